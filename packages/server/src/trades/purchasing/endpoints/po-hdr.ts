import type { OrdersOperations, PurchaseOrderScanResult, PurchaseParty } from "@purvey/contract/generated/orders";
import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { jsonObject } from "../../../platform/db/json-list.ts";
import { orderBy } from "../../../platform/db/order-by.ts";
import { literalPattern } from "../../../platform/db/words.ts";
import type { Context, Page } from "../../../platform/endpoints/context.ts";
import type { Handlers, Received } from "../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../platform/endpoints/page.ts";
import { invalid, notFound } from "../../../platform/errors.ts";
import { compactCode } from "../../../values/compact-code.ts";
import { sameCodes } from "../../catalog/index.ts";
import { findCandidates, lookUp } from "../packing-slips/find-candidates.ts";
import { readSlip } from "../packing-slips/read-slip.ts";
import { type Score, SlipScorer } from "../packing-slips/score-candidate.ts";
import type { Candidate, Slip } from "../packing-slips/slip.ts";
import {
  type PurchaseOrderRow,
  purchaseAwaited,
  purchaseLinesOf,
  purchaseOrderExpressions,
  purchaseOrderFields,
  purchaseOrderSelect,
  purchaseOrdersFrom,
  purchaseOverdue,
} from "../purchase-order-rows.ts";

type Operations = Pick<OrdersOperations, "poHdr.list" | "poHdr.get" | "poHdr.doc" | "poHdr.scan">;

/** Purchase orders: a page in one statement, lines in a second one. */
export const poHdrHandlers: Handlers<Operations> = {
  "poHdr.list": async (input, context) => {
    const page = await queryPage<PurchaseOrderRow>(context.db, {
      select: purchaseOrderSelect,
      from: sql`${purchaseOrdersFrom} where ${conditions(input, context)}`,
      order: orderBy(input.orderBy, purchaseOrderFields, "h.po_no", purchaseOrderExpressions),
      limit: input.limit,
      offset: input.offset,
    });
    const numbers = input.fullDocument === "Y" ? page.data.map(({ poNo }) => poNo) : [];
    const lines = await purchaseLinesOf(context, numbers);
    return { data: page.data.map((row) => ({ ...row, lines: lines.get(row.poNo) ?? [] })), total: page.total };
  },
  "poHdr.get": ({ poNo }, context) => readPurchaseOrder<PurchaseOrderRow>(poNo, empty, context),
  "poHdr.doc": ({ id }, context) => readPurchaseOrder<DocumentRow>(id, sql`, ${parties}`, context),
  "poHdr.scan": (input, context) => scanPackingSlip(input, context),
};

type DocumentRow = PurchaseOrderRow & { readonly vendor: PurchaseParty; readonly shipTo: PurchaseParty };

const party = (alias: string, name: string, phone: string, email: string): string =>
  jsonObject({
    name,
    address1: `${alias}.address1`,
    address2: `${alias}.address2`,
    city: `${alias}.city`,
    state: `${alias}.state`,
    postalCode: `${alias}.postal_code`,
    country: `${alias}.country`,
    phone,
    emailAddress: email,
  });

const parties = raw(`${party("v", "v.vendor_name", "v.phone_number", "v.email_address")} as "vendor",
  ${party("p", "p.location_name", "p.phone", "null::text")} as "shipTo"`);

async function readPurchaseOrder<Row extends PurchaseOrderRow>(poNo: number, more: Sql, context: Context) {
  const row = await context.db.first<Row>(sql`
    select ${purchaseOrderSelect}${more} ${purchaseOrdersFrom} where h.site_id = ${context.site} and h.po_no = ${poNo}`);
  if (!row) throw notFound("purchase order", poNo);
  const lines = await purchaseLinesOf(context, [poNo]);
  return { ...row, lines: lines.get(poNo) ?? [] };
}

