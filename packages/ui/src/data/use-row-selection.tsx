import { useMemo, useRef } from "react";
import type { RowKey } from "./table-column.tsx";

/** What a table needs to let rows be selected. */
export interface RowSelection {
  has: (index: number) => boolean;
  all: boolean;
  some: boolean;
  toggle: (index: number) => void;
  toggleRange: (index: number) => void;
  toggleAll: () => void;
}

/**
 * Selection of rows by single, range (from the last toggled row) and all of the page. Keys of rows that are not on
 * the page stay selected.
 */
export function useRowSelection(
  keys: readonly RowKey[],
  selected: ReadonlySet<RowKey> | undefined,
  onSelectedChange: ((selected: ReadonlySet<RowKey>) => void) | undefined,
): RowSelection | undefined {
  const anchor = useRef<number>(undefined);
  const { all, some } = useMemo(() => shareOf(keys, selected), [keys, selected]);
  if (!selected || !onSelectedChange) return undefined;
  const has = (index: number) => selected.has(keys[index] ?? "");
  const set = (changed: readonly RowKey[], on: boolean) => {
    const next = new Set(selected);
    for (const key of changed) on ? next.add(key) : next.delete(key);
    onSelectedChange(next);
  };
  const toggle = (index: number) => {
    anchor.current = index;
    set(keys.slice(index, index + 1), !has(index));
  };
  const toggleRange = (index: number) => {
    const from = anchor.current ?? index;
    anchor.current = index;
    set(keys.slice(Math.min(from, index), Math.max(from, index) + 1), true);
  };
  return {
    has,
    all,
    some,
    toggle,
    toggleRange,
    toggleAll: () => set(keys, !all),
  };
}

function shareOf(keys: readonly RowKey[], selected: ReadonlySet<RowKey> | undefined) {
  if (!selected || selected.size === 0) return { all: false, some: false };
  const some = keys.some((key) => selected.has(key));
  return { all: some && keys.every((key) => selected.has(key)), some };
}
