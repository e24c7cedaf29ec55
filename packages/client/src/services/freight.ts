// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { FreightListInput, Health, ShippingRate, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, Whoami } from "@purvey/contract/generated/freight";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/freight";

/** Calls of `freight` */
export interface FreightFreightClient {
  /**
   * Get freight quotes for pallets.
   *
   * Cheapest first. The class follows from the density (pounds a cubic foot) unless `productType` names one; the weight is billed at the next price break or class where that costs less. The embedded tariff is a model for estimates; configure a provider for your prices.
   *
   * `GET /speedship/freight` · permission `shipping.read`
   */
  list(input: FreightListInput, options?: CallOptions): ListCall<ShippingRate>;
}

/** Calls of `system` */
export interface FreightSystemClient {
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

/** Freight: Freight carriers' rates for what is too large for a parcel. */
export interface FreightClient {
  readonly freight: FreightFreightClient;
  readonly system: FreightSystemClient;
}

/** Freight, for `createClient`. Its endpoints are made when the first is used. */
export const freight: ServiceModule<FreightClient> = serviceModule("freight", "freight", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"From address line is required","minLength":"From address line is required"} };
  const i1: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"From city is required","minLength":"From city is required"} };
  const i2: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"From company name is required","minLength":"From company name is required"} };
  const i3: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"From first name is required","minLength":"From first name is required"} };
  const i4: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"From last name is required","minLength":"From last name is required"} };
  const i5: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"From phone is required","minLength":"From phone is required"} };
  const i6: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"From country code is required","minLength":"From country code is required"} };
  const i7: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"From postal code is required","minLength":"From postal code is required"} };
  const i8: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"From state is required","minLength":"From state is required"} };
  const i9: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"To address line is required","minLength":"To address line is required"} };
  const i10: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"To city is required","minLength":"To city is required"} };
  const i11: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"To company name is required","minLength":"To company name is required"} };
  const i12: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"To first name is required","minLength":"To first name is required"} };
  const i13: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"To last name is required","minLength":"To last name is required"} };
  const i14: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"To phone is required","minLength":"To phone is required"} };
  const i15: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"To country code is required","minLength":"To country code is required"} };
  const i16: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"To postal code is required","minLength":"To postal code is required"} };
  const i17: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"To region is required","minLength":"To region is required"} };
  const i18: Schema = { type: "number", maximum: 999999999, exclusiveMinimum: 0, "x-messages": {"required":"Package length must be positive","exclusiveMinimum":"Package length must be positive"} };
  const i19: Schema = { type: "number", maximum: 999999999, exclusiveMinimum: 0, "x-messages": {"required":"Package width must be positive","exclusiveMinimum":"Package width must be positive"} };
  const i20: Schema = { type: "number", minimum: 0, maximum: 999999999 };
  const i21: Schema = { type: "number", maximum: 999999999, exclusiveMinimum: 0, "x-messages": {"required":"Package weight must be positive","exclusiveMinimum":"Package weight must be positive"} };
  const i22: Schema = { type: "number", maximum: 999999999, exclusiveMinimum: 0, "x-messages": {"required":"Package quantity must be positive","exclusiveMinimum":"Package quantity must be positive"} };
  const i23: Schema = { type: "string", enum: ["in","cm"] };
  const i24: Schema = { type: "string", enum: ["lb","kg"] };
  const i25: Schema = { type: "string", maxLength: 255 };
  const i26: Schema = { type: "string", maxLength: 4000 };
  const i27: Schema = { type: "string", enum: ["PERCENT","AMOUNT"] };
  const i28: Schema = { type: "boolean" };
  const i29: Schema = { type: "string", enum: ["summary","detailed","cheapest","vendor"] };
  const i30: Schema = some({ fromAddressLine: i0, fromCity: i1, fromCompanyName: i2, fromFirstName: i3, fromLastName: i4, fromPhone: i5, fromCountryCode: i6, fromPostalCode: i7, fromState: i8, toAddressLine: i9, toCity: i10, toCompanyName: i11, toFirstName: i12, toLastName: i13, toPhone: i14, toCountryCode: i15, toPostalCode: i16, toRegion: i17, packageLength: i18, packageWidth: i19, packageHeight: i20, totalWeight: i21, quantity: i22, dimensionUnit: i23, weightUnit: i24, productType: i25, pickupInstructions: i26, deliveryInstructions: i26, handlingCharge: i20, handlingChargeUnit: i27, international: i28, responseFormat: i29 }, ["fromAddressLine","fromCity","fromCompanyName","fromFirstName","fromLastName","fromPhone","fromCountryCode","fromPostalCode","fromState","toAddressLine","toCity","toCompanyName","toFirstName","toLastName","toPhone","toCountryCode","toPostalCode","toRegion","packageLength","packageWidth","totalWeight","quantity"]);
  const o0: Schema = { type: "string" };
  const o1: Schema = { type: ["string","null"], enum: ["ground","express","overnight","international","freight",null] };
  const o2: Schema = { type: "number" };
  const o3: Schema = { type: ["number","null"] };
  const oShippingFee: Schema = all({ code: o0, description: o0, amount: o2 });
  const o4: Schema = list(oShippingFee);
  const o5: Schema = { type: ["string","null"] };
  const o6: Schema = { type: ["integer","null"] };
  const o7: Schema = { type: ["string","null"], format: "sql-datetime" };
  const o8: Schema = { type: "boolean" };
  const o9: Schema = { type: "string", maxLength: 40 };
  const oShippingRate: Schema = all({ carrier: o0, carrierCode: o0, service: o0, serviceCode: o0, serviceType: o1, baseRate: o2, totalRate: o2, finalRate: o2, currency: o0, exchangeRate: o3, fees: o4, transitTime: o5, transitDays: o6, deliveryDate: o7, guaranteed: o8, zone: o6, billedWeight: o3, freightClass: o5, source: o9 });
  const o10: Schema = list(oShippingRate);
  const o11: Schema = { type: "string", enum: ["ok","degraded"] };
  const o12: Schema = { type: "integer" };
  const oHealth: Schema = some({ status: o11, service: o0, siteId: o0, siteHash: o0, version: o0, databaseMilliseconds: o12, problems: list(o0) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const oWhoami: Schema = all({ siteId: o0, usersId: o12, username: o0, role: o0, customerId: o3, contactId: o6, salesRepId: o5, permissions: list(o0) });
  return {
    "freight.list": endpoint("GET", "/speedship/freight", i30, o10),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o0, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
