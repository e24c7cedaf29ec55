import { useEffect } from "react";
import { useKept } from "./use-kept-state.ts";

/**
 * A draft that outlives the tab, as `useKeptState` keeps it, and is the same in every tab of the device: what was taken or
 * booked in one of them is neither undone nor booked again by another.
 *
 * @param name what it is, such as `receipt.70015`; a component of another name needs a `key`
 */
export function useKeptDraft<T>(name: string, initial: T): [T, (next: T | ((now: T) => T)) => void] {
  const { place, state, keep, readAgain } = useKept(name, initial);
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === place) readAgain();
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  }, [place, readAgain]);
  return [state, keep];
}
