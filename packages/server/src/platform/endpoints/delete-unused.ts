import type { Sql } from "sql-template-tag";
import { conflict, notFound } from "../errors.ts";
import type { Context } from "./context.ts";

/** How a record is deleted that others may refer to. */
export interface UnusedDeletion {
  /** In sentences: "attribute". */
  readonly noun: string;
  readonly key: number;
  /** Selects the `name` of the record, unless it is deleted, and locks it. */
  readonly lock: Sql;
  /** Selects `kind` and `name` of what uses the record, and `uses`, their number, on every row. */
  readonly usage: Sql;
  /** Deletes the record with all that belongs to it. */
  readonly remove: Sql;
  /** How to come free of the uses. */
  readonly advice: string;
  /** What to do instead of deleting; setting `statusCd` to 705 unless said otherwise. */
  readonly instead?: string;
}

interface Usage {
  readonly uses: number;
  readonly kind: string;
  readonly name: string;
}

/** Deletes a record that nothing uses; refuses (409) one that is in use, naming how often and by what. */
export function deleteUnused(deletion: UnusedDeletion, context: Context): Promise<{ uid: number; deleted: boolean }> {
  return context.transaction(async (db) => {
    const record = await db.first<{ name: string }>(deletion.lock);
    if (!record) throw notFound(deletion.noun, deletion.key);
    const usage = await db.first<Usage>(deletion.usage);
    if (usage) throw inUse(deletion, record.name, usage);
    await db.execute(deletion.remove);
    return { uid: deletion.key, deleted: true };
  });
}

function inUse({ noun, advice, instead }: UnusedDeletion, name: string, { uses, kind, name: user }: Usage): Error {
  const others = uses > 1 ? ` and ${uses - 1} more` : "";
  const sentence = `The ${noun} \`${name}\` is in use by the ${kind} \`${user}\`${others}.`;
  return conflict(`${sentence} ${advice}, or ${instead ?? "set its `statusCd` to 705 to retire it"}.`, { uses });
}
