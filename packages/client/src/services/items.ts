// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { Attribute, AttributeGroup, AttributeGroupAttribute, AttributeGroupsAttributesCreateInput, AttributeGroupsAttributesDeleteInput, AttributeGroupsAttributesGetInput, AttributeGroupsAttributesListInput, AttributeGroupsAttributesUpdateInput, AttributeGroupsCreateInput, AttributeGroupsDeleteInput, AttributeGroupsGetInput, AttributeGroupsListInput, AttributeGroupsUpdateInput, AttributeValue, AttributesCreateInput, AttributesDeleteInput, AttributesGetInput, AttributesListInput, AttributesUpdateInput, AttributesValuesCreateInput, AttributesValuesDeleteInput, AttributesValuesGetInput, AttributesValuesListInput, AttributesValuesUpdateInput, Bin, Brand, BrandItem, BrandsCreateInput, BrandsDeleteInput, BrandsGetInput, BrandsItemsCreateInput, BrandsItemsDeleteInput, BrandsItemsGetInput, BrandsItemsListInput, BrandsItemsUpdateInput, BrandsListInput, BrandsUpdateInput, CatalogueItem, CategoriesAttributesInput, CategoriesGetInput, CategoriesImagesInput, CategoriesItemsInput, CategoriesLookupInput, CategoryImage, ContractItem, ContractsAttributesInput, ContractsItemsInput, Deleted, FacetAttribute, Faq, Favorite, Health, InternalPdfInput, InvMastAlternateCodeInput, InvMastAttributesCreateInput, InvMastAttributesListInput, InvMastAttributesValuesCreateInput, InvMastAttributesValuesDeleteInput, InvMastAttributesValuesListInput, InvMastAttributesValuesUpdateInput, InvMastDocInput, InvMastFaqCreateInput, InvMastFaqDeleteInput, InvMastFaqGetInput, InvMastFaqListInput, InvMastFaqUpdateInput, InvMastGetInput, InvMastInvAccessoryInput, InvMastInvSubInput, InvMastLinksGetInput, InvMastListInput, InvMastLocationsBinsGetInput, InvMastLocationsBinsListInput, InvMastLookupInput, InvMastPriceHistoryInput, InvMastResolveInput, InvMastSimilarInput, InvMastStockInput, InvMastSubPartsGetInput, ItemAlternateCode, ItemAttribute, ItemCategory, ItemCategoryDocInput, ItemCategoryGetInput, ItemCategoryListInput, ItemCategoryLookupInput, ItemFavoritesCreateInput, ItemFavoritesDeleteInput, ItemFavoritesListInput, ItemFavoritesUpdateInput, ItemMaster, ItemPriceChange, ItemStock, ItemUomGetInput, ItemUomListInput, ItemWishlistCreateInput, ItemWishlistHdrCreateLineInput, ItemWishlistHdrGetInput, ItemWishlistHdrLineDeleteInput, ItemWishlistListInput, LinkedItem, LocationBinStock, LocationsBinsGetInput, LocationsBinsListInput, PdfGenerationResult, ProductLink, ResolvedNumber, SubPart, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, UnitOfMeasure, VariantGroup, VariantsCreateInput, VariantsDeleteInput, VariantsGetInput, VariantsListInput, VariantsUpdateInput, Whoami, WishlistHeader, WishlistLine } from "@purvey/contract/generated/items";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, extend, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/items";

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

/** Calls of `categories` */
export interface ItemsCategoriesClient {
  /**
   * Find a category of the shop by its path.
   *
   * `path` alone, the root alone, or a path from that root on. Answers it with the ones directly below.
   *
   * `GET /categories/lookup` · permission `catalog.read`
   */
  lookup(input?: CategoriesLookupInput, options?: CallOptions): Call<ItemCategory>;
  /**
   * Get a category of the shop with the tree below it.
   *
   * `itemCount` counts items in the category and below, each once, that meet `filters`, `productCollection` and the classes; the classes also choose among sub-categories. `subCategoryCount` counts what `childrenFilter` and the classes leave, before `childrenLimit`.
   *
   * `GET /categories/{id}` · permission `catalog.read`
   */
  get(input: CategoriesGetInput, options?: CallOptions): Call<ItemCategory>;
  /**
   * List the attributes of a category's items with values and counts.
   *
   * `GET /categories/{id}/attributes` · permission `catalog.read`
   */
  attributes(input: CategoriesAttributesInput, options?: CallOptions): ListCall<FacetAttribute>;
  /**
   * List pictures to show a category by.
   *
   * Its own picture, then those of the categories directly below, then of its twelve most bought items.
   *
   * `GET /categories/{id}/images` · permission `catalog.read`
   */
  images(input: CategoriesImagesInput, options?: CallOptions): ListCall<CategoryImage>;
  /**
   * List the items of a category and the ones below it.
   *
   * `total` is the number of items that meet the filters, each counted once.
   *
   * `GET /categories/{id}/items` · permission `catalog.read`
   */
  items(input: CategoriesItemsInput, options?: CallOptions): ListCall<CatalogueItem>;
}

/** Calls of `contracts` */
export interface ItemsContractsClient {
  /**
   * List the attributes of a contract's items with values and counts.
   *
   * `GET /contracts/{id}/attributes` · permission `contract.read`
   */
  attributes(input: ContractsAttributesInput, options?: CallOptions): ListCall<FacetAttribute>;
  /**
   * List the items of a contract with their contract prices.
   *
   * A customer sees the own contracts only; any other is not found. Cancelled contracts are not found. `jobNo` may be sent as well: then `{id}` is the job number, the contract's number or its unique number, and a contract that has not both is not found.
   *
   * `GET /contracts/{id}/items` · permission `contract.read`
   */
  items(input: ContractsItemsInput, options?: CallOptions): ListCall<ContractItem>;
}

/** Calls of `internal` */
export interface ItemsInternalClient {
  /**
   * Print a document or labels as PDF.
   *
   * Prints what `data` says; nothing is read from the catalogue. `item-sheet`: an item as `invMast.doc` answers it. `price-sheet`, `wishlist`: `title` and `lines`. `label`: `labels`. `order`, `quote`, `invoice`, `pick-ticket`: number, dates, addresses and `lines`. The document can be fetched from `downloadUrl` for 24 hours.
   *
   * `POST /internal/pdf` · permission `document.create`
   */
  pdf(input: InternalPdfInput, options?: CallOptions): Call<PdfGenerationResult>;
}

