import { pricing } from "@purvey/contract/services/pricing/index";
import { rule } from "@purvey/contract/testing/rule";
import sql, { type Sql } from "sql-template-tag";
import { expect, it } from "vitest";
import { exemptShipTo } from "../../../../testing/checkout-desk.ts";
import { clearOfMidnight } from "../../../../testing/clear-of-midnight.ts";
import { describeServer } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { sendAs } from "../../../../testing/send-as.ts";

describeServer("tax engine", (server) => {
  const toledo = { customer_id: 100200, postal_code: "43610", ship_to_address: { city: "Toledo", state: "OH" } };
  const ada = async () => (await server().clientFor("ada")).pricing.taxEngine;

  rule("R069 taxes by every jurisdiction of the destination and adds up", async () => {
    const items = [{ item_id: "hb m8-40", quantity: 200, unit_price: 0.31 }, { amount: 0.3 }];
    const result = await (await server().clientFor("dana")).pricing.taxEngine.create({ ...toledo, items }).data;
    expect(result).toEqual({
      total_tax: 4.82,
      tax_rate: 0.0775,
      jurisdictions: [
        {
          jurisdiction_name: "Ohio",
          tax_rate: 0.0575,
          tax_amount: 3.58,
          jurisdiction_level: "state",
          taxable_amount: 62.3,
          tax_class: null,
        },
        {
          jurisdiction_name: "Lucas County",
          tax_rate: 0.015,
          tax_amount: 0.93,
          jurisdiction_level: "county",
          taxable_amount: 62.3,
          tax_class: null,
        },
        {
          jurisdiction_name: "Toledo transit",
          tax_rate: 0.005,
          tax_amount: 0.31,
          jurisdiction_level: "city",
          taxable_amount: 62.3,
          tax_class: null,
        },
      ],
      taxable_amount: 62.3,
      exempt_amount: 0,
      lines: [
        { line_no: 1, amount: 62, taxable_amount: 62, tax_amount: 4.8, exempt_reason: null },
        { line_no: 2, amount: 0.3, taxable_amount: 0.3, tax_amount: 0.02, exempt_reason: null },
      ],
      state: "OH",
      postal_code: "43610",
      source: "embedded",
      explanation: "OH 43610 is taxed by 3 jurisdictions at 7.75 % together.",
    });
  });

  it("taxes a cart of more than a thousand lines as the one amount that it is", async () => {
    const line = { item_id: "HB-M8-40", quantity: 200, unit_price: 0.31 };
    const { create } = (await server().clientFor("dana")).pricing.taxEngine;
    const many = await create({ ...toledo, items: Array.from({ length: 1055 }, () => line) }).data;
    // 65,410.00 at 5.75 % are 3,761.075, at 1.5 % 981.15, at 0.5 % 327.05.
    expect(many.total_tax).toBe(5069.28);
    expect(many.lines).toHaveLength(1055);
  });

  it("finds the jurisdictions by postal code, also of nine digits, and the state by the code", async () => {
    const names = async (postal_code: string, ship_to_address = {}) => {
      const items = [{ amount: 100 }];
      const result = await (await ada()).create({ customer_id: 100200, postal_code, ship_to_address, items }).data;
      return [result.state, ...result.jurisdictions.map((row) => row.jurisdiction_name)];
    };
    expect(await names("45404-1200")).toEqual(["OH", "Ohio", "Montgomery County", "Dayton transit"]);
    expect(await names("45450", { state: "Ohio" })).toEqual(["OH", "Ohio", "Montgomery County"]);
    expect(await names("90210")).toEqual(["CA"]);
    expect(await names("T2P 1J9", { country: "CA", state: "AB" })).toEqual(["AB"]);
  });

  it("taxes by a jurisdiction from the start of its first day to the end of its last, where the goods leave from", async () => {
    await clearOfMidnight("America/New_York");
    const { db } = server();
    const taxedBetween = async (start: Sql, end: Sql) => {
      await db.execute(sql`
        insert into tax_jurisdiction (site_id, jurisdiction_name, jurisdiction_level, state, tax_rate, start_date, end_date)
        select 'demo', 'Levy', 'district', 'OH', 0.01, ${start}, ${end}
        from (select (now() at time zone 'America/New_York')::date::timestamp as today) t`);
      const { jurisdictions } = await (await ada()).create({ ...toledo, items: [{ amount: 100 }] }).data;
      await db.execute(sql`delete from tax_jurisdiction where site_id = 'demo' and jurisdiction_name = 'Levy'`);
      return jurisdictions.some((row) => row.jurisdiction_name === "Levy");
    };
    const open = sql`null`;
    expect(await taxedBetween(open, sql`today`)).toBe(true);
    expect(await taxedBetween(open, sql`today - interval '1 second'`)).toBe(false);
    expect(await taxedBetween(sql`today + interval '23:59:59'`, open)).toBe(true);
    expect(await taxedBetween(sql`today + interval '1 day'`, open)).toBe(false);
  });

  it("taxes by a jurisdiction from the first of its postal codes to the last", async () => {
    const { db } = server();
    await db.execute(sql`
      insert into tax_jurisdiction (site_id, jurisdiction_name, jurisdiction_level, country, state, tax_rate, postal_code_from, postal_code_to)
      values ('demo', 'Valley', 'district', 'US', 'PA', 0.01, '15100', '15199'),
        ('demo', 'Downtown', 'district', 'CA', 'AB', 0.01, 'T2P', 'T2P')`);
    const taxed = async (postal_code: string, ship_to_address: object) => {
      const sale = { customer_id: 100200, postal_code, ship_to_address, items: [{ amount: 100 }] };
      return (await (await ada()).create(sale).data).jurisdictions.length > 0;
    };
    const [pennsylvania, alberta] = [{ state: "PA" }, { country: "CA", state: "AB" }];
    for (const code of ["15100", "15100-0001", "15199", "15199-9999"])
      expect(await taxed(code, pennsylvania)).toBe(true);
    for (const code of ["15099", "15099-9999", "15200"]) expect(await taxed(code, pennsylvania)).toBe(false);
    for (const code of ["T2P 0A1", "T2P9Z9"]) expect(await taxed(code, alberta)).toBe(true);
    for (const code of ["T2N 9Z9", "T2R 0A1"]) expect(await taxed(code, alberta)).toBe(false);
    await db.execute(
      sql`delete from tax_jurisdiction where site_id = 'demo' and jurisdiction_name in ('Valley', 'Downtown')`,
    );
  });

  it("exempts by a certificate from the start of its first day to the end of its last", async () => {
    await clearOfMidnight("America/New_York");
    const { db } = server();
    const exemptBetween = async (start: Sql, end: Sql) => {
      await db.execute(sql`
        insert into tax_exemption (site_id, customer_id, certificate_no, start_date, end_date)
        select 'demo', 100200, 'DAYS', ${start}, ${end}
        from (select (now() at time zone 'America/New_York')::date::timestamp as today) t`);
      const { lines } = await (await ada()).create({ ...toledo, items: [{ amount: 100 }] }).data;
      await db.execute(sql`delete from tax_exemption where site_id = 'demo' and certificate_no = 'DAYS'`);
      return lines[0]?.exempt_reason === "Certificate DAYS";
    };
    const open = sql`null`;
    expect(await exemptBetween(open, sql`today`)).toBe(true);
    expect(await exemptBetween(open, sql`today - interval '1 second'`)).toBe(false);
    expect(await exemptBetween(sql`today + interval '23:59:59'`, open)).toBe(true);
    expect(await exemptBetween(sql`today + interval '1 day'`, open)).toBe(false);
  });

  it("exempts by certificate in its state only, by ship-to and as a whole", async () => {
    const items = [{ amount: 100 }];
    const lakeside = { ...toledo, customer_id: 100300, items };
    const exempt = await (await ada()).create(lakeside).data;
    expect([exempt.total_tax, exempt.exempt_amount]).toEqual([0, 100]);
    expect(exempt.lines[0]?.exempt_reason).toBe("Certificate OH-STEC-B-44870: Manufacturing exemption");
    await server().db.execute(
      sql`insert into tax_jurisdiction (site_id, jurisdiction_name, jurisdiction_level, state, tax_rate) values ('demo', 'Michigan', 'state', 'MI', 0.06)`,
    );
    const michigan = await (await ada()).create({ ...lakeside, postal_code: "48201", ship_to_address: {} }).data;
    expect(michigan.total_tax).toBe(6);
    await exemptShipTo(server(), 2);
    const to = { ship_to_address: { ship_to_id: 2, state: "OH" } };
    const shipTo = await (await ada()).create({ ...toledo, ...to, items, postal_code: "45404-1122" }).data;
    const elsewhere = await (await ada()).create({ ...toledo, ...to, items }).data;
    expect(shipTo.lines[0]?.exempt_reason).toBe("The ship-to is exempt");
    // 100.00 at Toledo's 7.75 %.
    expect([elsewhere.total_tax, elsewhere.lines[0]?.exempt_reason]).toEqual([7.75, null]);
    expect((await (await ada()).create({ ...toledo, items, exempt: "Y" }).data).total_tax).toBe(0);
  });

  it("taxes items as their tax class and flag say, unless the line says otherwise", async () => {
    const uid = await invMastUidOf(server(), "SEAL-XT2");
    await server().db.execute(sql`update item set taxable = 'N' where site_id = 'demo' and inv_mast_uid = ${uid}`);
    const result = await (await ada()).create({
      ...toledo,
      items: [
        { inv_mast_uid: uid, amount: 100 },
        { inv_mast_uid: uid, amount: 100, taxable: true },
        { amount: 100, taxable: false },
      ],
      freight: 10,
    }).data;
    await server().db.execute(sql`update item set taxable = 'Y' where site_id = 'demo' and inv_mast_uid = ${uid}`);
    expect(result.lines.map((line) => line.tax_amount)).toEqual([0, 7.75, 0, 0]);
    expect(result.lines[3]).toMatchObject({ line_no: 0, amount: 10, exempt_reason: "Freight is not taxed there" });
    expect([result.taxable_amount, result.exempt_amount]).toEqual([100, 210]);
  });

  rule("R069 refuses a call without customer, postal code, items or address", async () => {
    const whole = { ...toledo, items: [{ amount: 1 }] };
    for (const field of Object.keys(whole)) {
      const { status, body } = await sendAs(server(), pricing, "taxEngine.create", "ada", {
        ...whole,
        [field]: undefined,
      });
      expect([status, body.validationErrors[0].field]).toEqual([400, field]);
    }
  });

  it("names every line without a price and every unknown item, and refuses unknown and foreign customers", async () => {
    const answer = await sendAs(server(), pricing, "taxEngine.create", "ada", {
      ...toledo,
      items: [{ item_id: "HB-M8-40" }, { item_id: "ZZZ-404", amount: 1 }, { inv_mast_uid: 987654, amount: 1 }],
    });
    expect(answer.body.validationErrors.map((issue: { field: string }) => issue.field)).toEqual([
      "items[0].amount",
      "items[1].item_id",
      "items[2].inv_mast_uid",
    ]);
    const lena = (await server().clientFor("lena")).pricing.taxEngine;
    const staff = await ada();
    const items = [{ amount: 1 }];
    expect(
      await refusedWith(lena.create({ ...toledo, items }), staff.create({ ...toledo, customer_id: 1, items })),
    ).toEqual([404, 404]);
  });
});
