import { useEffect } from "react";
import { readKept, useKeptPlace, useKeptState } from "./use-kept-state.ts";

/**
 * A draft that outlives the tab, as `useKeptState` keeps it, and is the same in every tab of the device: what was taken or
 * booked in one of them is neither undone nor booked again by another.
 *
 * @param name what it is, such as `receipt.70015`; a component of another name needs a `key`
 */
export function useKeptDraft<T>(name: string, initial: T): [T, (next: T | ((now: T) => T)) => void] {
  const place = useKeptPlace(name);
  const [draft, setDraft] = useKeptState(name, initial);
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === place) setDraft(readKept<T>(place) ?? initial);
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  }, [place, initial, setDraft]);
  return [draft, setDraft];
}
