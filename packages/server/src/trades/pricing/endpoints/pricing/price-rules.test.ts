import { readFileSync } from "node:fs";
import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { decimal } from "../../../../values/decimal.ts";
import { priceLines } from "../../price-lines.ts";
import { readPriceInputs } from "../../read-price-inputs.ts";

/** A row of the table: what is agreed and asked, and the price that the rules make of it, worked out by hand. */
type Row = Readonly<Record<string, string>>;

const [head = "", ...lines] = readFileSync(new URL("./price-rules.csv", import.meta.url), "utf8")
  .trim()
  .split("\n");
const names = head.split(",");
const rows: Row[] = lines.map((line) => Object.fromEntries(line.split(",").map((cell, at) => [names[at] ?? "", cell])));
const parts = (cell: string | undefined) => (cell ?? "").split(" ").filter((part) => part !== "");

/** Other lines of the item: `unit:quantity`. */
const otherLines = (cell: string | undefined) =>
  parts(cell).map((part) => {
    const [unitOfMeasure, quantity] = part.split(":");
    return { itemId: "RULE", unitOfMeasure, quantity: Number(quantity) };
  });

describeServer("the table of price rules", (server) => {
  const customerId = 300900;

  beforeAll(async () => {
    const { db } = server();
    await db.execute(sql`
      insert into customer (site_id, customer_id, company_id, customer_name) values ('demo', ${customerId}, 'PDS', 'Rules')`);
    await db.execute(sql`
      insert into item (site_id, inv_mast_uid, item_id, item_id_compact, item_desc, base_unit, default_selling_unit, default_purchasing_unit)
      values ('demo', 909090, 'RULE', 'RULE', 'Rule', 'EA', 'EA', 'EA')`);
    await db.execute(sql`
      insert into item_uom (site_id, inv_mast_uid, unit_of_measure, unit_size) values ('demo', 909090, 'EA', 1), ('demo', 909090, 'CS', 12)`);
    await db.execute(sql`
      insert into job_price_hdr (site_id, job_price_hdr_uid, job_no, customer_id)
      select 'demo', 9000 + n, 'J-RULE-' || n, ${customerId} from generate_series(1, 3) n`);
  });

  async function setUp(row: Row): Promise<void> {
    const { db } = server();
    const priceOf = (number: number) => (Number(row.class) === number ? row.own : row.others) || null;
    const prices = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [`price${index + 1}`, priceOf(index + 1)]),
    );
    await db.execute(sql`
      update item i set list_price = ${row.list}::numeric, price1 = p.price1, price2 = p.price2, price3 = p.price3, price4 = p.price4,
        price5 = p.price5, price6 = p.price6, price7 = p.price7, price8 = p.price8, price9 = p.price9, price10 = p.price10
      from jsonb_populate_record(null::item, ${JSON.stringify(prices)}::jsonb) p
      where i.site_id = 'demo' and i.inv_mast_uid = 909090`);
    await db.execute(
      sql`update customer set price_class = ${row.class}::integer where site_id = 'demo' and customer_id = ${customerId}`,
    );
    await db.execute(
      sql`delete from site_setting where site_id = 'demo' and service_name = 'pricing' and setting_name = 'currency'`,
    );
    await db.execute(sql`
      insert into site_setting (site_id, service_name, setting_name, setting_value)
      values ('demo', 'pricing', 'currency', to_jsonb(${row.currency}::text))`);
    await db.execute(sql`
      delete from site_setting where site_id = 'demo' and service_name = 'pricing' and setting_name = 'breaksPer'`);
    if (row.rule)
      await db.execute(sql`
        insert into site_setting (site_id, service_name, setting_name, setting_value)
        values ('demo', 'pricing', 'breaksPer', to_jsonb(${row.rule}::text))`);
    await db.execute(sql`delete from price_break where site_id = 'demo' and inv_mast_uid = 909090`);
    await db.execute(sql`delete from job_price_line where site_id = 'demo' and inv_mast_uid = 909090`);
    for (const part of parts(row.breaks)) await addBreak(part);
    for (const [index, part] of parts(row.contracts).entries()) await addContract(part, 9001 + index);
  }

  /** `class:from-to:percent:start:end`. */
  async function addBreak(text: string): Promise<void> {
    const [priceClass, range = "", percent, start = "", end = ""] = text.split(":");
    const [from, to] = range.split("-");
    await server().db.execute(sql`
      insert into price_break (site_id, inv_mast_uid, price_class, break_qty, max_qty, discount_percent, start_date, end_date)
      values ('demo', 909090, ${priceClass}::integer, ${from}::numeric, ${to || null}::numeric, ${percent}::numeric,
        ${start || null}::timestamp, ${end || null}::timestamp)`);
  }

  /** `uom/size/least/most/pieces ordered/price/start/end/expires`. */
  async function addContract(text: string, header: number): Promise<void> {
    const [uom, size, least, most, pieces, price, start, end, expires] = text.split("/");
    const { db } = server();
    await db.execute(sql`
      update job_price_hdr set start_date = ${start || null}::timestamp, end_date = ${end || null}::timestamp
      where site_id = 'demo' and job_price_hdr_uid = ${header}`);
    await db.execute(sql`
      insert into job_price_line (site_id, job_price_hdr_uid, inv_mast_uid, item_id, uom, unit_size, min_qty, qty_maximum,
        base_qty_ordered, price, expiration_date)
      values ('demo', ${header}, 909090, 'RULE', ${uom}, ${size}::numeric, ${least}::numeric, ${most || null}::numeric,
        ${pieces}::numeric, ${price}::numeric, ${expires || null}::timestamp)`);
  }

  it.each(rows)("$name", async (row) => {
    await setUp(row);
    const ask = { itemId: "RULE", unitOfMeasure: row.unit, quantity: Number(row.quantity) };
    // The moment is the engine's to take, not a caller's; all else goes the way of `GET /price-engine`.
    const asks = [ask, ...otherLines(row.more)];
    const inputs = await readPriceInputs(server().db, "demo", { customerId, at: row.at }, asks);
    const [price] = priceLines(inputs, asks, customerId, () => "");
    expect([price?.priceSource, price?.unitPrice, price?.extendedPrice]).toEqual([
      row.source,
      decimal(row.unitPrice ?? "").toNumber(),
      decimal(row.extended ?? "").toNumber(),
    ]);
  });
});
