import type { Row } from "../data/insert-rows.ts";
import { compactCode } from "./compact-code.ts";
import { embed } from "./embed.ts";
import { searchDocument } from "./search-document.ts";

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
}

/** The row of the search index for an item. A customer's own numbers are not in it: only he may find items by them. */
export function indexRow(site: string, item: ItemSource): Row {
  const codes = item.codes.filter(([, , type]) => type !== "customer");
  const categoryNames = item.categories.map(([, path]) => path.replaceAll("/", " ")).join(" ");
  const { document, words } = searchDocument([
    ["A", [item.itemId, item.manufacturerPartNumber, ...codes.map(([code]) => code)].filter(Boolean).join(" ")],
    ["B", [item.itemDesc, item.displayDesc, item.brandName].filter(Boolean).join(" ")],
    [
      "C",
      [
        item.attributes.map(([, value, name]) => `${value} ${name}`).join(" "),
        categoryNames,
        item.itemKeywords,
        item.keywords.join(" "),
        item.tags.join(" "),
        item.manufacturerName,
        item.family,
      ]
        .filter(Boolean)
        .join(" "),
    ],
    ["D", [item.extendedDesc, item.webDesc].filter(Boolean).join(" ")],
  ]);
  return {
    site_id: site,
    inv_mast_uid: item.invMastUid,
    item_id: item.itemId,
    item_desc: item.itemDesc,
    document,
    codes: [
      ...new Set([
        item.itemCode,
        compactCode(item.upc ?? ""),
        compactCode(item.manufacturerPartNumber ?? ""),
        ...codes.map(([, code]) => code),
      ]),
    ].filter(Boolean),
    item_code: item.itemCode,
    words: [...words].join(" "),
    attribute_value_uids: item.attributes.map(([uid]) => uid),
    category_uids: [...new Set(item.categories.flatMap(([uids]) => uids))],
    brands_uid: item.brandsUid,
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
    online: item.oldOnline ?? (item.isOnline ? "Y" : "N"),
    status_cd: item.oldStatusCd ?? item.statusCd,
    process_cd: 704,
  };
}
