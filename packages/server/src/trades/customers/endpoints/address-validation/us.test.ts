import { addressValidation } from "@purvey/contract/services/address-validation/index";
import { rule } from "@purvey/contract/testing/rule";
import { describe, expect, it } from "vitest";
import { HttpServiceError } from "../../../../providers/http/http-service-error.ts";
import { describeServer } from "../../../../testing/describe-server.ts";
import { sendAs } from "../../../../testing/send-as.ts";
import { statementsOf } from "../../../../testing/statements-of.ts";
import { openTestServer } from "../../../../testing/test-server.ts";

const address = { address1: "3400 Detroit Avenue", city: "Toledo", state: "OH", postalCode: "43610" };

describeServer("address validation", (server) => {
  const dana = async () => (await server().clientFor("dana")).addressValidation;

  it("checks an address, corrects it and says who answered", async () => {
    const { data, totalResults } = await (await dana()).us.lookup({ ...address, city: "Toldeo", address2: "Ste 5" });
    expect(totalResults).toBe(1);
    expect(data[0]).toMatchObject({
      delivery_line_1: "3400 Detroit Ave Ste 5",
      last_line: "Toledo OH 43610",
      analysis: { match: "corrected", footnotes: "B#N#" },
      source: "embedded",
    });
    expect((await (await dana()).us.lookup({ ...address, city: "Nowhere", postalCode: "00000" })).data).toEqual([]);
  });

  rule("R031 answers health-check and ping", async () => {
    const { system } = await dana();
    expect((await system.healthCheck().data).service).toBe("addressValidation");
    expect(await system.ping().data).toBe("pong");
  });

  rule("R184 R185 R186 refuses a call without line 1, city, state of two letters or postal code", async () => {
    const refusal = async (changes: object) => {
      const { status, body } = await sendAs(server(), addressValidation, "us.lookup", "dana", {
        ...address,
        ...changes,
      });
      return [status, body.validationErrors?.[0].field, body.validationErrors?.[0].message];
    };
    expect(await refusal({ address1: undefined })).toEqual([400, "address1", "Address line 1 is required"]);
    expect(await refusal({ address1: "" })).toEqual([400, "address1", "Address line 1 is required"]);
    expect(await refusal({ city: "" })).toEqual([400, "city", "City is required"]);
    for (const state of ["O", "OHI", "O1", undefined])
      expect(await refusal({ state })).toEqual([400, "state", "State must be exactly 2 letters"]);
    for (const postalCode of ["4361", undefined])
      expect(await refusal({ postalCode })).toEqual([400, "postalCode", "Postal code is required (5 or 9 digits)"]);
  });

  it("asks the database nothing, and answers shared caches", async () => {
    const api = await dana();
    expect(await statementsOf(server(), () => api.us.lookup(address))).toBe(0);
    const token = await server().app.tokens.issue(await server().principalOf("dana"));
    const response = await server().app.fetch(
      new Request(
        "http://test.invalid/api/address-validation/us/lookup?address1=1+Main+St&city=Lima&state=OH&postalCode=45801&edgeCache=8",
        { headers: { "x-site-id": "demo", authorization: `Bearer ${token}` } },
      ),
    );
    expect(response.headers.get("cache-control")).toBe("private, max-age=28800");
  });
});

describe("a configured address provider", () => {
  it("answers in place of the embedded one, and its failure is told as such", async () => {
    const failure = new HttpServiceError("UPSTREAM_TIMEOUT", "The address provider did not answer within 10 s.");
    const addresses = { source: "smarty", lookup: () => Promise.reject(failure) };
    const server = await openTestServer("embedded", {}, { addresses });
    const { status, body } = await sendAs(server, addressValidation, "us.lookup", "dana", address);
    await server.close();
    expect([status, body.code, body.message]).toEqual([504, "UPSTREAM_TIMEOUT", failure.message]);
  });
});
