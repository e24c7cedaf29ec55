// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Id } from "../id.ts";

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

/** An item as the search index knows it */
export interface IndexedItem {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** Whether shoppers find it */ online: "Y" | "N";
  /** Whether any location has it */ stock_status: "in_stock" | "out_of_stock";
  /** Price of class 1 for one base unit; null unless it is the caller's, or for staff · at least 0 */ price1: number | null;
  /** Price of class 2 for one base unit; null unless it is the caller's, or for staff · at least 0 */ price2: number | null;
  /** Price of class 3 for one base unit; null unless it is the caller's, or for staff · at least 0 */ price3: number | null;
  /** Price of class 4 for one base unit; null unless it is the caller's, or for staff · at least 0 */ price4: number | null;
  /** Price of class 5 for one base unit; null unless it is the caller's, or for staff · at least 0 */ price5: number | null;
  /** Price of class 6 for one base unit; null unless it is the caller's, or for staff · at least 0 */ price6: number | null;
  /** Price of class 7 for one base unit; null unless it is the caller's, or for staff · at least 0 */ price7: number | null;
  /** Price of class 8 for one base unit; null unless it is the caller's, or for staff · at least 0 */ price8: number | null;
  /** Price of class 9 for one base unit; null unless it is the caller's, or for staff · at least 0 */ price9: number | null;
  /** Price of class 10 for one base unit; null unless it is the caller's, or for staff · at least 0 */ price10: number | null;
  /** The brand · at most 255 characters */ brandName: string | null;
  /** The maker · at most 255 characters */ manufacturerName: string | null;
  /** Class 1 · at most 255 characters */ classId1: string | null;
  /** Class 2 · at most 255 characters */ classId2: string | null;
  /** Class 3 · at most 255 characters */ classId3: string | null;
  /** Class 4 · at most 255 characters */ classId4: string | null;
  /** Class 5 · at most 255 characters */ classId5: string | null;
  /** Further words it is found by */ keywords: string[];
  /** Tags */ tags: string[];
  /** Paths of its categories */ categories: string[];
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  /** 704 indexed, 705 paused, 700 to be removed, 1185 to be indexed again */ processCd: 700 | 704 | 705 | 1185;
  /** When it was indexed last */ dateIndexed: string;
}

/** A part of a number that may have been meant */
export interface NumberPiece {
  /** The letters and digits · at most 255 characters */ text: string;
  /** Whether the number differs here from what was typed */ marked: boolean;
}

/** What a refresh of the index did */
export interface RefreshResult {
  /** How many items were indexed · at least 0 */ refreshed: number;
  /** How many items left the index · at least 0 */ removed: number;
  /** How long it took · at least 0 */ milliseconds: number;
}

/** An attribute that found items can be narrowed by */
export interface SearchAttribute {
  /** The attribute; 0 for the built-in ones (categories, brands, stock) · at least 0 */ attributeUid: Id<"attribute">;
  /** The attribute's code; `category`, `brand` and `stock` are built in */ attributeId: string;
  /** The attribute's name */ attributeDesc: string;
  /** Position among the attributes · at least 0 */ sequenceNo: number;
  /** How many values there are · at least 0 */ valueCount: number;
  /** Whether the counts are exact. They are, unless the database answers in place of the index and more than 1,000 items fit: then they are of those that were looked at */ countsAreExact: boolean;
  values: SearchAttributeValue[];
}

/** A value of an attribute among the found items */
export interface SearchAttributeValue {
  /** The value · at least 1 */ attributeValueUid: Id<"attributeValue">;
  /** The value */ attributeValue: string;
  /** Position among the values · at least 0 */ sequenceNo: number;
  /** How many items would be left with this value chosen · at least 0 */ count: number;
}

/** A found item */
export interface SearchItem {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** How well it fits; higher is better, 1000 and more for a number that is equal */ score: number;
  /** The score as a whole number · at least 0 */ scoreInt: number;
  /** Further fields of the indexed item: brand, unit, categories, keywords */ sourceFields: Record<string, unknown>;
  /** Pictures and documents, when `useBrandFolderDoc` is Y */ brandFolderAssets: unknown[];
  /** The brand */ brandName: string | null;
  /** The first picture */ imageUrl: string | null;
  /** The selling unit · at most 8 characters */ unitOfMeasure: string;
  /** How many base units the selling unit has */ unitSize: number;
  /** Whether any location has it */ stockStatus: "in_stock" | "out_of_stock";
  /** The number that was equal to the query */ matchedCode: string | null;
  /** Whose number that is */ matchedCodeType: "item" | "customer" | "supplier" | "manufacturer" | "upc" | "legacy" | "competitor" | null;
  price: SearchItemPrice | null;
  stock: SearchItemStock | null;
}

