/** How many calls of one piece of work go out at the same time. */
const atOnce = 6;

/**
 * Does work for each entry, a few at the same time and in order of the list. After `signal` nothing more is begun; what
 * is under way is finished. The work must not throw.
 */
export async function inFlight<Entry>(
  entries: readonly Entry[],
  work: (entry: Entry) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const line = entries.values();
  const worker = async () => {
    for (const entry of line) {
      if (signal?.aborted) return;
      await work(entry);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, entries.length) }, worker));
}
