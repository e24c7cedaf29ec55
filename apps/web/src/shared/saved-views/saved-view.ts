import type { Setting } from "@purvey/contract/generated/site";

/** The service whose settings hold the views that are shared. */
export const viewService = "ui";

/** A list as somebody arranged it, under a name: filters, columns and order are all in its address. */
export interface SavedView {
  readonly name: string;
  /** The query of the list's address: `?q=bolt&columns=itemId,brand`; empty for the list as it comes. */
  readonly search: string;
}

/** A view that everybody of the site sees. */
export interface SharedView extends SavedView {
  readonly settingsUid: number;
}

/** The longest name of a view. */
export const longestName = 60;

/** The name of the setting that holds a shared view: `view.users.blockedBuyers-1k2x9q`. */
export function settingNameOf(list: string, name: string, now: number): string {
  const words = name.normalize("NFD").match(/[A-Za-z0-9]+/g) ?? [];
  return `view.${list}.${[...words.slice(0, 4), now.toString(36)].join("-")}`.slice(0, 80);
}

/** A view out of what was stored; undefined for anything that is none. */
export function savedViewOf(value: unknown): SavedView | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { name, search } = value as Readonly<Record<string, unknown>>;
  if (typeof name !== "string" || name.trim() === "" || typeof search !== "string") return undefined;
  return search === "" || search.startsWith("?") ? { name: name.trim().slice(0, longestName), search } : undefined;
}

/** The shared views of a list among the settings, by name. */
export function sharedViewsOf(settings: readonly Setting[], list: string): SharedView[] {
  const own = settings.filter(({ settingName }) => settingName.startsWith(`view.${list}.`));
  const views = own.flatMap(({ settingsUid, settingValue }) => {
    const view = savedViewOf(settingValue);
    return view ? [{ ...view, settingsUid }] : [];
  });
  return byName(views);
}

/** Views by their names. */
export function byName<View extends SavedView>(views: readonly View[]): View[] {
  return views.toSorted((one, other) => one.name.localeCompare(other.name));
}

/** A person's own views with one more; one of the same name is replaced. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return byName([...views.filter(({ name }) => name !== view.name), view]);
}
