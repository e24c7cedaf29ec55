// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { BrandCategoryFocus, CategoriesFocusInput, Health, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, Whoami } from "@purvey/contract/generated/brandFocus";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/brandFocus";

/** Calls of `categories` */
export interface BrandFocusCategoriesClient {
  /**
   * Put a brand's focus on categories.
   *
   * Each named category gets this level, priority and visibility for the brand; a focus that is there already is changed, others stay. Answers everything the brand stands for, primary first, then by priority. Sent twice it does the same.
   *
   * `POST /categories/focus` · permission `catalog.write`
   */
  focus(input: CategoriesFocusInput, options?: CallOptions): ListCall<BrandCategoryFocus>;
}

/** Calls of `system` */
export interface BrandFocusSystemClient {
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

/** Brand focus: Which categories a brand stands for, and how much. */
export interface BrandFocusClient {
  readonly categories: BrandFocusCategoriesClient;
  readonly system: BrandFocusSystemClient;
}

/** Brand focus, for `createClient`. Its endpoints are made when the first is used. */
export const brandFocus: ServiceModule<BrandFocusClient> = serviceModule("brandFocus", "brand-focus", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "integer", minimum: 1 };
  const i1: Schema = { type: "array", maxItems: 5000, items: i0 };
  const i2: Schema = { type: "string", enum: ["primary","secondary","tertiary"] };
  const i3: Schema = { type: "integer", minimum: 1, maximum: 100 };
  const i4: Schema = { type: "string", enum: ["public","private","draft"] };
  const i5: Schema = some({ brandsUid: i0, itemCategoryUids: i1, focusLevel: i2, priority: i3, visibility: i4 }, ["brandsUid"]);
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: "string" };
  const o2: Schema = { type: "string", enum: ["primary","secondary","tertiary"] };
  const o3: Schema = { type: "string", enum: ["public","private","draft"] };
  const o4: Schema = { type: "string", format: "sql-datetime" };
  const oBrandCategoryFocus: Schema = all({ brandCategoryFocusUid: o0, brandsUid: o0, brandsName: o1, itemCategoryUid: o0, itemCategoryDesc: o1, fullPath: o1, focusLevel: o2, priority: o0, visibility: o3, itemCount: o0, dateCreated: o4, dateLastModified: o4 });
  const o5: Schema = list(oBrandCategoryFocus);
  const o6: Schema = { type: "string", enum: ["ok","degraded"] };
  const oHealth: Schema = some({ status: o6, service: o1, siteId: o1, siteHash: o1, version: o1, databaseMilliseconds: o0, problems: list(o1) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const o7: Schema = { type: ["number","null"] };
  const o8: Schema = { type: ["integer","null"] };
  const o9: Schema = { type: ["string","null"] };
  const oWhoami: Schema = all({ siteId: o1, usersId: o0, username: o1, role: o1, customerId: o7, contactId: o8, salesRepId: o9, permissions: list(o1) });
  return {
    "categories.focus": endpoint("POST", "/categories/focus", i5, o5),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o1, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
