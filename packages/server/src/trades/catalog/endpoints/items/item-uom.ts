import type { ItemsOperations, UnitOfMeasure } from "@purvey/contract/generated/items";
import { UnitOfMeasure as UnitOfMeasureSchema } from "@purvey/contract/services/items/item-uom";
import sql, { type Sql } from "sql-template-tag";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";

const unit = crudHandlers<UnitOfMeasure>({
  entity: UnitOfMeasureSchema,
  table: "item_uom",
  key: "itemUomUid",
  keyInput: "id",
  noun: "unit of measure",
  search: [],
  defaultOrder: "item_uom_uid|ASC",
  // Units carry `delete_flag` in place of a status; the filter below leaves deleted ones out.
  deletion: "hard",
  joins: {
    from: sql`join item i on i.site_id = t.site_id and i.inv_mast_uid = t.inv_mast_uid`,
    fields: { itemId: "i.item_id" },
  },
  filter: conditions,
});

function conditions(input: Record<string, unknown>): Sql[] {
  const { invMastUid, unitOfMeasure, deleteFlag, createdSince, modifiedSince } = input;
  return [
    sql`t.delete_flag = ${deleteFlag}`,
    ...(invMastUid === undefined ? [] : [sql`t.inv_mast_uid = ${invMastUid}`]),
    ...(unitOfMeasure === undefined ? [] : [sql`upper(t.unit_of_measure) = upper(${unitOfMeasure})`]),
    ...(createdSince === undefined ? [] : [sql`t.date_created >= ${createdSince}`]),
    ...(modifiedSince === undefined ? [] : [sql`t.date_last_modified >= ${modifiedSince}`]),
  ];
}

type UnitOperations = Pick<ItemsOperations, Extract<keyof ItemsOperations, `itemUom.${string}`>>;

/** `/item-uom`: the units of items with their sizes (R116). */
export const itemUomHandlers: Handlers<UnitOperations> = {
  "itemUom.list": unit.list,
  "itemUom.get": unit.get,
};