/** The customer's price of a found item */
export interface SearchItemPrice {
  /** The price of one `unitOfMeasure` */ unitPrice: number;
  /** The unit the price is for · at most 8 characters */ unitOfMeasure: string;
  /** How many base units that is */ unitSize: number;
  /** Which rule gave the price */ priceSource: "list" | "class" | "break" | "contract";
  /** The contract, when it gave the price */ jobNo: string | null;
}

/** The stock of a found item, in base units */
export interface SearchItemStock {
  /** The location asked for */ locationId: Id<"location"> | null;
  /** On hand less allocated at the location asked for, else everywhere */ qtyAvailable: number;
  /** The same at all locations together */ qtyAvailableAll: number;
}

/** What a search found */
export interface SearchResponse {
  items: SearchItem[];
  /** How many items fit in all · at least 0 */ totalResults: number;
  /** Whether `totalResults` is exact. It is, unless the answer is `degraded` and more than 1,000 items fit: then it says how many of them were looked at */ totalIsExact: boolean;
  /** The best score of all */ maxScore: number;
  /** Milliseconds the search took · at least 0 */ took: number;
  /** The number of this query string in the log of searches · at least 0 */ queryStringUid: Id<"queryString">;
  /** Where the shop sends people who look for exactly this */ queryStringRedirectLink: string | null;
  /** What was searched instead, when nothing fitted the words as typed */ correctedQuery: string | null;
  /** Items whose number is nearly the query, best first, where no item has that number */ suggestedNumbers: SuggestedNumber[];
  /** Whether the database answered in place of the index, which is being built or does not answer: numbers are found, and words of descriptions as they are written, without synonyms and corrections */ degraded: boolean;
}

/** An item whose number is nearly what was typed; it is offered, never put in place of what was typed */
export interface SuggestedNumber {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** The number that is near, ours or another of the item, part by part */ pieces: NumberPiece[];
}

/** What to change of an indexed item; a refresh from the item keeps `keywords`, `tags`, `online`, `statusCd` */
export interface UpdateIndexedItemInput {
  /** Whether shoppers find it */ online?: "Y" | "N";
  /** The brand · at most 255 characters */ brandName?: string | null;
  /** The maker · at most 255 characters */ manufacturerName?: string | null;
  /** Class 1 · at most 255 characters */ classId1?: string | null;
  /** Class 2 · at most 255 characters */ classId2?: string | null;
  /** Class 3 · at most 255 characters */ classId3?: string | null;
  /** Class 4 · at most 255 characters */ classId4?: string | null;
  /** Class 5 · at most 255 characters */ classId5?: string | null;
  /** Further words it is found by */ keywords?: string[];
  /** Tags */ tags?: string[];
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
  /** 704 indexed, 705 paused, 700 to be removed, 1185 to be indexed again */ processCd?: 700 | 704 | 705 | 1185;
  /** The description shown in results · at least 1 characters, at most 255 characters */ itemDesc?: string;
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

/** What `search.itemSearch.list` takes: Search items by words or numbers */
export interface ItemSearchListInput {
  /** Words, a part number (dashes, blanks and case do not count) or another known number · at least 1 characters, at most 4000 characters */ q: string;
  /** By words and part numbers, or by a description of what is meant, of which no word is required · @default "query" */ searchType?: "query" | "similarity";
  /** Whether all words are needed (`AND`), or items that lack some follow where fewer than 30 have all (`OR`) · @default "OR" */ operator?: "OR" | "AND";
  /** Answer pictures and documents too · @default "N" */ useBrandFolderDoc?: "Y" | "N";
  /** How many items at most · at least 1, at most 10000 · @default 24 */ size?: number;
  /** How many items to leave out first · at least 0 · @default 0 */ from?: number;
  /** Seconds an answer may be kept; 0 for a fresh one · at least 0 · @default 0 */ cacheTtl?: number;
  /** Values to narrow by, as value numbers by attribute number: `filters[11]=64,65`. Values of one attribute are alternatives */ filters?: Record<string, number[]>;
  /** Only items of this category and those below it · at least 1 */ itemCategoryUid?: Id<"itemCategory">;
  /** Only items of these brands · at least 1 entries */ brandsUid?: Id<"brand">[];
  /** Only items that some location has, or that none has */ stockStatus?: "in_stock" | "out_of_stock";
  /** The customer whose own part numbers count and whose prices are shown; default the caller's own */ customerId?: Id<"customer">;
  /** The order; prices are list prices · @default "relevance" */ sort?: "relevance" | "itemId" | "itemDesc" | "priceAsc" | "priceDesc" | "newest" | "popularity";
  /** Answer the customer's price, the stock, or both with each item · at least 1 entries */ include?: Array<"price" | "stock">;
  /** The location whose stock is shown */ locationId?: Id<"location">;
  /** The ship-to that prices are for */ shipToId?: Id<"address">;
}

/** What `search.itemSearch.attributes.list` takes: List what found items can be narrowed by */
export interface ItemSearchAttributesListInput {
  /** Words, a part number (dashes, blanks and case do not count) or another known number · at least 1 characters, at most 4000 characters */ q?: string;
  /** As in the search · @default "query" */ searchType?: "query" | "similarity";
  /** As in the search · @default "OR" */ operator?: "OR" | "AND";
  /** Seconds an answer may be kept; 0 for a fresh one · at least 0 · @default 0 */ cacheTtl?: number;
  /** Values to narrow by, as value numbers by attribute number: `filters[11]=64,65`. Values of one attribute are alternatives */ filters?: Record<string, number[]>;
  /** Only items of this category and those below it · at least 1 */ itemCategoryUid?: Id<"itemCategory">;
  /** Only items of these brands · at least 1 entries */ brandsUid?: Id<"brand">[];
  /** Only items that some location has, or that none has */ stockStatus?: "in_stock" | "out_of_stock";
  /** The customer whose own part numbers count and whose prices are shown; default the caller's own */ customerId?: Id<"customer">;
}

/** What `search.items.list` takes: List the items of the search index */
export interface ItemsListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Only the item with this number; dashes, blanks and case do not count · at most 40 characters */ itemId?: string;
  /** Only items that shoppers find, or do not */ online?: "Y" | "N";
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
}

