import type { ItemsOperations, ProductLink } from "@purvey/contract/generated/items";
import { ProductLink as ProductLinkSchema } from "@purvey/contract/services/items/inv-mast-links";
import sql from "sql-template-tag";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { requireItem } from "../../required-item.ts";

const link = crudHandlers<ProductLink>({
  entity: ProductLinkSchema,
  table: "item_link",
  key: "invMastLinksUid",
  keyInput: "invMastLinksUid",
  noun: "link of the item",
  search: [],
  defaultOrder: "sequence_no|ASC",
  deletion: "hard",
  parents: { id: "inv_mast_uid" },
  checkParents: (input, context) => requireItem(Number(input.id), context),
  joins: {
    from: sql`join item i on i.site_id = t.site_id and i.inv_mast_uid = t.linked_inv_mast_uid and i.delete_flag = 'N'`,
    fields: {
      linkedItemId: "i.item_id",
      linkedItemDesc: "i.item_desc",
      defaultSellingUnit: "i.default_selling_unit",
      discontinued: "i.discontinued",
    },
  },
  filter: ({ linkType }) => (linkType === undefined ? [] : [sql`t.link_type = ${linkType}`]),
});

/** `/inv-mast-links/{id}`: what goes with an item. */
export const invMastLinkHandlers: Handlers<Pick<ItemsOperations, "invMastLinks.get">> = {
  "invMastLinks.get": link.list,
};
