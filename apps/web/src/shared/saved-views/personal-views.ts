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

/** Changes a person's own views as they are stored by now, in another tab too. */
export type ChangeViews = (change: (views: readonly SavedView[]) => readonly SavedView[]) => void;

/** A person's own views of a list, kept by the browser, and how to change them. */
export function usePersonalViews(list: string): readonly [SavedView[], ChangeViews] {
  const place = usePersonalPlace("views", list);
  const [text, keep] = useDeviceText(place);
  const change = useCallback<ChangeViews>(
    (changed) => keep(JSON.stringify(changed(readViews(deviceMemory()?.getItem(place) ?? "[]")))),
    [keep, place],
  );
  return [useMemo(() => readViews(text ?? "[]"), [text]), change];
}

/** Where the browser keeps something of a list for the person who is signed in. */
export function usePersonalPlace(what: string, list: string): string {
  const { siteId, userId } = useWho();
  return `purvey.${what}.${siteId}.${userId}.${list}`;
}

/** A text that the browser keeps, as it is by now, and how to keep another; undefined takes it away. */
export function useDeviceText(place: string): readonly [string | undefined, (text: string | undefined) => void] {
  const text = useSyncExternalStore(subscribe, () => deviceMemory()?.getItem(place) ?? undefined);
  const keep = useCallback(
    (next: string | undefined) => {
      if (next === undefined) deviceMemory()?.removeItem(place);
      else deviceMemory()?.setItem(place, next);
      for (const listener of listeners) listener();
    },
    [place],
  );
  return [text, keep];
}
