import { useTabDraft } from "../session/use-tab-draft.ts";
import { type Seen, seenOf } from "./seen-of.ts";

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
