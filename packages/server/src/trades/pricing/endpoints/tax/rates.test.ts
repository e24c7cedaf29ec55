import { tax } from "@purvey/contract/services/tax/index";
import { rule } from "@purvey/contract/testing/rule";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HttpServiceError } from "../../../../providers/http/http-service-error.ts";
import { describeServer } from "../../../../testing/describe-server.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { sendAs } from "../../../../testing/send-as.ts";
import { statementsOf } from "../../../../testing/statements-of.ts";
import { openTestServer } from "../../../../testing/test-server.ts";

const toledo = { postalCode: "43610", city: "Toledo", state: "OH" };

describeServer("the tax of documents", (server) => {
  const ada = async () => (await server().clientFor("ada")).tax;

  it("taxes line by line where the goods go, as the tax engine does", async () => {
    const api = await server().clientFor("dana");
    const lines = [
      { amount: 62, itemCode: "HB-M8-40", quantity: 200 },
      { amount: 0.3, number: "A" },
    ];
    const { data } = await api.tax.rates.create({ lines, shipTo: toledo, customerId: 100200 });
    expect(data).toMatchObject({
      totalTax: 4.82,
      totalAmount: 62.3,
      totalTaxable: 62.3,
      totalExempt: 0,
      type: "SalesOrder",
      currencyCode: "USD",
      source: "embedded",
      explanation: "OH 43610 is taxed by 3 jurisdictions at 7.75 % together.",
    });
    expect(data.lines).toEqual([
      {
        lineNumber: "1",
        itemCode: "HB-M8-40",
        lineAmount: 62,
        taxableAmount: 62,
        exemptAmount: 0,
        tax: 4.8,
        rate: 0.0775,
        exemptReason: null,
      },
      {
        lineNumber: "A",
        itemCode: null,
        lineAmount: 0.3,
        taxableAmount: 0.3,
        exemptAmount: 0,
        tax: 0.02,
        rate: 0.0775,
        exemptReason: null,
      },
    ]);
    expect(data.summary[0]).toEqual({
      country: "US",
      region: "OH",
      jurisType: "state",
      jurisName: "Ohio",
      rate: 0.0575,
      taxable: 62.3,
      tax: 3.58,
      rateSource: "site",
    });
    const items = [{ amount: 62, item_id: "HB-M8-40" }, { amount: 0.3 }];
    const sale = { customer_id: 100200, postal_code: "43610", items, ship_to_address: { state: "OH" } };
    expect((await api.pricing.taxEngine.create(sale).data).total_tax).toBe(data.totalTax);
  });

  it("takes the state's general rate where the site's tables hold nothing, and says so", async () => {
    const api = await ada();
    const rates = (postalCode: string, more: object = {}) =>
      api.rates.create({ lines: [{ amount: 100 }], shipTo: { postalCode, ...more } }).data;
    const california = await rates("90210");
    expect(california.totalTax).toBe(7.25);
    expect(california.summary).toEqual([
      {
        country: "US",
        region: "CA",
        jurisType: "state",
        jurisName: "California",
        rate: 0.0725,
        taxable: 100,
        tax: 7.25,
        rateSource: "base",
      },
    ]);
    expect(california.explanation).toMatch(/general rate/);
    expect((await rates("97201")).totalTax).toBe(0);
    expect((await rates("T2P 1J9", { countryCode: "CA", state: "AB" })).totalTax).toBe(0);
    expect((await rates("60601", { state: "Illinois", countryCode: "USA" })).totalTax).toBe(6.25);
    const freight = await api.rates.create({ lines: [{ amount: 100 }], freight: 10, shipTo: { postalCode: "75201" } })
      .data;
    expect(freight.lines.at(-1)).toMatchObject({ lineNumber: "FREIGHT", tax: 0.63, rate: 0.0625 });
    expect(freight.totalTax).toBe(6.88);
  });

  it("rounds to the decimals of the currency that the amounts are said in", async () => {
    const api = await ada();
    const rates = (currencyCode: string, amount: number) =>
      api.rates.create({ lines: [{ amount }], shipTo: toledo, currencyCode }).data;
    // 1000 at 5.75 %, 1.5 % and 0.5 %: 57.5, 15 and 5 yen; 1.111 dinars: 0.0638825, 0.016665 and 0.005555.
    const yen = await rates("JPY", 1000);
    expect(yen.summary.map((row) => row.tax)).toEqual([58, 15, 5]);
    expect([yen.totalTax, (await rates("jpy", 1000)).totalTax, (await rates("USD", 1000)).totalTax]).toEqual([
      78, 78, 77.5,
    ]);
    expect((await rates("KWD", 1.111)).summary.map((row) => row.tax)).toEqual([0.064, 0.017, 0.006]);
  });

  it("taxes at the customer's ship-to, and exempts by certificate and number", async () => {
    const api = await ada();
    const lines = [{ amount: 100 }];
    const dayton = await api.rates.create({ lines, customerId: 100200, shipToId: 2 }).data;
    expect(dayton.summary.map(({ jurisName }) => jurisName)).toEqual(["Ohio", "Montgomery County", "Dayton transit"]);
    const lakeside = await api.rates.create({ lines, customerId: 100300, shipToId: 3 }).data;
    expect(lakeside).toMatchObject({ totalTax: 0, totalExempt: 100 });
    expect(lakeside.lines[0]).toMatchObject({
      rate: 0,
      exemptReason: "Certificate OH-STEC-B-44870: Manufacturing exemption",
    });
    const named = await api.rates.create({ lines, shipTo: toledo, exemptionNo: "X-1" }).data;
    expect(named.lines[0]?.exemptReason).toBe("Certificate X-1");
  });

  rule("R166 gives tax back in a return, and taxes no transfer", async () => {
    const api = await ada();
    const lines = [{ amount: 100 }];
    const rates = (type: "SalesOrder" | "SalesInvoice" | "ReturnInvoice" | "InventoryTransferOrder") =>
      api.rates.create({ type, lines, shipTo: toledo }).data;
    expect((await rates("SalesInvoice")).totalTax).toBe(7.75);
    const back = await rates("ReturnInvoice");
    expect(back).toMatchObject({ totalTax: -7.75, totalAmount: -100, totalTaxable: -100, totalExempt: 0 });
    expect(back.lines[0]).toMatchObject({ lineAmount: -100, tax: -7.75, exemptAmount: 0 });
    const moved = await rates("InventoryTransferOrder");
    expect([moved.totalTax, moved.lines[0]?.exemptReason]).toEqual([0, "A transfer between own places is no sale"]);
  });

  const refusal = async (input: object) => {
    const { status, body } = await sendAs(server(), tax, "rates.create", "ada", { shipTo: toledo, ...input });
    return [status, body.validationErrors?.[0].field, body.validationErrors?.[0].message];
  };

  rule("R164 refuses a document without lines", async () => {
    for (const lines of [undefined, []])
      expect(await refusal({ lines })).toEqual([400, "lines", "At least one line is required"]);
  });

  rule("R165 refuses a negative amount, and takes 0", async () => {
    expect((await refusal({ lines: [{ amount: 1 }, { amount: -0.01 }] })).slice(0, 2)).toEqual([
      400,
      "lines[1].amount",
    ]);
    expect((await refusal({ lines: [{}] })).slice(0, 2)).toEqual([400, "lines[0].amount"]);
    expect(await (await ada()).rates.create({ lines: [{ amount: 0 }], shipTo: toledo }).data).toMatchObject({
      totalTax: 0,
    });
  });

  it("refuses what is no currency", async () => {
    for (const currencyCode of ["XYZ", "XXX", "U$D"])
      expect(await refusal({ lines: [{ amount: 1 }], currencyCode })).toEqual([
        400,
        "currencyCode",
        `\`${currencyCode}\` is no currency. Give a code of ISO 4217, such as \`USD\` or \`EUR\`.`,
      ]);
    // Forints have two decimals by ISO 4217, though they are written with none.
    const forints = { lines: [{ amount: 10.1 }], shipTo: toledo, currencyCode: "huf" };
    expect(await (await ada()).rates.create(forints).data).toMatchObject({ totalTax: 0.78, currencyCode: "HUF" });
  });

  rule("R166 refuses another type", async () => {
    expect((await refusal({ lines: [{ amount: 1 }], type: "PurchaseOrder" })).slice(0, 2)).toEqual([400, "type"]);
  });

  it("refuses a document that goes nowhere, and customers and ship-tos that are not there or not theirs", async () => {
    const lines = [{ amount: 1 }];
    expect((await refusal({ lines, shipTo: undefined })).slice(0, 2)).toEqual([400, "shipTo"]);
    const api = await ada();
    const lena = (await server().clientFor("lena")).tax;
    expect(
      await refusedWith(
        api.rates.create({ lines, shipTo: toledo, customerId: 1 }),
        api.rates.create({ lines, customerId: 100200, shipToId: 99 }),
        api.rates.create({ lines, customerId: 100200, shipToId: 3 }),
        lena.rates.create({ lines, shipTo: toledo, customerId: 100200 }),
      ),
    ).toEqual([404, 404, 404, 404]);
  });

  it("reads everything in one statement, and answers health-check and ping", async () => {
    const api = await ada();
    const lines = Array.from({ length: 50 }, () => ({ amount: 12.34, itemCode: "HB-M8-40" }));
    expect(await statementsOf(server(), () => api.rates.create({ lines, customerId: 100200, shipToId: 1 }))).toBe(1);
    expect((await api.system.healthCheck().data).service).toBe("tax");
    expect(await api.system.ping().data).toBe("pong");
  });

  it("adds up whatever the lines: lines and jurisdictions to the total, to the cent", async () => {
    const api = await ada();
    const amounts = fc.array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 1, maxLength: 12 });
    const types = fc.constantFrom("SalesOrder" as const, "ReturnInvoice" as const);
    const codes = fc.constantFrom("43610", "45404", "75201", "90210", "97201");
    await fc.assert(
      fc.asyncProperty(
        amounts,
        types,
        codes,
        fc.integer({ min: 0, max: 9999 }),
        async (thousandths, type, postalCode, cents) => {
          const lines = thousandths.map((amount) => ({ amount: amount / 1000 }));
          const result = await api.rates.create({ type, lines, shipTo: { postalCode }, freight: cents / 100 }).data;
          const sum = (values: readonly number[]) =>
            values.reduce((total, value) => total + Math.round(value * 100), 0);
          expect(sum(result.lines.map((line) => line.tax))).toBe(sum([result.totalTax]));
          expect(sum(result.summary.map((row) => row.tax))).toBe(sum([result.totalTax]));
          expect(sum(result.lines.map((line) => line.lineAmount))).toBe(sum([result.totalAmount]));
          expect(sum([result.totalTaxable, result.totalExempt])).toBe(sum([result.totalAmount]));
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe("a configured tax provider", () => {
  it("answers in place of the site's tables, and its failure is told as such", async () => {
    const failure = new HttpServiceError("UPSTREAM_SERVICE_ERROR", "The tax provider refused.");
    const server = await openTestServer(
      "embedded",
      {},
      { tax: { source: "desk", rates: () => Promise.reject(failure) } },
    );
    const { status, body } = await sendAs(server, tax, "rates.create", "ada", {
      lines: [{ amount: 1 }],
      shipTo: toledo,
    });
    await server.close();
    expect([status, body.code]).toEqual([502, "UPSTREAM_SERVICE_ERROR"]);
  });
});
