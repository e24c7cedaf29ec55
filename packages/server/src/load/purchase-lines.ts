import type { Row } from "../platform/db/insert-rows.ts";
import { type Decimal, decimal, greaterOf, roundQuantity, zero } from "../values/decimal.ts";
import { type CsvRow, firstTooLarge } from "./csv-row.ts";
import { type DocumentLine, type DocumentLines, readDocumentLines } from "./document-lines.ts";
import type { LoadContext } from "./load-context.ts";

/** A line of `PurchaseOrderDetail.csv` with its amounts as text, which is small: a file may have millions. */
export interface PurchaseLine extends DocumentLine {
  readonly uid: number;
  readonly ordered: string;
  /** Received less rejected: what is rejected goes back, and is still to come. */
  readonly accepted: string;
  readonly price: string;
  readonly due: string | null;
}

const table = {
  file: "PurchaseOrderDetail.csv",
  noun: "an order",
  orderColumn: "PurchaseOrderID",
  detailColumn: "PurchaseOrderDetailID",
};

/** Reads `PurchaseOrderDetail.csv`. */
export function readPurchaseLines({ folder, items }: LoadContext): Promise<DocumentLines<PurchaseLine>> {
  return readDocumentLines(folder, table, (row) => purchaseLine(row, items));
}

function purchaseLine(row: CsvRow, items: LoadContext["items"]): PurchaseLine {
  const uid = row.key("ProductID");
  if (!items.has(uid)) return row.refuse("ProductID", `is ${uid}, which was not loaded`);
  const [ordered, price] = [roundQuantity(row.amount("OrderQty")), row.amount("UnitPrice")];
  if (ordered.eq(0)) return row.refuse("OrderQty", "is 0; at least a part of a piece is ordered");
  if (ordered.times(price).gte(firstTooLarge))
    return row.refuse("OrderQty", "times the price is more than can be stored");
  return {
    line: row.line,
    orderNo: row.key("PurchaseOrderID"),
    detail: row.key("PurchaseOrderDetailID"),
    uid,
    ordered: ordered.toFixed(),
    accepted: acceptedOf(row).toFixed(),
    price: roundQuantity(price).toFixed(),
    due: row.optionalDate("DueDate") ?? null,
  };
}

function acceptedOf(row: CsvRow): Decimal {
  const received = roundQuantity(row.optionalDecimal("ReceivedQty") ?? zero);
  const rejected = roundQuantity(row.optionalDecimal("RejectedQty") ?? zero);
  if (received.lt(0)) return row.refuse("ReceivedQty", `is ${received.toString()}; it must not be below 0`);
  if (rejected.lt(0)) return row.refuse("RejectedQty", `is ${rejected.toString()}; it must not be below 0`);
  if (rejected.gt(received))
    return row.refuse("RejectedQty", `is ${rejected.toString()}, more than the ${received.toString()} received`);
  return received.minus(rejected);
}

/** Whether all that was ordered has come and was kept. */
export function hasCome({ ordered, accepted }: PurchaseLine): boolean {
  return decimal(accepted).gte(decimal(ordered));
}

/** What of a line is still to come. */
export function missingOf({ ordered, accepted }: PurchaseLine): Decimal {
  return greaterOf(decimal(ordered).minus(decimal(accepted)), zero);
}

/** What its order's state says of a line. */
export interface PurchaseState {
  /** Nothing more is expected, whether all has come or not. */
  readonly isClosed: boolean;
  readonly isCancelled: boolean;
}

/** A line as it is stored. */
export function purchaseLineRow(
  line: PurchaseLine,
  lineNo: number,
  { items }: LoadContext,
  { isClosed, isCancelled }: PurchaseState,
): Row {
  const item = items.get(line.uid);
  return {
    po_no: line.orderNo,
    line_no: lineNo,
    inv_mast_uid: line.uid,
    item_id: item?.itemId,
    item_desc: item?.itemDesc,
    qty_ordered: line.ordered,
    base_received: line.accepted,
    unit_of_measure: "EA",
    unit_cost: line.price,
    date_due: line.due,
    complete: isClosed || hasCome(line) ? "Y" : "N",
    cancel_flag: isCancelled ? "Y" : "N",
  };
}
