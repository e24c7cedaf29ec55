import type { Row } from "../platform/db/insert-rows.ts";
import { embed } from "../trades/search/embed.ts";
import { compactCode } from "../values/compact-code.ts";
import { lexemesOf } from "./lexemes.ts";
import { type SearchDocument, searchDocument } from "./search-document.ts";

/** An item with everything that it can be found by. */
export interface ItemSource {
  readonly invMastUid: number;
  readonly itemId: string;
  readonly itemCode: string;
  readonly itemDesc: string;
  readonly displayDesc: string | null;
  readonly extendedDesc: string | null;
  readonly webDesc: string | null;
  readonly itemKeywords: string | null;
  readonly productGroup: string | null;
  readonly family: string | null;
  readonly brandsUid: number | null;
  readonly brandName: string | null;
  readonly manufacturerName: string | null;
  readonly manufacturerPartNumber: string | null;
  readonly upc: string | null;
  readonly classId1: string | null;
  readonly classId2: string | null;
  readonly classId3: string | null;
  readonly classId4: string | null;
  readonly classId5: string | null;
  readonly listPrice: number;
  readonly popularity: number;
  readonly isOnline: boolean;
  readonly statusCd: number;
  readonly keywords: readonly string[];
  readonly tags: readonly string[];
  readonly oldOnline: string | null;
  readonly oldStatusCd: number | null;
  /** Code, its letters and digits, whose code. */
  readonly codes: readonly (readonly [string, string, string])[];
  /** Number of the value, value, name of the attribute. */
  readonly attributes: readonly (readonly [number, string, string])[];
  /** Numbers of the category and those above it, full path. */
  readonly categories: readonly (readonly [readonly number[], string])[];
  /** The words that the index held of the item, when they were asked for. */
  readonly oldWords: readonly string[] | null;
}

/** What the index holds of an item. */
export interface IndexRow {
  /** The row of `item_search`. */
  readonly row: Row;
  /** The row of `search_document`; undefined when shoppers do not find the item. */
  readonly document: Row | undefined;
  /** The item's words, each with whether a misspelt one may be taken for it. */
  readonly words: ReadonlyMap<string, boolean>;
}

/**
 * What the index holds of an item. A customer's own numbers are not in it: only he may find items by
 * them.
 */
export function indexRow(site: string, item: ItemSource): IndexRow {
  const categoryNames = item.categories.map(([, path]) => path.replaceAll("/", " ")).join(" ");
  const online = item.oldOnline ?? (item.isOnline ? "Y" : "N");
  const statusCd = item.oldStatusCd ?? item.statusCd;
  const { document, words } = documentOf(site, item, categoryNames);
  const key = { site_id: site, inv_mast_uid: item.invMastUid };
  const findable = online === "Y" && statusCd === 704;
  const row = {
    ...key,
    item_id: item.itemId,
    item_desc: item.itemDesc,
    item_code: item.itemCode,
    brand_name: item.brandName,
    manufacturer_name: item.manufacturerName,
    keywords: item.keywords,
    tags: item.tags,
    class_id1: item.classId1,
    class_id2: item.classId2,
    class_id3: item.classId3,
    class_id4: item.classId4,
    class_id5: item.classId5,
    embedding: embed(
      `${item.itemDesc} ${item.brandName ?? ""} ${categoryNames} ${item.attributes.map(([, value]) => value).join(" ")}`,
    ),
    list_price: item.listPrice,
    popularity: item.popularity,
    online,
    status_cd: statusCd,
    process_cd: 704,
    date_indexed: new Date(),
  };
  if (!findable) return { row, document: undefined, words: new Map() };
  return {
    row,
    document: { ...key, popularity: item.popularity, brands_uid: item.brandsUid, facets: facetsOf(item), document },
    words,
  };
}

function documentOf(site: string, item: ItemSource, categoryNames: string): SearchDocument {
  const lexemes = lexemesOf(site);
  const codes = item.codes.filter(([, , type]) => type !== "customer");
  const compactCodes = [item.upc, item.manufacturerPartNumber].map((code) => compactCode(code ?? ""));
  return searchDocument(
    lexemes,
    [
      ["A", sentence(item.itemId, item.manufacturerPartNumber, ...codes.map(([code]) => code))],
      ["B", sentence(item.itemDesc, item.displayDesc, item.brandName)],
      [
        "C",
        sentence(
          ...item.attributes.map(([, value, name]) => `${value} ${name}`),
          categoryNames,
          item.itemKeywords,
          ...item.keywords,
          ...item.tags,
          item.manufacturerName,
          item.family,
        ),
      ],
      ["D", sentence(item.extendedDesc, item.webDesc)],
    ],
    [
      lexemes.itemCode(item.itemCode),
      ...[...compactCodes, ...codes.map(([, code]) => code)].filter(Boolean).map(lexemes.otherCode),
      ...item.attributes.map(([uid]) => lexemes.attributeValue(uid)),
      ...item.categories.flatMap(([uids]) => uids).map(lexemes.category),
      ...(item.brandsUid === null ? [] : [lexemes.brand(item.brandsUid)]),
      ...lexemes.bought(item.popularity),
      ...lexemes.shares(item.invMastUid),
    ],
  );
}

function sentence(...texts: readonly (string | null)[]): string {
  return texts.filter(Boolean).join(" ");
}

/** What the item counts for among the facets, in one list: numbers of attribute values, and those of categories as negative ones. */
function facetsOf({ attributes, categories }: ItemSource): number[] {
  const categoryUids = categories.flatMap(([uids]) => uids);
  return [...new Set([...attributes.map(([uid]) => uid), ...categoryUids.map((uid) => -uid)])];
}
