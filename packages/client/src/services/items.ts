// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { Attribute, AttributeValue, AttributesCreateInput, AttributesDeleteInput, AttributesGetInput, AttributesListInput, AttributesUpdateInput, AttributesValuesCreateInput, AttributesValuesDeleteInput, AttributesValuesGetInput, AttributesValuesListInput, AttributesValuesUpdateInput, Bin, Brand, BrandItem, BrandsCreateInput, BrandsDeleteInput, BrandsGetInput, BrandsItemsCreateInput, BrandsItemsDeleteInput, BrandsItemsGetInput, BrandsItemsListInput, BrandsItemsUpdateInput, BrandsListInput, BrandsUpdateInput, Deleted, Health, LocationsBinsGetInput, LocationsBinsListInput, SystemHealthCheckInput, SystemPingInput } from "@purvey/contract/generated/items";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type ServiceModule } from "../wire.ts";

/** Calls of `values` */
export interface ItemsAttributesValuesClient {
  /**
   * List each value of an attribute.
   *
   * `GET /attributes/{id}/values` · permission `catalog.read`
   */
  list(input: AttributesValuesListInput, options?: CallOptions): ListCall<AttributeValue>;
  /**
   * Create a value of an attribute.
   *
   * The value must fit the attribute's `dataType` and `maxLength` (400) and be the only one with its text (409).
   *
   * `POST /attributes/{id}/values` · permission `catalog.write`
   */
  create(input: AttributesValuesCreateInput, options?: CallOptions): Call<AttributeValue>;
  /**
   * Get one value of an attribute.
   *
   * `GET /attributes/{id}/values/{attributeValueUid}` · permission `catalog.read`
   */
  get(input: AttributesValuesGetInput, options?: CallOptions): Call<AttributeValue>;
  /**
   * Change a value of an attribute.
   *
   * The value must fit the attribute's `dataType` and `maxLength` (400) and be the only one with its text (409).
   *
   * `PUT /attributes/{id}/values/{attributeValueUid}` · permission `catalog.write`
   */
  update(input: AttributesValuesUpdateInput, options?: CallOptions): Call<AttributeValue>;
  /**
   * Delete a value of an attribute.
   *
   * Refused (409) while an item has the value.
   *
   * `DELETE /attributes/{id}/values/{attributeValueUid}` · permission `catalog.write`
   */
  delete(input: AttributesValuesDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `attributes` */
export interface ItemsAttributesClient {
  /**
   * List each attribute.
   *
   * `GET /attributes` · permission `catalog.read`
   */
  list(input?: AttributesListInput, options?: CallOptions): ListCall<Attribute>;
  /**
   * Create an attribute.
   *
   * `attributeId` names the attribute among those not deleted; a second one with it is refused (409).
   *
   * `POST /attributes` · permission `catalog.write`
   */
  create(input: AttributesCreateInput, options?: CallOptions): Call<Attribute>;
  /**
   * Get one attribute.
   *
   * `GET /attributes/{id}` · permission `catalog.read`
   */
  get(input: AttributesGetInput, options?: CallOptions): Call<Attribute>;
  /**
   * Change an attribute.
   *
   * A new `dataType` or `maxLength` must fit the values the attribute has; otherwise the change is refused (409) and names a value that does not fit.
   *
   * `PUT /attributes/{id}` · permission `catalog.write`
   */
  update(input: AttributesUpdateInput, options?: CallOptions): Call<Attribute>;
  /**
   * Delete an attribute.
   *
   * Refused (409) while an item or a variant group uses the attribute. Its values and its places in attribute groups are deleted with it.
   *
   * `DELETE /attributes/{id}` · permission `catalog.write`
   */
  delete(input: AttributesDeleteInput, options?: CallOptions): Call<Deleted>;
  readonly values: ItemsAttributesValuesClient;
}

/** Calls of `items` */
export interface ItemsBrandsItemsClient {
  /**
   * List each item of a brand.
   *
   * `GET /brands/{id}/items` · permission `catalog.read`
   */
  list(input: BrandsItemsListInput, options?: CallOptions): ListCall<BrandItem>;
  /**
   * Create an item of a brand.
   *
   * `POST /brands/{id}/items` · permission `catalog.write`
   */
  create(input: BrandsItemsCreateInput, options?: CallOptions): Call<BrandItem>;
  /**
   * Get one item of a brand.
   *
   * `GET /brands/{id}/items/{brandsXItemsUid}` · permission `catalog.read`
   */
  get(input: BrandsItemsGetInput, options?: CallOptions): Call<BrandItem>;
  /**
   * Change an item of a brand.
   *
   * `PUT /brands/{id}/items/{brandsXItemsUid}` · permission `catalog.write`
   */
  update(input: BrandsItemsUpdateInput, options?: CallOptions): Call<BrandItem>;
  /**
   * Delete an item of a brand.
   *
   * `DELETE /brands/{id}/items/{brandsXItemsUid}` · permission `catalog.write`
   */
  delete(input: BrandsItemsDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `brands` */
export interface ItemsBrandsClient {
  /**
   * List each brand.
   *
   * `GET /brands` · permission `catalog.read`
   */
  list(input?: BrandsListInput, options?: CallOptions): ListCall<Brand>;
  /**
   * Create a brand.
   *
   * `POST /brands` · permission `catalog.write`
   */
  create(input: BrandsCreateInput, options?: CallOptions): Call<Brand>;
  /**
   * Get one brand.
   *
   * `GET /brands/{id}` · permission `catalog.read`
   */
  get(input: BrandsGetInput, options?: CallOptions): Call<Brand>;
  /**
   * Change a brand.
   *
   * `PUT /brands/{id}` · permission `catalog.write`
   */
  update(input: BrandsUpdateInput, options?: CallOptions): Call<Brand>;
  /**
   * Delete a brand.
   *
   * `DELETE /brands/{id}` · permission `catalog.write`
   */
  delete(input: BrandsDeleteInput, options?: CallOptions): Call<Deleted>;
  readonly items: ItemsBrandsItemsClient;
}

/** Calls of `bins` */
export interface ItemsLocationsBinsClient {
  /**
   * List the bins of a location with their stock.
   *
   * `GET /locations/{id}/bins` · permission `catalog.read`
   */
  list(input: LocationsBinsListInput, options?: CallOptions): ListCall<Bin>;
  /**
   * Get one bin with what lies in it.
   *
   * `limit`, `offset`, `orderBy` and `excludeZero` apply to the contents; `contentCount` tells how many there are. The bin is found case aside.
   *
   * `GET /locations/{id}/bins/{bin}` · permission `catalog.read`
   */
  get(input: LocationsBinsGetInput, options?: CallOptions): Call<Bin>;
}

/** Calls of `locations` */
export interface ItemsLocationsClient {
  readonly bins: ItemsLocationsBinsClient;
}

/** Calls of `system` */
export interface ItemsSystemClient {
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
}

/** Product catalogue: Items, categories, attributes, brands, favorites, wish lists, variants, questions, bins, stock, units of measure and PDF documents. */
export interface ItemsClient {
  readonly attributes: ItemsAttributesClient;
  readonly brands: ItemsBrandsClient;
  readonly locations: ItemsLocationsClient;
  readonly system: ItemsSystemClient;
}

const i0: Schema = { type: "integer", minimum: 1, maximum: 1000 };
const i1: Schema = { type: "integer", minimum: 0 };
const i2: Schema = { type: "string", pattern: "^[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?(,[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?)*$" };
const i3: Schema = { type: "string" };
const i4: Schema = { type: "integer", enum: [704,705,700] };
const i5: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3, statusCd: i4 });
const i6: Schema = { type: "string", minLength: 1, maxLength: 40 };
const i7: Schema = { type: "string", minLength: 1, maxLength: 255 };
const i8: Schema = { type: "string", enum: ["text","number","boolean","date"] };
const i9: Schema = { type: ["integer","null"], minimum: 1, maximum: 255 };
const i10: Schema = { type: ["string","null"], maxLength: 20 };
const i11: Schema = { type: "integer", enum: [704,705] };
const i12: Schema = some({ attributeId: i6, attributeDesc: i7, dataType: i8, maxLength: i9, unit: i10, sequenceNo: i1, statusCd: i11 }, ["attributeId","attributeDesc"]);
const i13: Schema = { type: "integer", minimum: 1 };
const i14: Schema = all({ id: i13 });
const i15: Schema = some({ id: i13, attributeId: i6, attributeDesc: i7, dataType: i8, maxLength: i9, unit: i10, sequenceNo: i1, statusCd: i11 }, ["id"]);
const i16: Schema = some({ id: i13, limit: i0, offset: i1, orderBy: i2, q: i3, statusCd: i4 }, ["id"]);
const i17: Schema = { type: ["number","null"] };
const i18: Schema = some({ id: i13, attributeValue: i7, numericValue: i17, sequenceNo: i1, statusCd: i11 }, ["id","attributeValue"]);
const i19: Schema = all({ id: i13, attributeValueUid: i13 });
const i20: Schema = some({ id: i13, attributeValueUid: i13, attributeValue: i7, numericValue: i17, sequenceNo: i1, statusCd: i11 }, ["id","attributeValueUid"]);
const i21: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3 });
const i22: Schema = { type: ["string","null"], maxLength: 40 };
const i23: Schema = { type: ["string","null"], maxLength: 255 };
const i24: Schema = some({ brandsName: i7, brandsId: i22, brandsDesc: i22, imageUrl: i23 }, ["brandsName"]);
const i25: Schema = some({ id: i13, brandsName: i7, statusCd: i4, brandsId: i22, brandsDesc: i22, imageUrl: i23 }, ["id"]);
const i26: Schema = some({ id: i13, limit: i0, offset: i1 }, ["id"]);
const i27: Schema = some({ id: i13, invMastUid: i13, sequenceNo: i1 }, ["id","invMastUid"]);
const i28: Schema = all({ id: i13, brandsXItemsUid: i13 });
const i29: Schema = some({ id: i13, brandsXItemsUid: i13, sequenceNo: i1, statusCd: i4 }, ["id","brandsXItemsUid"]);
const i30: Schema = { type: "boolean" };
const i31: Schema = some({ id: i13, bin: i3, excludeZero: i30, limit: i0, offset: i1, orderBy: i2 }, ["id"]);
const i32: Schema = { type: "string", minLength: 1 };
const i33: Schema = some({ id: i13, bin: i32, excludeZero: i30, limit: i0, offset: i1, orderBy: i2 }, ["id","bin"]);
const o0: Schema = { type: "integer" };
const o1: Schema = { type: "string" };
const o2: Schema = { type: ["integer","null"] };
const o3: Schema = { type: ["string","null"] };
const oAttribute: Schema = all({ attributeUid: o0, attributeId: o1, attributeDesc: o1, dataType: o1, maxLength: o2, unit: o3, sequenceNo: o0, statusCd: o0, dateCreated: o1, dateLastModified: o1 });
const o4: Schema = list(oAttribute);
const o5: Schema = { type: "boolean" };
const oDeleted: Schema = all({ uid: o0, deleted: o5 });
const o6: Schema = { type: ["number","null"] };
const oAttributeValue: Schema = all({ attributeValueUid: o0, attributeUid: o0, attributeValue: o1, numericValue: o6, sequenceNo: o0, statusCd: o0, dateCreated: o1, dateLastModified: o1 });
const o7: Schema = list(oAttributeValue);
const oBrand: Schema = all({ brandsUid: o0, brandsId: o3, brandsName: o1, brandsDesc: o3, imageUrl: o3, statusCd: o0, dateCreated: o1, dateLastModified: o1 });
const oBrandItem: Schema = all({ brandsXItemsUid: o0, brandsUid: o0, invMastUid: o0, itemId: o1, itemDesc: o1, sequenceNo: o0, statusCd: o0, dateCreated: o1, dateLastModified: o1 });
const o8: Schema = list(oBrandItem);
const o9: Schema = { type: "number" };
const oBinContent: Schema = all({ invMastUid: o0, itemId: o1, itemDesc: o1, lot: o1, unitOfMeasure: o1, qtyOnHand: o9, qtyAllocated: o9, qtyAvailable: o9 });
const o10: Schema = list(oBinContent);
const oBin: Schema = all({ locationId: o0, locationName: o1, bin: o1, binDesc: o3, binType: o1, sequenceNo: o0, statusCd: o0, contentCount: o0, contents: o10 });
const oHealth: Schema = all({ status: o1, service: o1, siteId: o1, siteHash: o1, version: o1, databaseMilliseconds: o0 });

