import { useEffect } from "react";

const told = new Set<unknown>();

/** Notes that the page tells of an error where it stands, as long as it does. */
export function useTold(error: unknown): void {
  useEffect(() => {
    told.add(error);
    return () => void told.delete(error);
  }, [error]);
}

/** Whether the page tells of an error where it stands. */
export function isTold(error: unknown): boolean {
  return told.has(error);
}
