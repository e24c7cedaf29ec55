import sql from "sql-template-tag";
import type { Context } from "../../platform/endpoints/context.ts";
import { type CrudHandlers, type CrudTable, crudHandlers } from "../../platform/endpoints/crud.ts";
import { within } from "../../platform/endpoints/within.ts";
import { reindexItems } from "./reindex-items.ts";
import { requireItem } from "./required-item.ts";

/** How records of items lie in their table: what the two names of the item in the paths leave open. */
export type BelowItemTable = Omit<CrudTable, "parents" | "checkParents" | "keyInput">;

/** The five plain operations. */
export type BelowItemHandlers<T> = Omit<CrudHandlers<T>, "setStatus">;

type Change<R> = (input: object, context: Context) => Promise<R>;

/** Does a change of an item's records with what follows from it, in the transaction of the context. */
export type AroundChange = <R>(invMastUid: number, context: Context, change: () => Promise<R>) => Promise<R>;

const changeOnly: AroundChange = (_invMastUid, _context, change) => change();

/**
 * Handlers of records of items, whose number is `id` in lists and creations and `invMastUid` in the path of one record.
 * What search finds items by is indexed again in the transaction of each change.
 */
export function belowItemHandlers<T extends object>(
  table: BelowItemTable,
  around: AroundChange = changeOnly,
): BelowItemHandlers<T> {
  const by = (parent: string): CrudHandlers<T> =>
    crudHandlers<T>({
      ...table,
      keyInput: table.key,
      parents: { [parent]: "inv_mast_uid" },
      checkParents: (input, context) => requireItem(Number(input[parent]), context),
    });
  const [all, one] = [by("id"), by("invMastUid")];
  const reindexed = <R>(parent: string, input: object, context: Context, change: Change<R>): Promise<R> => {
    const invMastUid = Number((input as Record<string, unknown>)[parent]);
    return context.transaction(async (db) => {
      const inside = within(context, db);
      const answer = await around(invMastUid, inside, () => change(input, inside));
      await reindexItems(sql`i.inv_mast_uid = ${invMastUid}`, inside);
      return answer;
    });
  };
  return {
    list: all.list,
    create: (input, context) => reindexed("id", input, context, all.create),
    get: one.get,
    update: (input, context) => reindexed("invMastUid", input, context, one.update),
    delete: (input, context) => reindexed("invMastUid", input, context, one.delete),
  };
}
