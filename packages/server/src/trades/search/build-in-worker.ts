import { on } from "node:events";
import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { IndexRecord, Schema } from "@purvey/search/schema";
import { type Arrays, SearchIndex } from "@purvey/search/search-index";

/** Batches that a worker may have before it, so that it does not wait while the next one is read. */
const ahead = 2;

/** Where the program of the worker is; nothing in a bundle, which has no file of it. */
export function workerProgram(): URL | undefined {
  const name = "index-worker.js";
  const program = new URL(name, import.meta.url);
  return program.protocol === "file:" && existsSync(program) ? program : undefined;
}

/**
 * Builds an index of batches of records in a worker. Its arrays change hands and are not copied.
 *
 * @throws what the batches throw, and what ends the worker
 */
export async function buildInWorker(
  program: URL,
  schema: Schema,
  batches: AsyncIterable<readonly IndexRecord[]>,
): Promise<SearchIndex> {
  const worker = new Worker(program, { workerData: schema, name: "search index" });
  const messages = on(worker, "message", { close: ["exit"] }) as AsyncIterableIterator<["taken" | Arrays]>;
  const next = async () => {
    const { value, done } = await messages.next();
    if (done) throw new Error("The worker that builds a search index ended before it was done.");
    return value[0];
  };
  try {
    let before = 0;
    for await (const batch of batches) {
      if (batch.length === 0) continue;
      worker.postMessage(batch);
      if (++before > ahead) {
        await next();
        before--;
      }
    }
    worker.postMessage([]);
    for (;;) {
      const message = await next();
      if (message !== "taken") return SearchIndex.of(schema, message);
    }
  } finally {
    await worker.terminate();
  }
}
