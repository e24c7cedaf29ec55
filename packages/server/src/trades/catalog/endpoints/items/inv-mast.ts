import type {
  InvMastLookupInput,
  ItemAlternateCode,
  ItemMaster,
  ItemsOperations,
} from "@purvey/contract/generated/items";
import sql, { join, raw, type Sql } from "sql-template-tag";
import { selectList } from "../../../../platform/db/json-list.ts";
import { orderBy } from "../../../../platform/db/order-by.ts";
import type { Context, Page } from "../../../../platform/endpoints/context.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { invalid } from "../../../../platform/errors.ts";
import { compactCode } from "../../../../values/compact-code.ts";
import { type Viewer, viewerOf, visibleCode } from "../../../pricing/index.ts";
import { shownWebDesc } from "../../../search/index.ts";
import { inCategory } from "../../catalogue-conditions.ts";
import { beginsWith, codeHits } from "../../code-hits.ts";
import { alternateCodeColumns } from "../../item-columns.ts";
import { itemMasters } from "../../item-master-rows.ts";
import { type ItemSelection, oneItem, theItem } from "../../item-page.ts";
import { stock } from "../../item-stock.ts";
import { invAccessory, invSub } from "../../linked-items.ts";
import { priceHistory } from "../../price-history.ts";
import { requireItem } from "../../required-item.ts";
import { resolveNumbers } from "../../resolve-numbers.ts";
import { similar } from "../../similar-items.ts";

const sortable = [
  "relevance",
  "invMastUid",
  "itemId",
  "itemDesc",
  "listPrice",
  "popularity",
  "manufacturerName",
  "dateCreated",
  "dateLastModified",
];

const expressions = Object.fromEntries(
  ["inv_mast_uid", "item_id", "item_desc", "list_price", "popularity", "manufacturer_name", "date_created"]
    .concat("date_last_modified")
    .map((column) => [column, `i.${column}`]),
);

interface Search {
  readonly limit: number;
  readonly offset: number;
  readonly orderBy: string;
  readonly q?: string;
  readonly onlineCd?: number;
  readonly statusCd?: number;
  readonly missing?: Missing;
  readonly customerId?: number;
}

/** How the two searches differ. */
interface SearchKind {
  /** Words of the description count. */
  readonly words: boolean;
  /** Of numbers that begin so, at most this many are looked at. */
  readonly beginningAtMost?: number;
  readonly tieBreaker: string;
  readonly conditions: readonly Sql[];
}

async function search(input: Search, context: Context, kind: SearchKind): Promise<Page<ItemMaster>> {
  const viewer = viewerOf(input, context);
  const { limit, offset } = input;
  const text = input.q?.trim() ?? "";
  const sorted = { ...expressions, relevance: text === "" ? "0::integer" : "h.rank" };
  const order = orderBy(input.orderBy, sortable, kind.tieBreaker, sorted);
  const where = join([sql`i.site_id = ${context.site}`, ...statusConditions(input), ...kind.conditions], " and ");
  if (text === "") {
    return itemMasters(
      context.db,
      { site: context.site, from: sql`from item i where ${where}`, order, limit, offset },
      viewer,
    );
  }
  const common = codeHits({ viewer, text, words: kind.words, beginningAtMost: kind.beginningAtMost });
  const from = sql`from best h join item i on i.inv_mast_uid = h.inv_mast_uid where ${where}`;
  const selection = { site: context.site, common, from, further: sql`h.code, h.code_type`, order, limit, offset };
  return itemMasters(context.db, selection, viewer, { page: matched });
}

const matched = { matchedCode: sql`page.code`, matchedCodeType: sql`page.code_type` };

function statusConditions({ statusCd, onlineCd, missing }: Search): Sql[] {
  return [
    statusCd === undefined ? sql`i.status_cd <> 700 and i.delete_flag = 'N'` : sql`i.status_cd = ${statusCd}`,
    ...(onlineCd === undefined ? [] : [sql`i.online_cd = ${onlineCd}`]),
    ...(missing === undefined ? [] : [lacks(missing)]),
  ];
}

const list: Handler<ItemsOperations["invMast.list"]> = (input, context) => {
  const prefix = compactCode(input.prefix ?? "");
  const conditions = [
    ...(prefix === "" ? [] : [beginsWith(sql`i.item_id_compact`, prefix)]),
    ...(input.itemCategoryUid === undefined ? [] : [inCategory(context.site, input.itemCategoryUid)]),
  ];
  return search(input, context, { words: true, tieBreaker: "inv_mast_uid", conditions });
};

const lookup: Handler<ItemsOperations["invMast.lookup"]> = (input, context) =>
  search(input, context, { words: false, beginningAtMost: 2000, tieBreaker: "item_id", conditions: [] });

