// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

/** A brand that items are sold under */
export interface Brand {
  /** The brand's unique number · at least 1 */ brandsUid: number;
  /** The brand's short code · at most 40 characters */ brandsId: string | null;
  /** The name as printed on the item · at least 1 characters, at most 255 characters */ brandsName: string;
  /** One line about the brand · at most 40 characters */ brandsDesc: string | null;
  /** Address of the brand's logo · at most 255 characters */ imageUrl: string | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** An item listed under a brand */
export interface BrandItem {
  /** The unique number of the pair · at least 1 */ brandsXItemsUid: number;
  /** The brand · at least 1 */ brandsUid: number;
  /** The item · at least 1 */ invMastUid: number;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** Position in the brand's list · at least 0 */ sequenceNo: number;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** A new brand */
export interface CreateBrandInput {
  /** The name as printed on the item · at least 1 characters, at most 255 characters */ brandsName: string;
  /** The brand's short code · at most 40 characters */ brandsId?: string | null;
  /** One line about the brand · at most 40 characters */ brandsDesc?: string | null;
  /** Address of the brand's logo · at most 255 characters */ imageUrl?: string | null;
}

/** An item to list under a brand */
export interface CreateBrandItemInput {
  /** The item · at least 1 */ invMastUid: number;
  /** Position in the brand's list · at least 0 */ sequenceNo?: number;
}

/** What was deleted */
export interface Deleted {
  /** The unique number of the deleted record · at least 1 */ uid: number;
  /** True when the record existed and is now deleted (status 700) */ deleted: boolean;
}

/** Whether a service can do its work */
export interface Health {
  /** `ok` when the database answers */ status: "ok" | "degraded";
  /** The service that answers */ service: string;
  /** The site that was asked for */ siteId: string;
  /** A hash of the site's settings: equal hashes, equal settings */ siteHash: string;
  /** The server's version */ version: string;
  /** How long the database took to answer · at least 0 */ databaseMilliseconds: number;
}

/** What to change of a brand */
export interface UpdateBrandInput {
  /** The name as printed on the item · at least 1 characters, at most 255 characters */ brandsName?: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
  /** The brand's short code · at most 40 characters */ brandsId?: string | null;
  /** One line about the brand · at most 40 characters */ brandsDesc?: string | null;
  /** Address of the brand's logo · at most 255 characters */ imageUrl?: string | null;
}

/** What to change of a brand's item */
export interface UpdateBrandItemInput {
  /** Position in the brand's list · at least 0 */ sequenceNo?: number;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
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
  /** The brand's short code · at most 40 characters */ brandsId?: string | null;
  /** One line about the brand · at most 40 characters */ brandsDesc?: string | null;
  /** Address of the brand's logo · at most 255 characters */ imageUrl?: string | null;
}

/** What `items.brands.get` takes: Get one brand */
export interface BrandsGetInput {
  /** The unique number of the brand · at least 1 */ id: number;
}

/** What `items.brands.update` takes: Change a brand */
export interface BrandsUpdateInput {
  /** The unique number of the brand · at least 1 */ id: number;
  /** The name as printed on the item · at least 1 characters, at most 255 characters */ brandsName?: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
  /** The brand's short code · at most 40 characters */ brandsId?: string | null;
  /** One line about the brand · at most 40 characters */ brandsDesc?: string | null;
  /** Address of the brand's logo · at most 255 characters */ imageUrl?: string | null;
}

/** What `items.brands.delete` takes: Delete a brand */
export interface BrandsDeleteInput {
  /** The unique number of the brand · at least 1 */ id: number;
}

/** What `items.brands.items.list` takes: List each item of a brand */
export interface BrandsItemsListInput {
  /** brandsUid of the brand · at least 1 */ id: number;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `items.brands.items.create` takes: Create an item of a brand */
export interface BrandsItemsCreateInput {
  /** brandsUid of the brand · at least 1 */ id: number;
  /** The item · at least 1 */ invMastUid: number;
  /** Position in the brand's list · at least 0 */ sequenceNo?: number;
}

/** What `items.brands.items.get` takes: Get one item of a brand */
export interface BrandsItemsGetInput {
  /** brandsUid of the brand · at least 1 */ id: number;
  /** The unique number of the item of a brand · at least 1 */ brandsXItemsUid: number;
}

/** What `items.brands.items.update` takes: Change an item of a brand */
export interface BrandsItemsUpdateInput {
  /** brandsUid of the brand · at least 1 */ id: number;
  /** The unique number of the item of a brand · at least 1 */ brandsXItemsUid: number;
  /** Position in the brand's list · at least 0 */ sequenceNo?: number;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
}

/** What `items.brands.items.delete` takes: Delete an item of a brand */
export interface BrandsItemsDeleteInput {
  /** brandsUid of the brand · at least 1 */ id: number;
  /** The unique number of the item of a brand · at least 1 */ brandsXItemsUid: number;
}

/** What `items.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `items.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** Every operation of `items`: what it takes, which inputs have defaults, what `data` it answers. */
export interface ItemsOperations {
  "brands.list": { input: BrandsListInput; defaults: "limit" | "offset" | "orderBy"; data: Brand[] };
  "brands.create": { input: BrandsCreateInput; defaults: never; data: Brand };
  "brands.get": { input: BrandsGetInput; defaults: never; data: Brand };
  "brands.update": { input: BrandsUpdateInput; defaults: never; data: Brand };
  "brands.delete": { input: BrandsDeleteInput; defaults: never; data: Deleted };
  "brands.items.list": { input: BrandsItemsListInput; defaults: "limit" | "offset"; data: BrandItem[] };
  "brands.items.create": { input: BrandsItemsCreateInput; defaults: never; data: BrandItem };
  "brands.items.get": { input: BrandsItemsGetInput; defaults: never; data: BrandItem };
  "brands.items.update": { input: BrandsItemsUpdateInput; defaults: never; data: BrandItem };
  "brands.items.delete": { input: BrandsItemsDeleteInput; defaults: never; data: Deleted };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
}
