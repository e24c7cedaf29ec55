/**
 * Builds an index beside the server: takes in records batch by batch, says so of each, and after an empty one hands over
 * the index's arrays. See {@link buildInWorker}.
 */
import { on } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import type { IndexRecord } from "@purvey/search/schema";
import { SearchIndex } from "@purvey/search/search-index";

if (parentPort === null) throw new Error("`index-worker` is run by the server as a worker, not by itself.");
const port = parentPort;

async function* records(): AsyncGenerator<IndexRecord> {
  for await (const [batch] of on(port, "message") as AsyncIterable<[readonly IndexRecord[]]>) {
    if (batch.length === 0) return;
    yield* batch;
    port.postMessage("taken");
  }
}

const arrays = (await SearchIndex.buildFrom(workerData, records())).handOver();
const columns = arrays.segments.flatMap((segment) => [...segment.values()]);
port.postMessage(arrays, [...new Set(columns.map(({ buffer }) => buffer as ArrayBuffer))]);
