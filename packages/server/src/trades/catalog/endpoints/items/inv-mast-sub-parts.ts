import type { ItemsOperations, SubPart } from "@purvey/contract/generated/items";
import { SubPart as SubPartSchema } from "@purvey/contract/services/items/inv-mast-sub-parts";
import sql from "sql-template-tag";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { requireItem } from "../../required-item.ts";

const subPart = crudHandlers<SubPart>({
  entity: SubPartSchema,
  table: "item_sub_part",
  key: "invMastSubPartsUid",
  keyInput: "invMastSubPartsUid",
  noun: "sub part of the item",
  search: [],
  defaultOrder: "sequence_no|ASC",
  deletion: "hard",
  parents: { id: "inv_mast_uid" },
  checkParents: (input, context) => requireItem(Number(input.id), context),
  joins: {
    from: sql`join item i on i.site_id = t.site_id and i.inv_mast_uid = t.sub_part_inv_mast_uid`,
    fields: {
      subPartItemId: "i.item_id",
      subPartItemDesc: "i.item_desc",
      unitOfMeasure: "coalesce(t.unit_of_measure, i.base_unit)",
    },
  },
  filter: ({ invMastLinksUid }) =>
    invMastLinksUid === undefined ? [] : [sql`t.inv_mast_links_uid = ${invMastLinksUid}`],
});

/** `/inv-mast-sub-parts/{id}`: what an item is made up of. */
export const invMastSubPartHandlers: Handlers<Pick<ItemsOperations, "invMastSubParts.get">> = {
  "invMastSubParts.get": subPart.list,
};
