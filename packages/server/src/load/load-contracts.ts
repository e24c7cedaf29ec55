import sql from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import type { Row } from "../platform/db/insert-rows.ts";
import { roundQuantity } from "../values/decimal.ts";
import type { CsvRow } from "./csv-row.ts";
import { type DocumentLine, linesOf, readDocumentLines, reportLines } from "./document-lines.ts";
import { type LoadContext, type LoadStep, storeRows } from "./load-context.ts";
import { giveUpNames, type NameColumn, type NamedRecord, refuseTakenNames } from "./taken-names.ts";

const table = {
  file: "CustomerPrice.csv",
  noun: "a contract",
  orderColumn: "ContractID",
  detailColumn: "CustomerPriceID",
};
const file = "CustomerContract.csv";
const contractNumbers: NameColumn = {
  table: "job_price_hdr",
  key: "job_price_hdr_uid",
  name: "job_no",
  noun: "contract",
  called: "number",
  file,
  column: "ContractNumber",
};

interface PriceLine extends DocumentLine {
  readonly row: Row;
}

interface Contract extends NamedRecord {
  readonly orderNo: number;
  readonly row: Row;
  readonly lines: readonly PriceLine[];
}

/** `CustomerContract.csv`, `CustomerPrice.csv`: what customers pay by contract, each contract with all its prices or not at all. */
export const loadContracts: LoadStep = {
  title: "contracts",
  async run(context) {
    const { db, folder, report } = context;
    const lines = await readDocumentLines(folder, table, (row) => priceLine(row, context));
    const numbers = new Map<string, number>();
    const contracts = await folder.readByKey(file, "ContractID", (row, orderNo): Contract => {
      const own = linesOf(row, orderNo, lines);
      const contract = contractRow(row, orderNo, context, numbers);
      return { uid: orderNo, name: String(contract.job_no), line: row.line, orderNo, lines: own, row: contract };
    });
    const records = await refuseTakenNames(context, contractNumbers, [...contracts.values()]);
    await db.transaction((transaction) => storeContracts(transaction, context, records));
    reportLines(report, lines, records);
    report.stored(file, records.length);
  },
};

function contractRow(row: CsvRow, key: number, { customers }: LoadContext, numbers: Map<string, number>): Row {
  const customerId = row.key("CustomerID");
  if (!customers.has(customerId)) return row.refuse("CustomerID", `is ${customerId}, who was not loaded`);
  const number = row.text("ContractNumber", 40);
  row.requireFirst("ContractNumber", number, numbers);
  const [start, end] = [row.optionalDate("StartDate") ?? null, row.optionalDate("EndDate") ?? null];
  if (start && end && end < start) return row.refuse("EndDate", `is ${end}, before the StartDate ${start}`);
  return {
    job_price_hdr_uid: key,
    job_no: number,
    contract_no: number,
    job_description: row.optionalText("Description", 255) ?? null,
    company_id: "MAIN",
    customer_id: customerId,
    start_date: start,
    end_date: end,
  };
}

function priceLine(row: CsvRow, { items }: LoadContext): PriceLine {
  const [orderNo, detail, uid] = [row.key("ContractID"), row.key("CustomerPriceID"), row.key("ProductID")];
  const item = items.get(uid);
  if (!item) return row.refuse("ProductID", `is ${uid}, which was not loaded`);
  const minimum = row.optionalDecimal("MinQty");
  if (minimum && !minimum.gt(0)) return row.refuse("MinQty", `is ${minimum.toString()}; it must be above 0`);
  const line = {
    job_price_line_uid: detail,
    job_price_hdr_uid: orderNo,
    inv_mast_uid: uid,
    item_id: item.itemId,
    item_description: item.itemDesc,
    uom: row.optionalName("UnitMeasureCode", 8) ?? "EA",
    min_qty: minimum ? roundQuantity(minimum).toFixed() : null,
    expiration_date: row.optionalDate("EndDate") ?? null,
    status_cd: 704,
    ...termsOf(row),
  };
  return { line: row.line, orderNo, detail, row: line };
}

/** A fixed price, or a discount from the list price. */
function termsOf(row: CsvRow): Row {
  const [price, discount] = [row.optionalDecimal("Price"), row.optionalDecimal("DiscountPct")];
  if ((price === undefined) === (discount === undefined))
    return row.refuse("Price", "and DiscountPct are both given or both empty; a line has one of the two");
  if (price?.lt(0)) return row.refuse("Price", `is ${price.toString()}; it must not be below 0`);
  if (discount === undefined) return { pricing_method: "price", price: price?.toFixed(), discount_percent: null };
  if (discount.lt(0) || discount.gt(1))
    return row.refuse("DiscountPct", `is ${discount.toString()}; a discount is a fraction from 0 to 1`);
  return { pricing_method: "discount", price: null, discount_percent: discount.times(100).toFixed() };
}

/**
 * A price that the file no longer has ends; how much was bought at it stays known. All in one transaction: contracts may
 * exchange their numbers, and nobody sees one in between.
 */
async function storeContracts(db: Queryable, context: LoadContext, contracts: readonly Contract[]): Promise<void> {
  const headers = contracts.map(({ row }) => row);
  await giveUpNames(db, context.site, contractNumbers, contracts);
  await storeRows(db, context, "job_price_hdr", ["job_price_hdr_uid"], headers);
  const lines = contracts.flatMap((contract) => contract.lines);
  await db.execute(sql`
    update job_price_line set status_cd = 700 where site_id = ${context.site} and status_cd <> 700
      and job_price_hdr_uid = any(${contracts.map(({ orderNo }) => orderNo)}::bigint[])
      and job_price_line_uid <> all(${lines.map(({ detail }) => detail)}::bigint[])`);
  const rows = lines.map(({ row }) => row);
  await storeRows(db, context, "job_price_line", ["job_price_line_uid"], rows);
}