/** What `search.items.get` takes: Get one item of the search index */
export interface ItemsGetInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
}

/** What `search.items.update` takes: Change how an item is found */
export interface ItemsUpdateInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** Whether shoppers find it */ online?: "Y" | "N";
  /** The brand · at most 255 characters */ brandName?: string | null;
  /** The maker · at most 255 characters */ manufacturerName?: string | null;
  /** Class 1 · at most 255 characters */ classId1?: string | null;
  /** Class 2 · at most 255 characters */ classId2?: string | null;
  /** Class 3 · at most 255 characters */ classId3?: string | null;
  /** Class 4 · at most 255 characters */ classId4?: string | null;
  /** Class 5 · at most 255 characters */ classId5?: string | null;
  /** Further words it is found by */ keywords?: string[];
  /** Tags */ tags?: string[];
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
  /** 704 indexed, 705 paused, 700 to be removed, 1185 to be indexed again */ processCd?: 700 | 704 | 705 | 1185;
  /** The description shown in results · at least 1 characters, at most 255 characters */ itemDesc?: string;
}

/** What `search.items.refresh` takes: Index one item again */
export interface ItemsRefreshInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
}

/** What `search.items.refreshAll` takes: Index every item again */
export interface ItemsRefreshAllInput {

}

/** What `search.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `search.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `search.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `search`: what it takes, which inputs have defaults, what `data` it answers. */
export interface SearchOperations {
  "itemSearch.list": { input: ItemSearchListInput; defaults: "searchType" | "operator" | "useBrandFolderDoc" | "size" | "from" | "cacheTtl" | "sort"; data: SearchResponse };
  "itemSearch.attributes.list": { input: ItemSearchAttributesListInput; defaults: "searchType" | "operator" | "cacheTtl"; data: SearchAttribute[] };
  "items.list": { input: ItemsListInput; defaults: "limit" | "offset"; data: IndexedItem[] };
  "items.get": { input: ItemsGetInput; defaults: never; data: IndexedItem };
  "items.update": { input: ItemsUpdateInput; defaults: never; data: IndexedItem };
  "items.refresh": { input: ItemsRefreshInput; defaults: never; data: RefreshResult };
  "items.refreshAll": { input: ItemsRefreshAllInput; defaults: never; data: RefreshResult };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
