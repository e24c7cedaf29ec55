// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { ContentClient } from "@purvey/client/services/content";
import { all, endpoint, list, serviceModule, some, type CallsAt, type Endpoints, type ServiceModule } from "@purvey/client/wire";
import type { Schema } from "@purvey/contract/schema";

/** Content and users, for `createClient`. Its endpoints are made when the first is used. */
export const content: ServiceModule<CallsAt<ContentClient, "users.get" | "users.trinity" | "users.verifyPassword">> = serviceModule("content", "content", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "integer", minimum: 1 };
  const i1: Schema = all({ id: i0 });
  const i2: Schema = { type: "string", minLength: 1, "x-messages": {"required":"Username is required","minLength":"Username is required"} };
  const i3: Schema = { type: "string", minLength: 1, "x-messages": {"required":"Password is required","minLength":"Password is required"}, "x-sensitive": true };
  const i4: Schema = { type: "string" };
  const i5: Schema = some({ username: i2, password: i3, siteId: i4 }, ["username","password"]);
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: "string", maxLength: 400 };
  const o2: Schema = { type: "string", maxLength: 150 };
  const o3: Schema = { type: "string", maxLength: 100, format: "email" };
  const o4: Schema = { type: "string", format: "sql-datetime" };
  const o5: Schema = { type: ["string","null"], format: "sql-datetime" };
  const o6: Schema = { type: ["string","null"], "x-sensitive": true };
  const o7: Schema = { type: "integer", enum: [0,1] };
  const o8: Schema = { type: "integer", enum: [1,0] };
  const o9: Schema = { type: ["number","null"] };
  const o10: Schema = { type: ["integer","null"] };
  const o11: Schema = { type: "string" };
  const o12: Schema = { type: "string", maxLength: 255 };
  const oUserGroupRef: Schema = all({ id: o0, title: o11 });
  const o13: Schema = list(oUserGroupRef);
  const o14: Schema = { type: "object", additionalProperties: o11 };
  const oUser: Schema = all({ id: o0, name: o1, username: o2, email: o3, registerDate: o4, lastvisitDate: o5, activation: o6, lastResetTime: o5, block: o7, sendEmail: o8, customerId: o9, contactId: o10, role: o11, timezone: o12, language: o12, groups: o13, profileValues: o14 });
  const o15: Schema = { type: ["string","null"] };
  const oUserTrinityProfile: Schema = all({ userId: o0, companyName: o15, firstName: o11, lastName: o11, email: o11, phone: o15, territory: o15, role: o11 });
  const o16: Schema = { type: "boolean" };
  const oUserTrinityGroup: Schema = all({ id: o0, title: o11, level: o0, isDefault: o16 });
  const o17: Schema = list(oUserTrinityGroup);
  const oUserTrinityTerritory: Schema = all({ code: o15, name: o15, region: o15 });
  const oUserTrinityRole: Schema = all({ name: o11, level: o0, capabilities: list(o11) });
  const o18: Schema = { type: "string", enum: ["Y","N"] };
  const o19: Schema = { type: ["string","null"], enum: ["order","month","year",null] };
  const oUserBusinessLogic: Schema = all({ customerId: o10, contactId: o10, salesRepId: o15, poNoRequired: o18, creditHold: o18, taxable: o18, currency: o11, priceClass: o10, defaultShipToId: o10, defaultLocationId: o10, webAllowance: o9, webAllowancePeriod: o19, mayPlaceOrders: o16, mayReleaseCheckouts: o16, seesAllCustomers: o16 });
  const oUserTrinity: Schema = all({ profile: oUserTrinityProfile, groups: o17, permissions: list(o11), territory: oUserTrinityTerritory, role: oUserTrinityRole, businessLogic: oUserBusinessLogic });
  const o20: Schema = { type: "string", "x-sensitive": true };
  const oVerifyPasswordResult: Schema = all({ id: o0, isVerified: o16, username: o11, token: o20, email: o3 });
  return {
    "users.get": endpoint("GET", "/users/{id}", i1, oUser),
    "users.trinity": endpoint("GET", "/users/{id}/trinity", i1, oUserTrinity),
    "users.verifyPassword": endpoint("POST", "/users/verify-password", i5, oVerifyPasswordResult, { open: true }),
  };
}
