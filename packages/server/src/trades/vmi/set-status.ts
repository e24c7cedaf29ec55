import type { Context } from "../../platform/endpoints/context.ts";
import type { CrudHandlers } from "../../platform/endpoints/crud.ts";
import { within } from "../../platform/endpoints/within.ts";

/**
 * Puts a record into a state (R099): 704 and 705 at once, also a deleted one; 700 as deleting does, with all that stands
 * against it.
 */
export function setStatus<T extends object>(
  plain: CrudHandlers<T>,
  input: { readonly statusCd: number },
  context: Context,
  remove: (context: Context) => Promise<unknown>,
): Promise<T> {
  return context.transaction(async (db) => {
    const inside = within(context, db);
    if (input.statusCd === 700) await remove(inside);
    return plain.setStatus(input, inside);
  });
}
