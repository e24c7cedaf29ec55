import fc from "fast-check";
import sql, { type Sql } from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { type ChangePairs, ChangesOfSites } from "../../platform/db/site-changes.ts";
import { describeServerOnBoth } from "../../testing/describe-server.ts";
import { PriceFacts } from "./price-facts.ts";
import { readPriceInputs } from "./read-price-inputs.ts";

const customers = [100200, 100300, 999999] as const;
const asks = [
  { itemId: "HB-M8-40" },
  { itemId: "hb m8 40" },
  { itemId: "NG-1140" },
  { itemId: "WSH-M8", unitOfMeasure: "EA" },
  { itemId: "GLV-NIT-L", quantity: 3 },
  { itemId: "no such number" },
];
const scopes = customers.flatMap((customerId) => [
  { customerId },
  { customerId, shipToId: 1 },
  { customerId, shipToId: 2, companyId: "PDS" },
]);

/** Days around today, whatever the zone; a day that begins or ends something. */
const day = (offset: number | null) =>
  offset === null ? sql`null::timestamp` : sql`localtimestamp + ${`${offset} days`}::interval`;
const offset = fc.constantFrom(null, -30, -1, 0, 1, 30);
const item = fc.constantFrom("HB-M8-40", "WSH-M8", "GLV-NIT-L");
const uidOf = (itemId: string): Sql =>
  sql`(select inv_mast_uid from item where site_id = 'demo' and item_id = ${itemId})`;

const anyChange: fc.Arbitrary<Sql> = fc.oneof(
  fc
    .record({ item, price: fc.integer({ min: 1, max: 900 }) })
    .map(
      ({ item, price }) =>
        sql`update item set price1 = ${price / 100}, price3 = ${price / 50} where site_id = 'demo' and item_id = ${item}`,
    ),
  fc
    .record({ item, flag: fc.constantFrom("Y", "N") })
    .map(({ item, flag }) => sql`update item set delete_flag = ${flag} where site_id = 'demo' and item_id = ${item}`),
  fc
    .record({
      item,
      from: offset,
      to: offset,
      priceClass: fc.constantFrom(0, 1, 3),
      qty: fc.integer({ min: 1, max: 1e6 }),
    })
    .map(
      ({ item, from, to, priceClass, qty }) => sql`
      insert into price_break (site_id, inv_mast_uid, price_class, break_qty, discount_percent, start_date, end_date)
      values ('demo', ${uidOf(item)}, ${priceClass}, ${qty}, 5, ${day(from)}, ${day(to)})`,
    ),
  fc.record({ item, to: offset, shipTo: fc.constantFrom(null, 1, 2), ordered: fc.nat(40) }).map(
    ({ item, to, shipTo, ordered }) => sql`
      insert into job_price_line (site_id, job_price_hdr_uid, inv_mast_uid, item_id, price, uom, expiration_date, ship_to_id, base_qty_ordered, qty_maximum)
      values ('demo', 1, ${uidOf(item)}, ${item}, 1, 'EA', ${day(to)}, ${shipTo}, ${ordered}, 100)`,
  ),
  fc.record({ from: offset, to: offset, company: fc.constantFrom(null, "PDS") }).map(
    ({ from, to, company }) => sql`
      update job_price_hdr set start_date = ${day(from)}, end_date = ${day(to)}, company_id = ${company}
      where site_id = 'demo' and job_price_hdr_uid = 1`,
  ),
  fc.nat(50).map(
    (more) => sql`
    update job_price_line set base_qty_ordered = base_qty_ordered + ${more} where site_id = 'demo' and job_price_hdr_uid = 1`,
  ),
  fc
    .record({ size: fc.constantFrom(10, 50, 144), item })
    .map(
      ({ size, item }) =>
        sql`update item_uom set unit_size = ${size} where site_id = 'demo' and inv_mast_uid = ${uidOf(item)} and unit_size > 1`,
    ),
  fc.constantFrom(1, 3, 7).map(
    (priceClass) => sql`
    update customer set price_class = ${priceClass} where site_id = 'demo' and customer_id = 100200`,
  ),
  fc.constantFrom("Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York").map(
    (zone) => sql`
    update location set timezone = ${zone} where site_id = 'demo'`,
  ),
  fc.constantFrom("USD", "EUR", "JPY").map(
    (currency) => sql`
    update site_setting set setting_value = to_jsonb(${currency}::text)
    where site_id = 'demo' and service_name = 'pricing' and setting_name = 'currency'`,
  ),
);

describeServerOnBoth("what prices depend on, in a process", (server) => {
  let processes: readonly PriceFacts[];
  beforeAll(() => {
    const { db } = server();
    processes = [new PriceFacts(db, new ChangesOfSites(db)), new PriceFacts(db, new ChangesOfSites(db))];
  });

  it("is what the tables say, for each customer, after each commit and in each zone", async () => {
    const { db } = server();
    await fc.assert(
      fc.asyncProperty(fc.array(anyChange, { minLength: 1, maxLength: 8 }), async (changes) => {
        for (const change of changes) {
          await db.execute(change);
          for (const scope of scopes) {
            const right = await readPriceInputs(db, "demo", scope, asks);
            for (const one of processes) expect(await one.read("demo", scope, asks)).toEqual(right);
          }
        }
      }),
      { numRuns: 6 },
    );
  });

  it("tells beside another reading what the tables say, or nothing", async () => {
    const { db } = server();
    const named = [{ itemId: "HB-M8-40" }, { itemId: "WSH-M8" }, { itemId: "GLV-NIT-L" }];
    const undeleted = sql`update item set delete_flag = 'N' where site_id = 'demo' and delete_flag = 'Y'`;
    const [one] = processes as [PriceFacts];
    let [told, silent] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(anyChange, { minLength: 1, maxLength: 6 }), async (changes) => {
        // All are there and nothing changes at first: then memory tells.
        for (const change of [undeleted, sql`select 1`, ...changes]) {
          await Promise.all(scopes.map((scope) => one.read("demo", scope, named)));
          await db.execute(change);
          await db.transaction(async (transaction) => {
            for (const scope of scopes) {
              const beside = one.beside("demo");
              const row = await transaction.first<{ changes: ChangePairs | null }>(
                sql`select ${beside.changes} as changes`,
              );
              const inputs = beside.inputs(row?.changes ?? null, scope, named);
              if (inputs) expect(inputs).toEqual(await readPriceInputs(transaction, "demo", scope, named));
              if (inputs) told++;
              else silent++;
            }
          });
        }
      }),
      { numRuns: 6 },
    );
    expect(told).toBeGreaterThan(0);
    expect(silent).toBeGreaterThan(0);
  });

  it("asks for no more than whether something changed once it was asked for", async () => {
    const [one] = processes as [PriceFacts];
    await server().db.execute(sql`update item set delete_flag = 'N' where site_id = 'demo' and item_id = 'HB-M8-40'`);
    await one.read("demo", { customerId: 100200 }, [{ itemId: "HB-M8-40" }]);
    const statements: string[] = [];
    const stop = server().db.onStatement(({ text }) => statements.push(text));
    await one.read("demo", { customerId: 100200 }, [{ itemId: "HB-M8-40" }]);
    stop();
    expect(statements).toEqual([expect.stringContaining("from site_change")]);
  });
});
