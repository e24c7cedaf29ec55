// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { ContentClient } from "@purvey/client/services/content";
import { all, endpoint, list, serviceModule, some, type CallsAt, type Endpoints, type ServiceModule } from "@purvey/client/wire";
import type { Schema } from "@purvey/contract/schema";

/** Content and users, for `createClient`. Its endpoints are made when the first is used. */
export const content: ServiceModule<CallsAt<ContentClient, "openId.offer" | "users.get" | "users.trinity" | "users.verifyPassword">> = serviceModule("content", "content", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "integer", minimum: 1 };
  const i1: Schema = all({ id: i0 });
  const i2: Schema = { type: "string", minLength: 1, "x-messages": {"required":"Username is required","minLength":"Username is required"} };
  const i3: Schema = { type: "string", minLength: 1, "x-messages": {"required":"Password is required","minLength":"Password is required"}, "x-sensitive": true };
  const i4: Schema = { type: "string" };
  const i5: Schema = some({ username: i2, password: i3, siteId: i4 }, ["username","password"]);
  const o0: Schema = { type: ["string","null"] };
  const oOpenIdOffer: Schema = all({ name: o0 });
  const o1: Schema = { type: "integer" };
  const o2: Schema = { type: "string", maxLength: 400 };
  const o3: Schema = { type: "string", maxLength: 150 };
  const o4: Schema = { type: "string", maxLength: 100, format: "email" };
  const o5: Schema = { type: "string", format: "sql-datetime" };
  const o6: Schema = { type: ["string","null"], format: "sql-datetime" };
  const o7: Schema = { type: ["string","null"], "x-sensitive": true };
  const o8: Schema = { type: "integer", enum: [0,1] };
  const o9: Schema = { type: "integer", enum: [1,0] };
  const o10: Schema = { type: ["number","null"] };
  const o11: Schema = { type: ["integer","null"] };
  const o12: Schema = { type: "string" };
  const o13: Schema = { type: "string", maxLength: 255 };
  const oUserGroupRef: Schema = all({ id: o1, title: o12 });
  const o14: Schema = list(oUserGroupRef);
  const o15: Schema = { type: "object", additionalProperties: o12 };
  const oUser: Schema = all({ id: o1, name: o2, username: o3, email: o4, registerDate: o5, lastvisitDate: o6, activation: o7, lastResetTime: o6, block: o8, sendEmail: o9, customerId: o10, contactId: o11, role: o12, timezone: o13, language: o13, groups: o14, profileValues: o15, dateLastModified: o5 });
  const oUserTrinityProfile: Schema = all({ userId: o1, companyName: o0, firstName: o12, lastName: o12, email: o12, phone: o0, territory: o0, role: o12 });
  const o16: Schema = { type: "boolean" };
  const oUserTrinityGroup: Schema = all({ id: o1, title: o12, level: o1, isDefault: o16 });
  const o17: Schema = list(oUserTrinityGroup);
  const oUserTrinityTerritory: Schema = all({ code: o0, name: o0, region: o0 });
  const oUserTrinityRole: Schema = all({ name: o12, level: o1, capabilities: list(o12) });
  const o18: Schema = { type: "string", enum: ["Y","N"] };
  const o19: Schema = { type: ["string","null"], enum: ["order","month","year",null] };
  const oUserBusinessLogic: Schema = all({ customerId: o11, contactId: o11, salesRepId: o0, poNoRequired: o18, creditHold: o18, taxable: o18, currency: o12, priceClass: o11, defaultShipToId: o11, defaultLocationId: o11, webAllowance: o10, webAllowancePeriod: o19, mayPlaceOrders: o16, mayReleaseCheckouts: o16, seesAllCustomers: o16 });
  const oUserTrinity: Schema = all({ profile: oUserTrinityProfile, groups: o17, permissions: list(o12), territory: oUserTrinityTerritory, role: oUserTrinityRole, businessLogic: oUserBusinessLogic });
  const o20: Schema = { type: "string", "x-sensitive": true };
  const oVerifyPasswordResult: Schema = all({ id: o1, isVerified: o16, username: o12, token: o20, email: o4 });
  return {
    "openId.offer": endpoint("GET", "/open-id", some({  }), oOpenIdOffer, { open: true }),
    "users.get": endpoint("GET", "/users/{id}", i1, oUser),
    "users.trinity": endpoint("GET", "/users/{id}/trinity", i1, oUserTrinity),
    "users.verifyPassword": endpoint("POST", "/users/verify-password", i5, oVerifyPasswordResult, { open: true }),
  };
}
