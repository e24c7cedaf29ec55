import { useEffect, useState } from "react";
import { tabMemory } from "../session/tab-memory.ts";
import { usePersonalPlace } from "./personal-views.ts";
import { type ListedView, sameSearch, viewKey } from "./saved-view.ts";

/** The view that is open, and how to open another. */
export interface OpenView {
  /** Undefined for the list as it comes and for what nobody saved. */
  readonly view: ListedView | undefined;
  /** What is shown is no longer what the view holds. */
  readonly changed: boolean;
  readonly open: (view: ListedView | undefined) => void;
}

/**
 * The view that is open, given what the address shows: the one that shows the same, else the one that was opened and
 * whose filters, columns or order were changed since; none for the list as it comes.
 *
 * @param key of the view that was opened last
 */
export function openViewOf(
  views: readonly ListedView[],
  key: string | undefined,
  search: string,
): Omit<OpenView, "open"> {
  if (sameSearch(search, "")) return { view: undefined, changed: false };
  const chosen = views.find((view) => viewKey(view) === key);
  if (chosen && sameSearch(chosen.search, search)) return { view: chosen, changed: false };
  const alike = views.find((view) => sameSearch(view.search, search));
  return { view: alike ?? chosen, changed: !alike && chosen !== undefined };
}

/**
 * Which view of a list is open. A reload and another screen in between do not close it, another address does.
 *
 * @param known the shared views are read; until then one of them may be open that is not among `views`
 */
export function useOpenView(list: string, views: readonly ListedView[], known: boolean, search: string): OpenView {
  const place = usePersonalPlace("openView", list);
  const [key, open] = useState(() => openedAt(place, search));
  const shown = openViewOf(views, key, search);
  const shownKey = shown.view && viewKey(shown.view);
  useEffect(() => {
    if (!known && shownKey === undefined) return;
    // What is changed from here on is a change of the view that the address led to.
    open(shownKey);
    keepOpened(place, shownKey, search);
  }, [place, known, shownKey, search]);
  return { ...shown, open: (next) => open(next && viewKey(next)) };
}

/** The key of the view that was open when the tab last showed this address; undefined when it showed another. */
function openedAt(place: string, search: string): string | undefined {
  const [key, last] = (tabMemory()?.getItem(place) ?? "").split("\n");
  return key && sameSearch(last ?? "", search) ? key : undefined;
}

function keepOpened(place: string, key: string | undefined, search: string): void {
  if (key === undefined) tabMemory()?.removeItem(place);
  else tabMemory()?.setItem(place, `${key}\n${search}`);
}