const get: Handler<ItemsOperations["invMast.get"]> = async (input, context) => {
  const viewer = viewerOf(input, context);
  const selection = oneItem(context.site, sql`i.inv_mast_uid = ${input.id}`);
  return theItem(await itemMasters(context.db, selection, viewer), input.id);
};

const doc: Handler<ItemsOperations["invMast.doc"]> = async (input, context) => {
  const { id, itemId, includePricing } = input;
  const viewer = viewerOf(input, context);
  const selection = id === 0 ? byNumber(context.site, itemId) : oneItem(context.site, sql`i.inv_mast_uid = ${id}`);
  const item = theItem(
    await itemMasters(context.db, selection, viewer, { includePricing }),
    id === 0 ? (itemId ?? "") : id,
  );
  if (itemId === undefined || compactCode(itemId) === compactCode(item.itemId)) return item;
  throw invalid(
    "itemId",
    `The item \`${id}\` has the number \`${item.itemId}\`, not \`${itemId}\`. Leave \`itemId\` out, or give 0 for {id}.`,
    itemId,
    item.itemId,
  );
};

/** Of items whose numbers differ in dashes only, the one that is written so comes first. */
function byNumber(site: string, itemId: string | undefined): ItemSelection {
  if (itemId === undefined)
    throw invalid("itemId", "Name the item by {id}, or give 0 for {id} and its number as `itemId`.");
  const selection = oneItem(site, sql`i.item_id_compact = ${compactCode(itemId)}`);
  return { ...selection, order: sql`order by (i.item_id = ${itemId}) desc, i.inv_mast_uid` };
}

const alternateCode: Handler<ItemsOperations["invMast.alternateCode"]> = async (input, context) => {
  const viewer = viewerOf(input, context);
  const page = await queryPage<ItemAlternateCode>(context.db, {
    select: selectList(alternateCodeColumns),
    from: codesOf(input.id, viewer),
    order: orderBy(input.orderBy, Object.keys(alternateCodeColumns), "k.item_alternate_code_uid"),
    limit: input.limit,
    offset: input.offset,
  });
  if (page.total === 0) await requireItem(input.id, context);
  return page;
};

function codesOf(id: number, viewer: Viewer): Sql {
  return sql`
    from item_alternate_code k
    join item i on i.site_id = k.site_id and i.inv_mast_uid = k.inv_mast_uid and i.status_cd <> 700 and i.delete_flag = 'N'
    where k.site_id = ${viewer.site} and k.inv_mast_uid = ${id} and ${visibleCode(viewer)}`;
}

type InvMastOperations = Pick<ItemsOperations, Extract<keyof ItemsOperations, `invMast.${InvMastName}`>>;
type InvMastName =
  | "list"
  | "lookup"
  | "resolve"
  | "get"
  | "alternateCode"
  | "doc"
  | "invAccessory"
  | "invSub"
  | "priceHistory"
  | "similar"
  | "stock";

/** `/inv-mast`: items by their numbers, their documents, and what goes with them (R102, R103, R139). */
export const invMastHandlers: Handlers<InvMastOperations> = {
  "invMast.list": list,
  "invMast.lookup": lookup,
  "invMast.resolve": resolveNumbers,
  "invMast.get": get,
  "invMast.alternateCode": alternateCode,
  "invMast.doc": doc,
  "invMast.invAccessory": invAccessory,
  "invMast.invSub": invSub,
  "invMast.priceHistory": priceHistory,
  "invMast.similar": similar,
  "invMast.stock": stock,
};

/** One thing that items may lack, or `any` of them. */
type Missing = NonNullable<InvMastLookupInput["missing"]>;

const isEmpty = (expression: string) => `coalesce(btrim(${expression}), '') = ''`;

const hasNone = (table: string, further = "") =>
  `not exists (select 1 from ${table} n where n.site_id = i.site_id and n.inv_mast_uid = i.inv_mast_uid${further})`;

/** For each thing the condition that the item `i` lacks it, as its document would show it. */
const conditions: Readonly<Record<Exclude<Missing, "any">, string>> = {
  brandsName: `not exists (
    select 1 from brand o where o.site_id = i.site_id and o.brands_uid = i.brands_uid and o.status_cd <> 700)`,
  manufacturerName: isEmpty("i.manufacturer_name"),
  manufacturerPartNumber: isEmpty("i.manufacturer_part_number"),
  upc: isEmpty("i.upc_or_ean_id"),
  displayDesc: isEmpty("i.display_desc"),
  extendedDesc: isEmpty("i.extended_desc"),
  webDesc: isEmpty(shownWebDesc),
  keywords: isEmpty("i.keywords"),
  images: hasNone("item_image"),
  attributes: hasNone("item_attribute_value"),
};

/** The condition that the item `i` lacks something of what makes it easy to find. */
function lacks(missing: Missing): Sql {
  if (missing !== "any") return raw(conditions[missing]);
  return raw(`(${Object.values(conditions).join(" or ")})`);
}
