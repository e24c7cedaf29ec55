import type {
  BrandFolder,
  CategoryCrumb,
  ItemCategoryRef,
  ItemMaster,
  ItemRef,
} from "@purvey/contract/generated/items";
import sql, { raw, type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { jsonObject, selectList } from "../../platform/db/json-list.ts";
import type { Page } from "../../platform/endpoints/context.ts";
import { branchDay, holdsOn } from "../../platform/settings/branch-day.ts";
import { hidePrices, priceClassOf, type Viewer } from "../pricing/index.ts";
import { alternateCodes, itemMasterColumns, itemRecordColumns } from "./item-columns.ts";
import { itemLists, variantGroup } from "./item-lists.ts";
import { type ItemSelection, selectItems } from "./item-page.ts";

/** What a selection's page knows beside the items; null where it does not. */
export interface PageColumns {
  readonly matchedCode?: Sql;
  readonly matchedCodeType?: Sql;
  readonly similarity?: Sql;
}

interface MasterOptions {
  /** Fill `pricing` with the caller's list price fields. */
  readonly includePricing?: boolean;
  readonly page?: PageColumns;
}

type PriceBreaks = NonNullable<ItemMaster["pricing"]>["breaks"];

/** What the page of an item makes of other columns. */
type Derived =
  | "categories"
  | "categoryList"
  | "docCatTrees"
  | "brandFolder"
  | "pricing"
  | "fullSizedSamples"
  | "swatchSample";

/** A row as the statement answers it, before what derives from it is filled in. */
type MasterRow = Omit<ItemMaster, Derived> & {
  categoryTrees: (ItemCategoryRef & { tree: CategoryCrumb[] })[];
  samples: ItemRef[];
  priceClass: number | null;
  breaks: PriceBreaks | null;
};

const columns = selectList({
  ...itemRecordColumns,
  ...itemMasterColumns,
  itemUom: itemLists.uoms,
  legacyTags: itemLists.tags,
  attributes: itemLists.attributes,
  images: itemLists.images,
  documents: itemLists.documents,
  categoryTrees: itemLists.categoryTrees,
  accessories: itemLists.accessories,
  substitutes: itemLists.substitutes,
  invMastText: itemLists.texts,
  samples: itemLists.samples,
  itemVariantHdrUid: variantGroup,
  linksCount: countOf("item_link", "true"),
  subPartsCount: countOf("item_sub_part", "true"),
  faqCount: countOf("item_faq", "n.status_cd = 704 and n.is_active = 'Y' and n.is_public = 'Y'"),
});

function countOf(table: string, condition: string): string {
  return `(select count(*) from ${table} n where n.site_id = i.site_id and n.inv_mast_uid = i.inv_mast_uid and ${condition})`;
}

function columnsOf(viewer: Viewer, { includePricing = false, page = {} }: MasterOptions): Sql {
  return sql`${columns}, ${alternateCodes(viewer)} as "alternateCodes", ${priceClassOf(viewer)} as "priceClass",
    ${includePricing ? breaksOf(viewer) : raw("null::json")} as breaks,
    ${page.matchedCode ?? raw("null::text")} as "matchedCode",
    ${page.matchedCodeType ?? raw("null::text")} as "matchedCodeType",
    ${page.similarity ?? raw("null::numeric")} as similarity`;
}

const breakFields = { breakQty: "q.break_qty", discountPercent: "q.discount_percent" };

function breaksOf(viewer: Viewer): Sql {
  const today = branchDay(sql`i.site_id`, sql`${viewer.customerId ?? null}::numeric`);
  return sql`coalesce((
    select json_agg(${raw(jsonObject(breakFields))} order by q.break_qty, q.discount_percent) from price_break q
    where q.site_id = i.site_id and q.inv_mast_uid = i.inv_mast_uid and q.price_class in (0, ${priceClassOf(viewer)})
      and ${holdsOn(today, sql`q.start_date`, sql`q.end_date`)}), '[]'::json)`;
}

/** One page of items with everything their pages show, in one statement. */
export async function itemMasters(
  db: Queryable,
  selection: ItemSelection,
  viewer: Viewer,
  options: MasterOptions = {},
): Promise<Page<ItemMaster>> {
  const { data, total } = await selectItems<MasterRow>(db, selection, columnsOf(viewer, options));
  return { data: data.map((row) => masterOf(row, viewer)), total };
}

function masterOf({ categoryTrees, samples, priceClass, breaks, ...row }: MasterRow, viewer: Viewer): ItemMaster {
  // Filled in, not copied: the row has a hundred columns.
  return Object.assign(hidePrices(row, viewer, priceClass), {
    categories: categoryTrees.map(({ tree: _, ...category }) => category),
    categoryList: categoryTrees.map(({ fullPath }) => fullPath),
    docCatTrees: categoryTrees.map(({ tree }) => tree),
    fullSizedSamples: samples.filter(({ linkType }) => linkType === "full"),
    swatchSample: samples.find(({ linkType }) => linkType === "swatch") ?? null,
    brandFolder: folderOf(row),
    pricing: breaks && viewer.prices !== "none" ? pricingOf(row, viewer, priceClass, breaks) : null,
  });
}

function folderOf({ images, documents }: Pick<ItemMaster, "images" | "documents">): BrandFolder {
  const pictures = images.map(({ altText, imageUrl }) => ({
    assetType: "image" as const,
    title: altText,
    url: imageUrl,
  }));
  const papers = documents.map(({ title, documentUrl }) => ({
    assetType: "document" as const,
    title,
    url: documentUrl,
  }));
  return { assets: [...pictures, ...papers] };
}

type PricedMaster = Pick<ItemMaster, "baseUnit" | "listPrice" | `price${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10}`>;

function pricingOf(
  row: PricedMaster,
  viewer: Viewer,
  priceClass: number | null,
  breaks: PriceBreaks,
): ItemMaster["pricing"] {
  return {
    customerId: viewer.customerId ?? null,
    priceClass,
    unitOfMeasure: row.baseUnit,
    listPrice: row.listPrice,
    classPrice: priceClass === null ? null : (row[`price${priceClass}` as keyof PricedMaster] as number | null),
    breaks,
  };
}
