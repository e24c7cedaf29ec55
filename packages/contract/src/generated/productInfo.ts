// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Id } from "../id.ts";

/** The extension of an item */
export interface CreateItemExtensionInput {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** What kind of number `upcOrEanId` is; the item's own when left out or null · at most 3 characters */ upcOrEan?: string | null;
  /** The number below the bar code; the item's own when left out or null · at most 15 characters */ upcOrEanId?: string | null;
  /** The part of the number that names the company · at most 9 characters */ upcOrEanPrefix?: string | null;
  /** The part of the number that names the item · at most 5 characters */ upcOrEanItem?: string | null;
  /** The group of attributes the item is described by · at least 1 */ attributeGroupUid?: Id<"attributeGroup"> | null;
  /** The brand as it is shown; the item's own when left out or null · at most 255 characters */ brandName?: string | null;
  /** Who makes the item; the item's own when left out or null · at most 255 characters */ manufacturerName?: string | null;
  /** The manufacturer's number of the item; the item's own when left out or null · at most 255 characters */ partNumber?: string | null;
  /** Title of the page for search engines · at most 255 characters */ metaTitle?: string | null;
  /** What search engines show below the title · at most 255 characters */ metaDescription?: string | null;
  /** Words by comma · at most 255 characters */ metaKeywords?: string | null;
}

/** A new episode */
export interface CreatePodcastInput {
  /** What the episode is called · at least 1 characters, at most 255 characters */ title: string;
  /** Where the recording is: a path below the site's media, or an address · at least 1 characters, at most 255 characters */ path: string;
  /** What is said, as text · at most 1000000 characters */ transcript?: string | null;
}

