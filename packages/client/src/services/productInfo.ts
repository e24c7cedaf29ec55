// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { Deleted, Health, InvMastExtCreateInput, InvMastExtDeleteInput, InvMastExtGetInput, InvMastExtListInput, InvMastExtUpdateInput, ItemExtension, ItemsSuggestDisplayDescInput, ItemsSuggestWebDescInput, Podcast, PodcastsCreateInput, PodcastsDeleteInput, PodcastsGetInput, PodcastsListInput, PodcastsUpdateInput, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, Whoami } from "@purvey/contract/generated/productInfo";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/productInfo";

/** Calls of `invMastExt` */
export interface ProductInfoInvMastExtClient {
  /**
   * List each item extension.
   *
   * `GET /inv-mast-ext` · permission `catalog.read`
   */
  list(input?: InvMastExtListInput, options?: CallOptions): ListCall<ItemExtension>;
  /**
   * Create an item extension.
   *
   * An item has one extension; a second is refused (409). What is left out or null is answered as the item's own record says.
   *
   * `POST /inv-mast-ext` · permission `catalog.write`
   */
  create(input: InvMastExtCreateInput, options?: CallOptions): Call<ItemExtension>;
  /**
   * Get one item extension.
   *
   * `GET /inv-mast-ext/{invMastExtUid}` · permission `catalog.read`
   */
  get(input: InvMastExtGetInput, options?: CallOptions): Call<ItemExtension>;
  /**
   * Change an item extension.
   *
   * An item has one extension; a second is refused (409). What is left out or null is answered as the item's own record says.
   *
   * `PUT /inv-mast-ext/{invMastExtUid}` · permission `catalog.write`
   */
  update(input: InvMastExtUpdateInput, options?: CallOptions): Call<ItemExtension>;
  /**
   * Delete an item extension.
   *
   * `DELETE /inv-mast-ext/{invMastExtUid}` · permission `catalog.write`
   */
  delete(input: InvMastExtDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `items` */
export interface ProductInfoItemsClient {
  /**
   * Suggest a description of an item for lists.
   *
   * Written from the item's attributes, brand, category and units: the same facts give the same sentence. Units and symbols are set right (8 × 22 × 7 mm, −30 to 100 °C), nothing is said twice, and nothing is claimed that is not recorded. A `model` words it only within the same length and facts; where it fails or says another number, the sentence is the server's own. Nothing is stored. `false` for an item with fewer than two attributes. At most 255 characters.
   *
   * `GET /items/{id}/suggest-display-desc` · permission `catalog.read`
   */
  suggestDisplayDesc(input: ItemsSuggestDisplayDescInput, options?: CallOptions): Call<string | false>;
  /**
   * Suggest a description of an item for its page.
   *
   * Written from the item's attributes, brand, category and units: the same facts give the same sentence. Units and symbols are set right (8 × 22 × 7 mm, −30 to 100 °C), nothing is said twice, and nothing is claimed that is not recorded. A `model` words it only within the same length and facts; where it fails or says another number, the sentence is the server's own. Nothing is stored. `false` for an item with fewer than two attributes. At most 4000 characters, plain text.
   *
   * `GET /items/{id}/suggest-web-desc` · permission `catalog.read`
   */
  suggestWebDesc(input: ItemsSuggestWebDescInput, options?: CallOptions): Call<string | false>;
}

/** Calls of `podcasts` */
export interface ProductInfoPodcastsClient {
  /**
   * List each podcast.
   *
   * `GET /podcasts` · permission `catalog.read`
   */
  list(input?: PodcastsListInput, options?: CallOptions): ListCall<Podcast>;
  /**
   * Create a podcast.
   *
   * `POST /podcasts` · permission `catalog.write`
   */
  create(input: PodcastsCreateInput, options?: CallOptions): Call<Podcast>;
  /**
   * Get one podcast.
   *
   * `GET /podcasts/{podcastsUid}` · permission `catalog.read`
   */
  get(input: PodcastsGetInput, options?: CallOptions): Call<Podcast>;
  /**
   * Change a podcast.
   *
   * `PUT /podcasts/{podcastsUid}` · permission `catalog.write`
   */
  update(input: PodcastsUpdateInput, options?: CallOptions): Call<Podcast>;
  /**
   * Delete a podcast.
   *
   * `DELETE /podcasts/{podcastsUid}` · permission `catalog.write`
   */
  delete(input: PodcastsDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `system` */
export interface ProductInfoSystemClient {
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

/** Product information: Item extensions, suggested descriptions of items, and podcasts. */
export interface ProductInfoClient {
  readonly invMastExt: ProductInfoInvMastExtClient;
  readonly items: ProductInfoItemsClient;
  readonly podcasts: ProductInfoPodcastsClient;
  readonly system: ProductInfoSystemClient;
}

/** Product information, for `createClient`. Its endpoints are made when the first is used. */
export const productInfo: ServiceModule<ProductInfoClient> = serviceModule("productInfo", "product-info", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "integer", minimum: 1, maximum: 1000 };
  const i1: Schema = { type: "integer", minimum: 0 };
  const i2: Schema = { type: "string", pattern: "^[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?(,[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?)*$", "x-messages": {"pattern":"Expected columns with their direction, such as customer_name|ASC,customer_id|DESC"} };
  const i3: Schema = { type: "string" };
  const i4: Schema = { type: "integer", enum: [704,705,700] };
  const i5: Schema = { type: "integer", minimum: 1 };
  const i6: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3, statusCd: i4, invMastUid: i5 });
  const i7: Schema = { type: ["string","null"], maxLength: 3 };
  const i8: Schema = { type: ["string","null"], maxLength: 15 };
  const i9: Schema = { type: ["string","null"], maxLength: 9 };
  const i10: Schema = { type: ["string","null"], maxLength: 5 };
  const i11: Schema = { type: ["integer","null"], minimum: 1 };
  const i12: Schema = { type: ["string","null"], maxLength: 255 };
  const i13: Schema = some({ invMastUid: i5, upcOrEan: i7, upcOrEanId: i8, upcOrEanPrefix: i9, upcOrEanItem: i10, attributeGroupUid: i11, brandName: i12, manufacturerName: i12, partNumber: i12, metaTitle: i12, metaDescription: i12, metaKeywords: i12 }, ["invMastUid"]);
  const i14: Schema = all({ invMastExtUid: i5 });
  const i15: Schema = { type: "integer", minimum: 0, maximum: 9999 };
  const i16: Schema = { type: "string", format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const i17: Schema = some({ invMastExtUid: i5, statusCd: i15, invMastUid: i5, upcOrEan: i7, upcOrEanId: i8, upcOrEanPrefix: i9, upcOrEanItem: i10, attributeGroupUid: i11, brandName: i12, manufacturerName: i12, partNumber: i12, metaTitle: i12, metaDescription: i12, metaKeywords: i12, ifLastModified: i16 }, ["invMastExtUid"]);
  const i18: Schema = some({ invMastExtUid: i5, ifLastModified: i16 }, ["invMastExtUid"]);
  const i19: Schema = { type: "integer", minimum: 1, maximum: 50 };
  const i20: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const i21: Schema = some({ id: i5, limit: i19, model: i20 }, ["id"]);
  const i22: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3, statusCd: i4 });
  const i23: Schema = { type: ["string","null"], maxLength: 1000000 };
  const i24: Schema = some({ title: i20, path: i20, transcript: i23 }, ["title","path"]);
  const i25: Schema = all({ podcastsUid: i5 });
  const i26: Schema = { type: "integer", enum: [704,705] };
  const i27: Schema = some({ podcastsUid: i5, title: i20, path: i20, transcript: i23, statusCd: i26, ifLastModified: i16 }, ["podcastsUid"]);
  const i28: Schema = some({ podcastsUid: i5, ifLastModified: i16 }, ["podcastsUid"]);
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: "string", maxLength: 40 };
  const o2: Schema = { type: "string", maxLength: 255 };
  const o3: Schema = { type: ["string","null"], maxLength: 3 };
  const o4: Schema = { type: ["string","null"], maxLength: 15 };
  const o5: Schema = { type: ["string","null"], maxLength: 9 };
  const o6: Schema = { type: ["string","null"], maxLength: 5 };
  const o7: Schema = { type: ["integer","null"] };
  const o8: Schema = { type: ["string","null"], maxLength: 255 };
  const o9: Schema = { type: "integer", enum: [704,705,700] };
  const o10: Schema = { type: "string", format: "sql-datetime" };
  const oItemExtension: Schema = all({ invMastExtUid: o0, invMastUid: o0, itemId: o1, itemDesc: o2, upcOrEan: o3, upcOrEanId: o4, upcOrEanPrefix: o5, upcOrEanItem: o6, attributeGroupUid: o7, brandName: o8, manufacturerName: o8, partNumber: o8, metaTitle: o8, metaDescription: o8, metaKeywords: o8, statusCd: o9, dateCreated: o10, dateLastModified: o10 });
  const o11: Schema = list(oItemExtension);
  const o12: Schema = { type: "boolean" };
  const oDeleted: Schema = all({ uid: o0, deleted: o12 });
  const o13: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const o14: Schema = { type: ["string","null"], maxLength: 1000000 };
  const oPodcast: Schema = all({ podcastsUid: o0, title: o13, path: o13, transcript: o14, statusCd: o9, dateCreated: o10, dateLastModified: o10 });
  const o15: Schema = list(oPodcast);
  const o16: Schema = { type: "string", enum: ["ok","degraded"] };
  const o17: Schema = { type: "string" };
  const oHealth: Schema = some({ status: o16, service: o17, siteId: o17, siteHash: o17, version: o17, databaseMilliseconds: o0, problems: list(o17) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const o18: Schema = { type: ["number","null"] };
  const o19: Schema = { type: ["string","null"] };
  const oWhoami: Schema = all({ siteId: o17, usersId: o0, username: o17, role: o17, customerId: o18, contactId: o7, salesRepId: o19, permissions: list(o17) });
  return {
    "invMastExt.list": endpoint("GET", "/inv-mast-ext", i6, o11),
    "invMastExt.create": endpoint("POST", "/inv-mast-ext", i13, oItemExtension),
    "invMastExt.get": endpoint("GET", "/inv-mast-ext/{invMastExtUid}", i14, oItemExtension),
    "invMastExt.update": endpoint("PUT", "/inv-mast-ext/{invMastExtUid}", i17, oItemExtension),
    "invMastExt.delete": endpoint("DELETE", "/inv-mast-ext/{invMastExtUid}", i18, oDeleted),
    "items.suggestDisplayDesc": endpoint("GET", "/items/{id}/suggest-display-desc", i21, {  }),
    "items.suggestWebDesc": endpoint("GET", "/items/{id}/suggest-web-desc", i21, {  }),
    "podcasts.list": endpoint("GET", "/podcasts", i22, o15),
    "podcasts.create": endpoint("POST", "/podcasts", i24, oPodcast),
    "podcasts.get": endpoint("GET", "/podcasts/{podcastsUid}", i25, oPodcast),
    "podcasts.update": endpoint("PUT", "/podcasts/{podcastsUid}", i27, oPodcast),
    "podcasts.delete": endpoint("DELETE", "/podcasts/{podcastsUid}", i28, oDeleted),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o17, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
