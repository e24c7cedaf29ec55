import { ApiError } from "@purvey/client/errors";
import { useCallback } from "react";
import { useText } from "../i18n/messages.ts";
import { useTabDraft } from "../session/use-tab-draft.ts";
import { messages } from "./messages.ts";

const nothing: Seen = {};

/** What stood in the fields of a draft when they were first changed. */
export interface SeenFields {
  /** What was seen in a field; of one that is not changed, what is stored. */
  readonly of: (field: string) => unknown;
  /** Goes with the draft: its fields as they are now, and what of them somebody else has stored and was told. */
  readonly keep: (fields: readonly string[], told?: Seen) => void;
}

/**
 * Keeps what was seen beside a draft, also over a reload: what is read then may be another one's already, and would be
 * taken for what was edited.
 *
 * @param key the draft's
 * @param stored what is stored in a field, as far as it was read
 */
export function useSeen(key: string, stored: (field: string) => unknown): SeenFields {
  const [seen, setSeen] = useTabDraft<Seen>(`${key}/seen`, nothing);
  return {
    of: (field) => (field in seen ? seen[field] : stored(field)),
    keep: (fields, told = nothing) => setSeen(seenOf({ ...seen, ...told }, fields, stored)),
  };
}

/**
 * Reads a record, works a change out and stores it with the version it read; from the start again when somebody else
 * stored something in between, which the server refuses (409). Each round means that another one's change was stored.
 *
 * @param change reads first, and refuses by throwing what the newest state does not allow
 */
export async function overNewest<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (failure) {
    if (failure instanceof ApiError && failure.code === "RESOURCE_CONFLICT") return overNewest(change);
    throw failure;
  }
}

/** What was seen in fields, by field. */
export type Seen = Readonly<Record<string, unknown>>;

/**
 * What was seen in the fields of a draft: a field that is newly changed as it is stored now, one that was changed before
 * as it was seen then; what is not changed any more is forgotten.
 */
export function seenOf(seen: Seen, fields: readonly string[], stored: (field: string) => unknown): Seen {
  return Object.fromEntries(fields.map((field) => [field, field in seen ? seen[field] : (stored(field) ?? null)]));
}

/** Characters of a stored text that a sentence shows. */
const most = 60;

/** Says what somebody else has stored meanwhile, and how one's own gets there all the same. */
export function useOvertaken(): (stored: string) => string {
  const text = useText(messages);
  return useCallback(
    (stored) => {
      if (stored.trim() === "") return text("emptied");
      return text("overtaken", { value: stored.length > most ? `${stored.slice(0, most)}…` : stored });
    },
    [text],
  );
}
