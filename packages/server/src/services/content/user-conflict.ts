import { DatabaseError } from "../../platform/db/errors.ts";
import { conflict } from "../../platform/errors.ts";

/** Says which of username and e-mail is taken, where the database only says that a key is; other errors stay. */
export function userConflict(error: unknown, given: { username?: string; email?: string }): unknown {
  if (!(error instanceof DatabaseError) || error.kind !== "unique") return error;
  const field = error.constraint === "users_email" ? "email" : "username";
  const value = given[field] ?? "";
  const noun = field === "email" ? "e-mail address" : "username";
  return conflict(`The ${noun} \`${value}\` is taken on this site, whatever its case. Choose another.`, {
    field,
    value,
  });
}
