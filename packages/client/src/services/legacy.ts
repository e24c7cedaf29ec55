// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { AlsoBoughtItem, Deleted, Health, InvMastAlsoBoughtInput, InvMastAlsoBoughtRefreshInput, InvMastTagsCreateInput, InvMastTagsDeleteInput, InvMastTagsGetInput, InvMastTagsListInput, InvMastTagsUpdateInput, InvMastWebDescCreateInput, InvMastWebDescDeleteInput, InvMastWebDescGetInput, InvMastWebDescListInput, InvMastWebDescUpdateInput, ItemCategoryArticle, ItemCategoryGetInput, ItemTag, LegacyState, OrderReset, OrdersResetInput, RefreshResult, StateCreateInput, StateDeleteInput, StateGetInput, StateListInput, StateUpdateInput, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, WebDescription, Whoami } from "@purvey/contract/generated/legacy";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/legacy";

/** Calls of `tags` */
export interface LegacyInvMastTagsClient {
  /**
   * List each tag of an item.
   *
   * `GET /inv-mast/{id}/tags` · permission `catalog.read`
   */
  list(input: InvMastTagsListInput, options?: CallOptions): ListCall<ItemTag>;
  /**
   * Tag an item.
   *
   * An item has a tag once, case aside; a second time is refused (409). Search finds the item by it at once.
   *
   * `POST /inv-mast/{id}/tags` · permission `catalog.write`
   */
  create(input: InvMastTagsCreateInput, options?: CallOptions): Call<ItemTag>;
  /**
   * Get one tag of an item.
   *
   * `GET /inv-mast/{invMastUid}/tags/{invMastTagsUid}` · permission `catalog.read`
   */
  get(input: InvMastTagsGetInput, options?: CallOptions): Call<ItemTag>;
  /**
   * Change a tag of an item.
   *
   * An item has a tag once, case aside; a second time is refused (409). Search finds the item by it at once.
   *
   * `PUT /inv-mast/{invMastUid}/tags/{invMastTagsUid}` · permission `catalog.write`
   */
  update(input: InvMastTagsUpdateInput, options?: CallOptions): Call<ItemTag>;
  /**
   * Take a tag off an item.
   *
   * `DELETE /inv-mast/{invMastUid}/tags/{invMastTagsUid}` · permission `catalog.write`
   */
  delete(input: InvMastTagsDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `webDesc` */
export interface LegacyInvMastWebDescClient {
  /**
   * List each web description of an item.
   *
   * `GET /inv-mast/{id}/web-desc` · permission `catalog.read`
   */
  list(input: InvMastWebDescListInput, options?: CallOptions): ListCall<WebDescription>;
  /**
   * Create a web description of an item.
   *
   * The latest active one with a full text is the `webDesc` of the item's page, and found by search.
   *
   * `POST /inv-mast/{id}/web-desc` · permission `catalog.write`
   */
  create(input: InvMastWebDescCreateInput, options?: CallOptions): Call<WebDescription>;
  /**
   * Get one web description of an item.
   *
   * `GET /inv-mast/{invMastUid}/web-desc/{invMastWebDescUid}` · permission `catalog.read`
   */
  get(input: InvMastWebDescGetInput, options?: CallOptions): Call<WebDescription>;
  /**
   * Change a web description of an item.
   *
   * The latest active one with a full text is the `webDesc` of the item's page, and found by search.
   *
   * `PUT /inv-mast/{invMastUid}/web-desc/{invMastWebDescUid}` · permission `catalog.write`
   */
  update(input: InvMastWebDescUpdateInput, options?: CallOptions): Call<WebDescription>;
  /**
   * Delete a web description of an item.
   *
   * `DELETE /inv-mast/{invMastUid}/web-desc/{invMastWebDescUid}` · permission `catalog.write`
   */
  delete(input: InvMastWebDescDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `invMast` */
export interface LegacyInvMastClient {
  /**
   * List what was bought together with an item.
   *
   * From the orders of the last two years, as of the last refresh; the most frequent first, twenty at most.
   *
   * `GET /inv-mast/{id}/also-bought` · permission `catalog.read`
   */
  alsoBought(input: InvMastAlsoBoughtInput, options?: CallOptions): ListCall<AlsoBoughtItem>;
  /**
   * Compute from the orders what is bought together.
   *
   * Takes orders of the last two years with up to sixty items; pairs that stood together twice at least.
   *
   * `GET /inv-mast/also-bought/refresh` · permission `integration.run` · changes something although it is a GET, so it is never sent again
   */
  alsoBoughtRefresh(input?: InvMastAlsoBoughtRefreshInput, options?: CallOptions): Call<RefreshResult>;
  readonly tags: LegacyInvMastTagsClient;
  readonly webDesc: LegacyInvMastWebDescClient;
}

/** Calls of `itemCategory` */
export interface LegacyItemCategoryClient {
  /**
   * Get the articles of an item category.
   *
   * `GET /item-category/{id}` · permission `catalog.read`
   */
  get(input: ItemCategoryGetInput, options?: CallOptions): Call<ItemCategoryArticle>;
}

/** Calls of `orders` */
export interface LegacyOrdersClient {
  /**
   * Send an order to the ERP again.
   *
   * Changes something, though it is a GET: nobody repeats or prefetches it. What waits or is on hold is handed over again; what had arrived goes out once more as a new import. Refused (409) for an order that has never been on its way.
   *
   * `GET /orders/{id}/reset` · permission `import.write` · changes something although it is a GET, so it is never sent again
   */
  reset(input: OrdersResetInput, options?: CallOptions): Call<OrderReset>;
}

/** Calls of `state` */
export interface LegacyStateClient {
  /**
   * List each state.
   *
   * `GET /legacy/state` · permission `catalog.read`
   */
  list(input?: StateListInput, options?: CallOptions): ListCall<LegacyState>;
  /**
   * Create a state.
   *
   * A country has a state of two letters once (409).
   *
   * `POST /legacy/state` · permission `site.write`
   */
  create(input: StateCreateInput, options?: CallOptions): Call<LegacyState>;
  /**
   * Get one state.
   *
   * `GET /legacy/state/{stateUid}` · permission `catalog.read`
   */
  get(input: StateGetInput, options?: CallOptions): Call<LegacyState>;
  /**
   * Change a state.
   *
   * A country has a state of two letters once (409).
   *
   * `PUT /legacy/state/{stateUid}` · permission `site.write`
   */
  update(input: StateUpdateInput, options?: CallOptions): Call<LegacyState>;
  /**
   * Delete a state.
   *
   * `DELETE /legacy/state/{stateUid}` · permission `site.write`
   */
  delete(input: StateDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `system` */
export interface LegacySystemClient {
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

/** Legacy items: Tags and web descriptions of items, what is bought together, articles of categories, states, orders once more. */
export interface LegacyClient {
  readonly invMast: LegacyInvMastClient;
  readonly itemCategory: LegacyItemCategoryClient;
  readonly orders: LegacyOrdersClient;
  readonly state: LegacyStateClient;
  readonly system: LegacySystemClient;
}

/** Legacy items, for `createClient`. Its endpoints are made when the first is used. */
export const legacy: ServiceModule<LegacyClient> = serviceModule("legacy", "legacy", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "integer", minimum: 1 };
  const i1: Schema = { type: "integer", minimum: 1, maximum: 1000 };
  const i2: Schema = { type: "integer", minimum: 0 };
  const i3: Schema = some({ id: i0, limit: i1, offset: i2 }, ["id"]);
  const i4: Schema = { type: "string", pattern: "^[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?(,[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?)*$", "x-messages": {"pattern":"Expected columns with their direction, such as customer_name|ASC,customer_id|DESC"} };
  const i5: Schema = { type: "integer", enum: [704,705,700] };
  const i6: Schema = some({ id: i0, limit: i1, offset: i2, orderBy: i4, statusCd: i5 }, ["id"]);
  const i7: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const i8: Schema = all({ id: i0, tag: i7 });
  const i9: Schema = all({ invMastUid: i0, invMastTagsUid: i0 });
  const i10: Schema = { type: "integer", minimum: 0, maximum: 2147483647 };
  const i11: Schema = { type: "integer", enum: [704,705] };
  const i12: Schema = { type: "string", format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const i13: Schema = some({ invMastUid: i0, invMastTagsUid: i0, tag: i7, updateCd: i10, processCd: i10, statusCd: i11, ifLastModified: i12 }, ["invMastUid","invMastTagsUid"]);
  const i14: Schema = some({ invMastUid: i0, invMastTagsUid: i0, ifLastModified: i12 }, ["invMastUid","invMastTagsUid"]);
  const i15: Schema = { type: ["string","null"], maxLength: 255 };
  const i16: Schema = { type: ["string","null"], maxLength: 4000 };
  const i17: Schema = { type: "integer", enum: [0,1] };
  const i18: Schema = some({ id: i0, webDesc1: i15, webDesc2: i15, webDesc3: i15, webDesc4: i15, webDescFull: i16, active: i17, statusCd: i11 }, ["id"]);
  const i19: Schema = all({ invMastUid: i0, invMastWebDescUid: i0 });
  const i20: Schema = some({ invMastUid: i0, invMastWebDescUid: i0, webDesc1: i15, webDesc2: i15, webDesc3: i15, webDesc4: i15, webDescFull: i16, active: i17, statusCd: i11, ifLastModified: i12 }, ["invMastUid","invMastWebDescUid"]);
  const i21: Schema = some({ invMastUid: i0, invMastWebDescUid: i0, ifLastModified: i12 }, ["invMastUid","invMastWebDescUid"]);
  const i22: Schema = all({ id: i0 });
  const i23: Schema = { type: "string", minLength: 1, maxLength: 2 };
  const i24: Schema = some({ limit: i1, offset: i2, orderBy: i4, twoLetterCode: i23 });
  const i25: Schema = { type: "number", minimum: 0, maximum: 999999999999 };
  const i26: Schema = some({ twoLetterCode: i23, stateName: i7, active: i17, taxRate: i25, taxShipping: i25, countryUid: i0, code1099: i15, telecheckCode: i15, processCd: i10, statusCd: i11 }, ["twoLetterCode","stateName"]);
  const i27: Schema = some({ stateUid: i0, twoLetterCode: i23 }, ["stateUid"]);
  const i28: Schema = some({ stateUid: i0, twoLetterCode: i23, stateName: i7, active: i17, taxRate: i25, taxShipping: i25, countryUid: i0, code1099: i15, telecheckCode: i15, processCd: i10, statusCd: i11, ifLastModified: i12 }, ["stateUid"]);
  const i29: Schema = some({ stateUid: i0, ifLastModified: i12 }, ["stateUid"]);
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: "string", maxLength: 40 };
  const o2: Schema = { type: "string" };
  const o3: Schema = { type: ["string","null"] };
  const o4: Schema = { type: "string", maxLength: 8 };
  const o5: Schema = { type: "number" };
  const o6: Schema = { type: "string", format: "sql-datetime" };
  const oAlsoBoughtItem: Schema = all({ invMastUid: o0, itemId: o1, itemDesc: o2, displayDesc: o3, brandsName: o3, unitOfMeasure: o4, orderCount: o0, customerCount: o0, share: o5, lastOrderDate: o6 });
  const o7: Schema = list(oAlsoBoughtItem);
  const o8: Schema = { type: "object", additionalProperties: o0 };
  const oRefreshResult: Schema = all({ resource: o2, examined: o0, changed: o0, changes: o8, dateRefreshed: o6 });
  const o9: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const o10: Schema = { type: "integer", enum: [704,705,700] };
  const oItemTag: Schema = all({ invMastTagsUid: o0, invMastUid: o0, tag: o9, updateCd: o0, statusCd: o10, processCd: o0, dateCreated: o6, dateLastModified: o6 });
  const o11: Schema = list(oItemTag);
  const o12: Schema = { type: "boolean" };
  const oDeleted: Schema = all({ uid: o0, deleted: o12 });
  const o13: Schema = { type: ["string","null"], maxLength: 255 };
  const o14: Schema = { type: ["string","null"], maxLength: 4000 };
  const o15: Schema = { type: "integer", enum: [0,1] };
  const oWebDescription: Schema = all({ invMastWebDescUid: o0, invMastUid: o0, webDesc1: o13, webDesc2: o13, webDesc3: o13, webDesc4: o13, webDescFull: o14, active: o15, statusCd: o10, dateCreated: o6, dateLastModified: o6 });
  const o16: Schema = list(oWebDescription);
  const o17: Schema = { type: "string", enum: ["Y","N"] };
  const oItemCategoryArticle: Schema = all({ itemCategoryUid: o0, article: o3, article2: o3, article3: o3, article4: o3, article5: o3, title: o3, metaDesc: o3, displayOnWebFlag: o17 });
  const o18: Schema = { type: "string", enum: ["initial","hold","delivered"] };
  const oOrderReset: Schema = all({ orderNo: o0, importUid: o0, created: o12, importState: o18, importResults: o3 });
  const o19: Schema = { type: "string", minLength: 1, maxLength: 2 };
  const oLegacyState: Schema = all({ stateUid: o0, countryUid: o0, twoLetterCode: o19, stateName: o9, active: o15, taxRate: o5, taxShipping: o5, code1099: o13, telecheckCode: o13, statusCd: o10, processCd: o0, dateLastModified: o6 });
  const o20: Schema = list(oLegacyState);
  const o21: Schema = { type: "string", enum: ["ok","degraded"] };
  const oHealth: Schema = some({ status: o21, service: o2, siteId: o2, siteHash: o2, version: o2, databaseMilliseconds: o0, problems: list(o2) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const o22: Schema = { type: ["number","null"] };
  const o23: Schema = { type: ["integer","null"] };
  const oWhoami: Schema = all({ siteId: o2, usersId: o0, username: o2, role: o2, customerId: o22, contactId: o23, salesRepId: o3, permissions: list(o2) });
  return {
    "invMast.alsoBought": endpoint("GET", "/inv-mast/{id}/also-bought", i3, o7),
    "invMast.alsoBoughtRefresh": endpoint("GET", "/inv-mast/also-bought/refresh", some({  }), oRefreshResult, { unsafe: true }),
    "invMast.tags.list": endpoint("GET", "/inv-mast/{id}/tags", i6, o11),
    "invMast.tags.create": endpoint("POST", "/inv-mast/{id}/tags", i8, oItemTag),
    "invMast.tags.get": endpoint("GET", "/inv-mast/{invMastUid}/tags/{invMastTagsUid}", i9, oItemTag),
    "invMast.tags.update": endpoint("PUT", "/inv-mast/{invMastUid}/tags/{invMastTagsUid}", i13, oItemTag),
    "invMast.tags.delete": endpoint("DELETE", "/inv-mast/{invMastUid}/tags/{invMastTagsUid}", i14, oDeleted),
    "invMast.webDesc.list": endpoint("GET", "/inv-mast/{id}/web-desc", i6, o16),
    "invMast.webDesc.create": endpoint("POST", "/inv-mast/{id}/web-desc", i18, oWebDescription),
    "invMast.webDesc.get": endpoint("GET", "/inv-mast/{invMastUid}/web-desc/{invMastWebDescUid}", i19, oWebDescription),
    "invMast.webDesc.update": endpoint("PUT", "/inv-mast/{invMastUid}/web-desc/{invMastWebDescUid}", i20, oWebDescription),
    "invMast.webDesc.delete": endpoint("DELETE", "/inv-mast/{invMastUid}/web-desc/{invMastWebDescUid}", i21, oDeleted),
    "itemCategory.get": endpoint("GET", "/item-category/{id}", i22, oItemCategoryArticle),
    "orders.reset": endpoint("GET", "/orders/{id}/reset", i22, oOrderReset, { unsafe: true }),
    "state.list": endpoint("GET", "/legacy/state", i24, o20),
    "state.create": endpoint("POST", "/legacy/state", i26, oLegacyState),
    "state.get": endpoint("GET", "/legacy/state/{stateUid}", i27, oLegacyState),
    "state.update": endpoint("PUT", "/legacy/state/{stateUid}", i28, oLegacyState),
    "state.delete": endpoint("DELETE", "/legacy/state/{stateUid}", i29, oDeleted),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o2, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
