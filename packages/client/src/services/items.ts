// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { Attribute, AttributeGroup, AttributeGroupAttribute, AttributeGroupsAttributesCreateInput, AttributeGroupsAttributesDeleteInput, AttributeGroupsAttributesGetInput, AttributeGroupsAttributesListInput, AttributeGroupsAttributesUpdateInput, AttributeGroupsCreateInput, AttributeGroupsDeleteInput, AttributeGroupsGetInput, AttributeGroupsListInput, AttributeGroupsUpdateInput, AttributeValue, AttributesCreateInput, AttributesDeleteInput, AttributesGetInput, AttributesListInput, AttributesUpdateInput, AttributesValuesCreateInput, AttributesValuesDeleteInput, AttributesValuesGetInput, AttributesValuesListInput, AttributesValuesUpdateInput, Bin, Brand, BrandItem, BrandsCreateInput, BrandsDeleteInput, BrandsGetInput, BrandsItemsCreateInput, BrandsItemsDeleteInput, BrandsItemsGetInput, BrandsItemsListInput, BrandsItemsUpdateInput, BrandsListInput, BrandsUpdateInput, Deleted, Faq, Favorite, Health, InvMastFaqCreateInput, InvMastFaqDeleteInput, InvMastFaqGetInput, InvMastFaqListInput, InvMastFaqUpdateInput, InvMastLinksGetInput, InvMastSubPartsGetInput, ItemFavoritesCreateInput, ItemFavoritesDeleteInput, ItemFavoritesListInput, ItemFavoritesUpdateInput, ItemUomGetInput, ItemUomListInput, ItemWishlistCreateInput, ItemWishlistHdrCreateLineInput, ItemWishlistHdrGetInput, ItemWishlistHdrLineDeleteInput, ItemWishlistListInput, LocationsBinsGetInput, LocationsBinsListInput, ProductLink, SubPart, SystemHealthCheckInput, SystemPingInput, UnitOfMeasure, VariantGroup, VariantsCreateInput, VariantsDeleteInput, VariantsGetInput, VariantsListInput, VariantsUpdateInput, WishlistHeader, WishlistLine } from "@purvey/contract/generated/items";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type ServiceModule } from "../wire.ts";

