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
  const o1: Schema = { type: "string" };
  const o2: Schema = { type: ["string","null"] };
  const o3: Schema = { type: ["string","null"], "x-sensitive": true };
  const o4: Schema = { type: ["number","null"] };
  const o5: Schema = { type: ["integer","null"] };
  const oUserGroupRef: Schema = all({ id: o0, title: o1 });
  const o6: Schema = list(oUserGroupRef);
  const o7: Schema = { type: "object", additionalProperties: o1 };
  const oUser: Schema = all({ id: o0, name: o1, username: o1, email: o1, registerDate: o1, lastvisitDate: o2, activation: o3, lastResetTime: o2, block: o0, sendEmail: o0, customerId: o4, contactId: o5, role: o1, timezone: o1, language: o1, groups: o6, profileValues: o7 });
  const oUserTrinityProfile: Schema = all({ userId: o0, companyName: o2, firstName: o1, lastName: o1, email: o1, phone: o2, territory: o2, role: o1 });
  const o8: Schema = { type: "boolean" };
  const oUserTrinityGroup: Schema = all({ id: o0, title: o1, level: o0, isDefault: o8 });
  const o9: Schema = list(oUserTrinityGroup);
  const oUserTrinityTerritory: Schema = all({ code: o2, name: o2, region: o2 });
  const oUserTrinityRole: Schema = all({ name: o1, level: o0, capabilities: list(o1) });
  const oUserBusinessLogic: Schema = all({ customerId: o5, contactId: o5, salesRepId: o2, poNoRequired: o1, creditHold: o1, taxable: o1, currency: o1, priceClass: o5, defaultShipToId: o5, defaultLocationId: o5, webAllowance: o4, webAllowancePeriod: o2, mayPlaceOrders: o8, mayReleaseCheckouts: o8, seesAllCustomers: o8 });
  const oUserTrinity: Schema = all({ profile: oUserTrinityProfile, groups: o9, permissions: list(o1), territory: oUserTrinityTerritory, role: oUserTrinityRole, businessLogic: oUserBusinessLogic });
  const o10: Schema = { type: "string", "x-sensitive": true };
  const oVerifyPasswordResult: Schema = all({ id: o0, isVerified: o8, username: o1, token: o10, email: o1 });
  return {
    "users.get": endpoint("GET", "/users/{id}", i1, oUser),
    "users.trinity": endpoint("GET", "/users/{id}/trinity", i1, oUserTrinity),
    "users.verifyPassword": endpoint("POST", "/users/verify-password", i5, oVerifyPasswordResult, { open: true }),
  };
}
