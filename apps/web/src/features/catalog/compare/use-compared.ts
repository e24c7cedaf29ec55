import { useCallback, useSyncExternalStore } from "react";
import { useSession } from "../../../shared/session/session-context.tsx";
import { tabMemory } from "../../../shared/session/tab-memory.ts";

const listeners = new Set<() => void>();
/** What was chosen where the browser keeps nothing; by key. */
const unkept = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The numbers of the items that are chosen to be compared, and the way to choose others; they last as long as the tab. */
export function useCompared(): { items: readonly string[]; choose: (items: readonly string[]) => void } {
  const { siteId, userId = 0 } = useSession();
  const key = `purvey.compare.${siteId}.${userId}`;
  const kept = useSyncExternalStore(subscribe, () => tabMemory()?.getItem(key) ?? unkept.get(key) ?? "");
  const choose = useCallback(
    (items: readonly string[]) => {
      write(key, items.join("\n"));
      for (const listener of listeners) listener();
    },
    [key],
  );
  return { items: comparedItems(kept.split("\n")), choose };
}

/** Storage may be full or forbidden; the choice then lasts until the page is closed. */
function write(key: string, text: string): void {
  unkept.set(key, text);
  try {
    tabMemory()?.setItem(key, text);
  } catch {
    return;
  }
}

/** How many items stand side by side at most. */
export const mostCompared = 4;

/** The items of an address or of what was kept: each once, in order, the first four. */
export function comparedItems(given: readonly string[]): string[] {
  const items = given.map((item) => item.trim()).filter((item) => item !== "");
  return [...new Set(items)].slice(0, mostCompared);
}

/** The items with one more, or without it; a fifth is not taken. */
export function toggleCompared(items: readonly string[], item: string): string[] {
  return items.includes(item) ? items.filter((each) => each !== item) : comparedItems([...items, item]);
}