/** What was deleted */
export interface Deleted {
  /** The unique number of the deleted record · at least 1 */ uid: number;
  /** True when the record existed and is now deleted (status 700) */ deleted: boolean;
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

/** What is said of an item beyond the ERP's item master: bar code, brand, manufacturer, texts for search engines */
export interface ItemExtension {
  /** The extension's unique number · at least 1 */ invMastExtUid: Id<"invMastExt">;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** What kind of number `upcOrEanId` is; the item's own when left out or null · at most 3 characters */ upcOrEan: string | null;
  /** The number below the bar code; the item's own when left out or null · at most 15 characters */ upcOrEanId: string | null;
  /** The part of the number that names the company · at most 9 characters */ upcOrEanPrefix: string | null;
  /** The part of the number that names the item · at most 5 characters */ upcOrEanItem: string | null;
  /** The group of attributes the item is described by · at least 1 */ attributeGroupUid: Id<"attributeGroup"> | null;
  /** The brand as it is shown; the item's own when left out or null · at most 255 characters */ brandName: string | null;
  /** Who makes the item; the item's own when left out or null · at most 255 characters */ manufacturerName: string | null;
  /** The manufacturer's number of the item; the item's own when left out or null · at most 255 characters */ partNumber: string | null;
  /** Title of the page for search engines · at most 255 characters */ metaTitle: string | null;
  /** What search engines show below the title · at most 255 characters */ metaDescription: string | null;
  /** Words by comma · at most 255 characters */ metaKeywords: string | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** An episode to listen to, with its words */
export interface Podcast {
  /** The podcast's unique number · at least 1 */ podcastsUid: Id<"podcast">;
  /** What the episode is called · at least 1 characters, at most 255 characters */ title: string;
  /** Where the recording is: a path below the site's media, or an address · at least 1 characters, at most 255 characters */ path: string;
  /** What is said, as text · at most 1000000 characters */ transcript: string | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** What to change of an item's extension */
export interface UpdateItemExtensionInput {
  /** 704 active, 705 inactive, 700 deleted; other codes are kept as they are · at least 0, at most 9999 */ statusCd?: number;
  /** The item · at least 1 */ invMastUid?: Id<"item">;
  /** What kind of number `upcOrEanId` is; the item's own when left out or null · at most 3 characters */ upcOrEan?: string | null;
  /** The number below the bar code; the item's own when left out or null · at most 15 characters */ upcOrEanId?: string | null;
  /** The part of the number that names the company · at most 9 characters */ upcOrEanPrefix?: string | null;
  /** The part of the number that names the item · at most 5 characters */ upcOrEanItem?: string | null;
  /** The group of attributes the item is described by · at least 1 */ attributeGroupUid?: Id<"attributeGroup"> | null;
  /** The brand as it is shown; the item's own when left out or null · at most 255 characters */ brandName?: string | null;
  /** Who makes the item; the item's own when left out or null · at most 255 characters */ manufacturerName?: string | null;
  /** The manufacturer's number of the item; the item's own when left out or null · at most 255 characters */ partNumber?: string | null;
  /** Title of the page for search engines · at most 255 characters */ metaTitle?: string | null;
  /** What search engines show below the title · at most 255 characters */ metaDescription?: string | null;
  /** Words by comma · at most 255 characters */ metaKeywords?: string | null;
  /** Only as long as nobody changed it since: the item extension's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of an episode */
export interface UpdatePodcastInput {
  /** What the episode is called · at least 1 characters, at most 255 characters */ title?: string;
  /** Where the recording is: a path below the site's media, or an address · at least 1 characters, at most 255 characters */ path?: string;
  /** What is said, as text · at most 1000000 characters */ transcript?: string | null;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the podcast's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
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

/** What `productInfo.invMastExt.list` takes: List each item extension */
export interface InvMastExtListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "inv_mast_ext_uid|ASC" */ orderBy?: string;
  /** Words to look for in item, brand, manufacturer, part number and texts */ q?: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
  /** Only the extension of this item · at least 1 */ invMastUid?: Id<"item">;
}

/** What `productInfo.invMastExt.create` takes: Create an item extension */
export interface InvMastExtCreateInput {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** What kind of number `upcOrEanId` is; the item's own when left out or null · at most 3 characters */ upcOrEan?: string | null;
  /** The number below the bar code; the item's own when left out or null · at most 15 characters */ upcOrEanId?: string | null;
  /** The part of the number that names the company · at most 9 characters */ upcOrEanPrefix?: string | null;
  /** The part of the number that names the item · at most 5 characters */ upcOrEanItem?: string | null;
  /** The group of attributes the item is described by · at least 1 */ attributeGroupUid?: Id<"attributeGroup"> | null;
  /** The brand as it is shown; the item's own when left out or null · at most 255 characters */ brandName?: string | null;
  /** Who makes the item; the item's own when left out or null · at most 255 characters */ manufacturerName?: string | null;
  /** The manufacturer's number of the item; the item's own when left out or null · at most 255 characters */ partNumber?: string | null;
  /** Title of the page for search engines · at most 255 characters */ metaTitle?: string | null;
  /** What search engines show below the title · at most 255 characters */ metaDescription?: string | null;
  /** Words by comma · at most 255 characters */ metaKeywords?: string | null;
}

/** What `productInfo.invMastExt.get` takes: Get one item extension */
export interface InvMastExtGetInput {
  /** The unique number of the item extension · at least 1 */ invMastExtUid: Id<"invMastExt">;
}

/** What `productInfo.invMastExt.update` takes: Change an item extension */
export interface InvMastExtUpdateInput {
  /** The unique number of the item extension · at least 1 */ invMastExtUid: Id<"invMastExt">;
  /** 704 active, 705 inactive, 700 deleted; other codes are kept as they are · at least 0, at most 9999 */ statusCd?: number;
  /** The item · at least 1 */ invMastUid?: Id<"item">;
  /** What kind of number `upcOrEanId` is; the item's own when left out or null · at most 3 characters */ upcOrEan?: string | null;
  /** The number below the bar code; the item's own when left out or null · at most 15 characters */ upcOrEanId?: string | null;
  /** The part of the number that names the company · at most 9 characters */ upcOrEanPrefix?: string | null;
  /** The part of the number that names the item · at most 5 characters */ upcOrEanItem?: string | null;
  /** The group of attributes the item is described by · at least 1 */ attributeGroupUid?: Id<"attributeGroup"> | null;
  /** The brand as it is shown; the item's own when left out or null · at most 255 characters */ brandName?: string | null;
  /** Who makes the item; the item's own when left out or null · at most 255 characters */ manufacturerName?: string | null;
  /** The manufacturer's number of the item; the item's own when left out or null · at most 255 characters */ partNumber?: string | null;
  /** Title of the page for search engines · at most 255 characters */ metaTitle?: string | null;
  /** What search engines show below the title · at most 255 characters */ metaDescription?: string | null;
  /** Words by comma · at most 255 characters */ metaKeywords?: string | null;
  /** Only as long as nobody changed it since: the item extension's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `productInfo.invMastExt.delete` takes: Delete an item extension */
export interface InvMastExtDeleteInput {
  /** The unique number of the item extension · at least 1 */ invMastExtUid: Id<"invMastExt">;
  /** Only as long as nobody changed it since: the item extension's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `productInfo.items.suggestDisplayDesc` takes: Suggest a description of an item for lists */
export interface ItemsSuggestDisplayDescInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** How many of the item's attributes it may name, the most telling first; all without it · at least 1, at most 50 */ limit?: number;
  /** The language model that words it, when one is configured and the caller may use it (`ai.write`) · at least 1 characters, at most 255 characters */ model?: string;
}

/** What `productInfo.items.suggestWebDesc` takes: Suggest a description of an item for its page */
export interface ItemsSuggestWebDescInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** How many of the item's attributes it may name, the most telling first; all without it · at least 1, at most 50 */ limit?: number;
  /** The language model that words it, when one is configured and the caller may use it (`ai.write`) · at least 1 characters, at most 255 characters */ model?: string;
}

/** What `productInfo.podcasts.list` takes: List each podcast */
export interface PodcastsListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "podcasts_uid|ASC" */ orderBy?: string;
  /** Words to look for in the podcast */ q?: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
}

/** What `productInfo.podcasts.create` takes: Create a podcast */
export interface PodcastsCreateInput {
  /** What the episode is called · at least 1 characters, at most 255 characters */ title: string;
  /** Where the recording is: a path below the site's media, or an address · at least 1 characters, at most 255 characters */ path: string;
  /** What is said, as text · at most 1000000 characters */ transcript?: string | null;
}

/** What `productInfo.podcasts.get` takes: Get one podcast */
export interface PodcastsGetInput {
  /** The unique number of the podcast · at least 1 */ podcastsUid: Id<"podcast">;
}

/** What `productInfo.podcasts.update` takes: Change a podcast */
export interface PodcastsUpdateInput {
  /** The unique number of the podcast · at least 1 */ podcastsUid: Id<"podcast">;
  /** What the episode is called · at least 1 characters, at most 255 characters */ title?: string;
  /** Where the recording is: a path below the site's media, or an address · at least 1 characters, at most 255 characters */ path?: string;
  /** What is said, as text · at most 1000000 characters */ transcript?: string | null;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the podcast's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `productInfo.podcasts.delete` takes: Delete a podcast */
export interface PodcastsDeleteInput {
  /** The unique number of the podcast · at least 1 */ podcastsUid: Id<"podcast">;
  /** Only as long as nobody changed it since: the podcast's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `productInfo.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `productInfo.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `productInfo.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `productInfo`: what it takes, which inputs have defaults, what `data` it answers. */
export interface ProductInfoOperations {
  "invMastExt.list": { input: InvMastExtListInput; defaults: "limit" | "offset" | "orderBy"; data: ItemExtension[] };
  "invMastExt.create": { input: InvMastExtCreateInput; defaults: never; data: ItemExtension };
  "invMastExt.get": { input: InvMastExtGetInput; defaults: never; data: ItemExtension };
  "invMastExt.update": { input: InvMastExtUpdateInput; defaults: never; data: ItemExtension };
  "invMastExt.delete": { input: InvMastExtDeleteInput; defaults: never; data: Deleted };
  "items.suggestDisplayDesc": { input: ItemsSuggestDisplayDescInput; defaults: never; data: string | false };
  "items.suggestWebDesc": { input: ItemsSuggestWebDescInput; defaults: never; data: string | false };
  "podcasts.list": { input: PodcastsListInput; defaults: "limit" | "offset" | "orderBy"; data: Podcast[] };
  "podcasts.create": { input: PodcastsCreateInput; defaults: never; data: Podcast };
  "podcasts.get": { input: PodcastsGetInput; defaults: never; data: Podcast };
  "podcasts.update": { input: PodcastsUpdateInput; defaults: never; data: Podcast };
  "podcasts.delete": { input: PodcastsDeleteInput; defaults: never; data: Deleted };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
