import { useEffect, useRef, useState } from "react";

/** What a latched handler may return; a promise keeps the latch closed until it settles. */
export type LatchResult = unknown;

/**
 * Makes a handler run once at a time: while the promise it returned is open, further calls are ignored. The latch
 * closes at once, before React renders, so a double click cannot slip through.
 *
 * @returns `[run, running]`
 *
 * @example
 * const [submit, sending] = useLatch(placeOrder);
 */
export function useLatch<Arguments extends unknown[]>(
  handler: ((...args: Arguments) => LatchResult) | undefined,
): [(...args: Arguments) => void, boolean] {
  const closed = useRef(false);
  const mounted = useRef(true);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const open = () => {
    closed.current = false;
    if (mounted.current) setRunning(false);
  };
  const run = (...args: Arguments) => {
    if (closed.current) return;
    const result = handler?.(...args);
    if (!(result instanceof Promise)) return;
    closed.current = true;
    setRunning(true);
    result.then(open, (error: unknown) => {
      open();
      reportError(error);
    });
  };
  return [run, running];
}
