import { useCallback, useMemo } from "react";
import { readDeviceText, useDeviceText } from "../session/device-text.ts";
import { usePersonalPlace } from "./personal-views.ts";
import { type ListedView, viewKey } from "./saved-view.ts";

/** The view that a list opens with for a person on this device. */
export interface FirstView {
  /** Which view it is, see `viewKey`. */
  readonly key: string;
  /** What it showed when it was last seen: the list opens with it before the shared views are read. */
  readonly search: string;
}

/** The view that a list opens with, and how to choose another; undefined opens the list as it comes. */
export function useFirstView(list: string): readonly [FirstView | undefined, (view: ListedView | undefined) => void] {
  const [text, keep] = useDeviceText(usePersonalPlace("firstView", list));
  const choose = useCallback(
    (view: ListedView | undefined) => keep(view && JSON.stringify({ key: viewKey(view), search: view.search })),
    [keep],
  );
  return [useMemo(() => readFirstView(text), [text]), choose];
}

/** Reads what was kept; undefined for anything else. */
export function readFirstView(text: string | undefined): FirstView | undefined {
  try {
    const { key, search } = JSON.parse(text ?? "{}") as Readonly<Record<string, unknown>>;
    if (typeof key !== "string" || typeof search !== "string" || !search.startsWith("?")) return undefined;
    return { key, search };
  } catch {
    return undefined;
  }
}

/** The view that a list opens with, out of where `usePersonalPlace` says. */
export function firstViewAt(place: string): FirstView | undefined {
  return readFirstView(readDeviceText(place));
}