/** Calls of `attributes` */
export interface ItemsAttributeGroupsAttributesClient {
  /**
   * List each attribute of a group.
   *
   * `GET /attribute-groups/{id}/attributes` · permission `catalog.read`
   */
  list(input: AttributeGroupsAttributesListInput, options?: CallOptions): ListCall<AttributeGroupAttribute>;
  /**
   * Put an attribute into a group.
   *
   * An attribute stands in a group once; a second time is refused (409).
   *
   * `POST /attribute-groups/{id}/attributes` · permission `catalog.write`
   */
  create(input: AttributeGroupsAttributesCreateInput, options?: CallOptions): Call<AttributeGroupAttribute>;
  /**
   * Get one attribute of a group.
   *
   * `GET /attribute-groups/{id}/attributes/{attributeXAttributeGroupUid}` · permission `catalog.read`
   */
  get(input: AttributeGroupsAttributesGetInput, options?: CallOptions): Call<AttributeGroupAttribute>;
  /**
   * Change an attribute of a group.
   *
   * `PUT /attribute-groups/{id}/attributes/{attributeXAttributeGroupUid}` · permission `catalog.write`
   */
  update(input: AttributeGroupsAttributesUpdateInput, options?: CallOptions): Call<AttributeGroupAttribute>;
  /**
   * Take an attribute out of a group.
   *
   * The attribute itself and the values that items have stay.
   *
   * `DELETE /attribute-groups/{id}/attributes/{attributeXAttributeGroupUid}` · permission `catalog.write`
   */
  delete(input: AttributeGroupsAttributesDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `attributeGroups` */
export interface ItemsAttributeGroupsClient {
  /**
   * List each attribute group.
   *
   * `GET /attribute-groups` · permission `catalog.read`
   */
  list(input?: AttributeGroupsListInput, options?: CallOptions): ListCall<AttributeGroup>;
  /**
   * Create an attribute group.
   *
   * `POST /attribute-groups` · permission `catalog.write`
   */
  create(input: AttributeGroupsCreateInput, options?: CallOptions): Call<AttributeGroup>;
  /**
   * Get one attribute group.
   *
   * `GET /attribute-groups/{id}` · permission `catalog.read`
   */
  get(input: AttributeGroupsGetInput, options?: CallOptions): Call<AttributeGroup>;
  /**
   * Change an attribute group.
   *
   * `PUT /attribute-groups/{id}` · permission `catalog.write`
   */
  update(input: AttributeGroupsUpdateInput, options?: CallOptions): Call<AttributeGroup>;
  /**
   * Delete an attribute group.
   *
   * `DELETE /attribute-groups/{id}` · permission `catalog.write`
   */
  delete(input: AttributeGroupsDeleteInput, options?: CallOptions): Call<Deleted>;
  readonly attributes: ItemsAttributeGroupsAttributesClient;
}

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
   * List an item under a brand.
   *
   * An item stands in a brand's list once; a second time is refused (409).
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
   * Take an item off a brand's list.
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
   * A name that another brand has, case aside, is refused (409).
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
   * A name that another brand has, case aside, is refused (409).
   *
   * `PUT /brands/{id}` · permission `catalog.write`
   */
  update(input: BrandsUpdateInput, options?: CallOptions): Call<Brand>;
  /**
   * Delete a brand.
   *
   * Refused (409) while items are sold under the brand. The list of its items is deleted with it.
   *
   * `DELETE /brands/{id}` · permission `catalog.write`
   */
  delete(input: BrandsDeleteInput, options?: CallOptions): Call<Deleted>;
  readonly items: ItemsBrandsItemsClient;
}

/** Calls of `faq` */
export interface ItemsInvMastFaqClient {
  /**
   * List each question about an item.
   *
   * Without the permission `catalog.write` only questions that are active (isActive Y, status 704) and public (isPublic Y) are found.
   *
   * `GET /inv-mast/{id}/faq` · permission `catalog.read`
   */
  list(input: InvMastFaqListInput, options?: CallOptions): ListCall<Faq>;
  /**
   * Create a question about an item.
   *
   * `POST /inv-mast/{id}/faq` · permission `catalog.write`
   */
  create(input: InvMastFaqCreateInput, options?: CallOptions): Call<Faq>;
  /**
   * Get one question about an item.
   *
   * Counts a view: `viewCount` rises by one. Without the permission `catalog.write` only questions that are active (isActive Y, status 704) and public (isPublic Y) are found.
   *
   * `GET /inv-mast/{id}/faq/{invMastFaqUid}` · permission `catalog.read`
   */
  get(input: InvMastFaqGetInput, options?: CallOptions): Call<Faq>;
  /**
   * Change a question about an item.
   *
   * `PUT /inv-mast/{id}/faq/{invMastFaqUid}` · permission `catalog.write`
   */
  update(input: InvMastFaqUpdateInput, options?: CallOptions): Call<Faq>;
  /**
   * Delete a question about an item.
   *
   * `DELETE /inv-mast/{id}/faq/{invMastFaqUid}` · permission `catalog.write`
   */
  delete(input: InvMastFaqDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `invMast` */
export interface ItemsInvMastClient {
  readonly faq: ItemsInvMastFaqClient;
}

/** Calls of `invMastLinks` */
export interface ItemsInvMastLinksClient {
  /**
   * Get the items that go with an item.
   *
   * `GET /inv-mast-links/{id}` · permission `catalog.read`
   */
  get(input: InvMastLinksGetInput, options?: CallOptions): ListCall<ProductLink>;
}

/** Calls of `invMastSubParts` */
export interface ItemsInvMastSubPartsClient {
  /**
   * Get the parts an item is made up of.
   *
   * `GET /inv-mast-sub-parts/{id}` · permission `catalog.read`
   */
  get(input: InvMastSubPartsGetInput, options?: CallOptions): ListCall<SubPart>;
}

/** Calls of `itemFavorites` */
export interface ItemsItemFavoritesClient {
  /**
   * List the favorites of a user.
   *
   * A user keeps his own favorites; for somebody else it takes the permission `user.write`.
   *
   * `GET /item-favorites/{id}` · permission `catalog.read`
   */
  list(input: ItemFavoritesListInput, options?: CallOptions): ListCall<Favorite>;
  /**
   * Make an item a favorite.
   *
   * An item that is a favorite already stays one, with the note and position given now. Without a position it goes to the end. A user keeps his own favorites; for somebody else it takes the permission `user.write`.
   *
   * `POST /item-favorites/{id}` · permission `list.write`
   */
  create(input: ItemFavoritesCreateInput, options?: CallOptions): Call<Favorite>;
  /**
   * Note something about a favorite, or move it.
   *
   * The favorites behind a new position move down. `note` null removes the note. A user keeps his own favorites; for somebody else it takes the permission `user.write`.
   *
   * `PUT /item-favorites/{id}/{fav}` · permission `list.write`
   */
  update(input: ItemFavoritesUpdateInput, options?: CallOptions): Call<Favorite>;
  /**
   * Remove an item from the favorites.
   *
   * A user keeps his own favorites; for somebody else it takes the permission `user.write`.
   *
   * `DELETE /item-favorites/{id}/{fav}` · permission `list.write`
   */
  delete(input: ItemFavoritesDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `itemUom` */
export interface ItemsItemUomClient {
  /**
   * List the units of measure of items.
   *
   * `GET /item-uom` · permission `catalog.read`
   */
  list(input?: ItemUomListInput, options?: CallOptions): ListCall<UnitOfMeasure>;
  /**
   * Get one unit of measure of an item.
   *
   * `GET /item-uom/{id}` · permission `catalog.read`
   */
  get(input: ItemUomGetInput, options?: CallOptions): Call<UnitOfMeasure>;
}

/** Calls of `line` */
export interface ItemsItemWishlistHdrLineClient {
  /**
   * Take a line off a wish list.
   *
   * Only its user may change a list, and who has the permission `user.write`.
   *
   * `DELETE /item-wishlist/{id}/hdr/{hdr}/line/{line}` · permission `list.write`
   */
  delete(input: ItemWishlistHdrLineDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `hdr` */
export interface ItemsItemWishlistHdrClient {
  /**
   * Get the lines of a wish list.
   *
   * Public lists are readable by the other users of the same customer, a list that is not public by those who send its `shareCode`.
   *
   * `GET /item-wishlist/{id}/hdr/{hdr}` · permission `catalog.read`
   */
  get(input: ItemWishlistHdrGetInput, options?: CallOptions): ListCall<WishlistLine>;
  /**
   * Put an item on a wish list.
   *
   * Adds a line each time, also for an item that is on the list already. Only its user may change a list, and who has the permission `user.write`.
   *
   * `POST /item-wishlist/{id}/hdr/{hdr}` · permission `list.write`
   */
  createLine(input: ItemWishlistHdrCreateLineInput, options?: CallOptions): Call<WishlistLine>;
  readonly line: ItemsItemWishlistHdrLineClient;
}

/** Calls of `itemWishlist` */
export interface ItemsItemWishlistClient {
  /**
   * List the wish lists of a user.
   *
   * Public lists are readable by the other users of the same customer, a list that is not public by those who send its `shareCode`.
   *
   * `GET /item-wishlist/{id}` · permission `catalog.read`
   */
  list(input: ItemWishlistListInput, options?: CallOptions): ListCall<WishlistHeader>;
  /**
   * Create a wish list.
   *
   * A `shareCode` that another list has is refused (409). Only its user may change a list, and who has the permission `user.write`.
   *
   * `POST /item-wishlist/{id}` · permission `list.write`
   */
  create(input: ItemWishlistCreateInput, options?: CallOptions): Call<WishlistHeader>;
  readonly hdr: ItemsItemWishlistHdrClient;
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

/** Calls of `variants` */
export interface ItemsVariantsClient {
  /**
   * List each variant group.
   *
   * `GET /variants` · permission `catalog.read`
   */
  list(input?: VariantsListInput, options?: CallOptions): ListCall<VariantGroup>;
  /**
   * Create a variant group.
   *
   * `POST /variants` · permission `catalog.write`
   */
  create(input: VariantsCreateInput, options?: CallOptions): Call<VariantGroup>;
  /**
   * Get one variant group.
   *
   * `GET /variants/{id}` · permission `catalog.read`
   */
  get(input: VariantsGetInput, options?: CallOptions): Call<VariantGroup>;
  /**
   * Change a variant group.
   *
   * `lines` replaces all lines of the group at once; without it they stay as they are.
   *
   * `PUT /variants/{id}` · permission `catalog.write`
   */
  update(input: VariantsUpdateInput, options?: CallOptions): Call<VariantGroup>;
  /**
   * Delete a variant group.
   *
   * `DELETE /variants/{id}` · permission `catalog.write`
   */
  delete(input: VariantsDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Product catalogue: Items, categories, attributes, brands, favorites, wish lists, variants, questions, bins, stock, units of measure and PDF documents. */
export interface ItemsClient {
  readonly attributeGroups: ItemsAttributeGroupsClient;
  readonly attributes: ItemsAttributesClient;
  readonly brands: ItemsBrandsClient;
  readonly invMast: ItemsInvMastClient;
  readonly invMastLinks: ItemsInvMastLinksClient;
  readonly invMastSubParts: ItemsInvMastSubPartsClient;
  readonly itemFavorites: ItemsItemFavoritesClient;
  readonly itemUom: ItemsItemUomClient;
  readonly itemWishlist: ItemsItemWishlistClient;
  readonly locations: ItemsLocationsClient;
  readonly system: ItemsSystemClient;
  readonly variants: ItemsVariantsClient;
}

const i0: Schema = { type: "integer", minimum: 1, maximum: 1000 };
const i1: Schema = { type: "integer", minimum: 0 };
const i2: Schema = { type: "string", pattern: "^[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?(,[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?)*$" };
const i3: Schema = { type: "string" };
const i4: Schema = { type: "integer", enum: [704,705,700] };
const i5: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3, statusCd: i4 });
const i6: Schema = { type: "string", minLength: 1, maxLength: 255 };
const i7: Schema = { type: ["string","null"], maxLength: 40 };
const i8: Schema = { type: "integer", minimum: 0, maximum: 9999 };
const i9: Schema = { type: "integer", enum: [704,705] };
const i10: Schema = some({ attributeGroupDesc: i6, attributeGroupId: i7, attributeGroupType: i7, typeCd: i8, searchableCd: i8, statusCd: i9 }, ["attributeGroupDesc"]);
const i11: Schema = { type: "integer", minimum: 1 };
const i12: Schema = all({ id: i11 });
const i13: Schema = some({ id: i11, attributeGroupDesc: i6, attributeGroupId: i7, attributeGroupType: i7, typeCd: i8, searchableCd: i8, statusCd: i9 }, ["id"]);
const i14: Schema = some({ id: i11, limit: i0, offset: i1, orderBy: i2, q: i3, statusCd: i4 }, ["id"]);
const i15: Schema = { type: "string", enum: ["Y","N"] };
const i16: Schema = some({ id: i11, attributeUid: i11, sequenceNo: i1, requiredFlag: i15 }, ["id","attributeUid"]);
const i17: Schema = all({ id: i11, attributeXAttributeGroupUid: i11 });
const i18: Schema = some({ id: i11, attributeXAttributeGroupUid: i11, sequenceNo: i1, requiredFlag: i15, statusCd: i9 }, ["id","attributeXAttributeGroupUid"]);
const i19: Schema = { type: "string", minLength: 1, maxLength: 40 };
const i20: Schema = { type: "string", enum: ["text","number","boolean","date"] };
const i21: Schema = { type: ["integer","null"], minimum: 1, maximum: 255 };
const i22: Schema = { type: ["string","null"], maxLength: 20 };
const i23: Schema = some({ attributeId: i19, attributeDesc: i6, dataType: i20, maxLength: i21, unit: i22, sequenceNo: i1, statusCd: i9 }, ["attributeId","attributeDesc"]);
const i24: Schema = some({ id: i11, attributeId: i19, attributeDesc: i6, dataType: i20, maxLength: i21, unit: i22, sequenceNo: i1, statusCd: i9 }, ["id"]);
const i25: Schema = { type: ["number","null"] };
const i26: Schema = some({ id: i11, attributeValue: i6, numericValue: i25, sequenceNo: i1, statusCd: i9 }, ["id","attributeValue"]);
const i27: Schema = all({ id: i11, attributeValueUid: i11 });
const i28: Schema = some({ id: i11, attributeValueUid: i11, attributeValue: i6, numericValue: i25, sequenceNo: i1, statusCd: i9 }, ["id","attributeValueUid"]);
const i29: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3 });
const i30: Schema = { type: ["string","null"], maxLength: 255 };
const i31: Schema = some({ brandsName: i6, brandsId: i7, brandsDesc: i7, imageUrl: i30 }, ["brandsName"]);
const i32: Schema = { type: "string", maxLength: 40 };
const i33: Schema = some({ id: i11, brandsId: i32 }, ["id"]);
const i34: Schema = some({ id: i11, brandsName: i6, brandsId: i7, brandsDesc: i7, imageUrl: i30, statusCd: i9 }, ["id"]);
const i35: Schema = some({ id: i11, limit: i0, offset: i1 }, ["id"]);
const i36: Schema = some({ id: i11, invMastUid: i11, sequenceNo: i1 }, ["id","invMastUid"]);
const i37: Schema = all({ id: i11, brandsXItemsUid: i11 });
const i38: Schema = some({ id: i11, brandsXItemsUid: i11, sequenceNo: i1, statusCd: i9 }, ["id","brandsXItemsUid"]);
const i39: Schema = { type: "string", minLength: 1, maxLength: 500 };
const i40: Schema = { type: "string", minLength: 1, maxLength: 2000 };
const i41: Schema = { type: ["string","null"], maxLength: 100 };
const i42: Schema = some({ id: i11, question: i39, answer: i40, category: i41, isActive: i15, isPublic: i15 }, ["id","question","answer"]);
const i43: Schema = all({ id: i11, invMastFaqUid: i11 });
const i44: Schema = some({ id: i11, invMastFaqUid: i11, question: i39, answer: i40, category: i41, isActive: i15, isPublic: i15, statusCd: i9 }, ["id","invMastFaqUid"]);
const i45: Schema = { type: "string", enum: ["accessory","substitute","related","kit","upgrade"] };
const i46: Schema = some({ id: i11, limit: i0, offset: i1, orderBy: i2, linkType: i45 }, ["id"]);
const i47: Schema = some({ id: i11, invMastLinksUid: i11, limit: i0, offset: i1, orderBy: i2 }, ["id"]);
const i48: Schema = some({ id: i11, limit: i0, offset: i1, orderBy: i2, q: i3 }, ["id"]);
const i49: Schema = { type: ["string","null"], maxLength: 500 };
const i50: Schema = some({ id: i11, invMastUid: i11, itemId: i32, note: i49, sequenceNo: i11 }, ["id"], { anyOf: [{"required":["invMastUid"]},{"required":["itemId"]}], "x-messages": {"anyOf":"Name the item by `invMastUid` or by `itemId`"} });
const i51: Schema = some({ id: i11, fav: i11, note: i49, sequenceNo: i11 }, ["id","fav"]);
const i52: Schema = all({ id: i11, fav: i11 });
const i53: Schema = { type: "string", minLength: 1, maxLength: 8 };
const i54: Schema = { type: "string", format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
const i55: Schema = some({ limit: i0, offset: i1, orderBy: i2, invMastUid: i11, unitOfMeasure: i53, deleteFlag: i15, createdSince: i54, modifiedSince: i54 });
const i56: Schema = { type: "string", minLength: 8, maxLength: 40, pattern: "^[A-Za-z0-9_-]*$" };
const i57: Schema = some({ id: i11, limit: i0, offset: i1, orderBy: i2, q: i3, shareCode: i56 }, ["id"]);
const i58: Schema = { type: "string", minLength: 1, maxLength: 100 };
const i59: Schema = some({ id: i11, name: i58, description: i49, isPublic: i15, shareCode: i56 }, ["id","name"]);
const i60: Schema = some({ id: i11, hdr: i11, limit: i0, offset: i1, orderBy: i2, shareCode: i56 }, ["id","hdr"]);
const i61: Schema = { type: "number", exclusiveMinimum: 0 };
const i62: Schema = { type: ["string","null"], maxLength: 1000 };
const i63: Schema = some({ id: i11, hdr: i11, invMastUid: i11, itemId: i32, qtyDesired: i61, unitOfMeasure: i53, priority: i8, notes: i62 }, ["id","hdr"], { anyOf: [{"required":["invMastUid"]},{"required":["itemId"]}], "x-messages": {"anyOf":"Name the item by `invMastUid` or by `itemId`"} });
const i64: Schema = all({ id: i11, hdr: i11, line: i11 });
const i65: Schema = { type: "boolean" };
const i66: Schema = some({ id: i11, bin: i3, excludeZero: i65, limit: i0, offset: i1, orderBy: i2 }, ["id"]);
const i67: Schema = { type: "string", minLength: 1 };
const i68: Schema = some({ id: i11, bin: i67, excludeZero: i65, limit: i0, offset: i1, orderBy: i2 }, ["id","bin"]);
const i69: Schema = some({ limit: i0, offset: i1, orderBy: i2, statusCd: i4, invMastUid: i11 });
const i70: Schema = { type: ["integer","null"], minimum: 1 };
const i71: Schema = { type: ["string","null"], maxLength: 7 };
const i72: Schema = { type: "number" };
const iVariantLineInput: Schema = some({ invMastUid: i11, variantValue: i58, colorCode: i71, priceDifference: i72, isDefault: i15, sequenceNo: i1 }, ["invMastUid","variantValue"]);
const i73: Schema = { type: "array", maxItems: 500, items: iVariantLineInput };
const i74: Schema = some({ variantName: i58, variantDesc: i30, variantType: i19, attributeUid: i70, statusCd: i9, lines: i73 }, ["variantName"]);
const i75: Schema = some({ id: i11, variantName: i58, variantDesc: i30, variantType: i19, attributeUid: i70, statusCd: i9, lines: i73 }, ["id"]);
const o0: Schema = { type: "integer" };
const o1: Schema = { type: ["string","null"] };
const o2: Schema = { type: "string" };
const oAttributeGroup: Schema = all({ attributeGroupUid: o0, attributeGroupId: o1, attributeGroupDesc: o2, attributeGroupType: o1, typeCd: o0, searchableCd: o0, statusCd: o0, dateCreated: o2, dateLastModified: o2 });
const o3: Schema = list(oAttributeGroup);
const o4: Schema = { type: "boolean" };
const oDeleted: Schema = all({ uid: o0, deleted: o4 });
const o5: Schema = { type: ["integer","null"] };
const oAttributeGroupAttribute: Schema = all({ attributeXAttributeGroupUid: o0, attributeGroupUid: o0, attributeUid: o0, attributeId: o2, attributeDesc: o2, dataType: o2, maxLength: o5, unit: o1, sequenceNo: o0, requiredFlag: o2, statusCd: o0, dateCreated: o2, dateLastModified: o2 });
const o6: Schema = list(oAttributeGroupAttribute);
const oAttribute: Schema = all({ attributeUid: o0, attributeId: o2, attributeDesc: o2, dataType: o2, maxLength: o5, unit: o1, sequenceNo: o0, statusCd: o0, dateCreated: o2, dateLastModified: o2 });
const o7: Schema = list(oAttribute);
const o8: Schema = { type: ["number","null"] };
const oAttributeValue: Schema = all({ attributeValueUid: o0, attributeUid: o0, attributeValue: o2, numericValue: o8, sequenceNo: o0, statusCd: o0, dateCreated: o2, dateLastModified: o2 });
const o9: Schema = list(oAttributeValue);
const oBrand: Schema = all({ brandsUid: o0, brandsId: o1, brandsName: o2, brandsDesc: o1, imageUrl: o1, statusCd: o0, dateCreated: o2, dateLastModified: o2 });
const oBrandItem: Schema = all({ brandsXItemsUid: o0, brandsUid: o0, invMastUid: o0, itemId: o2, itemDesc: o2, sequenceNo: o0, statusCd: o0, dateCreated: o2, dateLastModified: o2 });
const o10: Schema = list(oBrandItem);
const oFaq: Schema = all({ invMastFaqUid: o0, invMastUid: o0, question: o2, answer: o2, category: o1, isActive: o2, isPublic: o2, viewCount: o0, helpfulCount: o0, statusCd: o0, dateCreated: o2, dateLastModified: o2 });
const oProductLink: Schema = all({ invMastLinksUid: o0, invMastUid: o0, linkedInvMastUid: o0, linkedItemId: o2, linkedItemDesc: o2, linkType: o2, defaultSellingUnit: o2, discontinued: o2, note: o1, sequenceNo: o0 });
const o11: Schema = list(oProductLink);
const o12: Schema = { type: "number" };
const oSubPart: Schema = all({ invMastSubPartsUid: o0, invMastLinksUid: o5, invMastUid: o0, subPartInvMastUid: o0, subPartItemId: o2, subPartItemDesc: o2, qtyRequired: o12, unitOfMeasure: o2, isOptional: o2, sequenceNo: o0 });
const o13: Schema = list(oSubPart);
const oFavorite: Schema = all({ usersId: o0, invMastUid: o0, itemId: o2, itemDesc: o2, defaultSellingUnit: o2, note: o1, sequenceNo: o0, dateCreated: o2, dateLastModified: o2 });
const o14: Schema = list(oFavorite);
const oUnitOfMeasure: Schema = all({ itemUomUid: o0, invMastUid: o0, itemId: o2, unitOfMeasure: o2, unitSize: o12, sellingUnit: o2, purchasingUnit: o2, b2bUnitFlag: o2, minimumOrderQty: o12, orderMultiple: o12, deleteFlag: o2, dateCreated: o2, dateLastModified: o2 });
const o15: Schema = list(oUnitOfMeasure);
const oWishlistHeader: Schema = all({ itemWishlistHdrUid: o0, usersId: o0, ownerName: o2, name: o2, description: o1, isPublic: o2, shareCode: o2, lineCount: o0, statusCd: o0, dateCreated: o2, dateLastModified: o2 });
const o16: Schema = list(oWishlistHeader);
const oWishlistLine: Schema = all({ itemWishlistLineUid: o0, itemWishlistHdrUid: o0, invMastUid: o0, itemId: o2, itemDesc: o2, qtyDesired: o12, unitOfMeasure: o2, priority: o0, notes: o1, dateCreated: o2 });
const o17: Schema = list(oWishlistLine);
const oBinContent: Schema = all({ invMastUid: o0, itemId: o2, itemDesc: o2, lot: o2, unitOfMeasure: o2, qtyOnHand: o12, qtyAllocated: o12, qtyAvailable: o12 });
const o18: Schema = list(oBinContent);
const oBin: Schema = all({ locationId: o0, locationName: o2, bin: o2, binDesc: o1, binType: o2, sequenceNo: o0, statusCd: o0, contentCount: o0, contents: o18 });
const oHealth: Schema = all({ status: o2, service: o2, siteId: o2, siteHash: o2, version: o2, databaseMilliseconds: o0 });
const oVariantLine: Schema = all({ itemVariantLineUid: o0, itemVariantHdrUid: o0, invMastUid: o0, itemId: o2, itemDesc: o2, variantValue: o2, colorCode: o1, priceDifference: o12, isDefault: o2, sequenceNo: o0 });
const o19: Schema = list(oVariantLine);
const oVariantGroup: Schema = all({ itemVariantHdrUid: o0, variantName: o2, variantDesc: o1, variantType: o2, attributeUid: o5, statusCd: o0, dateCreated: o2, dateLastModified: o2, lines: o19 });
const o20: Schema = list(oVariantGroup);

/** Product catalogue, for `createClient`. */
export const items: ServiceModule<ItemsClient> = serviceModule("items", "items", {
  "attributeGroups.list": endpoint("GET", "/attribute-groups", i5, o3),
  "attributeGroups.create": endpoint("POST", "/attribute-groups", i10, oAttributeGroup),
  "attributeGroups.get": endpoint("GET", "/attribute-groups/{id}", i12, oAttributeGroup),
  "attributeGroups.update": endpoint("PUT", "/attribute-groups/{id}", i13, oAttributeGroup),
  "attributeGroups.delete": endpoint("DELETE", "/attribute-groups/{id}", i12, oDeleted),
  "attributeGroups.attributes.list": endpoint("GET", "/attribute-groups/{id}/attributes", i14, o6),
  "attributeGroups.attributes.create": endpoint("POST", "/attribute-groups/{id}/attributes", i16, oAttributeGroupAttribute),
  "attributeGroups.attributes.get": endpoint("GET", "/attribute-groups/{id}/attributes/{attributeXAttributeGroupUid}", i17, oAttributeGroupAttribute),
  "attributeGroups.attributes.update": endpoint("PUT", "/attribute-groups/{id}/attributes/{attributeXAttributeGroupUid}", i18, oAttributeGroupAttribute),
  "attributeGroups.attributes.delete": endpoint("DELETE", "/attribute-groups/{id}/attributes/{attributeXAttributeGroupUid}", i17, oDeleted),
  "attributes.list": endpoint("GET", "/attributes", i5, o7),
  "attributes.create": endpoint("POST", "/attributes", i23, oAttribute),
  "attributes.get": endpoint("GET", "/attributes/{id}", i12, oAttribute),
  "attributes.update": endpoint("PUT", "/attributes/{id}", i24, oAttribute),
  "attributes.delete": endpoint("DELETE", "/attributes/{id}", i12, oDeleted),
  "attributes.values.list": endpoint("GET", "/attributes/{id}/values", i14, o9),
  "attributes.values.create": endpoint("POST", "/attributes/{id}/values", i26, oAttributeValue),
  "attributes.values.get": endpoint("GET", "/attributes/{id}/values/{attributeValueUid}", i27, oAttributeValue),
  "attributes.values.update": endpoint("PUT", "/attributes/{id}/values/{attributeValueUid}", i28, oAttributeValue),
  "attributes.values.delete": endpoint("DELETE", "/attributes/{id}/values/{attributeValueUid}", i27, oDeleted),
  "brands.list": endpoint("GET", "/brands", i29, list(oBrand)),
  "brands.create": endpoint("POST", "/brands", i31, oBrand),
  "brands.get": endpoint("GET", "/brands/{id}", i33, oBrand),
  "brands.update": endpoint("PUT", "/brands/{id}", i34, oBrand),
  "brands.delete": endpoint("DELETE", "/brands/{id}", i12, oDeleted),
  "brands.items.list": endpoint("GET", "/brands/{id}/items", i35, o10),
  "brands.items.create": endpoint("POST", "/brands/{id}/items", i36, oBrandItem),
  "brands.items.get": endpoint("GET", "/brands/{id}/items/{brandsXItemsUid}", i37, oBrandItem),
  "brands.items.update": endpoint("PUT", "/brands/{id}/items/{brandsXItemsUid}", i38, oBrandItem),
  "brands.items.delete": endpoint("DELETE", "/brands/{id}/items/{brandsXItemsUid}", i37, oDeleted),
  "invMast.faq.list": endpoint("GET", "/inv-mast/{id}/faq", i14, list(oFaq)),
  "invMast.faq.create": endpoint("POST", "/inv-mast/{id}/faq", i42, oFaq),
  "invMast.faq.get": endpoint("GET", "/inv-mast/{id}/faq/{invMastFaqUid}", i43, oFaq),
  "invMast.faq.update": endpoint("PUT", "/inv-mast/{id}/faq/{invMastFaqUid}", i44, oFaq),
  "invMast.faq.delete": endpoint("DELETE", "/inv-mast/{id}/faq/{invMastFaqUid}", i43, oDeleted),
  "invMastLinks.get": endpoint("GET", "/inv-mast-links/{id}", i46, o11),
  "invMastSubParts.get": endpoint("GET", "/inv-mast-sub-parts/{id}", i47, o13),
  "itemFavorites.list": endpoint("GET", "/item-favorites/{id}", i48, o14),
  "itemFavorites.create": endpoint("POST", "/item-favorites/{id}", i50, oFavorite),
  "itemFavorites.update": endpoint("PUT", "/item-favorites/{id}/{fav}", i51, oFavorite),
  "itemFavorites.delete": endpoint("DELETE", "/item-favorites/{id}/{fav}", i52, oDeleted),
  "itemUom.list": endpoint("GET", "/item-uom", i55, o15),
  "itemUom.get": endpoint("GET", "/item-uom/{id}", i12, oUnitOfMeasure),
  "itemWishlist.list": endpoint("GET", "/item-wishlist/{id}", i57, o16),
  "itemWishlist.create": endpoint("POST", "/item-wishlist/{id}", i59, oWishlistHeader),
  "itemWishlist.hdr.get": endpoint("GET", "/item-wishlist/{id}/hdr/{hdr}", i60, o17),
  "itemWishlist.hdr.createLine": endpoint("POST", "/item-wishlist/{id}/hdr/{hdr}", i63, oWishlistLine),
  "itemWishlist.hdr.line.delete": endpoint("DELETE", "/item-wishlist/{id}/hdr/{hdr}/line/{line}", i64, oDeleted),
  "locations.bins.list": endpoint("GET", "/locations/{id}/bins", i66, list(oBin)),
  "locations.bins.get": endpoint("GET", "/locations/{id}/bins/{bin}", i68, oBin),
  "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
  "system.ping": endpoint("GET", "/ping", some({  }), o2),
  "variants.list": endpoint("GET", "/variants", i69, o20),
  "variants.create": endpoint("POST", "/variants", i74, oVariantGroup),
  "variants.get": endpoint("GET", "/variants/{id}", i12, oVariantGroup),
  "variants.update": endpoint("PUT", "/variants/{id}", i75, oVariantGroup),
  "variants.delete": endpoint("DELETE", "/variants/{id}", i12, oDeleted),
});
