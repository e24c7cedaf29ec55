import sql, { raw, type Sql } from "sql-template-tag";
import { jsonList, selectList } from "../../../platform/db/json-list.ts";
import type { Context } from "../../../platform/endpoints/context.ts";
import { compactCode } from "../../../values/compact-code.ts";
import { cameOfLine, purchaseTotal } from "../purchase-order-rows.ts";
import { almostSame, asRead, editDistance, misread, numbersNear } from "./read-characters.ts";
import type { Candidate, Slip } from "./slip.ts";

/** How many purchase orders are looked at, by each way of finding them. */
const most = { byNumber: 40, byItem: 40, byVendor: 15 } as const;

/** What the numbers and names of a slip stand for. */
export interface Known {
  /** Items by the number as it was read. */
  readonly items: ReadonlyMap<string, ReadonlySet<number>>;
  readonly vendorIds: readonly string[];
}

/** Looks up, in one statement, which items the slip's numbers may mean and which vendors its words may name. */
export async function lookUp(slip: Slip, { db, site }: Context): Promise<Known> {
  const codes = [...new Set(slip.lines.flatMap((line) => line.codes))].slice(0, 2000);
  const read = codes.map(asRead);
  const rows = await db.query<{ code: string | null; uid: number | null; vendorId: string | null }>(sql`
    with given as (select distinct code from unnest(${read}::text[]) as g (code))
    select g.code, i.inv_mast_uid as uid, null as "vendorId" from given g
    join item i on i.site_id = ${site} and ${readColumn("i.item_id_compact")} = g.code
    union select g.code, v.inv_mast_uid, null from given g
    join item_vendor v on v.site_id = ${site} and ${readColumn("v.vendor_item_compact")} = g.code
    union select g.code, a.inv_mast_uid, null from unnest(${codes}::text[], ${read}::text[]) as g (exact, code)
    join item_alternate_code a on a.site_id = ${site} and a.code_compact = g.exact and a.code_type in ('supplier', 'manufacturer', 'upc')
    union select null, null, v.vendor_id from unnest(${vendorWords(slip)}::text[]) as w (word)
    join vendor v on v.site_id = ${site} and w.word <% lower(v.vendor_name)
    limit 5000`);
  const items = new Map<string, Set<number>>();
  const vendorIds = slip.vendorId === undefined ? [] : [slip.vendorId];
  for (const { code, uid, vendorId } of rows) {
    if (vendorId !== null) vendorIds.push(vendorId);
    else if (code !== null && uid !== null) items.set(code, (items.get(code) ?? new Set()).add(uid));
  }
  return { items, vendorIds };
}

function readColumn(column: string): Sql {
  return raw(`translate(${column}, '${misread.letters}', '${misread.digits}')`);
}

/** A vendor stands at the head of their slip. */
function vendorWords({ vendorName, words }: Slip): string[] {
  const said = vendorName === undefined ? words.slice(0, 60) : tellingWords(vendorName);
  return said.filter((word) => word.length >= 4);
}

/** Reads, in one statement, the purchase orders that the slip may belong to: by number, items, vendor and date. */
export async function findCandidates(
  slip: Slip,
  { items, vendorIds }: Known,
  locationId: number | undefined,
  { db, site }: Context,
): Promise<Candidate[]> {
  const uids = [...new Set([...items.values()].flatMap((found) => [...found]))];
  const place = locationId === undefined ? sql`true` : sql`h.location_id = ${locationId}`;
  const near = sql`abs(extract(epoch from h.po_date - coalesce(${slip.date ?? null}::timestamp, localtimestamp)))`;
  const numbers = possibleNumbers(slip);
  const texts = [...new Set([...slip.poNumbers, ...slip.poNumbers.map(compactCode)].map((text) => text.toUpperCase()))];
  return [
    ...(await db.query<Candidate>(sql`
      with chosen as (
        (select h.po_no from po_hdr h
          where h.site_id = ${site} and h.po_no = any(${numbers.near}::bigint[])
          order by h.po_no = any(${numbers.same}::bigint[]) desc, h.vendor_id = any(${vendorIds}::text[]) desc, h.complete, ${near}
          limit ${most.byNumber})
        union
        (select h.po_no from po_hdr h where h.site_id = ${site} and upper(h.external_po_no) = any(${texts}::text[]) limit ${most.byNumber})
        union
        (select h.po_no from (
            select l.po_no, count(distinct l.inv_mast_uid) as hits from po_line l
            where l.site_id = ${site} and l.inv_mast_uid = any(${uids}::bigint[]) group by l.po_no
          ) n join po_hdr h on h.site_id = ${site} and h.po_no = n.po_no
          where ${place}
          order by n.hits desc, h.vendor_id = any(${vendorIds}::text[]) desc, h.complete, ${near} limit ${most.byItem})
        union
        (select h.po_no from po_hdr h
          where h.site_id = ${site} and h.vendor_id = any(${vendorIds}::text[]) and h.complete = 'N' and ${place}
          order by ${near} limit ${most.byVendor})
      )
      select ${candidateSelect}
      from chosen c join po_hdr h on h.site_id = ${site} and h.po_no = c.po_no
      join vendor v on v.site_id = h.site_id and v.vendor_id = h.vendor_id
      where ${place}`)),
  ];
}

