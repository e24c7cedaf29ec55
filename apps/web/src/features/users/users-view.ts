import type { UserGroup, UsersListInput } from "@purvey/contract/generated/content";
import type { TableSort } from "@purvey/ui/data/data-table";
import { type ColumnArrangement, columnsParam, widthsParam } from "../../shared/saved-views/column-choice.ts";
import { choiceParam, numberParam, textParam } from "../../shared/url/read-param.ts";

/** The columns that users can be sorted by. */
export const sortedColumns = ["name", "username", "email", "lastvisitDate", "registerDate"] as const;

/** What asks for the groups of the site: as many as one page may have. */
export const everyGroup = { limit: 100 };

/** Users on one page. */
export const pageSize = 50;

/** What the list of users shows, as its address holds it. */
export interface UsersView extends ColumnArrangement {
  readonly tab?: "groups" | undefined;
  readonly q?: string | undefined;
  readonly customer?: number | undefined;
  readonly sort?: (typeof sortedColumns)[number] | undefined;
  readonly down?: 1 | undefined;
  readonly page?: number | undefined;
  /** The form for a new user is open. */
  readonly adding?: 1 | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readUsersView(raw: Readonly<Record<string, unknown>>): UsersView {
  return {
    tab: choiceParam(raw.tab, ["groups"]),
    q: textParam(raw.q)?.slice(0, 255),
    customer: numberParam(raw.customer),
    sort: choiceParam(raw.sort, sortedColumns),
    down: numberParam(raw.down) === 1 ? 1 : undefined,
    columns: columnsParam(raw.columns),
    widths: widthsParam(raw.widths),
    page: numberParam(raw.page, 2),
    adding: numberParam(raw.adding) === 1 ? 1 : undefined,
  };
}

const sortNames = {
  name: "name",
  username: "username",
  email: "email",
  lastvisitDate: "lastvisit_date",
  registerDate: "register_date",
} as const;

/** What to ask for a view; by name unless said otherwise. */
export function usersInput({ q, customer, sort = "name", down, page = 1 }: UsersView): UsersListInput {
  return {
    ...(q ? { q } : {}),
    ...(customer === undefined ? {} : { customerId: customer }),
    orderBy: `${sortNames[sort]}|${down ? "DESC" : "ASC"}`,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  };
}

/** The order of a view as a table shows it. */
export function sortOf({ sort = "name", down }: UsersView): TableSort {
  return { key: sort, direction: down ? "descending" : "ascending" };
}

/** A view with the order that a table asks for, from its first page on. */
export function sortedView(view: UsersView, { key, direction }: TableSort): UsersView {
  const sort = choiceParam(key, sortedColumns);
  return {
    ...view,
    sort: sort === "name" ? undefined : sort,
    down: direction === "descending" ? 1 : undefined,
    page: undefined,
  };
}

/** The parts of a user's page. */
export const userTabs = ["profile", "groups", "permissions"] as const;

/** A part of a user's page. */
export type UserTab = (typeof userTabs)[number];

/** Reads which part of a user's page is shown; the first has no parameter. */
export function readUserView(raw: Readonly<Record<string, unknown>>): { tab?: UserTab | undefined } {
  const tab = choiceParam(raw.tab, userTabs);
  return { tab: tab === "profile" ? undefined : tab };
}

/** The groups in the order of their tree: each above those below it. */
export function treeOf(groups: readonly UserGroup[]): UserGroup[] {
  return groups.toSorted((one, other) => one.lft - other.lft);
}
