import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useWho } from "../customer/who.tsx";
import { deviceMemory } from "../session/device-memory.ts";
import { type SavedView, savedViewOf } from "./saved-view.ts";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

function readViews(text: string): SavedView[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.flatMap((value) => savedViewOf(value) ?? []) : [];
  } catch {
    return [];
  }
}

/** A person's own views of a list, kept by the browser, and how to keep others. */
export function usePersonalViews(list: string): readonly [SavedView[], (views: readonly SavedView[]) => void] {
  const { siteId, userId } = useWho();
  const place = `purvey.views.${siteId}.${userId}.${list}`;
  const text = useSyncExternalStore(subscribe, () => deviceMemory()?.getItem(place) ?? "[]");
  const keep = useCallback(
    (views: readonly SavedView[]) => {
      deviceMemory()?.setItem(place, JSON.stringify(views));
      for (const listener of listeners) listener();
    },
    [place],
  );
  return [useMemo(() => readViews(text), [text]), keep];
}
