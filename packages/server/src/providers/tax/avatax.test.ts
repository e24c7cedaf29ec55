import { rule } from "@purvey/contract/testing/rule";
import { afterEach, describe, expect, it } from "vitest";
import type { TaxDocument, TaxTables } from "../../platform/ports/tax-provider.ts";
import { expectFailuresTold } from "../../testing/failures-of.ts";
import { type StandIn, type StandInAnswer, standIn } from "../../testing/stand-in.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { providersFrom } from "../providers-from.ts";
import { avataxFrom } from "./avatax.ts";

const licenseKey = "1A2B3C4D5E6F7G8H";
const account = { AVATAX_ACCOUNT_ID: "2000000000", AVATAX_LICENSE_KEY: licenseKey, AVATAX_COMPANY_CODE: "PDS" };
const opened: StandIn[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

const toledo = { address: "3400 Detroit Avenue", city: "Toledo", state: "OH", postalCode: "43610", countryCode: "US" };
const document: TaxDocument = {
  type: "SalesOrder",
  lines: [{ amount: 100, itemCode: "HB-M8-40" }],
  shipTo: toledo,
  freight: 10,
  currencyCode: "USD",
  customerId: 100200,
  date: "2026-03-16 12:00:00",
};

/** As `POST /api/v2/transactions/create` answers. */
const transaction = {
  id: 0,
  code: "x",
  type: "SalesOrder",
  status: "Temporary",
  currencyCode: "USD",
  totalAmount: 110,
  totalExempt: 10,
  totalTaxable: 100,
  totalTax: 7.25,
  lines: [
    {
      lineNumber: "1",
      itemCode: "HB-M8-40",
      lineAmount: 100,
      taxableAmount: 100,
      exemptAmount: 0,
      tax: 7.25,
      details: [{ rate: 0.0575 }, { rate: 0.015 }],
    },
    {
      lineNumber: "FREIGHT",
      itemCode: "",
      lineAmount: 10,
      taxableAmount: 0,
      exemptAmount: 10,
      tax: 0,
      details: [{ rate: 0 }],
    },
  ],
  summary: [
    { country: "US", region: "OH", jurisType: "State", jurisName: "OHIO", rate: 0.0575, taxable: 100, tax: 5.75 },
    { country: "US", region: "OH", jurisType: "Special", jurisName: "TRANSIT", rate: 0.015, taxable: 100, tax: 1.5 },
  ],
};

const nowhere = {} as TaxTables;

async function avatax(answer: StandInAnswer) {
  const server = await standIn(answer);
  opened.push(server);
  return { server, provider: avataxFrom({ ...account, AVATAX_URL: server.url }) };
}

const answered: StandInAnswer = (_, response) => response.writeHead(201).end(JSON.stringify(transaction));

describe("AvaTax", () => {
  it("is asked as its protocol says", async () => {
    const { server, provider } = await avatax(answered);
    await provider.rates(document, nowhere);
    const [request] = server.requests;
    const key = Buffer.from(`2000000000:${licenseKey}`).toString("base64");
    expect(request).toMatchObject({
      method: "POST",
      path: "/api/v2/transactions/create",
      headers: { authorization: `Basic ${key}` },
    });
    const address = { line1: "3400 Detroit Avenue", city: "Toledo", region: "OH", postalCode: "43610", country: "US" };
    expect(JSON.parse(request?.body ?? "")).toEqual({
      type: "SalesOrder",
      companyCode: "PDS",
      commit: false,
      currencyCode: "USD",
      date: "2026-03-16",
      customerCode: "100200",
      addresses: { singleLocation: address },
      lines: [
        { number: "1", amount: 100, quantity: 1, itemCode: "HB-M8-40" },
        { number: "FREIGHT", amount: 10, quantity: 1, taxCode: "FR", description: "Freight" },
      ],
    });
    await provider.rates({ ...document, type: "ReturnInvoice", shipFrom: { postalCode: "43228" } }, nowhere);
    const back = JSON.parse(server.requests[1]?.body ?? "");
    expect(back.lines.map(({ amount }: { amount: number }) => amount)).toEqual([-100, -10]);
    expect(Object.keys(back.addresses)).toEqual(["shipFrom", "shipTo"]);
  });

  it("answers its transaction as ours", async () => {
    const { provider } = await avatax(answered);
    const result = await provider.rates(document, nowhere);
    expect(result).toMatchObject({
      totalTax: 7.25,
      totalAmount: 110,
      totalTaxable: 100,
      totalExempt: 10,
      source: "avatax",
      date: "2026-03-16 12:00:00",
    });
    expect(result.lines.map(({ lineNumber, rate, exemptReason }) => [lineNumber, rate, exemptReason])).toEqual([
      ["1", 0.0725, null],
      ["FREIGHT", 0, "Exempt by the tax provider"],
    ]);
    expect(result.summary.map(({ jurisType, tax, rateSource }) => [jurisType, tax, rateSource])).toEqual([
      ["state", 5.75, "provider"],
      ["district", 1.5, "provider"],
    ]);
  });

  it("says that the address is not known, for which the caller can do something", async () => {
    const refusal = { error: { code: "InvalidPostalCode", message: "secret words", details: [] } };
    const { provider } = await avatax((_, response) => response.writeHead(400).end(JSON.stringify(refusal)));
    await expect(provider.rates(document, nowhere)).rejects.toMatchObject({
      status: 422,
      message: "The tax provider does not know where the goods go (`InvalidPostalCode`). Check the address.",
    });
    const { provider: other } = await avatax((_, response) => response.writeHead(400).end('{"error":{"code":"X"}}'));
    await expect(other.rates(document, nowhere)).rejects.toMatchObject({ status: 502 });
  });

  rule("R220 R221 R222 tells every failure as such, without the key", async () => {
    await expectFailuresTold(
      (url, environment) => avataxFrom({ ...account, AVATAX_URL: url, ...environment }).rates(document, nowhere),
      licenseKey,
    );
  });

  it("answers through the server, at the customer's ship-to", async () => {
    const { server: standInServer, provider } = await avatax(answered);
    const server = await openTestServer("embedded", {}, { tax: provider });
    const api = (await server.clientFor("dana")).tax.rates;
    const result = await api.create({ lines: [{ amount: 100 }], customerId: 100200, shipToId: 2 }).data;
    const missing = api.create({ lines: [{ amount: 100 }], customerId: 100200, shipToId: 99 });
    await expect(missing).rejects.toMatchObject({ status: 404 });
    await server.close();
    expect(result.source).toBe("avatax");
    expect(JSON.parse(standInServer.requests[0]?.body ?? "").addresses.singleLocation).toMatchObject({
      line1: "905 Keowee Street",
      city: "Dayton",
      region: "OH",
      postalCode: "45404",
    });
  });

  it("is chosen by the environment", () => {
    expect(Object.keys(providersFrom({ PURVEY_TAX_PROVIDER: "avatax", ...account }))).toEqual(["tax"]);
    expect(() => providersFrom({ PURVEY_TAX_PROVIDER: "avatax" })).toThrow("`AVATAX_ACCOUNT_ID` is missing");
  });
});
