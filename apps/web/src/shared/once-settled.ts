/**
 * Does something once the screen has settled: what a person may want next then comes out of the way of what they see first.
 *
 * @returns prevents it, where it has not happened yet; nothing where the browser does not tell when it rests: there it is
 * never done
 */
export function onceSettled(work: () => void): (() => void) | undefined {
  if (typeof requestIdleCallback === "undefined") return undefined;
  const handle = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
