import type { ErpOperations, TransWebDisplayType, TransWebDisplayTypeDefaults } from "@purvey/contract/generated/erp";
import { TransWebDisplayType as TransWebDisplayTypeSchema } from "@purvey/contract/services/erp/trans-web-display-type";
import sql from "sql-template-tag";
import { onDuplicate } from "../../../../platform/db/on-duplicate.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import { type CrudHandlers, crudHandlers } from "../../../../platform/endpoints/crud.ts";
import { deleteUnused } from "../../../../platform/endpoints/delete-unused.ts";
import type { Received } from "../../../../platform/endpoints/implement.ts";
import { within } from "../../../../platform/endpoints/within.ts";
import { conflict } from "../../../../platform/errors.ts";
import { operationsOf, transHandlers } from "../../trans-handlers.ts";

const noun = "web display type";

const displayType = crudHandlers<TransWebDisplayType>({
  entity: TransWebDisplayTypeSchema,
  table: "web_display_type",
  key: "webDisplayTypeUid",
  keyInput: "webDisplayTypeUid",
  noun,
  search: ["web_display_type_id", "web_display_type_desc"],
  defaultOrder: "web_display_type_uid|ASC",
  computed: {
    itemTextCount: `(select count(*) from item_text x
      where x.site_id = t.site_id and x.web_display_type_uid = t.web_display_type_uid)`,
  },
});

function taken(input: object) {
  const { webDisplayTypeId } = input as { webDisplayTypeId?: string };
  return () =>
    conflict(`There is a web display type \`${webDisplayTypeId}\` already. Change that one, or choose another code.`);
}

/** Changes a display type; texts of items carry its code, so they follow. */
function update(given: object, context: Context): Promise<TransWebDisplayType> {
  const { webDisplayTypeId, webDisplayTypeUid } = given as Received<ErpOperations["transWebDisplayType.update"]>;
  const changed = context.transaction(async (db) => {
    const after = await displayType.update(given, within(context, db));
    if (webDisplayTypeId !== undefined)
      await db.execute(sql`
        update item_text set web_display_type_id = ${webDisplayTypeId}
        where site_id = ${context.site} and web_display_type_uid = ${webDisplayTypeUid}
          and web_display_type_id is distinct from ${webDisplayTypeId}`);
    return after;
  });
  return onDuplicate(changed, taken(given));
}

function remove(uid: number, context: Context): Promise<{ uid: number; deleted: boolean }> {
  const { site } = context;
  const own = sql`site_id = ${site} and web_display_type_uid = ${uid} and status_cd <> 700`;
  return deleteUnused(
    {
      noun,
      key: uid,
      lock: sql`select web_display_type_id as name from web_display_type where ${own} for update`,
      usage: sql`
        select 'text of the item' as kind, i.item_id as name, count(*) over () as uses from item_text x
        join item i on i.site_id = x.site_id and i.inv_mast_uid = x.inv_mast_uid
        where x.site_id = ${site} and x.web_display_type_uid = ${uid} order by i.item_id limit 1`,
      remove: sql`update web_display_type set status_cd = 700, date_last_modified = localtimestamp(0) where ${own}`,
      advice: "Give the texts another type first",
    },
    context,
  );
}

const handlers: CrudHandlers<TransWebDisplayType> = {
  ...displayType,
  create: (input, context) => onDuplicate(displayType.create(input, context), taken(input)),
  update,
  delete: (input, context) => remove((input as { webDisplayTypeUid: number }).webDisplayTypeUid, context),
};

/** `/trans-web-display-type`: where texts of items are shown. */
export const transWebDisplayTypeHandlers = operationsOf(
  "transWebDisplayType",
  transHandlers<TransWebDisplayType, TransWebDisplayTypeDefaults>("transWebDisplayType", noun, handlers),
);
