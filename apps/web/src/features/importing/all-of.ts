import { inFlight } from "../../shared/in-flight.ts";
import type { CheckRun } from "./check-run.ts";
import { patiently } from "./patiently.ts";

/**
 * Does work for all entries of a check a few at a time, and throws the first error after all have ended; a check that was
 * stopped begins no more of them.
 */
export async function allOf<Entry>(
  run: CheckRun,
  entries: readonly Entry[],
  work: (entry: Entry) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  const one = (entry: Entry) => patiently(() => work(entry), run).catch((error: unknown) => void errors.push(error));
  await inFlight(entries, one, run.signal);
  run.signal.throwIfAborted();
  if (errors.length > 0) throw errors[0];
}
