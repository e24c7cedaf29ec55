import sql, { raw } from "sql-template-tag";
import type { Database, Queryable } from "../../platform/db/database.ts";
import { insertRows } from "../../platform/db/insert-rows.ts";
import type { TaxDocument } from "../../platform/ports/tax-provider.ts";
import { decimal, sumOf } from "../../values/decimal.ts";
import { amountOf, dueInvoices, dueReturn, isRecorded, type LeftGoods } from "./due-tax-documents.ts";
import { invoiceCode, returnCode } from "./tax-code.ts";

/** How many orders a round looks at on a site. */
const batch = 100;

/** SQL: an order `o` was cancelled. Its index says the same. */
const isCancelled = raw("(o.cancel_flag = 'Y' or o.status = 'cancelled')");
/** SQL: an order `o` is over, though nothing may say what left for it. */
const isComplete = raw("o.status in ('shipped', 'invoiced')");

/** The site, and the provider that is to record. */
interface Ledger {
  readonly site: string;
  readonly source: string;
}

/** A document to be written down, as its row begins. */
interface NewDocument {
  readonly kind: "invoice" | "return";
  readonly code: string;
  readonly document: TaxDocument;
  readonly shipmentNo: number | null;
  readonly ofDocumentUid?: number;
  readonly orderPaymentUid?: number;
}

/** Writes down what is to be recorded of goods that left, once. */
export async function writeInvoices(db: Database, ledger: Ledger): Promise<void> {
  const { site } = ledger;
  await db.execute(sql`
    update tax_sale s set done = true from order_hdr o
    where s.site_id = ${site} and not s.done and o.site_id = s.site_id and o.order_no = s.order_no and ${isCancelled}`);
  const orders = await db.query<{ orderNo: number }>(sql`
    select s.order_no as "orderNo" from tax_sale s join order_hdr o on o.site_id = s.site_id and o.order_no = s.order_no
    where s.site_id = ${site} and not s.done and (
      exists (select 1 from shipment p where p.site_id = ${site} and p.order_no = s.order_no
        and not exists (select 1 from tax_document d where d.site_id = ${site} and d.shipment_no = p.shipment_no and d.kind = 'invoice'))
      or ${isComplete} and not exists (select 1 from shipment p where p.site_id = ${site} and p.order_no = s.order_no))
    order by 1 limit ${batch}`);
  for (const { orderNo } of orders) await db.transaction((held) => writeInvoicesOf(held, ledger, orderNo));
}

interface OpenSale {
  readonly documents: readonly TaxDocument[];
  readonly left: readonly LeftGoods[];
  readonly recorded: readonly { readonly shipmentNo: number | null; readonly document: TaxDocument }[];
}

async function writeInvoicesOf(db: Queryable, ledger: Ledger, orderNo: number): Promise<void> {
  const { site } = ledger;
  await lockSale(db, site, orderNo);
  const sale = (await readSale(db, site, orderNo)) as OpenSale;
  const due = dueInvoices(sale);
  const documents = due.map(({ shipmentNo, document }) => ({
    kind: "invoice" as const,
    code: invoiceCode(site, orderNo, shipmentNo, document.lines[0]?.number ?? "0"),
    document,
    shipmentNo,
  }));
  await write(db, ledger, orderNo, documents);
  const all = [...sale.recorded, ...due].map(({ document }) => document);
  if (isRecorded(sale.documents, all))
    await db.execute(sql`update tax_sale set done = true where site_id = ${site} and order_no = ${orderNo}`);
}

/** Until the transaction ends nobody else writes documents of the order: shares are differences to what is written. */
async function lockSale(db: Queryable, site: string, orderNo: number): Promise<void> {
  await db.execute(sql`select 1 from tax_sale where site_id = ${site} and order_no = ${orderNo} for update`);
}

