import type { User } from "@purvey/contract/generated/content";
import { wasOvertaken } from "../../shared/overtaken/was-overtaken.ts";

/** What of a user can be changed by a form. */
export const userFields = ["name", "username", "email", "timezone", "language"] as const;

/** A field of the form. */
export type UserField = (typeof userFields)[number];

/** The fields that were edited, each with what was typed; a password only stays in the page. */
export type UserDraft = Readonly<Partial<Record<UserField, string>>>;

/** One field whose value is not the stored one. */
export interface UserChange {
  readonly field: UserField;
  readonly before: string;
  readonly after: string;
}

/** What a draft changes of a user. */
export function changesOf(user: Pick<User, UserField>, draft: UserDraft): UserChange[] {
  return userFields.flatMap((field) => {
    const after = draft[field]?.trim();
    return after === undefined || after === user[field] ? [] : [{ field, before: user[field], after }];
  });
}

/** What somebody else has stored in the changed fields since their text was `seen`, by field. */
export function overtakenFields(
  seen: (field: string) => unknown,
  now: Pick<User, UserField>,
  changes: readonly UserChange[],
): UserDraft {
  const overtaken = changes.filter(({ field, after }) =>
    wasOvertaken({ seen: String(seen(field)), stored: now[field], typed: after }),
  );
  return Object.fromEntries(overtaken.map(({ field }) => [field, now[field]]));
}

/** The changes as the service takes them. */
export function inputOf(changes: readonly UserChange[]): UserDraft {
  return Object.fromEntries(changes.map(({ field, after }) => [field, after]));
}

/** The fields without which a user cannot be: none of them may be blank. */
export function blankFields(draft: UserDraft, needed: readonly UserField[]): UserField[] {
  return needed.filter((field) => draft[field] !== undefined && draft[field].trim() === "");
}
