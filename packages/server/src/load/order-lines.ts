import type { Row } from "../platform/db/insert-rows.ts";
import { decimal, zero } from "../values/decimal.ts";
import { type CsvRow, firstTooLarge } from "./csv-row.ts";
import { type DocumentLine, type DocumentLines, type LinesTable, readDocumentLines } from "./document-lines.ts";
import type { LoadContext, LoadedItem } from "./load-context.ts";

/** A line of `SalesOrderDetail.csv`, or of an invoice or quote, with its amounts as text, which is small: a file may have millions. */
export interface OrderLine extends DocumentLine {
  readonly uid: number;
  readonly quantity: string;
  readonly price: string;
  readonly discountPercent: string;
  readonly extended: string;
}

/** The lines of orders. */
export const orderTable: LinesTable = {
  file: "SalesOrderDetail.csv",
  noun: "an order",
  orderColumn: "SalesOrderID",
  detailColumn: "SalesOrderDetailID",
};

/** Reads `SalesOrderDetail.csv`, or the lines of invoices or quotes. */
export function readOrderLines(
  { folder, items }: LoadContext,
  table: LinesTable = orderTable,
): Promise<DocumentLines<OrderLine>> {
  return readDocumentLines(folder, table, (row) => orderLine(row, items, table));
}

function orderLine(row: CsvRow, items: LoadContext["items"], { orderColumn, detailColumn }: LinesTable): OrderLine {
  const uid = row.key("ProductID");
  if (!items.has(uid)) return row.refuse("ProductID", `is ${uid}, which was not loaded`);
  const [quantity, price] = [row.amount("OrderQty"), row.amount("UnitPrice")];
  const discount = row.optionalDecimal("UnitPriceDiscount") ?? zero;
  if (discount.lt(0) || discount.gt(1))
    return row.refuse("UnitPriceDiscount", `is ${discount.toString()}; a discount is a fraction from 0 to 1`);
  const extended = price.times(decimal(1).minus(discount)).times(quantity).round(6);
  if (extended.gte(firstTooLarge)) return row.refuse("OrderQty", "times the price is more than can be stored");
  const [orderNo, detail] = [row.key(orderColumn), row.key(detailColumn)];
  return {
    line: row.line,
    orderNo,
    detail,
    uid,
    quantity: quantity.toFixed(),
    price: price.toFixed(),
    discountPercent: discount.eq(0) ? "0" : discount.times(100).toFixed(),
    extended: extended.toFixed(),
  };
}

/** A line as it is stored: a shipped order's is shipped whole. */
export function orderLineRow(line: OrderLine, lineNo: number, item: LoadedItem | undefined, shipped: boolean): Row {
  return {
    order_no: line.orderNo,
    line_no: lineNo,
    inv_mast_uid: line.uid,
    item_id: item?.itemId,
    description: item?.itemDesc,
    quantity: line.quantity,
    unit_of_measure: "EA",
    unit_price: line.price,
    extended_price: line.extended,
    discount_percent: line.discountPercent,
    price_source: "list",
    qty_shipped: shipped ? line.quantity : "0",
  };
}