function conditions(input: Received<Operations["poHdr.list"]>, context: Context): Sql {
  const found = [sql`h.site_id = ${context.site}`, ...matches(input.q, context)];
  if (input.complete !== undefined) found.push(sql`h.complete = ${input.complete}`);
  if (input.awaited !== undefined) found.push(sql`${purchaseAwaited} = ${input.awaited}`);
  if (input.overdue !== undefined) found.push(sql`${purchaseOverdue} = ${input.overdue}`);
  if (input.dueBefore !== undefined) found.push(sql`h.date_due < ${input.dueBefore}`);
  if (input.dueFrom !== undefined) found.push(sql`h.date_due >= ${input.dueFrom}`);
  if (input.locationId !== undefined) found.push(sql`h.location_id = ${input.locationId}`);
  if (input.vendorId !== undefined) found.push(sql`h.vendor_id = ${input.vendorId}`);
  return join(found, " and ");
}

/** Each way to mean a purchase order goes by an index of its own. */
function matches(q: string | undefined, { site }: Context): Sql[] {
  const text = (q ?? "").trim();
  if (text === "") return [];
  const code = compactCode(text);
  const ways = [
    sql`select o.po_no from po_hdr o where o.site_id = ${site} and upper(o.external_po_no) = ${text.toUpperCase()}`,
    sql`select o.po_no from vendor n join po_hdr o on o.site_id = n.site_id and o.vendor_id = n.vendor_id
      where n.site_id = ${site} and lower(n.vendor_name) like ${`%${literalPattern(text.toLowerCase())}%`}`,
  ];
  if (/^\d{1,15}$/.test(text)) ways.push(sql`select ${text}::bigint`);
  if (code !== "") {
    ways.push(
      sql`select l.po_no from item i join po_line l on l.site_id = i.site_id and l.inv_mast_uid = i.inv_mast_uid
        where i.site_id = ${site} and i.item_id_compact = ${code}`,
      sql`select l.po_no from item i join po_line l on l.site_id = i.site_id and l.inv_mast_uid = i.inv_mast_uid
        where i.site_id = ${site} and i.upc_or_ean_id = any(${sameCodes(code)}::text[])`,
      sql`select l.po_no from item_vendor n join po_line l on l.site_id = n.site_id and l.inv_mast_uid = n.inv_mast_uid
        where n.site_id = ${site} and n.vendor_item_compact = ${code}`,
    );
  }
  return [sql`h.po_no in (${join(ways, " union ")})`];
}

/**
 * Finds the purchase orders that a packing slip may belong to, the best first, in two statements: one looks up what its
 * numbers and words may mean, one reads the orders that have them. Both are bounded by indexes, not by how many orders
 * there are; the weighing is arithmetic on at most 200 orders.
 */
async function scanPackingSlip(
  input: Received<OrdersOperations["poHdr.scan"]>,
  context: Context,
): Promise<Page<PurchaseOrderScanResult>> {
  const slip = readSlip(input);
  requireContent(slip);
  const known = await lookUp(slip, context);
  const candidates = await findCandidates(slip, known, input.locationId, context);
  const scorer = new SlipScorer(slip, known);
  const ranked = candidates
    .map((candidate) => ({ candidate, score: scorer.score(candidate) }))
    .filter(({ score }) => score.similarity > 0 && score.similarity >= input.minSimilarity)
    .sort((a, b) => b.score.similarity - a.score.similarity || compareCandidates(a.candidate, b.candidate));
  return { data: ranked.slice(0, input.limit).map(resultOf), total: ranked.length };
}

function requireContent({ poNumbers, looseNumbers, vendorId, vendorName, words, lines }: Slip): void {
  if (poNumbers.length + looseNumbers.length + lines.length + words.length > 0 || vendorId || vendorName) return;
  throw invalid(
    "text",
    "There is nothing to compare. Give the packing slip's `text`, or at least one of `poNo`, `vendorId`, `vendorName` and `lines`.",
  );
}

/** Of equals, what is still open goes first, then the newer. */
function compareCandidates(a: Candidate, b: Candidate): number {
  return a.complete.localeCompare(b.complete) || b.poDate.localeCompare(a.poDate) || b.poNo - a.poNo;
}

function resultOf({ candidate, score }: { candidate: Candidate; score: Score }): PurchaseOrderScanResult {
  const { externalPoNo: _external, lines, ...header } = candidate;
  return { ...score, ...header, lineCount: lines.length };
}
