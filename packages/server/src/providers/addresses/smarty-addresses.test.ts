import { rule } from "@purvey/contract/testing/rule";
import { afterEach, describe, expect, it } from "vitest";
import { expectFailuresTold } from "../../testing/failures-of.ts";
import { type StandIn, type StandInAnswer, standIn } from "../../testing/stand-in.ts";
import { providersFrom } from "../providers-from.ts";
import { smartyFrom } from "./smarty-addresses.ts";

const opened: StandIn[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

const typed = { address1: "1 Rosedale", city: "Baltimore", state: "MD", postalCode: "21229" };
const token = "smarty-token-4711";

async function smarty(answer: StandInAnswer, more: Record<string, string> = {}) {
  const server = await standIn(answer);
  opened.push(server);
  const provider = smartyFrom({ SMARTY_AUTH_ID: "id-1", SMARTY_AUTH_TOKEN: token, SMARTY_URL: server.url, ...more });
  return { server, provider };
}

/** As the US Street API answers. */
const answered = [
  {
    input_index: 0,
    candidate_index: 0,
    delivery_line_1: "1 N Rosedale St",
    last_line: "Baltimore MD 21229-3737",
    delivery_point_barcode: "212293737013",
    components: {
      primary_number: "1",
      street_predirection: "N",
      street_name: "Rosedale",
      street_suffix: "St",
      city_name: "Baltimore",
      state_abbreviation: "MD",
      zipcode: "21229",
      plus4_code: "3737",
      delivery_point: "01",
      delivery_point_check_digit: "3",
    },
    metadata: {
      record_type: "S",
      zip_type: "Standard",
      county_fips: "24510",
      county_name: "Baltimore City",
      rdi: "Residential",
      latitude: 39.28602,
      longitude: -76.6689,
      precision: "Zip9",
      time_zone: "Eastern",
      utc_offset: -5,
      dst: true,
    },
    analysis: { dpv_match_code: "Y", dpv_footnotes: "AABB", dpv_vacant: "N", active: "Y", footnotes: "L#N#" },
  },
];

describe("Smarty's US Street API", () => {
  it("is asked as its protocol says, and its candidates are answered as ours", async () => {
    const { server, provider } = await smarty((_, response) => response.end(JSON.stringify(answered)), {
      SMARTY_LICENSE: "us-core-cloud",
    });
    const [candidate, ...others] = await provider.lookup({ ...typed, address2: "Apt 2" });
    expect(others).toEqual([]);
    expect(candidate).toMatchObject({
      source: "smarty",
      delivery_line_1: "1 N Rosedale St",
      delivery_line_2: null,
      components: { primary_number: "1", plus4_code: "3737", secondary_number: null },
      metadata: { county_name: "Baltimore City", latitude: 39.28602, dst: true, carrier_route: null },
      analysis: { dpv_match_code: "Y", match: "corrected", footnotes: "L#N#" },
    });
    expect(candidate?.analysis.findings.map(({ code, message }) => [code, message])).toEqual([
      ["L#", "A part of the address was added, changed or moved."],
      ["N#", "The address was abbreviated as the post writes it."],
    ]);
    const asked = new URL(server.requests[0]?.path ?? "", server.url);
    expect([server.requests[0]?.method, asked.pathname]).toEqual(["GET", "/street-address"]);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      "auth-id": "id-1",
      "auth-token": token,
      license: "us-core-cloud",
      street: "1 Rosedale",
      street2: "Apt 2",
      city: "Baltimore",
      state: "MD",
      zipcode: "21229",
      candidates: "5",
      match: "enhanced",
    });
  });

  it("finds nothing where it has no candidate, and calls what it could not confirm unverified", async () => {
    const empty = await smarty((_, response) => response.end("[]"));
    expect(await empty.provider.lookup(typed)).toEqual([]);
    const bare = [{ ...answered[0], analysis: undefined }];
    const { provider } = await smarty((_, response) => response.end(JSON.stringify(bare)));
    const [candidate] = await provider.lookup(typed);
    expect(candidate?.analysis).toMatchObject({ dpv_match_code: null, match: "unverified", footnotes: "" });
  });

  rule("R220 R221 R222 tells every failure as such, without the key", async () => {
    const account = { SMARTY_AUTH_ID: "id-1", SMARTY_AUTH_TOKEN: token };
    await expectFailuresTold(
      (url, environment) => smartyFrom({ ...account, SMARTY_URL: url, ...environment }).lookup(typed),
      token,
    );
    const { provider } = await smarty((_, response) => response.end(JSON.stringify([{ input_index: 0 }])));
    await expect(provider.lookup(typed)).rejects.toMatchObject({
      message: expect.stringContaining("something else than its protocol says (`[0].candidate_index`)"),
    });
  });
});

describe("the choice of the address provider", () => {
  it("is the embedded one unless the environment says otherwise", () => {
    expect(providersFrom({})).toEqual({});
    expect(providersFrom({ PURVEY_ADDRESS_PROVIDER: " Embedded " })).toEqual({});
    expect(
      Object.keys(providersFrom({ PURVEY_ADDRESS_PROVIDER: "smarty", SMARTY_AUTH_ID: "a", SMARTY_AUTH_TOKEN: "b" })),
    ).toEqual(["addresses"]);
  });

  it("is refused with a sentence when it cannot be", () => {
    expect(() => providersFrom({ PURVEY_ADDRESS_PROVIDER: "google" })).toThrow(
      "`PURVEY_ADDRESS_PROVIDER` must be `embedded` or `smarty`, not `google`.",
    );
    expect(() => providersFrom({ PURVEY_ADDRESS_PROVIDER: "smarty", SMARTY_AUTH_ID: "a" })).toThrow(
      "`SMARTY_AUTH_TOKEN` is missing: `PURVEY_ADDRESS_PROVIDER=smarty` needs it.",
    );
    const both = { PURVEY_ADDRESS_PROVIDER: "smarty", SMARTY_AUTH_ID: "a", SMARTY_AUTH_TOKEN: "b" };
    expect(() => providersFrom({ ...both, SMARTY_URL: "nowhere" })).toThrow(/^`SMARTY_URL` is no address of a service/);
    expect(() => providersFrom({ ...both, PURVEY_PROVIDER_TIMEOUT: "soon" })).toThrow(
      "`PURVEY_PROVIDER_TIMEOUT` must be milliseconds from 1 to 120000, not `soon`.",
    );
  });
});