function readSale(db: Queryable, site: string, orderNo: number): Promise<OpenSale | undefined> {
  return db.first<OpenSale>(sql`
    select s.documents, (
        select coalesce(json_agg(json_build_object('shipmentNo', d.shipment_no, 'document', d.document) order by d.tax_document_uid), '[]')
        from tax_document d where d.site_id = ${site} and d.order_no = s.order_no and d.kind = 'invoice') as recorded,
      coalesce((
        select json_agg(json_build_object('shipmentNo', p.shipment_no, 'date', to_char(p.ship_date, 'YYYY-MM-DD HH24:MI:SS'), 'lines', (
            select coalesce(json_agg(json_build_object('lineNo', n.order_line_no, 'quantity', n.quantity)), '[]')
            from shipment_line n where n.site_id = ${site} and n.shipment_no = p.shipment_no)) order by p.ship_date, p.shipment_no)
        from shipment p where p.site_id = ${site} and p.order_no = s.order_no), case when ${isComplete}
        then json_build_array(json_build_object('shipmentNo', null, 'date', to_char(localtimestamp(0), 'YYYY-MM-DD HH24:MI:SS'))) else '[]'::json end) as "left"
    from tax_sale s join order_hdr o on o.site_id = s.site_id and o.order_no = s.order_no
    where s.site_id = ${site} and s.order_no = ${orderNo}`);
}

async function write(
  db: Queryable,
  { site, source }: Ledger,
  orderNo: number,
  documents: readonly NewDocument[],
): Promise<void> {
  const rows = documents.map(({ kind, code, document, shipmentNo, ofDocumentUid, orderPaymentUid }) => ({
    site_id: site,
    order_no: orderNo,
    kind,
    code,
    source,
    document,
    shipment_no: shipmentNo,
    of_document_uid: ofDocumentUid ?? null,
    order_payment_uid: orderPaymentUid ?? null,
    amount: amountOf(document),
    currency: document.currencyCode,
  }));
  await insertRows(db, "tax_document", rows, { conflict: ["site_id", "order_no", "kind", "code"], existing: "skip" });
}

/** Writes down that what is recorded of cancelled orders is taken back, once. */
export async function writeVoids(db: Queryable, { site, source }: Ledger): Promise<void> {
  await db.execute(sql`
    insert into tax_document (site_id, order_no, kind, code, source, of_document_uid, shipment_no, document, amount, currency)
    select ${site}, d.order_no, 'void', d.code, d.source, d.tax_document_uid, d.shipment_no, d.document, d.amount, d.currency
    from order_hdr o join tax_document d on d.site_id = ${site} and d.order_no = o.order_no
    where o.site_id = ${site} and ${isCancelled} and d.source = ${source} and d.kind <> 'void' and d.state = 'recorded'
      and not exists (select 1 from tax_document v where v.site_id = ${site} and v.of_document_uid = d.tax_document_uid and v.kind = 'void')
    order by d.tax_document_uid on conflict do nothing`);
}

/**
 * Writes down what is to be recorded of money that was given back for orders that stand, once. Where nothing was invoiced
 * yet it waits, and keeps no other waiting.
 */
export async function writeReturns(db: Database, ledger: Ledger): Promise<void> {
  const { site } = ledger;
  const refunds = await db.query<{ orderNo: number; uid: number }>(sql`
    select s.order_no as "orderNo", r.order_payment_uid as uid
    from order_payment r join tax_sale s on s.site_id = ${site} and s.order_no = r.order_no
    join order_hdr o on o.site_id = ${site} and o.order_no = r.order_no
    where r.site_id = ${site} and r.kind = 'refund' and r.state = 'approved' and not ${isCancelled}
      and not exists (select 1 from tax_document d where d.site_id = ${site} and d.order_payment_uid = r.order_payment_uid)
      and 'recorded' = all(select d.state from tax_document d
        where d.site_id = ${site} and d.order_no = r.order_no and d.kind = 'invoice')
      and exists (select 1 from tax_document d where d.site_id = ${site} and d.order_no = r.order_no and d.kind = 'invoice')
    order by r.order_payment_uid limit ${batch}`);
  for (const { orderNo, uid } of refunds) await db.transaction((held) => writeReturn(held, ledger, orderNo, uid));
}

