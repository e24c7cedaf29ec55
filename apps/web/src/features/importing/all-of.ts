import { inFlight } from "../../shared/in-flight.ts";
import { patiently } from "../../shared/patiently.ts";

/** Does work for all entries a few at a time, and throws the first error after all have ended. */
export async function allOf<Entry>(entries: readonly Entry[], work: (entry: Entry) => Promise<void>): Promise<void> {
  const errors: unknown[] = [];
  await inFlight(entries, (entry) => patiently(() => work(entry)).catch((error: unknown) => void errors.push(error)));
  if (errors.length > 0) throw errors[0];
}
