import type { ItemsOperations, LinkedItem } from "@purvey/contract/generated/items";
import sql from "sql-template-tag";
import { orderBy } from "../../platform/db/order-by.ts";
import type { Context, Page } from "../../platform/endpoints/context.ts";
import type { Handler } from "../../platform/endpoints/implement.ts";
import { viewerOf } from "../pricing/index.ts";
import { aliveItem } from "./catalogue-conditions.ts";
import { catalogueItems } from "./catalogue-item-rows.ts";
import { substituteTypes } from "./item-lists.ts";
import { requireItem } from "./required-item.ts";

const expressions = {
  inv_mast_links_uid: "l.inv_mast_links_uid",
  sequence_no: "l.sequence_no",
  link_type: "l.link_type",
  item_id: "i.item_id",
  item_desc: "i.item_desc",
};

const linkColumns = sql`page.inv_mast_links_uid as "invMastLinksUid", page.origin as "linkedToInvMastUid",
  page.link_type as "linkType", page.note, page.sequence_no as "sequenceNo"`;

interface LinkInput {
  readonly id: number;
  readonly limit: number;
  readonly offset: number;
  readonly orderBy: string;
}

async function linkedItems(input: LinkInput, types: readonly string[], context: Context): Promise<Page<LinkedItem>> {
  const { site } = context;
  const selection = {
    site,
    from: sql`
      from item_link l
      join item i on i.site_id = l.site_id and i.inv_mast_uid = l.linked_inv_mast_uid
      where l.site_id = ${site} and l.inv_mast_uid = ${input.id} and l.link_type = any(${types}::text[]) and ${aliveItem}`,
    further: sql`l.inv_mast_links_uid, l.inv_mast_uid as origin, l.link_type, l.note, l.sequence_no`,
    order: orderBy(input.orderBy, Object.keys(expressions), "inv_mast_links_uid", expressions),
    limit: input.limit,
    offset: input.offset,
  };
  const viewer = viewerOf({}, context);
  const page = await catalogueItems<LinkedItem>(context.db, selection, { viewer, further: linkColumns });
  if (page.total === 0) await requireItem(input.id, context);
  return page;
}

/** `/inv-mast/{id}/inv-accessory`: what is bought with an item. */
export const invAccessory: Handler<ItemsOperations["invMast.invAccessory"]> = (input, context) =>
  linkedItems(input, ["accessory"], context);

/** `/inv-mast/{id}/inv-sub`: what is bought instead of an item. */
export const invSub: Handler<ItemsOperations["invMast.invSub"]> = (input, context) =>
  linkedItems(input, substituteTypes, context);
