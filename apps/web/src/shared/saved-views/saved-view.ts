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

/** A view of a list, a person's own one or a shared one. */
export type ListedView = SavedView & { readonly settingsUid?: number };

/** The longest name of a view. */
export const longestName = 60;

/** What tells a view of a list from the others: `own.Blocked`, `shared.12`. */
export function viewKey({ name, settingsUid }: ListedView): string {
  return settingsUid === undefined ? `own.${name}` : `shared.${settingsUid}`;
}

/** Parts of an address that say where one is in a list, not which list it is: the page, the record that is open. */
const passing = ["page", "record", "adding"];

/** The query of an address as a view keeps it: without the page and what is open. */
export function lastingSearch(search: string): string {
  const kept = search.replace(/^\?/, "").split("&");
  const lasting = kept.filter((pair) => pair !== "" && !passing.includes(pair.split("=", 1)[0] as string));
  return lasting.length > 0 ? `?${lasting.join("&")}` : "";
}

/** Whether two addresses show the same list, whatever the order of their parts and the page one is on. */
export function sameSearch(one: string, other: string): boolean {
  const pairs = (search: string) => new URLSearchParams(lastingSearch(search));
  const [left, right] = [pairs(one), pairs(other)];
  left.sort();
  right.sort();
  return left.toString() === right.toString();
}

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
export function withView(views: readonly SavedView[], { name, search }: SavedView): SavedView[] {
  return byName([...views.filter((view) => view.name !== name), { name, search }]);
}

/** A name that none of the views has: the one given, or with a number behind it, `Blocked (2)`. */
export function freeName(views: readonly SavedView[], name: string): string {
  const taken = new Set(views.map((view) => view.name));
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name.slice(0, longestName - 6)} (${number})`;
  return free;
}

/**
 * What to store of a change to a shared view, given what is stored by now: what somebody else has changed meanwhile
 * beside it stays. Undefined when they have changed the same.
 *
 * @param seen the view as it was shown to who changes it
 */
export function mergedChange(seen: SavedView, stored: SavedView, change: Partial<SavedView>): SavedView | undefined {
  const clash = (["name", "search"] as const).some(
    (part) => change[part] !== undefined && stored[part] !== seen[part] && stored[part] !== change[part],
  );
  return clash ? undefined : { name: change.name ?? stored.name, search: change.search ?? stored.search };
}

/** Whether two views are called alike and show the same. */
export function sameView(one: SavedView, other: SavedView): boolean {
  return one.name === other.name && one.search === other.search;
}
