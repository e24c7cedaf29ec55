import type { ErpOperations, TransPurchaseOrderReceipt } from "@purvey/contract/generated/erp";
import sql from "sql-template-tag";
import { jsonList, selectList, timeText } from "../../../../platform/db/json-list.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handlers, Received } from "../../../../platform/endpoints/implement.ts";
import { invalid, notFound } from "../../../../platform/errors.ts";
import { cameOfLine } from "../../../purchasing/index.ts";
import { createDocument, kinds } from "../../../warehouse/index.ts";

const lines = jsonList(
  {
    lineNo: "l.line_no",
    invMastUid: "l.inv_mast_uid",
    itemId: "l.item_id",
    itemDesc: "l.item_desc",
    vendorItemId: "l.vendor_item_id",
    unitOfMeasure: "l.unit_of_measure",
    unitSize: "l.unit_size",
    baseUnit: "i.base_unit",
    ...cameOfLine,
    unitCost: "l.unit_cost",
    serialized: "i.serialized",
    trackLots: "i.track_lots",
    dateDue: timeText("l.date_due"),
    complete: "l.complete",
    cancelFlag: "l.cancel_flag",
  },
  `po_line l join item i on i.site_id = l.site_id and i.inv_mast_uid = l.inv_mast_uid
    where l.site_id = h.site_id and l.po_no = h.po_no`,
  "l.line_no",
);

/** The newest documents that name the order. */
const receipts = `coalesce((
  select json_agg(json_build_object('purchaseOrderReceiptUid', d.document_uid, 'requestId', d.request_id, 'referenceNo', d.reference_no,
    'importState', d.import_state, 'processMessage', d.process_message, 'dateCreated', ${timeText("d.date_created")}) order by d.document_uid desc)
  from (
    select w.* from warehouse_document w
    where w.site_id = h.site_id and w.kind = 'purchaseOrderReceipt' and w.status_cd <> 700 and exists (
      select 1 from warehouse_document_line k where k.site_id = w.site_id and k.document_uid = w.document_uid and k.po_no = h.po_no)
    order by w.document_uid desc limit 100) d), '[]'::json)`;

const header = selectList({
  poNo: "h.po_no",
  vendorId: "h.vendor_id",
  vendorName: "v.vendor_name",
  companyId: "h.company_id",
  locationId: "h.location_id",
  locationName: "l.location_name",
  externalPoNo: "h.external_po_no",
  carrierId: "h.carrier_id",
  poDate: "h.po_date",
  dateDue: "h.date_due",
  approved: "h.approved",
  complete: "h.complete",
  cancelFlag: "h.cancel_flag",
  lines,
  receipts,
  dateLastModified: "h.date_last_modified",
});

async function read(poNo: number, { db, site }: Context): Promise<TransPurchaseOrderReceipt> {
  const found = await db.first<TransPurchaseOrderReceipt>(sql`
    select ${header} from po_hdr h
    join vendor v on v.site_id = h.site_id and v.vendor_id = h.vendor_id
    join location l on l.site_id = h.site_id and l.location_id = h.location_id
    where h.site_id = ${site} and h.po_no = ${poNo}`);
  if (!found) throw notFound("purchase order", poNo);
  return found;
}

type Given = Received<ErpOperations["transPurchaseOrderReceipt.update"]>;

/** Hands in what came as a purchase order receipt, and answers the order with it. */
async function handIn({ po, requestId, referenceNo, lines: given }: Given, context: Context) {
  const before = await read(po, context);
  await createDocument(
    kinds.purchaseOrderReceipt,
    { requestId, referenceNo, poNo: po, lines: given.map((line, index) => receivedLine(line, index, before)) },
    context,
  );
  return read(po, context);
}

function receivedLine(
  { lineNo, unitOfMeasure, ...line }: Given["lines"][number],
  index: number,
  { poNo, lines: known }: TransPurchaseOrderReceipt,
) {
  const found = known.find((one) => one.lineNo === lineNo);
  if (found) return { ...line, poLineNo: lineNo, invMastUid: found.invMastUid, uom: unitOfMeasure };
  const numbers = known.map((one) => one.lineNo).join(", ");
  throw invalid(
    `lines[${index}].lineNo`,
    `The purchase order ${poNo} has no line ${lineNo}; it has ${numbers}.`,
    lineNo,
  );
}

type ReceiptOperations = Pick<ErpOperations, "transPurchaseOrderReceipt.get" | "transPurchaseOrderReceipt.update">;

/** `/trans-purchase-order-receipt/{po}`: purchase orders as the ERP receives them. */
export const transPurchaseOrderReceiptHandlers: Handlers<ReceiptOperations> = {
  "transPurchaseOrderReceipt.get": ({ po }, context) => read(po, context),
  "transPurchaseOrderReceipt.update": handIn,
};
