import type { ItemAttribute, ItemsOperations } from "@purvey/contract/generated/items";
import sql, { join } from "sql-template-tag";
import { selectList } from "../../../../platform/db/json-list.ts";
import { orderBy } from "../../../../platform/db/order-by.ts";
import { everyWord } from "../../../../platform/db/words.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { within } from "../../../../platform/endpoints/within.ts";
import { conflict, notFound } from "../../../../platform/errors.ts";
import { refreshIndex } from "../../../search/index.ts";
import { valueUids } from "../../item-attribute-values.ts";
import { itemAttributeFields } from "../../item-lists.ts";
import { requireItem } from "../../required-item.ts";
import { lockedAttribute } from "./attributes.ts";

/** An item and an attribute. */
interface Pair {
  readonly id: number;
  readonly attr: number;
}

const expressions = {
  sequence_no: "x.sequence_no",
  attribute_uid: "a.attribute_uid",
  attribute_id: "a.attribute_id",
  attribute_desc: "a.attribute_desc",
  data_type: "a.data_type",
};

const attributesOfItems = sql`
  from item_attribute x join attribute a on a.site_id = x.site_id and a.attribute_uid = x.attribute_uid`;

const searched = sql`lower(concat_ws(' ', a.attribute_id, a.attribute_desc, (
  select string_agg(v.attribute_value, ' ') from item_attribute_value y
  join attribute_value v on v.site_id = y.site_id and v.attribute_value_uid = y.attribute_value_uid
  where y.site_id = x.site_id and y.inv_mast_uid = x.inv_mast_uid and y.attribute_uid = x.attribute_uid)))`;

const list: Handler<ItemsOperations["invMast.attributes.list"]> = async (input, context) => {
  const { id, statusCd, q, limit, offset } = input;
  const status = statusCd === undefined ? sql`a.status_cd <> 700` : sql`a.status_cd = ${statusCd}`;
  const own = sql`x.site_id = ${context.site} and x.inv_mast_uid = ${id}`;
  const page = await queryPage<ItemAttribute>(context.db, {
    select: selectList(itemAttributeFields),
    from: sql`${attributesOfItems} where ${join([own, status, ...everyWord(searched, q)], " and ")}`,
    order: orderBy(input.orderBy, Object.keys(expressions), "attribute_uid", expressions),
    limit,
    offset,
  });
  if (page.total === 0) await requireItem(id, context);
  return page;
};

const create: Handler<ItemsOperations["invMast.attributes.create"]> = (input, context) =>
  context.transaction(async (db) => {
    const inside = within(context, db);
    const pair = { id: input.id, attr: input.attributeUid };
    await requireItem(input.id, inside);
    const attribute = await lockedAttribute(input.attributeUid, inside);
    if (!(await attach(pair, inside, input.sequenceNo))) throw await attachedAlready(pair, inside);
    const texts = [...new Set(input.values ?? [])];
    const uids = await valueUids(input.attributeUid, attribute, texts, "values", inside);
    await addValues(pair, uids, inside);
    await refreshIndex(db, context.site, [input.id]);
    return attributeOf(pair, inside);
  });

/** Describes the item by the attribute, at the end unless a position is given; false when it was so already. */
export async function attach({ id, attr }: Pair, { db, site }: Context, sequenceNo?: number): Promise<boolean> {
  const last = sql`(select coalesce(max(x.sequence_no), 0) + 1 from item_attribute x where x.site_id = ${site} and x.inv_mast_uid = ${id})`;
  const added = await db.execute(sql`
    insert into item_attribute (site_id, inv_mast_uid, attribute_uid, sequence_no)
    values (${site}, ${id}, ${attr}, ${sequenceNo ?? last})
    on conflict (site_id, inv_mast_uid, attribute_uid) do nothing`);
  return added > 0;
}

async function attachedAlready(pair: Pair, context: Context): Promise<Error> {
  const { attributeDesc } = await attributeOf(pair, context);
  return conflict(
    `The item \`${pair.id}\` has the attribute \`${attributeDesc}\` already. Add values to it at \`/inv-mast/${pair.id}/attributes/${pair.attr}/values\`.`,
    { attributeUid: pair.attr },
  );
}

/** Gives the item values of the attribute, in their order after those it has; answers how many it did not have. */
export async function addValues({ id, attr }: Pair, uids: readonly number[], { db, site }: Context): Promise<number> {
  if (uids.length === 0) return 0;
  return db.execute(sql`
    insert into item_attribute_value (site_id, inv_mast_uid, attribute_uid, attribute_value_uid, sequence_no)
    select ${site}, ${id}, ${attr}, t.uid, t.position + (
      select coalesce(max(y.sequence_no), 0) from item_attribute_value y
      where y.site_id = ${site} and y.inv_mast_uid = ${id} and y.attribute_uid = ${attr})
    from unnest(${uids}::bigint[]) with ordinality as t (uid, position)
    on conflict (site_id, inv_mast_uid, attribute_uid, attribute_value_uid) do nothing`);
}

async function attributeOf({ id, attr }: Pair, { db, site }: Context): Promise<ItemAttribute> {
  const found = await db.first<ItemAttribute>(sql`
    select ${selectList(itemAttributeFields)} ${attributesOfItems}
    where x.site_id = ${site} and x.inv_mast_uid = ${id} and x.attribute_uid = ${attr}`);
  if (!found) throw notFound("attribute of the item", attr);
  return found;
}

type AttributeOperations = Pick<ItemsOperations, "invMast.attributes.list" | "invMast.attributes.create">;

/** `/inv-mast/{id}/attributes`: what an item is described by. */
export const invMastAttributeHandlers: Handlers<AttributeOperations> = {
  "invMast.attributes.list": list,
  "invMast.attributes.create": create,
};