/** The numbers that stand on the slip as they are, and with what a typing error makes of those beside labels. */
function possibleNumbers({ poNumbers, looseNumbers }: Slip): { readonly same: string[]; readonly near: string[] } {
  const labelled = poNumbers.flatMap(readings).filter((text) => /^\d{3,12}$/.test(text));
  const same = [...labelled, ...looseNumbers].filter((number) => /^[1-9]/.test(number));
  return { same, near: [...new Set([...same, ...labelled.flatMap(numbersNear)])] };
}

/** How a text beside a label may be read: whole, without a leading PO, and its parts between dashes. */
export function readings(text: string): string[] {
  const whole = asRead(text);
  const parts = text.split(/[^\p{L}\p{N}]+/u).map(asRead);
  return [...new Set([whole, ...parts].flatMap((part) => [part, part.replace(/^P0/, "")]))].filter(
    (part) => part.length >= 3,
  );
}

const candidateSelect = selectList({
  poNo: "h.po_no",
  externalPoNo: "h.external_po_no",
  vendorId: "h.vendor_id",
  vendorName: "v.vendor_name",
  locationId: "h.location_id",
  poDate: "h.po_date",
  dateDue: "h.date_due",
  complete: "h.complete",
  cancelFlag: "h.cancel_flag",
  totalAmount: purchaseTotal,
  currency: "h.currency",
  lines: jsonList(
    {
      lineNo: "l.line_no",
      invMastUid: "l.inv_mast_uid",
      itemId: "l.item_id",
      vendorItemId: "l.vendor_item_id",
      ...cameOfLine,
      unitOfMeasure: "l.unit_of_measure",
      unitSize: "l.unit_size",
    },
    "po_line l where l.site_id = h.site_id and l.po_no = h.po_no",
    "l.line_no",
  ),
});

/** Words that many vendors' names have; they tell nobody apart. */
const common = new Set(
  "the and inc llc ltd corp corporation company supply group products industries industrial international sales".split(
    " ",
  ),
);

/** The words of a vendor's name that tell them apart; all of them where every one is common. */
function tellingWords(name: string): string[] {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  const telling = words.filter((word) => !common.has(word));
  return telling.length > 0 ? telling : [...words];
}

/** True when two words are the same but for what typing and scanning do: one letter, two in long words. */
function sameWord(one: string, other: string): boolean {
  const [a, b] = [readAlike(one), readAlike(other)];
  if (a === b) return true;
  const shortest = Math.min(a.length, b.length);
  if (shortest < 4) return false;
  return shortest < 8 ? almostSame(a, b) : editDistance(a, b, 2) <= 2;
}

/** Figures that a scanner takes for letters as those letters. */
function readAlike(word: string): string {
  return word
    .toLowerCase()
    .replace(/[015]/g, (figure) => (figure === "0" ? "o" : figure === "1" ? "l" : "s"))
    .replace(/i/g, "l");
}

/**
 * How much of a vendor's name stands among words, from 0 to 1, longer words counting for more. Part of the name, as people
 * say it, is enough: every word that was said must be the vendor's.
 */
export function vendorLikeness(vendorName: string, said: readonly string[], wholeNameIsSaid: boolean): number {
  const own = tellingWords(vendorName);
  const asked = wholeNameIsSaid ? tellingWords(said.join(" ")) : own;
  const among = wholeNameIsSaid ? [...own, ...(vendorName.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])] : said;
  const total = asked.reduce((sum, word) => sum + word.length, 0);
  const found = asked.filter((word) => among.some((other) => sameWord(word, other)));
  return total === 0 ? 0 : found.reduce((sum, word) => sum + word.length, 0) / total;
}
