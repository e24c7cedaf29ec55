import { useCallback, useMemo } from "react";
import { useWho } from "../customer/who.tsx";
import { readDeviceText, useDeviceText } from "../session/device-text.ts";
import { type SavedView, savedViewOf } from "./saved-view.ts";

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
    (changed) => keep(JSON.stringify(changed(readViews(readDeviceText(place) ?? "[]")))),
    [keep, place],
  );
  return [useMemo(() => readViews(text ?? "[]"), [text]), change];
}

/** Where the browser keeps something of a list for the person who is signed in. */
export function usePersonalPlace(what: string, list: string): string {
  const { siteId, userId } = useWho();
  return `purvey.${what}.${siteId}.${userId}.${list}`;
}
