// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { AddressCandidate, Health, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, UsLookupInput, Whoami } from "@purvey/contract/generated/addressValidation";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/addressValidation";

/** Calls of `us` */
export interface AddressValidationUsClient {
  /**
   * Check an address in the United States.
   *
   * Answers the addresses that may be meant, likeliest first, abbreviated as the post does (`N`, `Ave`, `Ste`); none when neither city nor postal code is known. A typing error in city, state or postal code gives the corrected address and says so in `analysis`. The embedded tables know each state by the first three digits, and city and county of the codes that ship; they hold no delivery points, so `dpv_match_code` is null unless a provider is configured.
   *
   * `GET /us/lookup` · permission `shipping.read`
   */
  lookup(input: UsLookupInput, options?: CallOptions): ListCall<AddressCandidate>;
}

/** Calls of `system` */
export interface AddressValidationSystemClient {
  /**
   * Tell whether the service can do its work.
   *
   * `GET /health-check` · no permission needed
   */
  healthCheck(input?: SystemHealthCheckInput, options?: CallOptions): Call<Health>;
  /**
   * Answer pong.
   *
   * `GET /ping` · no permission needed
   */
  ping(input?: SystemPingInput, options?: CallOptions): Call<string>;
  /**
   * Tell whom the token speaks for and what they may do.
   *
   * `GET /whoami` · permission `profile.own`
   */
  whoami(input?: SystemWhoamiInput, options?: CallOptions): Call<Whoami>;
}

/** Address validation: Checks, corrects and normalizes addresses. */
export interface AddressValidationClient {
  readonly us: AddressValidationUsClient;
  readonly system: AddressValidationSystemClient;
}

/** Address validation, for `createClient`. Its endpoints are made when the first is used. */
export const addressValidation: ServiceModule<AddressValidationClient> = serviceModule("addressValidation", "address-validation", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"Address line 1 is required","minLength":"Address line 1 is required"} };
  const i1: Schema = { type: "string", maxLength: 255 };
  const i2: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"City is required","minLength":"City is required"} };
  const i3: Schema = { type: "string", pattern: "^[A-Za-z]{2}$", "x-messages": {"pattern":"State must be exactly 2 letters","required":"State must be exactly 2 letters"} };
  const i4: Schema = { type: "string", minLength: 5, maxLength: 255, "x-messages": {"required":"Postal code is required (5 or 9 digits)","minLength":"Postal code is required (5 or 9 digits)"} };
  const i5: Schema = some({ address1: i0, address2: i1, city: i2, state: i3, postalCode: i4 }, ["address1","city","state","postalCode"]);
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: ["string","null"] };
  const o2: Schema = { type: "string" };
  const oAddressComponents: Schema = all({ urbanization: o1, primary_number: o1, street_predirection: o1, street_name: o1, street_suffix: o1, street_postdirection: o1, secondary_designator: o1, secondary_number: o1, extra_secondary_designator: o1, extra_secondary_number: o1, city_name: o1, default_city_name: o1, state_abbreviation: o1, zipcode: o1, plus4_code: o1, delivery_point: o1, delivery_point_check_digit: o1 });
  const o3: Schema = { type: ["string","null"], enum: ["S","P","R","H","F","G",null] };
  const o4: Schema = { type: ["number","null"] };
  const o5: Schema = { type: ["boolean","null"] };
  const oAddressMetadata: Schema = all({ record_type: o3, zip_type: o1, county_fips: o1, county_name: o1, carrier_route: o1, congressional_district: o1, rdi: o1, latitude: o4, longitude: o4, precision: o1, time_zone: o1, utc_offset: o4, dst: o5 });
  const o6: Schema = { type: ["string","null"], enum: ["Y","S","D","N",null] };
  const o7: Schema = { type: "string", enum: ["exact","corrected","unverified"] };
  const oAddressFinding: Schema = all({ code: o2, field: o1, message: o2, given: o1, corrected: o1 });
  const o8: Schema = list(oAddressFinding);
  const oAddressAnalysis: Schema = all({ dpv_match_code: o6, dpv_footnotes: o1, dpv_cmra: o1, dpv_vacant: o1, active: o1, footnotes: o2, match: o7, findings: o8 });
  const o9: Schema = { type: "string", maxLength: 40 };
  const oAddressCandidate: Schema = all({ input_index: o0, candidate_index: o0, addressee: o1, delivery_line_1: o2, delivery_line_2: o1, last_line: o2, delivery_point_barcode: o1, components: oAddressComponents, metadata: oAddressMetadata, analysis: oAddressAnalysis, source: o9 });
  const o10: Schema = list(oAddressCandidate);
  const o11: Schema = { type: "string", enum: ["ok","degraded"] };
  const oHealth: Schema = some({ status: o11, service: o2, siteId: o2, siteHash: o2, version: o2, databaseMilliseconds: o0, problems: list(o2) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const o12: Schema = { type: ["integer","null"] };
  const oWhoami: Schema = all({ siteId: o2, usersId: o0, username: o2, role: o2, customerId: o4, contactId: o12, salesRepId: o1, permissions: list(o2) });
  return {
    "us.lookup": endpoint("GET", "/us/lookup", i5, o10),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o2, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