interface RecordedInvoice {
  readonly uid: number;
  readonly shipmentNo: number | null;
  readonly state: "begun" | "recorded";
  readonly document: TaxDocument;
  readonly returned: readonly TaxDocument[];
}

interface CardMovement {
  readonly uid: number;
  readonly kind: "capture" | "charge" | "refund";
  readonly amount: number;
  readonly shipmentNo: number | null;
  readonly date: string;
  readonly isReturned: boolean;
}

interface ReturnFacts {
  readonly invoices: readonly RecordedInvoice[];
  readonly movements: readonly CardMovement[];
}

async function writeReturn(db: Queryable, ledger: Ledger, orderNo: number, uid: number): Promise<void> {
  await lockSale(db, ledger.site, orderNo);
  const facts = (await readReturnFacts(db, ledger.site, orderNo)) as ReturnFacts;
  await write(db, ledger, orderNo, dueReturns(facts, uid, ledger.site, orderNo));
}

/** The returns of a refund: its part of the invoices of the shipment whose money it gave back, else of all of them. */
function dueReturns({ invoices, movements }: ReturnFacts, uid: number, site: string, orderNo: number): NewDocument[] {
  const refund = movements.find((movement) => movement.uid === uid);
  if (!refund || refund.isReturned || invoices.some(({ state }) => state === "begun")) return [];
  const isOfShipment = ({ shipmentNo }: { readonly shipmentNo: number | null }) => shipmentNo === refund.shipmentNo;
  const isAbout = invoices.some(isOfShipment) ? isOfShipment : () => true;
  const amounts = (isCounted: (movement: CardMovement) => boolean) =>
    sumOf(movements.filter((one) => isAbout(one) && isCounted(one)).map(({ amount }) => decimal(amount)));
  const back = amounts(({ kind, uid: other, isReturned }) => kind === "refund" && (isReturned || other === uid));
  const share = back.div(amounts(({ kind }) => kind !== "refund"));
  return invoices.filter(isAbout).flatMap((invoice) => {
    const document = dueReturn(invoice.document, share, invoice.returned, refund.date);
    if (!document) return [];
    const code = returnCode(site, orderNo, uid, invoice.uid);
    const { uid: ofDocumentUid, shipmentNo } = invoice;
    return [{ kind: "return" as const, code, document, shipmentNo, ofDocumentUid, orderPaymentUid: uid }];
  });
}

function readReturnFacts(db: Queryable, site: string, orderNo: number): Promise<ReturnFacts | undefined> {
  return db.first<ReturnFacts>(sql`
    select (
        select coalesce(json_agg(json_build_object('uid', d.tax_document_uid, 'shipmentNo', d.shipment_no, 'state', d.state, 'document', d.document,
          'returned', (select coalesce(json_agg(r.document), '[]') from tax_document r
            where r.site_id = ${site} and r.of_document_uid = d.tax_document_uid and r.kind = 'return')) order by d.tax_document_uid), '[]')
        from tax_document d where d.site_id = ${site} and d.order_no = s.order_no and d.kind = 'invoice') as invoices, (
        select coalesce(json_agg(json_build_object('uid', m.order_payment_uid, 'kind', m.kind, 'amount', m.amount,
          'shipmentNo', case m.kind when 'refund' then t.shipment_no else m.shipment_no end,
          'date', to_char(m.date_settled, 'YYYY-MM-DD HH24:MI:SS'), 'isReturned', exists (
            select 1 from tax_document d where d.site_id = ${site} and d.order_payment_uid = m.order_payment_uid)) order by m.order_payment_uid), '[]')
        from order_payment m left join order_payment t on t.site_id = ${site} and t.order_payment_uid = m.of_payment_uid
        where m.site_id = ${site} and m.order_no = s.order_no and m.state = 'approved' and m.kind in ('capture', 'charge', 'refund')) as movements
    from tax_sale s where s.site_id = ${site} and s.order_no = ${orderNo}`);
}
