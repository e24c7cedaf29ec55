import { useEffect } from "react";

/** The errors that parts of the page tell of: one as often as parts do. */
const told: unknown[] = [];

/**
 * Notes that a part of the page tells of an error.
 *
 * @returns what the part calls once when it tells no more
 */
export function tell(error: unknown): () => void {
  told.push(error);
  return () => void told.splice(told.indexOf(error), 1);
}

/** Notes that the page tells of an error where it stands, as long as it does. */
export function useTold(error: unknown): void {
  useEffect(() => tell(error), [error]);
}

/** Whether the page tells of an error where it stands. */
export function isTold(error: unknown): boolean {
  return told.includes(error);
}
