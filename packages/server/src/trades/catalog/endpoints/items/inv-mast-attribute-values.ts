import type { AttributeValue, ItemsOperations } from "@purvey/contract/generated/items";
import sql, { join, type Sql } from "sql-template-tag";
import { type JsonFields, selectList, timeText } from "../../../../platform/db/json-list.ts";
import { onDuplicate } from "../../../../platform/db/on-duplicate.ts";
import { orderBy } from "../../../../platform/db/order-by.ts";
import { everyWord } from "../../../../platform/db/words.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { within } from "../../../../platform/endpoints/within.ts";
import { conflict, notFound } from "../../../../platform/errors.ts";
import { refreshIndex } from "../../../search/index.ts";
import { namedValue } from "../../item-attribute-values.ts";
import { requireItem } from "../../required-item.ts";
import { lockedAttribute } from "./attributes.ts";
import { addValues, attach } from "./inv-mast-attributes.ts";

/** The value `v` of the row `y` of an item. */
const valueColumns: JsonFields = {
  attributeValueUid: "v.attribute_value_uid",
  attributeUid: "v.attribute_uid",
  attributeValue: "v.attribute_value",
  numericValue: "v.numeric_value",
  sequenceNo: "y.sequence_no",
  statusCd: "v.status_cd",
  dateCreated: timeText("y.date_created"),
  dateLastModified: timeText("v.date_last_modified"),
};

const expressions = {
  sequence_no: "y.sequence_no",
  attribute_value_uid: "v.attribute_value_uid",
  attribute_value: "v.attribute_value",
  numeric_value: "v.numeric_value",
};

/** An item, an attribute, and for one value its key. */
interface Place {
  readonly id: number;
  readonly attr: number;
}

function valuesOf(site: string, { id, attr }: Place, conditions: readonly Sql[]): Sql {
  const own = sql`y.site_id = ${site} and y.inv_mast_uid = ${id} and y.attribute_uid = ${attr} and v.status_cd <> 700`;
  return sql`
    from item_attribute_value y
    join attribute_value v on v.site_id = y.site_id and v.attribute_value_uid = y.attribute_value_uid
    where ${join([own, ...conditions], " and ")}`;
}

/** Refuses (404) an item that is not there, and an attribute that the item does not have. */
async function requirePair({ id, attr }: Place, context: Context): Promise<void> {
  await requireItem(id, context);
  const found = await context.db.first(sql`
    select 1 from item_attribute x
    where x.site_id = ${context.site} and x.inv_mast_uid = ${id} and x.attribute_uid = ${attr}`);
  if (!found) throw notFound("attribute of the item", attr);
}

const list: Handler<ItemsOperations["invMast.attributes.values.list"]> = async (input, context) => {
  const { attributeValueUid, q, limit, offset } = input;
  const one = attributeValueUid === undefined ? [] : [sql`v.attribute_value_uid = ${attributeValueUid}`];
  const page = await queryPage<AttributeValue>(context.db, {
    select: selectList(valueColumns),
    from: valuesOf(context.site, input, [...one, ...everyWord(sql`lower(v.attribute_value)`, q)]),
    order: orderBy(input.orderBy, Object.keys(expressions), "attribute_value_uid", expressions),
    limit,
    offset,
  });
  if (page.total === 0) await requirePair(input, context);
  return page;
};

async function readValue(place: Place, attributeValueUid: number, { db, site }: Context): Promise<AttributeValue> {
  const condition = sql`v.attribute_value_uid = ${attributeValueUid}`;
  const found = await db.first<AttributeValue>(
    sql`select ${selectList(valueColumns)} ${valuesOf(site, place, [condition])}`,
  );
  if (!found) throw notFound("value of the item", attributeValueUid);
  return found;
}

const create: Handler<ItemsOperations["invMast.attributes.values.create"]> = (input, context) =>
  context.transaction(async (db) => {
    const inside = within(context, db);
    await requireItem(input.id, inside);
    const attribute = await lockedAttribute(input.attr, inside);
    const uid = await namedValue(input.attr, attribute, input, inside);
    await attach(input, inside);
    if ((await addValues(input, [uid], inside)) === 0) throw await hasAlready(input, uid, inside);
    if (input.sequenceNo !== undefined) await move(input, uid, uid, input.sequenceNo, inside);
    await refreshIndex(db, context.site, [input.id]);
    return readValue(input, uid, inside);
  });

async function hasAlready(place: Place, uid: number, context: Context): Promise<Error> {
  const { attributeValue } = await readValue(place, uid, context);
  return duplicate(place, attributeValue);
}

function duplicate({ id }: Place, value: string) {
  return conflict(`The item \`${id}\` has the value \`${value}\` already. Change that one, or give another value.`);
}

/** Puts one value in place of another, or moves one to another position. False when the item lacks it. */
async function move(
  { id, attr }: Place,
  from: number,
  to: number,
  sequenceNo: number | undefined,
  { db, site }: Context,
): Promise<boolean> {
  const position = sequenceNo === undefined ? sql`sequence_no` : sql`${sequenceNo}`;
  const changed = await db.execute(sql`
    update item_attribute_value set attribute_value_uid = ${to}, sequence_no = ${position}
    where site_id = ${site} and inv_mast_uid = ${id} and attribute_uid = ${attr} and attribute_value_uid = ${from}`);
  return changed > 0;
}

const update: Handler<ItemsOperations["invMast.attributes.values.update"]> = (input, context) => {
  const { attributeValueUid, attributeValue, sequenceNo } = input;
  const changed = context.transaction(async (db) => {
    const inside = within(context, db);
    await requirePair(input, inside);
    const attribute = await lockedAttribute(input.attr, inside);
    const uid =
      attributeValue === undefined
        ? attributeValueUid
        : await namedValue(input.attr, attribute, { attributeValue }, inside);
    if (!(await move(input, attributeValueUid, uid, sequenceNo, inside)))
      throw notFound("value of the item", attributeValueUid);
    await refreshIndex(db, context.site, [input.id]);
    return readValue(input, uid, inside);
  });
  return onDuplicate(changed, () => duplicate(input, attributeValue ?? String(attributeValueUid)));
};

const remove: Handler<ItemsOperations["invMast.attributes.values.delete"]> = (input, context) =>
  context.transaction(async (db) => {
    const { id, attr, attributeValueUid } = input;
    await requirePair(input, within(context, db));
    const removed = await db.execute(sql`
      delete from item_attribute_value
      where site_id = ${context.site} and inv_mast_uid = ${id} and attribute_uid = ${attr}
        and attribute_value_uid = ${attributeValueUid}`);
    if (removed === 0) throw notFound("value of the item", attributeValueUid);
    await refreshIndex(db, context.site, [id]);
    return { uid: attributeValueUid, deleted: true };
  });

type ValueOperations = Pick<ItemsOperations, Extract<keyof ItemsOperations, `invMast.attributes.values.${string}`>>;

/** `/inv-mast/{id}/attributes/{attr}/values`: the values an item has of an attribute. */
export const invMastAttributeValueHandlers: Handlers<ValueOperations> = {
  "invMast.attributes.values.list": list,
  "invMast.attributes.values.create": create,
  "invMast.attributes.values.update": update,
  "invMast.attributes.values.delete": remove,
};
