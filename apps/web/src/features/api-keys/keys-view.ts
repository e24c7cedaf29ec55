import type { ApiKey, ApiKeysListInput, CreateApiKeyInput } from "@purvey/contract/generated/content";
import type { KeyPermission } from "@purvey/contract/permissions";
import { choiceParam, numberParam } from "../../shared/url/read-param.ts";

/** The states of keys, in the order of the filter. */
export const keyStates = ["active", "expired", "blocked", "revoked"] as const satisfies readonly ApiKey["state"][];

/** Keys on one page. */
export const pageSize = 50;

/** What the list of keys shows, as its address holds it. */
export interface KeysView {
  readonly state?: ApiKey["state"] | undefined;
  readonly page?: number | undefined;
  /** The form for a new key is open. */
  readonly adding?: 1 | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readKeysView(raw: Readonly<Record<string, unknown>>): KeysView {
  return {
    state: choiceParam(raw.state, keyStates),
    page: numberParam(raw.page, 2),
    adding: numberParam(raw.adding) === 1 ? 1 : undefined,
  };
}

/** What to ask for a view. */
export function keysInput({ state, page = 1 }: KeysView): ApiKeysListInput {
  return { ...(state ? { state } : {}), limit: pageSize, offset: (page - 1) * pageSize };
}

/** For how long a key may be made: so many days, or `none` for one that never runs out. */
export const terms = ["30", "90", "365", "none"] as const;

/** A key as the form holds it. */
export interface KeyDraft {
  readonly name: string;
  readonly permissions: readonly KeyPermission[];
  readonly customerId?: number | undefined;
  readonly callsPerMinute: number | null;
  readonly term: (typeof terms)[number];
}

/** A form that nobody has filled in; a key runs out in 90 days unless somebody wants it otherwise. */
export const emptyDraft: KeyDraft = { name: "", permissions: [], callsPerMinute: null, term: "90" };

/** What makes the key of a form. */
export function inputOf(
  { name, permissions, customerId, callsPerMinute, term }: KeyDraft,
  now = Date.now(),
): CreateApiKeyInput {
  return {
    name,
    permissions: [...permissions],
    ...(customerId === undefined ? {} : { customerId }),
    ...(callsPerMinute === null ? {} : { callsPerMinute }),
    dateExpires: term === "none" ? null : daysFrom(now, Number(term)),
  };
}

function daysFrom(now: number, days: number): string {
  return new Date(now + days * 86_400_000).toISOString().slice(0, 19).replace("T", " ");
}
