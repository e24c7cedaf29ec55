import type { API, Types } from "@opensearch-project/opensearch";
import { codeForms } from "@purvey/search/part-number";
import { signatureClass } from "@purvey/search/signature";
import { readWords } from "@purvey/search/words";
import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../../platform/db/database.ts";
import { isFindable, itemRecord } from "../item-record.ts";
import { type ItemSource, itemsQuery } from "../read-items.ts";

/** A change of this, or of what documents hold, builds each site's index anew. */
export const format = 1;

const keyword: Types.Common_Mapping.Property = { type: "keyword" };
const long: Types.Common_Mapping.Property = { type: "long" };
const words: Types.Common_Mapping.Property = { type: "text", analyzer: "whitespace", copy_to: "words" };

/**
 * How an index is made. Words are read by this process, in documents as in queries, so that both agree and a size is one
 * value; OpenSearch splits them at blanks. Which words and numbers exist is asked of one shard: several would each answer
 * for themselves.
 */
export const indexBody: API.Indices_Create_RequestBody = {
  settings: {
    number_of_shards: 1,
    auto_expand_replicas: "0-1",
    // Who writes refreshes. Copies must take part in that, which segment replication does not do.
    refresh_interval: "-1",
    "replication.type": "DOCUMENT",
    // So long a deletion is remembered that a late write does not undo it.
    gc_deletes: "1h",
    max_result_window: 100_000,
  },
  mappings: {
    dynamic: "strict",
    _meta: { format },
    properties: {
      name: words,
      description: words,
      brandName: words,
      more: words,
      words: { type: "text", analyzer: "whitespace", norms: false },
      head: keyword,
      kind: keyword,
      number: keyword,
      lookAlike: keyword,
      own: keyword,
      value: keyword,
      category: keyword,
      brand: keyword,
      stockAt: long,
      prior: { type: "float" },
      uid: long,
      itemId: keyword,
      itemDesc: keyword,
      listPrice: { type: "double" },
      popularity: { type: "double" },
      position: { type: "object", enabled: false },
    },
  },
};

/** What an index holds of an item. Texts are words with blanks between them. */
export interface ItemDocument {
  readonly name: string;
  readonly description: string;
  readonly brandName: string;
  readonly more: string;
  /** Words that say what the item is, not what it is for. */
  readonly head: readonly string[];
  /** The last steps of its categories, in words. */
  readonly kind: readonly string[];
  /** Its numbers in each form, and the same with a sign for all that look alike. */
  readonly number: readonly string[];
  readonly lookAlike: readonly string[];
  readonly own: readonly string[];
  readonly value: readonly string[];
  readonly category: readonly string[];
  readonly brand: readonly string[];
  /** Locations that have some. */
  readonly stockAt: readonly number[];
  /** By what sales lift it. */
  readonly prior: number;
  readonly uid: number;
  readonly itemId: string;
  readonly itemDesc: string;
  readonly listPrice: number;
  readonly popularity: number;
}

/** The document of an item. */
export function documentOf(item: ItemSource, stockAt: readonly number[]): ItemDocument {
  const { values } = itemRecord(item);
  const texts = (field: string) => values[field] as readonly string[];
  const text = (field: string) => inWords(...texts(field));
  const numbers = texts("number").flatMap(codeForms);
  return {
    name: text("name"),
    description: text("description"),
    brandName: text("brandName"),
    more: text("more"),
    head: texts("name")
      .flatMap(readWords)
      .filter(({ head }) => head)
      .map(({ word }) => word),
    kind: texts("kind").map((kind) => inWords(kind)),
    number: numbers,
    lookAlike: numbers.map(lookAlike),
    own: texts("own"),
    value: texts("value"),
    category: texts("category"),
    brand: texts("brand"),
    stockAt,
    prior: 1 + 0.01 * Math.log(1 + Math.max(0, item.popularity)),
    uid: item.invMastUid,
    itemId: item.itemId.slice(0, longest),
    itemDesc: item.itemDesc.slice(0, longest),
    listPrice: item.listPrice,
    popularity: item.popularity,
  };
}

/** So many signs of a text are sorted by; Lucene takes no word of more than 32,766 bytes. */
const longest = 500;

function inWords(...texts: readonly string[]): string {
  return texts
    .flatMap(readWords)
    .map(({ word }) => word)
    .join(" ");
}

/** A number with one sign for all that look alike, so that `O` for `0` is no mistake. */
export function lookAlike(code: string): string {
  return Array.from(code, (sign) => signatureClass(sign.charCodeAt(0)).toString(36)).join("");
}

/** What to write of an item: its document, or that there is none, as of a version. */
export interface Writing {
  readonly uid: number;
  readonly version: number;
  readonly document: ItemDocument | undefined;
}

type Row = ItemSource & { readonly snapshot: string; readonly invMastUid: number | null; readonly stockAt: number[] };

/** Items as they are now, read with their stock in one statement, so that one version is right for all of it. */
export async function readWritings(
  db: Queryable,
  site: string,
  which: { readonly chosen: Sql; readonly after: number; readonly limit: number },
): Promise<{ readonly version: number; readonly items: readonly Writing[] }> {
  const rows = await db.query<Row>(sql`
    select v.snapshot, x.*, (
        select coalesce(json_agg(k.location_id), '[]') from item_stock k
        where k.site_id = ${site} and k.inv_mast_uid = x."invMastUid" and k.qty_on_hand > k.qty_allocated) as "stockAt"
    from (select pg_current_snapshot()::text as snapshot) v
    left join (${itemsQuery(site, which)}) x on true
    order by x."invMastUid"`);
  const version = versionOf(rows[0]?.snapshot ?? "");
  const items = rows
    .filter(({ invMastUid }) => invMastUid !== null)
    .map((item) => ({
      uid: item.invMastUid,
      version,
      document: isFindable(item) ? documentOf(item, item.stockAt) : undefined,
    }));
  return { version, items };
}

/**
 * How many transactions a snapshot (`xmin:xmax:xip,…`) knows to have ended. Of two snapshots the one that sees more has the
 * higher number, and equal numbers see the same: it is the version of what was read.
 */
export function versionOf(snapshot: string): number {
  const [, end = "0", running = ""] = snapshot.split(":");
  return Number(end) - (running === "" ? 0 : running.split(",").length);
}
