// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Id } from "../id.ts";

/** An attribute to describe an item by */
export interface AddItemAttributeInput {
  /** The attribute · at least 1 */ attributeUid: Id<"attribute">;
  /** Position; at the end when left out · at least 0 */ sequenceNo?: number;
  /** Values the item has of it; one that the attribute does not know yet becomes known · at most 5000 entries */ values?: string[];
}

/** A value to give to an item */
export interface AddItemAttributeValueInput {
  /** A value the attribute knows · at least 1 */ attributeValueUid?: Id<"attributeValue">;
  /** The value as buyers read it · at least 1 characters, at most 4000 characters */ attributeValue?: string;
  /** Position; at the end when left out · at least 0 */ sequenceNo?: number;
}

/** A property that items are described and filtered by */
export interface Attribute {
  /** The attribute's unique number · at least 1 */ attributeUid: Id<"attribute">;
  /** The attribute's short code · at least 1 characters, at most 255 characters */ attributeId: string;
  /** What buyers read · at least 1 characters, at most 255 characters */ attributeDesc: string;
  /** What its values are; the values of a `number` can be filtered by range */ dataType: "text" | "number" | "boolean" | "date";
  /** Longest value in characters · at least 1, at most 4000 */ maxLength: number | null;
  /** Unit that a number's values are given in · at most 255 characters */ unit: string | null;
  /** Position among the attributes · at least 0, at most 2147483647 */ sequenceNo: number;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** Attributes that describe one kind of item */
export interface AttributeGroup {
  /** The group's unique number · at least 1 */ attributeGroupUid: Id<"attributeGroup">;
  /** The group's short code · at most 255 characters */ attributeGroupId: string | null;
  /** What the group is called · at least 1 characters, at most 255 characters */ attributeGroupDesc: string;
  /** What the group is for · at most 255 characters */ attributeGroupType: string | null;
  /** The kind of group; 3526 is a group of item attributes · at least 0, at most 2147483647 */ typeCd: number;
  /** 704 when its attributes are offered as filters of a search, 705 when not · at least 0, at most 2147483647 */ searchableCd: number;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** An attribute in its place in a group */
export interface AttributeGroupAttribute {
  /** The unique number of the attribute's place in the group · at least 1 */ attributeXAttributeGroupUid: Id<"attributeXAttributeGroup">;
  /** The group · at least 1 */ attributeGroupUid: Id<"attributeGroup">;
  /** The attribute's unique number · at least 1 */ attributeUid: Id<"attribute">;
  /** The attribute's short code · at least 1 characters, at most 255 characters */ attributeId: string;
  /** What buyers read · at least 1 characters, at most 255 characters */ attributeDesc: string;
  /** What its values are; the values of a `number` can be filtered by range */ dataType: "text" | "number" | "boolean" | "date";
  /** Longest value in characters · at least 1, at most 4000 */ maxLength: number | null;
  /** Unit that a number's values are given in · at most 255 characters */ unit: string | null;
  /** Position in the group · at least 0, at most 2147483647 */ sequenceNo: number;
  /** Y when an item of this kind is not complete without a value */ requiredFlag: "Y" | "N";
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** One of the values an attribute can have */
export interface AttributeValue {
  /** The value's unique number · at least 1 */ attributeValueUid: Id<"attributeValue">;
  /** The attribute · at least 1 */ attributeUid: Id<"attribute">;
  /** The value as buyers read it · at least 1 characters, at most 4000 characters */ attributeValue: string;
  /** The value as a number, for ranges; of a `number` it is read from the text */ numericValue: number | null;
  /** Position among the attribute's values · at least 0, at most 2147483647 */ sequenceNo: number;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** A storage place of a location with what lies in it */
export interface Bin {
  /** The location · at least 1 */ locationId: Id<"location">;
  /** The location's name */ locationName: string;
  /** The bin's code, unique in its location */ bin: string;
  /** Where the bin is */ binDesc: string | null;
  /** What kind of place it is */ binType: string;
  /** Position on the walk through the location · at least 0 */ sequenceNo: number;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  /** How many contents there are in all · at least 0 */ contentCount: number;
  /** What lies in the bin, by item number and lot */ contents: BinContent[];
}

/** What lies in a bin of one item and lot */
export interface BinContent {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** The item's bar code */ upcOrEanId: string | null;
  /** The lot; empty for items without lots */ lot: string;
  /** The base unit the quantities are in · at most 8 characters */ unitOfMeasure: string;
  /** Pieces that lie in the bin */ qtyOnHand: number;
  /** Of these, promised to orders */ qtyAllocated: number;
  /** On hand less allocated */ qtyAvailable: number;
}

/** A brand that items are sold under */
export interface Brand {
  /** The brand's unique number · at least 1 */ brandsUid: Id<"brand">;
  /** The brand's short code · at most 255 characters */ brandsId: string | null;
  /** The name as printed on the item · at least 1 characters, at most 255 characters */ brandsName: string;
  /** One line about the brand · at most 40 characters */ brandsDesc: string | null;
  /** Address of the brand's logo · at most 255 characters */ imageUrl: string | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** The pictures and documents of an item as one folder */
export interface BrandFolder {
  /** Pictures first, then documents */ assets: BrandFolderAsset[];
}

/** A picture or document of an item */
export interface BrandFolderAsset {
  /** What it is */ assetType: "image" | "document";
  /** What it shows or is called */ title: string;
  /** Its address */ url: string;
}

/** An item listed under a brand */
export interface BrandItem {
  /** The unique number of the pair · at least 1 */ brandsXItemsUid: Id<"brandsXItem">;
  /** The brand · at least 1 */ brandsUid: Id<"brand">;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** Position in the brand's list · at least 0, at most 2147483647 */ sequenceNo: number;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** An item as lists of the catalogue show it */
export interface CatalogueItem {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** The headline of the item's page */ displayDesc: string | null;
  /** The bar code number (GTIN) */ upc: string | null;
  /** The unit it is sold in unless another is asked for */ unitOfMeasure: string;
  /** The unit stock and prices are kept in */ baseUnit: string;
  /** List price of a base unit; null without the permission `price.read` */ listPrice: number | null;
  /** Standard price of a base unit; for staff who see every customer's prices, else null */ stdPrice: number | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  /** 704 sold online, 705 not · at least 0, at most 2147483647 */ onlineCd: number;
  /** Y when shoppers find it */ displayOnWebFlag: "Y" | "N";
  /** Y when the record is deleted */ deleteFlag: "Y" | "N";
  /** Y when it is no longer made; see its substitutes */ discontinued: "Y" | "N";
  /** The brand · at least 1 */ brandsUid: Id<"brand"> | null;
  /** The brand's short code */ brandsId: string | null;
  /** The brand's name */ brandsName: string | null;
  /** Who makes it */ manufacturerName: string | null;
  /** The maker's number */ manufacturerPartNumber: string | null;
  /** Weight of a base unit in kilograms · at least 0 */ weight: number | null;
  /** Length of a base unit in metres · at least 0 */ length: number | null;
  /** Width of a base unit in metres · at least 0 */ width: number | null;
  /** Height of a base unit in metres · at least 0 */ height: number | null;
  /** The item's fifth class */ classId5: string | null;
  /** The collection it belongs to */ productCollection: string | null;
  /** The categories it is listed in, the main one first */ categories: ItemCategoryRef[];
  /** Its properties with their values */ attributes: ItemAttribute[];
  /** Its pictures, the main one first */ images: ItemImage[];
  /** Items to buy with it */ accessories: ItemRef[];
  /** Its other numbers; of customers' numbers the caller's own */ alternateCodes: ItemAlternateCode[];
  /** Tags that people gave it */ tags: string[];
  /** The group of variants it belongs to · at least 1 */ itemVariantHdrUid: Id<"itemVariant"> | null;
  /** Whether any location can sell it; null without `includeStock` */ stockStatus: "in_stock" | "out_of_stock" | null;
  /** What all locations can sell together, in base units; null without `includeStock` */ qtyAvailable: number | null;
  /** The stock by location; null without `includeStock` */ stock: ItemStock[] | null;
}

/** A step of the way to a category */
export interface CategoryCrumb {
  /** The category · at least 1 */ itemCategoryUid: Id<"itemCategory">;
  /** The category's code */ itemCategoryId: string;
  /** The category's name */ itemCategoryDesc: string;
  /** 1 for a root · at least 1 */ level: number;
}

/** A picture to show a category by */
export interface CategoryImage {
  /** The category it belongs to: this one or one below · at least 1 */ itemCategoryUid: Id<"itemCategory">;
  /** The item it shows; null for a picture of a category · at least 1 */ invMastUid: Id<"item"> | null;
  /** Position in the list · at least 1 */ sequenceNo: number;
  /** The picture's address */ imageUrl: string;
  /** What it shows, for those who do not see it */ altText: string;
}

/** An item of a contract with its contract prices */
export interface ContractItem {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** The headline of the item's page */ displayDesc: string | null;
  /** The bar code number (GTIN) */ upc: string | null;
  /** The unit it is sold in unless another is asked for */ unitOfMeasure: string;
  /** The unit stock and prices are kept in */ baseUnit: string;
  /** List price of a base unit; null without the permission `price.read` */ listPrice: number | null;
  /** Standard price of a base unit; for staff who see every customer's prices, else null */ stdPrice: number | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  /** 704 sold online, 705 not · at least 0, at most 2147483647 */ onlineCd: number;
  /** Y when shoppers find it */ displayOnWebFlag: "Y" | "N";
  /** Y when the record is deleted */ deleteFlag: "Y" | "N";
  /** Y when it is no longer made; see its substitutes */ discontinued: "Y" | "N";
  /** The brand · at least 1 */ brandsUid: Id<"brand"> | null;
  /** The brand's short code */ brandsId: string | null;
  /** The brand's name */ brandsName: string | null;
  /** Who makes it */ manufacturerName: string | null;
  /** The maker's number */ manufacturerPartNumber: string | null;
  /** Weight of a base unit in kilograms · at least 0 */ weight: number | null;
  /** Length of a base unit in metres · at least 0 */ length: number | null;
  /** Width of a base unit in metres · at least 0 */ width: number | null;
  /** Height of a base unit in metres · at least 0 */ height: number | null;
  /** The item's fifth class */ classId5: string | null;
  /** The collection it belongs to */ productCollection: string | null;
  /** The categories it is listed in, the main one first */ categories: ItemCategoryRef[];
  /** Its properties with their values */ attributes: ItemAttribute[];
  /** Its pictures, the main one first */ images: ItemImage[];
  /** Items to buy with it */ accessories: ItemRef[];
  /** Its other numbers; of customers' numbers the caller's own */ alternateCodes: ItemAlternateCode[];
  /** Tags that people gave it */ tags: string[];
  /** The group of variants it belongs to · at least 1 */ itemVariantHdrUid: Id<"itemVariant"> | null;
  /** Whether any location can sell it; null without `includeStock` */ stockStatus: "in_stock" | "out_of_stock" | null;
  /** What all locations can sell together, in base units; null without `includeStock` */ qtyAvailable: number | null;
  /** The stock by location; null without `includeStock` */ stock: ItemStock[] | null;
  /** The contract's job number */ jobNo: string;
  /** The contract's number */ contractNo: string | null;
  /** The customer the contract is with · at least 1 */ customerId: Id<"customer">;
  /** Y when the contract's prices count today */ inForce: "Y" | "N";
  /** The price of `contractUom` from its least quantity on; null without `price.read` */ contractPrice: number | null;
  /** The unit of `contractPrice` */ contractUom: string;
  /** Each price of the contract, by unit and quantity */ contractPrices: ContractItemPrice[];
}

/** A contract's price of an item */
export interface ContractItemPrice {
  /** The contract's line · at least 1 */ jobPriceLineUid: Id<"jobPriceLine">;
  /** The unit the price is for */ uom: string;
  /** How many base units the unit holds */ unitSize: number;
  /** From how many of that unit on */ minQty: number;
  /** Most that may be bought at the price */ qtyMaximum: number | null;
  /** How many were ordered already */ qtyOrdered: number;
  /** The ship-to the price is for; null for each · at least 1 */ shipToId: Id<"address"> | null;
  /** How the price was agreed */ pricingMethod: "price" | "discount" | "margin";
  /** The price of the unit; null without `price.read` */ price: number | null;
  /** Until when, `YYYY-MM-DD HH:mm:ss` */ expirationDate: string | null;
}

/** An attribute to put into a group */
export interface CreateAttributeGroupAttributeInput {
  /** The attribute · at least 1 */ attributeUid: Id<"attribute">;
  /** Position in the group · at least 0, at most 2147483647 · @default 0 */ sequenceNo?: number;
  /** Y when an item of this kind is not complete without a value · @default "N" */ requiredFlag?: "Y" | "N";
}

/** A new attribute group */
export interface CreateAttributeGroupInput {
  /** What the group is called · at least 1 characters, at most 255 characters */ attributeGroupDesc: string;
  /** The group's short code · at most 255 characters */ attributeGroupId?: string | null;
  /** What the group is for · at most 255 characters */ attributeGroupType?: string | null;
  /** The kind of group; 3526 is a group of item attributes · at least 0, at most 2147483647 · @default 3526 */ typeCd?: number;
  /** 704 when its attributes are offered as filters of a search, 705 when not · at least 0, at most 2147483647 · @default 704 */ searchableCd?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
}

/** A new attribute */
export interface CreateAttributeInput {
  /** The attribute's short code · at least 1 characters, at most 255 characters */ attributeId: string;
  /** What buyers read · at least 1 characters, at most 255 characters */ attributeDesc: string;
  /** What its values are; the values of a `number` can be filtered by range · @default "text" */ dataType?: "text" | "number" | "boolean" | "date";
  /** Longest value in characters · at least 1, at most 4000 */ maxLength?: number | null;
  /** Unit that a number's values are given in · at most 255 characters */ unit?: string | null;
  /** Position among the attributes · at least 0, at most 2147483647 */ sequenceNo?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
}

/** A new value of an attribute */
export interface CreateAttributeValueInput {
  /** The value as buyers read it · at least 1 characters, at most 4000 characters */ attributeValue: string;
  /** The value as a number, for ranges; of a `number` it is read from the text */ numericValue?: number | null;
  /** Position among the attribute's values · at least 0, at most 2147483647 */ sequenceNo?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
}

/** A new brand */
export interface CreateBrandInput {
  /** The name as printed on the item · at least 1 characters, at most 255 characters */ brandsName: string;
  /** The brand's short code · at most 255 characters */ brandsId?: string | null;
  /** One line about the brand · at most 40 characters */ brandsDesc?: string | null;
  /** Address of the brand's logo · at most 255 characters */ imageUrl?: string | null;
}

/** An item to list under a brand */
export interface CreateBrandItemInput {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** Position in the brand's list · at least 0, at most 2147483647 · @default 0 */ sequenceNo?: number;
}

/** A new question about an item with its answer */
export interface CreateFaqInput {
  /** What buyers ask · at least 1 characters, at most 500 characters */ question: string;
  /** The answer · at least 1 characters, at most 2000 characters */ answer: string;
  /** What the question is about · at most 255 characters */ category?: string | null;
  /** N while the answer is being worked on · @default "Y" */ isActive?: "Y" | "N";
  /** N when only editors may read it · @default "Y" */ isPublic?: "Y" | "N";
}

/** An item to keep at hand */
export interface CreateFavoriteInput {
  /** The item · at least 1 */ invMastUid?: Id<"item">;
  /** The item's number · at most 40 characters */ itemId?: string;
  /** What the user notes about the item · at most 500 characters */ note?: string | null;
  /** Position among the user's favorites, from 1 · at least 1, at most 2147483647 */ sequenceNo?: number;
}

/** A new variant group */
export interface CreateVariantGroupInput {
  /** What the choice is about · at least 1 characters, at most 255 characters */ variantName: string;
  /** One line about the choice · at most 255 characters */ variantDesc?: string | null;
  /** How the choice is shown · at least 1 characters, at most 255 characters · @default "list" */ variantType?: string;
  /** The attribute the items differ in · at least 1 */ attributeUid?: Id<"attribute"> | null;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** The choices: each item once, at most one with isDefault Y · at most 5000 entries · @default [] */ lines?: VariantLineInput[];
}

/** A new wish list */
export interface CreateWishlistInput {
  /** The list's name · at least 1 characters, at most 100 characters */ name: string;
  /** What the list is for · at most 500 characters */ description?: string | null;
  /** Y when the other users of the customer may read the list · @default "N" */ isPublic?: "Y" | "N";
  /** The code to share the list by; made up when left out · at least 8 characters, at most 255 characters */ shareCode?: string;
}

/** An item to put on a wish list */
export interface CreateWishlistLineInput {
  /** The item · at least 1 */ invMastUid?: Id<"item">;
  /** The item's number · at most 40 characters */ itemId?: string;
  /** How much is wanted, in the line's unit · at most 999999999, more than 0 · @default 1 */ qtyDesired?: number;
  /** A unit of the item; its selling unit when left out · at least 1 characters, at most 8 characters */ unitOfMeasure?: string;
  /** The higher, the sooner it is wanted · at least 0, at most 2147483647 · @default 0 */ priority?: number;
  /** What the user notes about the line · at most 1000 characters */ notes?: string | null;
}

/** What was deleted */
export interface Deleted {
  /** The unique number of the deleted record · at least 1 */ uid: number;
  /** True when the record existed and is now deleted (status 700) */ deleted: boolean;
}

/** An attribute to filter a list of items by */
export interface FacetAttribute {
  /** The attribute's unique number · at least 1 */ attributeUid: Id<"attribute">;
  /** The attribute's short code · at least 1 characters, at most 255 characters */ attributeId: string;
  /** What buyers read · at least 1 characters, at most 255 characters */ attributeDesc: string;
  /** What its values are; the values of a `number` can be filtered by range */ dataType: "text" | "number" | "boolean" | "date";
  /** Unit that a number's values are given in · at most 255 characters */ unit: string | null;
  /** Position among the item's attributes · at least 0 */ sequenceNo: number;
  /** Items that have a value of it · at least 0 */ itemCount: number;
  /** The values that occur, in their order */ values: FacetValue[];
}

/** A value with the number of items that have it */
export interface FacetValue {
  /** The value's unique number · at least 1 */ attributeValueUid: Id<"attributeValue">;
  /** The value as buyers read it · at least 1 characters, at most 4000 characters */ attributeValue: string;
  /** The value as a number, for ranges; of a `number` it is read from the text */ numericValue: number | null;
  /** Position among the item's values · at least 0 */ sequenceNo: number;
  /** Items that have the value · at least 0 */ itemCount: number;
}

/** A question about an item with its answer */
export interface Faq {
  /** The question's unique number · at least 1 */ invMastFaqUid: Id<"invMastFaq">;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** What buyers ask · at least 1 characters, at most 500 characters */ question: string;
  /** The answer · at least 1 characters, at most 2000 characters */ answer: string;
  /** What the question is about · at most 255 characters */ category: string | null;
  /** N while the answer is being worked on */ isActive: "Y" | "N";
  /** N when only editors may read it */ isPublic: "Y" | "N";
  /** How often it was opened · at least 0 */ viewCount: number;
  /** How many readers found it helpful · at least 0 */ helpfulCount: number;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** An item a user keeps at hand */
export interface Favorite {
  /** The user · at least 1 */ usersId: Id<"user">;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** The unit it is sold in · at most 8 characters */ defaultSellingUnit: string;
  /** What the user notes about the item · at most 500 characters */ note: string | null;
  /** Position among the user's favorites, from 1 · at least 1, at most 2147483647 */ sequenceNo: number;
  dateCreated: string;
  dateLastModified: string;
}

/** Whether a service can do its work */
export interface Health {
  /** `ok` when the database answers and nothing is amiss */ status: "ok" | "degraded";
  /** The service that answers */ service: string;
  /** The site that was asked for */ siteId: string;
  /** A hash of the site's settings: equal hashes, equal settings */ siteHash: string;
  /** The server's version */ version: string;
  /** How long the database took to answer · at least 0 */ databaseMilliseconds: number;
  /** What keeps the service from its full work; of a server that is older there is none */ problems?: string[];
}

/** A text on an item's page */
export interface InvMastText {
  /** Position on the page · at least 0 */ sequenceNo: number;
  /** Y when shoppers may read it */ displayOnWebFlag: "Y" | "N";
  /** What kind of text it is */ textTypeCd: number;
  /** Where on the page it stands */ webDisplayTypeUid: Id<"webDisplayType"> | null;
  /** The name of that place */ webDisplayTypeId: string | null;
  /** The text */ textValue: string;
}

/** Another number of an item */
export interface ItemAlternateCode {
  /** The alternate code's unique number · at least 1 */ itemAlternateCodeUid: Id<"itemAlternateCode">;
  /** The code as it is written */ alternateCode: string;
  /** Whose number it is */ codeType: "customer" | "supplier" | "manufacturer" | "upc" | "legacy" | "competitor";
  /** The customer whose number it is; only for the type `customer` · at least 1 */ customerId: Id<"customer"> | null;
  /** Further words about the code */ description: string | null;
}

/** An attribute of an item with the item's values */
export interface ItemAttribute {
  /** The attribute's unique number · at least 1 */ attributeUid: Id<"attribute">;
  /** The attribute's short code · at least 1 characters, at most 255 characters */ attributeId: string;
  /** What buyers read · at least 1 characters, at most 255 characters */ attributeDesc: string;
  /** What its values are; the values of a `number` can be filtered by range */ dataType: "text" | "number" | "boolean" | "date";
  /** Longest value in characters · at least 1, at most 4000 */ maxLength: number | null;
  /** Unit that a number's values are given in · at most 255 characters */ unit: string | null;
  /** Position among the item's attributes · at least 0 */ sequenceNo: number;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  /** What the item has; several for a choice */ values: ItemAttributeValue[];
}

/** A value an item has of an attribute */
export interface ItemAttributeValue {
  /** The value's unique number · at least 1 */ attributeValueUid: Id<"attributeValue">;
  /** The value as buyers read it · at least 1 characters, at most 4000 characters */ attributeValue: string;
  /** The value as a number, for ranges; of a `number` it is read from the text */ numericValue: number | null;
  /** Position among the item's values · at least 0 */ sequenceNo: number;
}

/** A category of the catalogue with the ones below it */
export interface ItemCategory {
  /** The category · at least 1 */ itemCategoryUid: Id<"itemCategory">;
  /** The category's code */ itemCategoryId: string;
  /** The category's name */ itemCategoryDesc: string;
  /** The category above; null for a root · at least 1 */ parentItemCategoryUid: Id<"itemCategory"> | null;
  /** The root it belongs to · at least 1 */ rootItemCategoryUid: Id<"itemCategory">;
  /** Y when shoppers see it */ displayOnWebFlag: "Y" | "N";
  /** Y when the record is deleted */ deleteFlag: "Y" | "N";
  /** Items in it and below that shoppers find, each counted once · at least 0 */ itemCount: number;
  /** The names from the root on */ fullPath: string;
  /** 1 for a root · at least 1 */ level: number;
  /** Position among its neighbours · at least 0 */ sequenceNo: number;
  /** The headline of its page */ title: string | null;
  /** What search engines show of its page */ metaDesc: string | null;
  /** A text for its page */ article: string | null;
  /** Its picture */ imageUrl: string | null;
  /** The class of customers it is meant for */ classId5: string | null;
  /** Fields that the site added; null without `includeUd` */ userDefined: Record<string, unknown> | null;
  /** The way from the root to it, without itself */ ancestors: CategoryCrumb[];
  /** How many categories are directly below it · at least 0 */ subCategoryCount: number;
  /** The categories below it */ subCategories: ItemCategory[];
  dateCreated: string;
  dateLastModified: string;
}

/** A category an item is listed in */
export interface ItemCategoryRef {
  /** The category · at least 1 */ itemCategoryUid: Id<"itemCategory">;
  /** The category's code */ itemCategoryId: string;
  /** The category's name */ itemCategoryDesc: string;
  /** 1 for a root · at least 1 */ level: number;
  /** The names from the root on */ fullPath: string;
  /** Y for the item's main category */ isMain: "Y" | "N";
}

/** A document about an item */
export interface ItemDocument {
  /** The document's unique number · at least 1 */ itemDocumentUid: Id<"itemDocument">;
  /** Position in the list · at least 0 */ sequenceNo: number;
  /** The document's name */ title: string;
  /** What kind of document it is */ category: string;
  /** The document's address */ documentUrl: string;
}

/** A picture of an item */
export interface ItemImage {
  /** The picture's unique number · at least 1 */ itemImageUid: Id<"itemImage">;
  /** Position; the first is the main picture · at least 0 */ sequenceNo: number;
  /** The picture's address */ imageUrl: string;
  /** What the picture shows, for those who do not see it */ altText: string;
}

/** An item with everything its page shows */
export interface ItemMaster {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** The headline of the item's page */ displayDesc: string | null;
  /** The bar code number (GTIN) */ upc: string | null;
  /** The unit it is sold in unless another is asked for */ unitOfMeasure: string;
  /** The unit stock and prices are kept in */ baseUnit: string;
  /** List price of a base unit; null without the permission `price.read` */ listPrice: number | null;
  /** Standard price of a base unit; for staff who see every customer's prices, else null */ stdPrice: number | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  /** 704 sold online, 705 not · at least 0, at most 2147483647 */ onlineCd: number;
  /** Y when shoppers find it */ displayOnWebFlag: "Y" | "N";
  /** Y when the record is deleted */ deleteFlag: "Y" | "N";
  /** Y when it is no longer made; see its substitutes */ discontinued: "Y" | "N";
  /** The brand · at least 1 */ brandsUid: Id<"brand"> | null;
  /** The brand's short code */ brandsId: string | null;
  /** The brand's name */ brandsName: string | null;
  /** Who makes it */ manufacturerName: string | null;
  /** The maker's number */ manufacturerPartNumber: string | null;
  /** Weight of a base unit in kilograms · at least 0 */ weight: number | null;
  /** Length of a base unit in metres · at least 0 */ length: number | null;
  /** Width of a base unit in metres · at least 0 */ width: number | null;
  /** Height of a base unit in metres · at least 0 */ height: number | null;
  /** The item's fifth class */ classId5: string | null;
  /** The collection it belongs to */ productCollection: string | null;
  /** The long description */ extendedDesc: string | null;
  /** A paragraph for the page */ webDesc: string | null;
  /** Words it is found by */ keywords: string | null;
  /** The unit it is sold in unless another is asked for */ defaultSellingUnit: string;
  /** The unit it is bought in */ defaultPurchasingUnit: string;
  /** The product group */ defaultProductGroup: string | null;
  /** Y when the supplier keeps it in stock */ vndrStock: "Y" | "N";
  /** Y when each piece has a serial number */ serialized: "Y" | "N";
  /** Y when its lots are kept apart */ trackLots: "Y" | "N";
  /** Y when sales tax is due on it */ taxable: "Y" | "N";
  /** The class that taxes go by */ taxClass: string | null;
  /** The item's first class */ classId1: string | null;
  /** The item's second class */ classId2: string | null;
  /** The item's third class */ classId3: string | null;
  /** The item's fourth class */ classId4: string | null;
  /** Which kind of bar code number `upcOrEanId` is */ upcOrEan: string | null;
  /** The bar code number */ upcOrEanId: string | null;
  /** Who it is bought from */ supplierName: string | null;
  /** Price of a base unit in price class 1; null when it is not the caller's to see */ price1: number | null;
  /** Price of a base unit in price class 2; null when it is not the caller's to see */ price2: number | null;
  /** Price of a base unit in price class 3; null when it is not the caller's to see */ price3: number | null;
  /** Price of a base unit in price class 4; null when it is not the caller's to see */ price4: number | null;
  /** Price of a base unit in price class 5; null when it is not the caller's to see */ price5: number | null;
  /** Price of a base unit in price class 6; null when it is not the caller's to see */ price6: number | null;
  /** Price of a base unit in price class 7; null when it is not the caller's to see */ price7: number | null;
  /** Price of a base unit in price class 8; null when it is not the caller's to see */ price8: number | null;
  /** Price of a base unit in price class 9; null when it is not the caller's to see */ price9: number | null;
  /** Price of a base unit in price class 10; null when it is not the caller's to see */ price10: number | null;
  /** Its units, smallest first */ itemUom: ItemUomRef[];
  /** Its other numbers; of customers' numbers the caller's own */ alternateCodes: ItemAlternateCode[];
  /** Tags that people gave it */ legacyTags: string[];
  /** Its properties with their values */ attributes: ItemAttribute[];
  /** Its pictures, the main one first */ images: ItemImage[];
  /** Data sheets, certificates, manuals */ documents: ItemDocument[];
  /** The categories it is listed in, the main one first */ categories: ItemCategoryRef[];
  /** The same as full paths */ categoryList: string[];
  /** For each category the way from the root to it */ docCatTrees: CategoryCrumb[][];
  /** Items to buy with it */ accessories: ItemRef[];
  /** Items to buy instead of it */ substitutes: ItemRef[];
  /** Texts of its page in their order */ invMastText: InvMastText[];
  /** Items that are samples of it in full size */ fullSizedSamples: ItemRef[];
  swatchSample: ItemRef | null;
  brandFolder: BrandFolder;
  /** Fields that the site added */ userDefined: Record<string, unknown>;
  /** The group of variants it belongs to · at least 1 */ itemVariantHdrUid: Id<"itemVariant"> | null;
  /** How many items it is linked to · at least 0 */ linksCount: number;
  /** How many parts it is made up of · at least 0 */ subPartsCount: number;
  /** How many questions about it are answered · at least 0 */ faqCount: number;
  pricing: ItemPricing | null;
  /** The code that was found, as it is written: print it as “your number” */ matchedCode: string | null;
  /** Whose code it is: `itemId`, `customer`, `upc`, `manufacturer` … */ matchedCodeType: string | null;
  /** How alike it is; only of similar items · at least 0, at most 1 */ similarity: number | null;
  dateCreated: string;
  dateLastModified: string;
}

/** The user's note about an item, and its position */
export interface ItemNote {
  /** What the user notes about the item · at most 500 characters */ note?: string | null;
  /** Position among the user's favorites, from 1 · at least 1, at most 2147483647 */ sequenceNo?: number;
}

/** A discount from a quantity on */
export interface ItemPriceBreak {
  /** From how many base units on */ breakQty: number;
  /** Off the class price · at least 0, at most 100 */ discountPercent: number;
}

/** Prices of an item that changed together */
export interface ItemPriceChange {
  /** The unique number of the change · at least 1 */ itemPriceChangeUid: Id<"itemPriceChange">;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** When they changed */ dateCreated: string;
  /** `load`: a file of the ERP's prices; `database`: written into the database by another program */ source: "load" | "database";
  /** The file */ sourceName: string | null;
  /** The role that was signed in to the database */ author: string;
  /** What the prices are in, ISO 4217 */ currency: string;
  /** The prices that changed, the list price first · at least 1 entries */ changes: ItemPriceStep[];
}

/** One price of an item that changed */
export interface ItemPriceStep {
  /** The list price, or the price of a price class */ field: "listPrice" | "price1" | "price2" | "price3" | "price4" | "price5" | "price6" | "price7" | "price8" | "price9" | "price10";
  /** Before, for one base unit; null where there was none */ oldPrice: number | null;
  /** From then on, for one base unit; null where there is none */ newPrice: number | null;
}

/** The list prices of the caller's price class */
export interface ItemPricing {
  /** The customer the prices are for; null for nobody's in particular · at least 1 */ customerId: Id<"customer"> | null;
  /** The customer's price class · at least 1, at most 10 */ priceClass: number | null;
  /** The base unit that the prices are for */ unitOfMeasure: string;
  /** The list price of a base unit */ listPrice: number | null;
  /** The price of the class for a base unit */ classPrice: number | null;
  /** Discounts by quantity, smallest first */ breaks: ItemPriceBreak[];
}

/** An item that another one names */
export interface ItemRef {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** What it is to the item */ linkType: string;
  /** Why the items go together */ note: string | null;
  /** Position in the list · at least 0 */ sequenceNo: number;
  /** Y when it is no longer made */ discontinued: "Y" | "N";
}

/** How much of an item a location has, in base units */
export interface ItemStock {
  /** The location · at least 1 */ locationId: Id<"location">;
  /** The company the location belongs to */ companyId: string;
  /** Pieces that lie there */ qtyOnHand: number;
  /** Of these, promised to orders */ qtyAllocated: number;
  /** On hand less allocated: what can be sold */ qtyAvailable: number;
  /** Ordered by customers but not there */ qtyBackordered: number;
  /** On its way from suppliers */ qtyOnOrder: number;
  /** The bin where it lies by rule */ primaryBin: string | null;
  /** The location's name */ locationName: string;
  /** Where the location is */ city: string | null;
  /** The state */ state: string | null;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The base unit the quantities are in */ unitOfMeasure: string;
  /** Least stock the location wants */ minQty: number | null;
  /** Most stock the location wants */ maxQty: number | null;
  /** Y when the location keeps the item */ stockable: "Y" | "N";
  /** Whether the location takes orders beyond its stock */ allowBackorder: boolean;
  dateLastModified: string;
}

/** A unit an item is sold or bought in */
export interface ItemUomRef {
  /** The unique number of the item's unit · at least 1 */ itemUomUid: Id<"itemUom">;
  /** The unit's code · at least 1 characters, at most 8 characters */ unitOfMeasure: string;
  /** How many base units it holds · more than 0 */ unitSize: number;
  /** Y when the item may be sold in it */ sellingUnit: "Y" | "N";
  /** Y when the item may be bought in it */ purchasingUnit: "Y" | "N";
  /** Y when shoppers may order in it */ b2bUnitFlag: "Y" | "N";
  /** Least quantity of an order, in this unit · at least 0 */ minimumOrderQty: number;
  /** Orders go up in steps of this, in this unit · at least 0 */ orderMultiple: number;
}

/** An item that goes with another one */
export interface LinkedItem {
  /** The link's unique number · at least 1 */ invMastLinksUid: Id<"invMastLink">;
  /** The item the link starts from · at least 1 */ linkedToInvMastUid: Id<"item">;
  /** What it is to that item */ linkType: string;
  /** Why the items go together */ note: string | null;
  /** Position among the links · at least 0 */ sequenceNo: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** The headline of the item's page */ displayDesc: string | null;
  /** The bar code number (GTIN) */ upc: string | null;
  /** The unit it is sold in unless another is asked for */ unitOfMeasure: string;
  /** The unit stock and prices are kept in */ baseUnit: string;
  /** List price of a base unit; null without the permission `price.read` */ listPrice: number | null;
  /** Standard price of a base unit; for staff who see every customer's prices, else null */ stdPrice: number | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  /** 704 sold online, 705 not · at least 0, at most 2147483647 */ onlineCd: number;
  /** Y when shoppers find it */ displayOnWebFlag: "Y" | "N";
  /** Y when the record is deleted */ deleteFlag: "Y" | "N";
  /** Y when it is no longer made; see its substitutes */ discontinued: "Y" | "N";
  /** The brand · at least 1 */ brandsUid: Id<"brand"> | null;
  /** The brand's short code */ brandsId: string | null;
  /** The brand's name */ brandsName: string | null;
  /** Who makes it */ manufacturerName: string | null;
  /** The maker's number */ manufacturerPartNumber: string | null;
  /** Weight of a base unit in kilograms · at least 0 */ weight: number | null;
  /** Length of a base unit in metres · at least 0 */ length: number | null;
  /** Width of a base unit in metres · at least 0 */ width: number | null;
  /** Height of a base unit in metres · at least 0 */ height: number | null;
  /** The item's fifth class */ classId5: string | null;
  /** The collection it belongs to */ productCollection: string | null;
  /** The categories it is listed in, the main one first */ categories: ItemCategoryRef[];
  /** Its properties with their values */ attributes: ItemAttribute[];
  /** Its pictures, the main one first */ images: ItemImage[];
  /** Items to buy with it */ accessories: ItemRef[];
  /** Its other numbers; of customers' numbers the caller's own */ alternateCodes: ItemAlternateCode[];
  /** Tags that people gave it */ tags: string[];
  /** The group of variants it belongs to · at least 1 */ itemVariantHdrUid: Id<"itemVariant"> | null;
  /** Whether any location can sell it; null without `includeStock` */ stockStatus: "in_stock" | "out_of_stock" | null;
  /** What all locations can sell together, in base units; null without `includeStock` */ qtyAvailable: number | null;
  /** The stock by location; null without `includeStock` */ stock: ItemStock[] | null;
}

/** What a bin of a location holds of an item */
export interface LocationBinStock {
  /** The location · at least 1 */ locationId: Id<"location">;
  /** The location's name */ locationName: string;
  /** The bin's code, unique in its location */ bin: string;
  /** Where the bin is */ binDesc: string | null;
  /** What kind of place it is */ binType: string;
  /** Position on the walk through the location · at least 0 */ sequenceNo: number;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** The base unit the quantities are in · at most 8 characters */ unitOfMeasure: string;
  /** Pieces that lie in the bin */ qtyOnHand: number;
  /** Of these, promised to orders */ qtyAllocated: number;
  /** On hand less allocated */ qtyAvailable: number;
  /** Y when the item lies here by rule */ primaryBin: "Y" | "N";
  /** Least stock the location wants of the item */ minQty: number | null;
  /** Most stock the location wants of the item */ maxQty: number | null;
  /** The same by lot, of items with lots */ lots: LotStock[];
}

/** What a bin holds of one lot of an item */
export interface LotStock {
  /** The lot; empty for items without lots */ lot: string;
  /** Pieces that lie in the bin */ qtyOnHand: number;
  /** Of these, promised to orders */ qtyAllocated: number;
  /** On hand less allocated */ qtyAvailable: number;
}

/** A unit of an item, and what quantities of it must keep to */
export interface OrderUnit {
  /** at most 8 characters */ unitOfMeasure: string;
  /** How many base units it holds */ unitSize: number;
  /** True when shoppers may order in it */ sold: boolean;
  /** Least quantity that may be ordered, in the unit */ minimumOrderQty: number;
  /** Quantities go up in steps of this, in the unit; 0 for any */ orderMultiple: number;
}

/** What to print */
export interface PdfGenerationRequest {
  /** The kind of document. `item-sheet`, `price-sheet`, `wishlist`, `label`, `order`, `quote`, `invoice`, `pick-ticket` have layouts of their own; of any other `data` is printed value by value · at least 1 characters, at most 255 characters */ documentType: string;
  /** The layout: `standard` or `compact` of documents, `item-label`, `bin-label` or `shelf-label` of labels; the first of the kind when left out · at least 1 characters, at most 255 characters */ templateId?: string;
  /** What to print, by kind of document; a refusal names each field that is missing or does not fit */ data: Record<string, unknown>;
  options?: PdfOptions;
}

/** A printed document, ready to fetch */
export interface PdfGenerationResult {
  /** The document's key, which cannot be guessed */ pdfId: string;
  /** What to call the file */ fileName: string;
  /** Its size in bytes · at least 1 */ fileSize: number;
  /** The whole address to fetch it from, until it expires; whoever has the address may */ downloadUrl: string;
  createdAt: string;
  /** After this it is gone (410); print it again */ expiresAt: string;
}

/** The free space around a page, in millimetres */
export interface PdfMargins {
  /** Free space at the top in millimetres · at least 0, at most 100 */ top?: number;
  /** Free space at the right in millimetres · at least 0, at most 100 */ right?: number;
  /** Free space at the bottom in millimetres · at least 0, at most 100 */ bottom?: number;
  /** Free space at the left in millimetres · at least 0, at most 100 */ left?: number;
}

/** The paper a document is laid out for, and the language it is printed in */
export interface PdfOptions {
  /** The size of the paper; letter when left out */ format?: "A4" | "letter";
  /** How it is turned; portrait when left out */ orientation?: "portrait" | "landscape";
  margins?: PdfMargins;
  /** The language of titles, dates and figures; English when left out. What `data` says is printed as it stands. An extension of the specification */ language?: "en" | "de";
}

/** An item that goes with another one */
export interface ProductLink {
  /** The link's unique number · at least 1 */ invMastLinksUid: Id<"invMastLink">;
  /** The item the link starts from · at least 1 */ invMastUid: Id<"item">;
  /** The linked item · at least 1 */ linkedInvMastUid: Id<"item">;
  /** The linked item's number · at most 40 characters */ linkedItemId: string;
  /** The linked item's description · at most 255 characters */ linkedItemDesc: string;
  /** What the linked item is to the item */ linkType: "accessory" | "substitute" | "related" | "kit" | "upgrade";
  /** The unit the linked item is sold in · at most 8 characters */ defaultSellingUnit: string;
  /** Y when the linked item is no longer made */ discontinued: "Y" | "N";
  /** Why the items go together */ note: string | null;
  /** Position among the item's links · at least 0 */ sequenceNo: number;
}

/** What an ordering list needs to know of an item */
export interface ResolvedItem {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** Address of the item's picture */ imageUrl: string | null;
  /** Y for an item that is sold while stock lasts */ discontinued: "Y" | "N";
  /** The unit it is stocked in · at most 8 characters */ baseUnit: string;
  /** The unit it is usually sold in · at most 8 characters */ defaultSellingUnit: string;
  /** Its units, the smallest first */ units: OrderUnit[];
  /** What the asked location can sell, in base units; null without a location */ qtyAvailable: number | null;
}

/** A number as it was asked for, and its item */
export interface ResolvedNumber {
  /** The number as it was given */ asked: string;
  /** It names one item, several, or none that is sold */ verdict: "found" | "unclear" | "unknown";
  /** The number of the item that fits */ matchedCode: string | null;
  /** Whose number that is */ matchedCodeType: "itemId" | "customer" | "supplier" | "manufacturer" | "upc" | "legacy" | null;
  item: ResolvedItem | null;
  /** Numbers of items that may be meant: all that fit an unclear one, up to three that begin as an unknown one */ suggestions: string[];
}

/** Numbers whose items are wanted */
export interface ResolveNumbersInput {
  /** Item numbers, the customer's own, bar codes, manufacturers' or older numbers · at least 1 entries, at most 5000 entries */ numbers: string[];
  /** The customer whose own numbers count, for staff who serve several; a shopper's is their own · at least 1 */ customerId?: Id<"customer">;
  /** The location whose stock is wanted · at least 1 */ locationId?: Id<"location">;
}

/** An item that another one is made up of */
export interface SubPart {
  /** The sub part's unique number · at least 1 */ invMastSubPartsUid: Id<"invMastSubPart">;
  /** The link of the item that the sub part belongs to · at least 1 */ invMastLinksUid: Id<"invMastLink"> | null;
  /** The item that is made up · at least 1 */ invMastUid: Id<"item">;
  /** The item it is made up of · at least 1 */ subPartInvMastUid: Id<"item">;
  /** The sub part's item number · at most 40 characters */ subPartItemId: string;
  /** The sub part's description · at most 255 characters */ subPartItemDesc: string;
  /** How much one item needs, in the unit beside it · more than 0 */ qtyRequired: number;
  /** The unit of the quantity · at most 8 characters */ unitOfMeasure: string;
  /** Y when the item works without it */ isOptional: "Y" | "N";
  /** Position in the list of parts · at least 0 */ sequenceNo: number;
}

/** A unit an item is bought, stocked or sold in */
export interface UnitOfMeasure {
  /** The unique number of the item's unit · at least 1 */ itemUomUid: Id<"itemUom">;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The unit's code · at least 1 characters, at most 8 characters */ unitOfMeasure: string;
  /** How many base units it holds · more than 0 */ unitSize: number;
  /** Y when the item may be sold in it */ sellingUnit: "Y" | "N";
  /** Y when the item may be bought in it */ purchasingUnit: "Y" | "N";
  /** Y when shoppers may order in it */ b2bUnitFlag: "Y" | "N";
  /** Least quantity of an order, in this unit · at least 0 */ minimumOrderQty: number;
  /** Orders go up in steps of this, in this unit · at least 0 */ orderMultiple: number;
  /** Y when the item no longer has the unit */ deleteFlag: "Y" | "N";
  dateCreated: string;
  dateLastModified: string;
}

/** What to change of an attribute's place in a group */
export interface UpdateAttributeGroupAttributeInput {
  /** Position in the group · at least 0, at most 2147483647 */ sequenceNo?: number;
  /** Y when an item of this kind is not complete without a value */ requiredFlag?: "Y" | "N";
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the attribute of a group's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of an attribute group */
export interface UpdateAttributeGroupInput {
  /** What the group is called · at least 1 characters, at most 255 characters */ attributeGroupDesc?: string;
  /** The group's short code · at most 255 characters */ attributeGroupId?: string | null;
  /** What the group is for · at most 255 characters */ attributeGroupType?: string | null;
  /** The kind of group; 3526 is a group of item attributes · at least 0, at most 2147483647 */ typeCd?: number;
  /** 704 when its attributes are offered as filters of a search, 705 when not · at least 0, at most 2147483647 */ searchableCd?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the attribute group's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of an attribute */
export interface UpdateAttributeInput {
  /** The attribute's short code · at least 1 characters, at most 255 characters */ attributeId?: string;
  /** What buyers read · at least 1 characters, at most 255 characters */ attributeDesc?: string;
  /** What its values are; the values of a `number` can be filtered by range */ dataType?: "text" | "number" | "boolean" | "date";
  /** Longest value in characters · at least 1, at most 4000 */ maxLength?: number | null;
  /** Unit that a number's values are given in · at most 255 characters */ unit?: string | null;
  /** Position among the attributes · at least 0, at most 2147483647 */ sequenceNo?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the attribute's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of an attribute's value */
export interface UpdateAttributeValueInput {
  /** The value as buyers read it · at least 1 characters, at most 4000 characters */ attributeValue?: string;
  /** The value as a number, for ranges; of a `number` it is read from the text */ numericValue?: number | null;
  /** Position among the attribute's values · at least 0, at most 2147483647 */ sequenceNo?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the value of an attribute's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of a brand */
export interface UpdateBrandInput {
  /** The name as printed on the item · at least 1 characters, at most 255 characters */ brandsName?: string;
  /** The brand's short code · at most 255 characters */ brandsId?: string | null;
  /** One line about the brand · at most 40 characters */ brandsDesc?: string | null;
  /** Address of the brand's logo · at most 255 characters */ imageUrl?: string | null;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the brand's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of a brand's item */
export interface UpdateBrandItemInput {
  /** Position in the brand's list · at least 0, at most 2147483647 */ sequenceNo?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the item of a brand's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of a question about an item */
export interface UpdateFaqInput {
  /** What buyers ask · at least 1 characters, at most 500 characters */ question?: string;
  /** The answer · at least 1 characters, at most 2000 characters */ answer?: string;
  /** What the question is about · at most 255 characters */ category?: string | null;
  /** N while the answer is being worked on */ isActive?: "Y" | "N";
  /** N when only editors may read it */ isPublic?: "Y" | "N";
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the question about an item's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of an item's value */
export interface UpdateItemAttributeValueInput {
  /** The value as buyers read it · at least 1 characters, at most 4000 characters */ attributeValue?: string;
  /** Position; at the end when left out · at least 0 */ sequenceNo?: number;
}

/** What to change of a variant group */
export interface UpdateVariantGroupInput {
  /** What the choice is about · at least 1 characters, at most 255 characters */ variantName?: string;
  /** One line about the choice · at most 255 characters */ variantDesc?: string | null;
  /** How the choice is shown · at least 1 characters, at most 255 characters */ variantType?: string;
  /** The attribute the items differ in · at least 1 */ attributeUid?: Id<"attribute"> | null;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** The choices: each item once, at most one with isDefault Y · at most 5000 entries */ lines?: VariantLineInput[];
  /** Only as long as nobody changed it since: the variant group's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** Items that differ in one property */
export interface VariantGroup {
  /** The variant group's unique number · at least 1 */ itemVariantHdrUid: Id<"itemVariant">;
  /** What the choice is about · at least 1 characters, at most 255 characters */ variantName: string;
  /** One line about the choice · at most 255 characters */ variantDesc: string | null;
  /** How the choice is shown · at least 1 characters, at most 255 characters */ variantType: string;
  /** The attribute the items differ in · at least 1 */ attributeUid: Id<"attribute"> | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
  /** The choices in their order */ lines: VariantLine[];
}

/** One choice in a variant group */
export interface VariantLine {
  /** The line's unique number · at least 1 */ itemVariantLineUid: Id<"itemVariantLine">;
  /** The variant group · at least 1 */ itemVariantHdrUid: Id<"itemVariant">;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** What the buyer chooses · at least 1 characters, at most 255 characters */ variantValue: string;
  /** The colour to show for it · at most 7 characters */ colorCode: string | null;
  /** How much it costs more than the default; less when negative · at least -1000000000, at most 999999999999 */ priceDifference: number;
  /** Y for the choice shown first; one in a group */ isDefault: "Y" | "N";
  /** Position in the group · at least 0, at most 2147483647 */ sequenceNo: number;
}

/** One choice of a variant group */
export interface VariantLineInput {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** What the buyer chooses · at least 1 characters, at most 255 characters */ variantValue: string;
  /** The colour to show for it · at most 7 characters */ colorCode?: string | null;
  /** How much it costs more than the default; less when negative · at least -1000000000, at most 999999999999 · @default 0 */ priceDifference?: number;
  /** Y for the choice shown first; one in a group · @default "N" */ isDefault?: "Y" | "N";
  /** Position in the group; that in this list when left out · at least 0, at most 2147483647 */ sequenceNo?: number;
}

/** Whom a token speaks for */
export interface Whoami {
  /** The site the token is for */ siteId: string;
  /** The user · at least 1 */ usersId: Id<"user">;
  /** The name the user signs in with */ username: string;
  /** The user's role */ role: string;
  /** The customer the user belongs to; none for staff */ customerId: Id<"customer"> | null;
  /** The contact the user is · at least 1 */ contactId: Id<"contact"> | null;
  /** The sales representative the user is */ salesRepId: string | null;
  permissions: string[];
}

/** A named list of items a user wants */
export interface WishlistHeader {
  /** The list's unique number · at least 1 */ itemWishlistHdrUid: Id<"itemWishlist">;
  /** The user whose list it is · at least 1 */ usersId: Id<"user">;
  /** The name of the user whose list it is */ ownerName: string;
  /** The list's name · at least 1 characters, at most 100 characters */ name: string;
  /** What the list is for · at most 500 characters */ description: string | null;
  /** Y when the other users of the customer may read the list */ isPublic: "Y" | "N";
  /** Who knows it may read the list although it is not public, if they belong to the same customer; letters, digits, dashes and underscores · at least 8 characters, at most 255 characters */ shareCode: string;
  /** How many lines it has · at least 0 */ lineCount: number;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** An item on a wish list */
export interface WishlistLine {
  /** The line's unique number · at least 1 */ itemWishlistLineUid: Id<"itemWishlistLine">;
  /** The list · at least 1 */ itemWishlistHdrUid: Id<"itemWishlist">;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** How much is wanted, in the line's unit · at most 999999999, more than 0 */ qtyDesired: number;
  /** The unit of the quantity · at most 8 characters */ unitOfMeasure: string;
  /** The higher, the sooner it is wanted · at least 0, at most 2147483647 */ priority: number;
  /** What the user notes about the line · at most 1000 characters */ notes: string | null;
  dateCreated: string;
}

/** What `items.attributeGroups.list` takes: List each attribute group */
export interface AttributeGroupsListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "attribute_group_uid|ASC" */ orderBy?: string;
  /** Words to look for in the attribute group */ q?: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
}

/** What `items.attributeGroups.create` takes: Create an attribute group */
export interface AttributeGroupsCreateInput {
  /** What the group is called · at least 1 characters, at most 255 characters */ attributeGroupDesc: string;
  /** The group's short code · at most 255 characters */ attributeGroupId?: string | null;
  /** What the group is for · at most 255 characters */ attributeGroupType?: string | null;
  /** The kind of group; 3526 is a group of item attributes · at least 0, at most 2147483647 · @default 3526 */ typeCd?: number;
  /** 704 when its attributes are offered as filters of a search, 705 when not · at least 0, at most 2147483647 · @default 704 */ searchableCd?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
}

/** What `items.attributeGroups.get` takes: Get one attribute group */
export interface AttributeGroupsGetInput {
  /** The unique number of the attribute group · at least 1 */ id: number;
}

/** What `items.attributeGroups.update` takes: Change an attribute group */
export interface AttributeGroupsUpdateInput {
  /** The unique number of the attribute group · at least 1 */ id: number;
  /** What the group is called · at least 1 characters, at most 255 characters */ attributeGroupDesc?: string;
  /** The group's short code · at most 255 characters */ attributeGroupId?: string | null;
  /** What the group is for · at most 255 characters */ attributeGroupType?: string | null;
  /** The kind of group; 3526 is a group of item attributes · at least 0, at most 2147483647 */ typeCd?: number;
  /** 704 when its attributes are offered as filters of a search, 705 when not · at least 0, at most 2147483647 */ searchableCd?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the attribute group's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `items.attributeGroups.delete` takes: Delete an attribute group */
export interface AttributeGroupsDeleteInput {
  /** The unique number of the attribute group · at least 1 */ id: number;
  /** Only as long as nobody changed it since: the attribute group's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `items.attributeGroups.attributes.list` takes: List each attribute of a group */
export interface AttributeGroupsAttributesListInput {
  /** attributeGroupUid of the group · at least 1 */ id: number;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "sequence_no|ASC" */ orderBy?: string;
  /** Words to look for in the attribute of a group */ q?: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
}

/** What `items.attributeGroups.attributes.create` takes: Put an attribute into a group */
export interface AttributeGroupsAttributesCreateInput {
  /** attributeGroupUid of the group · at least 1 */ id: number;
  /** The attribute · at least 1 */ attributeUid: Id<"attribute">;
  /** Position in the group · at least 0, at most 2147483647 · @default 0 */ sequenceNo?: number;
  /** Y when an item of this kind is not complete without a value · @default "N" */ requiredFlag?: "Y" | "N";
}

/** What `items.attributeGroups.attributes.get` takes: Get one attribute of a group */
export interface AttributeGroupsAttributesGetInput {
  /** attributeGroupUid of the group · at least 1 */ id: number;
  /** The unique number of the attribute of a group · at least 1 */ attributeXAttributeGroupUid: Id<"attributeXAttributeGroup">;
}

/** What `items.attributeGroups.attributes.update` takes: Change an attribute of a group */
export interface AttributeGroupsAttributesUpdateInput {
  /** attributeGroupUid of the group · at least 1 */ id: number;
  /** The unique number of the attribute of a group · at least 1 */ attributeXAttributeGroupUid: Id<"attributeXAttributeGroup">;
  /** Position in the group · at least 0, at most 2147483647 */ sequenceNo?: number;
  /** Y when an item of this kind is not complete without a value */ requiredFlag?: "Y" | "N";
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the attribute of a group's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `items.attributeGroups.attributes.delete` takes: Take an attribute out of a group */
export interface AttributeGroupsAttributesDeleteInput {
  /** attributeGroupUid of the group · at least 1 */ id: number;
  /** The unique number of the attribute of a group · at least 1 */ attributeXAttributeGroupUid: Id<"attributeXAttributeGroup">;
  /** Only as long as nobody changed it since: the attribute of a group's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `items.attributes.list` takes: List each attribute */
export interface AttributesListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "attribute_uid|ASC" */ orderBy?: string;
  /** Words to look for in the attribute */ q?: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
}

/** What `items.attributes.create` takes: Create an attribute */
export interface AttributesCreateInput {
  /** The attribute's short code · at least 1 characters, at most 255 characters */ attributeId: string;
  /** What buyers read · at least 1 characters, at most 255 characters */ attributeDesc: string;
  /** What its values are; the values of a `number` can be filtered by range · @default "text" */ dataType?: "text" | "number" | "boolean" | "date";
  /** Longest value in characters · at least 1, at most 4000 */ maxLength?: number | null;
  /** Unit that a number's values are given in · at most 255 characters */ unit?: string | null;
  /** Position among the attributes · at least 0, at most 2147483647 */ sequenceNo?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
}

/** What `items.attributes.get` takes: Get one attribute */
export interface AttributesGetInput {
  /** The unique number of the attribute · at least 1 */ id: number;
}

/** What `items.attributes.update` takes: Change an attribute */
export interface AttributesUpdateInput {
  /** The unique number of the attribute · at least 1 */ id: number;
  /** The attribute's short code · at least 1 characters, at most 255 characters */ attributeId?: string;
  /** What buyers read · at least 1 characters, at most 255 characters */ attributeDesc?: string;
  /** What its values are; the values of a `number` can be filtered by range */ dataType?: "text" | "number" | "boolean" | "date";
  /** Longest value in characters · at least 1, at most 4000 */ maxLength?: number | null;
  /** Unit that a number's values are given in · at most 255 characters */ unit?: string | null;
  /** Position among the attributes · at least 0, at most 2147483647 */ sequenceNo?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the attribute's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `items.attributes.delete` takes: Delete an attribute */
export interface AttributesDeleteInput {
  /** The unique number of the attribute · at least 1 */ id: number;
  /** Only as long as nobody changed it since: the attribute's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `items.attributes.values.list` takes: List each value of an attribute */
export interface AttributesValuesListInput {
  /** attributeUid of the attribute · at least 1 */ id: number;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "attribute_value_uid|ASC" */ orderBy?: string;
  /** Words to look for in the value of an attribute */ q?: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
}

/** What `items.attributes.values.create` takes: Create a value of an attribute */
export interface AttributesValuesCreateInput {
  /** attributeUid of the attribute · at least 1 */ id: number;
  /** The value as buyers read it · at least 1 characters, at most 4000 characters */ attributeValue: string;
  /** The value as a number, for ranges; of a `number` it is read from the text */ numericValue?: number | null;
  /** Position among the attribute's values · at least 0, at most 2147483647 */ sequenceNo?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
}

/** What `items.attributes.values.get` takes: Get one value of an attribute */
export interface AttributesValuesGetInput {
  /** attributeUid of the attribute · at least 1 */ id: number;
  /** The unique number of the value of an attribute · at least 1 */ attributeValueUid: Id<"attributeValue">;
}

/** What `items.attributes.values.update` takes: Change a value of an attribute */
export interface AttributesValuesUpdateInput {
  /** attributeUid of the attribute · at least 1 */ id: number;
  /** The unique number of the value of an attribute · at least 1 */ attributeValueUid: Id<"attributeValue">;
  /** The value as buyers read it · at least 1 characters, at most 4000 characters */ attributeValue?: string;
  /** The value as a number, for ranges; of a `number` it is read from the text */ numericValue?: number | null;
  /** Position among the attribute's values · at least 0, at most 2147483647 */ sequenceNo?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the value of an attribute's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `items.attributes.values.delete` takes: Delete a value of an attribute */
export interface AttributesValuesDeleteInput {
  /** attributeUid of the attribute · at least 1 */ id: number;
  /** The unique number of the value of an attribute · at least 1 */ attributeValueUid: Id<"attributeValue">;
  /** Only as long as nobody changed it since: the value of an attribute's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `items.brands.list` takes: List each brand */
export interface BrandsListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "brands_uid|ASC" */ orderBy?: string;
  /** Words to look for in name, code and description */ q?: string;
}

/** What `items.brands.create` takes: Create a brand */
export interface BrandsCreateInput {
  /** The name as printed on the item · at least 1 characters, at most 255 characters */ brandsName: string;
  /** The brand's short code · at most 255 characters */ brandsId?: string | null;
  /** One line about the brand · at most 40 characters */ brandsDesc?: string | null;
  /** Address of the brand's logo · at most 255 characters */ imageUrl?: string | null;
}

/** What `items.brands.get` takes: Get one brand */
export interface BrandsGetInput {
  /** The unique number of the brand · at least 1 */ id: number;
  /** The brand's short code, case aside: a brand that has another is not found · at most 255 characters */ brandsId?: string;
}

/** What `items.brands.update` takes: Change a brand */
export interface BrandsUpdateInput {
  /** The unique number of the brand · at least 1 */ id: number;
  /** The name as printed on the item · at least 1 characters, at most 255 characters */ brandsName?: string;
  /** The brand's short code · at most 255 characters */ brandsId?: string | null;
  /** One line about the brand · at most 40 characters */ brandsDesc?: string | null;
  /** Address of the brand's logo · at most 255 characters */ imageUrl?: string | null;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the brand's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `items.brands.delete` takes: Delete a brand */
export interface BrandsDeleteInput {
  /** The unique number of the brand · at least 1 */ id: number;
  /** Only as long as nobody changed it since: the brand's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `items.brands.items.list` takes: List each item of a brand */
export interface BrandsItemsListInput {
  /** brandsUid of the brand · at least 1 */ id: number;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `items.brands.items.create` takes: List an item under a brand */
export interface BrandsItemsCreateInput {
  /** brandsUid of the brand · at least 1 */ id: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** Position in the brand's list · at least 0, at most 2147483647 · @default 0 */ sequenceNo?: number;
}

/** What `items.brands.items.get` takes: Get one item of a brand */
export interface BrandsItemsGetInput {
  /** brandsUid of the brand · at least 1 */ id: number;
  /** The unique number of the item of a brand · at least 1 */ brandsXItemsUid: Id<"brandsXItem">;
}

/** What `items.brands.items.update` takes: Change an item of a brand */
export interface BrandsItemsUpdateInput {
  /** brandsUid of the brand · at least 1 */ id: number;
  /** The unique number of the item of a brand · at least 1 */ brandsXItemsUid: Id<"brandsXItem">;
  /** Position in the brand's list · at least 0, at most 2147483647 */ sequenceNo?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the item of a brand's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `items.brands.items.delete` takes: Take an item off a brand's list */
export interface BrandsItemsDeleteInput {
  /** brandsUid of the brand · at least 1 */ id: number;
  /** The unique number of the item of a brand · at least 1 */ brandsXItemsUid: Id<"brandsXItem">;
  /** Only as long as nobody changed it since: the item of a brand's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `items.categories.lookup` takes: Find a category of the shop by its path */
export interface CategoriesLookupInput {
  /** Names or codes from the root on, separated by `/`; blanks around it and case do not count · at least 1 characters */ path?: string;
  /** The code of the root to look below · at least 1 characters */ rootItemCategoryId?: string;
  /** How old the answer may be, in seconds; answers of this server are always of this moment · at least 0 · @default 0 */ cacheTtl?: number;
}

/** What `items.categories.get` takes: Get a category of the shop with the tree below it */
export interface CategoriesGetInput {
  /** itemCategoryUid of the category · at least 1 */ id: number;
  /** Only sub-categories whose code or name has these words */ childrenFilter?: string;
  /** How many direct sub-categories at most · at least 1, at most 1000 · @default 1000 */ childrenLimit?: number;
  /** How many direct sub-categories to leave out first · at least 0 · @default 0 */ childrenOffset?: number;
  /** Only what has one of these fifth classes · at least 1 entries */ classId5List?: string[];
  /** Nothing that has one of these fifth classes · at least 1 entries */ classId5ExcludeList?: string[];
  /** Values by attributeUid: items that have one of them, for each attribute; `filters[12]=Steel,Zinc` */ filters?: Record<string, string[]>;
  /** Fill `userDefined` · @default false */ includeUd?: boolean;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "sequence_no|ASC" */ orderBy?: string;
  /** The way on from {id}: answers the category there · at least 1 characters */ path?: string;
  /** Only items of this collection · at least 1 characters */ productCollection?: string;
  /** Not found unless it is below this root · at least 1 characters */ rootItemCategoryId?: string;
  /** How old the answer may be, in seconds; answers of this server are always of this moment · at least 0 · @default 0 */ cacheTtl?: number;
}

/** What `items.categories.attributes` takes: List the attributes of a category's items with values and counts */
export interface CategoriesAttributesInput {
  /** itemCategoryUid of the category · at least 1 */ id: number;
  /** Count items of the categories below too · @default true */ includeSubCategories?: boolean;
  /** Only items of this collection · at least 1 characters */ productCollection?: string;
  /** How old the answer may be, in seconds; answers of this server are always of this moment · at least 0 · @default 0 */ cacheTtl?: number;
}

/** What `items.categories.images` takes: List pictures to show a category by */
export interface CategoriesImagesInput {
  /** itemCategoryUid of the category · at least 1 */ id: number;
  /** How old the answer may be, in seconds; answers of this server are always of this moment · at least 0 · @default 0 */ cacheTtl?: number;
}

/** What `items.categories.items` takes: List the items of a category and the ones below it */
export interface CategoriesItemsInput {
  /** itemCategoryUid of the category · at least 1 */ id: number;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** A number of the item, or words of its description */ q?: string;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "popularity|DESC" */ sortBy?: string;
  /** Which lists to fill, of categories, attributes, images, accessories, alternateCodes, tags; the others are empty. All without it. Plain fields may be named and are always there · at least 1 entries */ fields?: string[];
  /** Values by attributeUid: items that have one of them, for each attribute; `filters[12]=Steel,Zinc` */ filters?: Record<string, string[]>;
  /** Only items with one of these tags · at least 1 entries */ tags?: string[];
  /** Only what has one of these fifth classes · at least 1 entries */ classId5List?: string[];
  /** Nothing that has one of these fifth classes · at least 1 entries */ classId5ExcludeList?: string[];
  /** Y: items that shoppers find; N: those they do not · @default "Y" */ displayOnWebFlag?: "Y" | "N";
  /** Fill `stock`, `stockStatus` and `qtyAvailable` · @default false */ includeStock?: boolean;
  /** Y: of each group of variants only the standard one · @default "N" */ variantFilter?: "Y" | "N";
  /** Only items that a location can sell now, or only those that none can */ stockStatus?: "in_stock" | "out_of_stock";
  /** Only items of these contracts, of those that the caller may see · at least 1 entries */ jobNumbers?: string[];
  /** How old the answer may be, in seconds; answers of this server are always of this moment · at least 0 · @default 0 */ cacheTtl?: number;
}

/** What `items.contracts.attributes` takes: List the attributes of a contract's items with values and counts */
export interface ContractsAttributesInput {
  /** Job number of the contract · at least 1 characters */ id: string;
  /** The job number, when `{id}` is the contract's own number or its unique number */ jobNo?: string;
}

/** What `items.contracts.items` takes: List the items of a contract with their contract prices */
export interface ContractsItemsInput {
  /** Job number of the contract · at least 1 characters */ id: string;
  /** How many records at most · at least 1, at most 1000 · @default 12 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** The job number, when `{id}` is the contract's own number or its unique number */ jobNo?: string;
  /** A number of the item, or words of its description */ q?: string;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "popularity|DESC" */ sortBy?: string;
  /** Which lists to fill, of categories, attributes, images, accessories, alternateCodes, tags; the others are empty. All without it. Plain fields may be named and are always there · at least 1 entries */ fields?: string[];
  /** Values by attributeUid: items that have one of them, for each attribute; `filters[12]=Steel,Zinc` */ filters?: Record<string, string[]>;
  /** Only items with one of these tags · at least 1 entries */ tags?: string[];
  /** Only what has one of these fifth classes · at least 1 entries */ classId5List?: string[];
  /** Nothing that has one of these fifth classes · at least 1 entries */ classId5ExcludeList?: string[];
  /** Y: items that shoppers find; N: those they do not · @default "Y" */ displayOnWebFlag?: "Y" | "N";
  /** Fill `stock`, `stockStatus` and `qtyAvailable` · @default false */ includeStock?: boolean;
  /** Y: of each group of variants only the standard one · @default "N" */ variantFilter?: "Y" | "N";
}

/** What `items.internal.pdf` takes: Print a document or labels as PDF */
export interface InternalPdfInput {
  /** The kind of document. `item-sheet`, `price-sheet`, `wishlist`, `label`, `order`, `quote`, `invoice`, `pick-ticket` have layouts of their own; of any other `data` is printed value by value · at least 1 characters, at most 255 characters */ documentType: string;
  /** The layout: `standard` or `compact` of documents, `item-label`, `bin-label` or `shelf-label` of labels; the first of the kind when left out · at least 1 characters, at most 255 characters */ templateId?: string;
  /** What to print, by kind of document; a refusal names each field that is missing or does not fit */ data: Record<string, unknown>;
  options?: PdfOptions;
}

/** What `items.invMast.list` takes: List items */
export interface InvMastListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "relevance|DESC" */ orderBy?: string;
  /** A number of the item, or words of its description */ q?: string;
  /** Only items whose own number begins so */ prefix?: string;
  /** Only items of this category and the ones below it · at least 1 */ itemCategoryUid?: Id<"itemCategory">;
  /** Only items with this: 704 sold online, 705 not · at least 0, at most 2147483647 */ onlineCd?: number;
  /** Only items with this status; without it all but the deleted (700) */ statusCd?: 704 | 705 | 700;
  /** The customer whose own numbers and prices count, for staff who serve several; a shopper's is their own · at least 1 */ customerId?: Id<"customer">;
}

/** What `items.invMast.lookup` takes: Find items by any of their numbers */
export interface InvMastLookupInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "relevance|DESC" */ orderBy?: string;
  /** An item number or any other number of an item */ q?: string;
  /** Only items with this: 704 sold online, 705 not · at least 0, at most 2147483647 */ onlineCd?: number;
  /** Only items with this status; without it all but the deleted (700) */ statusCd?: 704 | 705 | 700;
  /** Only items that lack this of what makes them easy to find; `any`: at least one of these */ missing?: "any" | "brandsName" | "manufacturerName" | "manufacturerPartNumber" | "upc" | "displayDesc" | "extendedDesc" | "webDesc" | "keywords" | "images" | "attributes";
  /** The customer whose own numbers and prices count, for staff who serve several; a shopper's is their own · at least 1 */ customerId?: Id<"customer">;
}

/** What `items.invMast.resolve` takes: Tell which items a list of numbers names */
export interface InvMastResolveInput {
  /** Item numbers, the customer's own, bar codes, manufacturers' or older numbers · at least 1 entries, at most 5000 entries */ numbers: string[];
  /** The customer whose own numbers count, for staff who serve several; a shopper's is their own · at least 1 */ customerId?: Id<"customer">;
  /** The location whose stock is wanted · at least 1 */ locationId?: Id<"location">;
}

/** What `items.invMast.get` takes: Get one item with everything its page shows */
export interface InvMastGetInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** The customer whose own numbers and prices count, for staff who serve several; a shopper's is their own · at least 1 */ customerId?: Id<"customer">;
}

/** What `items.invMast.alternateCode` takes: List the other numbers of an item */
export interface InvMastAlternateCodeInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "item_alternate_code_uid|ASC" */ orderBy?: string;
  /** The customer whose own numbers and prices count, for staff who serve several; a shopper's is their own · at least 1 */ customerId?: Id<"customer">;
}

/** What `items.invMast.doc` takes: Get the whole document of an item, by unique number or item number */
export interface InvMastDocInput {
  /** invMastUid of the item; 0 when `itemId` names it · at least 0 */ id: Id<"item">;
  /** The item's number, instead of {id} 0 · at least 1 characters, at most 40 characters */ itemId?: string;
  /** Fill `pricing`: the list price fields of the caller · @default false */ includePricing?: boolean;
  /** The customer whose own numbers and prices count, for staff who serve several; a shopper's is their own · at least 1 */ customerId?: Id<"customer">;
}

/** What `items.invMast.invAccessory` takes: List the accessories of an item */
export interface InvMastInvAccessoryInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "sequence_no|ASC" */ orderBy?: string;
}

/** What `items.invMast.invSub` takes: List the substitutes of an item */
export interface InvMastInvSubInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "sequence_no|ASC" */ orderBy?: string;
}

/** What `items.invMast.similar` takes: List items that are like an item */
export interface InvMastSimilarInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `items.invMast.stock` takes: List the stock of an item by location */
export interface InvMastStockInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
}

/** What `items.invMast.priceHistory` takes: List how the list price and the class prices of an item changed, the latest first */
export interface InvMastPriceHistoryInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `items.invMast.attributes.list` takes: List the attributes of an item with its values */
export interface InvMastAttributesListInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "sequence_no|ASC" */ orderBy?: string;
  /** Words to look for in code, name and values */ q?: string;
  /** Only attributes with this status; without it all but the deleted (700) */ statusCd?: 704 | 705 | 700;
}

/** What `items.invMast.attributes.create` takes: Describe an item by an attribute */
export interface InvMastAttributesCreateInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** The attribute · at least 1 */ attributeUid: Id<"attribute">;
  /** Position; at the end when left out · at least 0 */ sequenceNo?: number;
  /** Values the item has of it; one that the attribute does not know yet becomes known · at most 5000 entries */ values?: string[];
}

/** What `items.invMast.attributes.values.list` takes: List the values an item has of an attribute */
export interface InvMastAttributesValuesListInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** attributeUid of the attribute · at least 1 */ attr: number;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "sequence_no|ASC" */ orderBy?: string;
  /** Words to look for in the value */ q?: string;
  /** Only this value · at least 1 */ attributeValueUid?: Id<"attributeValue">;
}

/** What `items.invMast.attributes.values.create` takes: Give an item a value of an attribute */
export interface InvMastAttributesValuesCreateInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** attributeUid of the attribute · at least 1 */ attr: number;
  /** A value the attribute knows · at least 1 */ attributeValueUid?: Id<"attributeValue">;
  /** The value as buyers read it · at least 1 characters, at most 4000 characters */ attributeValue?: string;
  /** Position; at the end when left out · at least 0 */ sequenceNo?: number;
}

/** What `items.invMast.attributes.values.update` takes: Change a value of an item */
export interface InvMastAttributesValuesUpdateInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** attributeUid of the attribute · at least 1 */ attr: number;
  /** The value the item has · at least 1 */ attributeValueUid: Id<"attributeValue">;
  /** The value as buyers read it · at least 1 characters, at most 4000 characters */ attributeValue?: string;
  /** Position; at the end when left out · at least 0 */ sequenceNo?: number;
}

/** What `items.invMast.attributes.values.delete` takes: Take a value from an item */
export interface InvMastAttributesValuesDeleteInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** attributeUid of the attribute · at least 1 */ attr: number;
  /** The value the item has · at least 1 */ attributeValueUid: Id<"attributeValue">;
}

/** What `items.invMast.faq.list` takes: List each question about an item */
export interface InvMastFaqListInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "inv_mast_faq_uid|ASC" */ orderBy?: string;
  /** Words to look for in the question about an item */ q?: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
}

/** What `items.invMast.faq.create` takes: Create a question about an item */
export interface InvMastFaqCreateInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** What buyers ask · at least 1 characters, at most 500 characters */ question: string;
  /** The answer · at least 1 characters, at most 2000 characters */ answer: string;
  /** What the question is about · at most 255 characters */ category?: string | null;
  /** N while the answer is being worked on · @default "Y" */ isActive?: "Y" | "N";
  /** N when only editors may read it · @default "Y" */ isPublic?: "Y" | "N";
}

/** What `items.invMast.faq.get` takes: Get one question about an item */
export interface InvMastFaqGetInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** The unique number of the question about an item · at least 1 */ invMastFaqUid: Id<"invMastFaq">;
}

/** What `items.invMast.faq.update` takes: Change a question about an item */
export interface InvMastFaqUpdateInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** The unique number of the question about an item · at least 1 */ invMastFaqUid: Id<"invMastFaq">;
  /** What buyers ask · at least 1 characters, at most 500 characters */ question?: string;
  /** The answer · at least 1 characters, at most 2000 characters */ answer?: string;
  /** What the question is about · at most 255 characters */ category?: string | null;
  /** N while the answer is being worked on */ isActive?: "Y" | "N";
  /** N when only editors may read it */ isPublic?: "Y" | "N";
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the question about an item's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `items.invMast.faq.delete` takes: Delete a question about an item */
export interface InvMastFaqDeleteInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** The unique number of the question about an item · at least 1 */ invMastFaqUid: Id<"invMastFaq">;
  /** Only as long as nobody changed it since: the question about an item's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `items.invMast.locations.bins.list` takes: List the bins of a location that hold an item */
export interface InvMastLocationsBinsListInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** locationId of the location · at least 1 */ loc: number;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "bin|ASC" */ orderBy?: string;
  /** Leave out bins without pieces on hand · @default false */ excludeZero?: boolean;
}

/** What `items.invMast.locations.bins.get` takes: Get what a bin holds of an item */
export interface InvMastLocationsBinsGetInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** locationId of the location · at least 1 */ loc: number;
  /** The bin's code, case aside · at least 1 characters */ bin: string;
}

/** What `items.invMastLinks.get` takes: Get the items that go with an item */
export interface InvMastLinksGetInput {
  /** invMastUid of the item · at least 1 */ id: number;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "sequence_no|ASC" */ orderBy?: string;
  /** Only links of this kind */ linkType?: "accessory" | "substitute" | "related" | "kit" | "upgrade";
}

/** What `items.invMastSubParts.get` takes: Get the parts an item is made up of */
export interface InvMastSubPartsGetInput {
  /** invMastUid of the item · at least 1 */ id: number;
  /** Only sub parts of this link · at least 1 */ invMastLinksUid?: Id<"invMastLink">;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "sequence_no|ASC" */ orderBy?: string;
}

/** What `items.itemCategory.list` takes: List item categories, each without the ones below it */
export interface ItemCategoryListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "item_category_uid|ASC" */ orderBy?: string;
  /** Words to look for in code, name, path and title */ q?: string;
}

/** What `items.itemCategory.lookup` takes: Find an item category by its path */
export interface ItemCategoryLookupInput {
  /** Names or codes from the root on, separated by `/`; blanks around it and case do not count · at least 1 characters */ path?: string;
  /** The code of the root to look below · at least 1 characters */ rootItemCategoryId?: string;
}

/** What `items.itemCategory.get` takes: Get one item category with the ones directly below */
export interface ItemCategoryGetInput {
  /** itemCategoryUid of the category · at least 1 */ id: number;
}

/** What `items.itemCategory.doc` takes: Get the whole document of an item category with the tree below it */
export interface ItemCategoryDocInput {
  /** itemCategoryUid of the category · at least 1 */ id: number;
}

/** What `items.itemFavorites.list` takes: List the favorites of a user */
export interface ItemFavoritesListInput {
  /** usersId of the user · at least 1 */ id: number;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "sequence_no|ASC" */ orderBy?: string;
  /** Words to look for in item number, description and note */ q?: string;
}

/** What `items.itemFavorites.create` takes: Make an item a favorite */
export interface ItemFavoritesCreateInput {
  /** usersId of the user · at least 1 */ id: number;
  /** The item · at least 1 */ invMastUid?: Id<"item">;
  /** The item's number · at most 40 characters */ itemId?: string;
  /** What the user notes about the item · at most 500 characters */ note?: string | null;
  /** Position among the user's favorites, from 1 · at least 1, at most 2147483647 */ sequenceNo?: number;
}

/** What `items.itemFavorites.update` takes: Note something about a favorite, or move it */
export interface ItemFavoritesUpdateInput {
  /** usersId of the user · at least 1 */ id: number;
  /** invMastUid of the favorite item · at least 1 */ fav: number;
  /** What the user notes about the item · at most 500 characters */ note?: string | null;
  /** Position among the user's favorites, from 1 · at least 1, at most 2147483647 */ sequenceNo?: number;
}

/** What `items.itemFavorites.delete` takes: Remove an item from the favorites */
export interface ItemFavoritesDeleteInput {
  /** usersId of the user · at least 1 */ id: number;
  /** invMastUid of the favorite item · at least 1 */ fav: number;
}

/** What `items.itemUom.list` takes: List the units of measure of items */
export interface ItemUomListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "item_uom_uid|ASC" */ orderBy?: string;
  /** Only units of this item · at least 1 */ invMastUid?: Id<"item">;
  /** Only this unit, case aside · at least 1 characters, at most 8 characters */ unitOfMeasure?: string;
  /** Y for units that items no longer have · @default "N" */ deleteFlag?: "Y" | "N";
  /** Only units created at this time or later */ createdSince?: string;
  /** Only units changed at this time or later */ modifiedSince?: string;
}

/** What `items.itemUom.get` takes: Get one unit of measure of an item */
export interface ItemUomGetInput {
  /** itemUomUid of the unit · at least 1 */ id: number;
}

/** What `items.itemWishlist.list` takes: List the wish lists of a user */
export interface ItemWishlistListInput {
  /** usersId of the user whose list it is · at least 1 */ id: number;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "item_wishlist_hdr_uid|ASC" */ orderBy?: string;
  /** Words to look for in name and description */ q?: string;
  /** Only the list with this code · at least 8 characters, at most 255 characters */ shareCode?: string;
}

/** What `items.itemWishlist.create` takes: Create a wish list */
export interface ItemWishlistCreateInput {
  /** usersId of the user whose list it is · at least 1 */ id: number;
  /** The list's name · at least 1 characters, at most 100 characters */ name: string;
  /** What the list is for · at most 500 characters */ description?: string | null;
  /** Y when the other users of the customer may read the list · @default "N" */ isPublic?: "Y" | "N";
  /** The code to share the list by; made up when left out · at least 8 characters, at most 255 characters */ shareCode?: string;
}

/** What `items.itemWishlist.hdr.get` takes: Get the lines of a wish list */
export interface ItemWishlistHdrGetInput {
  /** usersId of the user whose list it is · at least 1 */ id: number;
  /** itemWishlistHdrUid of the list · at least 1 */ hdr: number;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "item_wishlist_line_uid|ASC" */ orderBy?: string;
  /** The list's code, to read a list that is not public · at least 8 characters, at most 255 characters */ shareCode?: string;
}

/** What `items.itemWishlist.hdr.createLine` takes: Put an item on a wish list */
export interface ItemWishlistHdrCreateLineInput {
  /** usersId of the user whose list it is · at least 1 */ id: number;
  /** itemWishlistHdrUid of the list · at least 1 */ hdr: number;
  /** The item · at least 1 */ invMastUid?: Id<"item">;
  /** The item's number · at most 40 characters */ itemId?: string;
  /** How much is wanted, in the line's unit · at most 999999999, more than 0 · @default 1 */ qtyDesired?: number;
  /** A unit of the item; its selling unit when left out · at least 1 characters, at most 8 characters */ unitOfMeasure?: string;
  /** The higher, the sooner it is wanted · at least 0, at most 2147483647 · @default 0 */ priority?: number;
  /** What the user notes about the line · at most 1000 characters */ notes?: string | null;
}

/** What `items.itemWishlist.hdr.line.delete` takes: Take a line off a wish list */
export interface ItemWishlistHdrLineDeleteInput {
  /** usersId of the user whose list it is · at least 1 */ id: number;
  /** itemWishlistHdrUid of the list · at least 1 */ hdr: number;
  /** itemWishlistLineUid of the line · at least 1 */ line: number;
}

/** What `items.locations.bins.list` takes: List the bins of a location with their stock */
export interface LocationsBinsListInput {
  /** locationId of the location · at least 1 */ id: Id<"location">;
  /** Only bins whose code begins so, case aside */ bin?: string;
  /** Leave out empty bins, and contents without pieces on hand · @default false */ excludeZero?: boolean;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "bin|ASC" */ orderBy?: string;
}

/** What `items.locations.bins.get` takes: Get one bin with what lies in it */
export interface LocationsBinsGetInput {
  /** locationId of the location · at least 1 */ id: Id<"location">;
  /** The bin's code · at least 1 characters */ bin: string;
  /** Leave out what has no pieces on hand · @default false */ excludeZero?: boolean;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "item_id|ASC" */ orderBy?: string;
}

/** What `items.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `items.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `items.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** What `items.variants.list` takes: List each variant group */
export interface VariantsListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "item_variant_hdr_uid|ASC" */ orderBy?: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
  /** Only groups that this item is a choice of · at least 1 */ invMastUid?: Id<"item">;
}

/** What `items.variants.create` takes: Create a variant group */
export interface VariantsCreateInput {
  /** What the choice is about · at least 1 characters, at most 255 characters */ variantName: string;
  /** One line about the choice · at most 255 characters */ variantDesc?: string | null;
  /** How the choice is shown · at least 1 characters, at most 255 characters · @default "list" */ variantType?: string;
  /** The attribute the items differ in · at least 1 */ attributeUid?: Id<"attribute"> | null;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** The choices: each item once, at most one with isDefault Y · at most 5000 entries · @default [] */ lines?: VariantLineInput[];
}

/** What `items.variants.get` takes: Get one variant group */
export interface VariantsGetInput {
  /** The unique number of the variant group · at least 1 */ id: number;
}

/** What `items.variants.update` takes: Change a variant group */
export interface VariantsUpdateInput {
  /** The unique number of the variant group · at least 1 */ id: number;
  /** What the choice is about · at least 1 characters, at most 255 characters */ variantName?: string;
  /** One line about the choice · at most 255 characters */ variantDesc?: string | null;
  /** How the choice is shown · at least 1 characters, at most 255 characters */ variantType?: string;
  /** The attribute the items differ in · at least 1 */ attributeUid?: Id<"attribute"> | null;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** The choices: each item once, at most one with isDefault Y · at most 5000 entries */ lines?: VariantLineInput[];
  /** Only as long as nobody changed it since: the variant group's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `items.variants.delete` takes: Delete a variant group */
export interface VariantsDeleteInput {
  /** The unique number of the variant group · at least 1 */ id: number;
  /** Only as long as nobody changed it since: the variant group's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** Every operation of `items`: what it takes, which inputs have defaults, what `data` it answers. */
export interface ItemsOperations {
  "attributeGroups.list": { input: AttributeGroupsListInput; defaults: "limit" | "offset" | "orderBy"; data: AttributeGroup[] };
  "attributeGroups.create": { input: AttributeGroupsCreateInput; defaults: "typeCd" | "searchableCd"; data: AttributeGroup };
  "attributeGroups.get": { input: AttributeGroupsGetInput; defaults: never; data: AttributeGroup };
  "attributeGroups.update": { input: AttributeGroupsUpdateInput; defaults: never; data: AttributeGroup };
  "attributeGroups.delete": { input: AttributeGroupsDeleteInput; defaults: never; data: Deleted };
  "attributeGroups.attributes.list": { input: AttributeGroupsAttributesListInput; defaults: "limit" | "offset" | "orderBy"; data: AttributeGroupAttribute[] };
  "attributeGroups.attributes.create": { input: AttributeGroupsAttributesCreateInput; defaults: "sequenceNo" | "requiredFlag"; data: AttributeGroupAttribute };
  "attributeGroups.attributes.get": { input: AttributeGroupsAttributesGetInput; defaults: never; data: AttributeGroupAttribute };
  "attributeGroups.attributes.update": { input: AttributeGroupsAttributesUpdateInput; defaults: never; data: AttributeGroupAttribute };
  "attributeGroups.attributes.delete": { input: AttributeGroupsAttributesDeleteInput; defaults: never; data: Deleted };
  "attributes.list": { input: AttributesListInput; defaults: "limit" | "offset" | "orderBy"; data: Attribute[] };
  "attributes.create": { input: AttributesCreateInput; defaults: "dataType"; data: Attribute };
  "attributes.get": { input: AttributesGetInput; defaults: never; data: Attribute };
  "attributes.update": { input: AttributesUpdateInput; defaults: never; data: Attribute };
  "attributes.delete": { input: AttributesDeleteInput; defaults: never; data: Deleted };
  "attributes.values.list": { input: AttributesValuesListInput; defaults: "limit" | "offset" | "orderBy"; data: AttributeValue[] };
  "attributes.values.create": { input: AttributesValuesCreateInput; defaults: never; data: AttributeValue };
  "attributes.values.get": { input: AttributesValuesGetInput; defaults: never; data: AttributeValue };
  "attributes.values.update": { input: AttributesValuesUpdateInput; defaults: never; data: AttributeValue };
  "attributes.values.delete": { input: AttributesValuesDeleteInput; defaults: never; data: Deleted };
  "brands.list": { input: BrandsListInput; defaults: "limit" | "offset" | "orderBy"; data: Brand[] };
  "brands.create": { input: BrandsCreateInput; defaults: never; data: Brand };
  "brands.get": { input: BrandsGetInput; defaults: never; data: Brand };
  "brands.update": { input: BrandsUpdateInput; defaults: never; data: Brand };
  "brands.delete": { input: BrandsDeleteInput; defaults: never; data: Deleted };
  "brands.items.list": { input: BrandsItemsListInput; defaults: "limit" | "offset"; data: BrandItem[] };
  "brands.items.create": { input: BrandsItemsCreateInput; defaults: "sequenceNo"; data: BrandItem };
  "brands.items.get": { input: BrandsItemsGetInput; defaults: never; data: BrandItem };
  "brands.items.update": { input: BrandsItemsUpdateInput; defaults: never; data: BrandItem };
  "brands.items.delete": { input: BrandsItemsDeleteInput; defaults: never; data: Deleted };
  "categories.lookup": { input: CategoriesLookupInput; defaults: "cacheTtl"; data: ItemCategory };
  "categories.get": { input: CategoriesGetInput; defaults: "childrenLimit" | "childrenOffset" | "includeUd" | "orderBy" | "cacheTtl"; data: ItemCategory };
  "categories.attributes": { input: CategoriesAttributesInput; defaults: "includeSubCategories" | "cacheTtl"; data: FacetAttribute[] };
  "categories.images": { input: CategoriesImagesInput; defaults: "cacheTtl"; data: CategoryImage[] };
  "categories.items": { input: CategoriesItemsInput; defaults: "limit" | "offset" | "sortBy" | "displayOnWebFlag" | "includeStock" | "variantFilter" | "cacheTtl"; data: CatalogueItem[] };
  "contracts.attributes": { input: ContractsAttributesInput; defaults: never; data: FacetAttribute[] };
  "contracts.items": { input: ContractsItemsInput; defaults: "limit" | "offset" | "sortBy" | "displayOnWebFlag" | "includeStock" | "variantFilter"; data: ContractItem[] };
  "internal.pdf": { input: InternalPdfInput; defaults: never; data: PdfGenerationResult };
  "invMast.list": { input: InvMastListInput; defaults: "limit" | "offset" | "orderBy"; data: ItemMaster[] };
  "invMast.lookup": { input: InvMastLookupInput; defaults: "limit" | "offset" | "orderBy"; data: ItemMaster[] };
  "invMast.resolve": { input: InvMastResolveInput; defaults: never; data: ResolvedNumber[] };
  "invMast.get": { input: InvMastGetInput; defaults: never; data: ItemMaster };
  "invMast.alternateCode": { input: InvMastAlternateCodeInput; defaults: "limit" | "offset" | "orderBy"; data: ItemAlternateCode[] };
  "invMast.doc": { input: InvMastDocInput; defaults: "includePricing"; data: ItemMaster };
  "invMast.invAccessory": { input: InvMastInvAccessoryInput; defaults: "limit" | "offset" | "orderBy"; data: LinkedItem[] };
  "invMast.invSub": { input: InvMastInvSubInput; defaults: "limit" | "offset" | "orderBy"; data: LinkedItem[] };
  "invMast.similar": { input: InvMastSimilarInput; defaults: "limit" | "offset"; data: ItemMaster[] };
  "invMast.stock": { input: InvMastStockInput; defaults: never; data: ItemStock[] };
  "invMast.priceHistory": { input: InvMastPriceHistoryInput; defaults: "limit" | "offset"; data: ItemPriceChange[] };
  "invMast.attributes.list": { input: InvMastAttributesListInput; defaults: "limit" | "offset" | "orderBy"; data: ItemAttribute[] };
  "invMast.attributes.create": { input: InvMastAttributesCreateInput; defaults: never; data: ItemAttribute };
  "invMast.attributes.values.list": { input: InvMastAttributesValuesListInput; defaults: "limit" | "offset" | "orderBy"; data: AttributeValue[] };
  "invMast.attributes.values.create": { input: InvMastAttributesValuesCreateInput; defaults: never; data: AttributeValue };
  "invMast.attributes.values.update": { input: InvMastAttributesValuesUpdateInput; defaults: never; data: AttributeValue };
  "invMast.attributes.values.delete": { input: InvMastAttributesValuesDeleteInput; defaults: never; data: Deleted };
  "invMast.faq.list": { input: InvMastFaqListInput; defaults: "limit" | "offset" | "orderBy"; data: Faq[] };
  "invMast.faq.create": { input: InvMastFaqCreateInput; defaults: "isActive" | "isPublic"; data: Faq };
  "invMast.faq.get": { input: InvMastFaqGetInput; defaults: never; data: Faq };
  "invMast.faq.update": { input: InvMastFaqUpdateInput; defaults: never; data: Faq };
  "invMast.faq.delete": { input: InvMastFaqDeleteInput; defaults: never; data: Deleted };
  "invMast.locations.bins.list": { input: InvMastLocationsBinsListInput; defaults: "limit" | "offset" | "orderBy" | "excludeZero"; data: LocationBinStock[] };
  "invMast.locations.bins.get": { input: InvMastLocationsBinsGetInput; defaults: never; data: LocationBinStock };
  "invMastLinks.get": { input: InvMastLinksGetInput; defaults: "limit" | "offset" | "orderBy"; data: ProductLink[] };
  "invMastSubParts.get": { input: InvMastSubPartsGetInput; defaults: "limit" | "offset" | "orderBy"; data: SubPart[] };
  "itemCategory.list": { input: ItemCategoryListInput; defaults: "limit" | "offset" | "orderBy"; data: ItemCategory[] };
  "itemCategory.lookup": { input: ItemCategoryLookupInput; defaults: never; data: ItemCategory };
  "itemCategory.get": { input: ItemCategoryGetInput; defaults: never; data: ItemCategory };
  "itemCategory.doc": { input: ItemCategoryDocInput; defaults: never; data: ItemCategory };
  "itemFavorites.list": { input: ItemFavoritesListInput; defaults: "limit" | "offset" | "orderBy"; data: Favorite[] };
  "itemFavorites.create": { input: ItemFavoritesCreateInput; defaults: never; data: Favorite };
  "itemFavorites.update": { input: ItemFavoritesUpdateInput; defaults: never; data: Favorite };
  "itemFavorites.delete": { input: ItemFavoritesDeleteInput; defaults: never; data: Deleted };
  "itemUom.list": { input: ItemUomListInput; defaults: "limit" | "offset" | "orderBy" | "deleteFlag"; data: UnitOfMeasure[] };
  "itemUom.get": { input: ItemUomGetInput; defaults: never; data: UnitOfMeasure };
  "itemWishlist.list": { input: ItemWishlistListInput; defaults: "limit" | "offset" | "orderBy"; data: WishlistHeader[] };
  "itemWishlist.create": { input: ItemWishlistCreateInput; defaults: "isPublic"; data: WishlistHeader };
  "itemWishlist.hdr.get": { input: ItemWishlistHdrGetInput; defaults: "limit" | "offset" | "orderBy"; data: WishlistLine[] };
  "itemWishlist.hdr.createLine": { input: ItemWishlistHdrCreateLineInput; defaults: "qtyDesired" | "priority"; data: WishlistLine };
  "itemWishlist.hdr.line.delete": { input: ItemWishlistHdrLineDeleteInput; defaults: never; data: Deleted };
  "locations.bins.list": { input: LocationsBinsListInput; defaults: "excludeZero" | "limit" | "offset" | "orderBy"; data: Bin[] };
  "locations.bins.get": { input: LocationsBinsGetInput; defaults: "excludeZero" | "limit" | "offset" | "orderBy"; data: Bin };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
  "variants.list": { input: VariantsListInput; defaults: "limit" | "offset" | "orderBy"; data: VariantGroup[] };
  "variants.create": { input: VariantsCreateInput; defaults: "variantType" | "lines"; data: VariantGroup };
  "variants.get": { input: VariantsGetInput; defaults: never; data: VariantGroup };
  "variants.update": { input: VariantsUpdateInput; defaults: never; data: VariantGroup };
  "variants.delete": { input: VariantsDeleteInput; defaults: never; data: Deleted };
}
