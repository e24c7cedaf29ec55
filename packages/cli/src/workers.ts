import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import type { Terminal } from "./command.ts";

/** One that ends sooner after its start is replaced after a pause, in milliseconds. */
const shortLife = 10_000;

/** The first pause before one is replaced that ended soon after its start; each doubles the one before. In milliseconds. */
const firstPause = 500;
const longestPause = 30_000;

/** Whether this process is one of several that serve a port. */
export const isWorker = cluster.isWorker;

/** Which of the workers this is, from 0; one that replaces another takes its number. */
export const workerNumber = Number(process.env.PURVEY_WORKER ?? 0);

/** Tells the process that started this worker that it answers. */
export function workerIsReady(port: number): void {
  cluster.worker?.send(port);
}

/** Ends the tie between this worker and the process that started it, which would keep it from ending. */
export function letGo(): void {
  cluster.worker?.disconnect();
}

/**
 * Serves a port by several processes that run the same command, until it is stopped; answers the exit status. The first
 * is ready before the others begin, so that it alone prepares the database, and what is wrong with the settings is said
 * once. One that ends by itself is replaced.
 */
export async function serveByWorkers(
  count: number,
  terminal: Terminal,
  stopped: Promise<void>,
  onReady: (port: number) => void,
): Promise<number> {
  const stopping = new AbortController();
  void stopped.then(() => {
    stopping.abort();
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
  });
  const first = begin(0);
  const port = await readiness(first);
  if (port === undefined) return stopping.signal.aborted ? 0 : (first.process.exitCode ?? 1);
  const others = Array.from({ length: count - 1 }, (_, index) => begin(index + 1));
  const kept = [first, ...others].map((worker, number) => keep(number, worker, terminal, stopping.signal));
  await Promise.all(others.map(readiness));
  if (!stopping.signal.aborted) onReady(port);
  await Promise.all(kept);
  return 0;
}

function begin(number: number): Worker {
  const worker = cluster.fork({ PURVEY_WORKER: String(number) });
  closeWhatIsHandedOver(worker);
  return worker;
}

/** A connection as `node:cluster` hands it over; it closes it here when the worker has taken it. */
interface Handed {
  /** Negative once it is closed. */
  readonly fd: number;
  close(): void;
}

/** Ends the connections that were on their way to a worker when it was killed: Node forgets them, and their callers wait. */
function closeWhatIsHandedOver(worker: Worker): void {
  const { process: child } = worker;
  const handed = new Set<Handed>();
  const send = child.send.bind(child) as (...given: unknown[]) => boolean;
  child.send = (...given: unknown[]) => {
    for (const connection of handed) if (connection.fd < 0) handed.delete(connection);
    const connection = given[1] as Handed | undefined;
    if (connection) handed.add(connection);
    return send(...given);
  };
  worker.once("exit", () => {
    for (const connection of handed) connection.close();
  });
}

/** The port that a worker answers on; none when it ended before. */
async function readiness(worker: Worker): Promise<number | undefined> {
  const ended = new AbortController();
  worker.once("exit", () => ended.abort());
  const told = once(worker, "message", { signal: ended.signal }) as Promise<[number]>;
  return told.then(
    ([port]) => port,
    () => undefined,
  );
}

/** Replaces a worker whenever it ends, until all of them are stopped. */
async function keep(number: number, first: Worker, terminal: Terminal, stopping: AbortSignal): Promise<void> {
  let pause = firstPause;
  for (let worker = first; ; worker = begin(number)) {
    const started = performance.now();
    const [code, signal] = (await once(worker, "exit")) as [number | null, string | null];
    if (stopping.aborted) return;
    terminal.error(`Worker ${number} ended (${signal ?? `status ${code}`}); another takes its place.\n`);
    const isShort = performance.now() - started < shortLife;
    if (isShort) await setTimeout(pause, undefined, { signal: stopping }).catch(() => {});
    pause = isShort ? Math.min(longestPause, pause * 2) : firstPause;
    if (stopping.aborted) return;
  }
}
