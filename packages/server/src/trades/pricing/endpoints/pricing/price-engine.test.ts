import { pricing } from "@purvey/contract/services/pricing/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { sendAs } from "../../../../testing/send-as.ts";
import { readPriceInputs } from "../../read-price-inputs.ts";

describeServer("price engine", (server) => {
  const northgate = 100200;
  const dana = () => server().clientFor("dana");
  const ada = () => server().clientFor("ada");
  const priceFor = async (customerId: number, itemId: string, more: object = {}) =>
    (await ada()).pricing.priceEngine.get({ customerId, itemId, ...more }).data;

  beforeAll(async () => {
    const nut = await invMastUidOf(server(), "NUT-M8-NY");
    const washer = await invMastUidOf(server(), "WSH-M8");
    const add = (job: number, values: object) =>
      addLine(job, { inv_mast_uid: washer, item_id: "WSH-M8", uom: "EA", ...values });
    await server().db.execute(sql`
      insert into company (site_id, company_id, company_name) values ('demo', 'WST', 'West')`);
    // Contracts that hold at another time, for another ship-to, or not at all.
    for (const [job, values] of [
      [11, { job_no: "J-LATER", start_date: "2900-01-01 00:00:00" }],
      [12, { job_no: "J-OPEN", approved: "N" }],
      [13, { job_no: "J-GONE", cancelled: "Y" }],
      [14, { job_no: "J-WEST", company_id: "WST" }],
    ] as const) {
      await addContract(job, values);
      await add(job, { price: 0.001 });
    }
    await add(1, { price: 0.002, status_cd: 705 });
    await add(1, { price: 0.003, expiration_date: "2020-12-31 00:00:00" });
    await add(1, { price: 0.04, ship_to_id: 2 });
    await addLine(1, { inv_mast_uid: nut, item_id: "NUT-M8-NY", price: 11, uom: "BX", unit_size: 100, min_qty: 5 });
  });

  async function addContract(job_price_hdr_uid: number, values: object): Promise<void> {
    await insert("job_price_hdr", { site_id: "demo", job_price_hdr_uid, customer_id: northgate, ...values });
  }

  async function addLine(job_price_hdr_uid: number, values: object): Promise<void> {
    await insert("job_price_line", { site_id: "demo", job_price_hdr_uid, ...values });
  }

  async function insert(table: "job_price_hdr" | "job_price_line", row: object): Promise<void> {
    const target = table === "job_price_hdr" ? sql`job_price_hdr` : sql`job_price_line`;
    const defaults = {
      approved: "Y",
      cancelled: "N",
      status_cd: 704,
      unit_size: 1,
      min_qty: 1,
      pricing_method: "price",
    };
    const known = {
      consignment_flag: "N",
      base_qty_ordered: 0,
      ...defaults,
      date_created: "2024-01-01 00:00:00",
      date_last_modified: "2024-01-01 00:00:00",
    };
    const uid = table === "job_price_line" ? { job_price_line_uid: ++lastLine } : {};
    await server().db.execute(
      sql`insert into ${target} select * from jsonb_populate_record(null::${target}, ${{ ...known, ...uid, ...row }}::jsonb)`,
    );
  }
  let lastLine = 1000;

  rule("R068 answers a contract price with everything that explains it", async () => {
    const price = await (await dana()).pricing.priceEngine.get({
      customerId: northgate,
      itemId: "HB-M8-40",
      quantity: 2,
    }).data;
    expect(price).toEqual({
      unitPrice: 31,
      priceSource: "contract",
      priceExplanation:
        "Contract J-2024-7: 0.31 USD per EA from 1 EA on, until 2039-12-31, which is 31.00 USD per BX of 100 EA.",
      listPrice: 42,
      jobNo: "J-2024-7",
      jobPriceLineUid: expect.any(Number),
      itemId: "HB-M8-40",
      invMastUid: await invMastUidOf(server(), "HB-M8-40"),
      customerId: northgate,
      unitOfMeasure: "BX",
      unitSize: 100,
      baseUnitOfMeasure: "EA",
      baseUnitPrice: 0.31,
      quantity: 2,
      extendedPrice: 62,
      breaksPer: "line",
      currency: "USD",
      breaks: [
        { minimumQuantity: 1, unitPrice: 31, priceSource: "contract" },
        { minimumQuantity: 5, unitPrice: 29, priceSource: "contract" },
        { minimumQuantity: 20, unitPrice: 27, priceSource: "contract" },
      ],
    });
  });

  it("gives the other customer their class price and breaks, and no contract", async () => {
    const single = await priceFor(100300, "HB-M8-40", { unitOfMeasure: "EA" });
    const many = await priceFor(100300, "HB-M8-40", { unitOfMeasure: "EA", quantity: 1000 });
    expect([single.priceSource, single.jobNo, single.listPrice]).toEqual(["class", null, 0.42]);
    expect([many.priceSource, many.unitPrice]).toEqual(["break", Number((single.unitPrice * 0.92).toFixed(6))]);
    expect(many.breaks.map((row) => row.minimumQuantity)).toEqual([100, 500, 1000, 5000]);
  });

  it("prices by discount and by margin where the contract says so", async () => {
    const gloves = await priceFor(northgate, "GLV-NIT-L");
    expect([gloves.unitOfMeasure, gloves.listPrice, gloves.unitPrice]).toEqual(["CS", 148, 125.8]);
    const disc = await priceFor(northgate, "CUT-115-1");
    const { cost } = (await server().db.first<{ cost: number }>(sql`
      select cost from item where site_id = 'demo' and item_id = 'CUT-115-1'`)) ?? { cost: 0 };
    expect(disc.unitPrice).toBe(Number((cost / 0.7).toFixed(6)));
  });

  it("leaves out contracts that do not hold: not begun, not approved, cancelled, ended, inactive, another company's", async () => {
    const washer = await priceFor(northgate, "WSH-M8", { companyId: "PDS" });
    expect(washer.priceSource).toBe("class");
    const west = await priceFor(northgate, "WSH-M8", { companyId: "WST" });
    expect([west.jobNo, west.unitPrice]).toEqual(["J-WEST", 0.001]);
  });

  it("holds a contract from the first moment of its first day to the end of its last, by the branch's zone", async () => {
    const { db } = server();
    await db.execute(sql`
      update job_price_hdr set end_date = '2023-06-30 00:00:00' where site_id = 'demo' and job_price_hdr_uid = 2`);
    const jobAt = async (at: string) => {
      const [inputs] = await readPriceInputs(db, "demo", { customerId: northgate, at }, [{ itemId: "HB-M8-40" }]);
      return inputs?.item?.contractLines.map(({ jobNo }) => jobNo);
    };
    expect(await jobAt("2022-03-01 04:59:59")).toEqual([]);
    expect(await jobAt("2022-03-01 05:00:00")).toEqual(["J-2022-3"]);
    expect(await jobAt("2023-07-01 03:59:59")).toEqual(["J-2022-3"]);
    expect(await jobAt("2023-07-01 04:00:00")).toEqual([]);
  });

  it("gives a price for one ship-to only there", async () => {
    const dayton = await priceFor(northgate, "WSH-M8", { companyId: "PDS", shipToId: 2 });
    expect([dayton.priceSource, dayton.unitPrice]).toEqual(["contract", 0.04]);
    expect((await priceFor(northgate, "WSH-M8", { companyId: "PDS", shipToId: 1 })).priceSource).toBe("class");
  });

  it("takes the contract's line in the asked unit and converts it for others", async () => {
    const boxes = await priceFor(northgate, "NUT-M8-NY", { unitOfMeasure: "bx", quantity: 5 });
    expect([boxes.unitOfMeasure, boxes.unitPrice, boxes.baseUnitPrice]).toEqual(["BX", 11, 0.11]);
    const pieces = await priceFor(northgate, "NUT-M8-NY", { quantity: 500 });
    expect([pieces.unitOfMeasure, pieces.unitPrice]).toEqual(["EA", 0.13]);
  });

  it("finds items whatever the dashes, by the customer's number and by others", async () => {
    const found = ["hb m8 40", "NG-1140", "ng1140", "FB0840"].map((itemId) => priceFor(northgate, itemId));
    expect((await Promise.all(found)).map(({ itemId }) => itemId)).toEqual(Array(4).fill("HB-M8-40"));
    const lakeside = (await server().clientFor("lena")).pricing.priceEngine;
    // Another customer's number and a competitor's equal part are not the item.
    expect(
      await refusedWith(
        lakeside.get({ customerId: 100300, itemId: "NG-1140" }),
        lakeside.get({ customerId: 100300, itemId: "91280A440" }),
      ),
    ).toEqual([404, 404]);
  });

  it("refuses a number that fits several items and names them", async () => {
    await server().db.execute(sql`
      insert into item (site_id, item_id, item_id_compact, item_desc, base_unit, default_selling_unit, default_purchasing_unit)
      values ('demo', 'AB-12', 'AB12', 'One', 'EA', 'EA', 'EA'), ('demo', 'A-B12', 'AB12', 'Other', 'EA', 'EA', 'EA')`);
    await expect(priceFor(northgate, "ab12")).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining("`A-B12`, `AB-12`"),
    });
    expect((await priceFor(northgate, "AB-12")).itemId).toBe("AB-12");
  });

  it("refuses unknown items, units and customers, and what a shopper may not see", async () => {
    const api = (await dana()).pricing.priceEngine;
    const staff = (await ada()).pricing.priceEngine;
    const customerId = northgate;
    expect(
      await refusedWith(
        api.get({ customerId, itemId: "ZZZ-404" }),
        api.get({ customerId, itemId: "HB-M8-40", unitOfMeasure: "DZ" }),
        api.get({ customerId: 100300, itemId: "HB-M8-40" }),
        staff.get({ customerId: 1, itemId: "HB-M8-40" }),
      ),
    ).toEqual([404, 400, 404, 404]);
    const refused = api.get({ customerId, itemId: "HB-M8-40", unitOfMeasure: "DZ" });
    await expect(refused).rejects.toMatchObject({
      errors: [{ path: "unitOfMeasure", message: "`HB-M8-40` has no unit `DZ`; its units are EA, BX (100 EA)." }],
    });
  });

  rule("R068 refuses a call without customer or item, and a quantity of 0", async () => {
    const fields = async (input: object) => {
      const { status, body } = await sendAs(server(), pricing, "priceEngine.get", "ada", { ...input });
      return [status, body.validationErrors[0].field];
    };
    expect(await fields({ itemId: "HB-M8-40" })).toEqual([400, "customerId"]);
    expect(await fields({ customerId: northgate })).toEqual([400, "itemId"]);
    expect(await fields({ customerId: northgate, itemId: "HB-M8-40", quantity: 0 })).toEqual([400, "quantity"]);
    expect(await fields({ customerId: northgate, itemId: "HB-M8-40", cacheTtl: -1 })).toEqual([400, "cacheTtl"]);
  });

  it("prices many items in their order, by key or number", async () => {
    const invMastUid = await invMastUidOf(server(), "HB-M8-40");
    const lines = [
      { itemId: "WSH-M8", quantity: 3 },
      { invMastUid, quantity: 5 },
      { itemId: "WSH-M8", unitOfMeasure: "BX" },
    ];
    const results = await (await dana()).pricing.priceEngine.batch({ customerId: northgate, lines }).data;
    expect(results.map((row) => [row.itemId, row.unitOfMeasure, row.quantity])).toEqual([
      ["WSH-M8", "EA", 3],
      ["HB-M8-40", "BX", 5],
      ["WSH-M8", "BX", 1],
    ]);
    expect(results[1]).toMatchObject({ unitPrice: 29, extendedPrice: 145 });
  });

  it("names every line of a batch that cannot be priced", async () => {
    const answer = await sendAs(server(), pricing, "priceEngine.batch", "dana", {
      customerId: northgate,
      lines: [
        { itemId: "HB-M8-40" },
        { itemId: "ZZZ-404" },
        {},
        { itemId: "HB-M8-40", unitOfMeasure: "DZ" },
        { invMastUid: 987654 },
      ],
    });
    expect(answer.status).toBe(400);
    expect(answer.body.validationErrors.map((issue: { field: string }) => issue.field)).toEqual([
      "lines[1].itemId",
      "lines[2].itemId",
      "lines[3].unitOfMeasure",
      "lines[4].invMastUid",
    ]);
  });

  it("asks once whether something changed for one item and for a page of 24", async () => {
    const statements: string[] = [];
    const api = (await dana()).pricing.priceEngine;
    const count = async (call: () => Promise<unknown>) => {
      statements.length = 0;
      await call();
      return statements.length;
    };
    const lines = Array.from({ length: 24 }, (_, index) => ({
      itemId: ["HB-M8-40", "NUT-M8-NY", "GLV-NIT-L"][index % 3],
    }));
    const single = () => api.get({ customerId: northgate, itemId: "HB-M8-40" });
    const page = () => api.batch({ customerId: northgate, lines });
    await single();
    await page();
    const stop = server().db.onStatement(({ text }) => statements.push(text));
    expect(await count(single)).toBe(1);
    expect(await count(page)).toBe(1);
    stop();
  });
});