/** Calls of `values` */
export interface ItemsInvMastAttributesValuesClient {
  /**
   * List the values an item has of an attribute.
   *
   * `sequenceNo` is the position on the item.
   *
   * `GET /inv-mast/{id}/attributes/{attr}/values` · permission `catalog.read`
   */
  list(input: InvMastAttributesValuesListInput, options?: CallOptions): ListCall<AttributeValue>;
  /**
   * Give an item a value of an attribute.
   *
   * A value given as text must fit the attribute's `dataType` and `maxLength` (400); one that the attribute does not know yet becomes known. An item that lacks the attribute gets it. Refused (409) when the item has the value already.
   *
   * `POST /inv-mast/{id}/attributes/{attr}/values` · permission `catalog.write`
   */
  create(input: InvMastAttributesValuesCreateInput, options?: CallOptions): Call<AttributeValue>;
  /**
   * Change a value of an item.
   *
   * A value given as text must fit the attribute's `dataType` and `maxLength` (400); one that the attribute does not know yet becomes known. Another text gives the item another value; other items with the old value keep it.
   *
   * `PUT /inv-mast/{id}/attributes/{attr}/values/{attributeValueUid}` · permission `catalog.write`
   */
  update(input: InvMastAttributesValuesUpdateInput, options?: CallOptions): Call<AttributeValue>;
  /**
   * Take a value from an item.
   *
   * The attribute keeps the value, and the item keeps the attribute.
   *
   * `DELETE /inv-mast/{id}/attributes/{attr}/values/{attributeValueUid}` · permission `catalog.write`
   */
  delete(input: InvMastAttributesValuesDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `attributes` */
export interface ItemsInvMastAttributesClient {
  /**
   * List the attributes of an item with its values.
   *
   * `GET /inv-mast/{id}/attributes` · permission `catalog.read`
   */
  list(input: InvMastAttributesListInput, options?: CallOptions): ListCall<ItemAttribute>;
  /**
   * Describe an item by an attribute.
   *
   * Refused (409) when the item has the attribute already. Values must fit its `dataType` and `maxLength`.
   *
   * `POST /inv-mast/{id}/attributes` · permission `catalog.write`
   */
  create(input: InvMastAttributesCreateInput, options?: CallOptions): Call<ItemAttribute>;
  readonly values: ItemsInvMastAttributesValuesClient;
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

/** Calls of `bins` */
export interface ItemsInvMastLocationsBinsClient {
  /**
   * List the bins of a location that hold an item.
   *
   * The primary bin is listed also when it is empty, unless `excludeZero`.
   *
   * `GET /inv-mast/{id}/locations/{loc}/bins` · permission `catalog.read`
   */
  list(input: InvMastLocationsBinsListInput, options?: CallOptions): ListCall<LocationBinStock>;
  /**
   * Get what a bin holds of an item.
   *
   * Of a bin that does not hold the item, quantities are 0.
   *
   * `GET /inv-mast/{id}/locations/{loc}/bins/{bin}` · permission `catalog.read`
   */
  get(input: InvMastLocationsBinsGetInput, options?: CallOptions): Call<LocationBinStock>;
}

/** Calls of `locations` */
export interface ItemsInvMastLocationsClient {
  readonly bins: ItemsInvMastLocationsBinsClient;
}

/** Calls of `invMast` */
export interface ItemsInvMastClient {
  /**
   * List items.
   *
   * Dashes, blanks and case do not count. An exact item number comes first, then other exact numbers (the customer's, bar codes, manufacturers', others), then numbers that begin so. Each item says by `matchedCode` and `matchedCodeType` under which number it was found. Customers' numbers are found for that customer only. Items whose description has all the words come last. Without `q`, relevance is the order of their unique numbers.
   *
   * `GET /inv-mast` · permission `catalog.read`
   */
  list(input?: InvMastListInput, options?: CallOptions): ListCall<ItemMaster>;
  /**
   * Find items by any of their numbers.
   *
   * Dashes, blanks and case do not count. An exact item number comes first, then other exact numbers (the customer's, bar codes, manufacturers', others), then numbers that begin so. Each item says by `matchedCode` and `matchedCodeType` under which number it was found. Customers' numbers are found for that customer only. Of items whose number begins so, at most 2,000 are looked at, so that the first letters of a number are answered at once. Without `q` every item is listed by its number.
   *
   * `GET /inv-mast/lookup` · permission `catalog.read`
   */
  lookup(input?: InvMastLookupInput, options?: CallOptions): ListCall<ItemMaster>;
  /**
   * Tell which items a list of numbers names.
   *
   * Answers one result per number, in their order, with all that an ordering list needs: units with their multiples, and stock. Numbers are understood as a cart understands them: dashes, blanks and case do not count; an item's own number goes before the customer's, and that before others. A number that names several items or none is no error of the call.
   *
   * `POST /inv-mast/resolve` · permission `catalog.read`
   */
  resolve(input: InvMastResolveInput, options?: CallOptions): ListCall<ResolvedNumber>;
  /**
   * Get one item with everything its page shows.
   *
   * `GET /inv-mast/{id}` · permission `catalog.read`
   */
  get(input: InvMastGetInput, options?: CallOptions): Call<ItemMaster>;
  /**
   * List the other numbers of an item.
   *
   * Of customers' numbers only the caller's own; staff with `customer.all` see each.
   *
   * `GET /inv-mast/{id}/alternate-code` · permission `catalog.read`
   */
  alternateCode(input: InvMastAlternateCodeInput, options?: CallOptions): ListCall<ItemAlternateCode>;
  /**
   * Get the whole document of an item, by unique number or item number.
   *
   * `itemId` beside an {id} that is not 0 must name the same item (400).
   *
   * `GET /inv-mast/{id}/doc` · permission `catalog.read`
   */
  doc(input: InvMastDocInput, options?: CallOptions): Call<ItemMaster>;
  /**
   * List the accessories of an item.
   *
   * `GET /inv-mast/{id}/inv-accessory` · permission `catalog.read`
   */
  invAccessory(input: InvMastInvAccessoryInput, options?: CallOptions): ListCall<LinkedItem>;
  /**
   * List the substitutes of an item.
   *
   * Substitutes and upgrades; `linkType` tells which. For a discontinued item these replace it.
   *
   * `GET /inv-mast/{id}/inv-sub` · permission `catalog.read`
   */
  invSub(input: InvMastInvSubInput, options?: CallOptions): ListCall<LinkedItem>;
  /**
   * List items that are like an item.
   *
   * By shared attribute values and the same category, the most alike first; `similarity` says how much. Never the item itself, never one that is discontinued, deleted or not shown to shoppers.
   *
   * `GET /inv-mast/{id}/similar` · permission `catalog.read`
   */
  similar(input: InvMastSimilarInput, options?: CallOptions): ListCall<ItemMaster>;
  /**
   * List the stock of an item by location.
   *
   * Of active locations that carry the item: those that have some available first, then in the order of the locations. Quantities are in base units.
   *
   * `GET /inv-mast/{id}/stock` · permission `catalog.read`
   */
  stock(input: InvMastStockInput, options?: CallOptions): ListCall<ItemStock>;
  /**
   * List how the list price and the class prices of an item changed, the latest first.
   *
   * Noted by the database with the change itself, whatever made it; nothing is taken back. Prices are for one base unit. Contract prices are not among them.
   *
   * `GET /inv-mast/{id}/price-history` · permission `customer.all`
   */
  priceHistory(input: InvMastPriceHistoryInput, options?: CallOptions): ListCall<ItemPriceChange>;
  readonly attributes: ItemsInvMastAttributesClient;
  readonly faq: ItemsInvMastFaqClient;
  readonly locations: ItemsInvMastLocationsClient;
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

/** Calls of `itemCategory` */
export interface ItemsItemCategoryClient {
  /**
   * List item categories, each without the ones below it.
   *
   * `GET /item-category` · permission `catalog.read`
   */
  list(input?: ItemCategoryListInput, options?: CallOptions): ListCall<ItemCategory>;
  /**
   * Find an item category by its path.
   *
   * `path` alone, the root alone, or a path from that root on. Answers it with the ones directly below.
   *
   * `GET /item-category/lookup` · permission `catalog.read`
   */
  lookup(input?: ItemCategoryLookupInput, options?: CallOptions): Call<ItemCategory>;
  /**
   * Get one item category with the ones directly below.
   *
   * `GET /item-category/{id}` · permission `catalog.read`
   */
  get(input: ItemCategoryGetInput, options?: CallOptions): Call<ItemCategory>;
  /**
   * Get the whole document of an item category with the tree below it.
   *
   * With its user-defined fields.
   *
   * `GET /item-category/{id}/doc` · permission `catalog.read`
   */
  doc(input: ItemCategoryDocInput, options?: CallOptions): Call<ItemCategory>;
}

/** Calls of `itemFavorites` */
export interface ItemsItemFavoritesClient {
  /**
   * List the favorites of a user.
   *
   * A user keeps their own favorites; for somebody else it takes the permission `user.write`.
   *
   * `GET /item-favorites/{id}` · permission `catalog.read`
   */
  list(input: ItemFavoritesListInput, options?: CallOptions): ListCall<Favorite>;
  /**
   * Make an item a favorite.
   *
   * An item that is a favorite already stays one, with the note and position given now. Without a position it goes to the end. A user keeps their own favorites; for somebody else it takes the permission `user.write`.
   *
   * `POST /item-favorites/{id}` · permission `list.write`
   */
  create(input: ItemFavoritesCreateInput, options?: CallOptions): Call<Favorite>;
  /**
   * Note something about a favorite, or move it.
   *
   * The favorites behind a new position move down. `note` null removes the note. A user keeps their own favorites; for somebody else it takes the permission `user.write`.
   *
   * `PUT /item-favorites/{id}/{fav}` · permission `list.write`
   */
  update(input: ItemFavoritesUpdateInput, options?: CallOptions): Call<Favorite>;
  /**
   * Remove an item from the favorites.
   *
   * A user keeps their own favorites; for somebody else it takes the permission `user.write`.
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
  /**
   * Tell whom the token speaks for and what they may do.
   *
   * `GET /whoami` · permission `profile.own`
   */
  whoami(input?: SystemWhoamiInput, options?: CallOptions): Call<Whoami>;
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
  readonly categories: ItemsCategoriesClient;
  readonly contracts: ItemsContractsClient;
  readonly internal: ItemsInternalClient;
  readonly invMast: ItemsInvMastClient;
  readonly invMastLinks: ItemsInvMastLinksClient;
  readonly invMastSubParts: ItemsInvMastSubPartsClient;
  readonly itemCategory: ItemsItemCategoryClient;
  readonly itemFavorites: ItemsItemFavoritesClient;
  readonly itemUom: ItemsItemUomClient;
  readonly itemWishlist: ItemsItemWishlistClient;
  readonly locations: ItemsLocationsClient;
  readonly system: ItemsSystemClient;
  readonly variants: ItemsVariantsClient;
}

/** Product catalogue, for `createClient`. Its endpoints are made when the first is used. */
export const items: ServiceModule<ItemsClient> = serviceModule("items", "items", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "integer", minimum: 1, maximum: 1000 };
  const i1: Schema = { type: "integer", minimum: 0 };
  const i2: Schema = { type: "string", pattern: "^[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?(,[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?)*$", "x-messages": {"pattern":"Expected columns with their direction, such as customer_name|ASC,customer_id|DESC"} };
  const i3: Schema = { type: "string" };
  const i4: Schema = { type: "integer", enum: [704,705,700] };
  const i5: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3, statusCd: i4 });
  const i6: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const i7: Schema = { type: ["string","null"], maxLength: 255 };
  const i8: Schema = { type: "integer", minimum: 0, maximum: 2147483647 };
  const i9: Schema = { type: "integer", enum: [704,705] };
  const i10: Schema = some({ attributeGroupDesc: i6, attributeGroupId: i7, attributeGroupType: i7, typeCd: i8, searchableCd: i8, statusCd: i9 }, ["attributeGroupDesc"]);
  const i11: Schema = { type: "integer", minimum: 1 };
  const i12: Schema = all({ id: i11 });
  const i13: Schema = { type: "string", format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const i14: Schema = some({ id: i11, attributeGroupDesc: i6, attributeGroupId: i7, attributeGroupType: i7, typeCd: i8, searchableCd: i8, statusCd: i9, ifLastModified: i13 }, ["id"]);
  const i15: Schema = some({ id: i11, ifLastModified: i13 }, ["id"]);
  const i16: Schema = some({ id: i11, limit: i0, offset: i1, orderBy: i2, q: i3, statusCd: i4 }, ["id"]);
  const i17: Schema = { type: "string", enum: ["Y","N"] };
  const i18: Schema = some({ id: i11, attributeUid: i11, sequenceNo: i8, requiredFlag: i17 }, ["id","attributeUid"]);
  const i19: Schema = all({ id: i11, attributeXAttributeGroupUid: i11 });
  const i20: Schema = some({ id: i11, attributeXAttributeGroupUid: i11, sequenceNo: i8, requiredFlag: i17, statusCd: i9, ifLastModified: i13 }, ["id","attributeXAttributeGroupUid"]);
  const i21: Schema = some({ id: i11, attributeXAttributeGroupUid: i11, ifLastModified: i13 }, ["id","attributeXAttributeGroupUid"]);
  const i22: Schema = { type: "string", enum: ["text","number","boolean","date"] };
  const i23: Schema = { type: ["integer","null"], minimum: 1, maximum: 4000 };
  const i24: Schema = some({ attributeId: i6, attributeDesc: i6, dataType: i22, maxLength: i23, unit: i7, sequenceNo: i8, statusCd: i9 }, ["attributeId","attributeDesc"]);
  const i25: Schema = some({ id: i11, attributeId: i6, attributeDesc: i6, dataType: i22, maxLength: i23, unit: i7, sequenceNo: i8, statusCd: i9, ifLastModified: i13 }, ["id"]);
  const i26: Schema = { type: "string", minLength: 1, maxLength: 4000 };
  const i27: Schema = { type: ["number","null"] };
  const i28: Schema = some({ id: i11, attributeValue: i26, numericValue: i27, sequenceNo: i8, statusCd: i9 }, ["id","attributeValue"]);
  const i29: Schema = all({ id: i11, attributeValueUid: i11 });
  const i30: Schema = some({ id: i11, attributeValueUid: i11, attributeValue: i26, numericValue: i27, sequenceNo: i8, statusCd: i9, ifLastModified: i13 }, ["id","attributeValueUid"]);
  const i31: Schema = some({ id: i11, attributeValueUid: i11, ifLastModified: i13 }, ["id","attributeValueUid"]);
  const i32: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3 });
  const i33: Schema = { type: ["string","null"], maxLength: 40 };
  const i34: Schema = some({ brandsName: i6, brandsId: i7, brandsDesc: i33, imageUrl: i7 }, ["brandsName"]);
  const i35: Schema = { type: "string", maxLength: 255 };
  const i36: Schema = some({ id: i11, brandsId: i35 }, ["id"]);
  const i37: Schema = some({ id: i11, brandsName: i6, brandsId: i7, brandsDesc: i33, imageUrl: i7, statusCd: i9, ifLastModified: i13 }, ["id"]);
  const i38: Schema = some({ id: i11, limit: i0, offset: i1 }, ["id"]);
  const i39: Schema = some({ id: i11, invMastUid: i11, sequenceNo: i8 }, ["id","invMastUid"]);
  const i40: Schema = all({ id: i11, brandsXItemsUid: i11 });
  const i41: Schema = some({ id: i11, brandsXItemsUid: i11, sequenceNo: i8, statusCd: i9, ifLastModified: i13 }, ["id","brandsXItemsUid"]);
  const i42: Schema = some({ id: i11, brandsXItemsUid: i11, ifLastModified: i13 }, ["id","brandsXItemsUid"]);
  const i43: Schema = { type: "string", minLength: 1 };
  const i44: Schema = some({ path: i43, rootItemCategoryId: i43, cacheTtl: i1 });
  const i45: Schema = { type: "array", minItems: 1, items: i3 };
  const i46: Schema = { type: "object", additionalProperties: i45 };
  const i47: Schema = { type: "boolean" };
  const i48: Schema = some({ id: i11, childrenFilter: i3, childrenLimit: i0, childrenOffset: i1, classId5List: i45, classId5ExcludeList: i45, filters: i46, includeUd: i47, orderBy: i2, path: i43, productCollection: i43, rootItemCategoryId: i43, cacheTtl: i1 }, ["id"]);
  const i49: Schema = some({ id: i11, includeSubCategories: i47, productCollection: i43, cacheTtl: i1 }, ["id"]);
  const i50: Schema = some({ id: i11, cacheTtl: i1 }, ["id"]);
  const i51: Schema = { type: "string", enum: ["in_stock","out_of_stock"] };
  const i52: Schema = some({ id: i11, limit: i0, offset: i1, q: i3, sortBy: i2, fields: i45, filters: i46, tags: i45, classId5List: i45, classId5ExcludeList: i45, displayOnWebFlag: i17, includeStock: i47, variantFilter: i17, stockStatus: i51, jobNumbers: i45, cacheTtl: i1 }, ["id"]);
  const i53: Schema = some({ id: i43, jobNo: i3 }, ["id"]);
  const i54: Schema = some({ id: i43, limit: i0, offset: i1, jobNo: i3, q: i3, sortBy: i2, fields: i45, filters: i46, tags: i45, classId5List: i45, classId5ExcludeList: i45, displayOnWebFlag: i17, includeStock: i47, variantFilter: i17 }, ["id"]);
  const i55: Schema = { type: "object" };
  const i56: Schema = { type: "string", enum: ["A4","letter"] };
  const i57: Schema = { type: "string", enum: ["portrait","landscape"] };
  const i58: Schema = { type: "number", minimum: 0, maximum: 100 };
  const iPdfMargins: Schema = some({ top: i58, right: i58, bottom: i58, left: i58 });
  const i59: Schema = { type: "string", enum: ["en","de"] };
  const iPdfOptions: Schema = some({ format: i56, orientation: i57, margins: iPdfMargins, language: i59 });
  const i60: Schema = some({ documentType: i6, templateId: i6, data: i55, options: iPdfOptions }, ["documentType","data"]);
  const i61: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3, prefix: i3, itemCategoryUid: i11, onlineCd: i8, statusCd: i4, customerId: i11 });
  const i62: Schema = { type: "string", enum: ["any","brandsName","manufacturerName","manufacturerPartNumber","upc","displayDesc","extendedDesc","webDesc","keywords","images","attributes"] };
  const i63: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3, onlineCd: i8, statusCd: i4, missing: i62, customerId: i11 });
  const i64: Schema = { type: "array", minItems: 1, maxItems: 5000, items: i6 };
  const i65: Schema = some({ numbers: i64, customerId: i11, locationId: i11 }, ["numbers"]);
  const i66: Schema = some({ id: i11, customerId: i11 }, ["id"]);
  const i67: Schema = some({ id: i11, limit: i0, offset: i1, orderBy: i2, customerId: i11 }, ["id"]);
  const i68: Schema = { type: "string", minLength: 1, maxLength: 40 };
  const i69: Schema = some({ id: i1, itemId: i68, includePricing: i47, customerId: i11 }, ["id"]);
  const i70: Schema = some({ id: i11, limit: i0, offset: i1, orderBy: i2 }, ["id"]);
  const i71: Schema = { type: "array", maxItems: 5000, items: i26 };
  const i72: Schema = some({ id: i11, attributeUid: i11, sequenceNo: i1, values: i71 }, ["id","attributeUid"]);
  const i73: Schema = some({ id: i11, attr: i11, limit: i0, offset: i1, orderBy: i2, q: i3, attributeValueUid: i11 }, ["id","attr"]);
  const i74: Schema = some({ id: i11, attr: i11, attributeValueUid: i11, attributeValue: i26, sequenceNo: i1 }, ["id","attr"], { anyOf: [{"required":["attributeValueUid"]},{"required":["attributeValue"]}], "x-messages": {"anyOf":"Name the value by `attributeValueUid` or by `attributeValue`"} });
  const i75: Schema = some({ id: i11, attr: i11, attributeValueUid: i11, attributeValue: i26, sequenceNo: i1 }, ["id","attr","attributeValueUid"]);
  const i76: Schema = all({ id: i11, attr: i11, attributeValueUid: i11 });
  const i77: Schema = { type: "string", minLength: 1, maxLength: 500 };
  const i78: Schema = { type: "string", minLength: 1, maxLength: 2000 };
  const i79: Schema = some({ id: i11, question: i77, answer: i78, category: i7, isActive: i17, isPublic: i17 }, ["id","question","answer"]);
  const i80: Schema = all({ id: i11, invMastFaqUid: i11 });
  const i81: Schema = some({ id: i11, invMastFaqUid: i11, question: i77, answer: i78, category: i7, isActive: i17, isPublic: i17, statusCd: i9, ifLastModified: i13 }, ["id","invMastFaqUid"]);
  const i82: Schema = some({ id: i11, invMastFaqUid: i11, ifLastModified: i13 }, ["id","invMastFaqUid"]);
  const i83: Schema = some({ id: i11, loc: i11, limit: i0, offset: i1, orderBy: i2, excludeZero: i47 }, ["id","loc"]);
  const i84: Schema = all({ id: i11, loc: i11, bin: i43 });
  const i85: Schema = { type: "string", enum: ["accessory","substitute","related","kit","upgrade"] };
  const i86: Schema = some({ id: i11, limit: i0, offset: i1, orderBy: i2, linkType: i85 }, ["id"]);
  const i87: Schema = some({ id: i11, invMastLinksUid: i11, limit: i0, offset: i1, orderBy: i2 }, ["id"]);
  const i88: Schema = some({ path: i43, rootItemCategoryId: i43 });
  const i89: Schema = some({ id: i11, limit: i0, offset: i1, orderBy: i2, q: i3 }, ["id"]);
  const i90: Schema = { type: "string", maxLength: 40 };
  const i91: Schema = { type: ["string","null"], maxLength: 500 };
  const i92: Schema = { type: "integer", minimum: 1, maximum: 2147483647 };
  const i93: Schema = some({ id: i11, invMastUid: i11, itemId: i90, note: i91, sequenceNo: i92 }, ["id"], { anyOf: [{"required":["invMastUid"]},{"required":["itemId"]}], "x-messages": {"anyOf":"Name the item by `invMastUid` or by `itemId`"} });
  const i94: Schema = some({ id: i11, fav: i11, note: i91, sequenceNo: i92 }, ["id","fav"]);
  const i95: Schema = all({ id: i11, fav: i11 });
  const i96: Schema = { type: "string", minLength: 1, maxLength: 8 };
  const i97: Schema = some({ limit: i0, offset: i1, orderBy: i2, invMastUid: i11, unitOfMeasure: i96, deleteFlag: i17, createdSince: i13, modifiedSince: i13 });
  const i98: Schema = { type: "string", minLength: 8, maxLength: 255, pattern: "^[A-Za-z0-9_-]*$", "x-messages": {"pattern":"Expected letters, digits, dashes and underscores, such as NGWEEKLY01"} };
  const i99: Schema = some({ id: i11, limit: i0, offset: i1, orderBy: i2, q: i3, shareCode: i98 }, ["id"]);
  const i100: Schema = { type: "string", minLength: 1, maxLength: 100 };
  const i101: Schema = some({ id: i11, name: i100, description: i91, isPublic: i17, shareCode: i98 }, ["id","name"]);
  const i102: Schema = some({ id: i11, hdr: i11, limit: i0, offset: i1, orderBy: i2, shareCode: i98 }, ["id","hdr"]);
  const i103: Schema = { type: "number", maximum: 999999999, exclusiveMinimum: 0 };
  const i104: Schema = { type: ["string","null"], maxLength: 1000 };
  const i105: Schema = some({ id: i11, hdr: i11, invMastUid: i11, itemId: i90, qtyDesired: i103, unitOfMeasure: i96, priority: i8, notes: i104 }, ["id","hdr"], { anyOf: [{"required":["invMastUid"]},{"required":["itemId"]}], "x-messages": {"anyOf":"Name the item by `invMastUid` or by `itemId`"} });
  const i106: Schema = all({ id: i11, hdr: i11, line: i11 });
  const i107: Schema = some({ id: i11, bin: i3, excludeZero: i47, limit: i0, offset: i1, orderBy: i2 }, ["id"]);
  const i108: Schema = some({ id: i11, bin: i43, excludeZero: i47, limit: i0, offset: i1, orderBy: i2 }, ["id","bin"]);
  const i109: Schema = some({ limit: i0, offset: i1, orderBy: i2, statusCd: i4, invMastUid: i11 });
  const i110: Schema = { type: ["integer","null"], minimum: 1 };
  const i111: Schema = { type: ["string","null"], maxLength: 7 };
  const i112: Schema = { type: "number", minimum: -1000000000, maximum: 999999999999 };
  const iVariantLineInput: Schema = some({ invMastUid: i11, variantValue: i6, colorCode: i111, priceDifference: i112, isDefault: i17, sequenceNo: i8 }, ["invMastUid","variantValue"]);
  const i113: Schema = { type: "array", maxItems: 5000, items: iVariantLineInput };
  const i114: Schema = some({ variantName: i6, variantDesc: i7, variantType: i6, attributeUid: i110, statusCd: i9, lines: i113 }, ["variantName"]);
  const i115: Schema = some({ id: i11, variantName: i6, variantDesc: i7, variantType: i6, attributeUid: i110, statusCd: i9, lines: i113, ifLastModified: i13 }, ["id"]);
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: ["string","null"], maxLength: 255 };
  const o2: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const o3: Schema = { type: "integer", enum: [704,705,700] };
  const o4: Schema = { type: "string", format: "sql-datetime" };
  const oAttributeGroup: Schema = all({ attributeGroupUid: o0, attributeGroupId: o1, attributeGroupDesc: o2, attributeGroupType: o1, typeCd: o0, searchableCd: o0, statusCd: o3, dateCreated: o4, dateLastModified: o4 });
  const o5: Schema = list(oAttributeGroup);
  const o6: Schema = { type: "boolean" };
  const oDeleted: Schema = all({ uid: o0, deleted: o6 });
  const o7: Schema = { type: "string", enum: ["text","number","boolean","date"] };
  const o8: Schema = { type: ["integer","null"] };
  const o9: Schema = { type: "string", enum: ["Y","N"] };
  const oAttributeGroupAttribute: Schema = all({ attributeXAttributeGroupUid: o0, attributeGroupUid: o0, attributeUid: o0, attributeId: o2, attributeDesc: o2, dataType: o7, maxLength: o8, unit: o1, sequenceNo: o0, requiredFlag: o9, statusCd: o3, dateCreated: o4, dateLastModified: o4 });
  const o10: Schema = list(oAttributeGroupAttribute);
  const oAttribute: Schema = all({ attributeUid: o0, attributeId: o2, attributeDesc: o2, dataType: o7, maxLength: o8, unit: o1, sequenceNo: o0, statusCd: o3, dateCreated: o4, dateLastModified: o4 });
  const o11: Schema = list(oAttribute);
  const o12: Schema = { type: "string", minLength: 1, maxLength: 4000 };
  const o13: Schema = { type: ["number","null"] };
  const oAttributeValue: Schema = all({ attributeValueUid: o0, attributeUid: o0, attributeValue: o12, numericValue: o13, sequenceNo: o0, statusCd: o3, dateCreated: o4, dateLastModified: o4 });
  const o14: Schema = list(oAttributeValue);
  const o15: Schema = { type: ["string","null"], maxLength: 40 };
  const oBrand: Schema = all({ brandsUid: o0, brandsId: o1, brandsName: o2, brandsDesc: o15, imageUrl: o1, statusCd: o3, dateCreated: o4, dateLastModified: o4 });
  const o16: Schema = { type: "string", maxLength: 40 };
  const o17: Schema = { type: "string", maxLength: 255 };
  const oBrandItem: Schema = all({ brandsXItemsUid: o0, brandsUid: o0, invMastUid: o0, itemId: o16, itemDesc: o17, sequenceNo: o0, statusCd: o3, dateCreated: o4, dateLastModified: o4 });
  const o18: Schema = list(oBrandItem);
  const o19: Schema = { type: "string" };
  const o20: Schema = { type: ["string","null"] };
  const o21: Schema = { type: ["object","null"] };
  const oCategoryCrumb: Schema = all({ itemCategoryUid: o0, itemCategoryId: o19, itemCategoryDesc: o19, level: o0 });
  const o22: Schema = list(oCategoryCrumb);
  const oItemCategory: Schema = all({ itemCategoryUid: o0, itemCategoryId: o19, itemCategoryDesc: o19, parentItemCategoryUid: o8, rootItemCategoryUid: o0, displayOnWebFlag: o9, deleteFlag: o9, itemCount: o0, fullPath: o19, level: o0, sequenceNo: o0, title: o20, metaDesc: o20, article: o20, imageUrl: o20, classId5: o20, userDefined: o21, ancestors: o22, subCategoryCount: o0, dateCreated: o4, dateLastModified: o4 });
  const oFacetValue: Schema = all({ attributeValueUid: o0, attributeValue: o12, numericValue: o13, sequenceNo: o0, itemCount: o0 });
  const o23: Schema = list(oFacetValue);
  const oFacetAttribute: Schema = all({ attributeUid: o0, attributeId: o2, attributeDesc: o2, dataType: o7, unit: o1, sequenceNo: o0, itemCount: o0, values: o23 });
  const o24: Schema = list(oFacetAttribute);
  const oCategoryImage: Schema = all({ itemCategoryUid: o0, invMastUid: o8, sequenceNo: o0, imageUrl: o19, altText: o19 });
  const o25: Schema = list(oCategoryImage);
  const oItemCategoryRef: Schema = all({ itemCategoryUid: o0, itemCategoryId: o19, itemCategoryDesc: o19, level: o0, fullPath: o19, isMain: o9 });
  const o26: Schema = list(oItemCategoryRef);
  const oItemAttributeValue: Schema = all({ attributeValueUid: o0, attributeValue: o12, numericValue: o13, sequenceNo: o0 });
  const o27: Schema = list(oItemAttributeValue);
  const oItemAttribute: Schema = all({ attributeUid: o0, attributeId: o2, attributeDesc: o2, dataType: o7, maxLength: o8, unit: o1, sequenceNo: o0, statusCd: o3, values: o27 });
  const o28: Schema = list(oItemAttribute);
  const oItemImage: Schema = all({ itemImageUid: o0, sequenceNo: o0, imageUrl: o19, altText: o19 });
  const o29: Schema = list(oItemImage);
  const oItemRef: Schema = all({ invMastUid: o0, itemId: o16, itemDesc: o17, linkType: o19, note: o20, sequenceNo: o0, discontinued: o9 });
  const o30: Schema = list(oItemRef);
  const o31: Schema = { type: "string", enum: ["customer","supplier","manufacturer","upc","legacy","competitor"] };
  const oItemAlternateCode: Schema = all({ itemAlternateCodeUid: o0, alternateCode: o19, codeType: o31, customerId: o8, description: o20 });
  const o32: Schema = list(oItemAlternateCode);
  const o33: Schema = { type: ["string","null"], enum: ["in_stock","out_of_stock",null] };
  const o34: Schema = { type: "number" };
  const oItemStock: Schema = all({ locationId: o0, companyId: o19, qtyOnHand: o34, qtyAllocated: o34, qtyAvailable: o34, qtyBackordered: o34, qtyOnOrder: o34, primaryBin: o20, locationName: o19, city: o20, state: o20, invMastUid: o0, unitOfMeasure: o19, minQty: o13, maxQty: o13, stockable: o9, allowBackorder: o6, dateLastModified: o4 });
  const o35: Schema = { type: ["array","null"], items: oItemStock };
  const oCatalogueItem: Schema = all({ invMastUid: o0, itemId: o16, itemDesc: o17, displayDesc: o20, upc: o20, unitOfMeasure: o19, baseUnit: o19, listPrice: o13, stdPrice: o13, statusCd: o3, onlineCd: o0, displayOnWebFlag: o9, deleteFlag: o9, discontinued: o9, brandsUid: o8, brandsId: o20, brandsName: o20, manufacturerName: o20, manufacturerPartNumber: o20, weight: o13, length: o13, width: o13, height: o13, classId5: o20, productCollection: o20, categories: o26, attributes: o28, images: o29, accessories: o30, alternateCodes: o32, tags: list(o19), itemVariantHdrUid: o8, stockStatus: o33, qtyAvailable: o13, stock: o35 });
  const o36: Schema = list(oCatalogueItem);
  const o37: Schema = { type: "string", enum: ["price","discount","margin"] };
  const oContractItemPrice: Schema = all({ jobPriceLineUid: o0, uom: o19, unitSize: o34, minQty: o34, qtyMaximum: o13, qtyOrdered: o34, shipToId: o8, pricingMethod: o37, price: o13, expirationDate: o20 });
  const o38: Schema = list(oContractItemPrice);
  const oContractItem: Schema = all({ invMastUid: o0, itemId: o16, itemDesc: o17, displayDesc: o20, upc: o20, unitOfMeasure: o19, baseUnit: o19, listPrice: o13, stdPrice: o13, statusCd: o3, onlineCd: o0, displayOnWebFlag: o9, deleteFlag: o9, discontinued: o9, brandsUid: o8, brandsId: o20, brandsName: o20, manufacturerName: o20, manufacturerPartNumber: o20, weight: o13, length: o13, width: o13, height: o13, classId5: o20, productCollection: o20, categories: o26, attributes: o28, images: o29, accessories: o30, alternateCodes: o32, tags: list(o19), itemVariantHdrUid: o8, stockStatus: o33, qtyAvailable: o13, stock: o35, jobNo: o19, contractNo: o20, customerId: o0, inForce: o9, contractPrice: o13, contractUom: o19, contractPrices: o38 });
  const o39: Schema = list(oContractItem);
  const oPdfGenerationResult: Schema = all({ pdfId: o19, fileName: o19, fileSize: o0, downloadUrl: o19, createdAt: o4, expiresAt: o4 });
  const o40: Schema = { type: "string", minLength: 1, maxLength: 8 };
  const oItemUomRef: Schema = all({ itemUomUid: o0, unitOfMeasure: o40, unitSize: o34, sellingUnit: o9, purchasingUnit: o9, b2bUnitFlag: o9, minimumOrderQty: o34, orderMultiple: o34 });
  const o41: Schema = list(oItemUomRef);
  const oItemDocument: Schema = all({ itemDocumentUid: o0, sequenceNo: o0, title: o19, category: o19, documentUrl: o19 });
  const o42: Schema = list(oItemDocument);
  const oInvMastText: Schema = all({ sequenceNo: o0, displayOnWebFlag: o9, textTypeCd: o0, webDisplayTypeUid: o8, webDisplayTypeId: o20, textValue: o19 });
  const o43: Schema = list(oInvMastText);
  const o44: Schema = all({ invMastUid: o0, itemId: o16, itemDesc: o17, linkType: o19, note: o20, sequenceNo: o0, discontinued: o9 }, { type: ["object","null"] });
  const o45: Schema = { type: "string", enum: ["image","document"] };
  const oBrandFolderAsset: Schema = all({ assetType: o45, title: o19, url: o19 });
  const o46: Schema = list(oBrandFolderAsset);
  const oBrandFolder: Schema = all({ assets: o46 });
  const o47: Schema = { type: "object" };
  const oItemPriceBreak: Schema = all({ breakQty: o34, discountPercent: o34 });
  const o48: Schema = list(oItemPriceBreak);
  const o49: Schema = all({ customerId: o8, priceClass: o8, unitOfMeasure: o19, listPrice: o13, classPrice: o13, breaks: o48 }, { type: ["object","null"] });
  const oItemMaster: Schema = all({ invMastUid: o0, itemId: o16, itemDesc: o17, displayDesc: o20, upc: o20, unitOfMeasure: o19, baseUnit: o19, listPrice: o13, stdPrice: o13, statusCd: o3, onlineCd: o0, displayOnWebFlag: o9, deleteFlag: o9, discontinued: o9, brandsUid: o8, brandsId: o20, brandsName: o20, manufacturerName: o20, manufacturerPartNumber: o20, weight: o13, length: o13, width: o13, height: o13, classId5: o20, productCollection: o20, extendedDesc: o20, webDesc: o20, keywords: o20, defaultSellingUnit: o19, defaultPurchasingUnit: o19, defaultProductGroup: o20, vndrStock: o9, serialized: o9, trackLots: o9, taxable: o9, taxClass: o20, classId1: o20, classId2: o20, classId3: o20, classId4: o20, upcOrEan: o20, upcOrEanId: o20, supplierName: o20, price1: o13, price2: o13, price3: o13, price4: o13, price5: o13, price6: o13, price7: o13, price8: o13, price9: o13, price10: o13, itemUom: o41, alternateCodes: o32, legacyTags: list(o19), attributes: o28, images: o29, documents: o42, categories: o26, categoryList: list(o19), docCatTrees: list(o22), accessories: o30, substitutes: o30, invMastText: o43, fullSizedSamples: o30, swatchSample: o44, brandFolder: oBrandFolder, userDefined: o47, itemVariantHdrUid: o8, linksCount: o0, subPartsCount: o0, faqCount: o0, pricing: o49, matchedCode: o20, matchedCodeType: o20, similarity: o13, dateCreated: o4, dateLastModified: o4 });
  const o50: Schema = list(oItemMaster);
  const o51: Schema = { type: "string", enum: ["found","unclear","unknown"] };
  const o52: Schema = { type: ["string","null"], enum: ["itemId","customer","supplier","manufacturer","upc","legacy",null] };
  const o53: Schema = { type: "string", maxLength: 8 };
  const oOrderUnit: Schema = all({ unitOfMeasure: o53, unitSize: o34, sold: o6, minimumOrderQty: o34, orderMultiple: o34 });
  const o54: Schema = list(oOrderUnit);
  const o55: Schema = all({ invMastUid: o0, itemId: o16, itemDesc: o17, imageUrl: o20, discontinued: o9, baseUnit: o53, defaultSellingUnit: o53, units: o54, qtyAvailable: o13 }, { type: ["object","null"] });
  const oResolvedNumber: Schema = all({ asked: o19, verdict: o51, matchedCode: o20, matchedCodeType: o52, item: o55, suggestions: list(o19) });
  const o56: Schema = list(oResolvedNumber);
  const oLinkedItem: Schema = all({ invMastLinksUid: o0, linkedToInvMastUid: o0, linkType: o19, note: o20, sequenceNo: o0, invMastUid: o0, itemId: o16, itemDesc: o17, displayDesc: o20, upc: o20, unitOfMeasure: o19, baseUnit: o19, listPrice: o13, stdPrice: o13, statusCd: o3, onlineCd: o0, displayOnWebFlag: o9, deleteFlag: o9, discontinued: o9, brandsUid: o8, brandsId: o20, brandsName: o20, manufacturerName: o20, manufacturerPartNumber: o20, weight: o13, length: o13, width: o13, height: o13, classId5: o20, productCollection: o20, categories: o26, attributes: o28, images: o29, accessories: o30, alternateCodes: o32, tags: list(o19), itemVariantHdrUid: o8, stockStatus: o33, qtyAvailable: o13, stock: o35 });
  const o57: Schema = list(oLinkedItem);
  const o58: Schema = list(oItemStock);
  const o59: Schema = { type: "string", enum: ["load","database"] };
  const o60: Schema = { type: "string", enum: ["listPrice","price1","price2","price3","price4","price5","price6","price7","price8","price9","price10"] };
  const oItemPriceStep: Schema = all({ field: o60, oldPrice: o13, newPrice: o13 });
  const o61: Schema = { type: "array", minItems: 1, items: oItemPriceStep };
  const oItemPriceChange: Schema = all({ itemPriceChangeUid: o0, invMastUid: o0, dateCreated: o4, source: o59, sourceName: o20, author: o19, currency: o19, changes: o61 });
  const o62: Schema = list(oItemPriceChange);
  const o63: Schema = { type: "string", minLength: 1, maxLength: 500 };
  const o64: Schema = { type: "string", minLength: 1, maxLength: 2000 };
  const oFaq: Schema = all({ invMastFaqUid: o0, invMastUid: o0, question: o63, answer: o64, category: o1, isActive: o9, isPublic: o9, viewCount: o0, helpfulCount: o0, statusCd: o3, dateCreated: o4, dateLastModified: o4 });
  const oLotStock: Schema = all({ lot: o19, qtyOnHand: o34, qtyAllocated: o34, qtyAvailable: o34 });
  const o65: Schema = list(oLotStock);
  const oLocationBinStock: Schema = all({ locationId: o0, locationName: o19, bin: o19, binDesc: o20, binType: o19, sequenceNo: o0, statusCd: o3, invMastUid: o0, itemId: o16, itemDesc: o17, unitOfMeasure: o53, qtyOnHand: o34, qtyAllocated: o34, qtyAvailable: o34, primaryBin: o9, minQty: o13, maxQty: o13, lots: o65 });
  const o66: Schema = list(oLocationBinStock);
  const o67: Schema = { type: "string", enum: ["accessory","substitute","related","kit","upgrade"] };
  const oProductLink: Schema = all({ invMastLinksUid: o0, invMastUid: o0, linkedInvMastUid: o0, linkedItemId: o16, linkedItemDesc: o17, linkType: o67, defaultSellingUnit: o53, discontinued: o9, note: o20, sequenceNo: o0 });
  const o68: Schema = list(oProductLink);
  const oSubPart: Schema = all({ invMastSubPartsUid: o0, invMastLinksUid: o8, invMastUid: o0, subPartInvMastUid: o0, subPartItemId: o16, subPartItemDesc: o17, qtyRequired: o34, unitOfMeasure: o53, isOptional: o9, sequenceNo: o0 });
  const o69: Schema = list(oSubPart);
  const o70: Schema = list(oItemCategory);
  const o71: Schema = { type: ["string","null"], maxLength: 500 };
  const oFavorite: Schema = all({ usersId: o0, invMastUid: o0, itemId: o16, itemDesc: o17, defaultSellingUnit: o53, note: o71, sequenceNo: o0, dateCreated: o4, dateLastModified: o4 });
  const o72: Schema = list(oFavorite);
  const oUnitOfMeasure: Schema = all({ itemUomUid: o0, invMastUid: o0, itemId: o16, unitOfMeasure: o40, unitSize: o34, sellingUnit: o9, purchasingUnit: o9, b2bUnitFlag: o9, minimumOrderQty: o34, orderMultiple: o34, deleteFlag: o9, dateCreated: o4, dateLastModified: o4 });
  const o73: Schema = list(oUnitOfMeasure);
  const o74: Schema = { type: "string", minLength: 1, maxLength: 100 };
  const o75: Schema = { type: "string", minLength: 8, maxLength: 255 };
  const oWishlistHeader: Schema = all({ itemWishlistHdrUid: o0, usersId: o0, ownerName: o19, name: o74, description: o71, isPublic: o9, shareCode: o75, lineCount: o0, statusCd: o3, dateCreated: o4, dateLastModified: o4 });
  const o76: Schema = list(oWishlistHeader);
  const o77: Schema = { type: ["string","null"], maxLength: 1000 };
  const oWishlistLine: Schema = all({ itemWishlistLineUid: o0, itemWishlistHdrUid: o0, invMastUid: o0, itemId: o16, itemDesc: o17, qtyDesired: o34, unitOfMeasure: o53, priority: o0, notes: o77, dateCreated: o4 });
  const o78: Schema = list(oWishlistLine);
  const oBinContent: Schema = all({ invMastUid: o0, itemId: o16, itemDesc: o17, upcOrEanId: o20, lot: o19, unitOfMeasure: o53, qtyOnHand: o34, qtyAllocated: o34, qtyAvailable: o34 });
  const o79: Schema = list(oBinContent);
  const oBin: Schema = all({ locationId: o0, locationName: o19, bin: o19, binDesc: o20, binType: o19, sequenceNo: o0, statusCd: o3, contentCount: o0, contents: o79 });
  const o80: Schema = { type: "string", enum: ["ok","degraded"] };
  const oHealth: Schema = some({ status: o80, service: o19, siteId: o19, siteHash: o19, version: o19, databaseMilliseconds: o0, problems: list(o19) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const oWhoami: Schema = all({ siteId: o19, usersId: o0, username: o19, role: o19, customerId: o13, contactId: o8, salesRepId: o20, permissions: list(o19) });
  const o81: Schema = { type: ["string","null"], maxLength: 7 };
  const oVariantLine: Schema = all({ itemVariantLineUid: o0, itemVariantHdrUid: o0, invMastUid: o0, itemId: o16, itemDesc: o17, variantValue: o2, colorCode: o81, priceDifference: o34, isDefault: o9, sequenceNo: o0 });
  const o82: Schema = list(oVariantLine);
  const oVariantGroup: Schema = all({ itemVariantHdrUid: o0, variantName: o2, variantDesc: o1, variantType: o2, attributeUid: o8, statusCd: o3, dateCreated: o4, dateLastModified: o4, lines: o82 });
  const o83: Schema = list(oVariantGroup);
  extend(oItemCategory, "subCategories", list(oItemCategory), true);
  return {
    "attributeGroups.list": endpoint("GET", "/attribute-groups", i5, o5),
    "attributeGroups.create": endpoint("POST", "/attribute-groups", i10, oAttributeGroup),
    "attributeGroups.get": endpoint("GET", "/attribute-groups/{id}", i12, oAttributeGroup),
    "attributeGroups.update": endpoint("PUT", "/attribute-groups/{id}", i14, oAttributeGroup),
    "attributeGroups.delete": endpoint("DELETE", "/attribute-groups/{id}", i15, oDeleted),
    "attributeGroups.attributes.list": endpoint("GET", "/attribute-groups/{id}/attributes", i16, o10),
    "attributeGroups.attributes.create": endpoint("POST", "/attribute-groups/{id}/attributes", i18, oAttributeGroupAttribute),
    "attributeGroups.attributes.get": endpoint("GET", "/attribute-groups/{id}/attributes/{attributeXAttributeGroupUid}", i19, oAttributeGroupAttribute),
    "attributeGroups.attributes.update": endpoint("PUT", "/attribute-groups/{id}/attributes/{attributeXAttributeGroupUid}", i20, oAttributeGroupAttribute),
    "attributeGroups.attributes.delete": endpoint("DELETE", "/attribute-groups/{id}/attributes/{attributeXAttributeGroupUid}", i21, oDeleted),
    "attributes.list": endpoint("GET", "/attributes", i5, o11),
    "attributes.create": endpoint("POST", "/attributes", i24, oAttribute),
    "attributes.get": endpoint("GET", "/attributes/{id}", i12, oAttribute),
    "attributes.update": endpoint("PUT", "/attributes/{id}", i25, oAttribute),
    "attributes.delete": endpoint("DELETE", "/attributes/{id}", i15, oDeleted),
    "attributes.values.list": endpoint("GET", "/attributes/{id}/values", i16, o14),
    "attributes.values.create": endpoint("POST", "/attributes/{id}/values", i28, oAttributeValue),
    "attributes.values.get": endpoint("GET", "/attributes/{id}/values/{attributeValueUid}", i29, oAttributeValue),
    "attributes.values.update": endpoint("PUT", "/attributes/{id}/values/{attributeValueUid}", i30, oAttributeValue),
    "attributes.values.delete": endpoint("DELETE", "/attributes/{id}/values/{attributeValueUid}", i31, oDeleted),
    "brands.list": endpoint("GET", "/brands", i32, list(oBrand)),
    "brands.create": endpoint("POST", "/brands", i34, oBrand),
    "brands.get": endpoint("GET", "/brands/{id}", i36, oBrand),
    "brands.update": endpoint("PUT", "/brands/{id}", i37, oBrand),
    "brands.delete": endpoint("DELETE", "/brands/{id}", i15, oDeleted),
    "brands.items.list": endpoint("GET", "/brands/{id}/items", i38, o18),
    "brands.items.create": endpoint("POST", "/brands/{id}/items", i39, oBrandItem),
    "brands.items.get": endpoint("GET", "/brands/{id}/items/{brandsXItemsUid}", i40, oBrandItem),
    "brands.items.update": endpoint("PUT", "/brands/{id}/items/{brandsXItemsUid}", i41, oBrandItem),
    "brands.items.delete": endpoint("DELETE", "/brands/{id}/items/{brandsXItemsUid}", i42, oDeleted),
    "categories.lookup": endpoint("GET", "/categories/lookup", i44, oItemCategory),
    "categories.get": endpoint("GET", "/categories/{id}", i48, oItemCategory),
    "categories.attributes": endpoint("GET", "/categories/{id}/attributes", i49, o24),
    "categories.images": endpoint("GET", "/categories/{id}/images", i50, o25),
    "categories.items": endpoint("GET", "/categories/{id}/items", i52, o36),
    "contracts.attributes": endpoint("GET", "/contracts/{id}/attributes", i53, o24),
    "contracts.items": endpoint("GET", "/contracts/{id}/items", i54, o39),
    "internal.pdf": endpoint("POST", "/internal/pdf", i60, oPdfGenerationResult),
    "invMast.list": endpoint("GET", "/inv-mast", i61, o50),
    "invMast.lookup": endpoint("GET", "/inv-mast/lookup", i63, o50),
    "invMast.resolve": endpoint("POST", "/inv-mast/resolve", i65, o56),
    "invMast.get": endpoint("GET", "/inv-mast/{id}", i66, oItemMaster),
    "invMast.alternateCode": endpoint("GET", "/inv-mast/{id}/alternate-code", i67, o32),
    "invMast.doc": endpoint("GET", "/inv-mast/{id}/doc", i69, oItemMaster),
    "invMast.invAccessory": endpoint("GET", "/inv-mast/{id}/inv-accessory", i70, o57),
    "invMast.invSub": endpoint("GET", "/inv-mast/{id}/inv-sub", i70, o57),
    "invMast.similar": endpoint("GET", "/inv-mast/{id}/similar", i38, o50),
    "invMast.stock": endpoint("GET", "/inv-mast/{id}/stock", i12, o58),
    "invMast.priceHistory": endpoint("GET", "/inv-mast/{id}/price-history", i38, o62),
    "invMast.attributes.list": endpoint("GET", "/inv-mast/{id}/attributes", i16, o28),
    "invMast.attributes.create": endpoint("POST", "/inv-mast/{id}/attributes", i72, oItemAttribute),
    "invMast.attributes.values.list": endpoint("GET", "/inv-mast/{id}/attributes/{attr}/values", i73, o14),
    "invMast.attributes.values.create": endpoint("POST", "/inv-mast/{id}/attributes/{attr}/values", i74, oAttributeValue),
    "invMast.attributes.values.update": endpoint("PUT", "/inv-mast/{id}/attributes/{attr}/values/{attributeValueUid}", i75, oAttributeValue),
    "invMast.attributes.values.delete": endpoint("DELETE", "/inv-mast/{id}/attributes/{attr}/values/{attributeValueUid}", i76, oDeleted),
    "invMast.faq.list": endpoint("GET", "/inv-mast/{id}/faq", i16, list(oFaq)),
    "invMast.faq.create": endpoint("POST", "/inv-mast/{id}/faq", i79, oFaq),
    "invMast.faq.get": endpoint("GET", "/inv-mast/{id}/faq/{invMastFaqUid}", i80, oFaq),
    "invMast.faq.update": endpoint("PUT", "/inv-mast/{id}/faq/{invMastFaqUid}", i81, oFaq),
    "invMast.faq.delete": endpoint("DELETE", "/inv-mast/{id}/faq/{invMastFaqUid}", i82, oDeleted),
    "invMast.locations.bins.list": endpoint("GET", "/inv-mast/{id}/locations/{loc}/bins", i83, o66),
    "invMast.locations.bins.get": endpoint("GET", "/inv-mast/{id}/locations/{loc}/bins/{bin}", i84, oLocationBinStock),
    "invMastLinks.get": endpoint("GET", "/inv-mast-links/{id}", i86, o68),
    "invMastSubParts.get": endpoint("GET", "/inv-mast-sub-parts/{id}", i87, o69),
    "itemCategory.list": endpoint("GET", "/item-category", i32, o70),
    "itemCategory.lookup": endpoint("GET", "/item-category/lookup", i88, oItemCategory),
    "itemCategory.get": endpoint("GET", "/item-category/{id}", i12, oItemCategory),
    "itemCategory.doc": endpoint("GET", "/item-category/{id}/doc", i12, oItemCategory),
    "itemFavorites.list": endpoint("GET", "/item-favorites/{id}", i89, o72),
    "itemFavorites.create": endpoint("POST", "/item-favorites/{id}", i93, oFavorite),
    "itemFavorites.update": endpoint("PUT", "/item-favorites/{id}/{fav}", i94, oFavorite),
    "itemFavorites.delete": endpoint("DELETE", "/item-favorites/{id}/{fav}", i95, oDeleted),
    "itemUom.list": endpoint("GET", "/item-uom", i97, o73),
    "itemUom.get": endpoint("GET", "/item-uom/{id}", i12, oUnitOfMeasure),
    "itemWishlist.list": endpoint("GET", "/item-wishlist/{id}", i99, o76),
    "itemWishlist.create": endpoint("POST", "/item-wishlist/{id}", i101, oWishlistHeader),
    "itemWishlist.hdr.get": endpoint("GET", "/item-wishlist/{id}/hdr/{hdr}", i102, o78),
    "itemWishlist.hdr.createLine": endpoint("POST", "/item-wishlist/{id}/hdr/{hdr}", i105, oWishlistLine),
    "itemWishlist.hdr.line.delete": endpoint("DELETE", "/item-wishlist/{id}/hdr/{hdr}/line/{line}", i106, oDeleted),
    "locations.bins.list": endpoint("GET", "/locations/{id}/bins", i107, list(oBin)),
    "locations.bins.get": endpoint("GET", "/locations/{id}/bins/{bin}", i108, oBin),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o19, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
    "variants.list": endpoint("GET", "/variants", i109, o83),
    "variants.create": endpoint("POST", "/variants", i114, oVariantGroup),
    "variants.get": endpoint("GET", "/variants/{id}", i12, oVariantGroup),
    "variants.update": endpoint("PUT", "/variants/{id}", i115, oVariantGroup),
    "variants.delete": endpoint("DELETE", "/variants/{id}", i15, oDeleted),
  };
}
