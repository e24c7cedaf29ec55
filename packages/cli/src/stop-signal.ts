/** Signals that come within this time are one: Ctrl+C reaches a program and what started it, which passes it on. */
const once = 1000;

/** Resolves at the first Ctrl+C or SIGTERM. A later one ends the process at once, whatever is under way. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined;
    const hear = (): void => {
      first ??= Date.now();
      if (Date.now() - first > once) process.exit(1);
      resolve();
    };
    process.on("SIGINT", hear);
    process.on("SIGTERM", hear);
  });
}
