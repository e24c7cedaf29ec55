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
  /**
   * Tell whom the token speaks for and what he may do.
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
  const i13: Schema = some({ id: i11, attributeGroupDesc: i6, attributeGroupId: i7, attributeGroupType: i7, typeCd: i8, searchableCd: i8, statusCd: i9 }, ["id"]);
  const i14: Schema = some({ id: i11, limit: i0, offset: i1, orderBy: i2, q: i3, statusCd: i4 }, ["id"]);
  const i15: Schema = { type: "string", enum: ["Y","N"] };
  const i16: Schema = some({ id: i11, attributeUid: i11, sequenceNo: i8, requiredFlag: i15 }, ["id","attributeUid"]);
  const i17: Schema = all({ id: i11, attributeXAttributeGroupUid: i11 });
  const i18: Schema = some({ id: i11, attributeXAttributeGroupUid: i11, sequenceNo: i8, requiredFlag: i15, statusCd: i9 }, ["id","attributeXAttributeGroupUid"]);
  const i19: Schema = { type: "string", enum: ["text","number","boolean","date"] };
  const i20: Schema = { type: ["integer","null"], minimum: 1, maximum: 255 };
  const i21: Schema = some({ attributeId: i6, attributeDesc: i6, dataType: i19, maxLength: i20, unit: i7, sequenceNo: i8, statusCd: i9 }, ["attributeId","attributeDesc"]);
  const i22: Schema = some({ id: i11, attributeId: i6, attributeDesc: i6, dataType: i19, maxLength: i20, unit: i7, sequenceNo: i8, statusCd: i9 }, ["id"]);
  const i23: Schema = { type: ["number","null"] };
  const i24: Schema = some({ id: i11, attributeValue: i6, numericValue: i23, sequenceNo: i8, statusCd: i9 }, ["id","attributeValue"]);
  const i25: Schema = all({ id: i11, attributeValueUid: i11 });
  const i26: Schema = some({ id: i11, attributeValueUid: i11, attributeValue: i6, numericValue: i23, sequenceNo: i8, statusCd: i9 }, ["id","attributeValueUid"]);
  const i27: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3 });
  const i28: Schema = { type: ["string","null"], maxLength: 40 };
  const i29: Schema = some({ brandsName: i6, brandsId: i7, brandsDesc: i28, imageUrl: i7 }, ["brandsName"]);
  const i30: Schema = { type: "string", maxLength: 255 };
  const i31: Schema = some({ id: i11, brandsId: i30 }, ["id"]);
  const i32: Schema = some({ id: i11, brandsName: i6, brandsId: i7, brandsDesc: i28, imageUrl: i7, statusCd: i9 }, ["id"]);
  const i33: Schema = some({ id: i11, limit: i0, offset: i1 }, ["id"]);
  const i34: Schema = some({ id: i11, invMastUid: i11, sequenceNo: i8 }, ["id","invMastUid"]);
  const i35: Schema = all({ id: i11, brandsXItemsUid: i11 });
  const i36: Schema = some({ id: i11, brandsXItemsUid: i11, sequenceNo: i8, statusCd: i9 }, ["id","brandsXItemsUid"]);
  const i37: Schema = { type: "string", minLength: 1 };
  const i38: Schema = some({ path: i37, rootItemCategoryId: i37, cacheTtl: i1 });
  const i39: Schema = { type: "object", additionalProperties: list(i3) };
  const i40: Schema = { type: "boolean" };
  const i41: Schema = some({ id: i11, childrenFilter: i3, childrenLimit: i0, childrenOffset: i1, classId5List: list(i3), classId5ExcludeList: list(i3), filters: i39, includeUd: i40, orderBy: i2, path: i37, productCollection: i37, rootItemCategoryId: i37, cacheTtl: i1 }, ["id"]);
  const i42: Schema = some({ id: i11, includeSubCategories: i40, productCollection: i37, cacheTtl: i1 }, ["id"]);
  const i43: Schema = some({ id: i11, cacheTtl: i1 }, ["id"]);
  const i44: Schema = { type: "string", enum: ["in_stock","out_of_stock"] };
  const i45: Schema = some({ id: i11, limit: i0, offset: i1, q: i3, sortBy: i2, fields: list(i3), filters: i39, tags: list(i3), classId5List: list(i3), classId5ExcludeList: list(i3), displayOnWebFlag: i15, includeStock: i40, variantFilter: i15, stockStatus: i44, jobNumbers: list(i3), cacheTtl: i1 }, ["id"]);
  const i46: Schema = some({ id: i37, jobNo: i3 }, ["id"]);
  const i47: Schema = some({ id: i37, limit: i0, offset: i1, jobNo: i3, q: i3, sortBy: i2, fields: list(i3), filters: i39, tags: list(i3), classId5List: list(i3), classId5ExcludeList: list(i3), displayOnWebFlag: i15, includeStock: i40, variantFilter: i15 }, ["id"]);
  const i48: Schema = { type: "object" };
  const i49: Schema = { type: "string", enum: ["A4","letter"] };
  const i50: Schema = { type: "string", enum: ["portrait","landscape"] };
  const i51: Schema = { type: "number", minimum: 0, maximum: 100 };
  const iPdfMargins: Schema = some({ top: i51, right: i51, bottom: i51, left: i51 });
  const i52: Schema = { type: "string", enum: ["en","de"] };
  const iPdfOptions: Schema = some({ format: i49, orientation: i50, margins: iPdfMargins, language: i52 });
  const i53: Schema = some({ documentType: i6, templateId: i6, data: i48, options: iPdfOptions }, ["documentType","data"]);
  const i54: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3, prefix: i3, itemCategoryUid: i11, onlineCd: i8, statusCd: i4, customerId: i11 });
  const i55: Schema = { type: "string", enum: ["any","brandsName","manufacturerName","manufacturerPartNumber","upc","displayDesc","extendedDesc","webDesc","keywords","images","attributes"] };
  const i56: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3, onlineCd: i8, statusCd: i4, missing: i55, customerId: i11 });
  const i57: Schema = { type: "array", minItems: 1, maxItems: 5000, items: i6 };
  const i58: Schema = some({ numbers: i57, customerId: i11, locationId: i11 }, ["numbers"]);
  const i59: Schema = some({ id: i11, customerId: i11 }, ["id"]);
  const i60: Schema = some({ id: i11, limit: i0, offset: i1, orderBy: i2, customerId: i11 }, ["id"]);
  const i61: Schema = { type: "string", minLength: 1, maxLength: 40 };
  const i62: Schema = some({ id: i1, itemId: i61, includePricing: i40, customerId: i11 }, ["id"]);
  const i63: Schema = some({ id: i11, limit: i0, offset: i1, orderBy: i2 }, ["id"]);
  const i64: Schema = { type: "array", maxItems: 5000, items: i6 };
  const i65: Schema = some({ id: i11, attributeUid: i11, sequenceNo: i1, values: i64 }, ["id","attributeUid"]);
  const i66: Schema = some({ id: i11, attr: i11, limit: i0, offset: i1, orderBy: i2, q: i3, attributeValueUid: i11 }, ["id","attr"]);
  const i67: Schema = some({ id: i11, attr: i11, attributeValueUid: i11, attributeValue: i6, sequenceNo: i1 }, ["id","attr"], { anyOf: [{"required":["attributeValueUid"]},{"required":["attributeValue"]}], "x-messages": {"anyOf":"Name the value by `attributeValueUid` or by `attributeValue`"} });
  const i68: Schema = some({ id: i11, attr: i11, attributeValueUid: i11, attributeValue: i6, sequenceNo: i1 }, ["id","attr","attributeValueUid"]);
  const i69: Schema = all({ id: i11, attr: i11, attributeValueUid: i11 });
  const i70: Schema = { type: "string", minLength: 1, maxLength: 500 };
  const i71: Schema = { type: "string", minLength: 1, maxLength: 2000 };
  const i72: Schema = some({ id: i11, question: i70, answer: i71, category: i7, isActive: i15, isPublic: i15 }, ["id","question","answer"]);
  const i73: Schema = all({ id: i11, invMastFaqUid: i11 });
  const i74: Schema = some({ id: i11, invMastFaqUid: i11, question: i70, answer: i71, category: i7, isActive: i15, isPublic: i15, statusCd: i9 }, ["id","invMastFaqUid"]);
  const i75: Schema = some({ id: i11, loc: i11, limit: i0, offset: i1, orderBy: i2, excludeZero: i40 }, ["id","loc"]);
  const i76: Schema = all({ id: i11, loc: i11, bin: i37 });
  const i77: Schema = { type: "string", enum: ["accessory","substitute","related","kit","upgrade"] };
  const i78: Schema = some({ id: i11, limit: i0, offset: i1, orderBy: i2, linkType: i77 }, ["id"]);
  const i79: Schema = some({ id: i11, invMastLinksUid: i11, limit: i0, offset: i1, orderBy: i2 }, ["id"]);
  const i80: Schema = some({ path: i37, rootItemCategoryId: i37 });
  const i81: Schema = some({ id: i11, limit: i0, offset: i1, orderBy: i2, q: i3 }, ["id"]);
  const i82: Schema = { type: "string", maxLength: 40 };
  const i83: Schema = { type: ["string","null"], maxLength: 500 };
  const i84: Schema = { type: "integer", minimum: 1, maximum: 2147483647 };
  const i85: Schema = some({ id: i11, invMastUid: i11, itemId: i82, note: i83, sequenceNo: i84 }, ["id"], { anyOf: [{"required":["invMastUid"]},{"required":["itemId"]}], "x-messages": {"anyOf":"Name the item by `invMastUid` or by `itemId`"} });
  const i86: Schema = some({ id: i11, fav: i11, note: i83, sequenceNo: i84 }, ["id","fav"]);
  const i87: Schema = all({ id: i11, fav: i11 });
  const i88: Schema = { type: "string", minLength: 1, maxLength: 8 };
  const i89: Schema = { type: "string", format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const i90: Schema = some({ limit: i0, offset: i1, orderBy: i2, invMastUid: i11, unitOfMeasure: i88, deleteFlag: i15, createdSince: i89, modifiedSince: i89 });
  const i91: Schema = { type: "string", minLength: 8, maxLength: 255, pattern: "^[A-Za-z0-9_-]*$", "x-messages": {"pattern":"Expected letters, digits, dashes and underscores, such as NGWEEKLY01"} };
  const i92: Schema = some({ id: i11, limit: i0, offset: i1, orderBy: i2, q: i3, shareCode: i91 }, ["id"]);
  const i93: Schema = { type: "string", minLength: 1, maxLength: 100 };
  const i94: Schema = some({ id: i11, name: i93, description: i83, isPublic: i15, shareCode: i91 }, ["id","name"]);
  const i95: Schema = some({ id: i11, hdr: i11, limit: i0, offset: i1, orderBy: i2, shareCode: i91 }, ["id","hdr"]);
  const i96: Schema = { type: "number", maximum: 999999999, exclusiveMinimum: 0 };
  const i97: Schema = { type: ["string","null"], maxLength: 1000 };
  const i98: Schema = some({ id: i11, hdr: i11, invMastUid: i11, itemId: i82, qtyDesired: i96, unitOfMeasure: i88, priority: i8, notes: i97 }, ["id","hdr"], { anyOf: [{"required":["invMastUid"]},{"required":["itemId"]}], "x-messages": {"anyOf":"Name the item by `invMastUid` or by `itemId`"} });
  const i99: Schema = all({ id: i11, hdr: i11, line: i11 });
  const i100: Schema = some({ id: i11, bin: i3, excludeZero: i40, limit: i0, offset: i1, orderBy: i2 }, ["id"]);
  const i101: Schema = some({ id: i11, bin: i37, excludeZero: i40, limit: i0, offset: i1, orderBy: i2 }, ["id","bin"]);
  const i102: Schema = some({ limit: i0, offset: i1, orderBy: i2, statusCd: i4, invMastUid: i11 });
  const i103: Schema = { type: ["integer","null"], minimum: 1 };
  const i104: Schema = { type: ["string","null"], maxLength: 7 };
  const i105: Schema = { type: "number", minimum: -1000000000, maximum: 999999999999 };
  const iVariantLineInput: Schema = some({ invMastUid: i11, variantValue: i6, colorCode: i104, priceDifference: i105, isDefault: i15, sequenceNo: i8 }, ["invMastUid","variantValue"]);
  const i106: Schema = { type: "array", maxItems: 5000, items: iVariantLineInput };
  const i107: Schema = some({ variantName: i6, variantDesc: i7, variantType: i6, attributeUid: i103, statusCd: i9, lines: i106 }, ["variantName"]);
  const i108: Schema = some({ id: i11, variantName: i6, variantDesc: i7, variantType: i6, attributeUid: i103, statusCd: i9, lines: i106 }, ["id"]);
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
  const o11: Schema = { type: ["object","null"] };
  const oCategoryCrumb: Schema = all({ itemCategoryUid: o0, itemCategoryId: o2, itemCategoryDesc: o2, level: o0 });
  const o12: Schema = list(oCategoryCrumb);
  const oItemCategory: Schema = all({ itemCategoryUid: o0, itemCategoryId: o2, itemCategoryDesc: o2, parentItemCategoryUid: o5, rootItemCategoryUid: o0, displayOnWebFlag: o2, deleteFlag: o2, itemCount: o0, fullPath: o2, level: o0, sequenceNo: o0, title: o1, metaDesc: o1, article: o1, imageUrl: o1, classId5: o1, userDefined: o11, ancestors: o12, subCategoryCount: o0, dateCreated: o2, dateLastModified: o2 });
  const oFacetValue: Schema = all({ attributeValueUid: o0, attributeValue: o2, numericValue: o8, sequenceNo: o0, itemCount: o0 });
  const o13: Schema = list(oFacetValue);
  const oFacetAttribute: Schema = all({ attributeUid: o0, attributeId: o2, attributeDesc: o2, dataType: o2, unit: o1, sequenceNo: o0, itemCount: o0, values: o13 });
  const o14: Schema = list(oFacetAttribute);
  const oCategoryImage: Schema = all({ itemCategoryUid: o0, invMastUid: o5, sequenceNo: o0, imageUrl: o2, altText: o2 });
  const o15: Schema = list(oCategoryImage);
  const oItemCategoryRef: Schema = all({ itemCategoryUid: o0, itemCategoryId: o2, itemCategoryDesc: o2, level: o0, fullPath: o2, isMain: o2 });
  const o16: Schema = list(oItemCategoryRef);
  const oItemAttributeValue: Schema = all({ attributeValueUid: o0, attributeValue: o2, numericValue: o8, sequenceNo: o0 });
  const o17: Schema = list(oItemAttributeValue);
  const oItemAttribute: Schema = all({ attributeUid: o0, attributeId: o2, attributeDesc: o2, dataType: o2, maxLength: o5, unit: o1, sequenceNo: o0, statusCd: o0, values: o17 });
  const o18: Schema = list(oItemAttribute);
  const oItemImage: Schema = all({ itemImageUid: o0, sequenceNo: o0, imageUrl: o2, altText: o2 });
  const o19: Schema = list(oItemImage);
  const oItemRef: Schema = all({ invMastUid: o0, itemId: o2, itemDesc: o2, linkType: o2, note: o1, sequenceNo: o0, discontinued: o2 });
  const o20: Schema = list(oItemRef);
  const oItemAlternateCode: Schema = all({ itemAlternateCodeUid: o0, alternateCode: o2, codeType: o2, customerId: o5, description: o1 });
  const o21: Schema = list(oItemAlternateCode);
  const o22: Schema = { type: "number" };
  const oItemStock: Schema = all({ locationId: o0, companyId: o2, qtyOnHand: o22, qtyAllocated: o22, qtyAvailable: o22, qtyBackordered: o22, qtyOnOrder: o22, primaryBin: o1, locationName: o2, city: o1, state: o1, invMastUid: o0, unitOfMeasure: o2, minQty: o8, maxQty: o8, stockable: o2, allowBackorder: o4, dateLastModified: o2 });
  const o23: Schema = { type: ["array","null"], items: oItemStock };
  const oCatalogueItem: Schema = all({ invMastUid: o0, itemId: o2, itemDesc: o2, displayDesc: o1, upc: o1, unitOfMeasure: o2, baseUnit: o2, listPrice: o8, stdPrice: o8, statusCd: o0, onlineCd: o0, displayOnWebFlag: o2, deleteFlag: o2, discontinued: o2, brandsUid: o5, brandsId: o1, brandsName: o1, manufacturerName: o1, manufacturerPartNumber: o1, weight: o8, length: o8, width: o8, height: o8, classId5: o1, productCollection: o1, categories: o16, attributes: o18, images: o19, accessories: o20, alternateCodes: o21, tags: list(o2), itemVariantHdrUid: o5, stockStatus: o1, qtyAvailable: o8, stock: o23 });
  const o24: Schema = list(oCatalogueItem);
  const oContractItemPrice: Schema = all({ jobPriceLineUid: o0, uom: o2, unitSize: o22, minQty: o22, qtyMaximum: o8, qtyOrdered: o22, shipToId: o5, pricingMethod: o2, price: o8, expirationDate: o1 });
  const o25: Schema = list(oContractItemPrice);
  const oContractItem: Schema = all({ invMastUid: o0, itemId: o2, itemDesc: o2, displayDesc: o1, upc: o1, unitOfMeasure: o2, baseUnit: o2, listPrice: o8, stdPrice: o8, statusCd: o0, onlineCd: o0, displayOnWebFlag: o2, deleteFlag: o2, discontinued: o2, brandsUid: o5, brandsId: o1, brandsName: o1, manufacturerName: o1, manufacturerPartNumber: o1, weight: o8, length: o8, width: o8, height: o8, classId5: o1, productCollection: o1, categories: o16, attributes: o18, images: o19, accessories: o20, alternateCodes: o21, tags: list(o2), itemVariantHdrUid: o5, stockStatus: o1, qtyAvailable: o8, stock: o23, jobNo: o2, contractNo: o1, customerId: o0, inForce: o2, contractPrice: o8, contractUom: o2, contractPrices: o25 });
  const o26: Schema = list(oContractItem);
  const oPdfGenerationResult: Schema = all({ pdfId: o2, fileName: o2, fileSize: o0, downloadUrl: o2, createdAt: o2, expiresAt: o2 });
  const oItemUomRef: Schema = all({ itemUomUid: o0, unitOfMeasure: o2, unitSize: o22, sellingUnit: o2, purchasingUnit: o2, b2bUnitFlag: o2, minimumOrderQty: o22, orderMultiple: o22 });
  const o27: Schema = list(oItemUomRef);
  const oItemDocument: Schema = all({ itemDocumentUid: o0, sequenceNo: o0, title: o2, category: o2, documentUrl: o2 });
  const o28: Schema = list(oItemDocument);
  const oInvMastText: Schema = all({ sequenceNo: o0, displayOnWebFlag: o2, textTypeCd: o0, webDisplayTypeUid: o5, webDisplayTypeId: o1, textValue: o2 });
  const o29: Schema = list(oInvMastText);
  const o30: Schema = all({ invMastUid: o0, itemId: o2, itemDesc: o2, linkType: o2, note: o1, sequenceNo: o0, discontinued: o2 }, { type: ["object","null"] });
  const oBrandFolderAsset: Schema = all({ assetType: o2, title: o2, url: o2 });
  const o31: Schema = list(oBrandFolderAsset);
  const oBrandFolder: Schema = all({ assets: o31 });
  const o32: Schema = { type: "object" };
  const oItemPriceBreak: Schema = all({ breakQty: o22, discountPercent: o22 });
  const o33: Schema = list(oItemPriceBreak);
  const o34: Schema = all({ customerId: o5, priceClass: o5, unitOfMeasure: o2, listPrice: o8, classPrice: o8, breaks: o33 }, { type: ["object","null"] });
  const oItemMaster: Schema = all({ invMastUid: o0, itemId: o2, itemDesc: o2, displayDesc: o1, upc: o1, unitOfMeasure: o2, baseUnit: o2, listPrice: o8, stdPrice: o8, statusCd: o0, onlineCd: o0, displayOnWebFlag: o2, deleteFlag: o2, discontinued: o2, brandsUid: o5, brandsId: o1, brandsName: o1, manufacturerName: o1, manufacturerPartNumber: o1, weight: o8, length: o8, width: o8, height: o8, classId5: o1, productCollection: o1, extendedDesc: o1, webDesc: o1, keywords: o1, defaultSellingUnit: o2, defaultPurchasingUnit: o2, defaultProductGroup: o1, vndrStock: o2, serialized: o2, trackLots: o2, taxable: o2, taxClass: o1, classId1: o1, classId2: o1, classId3: o1, classId4: o1, upcOrEan: o1, upcOrEanId: o1, supplierName: o1, price1: o8, price2: o8, price3: o8, price4: o8, price5: o8, price6: o8, price7: o8, price8: o8, price9: o8, price10: o8, itemUom: o27, alternateCodes: o21, legacyTags: list(o2), attributes: o18, images: o19, documents: o28, categories: o16, categoryList: list(o2), docCatTrees: list(o12), accessories: o20, substitutes: o20, invMastText: o29, fullSizedSamples: o20, swatchSample: o30, brandFolder: oBrandFolder, userDefined: o32, itemVariantHdrUid: o5, linksCount: o0, subPartsCount: o0, faqCount: o0, pricing: o34, matchedCode: o1, matchedCodeType: o1, similarity: o8, dateCreated: o2, dateLastModified: o2 });
  const o35: Schema = list(oItemMaster);
  const oOrderUnit: Schema = all({ unitOfMeasure: o2, unitSize: o22, sold: o4, minimumOrderQty: o22, orderMultiple: o22 });
  const o36: Schema = list(oOrderUnit);
  const o37: Schema = all({ invMastUid: o0, itemId: o2, itemDesc: o2, imageUrl: o1, discontinued: o2, baseUnit: o2, defaultSellingUnit: o2, units: o36, qtyAvailable: o8 }, { type: ["object","null"] });
  const oResolvedNumber: Schema = all({ asked: o2, verdict: o2, matchedCode: o1, matchedCodeType: o1, item: o37, suggestions: list(o2) });
  const o38: Schema = list(oResolvedNumber);
  const oLinkedItem: Schema = all({ invMastLinksUid: o0, linkedToInvMastUid: o0, linkType: o2, note: o1, sequenceNo: o0, invMastUid: o0, itemId: o2, itemDesc: o2, displayDesc: o1, upc: o1, unitOfMeasure: o2, baseUnit: o2, listPrice: o8, stdPrice: o8, statusCd: o0, onlineCd: o0, displayOnWebFlag: o2, deleteFlag: o2, discontinued: o2, brandsUid: o5, brandsId: o1, brandsName: o1, manufacturerName: o1, manufacturerPartNumber: o1, weight: o8, length: o8, width: o8, height: o8, classId5: o1, productCollection: o1, categories: o16, attributes: o18, images: o19, accessories: o20, alternateCodes: o21, tags: list(o2), itemVariantHdrUid: o5, stockStatus: o1, qtyAvailable: o8, stock: o23 });
  const o39: Schema = list(oLinkedItem);
  const o40: Schema = list(oItemStock);
  const oItemPriceStep: Schema = all({ field: o2, oldPrice: o8, newPrice: o8 });
  const o41: Schema = list(oItemPriceStep);
  const oItemPriceChange: Schema = all({ itemPriceChangeUid: o0, invMastUid: o0, dateCreated: o2, source: o2, sourceName: o1, author: o2, changes: o41 });
  const o42: Schema = list(oItemPriceChange);
  const oFaq: Schema = all({ invMastFaqUid: o0, invMastUid: o0, question: o2, answer: o2, category: o1, isActive: o2, isPublic: o2, viewCount: o0, helpfulCount: o0, statusCd: o0, dateCreated: o2, dateLastModified: o2 });
  const oLotStock: Schema = all({ lot: o2, qtyOnHand: o22, qtyAllocated: o22, qtyAvailable: o22 });
  const o43: Schema = list(oLotStock);
  const oLocationBinStock: Schema = all({ locationId: o0, locationName: o2, bin: o2, binDesc: o1, binType: o2, sequenceNo: o0, statusCd: o0, invMastUid: o0, itemId: o2, itemDesc: o2, unitOfMeasure: o2, qtyOnHand: o22, qtyAllocated: o22, qtyAvailable: o22, primaryBin: o2, minQty: o8, maxQty: o8, lots: o43 });
  const o44: Schema = list(oLocationBinStock);
  const oProductLink: Schema = all({ invMastLinksUid: o0, invMastUid: o0, linkedInvMastUid: o0, linkedItemId: o2, linkedItemDesc: o2, linkType: o2, defaultSellingUnit: o2, discontinued: o2, note: o1, sequenceNo: o0 });
  const o45: Schema = list(oProductLink);
  const oSubPart: Schema = all({ invMastSubPartsUid: o0, invMastLinksUid: o5, invMastUid: o0, subPartInvMastUid: o0, subPartItemId: o2, subPartItemDesc: o2, qtyRequired: o22, unitOfMeasure: o2, isOptional: o2, sequenceNo: o0 });
  const o46: Schema = list(oSubPart);
  const o47: Schema = list(oItemCategory);
  const oFavorite: Schema = all({ usersId: o0, invMastUid: o0, itemId: o2, itemDesc: o2, defaultSellingUnit: o2, note: o1, sequenceNo: o0, dateCreated: o2, dateLastModified: o2 });
  const o48: Schema = list(oFavorite);
  const oUnitOfMeasure: Schema = all({ itemUomUid: o0, invMastUid: o0, itemId: o2, unitOfMeasure: o2, unitSize: o22, sellingUnit: o2, purchasingUnit: o2, b2bUnitFlag: o2, minimumOrderQty: o22, orderMultiple: o22, deleteFlag: o2, dateCreated: o2, dateLastModified: o2 });
  const o49: Schema = list(oUnitOfMeasure);
  const oWishlistHeader: Schema = all({ itemWishlistHdrUid: o0, usersId: o0, ownerName: o2, name: o2, description: o1, isPublic: o2, shareCode: o2, lineCount: o0, statusCd: o0, dateCreated: o2, dateLastModified: o2 });
  const o50: Schema = list(oWishlistHeader);
  const oWishlistLine: Schema = all({ itemWishlistLineUid: o0, itemWishlistHdrUid: o0, invMastUid: o0, itemId: o2, itemDesc: o2, qtyDesired: o22, unitOfMeasure: o2, priority: o0, notes: o1, dateCreated: o2 });
  const o51: Schema = list(oWishlistLine);
  const oBinContent: Schema = all({ invMastUid: o0, itemId: o2, itemDesc: o2, upcOrEanId: o1, lot: o2, unitOfMeasure: o2, qtyOnHand: o22, qtyAllocated: o22, qtyAvailable: o22 });
  const o52: Schema = list(oBinContent);
  const oBin: Schema = all({ locationId: o0, locationName: o2, bin: o2, binDesc: o1, binType: o2, sequenceNo: o0, statusCd: o0, contentCount: o0, contents: o52 });
  const oHealth: Schema = all({ status: o2, service: o2, siteId: o2, siteHash: o2, version: o2, databaseMilliseconds: o0 });
  const oWhoami: Schema = all({ siteId: o2, usersId: o0, username: o2, role: o2, customerId: o8, contactId: o5, salesRepId: o1, permissions: list(o2) });
  const oVariantLine: Schema = all({ itemVariantLineUid: o0, itemVariantHdrUid: o0, invMastUid: o0, itemId: o2, itemDesc: o2, variantValue: o2, colorCode: o1, priceDifference: o22, isDefault: o2, sequenceNo: o0 });
  const o53: Schema = list(oVariantLine);
  const oVariantGroup: Schema = all({ itemVariantHdrUid: o0, variantName: o2, variantDesc: o1, variantType: o2, attributeUid: o5, statusCd: o0, dateCreated: o2, dateLastModified: o2, lines: o53 });
  const o54: Schema = list(oVariantGroup);
  extend(oItemCategory, "subCategories", list(oItemCategory), true);
  return {
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
    "attributes.create": endpoint("POST", "/attributes", i21, oAttribute),
    "attributes.get": endpoint("GET", "/attributes/{id}", i12, oAttribute),
    "attributes.update": endpoint("PUT", "/attributes/{id}", i22, oAttribute),
    "attributes.delete": endpoint("DELETE", "/attributes/{id}", i12, oDeleted),
    "attributes.values.list": endpoint("GET", "/attributes/{id}/values", i14, o9),
    "attributes.values.create": endpoint("POST", "/attributes/{id}/values", i24, oAttributeValue),
    "attributes.values.get": endpoint("GET", "/attributes/{id}/values/{attributeValueUid}", i25, oAttributeValue),
    "attributes.values.update": endpoint("PUT", "/attributes/{id}/values/{attributeValueUid}", i26, oAttributeValue),
    "attributes.values.delete": endpoint("DELETE", "/attributes/{id}/values/{attributeValueUid}", i25, oDeleted),
    "brands.list": endpoint("GET", "/brands", i27, list(oBrand)),
    "brands.create": endpoint("POST", "/brands", i29, oBrand),
    "brands.get": endpoint("GET", "/brands/{id}", i31, oBrand),
    "brands.update": endpoint("PUT", "/brands/{id}", i32, oBrand),
    "brands.delete": endpoint("DELETE", "/brands/{id}", i12, oDeleted),
    "brands.items.list": endpoint("GET", "/brands/{id}/items", i33, o10),
    "brands.items.create": endpoint("POST", "/brands/{id}/items", i34, oBrandItem),
    "brands.items.get": endpoint("GET", "/brands/{id}/items/{brandsXItemsUid}", i35, oBrandItem),
    "brands.items.update": endpoint("PUT", "/brands/{id}/items/{brandsXItemsUid}", i36, oBrandItem),
    "brands.items.delete": endpoint("DELETE", "/brands/{id}/items/{brandsXItemsUid}", i35, oDeleted),
    "categories.lookup": endpoint("GET", "/categories/lookup", i38, oItemCategory),
    "categories.get": endpoint("GET", "/categories/{id}", i41, oItemCategory),
    "categories.attributes": endpoint("GET", "/categories/{id}/attributes", i42, o14),
    "categories.images": endpoint("GET", "/categories/{id}/images", i43, o15),
    "categories.items": endpoint("GET", "/categories/{id}/items", i45, o24),
    "contracts.attributes": endpoint("GET", "/contracts/{id}/attributes", i46, o14),
    "contracts.items": endpoint("GET", "/contracts/{id}/items", i47, o26),
    "internal.pdf": endpoint("POST", "/internal/pdf", i53, oPdfGenerationResult),
    "invMast.list": endpoint("GET", "/inv-mast", i54, o35),
    "invMast.lookup": endpoint("GET", "/inv-mast/lookup", i56, o35),
    "invMast.resolve": endpoint("POST", "/inv-mast/resolve", i58, o38),
    "invMast.get": endpoint("GET", "/inv-mast/{id}", i59, oItemMaster),
    "invMast.alternateCode": endpoint("GET", "/inv-mast/{id}/alternate-code", i60, o21),
    "invMast.doc": endpoint("GET", "/inv-mast/{id}/doc", i62, oItemMaster),
    "invMast.invAccessory": endpoint("GET", "/inv-mast/{id}/inv-accessory", i63, o39),
    "invMast.invSub": endpoint("GET", "/inv-mast/{id}/inv-sub", i63, o39),
    "invMast.similar": endpoint("GET", "/inv-mast/{id}/similar", i33, o35),
    "invMast.stock": endpoint("GET", "/inv-mast/{id}/stock", i12, o40),
    "invMast.priceHistory": endpoint("GET", "/inv-mast/{id}/price-history", i33, o42),
    "invMast.attributes.list": endpoint("GET", "/inv-mast/{id}/attributes", i14, o18),
    "invMast.attributes.create": endpoint("POST", "/inv-mast/{id}/attributes", i65, oItemAttribute),
    "invMast.attributes.values.list": endpoint("GET", "/inv-mast/{id}/attributes/{attr}/values", i66, o9),
    "invMast.attributes.values.create": endpoint("POST", "/inv-mast/{id}/attributes/{attr}/values", i67, oAttributeValue),
    "invMast.attributes.values.update": endpoint("PUT", "/inv-mast/{id}/attributes/{attr}/values/{attributeValueUid}", i68, oAttributeValue),
    "invMast.attributes.values.delete": endpoint("DELETE", "/inv-mast/{id}/attributes/{attr}/values/{attributeValueUid}", i69, oDeleted),
    "invMast.faq.list": endpoint("GET", "/inv-mast/{id}/faq", i14, list(oFaq)),
    "invMast.faq.create": endpoint("POST", "/inv-mast/{id}/faq", i72, oFaq),
    "invMast.faq.get": endpoint("GET", "/inv-mast/{id}/faq/{invMastFaqUid}", i73, oFaq),
    "invMast.faq.update": endpoint("PUT", "/inv-mast/{id}/faq/{invMastFaqUid}", i74, oFaq),
    "invMast.faq.delete": endpoint("DELETE", "/inv-mast/{id}/faq/{invMastFaqUid}", i73, oDeleted),
    "invMast.locations.bins.list": endpoint("GET", "/inv-mast/{id}/locations/{loc}/bins", i75, o44),
    "invMast.locations.bins.get": endpoint("GET", "/inv-mast/{id}/locations/{loc}/bins/{bin}", i76, oLocationBinStock),
    "invMastLinks.get": endpoint("GET", "/inv-mast-links/{id}", i78, o45),
    "invMastSubParts.get": endpoint("GET", "/inv-mast-sub-parts/{id}", i79, o46),
    "itemCategory.list": endpoint("GET", "/item-category", i27, o47),
    "itemCategory.lookup": endpoint("GET", "/item-category/lookup", i80, oItemCategory),
    "itemCategory.get": endpoint("GET", "/item-category/{id}", i12, oItemCategory),
    "itemCategory.doc": endpoint("GET", "/item-category/{id}/doc", i12, oItemCategory),
    "itemFavorites.list": endpoint("GET", "/item-favorites/{id}", i81, o48),
    "itemFavorites.create": endpoint("POST", "/item-favorites/{id}", i85, oFavorite),
    "itemFavorites.update": endpoint("PUT", "/item-favorites/{id}/{fav}", i86, oFavorite),
    "itemFavorites.delete": endpoint("DELETE", "/item-favorites/{id}/{fav}", i87, oDeleted),
    "itemUom.list": endpoint("GET", "/item-uom", i90, o49),
    "itemUom.get": endpoint("GET", "/item-uom/{id}", i12, oUnitOfMeasure),
    "itemWishlist.list": endpoint("GET", "/item-wishlist/{id}", i92, o50),
    "itemWishlist.create": endpoint("POST", "/item-wishlist/{id}", i94, oWishlistHeader),
    "itemWishlist.hdr.get": endpoint("GET", "/item-wishlist/{id}/hdr/{hdr}", i95, o51),
    "itemWishlist.hdr.createLine": endpoint("POST", "/item-wishlist/{id}/hdr/{hdr}", i98, oWishlistLine),
    "itemWishlist.hdr.line.delete": endpoint("DELETE", "/item-wishlist/{id}/hdr/{hdr}/line/{line}", i99, oDeleted),
    "locations.bins.list": endpoint("GET", "/locations/{id}/bins", i100, list(oBin)),
    "locations.bins.get": endpoint("GET", "/locations/{id}/bins/{bin}", i101, oBin),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o2, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
    "variants.list": endpoint("GET", "/variants", i102, o54),
    "variants.create": endpoint("POST", "/variants", i107, oVariantGroup),
    "variants.get": endpoint("GET", "/variants/{id}", i12, oVariantGroup),
    "variants.update": endpoint("PUT", "/variants/{id}", i108, oVariantGroup),
    "variants.delete": endpoint("DELETE", "/variants/{id}", i12, oDeleted),
  };
}
