import type { ImpOeHdr, ImpOeHdrSalesrep, ImportsOperations } from "@purvey/contract/generated/imports";
import sql from "sql-template-tag";
import type { Queryable } from "../../../../platform/db/database.ts";
import type { Context, Page } from "../../../../platform/endpoints/context.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { businessError } from "../../../../platform/errors.ts";
import { decimal, quantityText, sumOf } from "../../../../values/decimal.ts";
import type { DocumentSalesrep, OrderDocument } from "../../../orders/index.ts";
import { lockImport, orderOf, requireUnderWay, unknownImport } from "../../locked-import.ts";

async function readOrder(importUid: number, { db, site }: Context): Promise<OrderDocument> {
  const row = await db.first<{ document: Record<string, unknown> }>(sql`
    select r.json_data as document from import_record r
    where r.site_id = ${site} and r.import_uid = ${importUid} and r.import_status_cd <> 700`);
  if (!row) throw unknownImport(importUid);
  return orderOf({ importUid, document: row.document });
}

/** Changes one part of the order that an import carries, while it is not delivered; answers the whole. */
function changeOrder(
  importUid: number,
  context: Context,
  change: (order: OrderDocument) => Partial<OrderDocument>,
): Promise<OrderDocument> {
  return context.transaction(async (db: Queryable) => {
    const locked = await lockImport(db, context.site, importUid);
    const before = orderOf(locked);
    requireUnderWay(locked);
    const after = { ...before, ...change(before) };
    await db.execute(sql`
      update import_record set json_data = ${after}::jsonb, date_last_modified = localtimestamp(0)
      where site_id = ${context.site} and import_uid = ${importUid}`);
    return after;
  });
}

function headerOf(importUid: number, { importSetNo, orderNo, orderDate, impOeHdr }: OrderDocument): ImpOeHdr {
  return { importUid, importSetNo, orderNo, orderDate, ...impOeHdr, addressCheck: impOeHdr.addressCheck ?? null };
}

const addressFields = [
  "shipToId",
  "shipToAddress1",
  "shipToAddress2",
  "shipToCity",
  "shipToState",
  "shipToZip",
  "shipToCountry",
];

const updateHeader: Handler<ImportsOperations["import.impOeHdr.update"]> = async ({ importUid, ...input }, context) => {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  // What was said is of the address as it was.
  const unchecked = addressFields.some((name) => name in given) ? { addressCheck: null } : {};
  const order = await changeOrder(importUid, context, ({ impOeHdr }) => ({
    impOeHdr: { ...impOeHdr, ...given, ...unchecked },
  }));
  return headerOf(importUid, order);
};

const getWeb: Handler<ImportsOperations["import.impOeHdrWeb.get"]> = async ({ importUid }, context) => {
  const { importSetNo, orderNo, orderDate, impOeHdrWeb } = await readOrder(importUid, context);
  return { importUid, importSetNo, orderNo, ...impOeHdrWeb, dateSubmitted: orderDate };
};

async function salesreps(
  importUid: number,
  { importSetNo, impOeHdrSalesrep }: OrderDocument,
  { db, site }: Context,
): Promise<Page<ImpOeHdrSalesrep>> {
  const codes = impOeHdrSalesrep.map(({ salesrepId }) => salesrepId);
  const people = await db.query<{ code: string; name: string }>(sql`
    select u.sales_rep_id as code, min(u.name) as name from users u
    where u.site_id = ${site} and u.sales_rep_id = any(${codes}::text[]) and u.role = 'salesRep' group by 1`);
  const names = new Map(people.map(({ code, name }) => [code, name]));
  const data = impOeHdrSalesrep.map((share) => ({
    importUid,
    importSetNo,
    ...share,
    salesrepName: names.get(share.salesrepId) ?? null,
  }));
  return { data, total: data.length };
}

const updateSalesreps: Handler<ImportsOperations["import.impOeHdrSalesrep.update"]> = async (input, context) => {
  const { importUid } = input;
  const shares = input.salesreps.map((share): DocumentSalesrep => ({ primarySalesrep: "N", ...share }));
  const order = await changeOrder(importUid, context, () => {
    requireWhole(shares);
    return { impOeHdrSalesrep: shares };
  });
  return salesreps(importUid, order, context);
};

/** The shares make a hundred, each representative stands there once, and one of them is the primary. */
function requireWhole(shares: readonly DocumentSalesrep[]): void {
  const sum = sumOf(shares.map(({ commissionSplit }) => decimal(commissionSplit)));
  if (!sum.eq(100))
    throw businessError(`The shares make ${quantityText(sum)} percent; make them 100 together.`, { sum: Number(sum) });
  const codes = shares.map(({ salesrepId }) => salesrepId);
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  if (twice !== undefined) throw businessError(`The representative \`${twice}\` is given twice; add the shares.`);
  const primary = shares.filter(({ primarySalesrep }) => primarySalesrep === "Y").length;
  if (primary === 1) return;
  throw businessError(`${primary} representatives are the primary; give \`primarySalesrep\` \`Y\` to exactly one.`);
}

type DocumentOperations = Pick<ImportsOperations, Extract<keyof ImportsOperations, `import.impOeHdr${string}`>>;

/** The order documents behind an import. */
export const orderDocumentHandlers: Handlers<DocumentOperations> = {
  "import.impOeHdr.get": async ({ importUid }, context) => headerOf(importUid, await readOrder(importUid, context)),
  "import.impOeHdr.update": updateHeader,
  "import.impOeHdrSalesrep.get": async ({ importUid }, context) =>
    salesreps(importUid, await readOrder(importUid, context), context),
  "import.impOeHdrSalesrep.update": updateSalesreps,
  "import.impOeHdrWeb.get": getWeb,
};