/** Product catalogue, for `createClient`. */
export const items: ServiceModule<ItemsClient> = serviceModule("items", "items", {
  "attributes.list": endpoint("GET", "/attributes", i5, o4),
  "attributes.create": endpoint("POST", "/attributes", i12, oAttribute),
  "attributes.get": endpoint("GET", "/attributes/{id}", i14, oAttribute),
  "attributes.update": endpoint("PUT", "/attributes/{id}", i15, oAttribute),
  "attributes.delete": endpoint("DELETE", "/attributes/{id}", i14, oDeleted),
  "attributes.values.list": endpoint("GET", "/attributes/{id}/values", i16, o7),
  "attributes.values.create": endpoint("POST", "/attributes/{id}/values", i18, oAttributeValue),
  "attributes.values.get": endpoint("GET", "/attributes/{id}/values/{attributeValueUid}", i19, oAttributeValue),
  "attributes.values.update": endpoint("PUT", "/attributes/{id}/values/{attributeValueUid}", i20, oAttributeValue),
  "attributes.values.delete": endpoint("DELETE", "/attributes/{id}/values/{attributeValueUid}", i19, oDeleted),
  "brands.list": endpoint("GET", "/brands", i21, list(oBrand)),
  "brands.create": endpoint("POST", "/brands", i24, oBrand),
  "brands.get": endpoint("GET", "/brands/{id}", i14, oBrand),
  "brands.update": endpoint("PUT", "/brands/{id}", i25, oBrand),
  "brands.delete": endpoint("DELETE", "/brands/{id}", i14, oDeleted),
  "brands.items.list": endpoint("GET", "/brands/{id}/items", i26, o8),
  "brands.items.create": endpoint("POST", "/brands/{id}/items", i27, oBrandItem),
  "brands.items.get": endpoint("GET", "/brands/{id}/items/{brandsXItemsUid}", i28, oBrandItem),
  "brands.items.update": endpoint("PUT", "/brands/{id}/items/{brandsXItemsUid}", i29, oBrandItem),
  "brands.items.delete": endpoint("DELETE", "/brands/{id}/items/{brandsXItemsUid}", i28, oDeleted),
  "locations.bins.list": endpoint("GET", "/locations/{id}/bins", i31, list(oBin)),
  "locations.bins.get": endpoint("GET", "/locations/{id}/bins/{bin}", i33, oBin),
  "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
  "system.ping": endpoint("GET", "/ping", some({  }), o1),
});
