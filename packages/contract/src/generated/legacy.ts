// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Id } from "../id.ts";

/** An item that stood in the same orders as another */
export interface AlsoBoughtItem {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description */ itemDesc: string;
  /** The description for the shop */ displayDesc: string | null;
  /** Its brand */ brandsName: string | null;
  /** The unit that it is sold in · at most 8 characters */ unitOfMeasure: string;
  /** Orders of the last two years that had both · at least 1 */ orderCount: number;
  /** Customers who ordered both · at least 1 */ customerCount: number;
  /** Of the orders with the one item, the share that had this too · at least 0, at most 1 */ share: number;
  /** When both were last ordered together */ lastOrderDate: string;
}

/** A new tag of an item */
export interface CreateItemTagInput {
  /** The word; case does not count · at least 1 characters, at most 255 characters */ tag: string;
}

/** A new state */
export interface CreateLegacyStateInput {
  /** Two letters, as the post writes it; stored in capitals · at least 1 characters, at most 2 characters */ twoLetterCode: string;
  /** Its name · at least 1 characters, at most 255 characters */ stateName: string;
  /** 1 when the site sells there · @default 0 */ active?: 0 | 1;
  /** Its own sales tax as a fraction · at least 0, at most 999999999999 · @default 0 */ taxRate?: number;
  /** 1 where freight is taxed too, or the part of it · at least 0, at most 999999999999 · @default 0 */ taxShipping?: number;
  /** The country; 1 is the United States · at least 1 · @default 1 */ countryUid?: Id<"country">;
  /** Its code in 1099 filings · at most 255 characters */ code1099?: string | null;
  /** Its code with TeleCheck · at most 255 characters */ telecheckCode?: string | null;
  /** What of it is still to be processed; 704 nothing · at least 0, at most 2147483647 */ processCd?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
}

/** A new description of an item for the web */
export interface CreateWebDescriptionInput {
  /** Line 1 of the short description · at most 255 characters */ webDesc1?: string | null;
  /** Line 2 of the short description · at most 255 characters */ webDesc2?: string | null;
  /** Line 3 of the short description · at most 255 characters */ webDesc3?: string | null;
  /** Line 4 of the short description · at most 255 characters */ webDesc4?: string | null;
  /** The whole text of the item's page · at most 4000 characters */ webDescFull?: string | null;
  /** 1 when it is shown; of several the latest · @default 1 */ active?: 0 | 1;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
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

/** What the page of a category says */
export interface ItemCategoryArticle {
  /** The category · at least 1 */ itemCategoryUid: Id<"itemCategory">;
  /** The first text of its page */ article: string | null;
  /** The second text */ article2: string | null;
  /** The third text */ article3: string | null;
  /** The fourth text */ article4: string | null;
  /** The fifth text */ article5: string | null;
  /** The headline */ title: string | null;
  /** What search engines show */ metaDesc: string | null;
  /** Y when shoppers see it */ displayOnWebFlag: "Y" | "N";
}

/** A word that an item is found and grouped by */
export interface ItemTag {
  /** The tag's unique number · at least 1 */ invMastTagsUid: Id<"invMastTag">;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The word; case does not count · at least 1 characters, at most 255 characters */ tag: string;
  /** Who keeps it up to date; 704 people, other codes programs · at least 0, at most 2147483647 */ updateCd: number;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  /** What of it is still to be processed; 704 nothing · at least 0, at most 2147483647 */ processCd: number;
  dateCreated: string;
  dateLastModified: string;
}

/** A state that goods are sold to */
export interface LegacyState {
  /** The state's unique number · at least 1 */ stateUid: Id<"state">;
  /** The country; 1 is the United States · at least 1 */ countryUid: Id<"country">;
  /** Two letters, as the post writes it; stored in capitals · at least 1 characters, at most 2 characters */ twoLetterCode: string;
  /** Its name · at least 1 characters, at most 255 characters */ stateName: string;
  /** 1 when the site sells there */ active: 0 | 1;
  /** Its own sales tax as a fraction · at least 0, at most 999999999999 */ taxRate: number;
  /** 1 where freight is taxed too, or the part of it · at least 0, at most 999999999999 */ taxShipping: number;
  /** Its code in 1099 filings · at most 255 characters */ code1099: string | null;
  /** Its code with TeleCheck · at most 255 characters */ telecheckCode: string | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  /** What of it is still to be processed; 704 nothing · at least 0, at most 2147483647 */ processCd: number;
  /** When it was changed last */ dateLastModified: string;
}

/** What became of an order that was sent to the ERP again */
export interface OrderReset {
  /** The order · at least 1 */ orderNo: Id<"order">;
  /** The import record that carries it · at least 1 */ importUid: Id<"import">;
  /** True when the earlier one had arrived, so that a new one was made */ created: boolean;
  /** `initial` is on its way, `hold` waits for a correction, `delivered` has arrived */ importState: "initial" | "hold" | "delivered";
  /** What the ERP said */ importResults: string | null;
}

/** What a refresh looked at and what it brought in line */
export interface RefreshResult {
  /** What was refreshed */ resource: string;
  /** Records looked at · at least 0 */ examined: number;
  /** Changes made; 0 when everything was in line · at least 0 */ changed: number;
  /** The changes by kind */ changes: Record<string, number>;
  /** When it was done */ dateRefreshed: string;
}

/** What to change of an item's tag */
export interface UpdateItemTagInput {
  /** The word; case does not count · at least 1 characters, at most 255 characters */ tag?: string;
  /** Who keeps it up to date; 704 people, other codes programs · at least 0, at most 2147483647 */ updateCd?: number;
  /** What of it is still to be processed; 704 nothing · at least 0, at most 2147483647 */ processCd?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the tag of an item's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of a state */
export interface UpdateLegacyStateInput {
  /** Two letters, as the post writes it; stored in capitals · at least 1 characters, at most 2 characters */ twoLetterCode?: string;
  /** Its name · at least 1 characters, at most 255 characters */ stateName?: string;
  /** 1 when the site sells there */ active?: 0 | 1;
  /** Its own sales tax as a fraction · at least 0, at most 999999999999 */ taxRate?: number;
  /** 1 where freight is taxed too, or the part of it · at least 0, at most 999999999999 */ taxShipping?: number;
  /** The country; 1 is the United States · at least 1 */ countryUid?: Id<"country">;
  /** Its code in 1099 filings · at most 255 characters */ code1099?: string | null;
  /** Its code with TeleCheck · at most 255 characters */ telecheckCode?: string | null;
  /** What of it is still to be processed; 704 nothing · at least 0, at most 2147483647 */ processCd?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the state's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of an item's description */
export interface UpdateWebDescriptionInput {
  /** Line 1 of the short description · at most 255 characters */ webDesc1?: string | null;
  /** Line 2 of the short description · at most 255 characters */ webDesc2?: string | null;
  /** Line 3 of the short description · at most 255 characters */ webDesc3?: string | null;
  /** Line 4 of the short description · at most 255 characters */ webDesc4?: string | null;
  /** The whole text of the item's page · at most 4000 characters */ webDescFull?: string | null;
  /** 1 when it is shown; of several the latest */ active?: 0 | 1;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the web description of an item's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** A description of an item for the web */
export interface WebDescription {
  /** The description's unique number · at least 1 */ invMastWebDescUid: Id<"invMastWebDesc">;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** Line 1 of the short description · at most 255 characters */ webDesc1: string | null;
  /** Line 2 of the short description · at most 255 characters */ webDesc2: string | null;
  /** Line 3 of the short description · at most 255 characters */ webDesc3: string | null;
  /** Line 4 of the short description · at most 255 characters */ webDesc4: string | null;
  /** The whole text of the item's page · at most 4000 characters */ webDescFull: string | null;
  /** 1 when it is shown; of several the latest */ active: 0 | 1;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
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

/** What `legacy.invMast.alsoBought` takes: List what was bought together with an item */
export interface InvMastAlsoBoughtInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `legacy.invMast.alsoBoughtRefresh` takes: Compute from the orders what is bought together */
export interface InvMastAlsoBoughtRefreshInput {

}

/** What `legacy.invMast.tags.list` takes: List each tag of an item */
export interface InvMastTagsListInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "tag|ASC" */ orderBy?: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
}

/** What `legacy.invMast.tags.create` takes: Tag an item */
export interface InvMastTagsCreateInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** The word; case does not count · at least 1 characters, at most 255 characters */ tag: string;
}

/** What `legacy.invMast.tags.get` takes: Get one tag of an item */
export interface InvMastTagsGetInput {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The unique number of the tag of an item · at least 1 */ invMastTagsUid: Id<"invMastTag">;
}

/** What `legacy.invMast.tags.update` takes: Change a tag of an item */
export interface InvMastTagsUpdateInput {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The unique number of the tag of an item · at least 1 */ invMastTagsUid: Id<"invMastTag">;
  /** The word; case does not count · at least 1 characters, at most 255 characters */ tag?: string;
  /** Who keeps it up to date; 704 people, other codes programs · at least 0, at most 2147483647 */ updateCd?: number;
  /** What of it is still to be processed; 704 nothing · at least 0, at most 2147483647 */ processCd?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the tag of an item's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `legacy.invMast.tags.delete` takes: Take a tag off an item */
export interface InvMastTagsDeleteInput {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The unique number of the tag of an item · at least 1 */ invMastTagsUid: Id<"invMastTag">;
  /** Only as long as nobody changed it since: the tag of an item's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `legacy.invMast.webDesc.list` takes: List each web description of an item */
export interface InvMastWebDescListInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "inv_mast_web_desc_uid|ASC" */ orderBy?: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
}

/** What `legacy.invMast.webDesc.create` takes: Create a web description of an item */
export interface InvMastWebDescCreateInput {
  /** invMastUid of the item · at least 1 */ id: Id<"item">;
  /** Line 1 of the short description · at most 255 characters */ webDesc1?: string | null;
  /** Line 2 of the short description · at most 255 characters */ webDesc2?: string | null;
  /** Line 3 of the short description · at most 255 characters */ webDesc3?: string | null;
  /** Line 4 of the short description · at most 255 characters */ webDesc4?: string | null;
  /** The whole text of the item's page · at most 4000 characters */ webDescFull?: string | null;
  /** 1 when it is shown; of several the latest · @default 1 */ active?: 0 | 1;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
}

/** What `legacy.invMast.webDesc.get` takes: Get one web description of an item */
export interface InvMastWebDescGetInput {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The unique number of the web description of an item · at least 1 */ invMastWebDescUid: Id<"invMastWebDesc">;
}

/** What `legacy.invMast.webDesc.update` takes: Change a web description of an item */
export interface InvMastWebDescUpdateInput {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The unique number of the web description of an item · at least 1 */ invMastWebDescUid: Id<"invMastWebDesc">;
  /** Line 1 of the short description · at most 255 characters */ webDesc1?: string | null;
  /** Line 2 of the short description · at most 255 characters */ webDesc2?: string | null;
  /** Line 3 of the short description · at most 255 characters */ webDesc3?: string | null;
  /** Line 4 of the short description · at most 255 characters */ webDesc4?: string | null;
  /** The whole text of the item's page · at most 4000 characters */ webDescFull?: string | null;
  /** 1 when it is shown; of several the latest */ active?: 0 | 1;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the web description of an item's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `legacy.invMast.webDesc.delete` takes: Delete a web description of an item */
export interface InvMastWebDescDeleteInput {
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The unique number of the web description of an item · at least 1 */ invMastWebDescUid: Id<"invMastWebDesc">;
  /** Only as long as nobody changed it since: the web description of an item's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `legacy.itemCategory.get` takes: Get the articles of an item category */
export interface ItemCategoryGetInput {
  /** itemCategoryUid of the category · at least 1 */ id: number;
}

/** What `legacy.orders.reset` takes: Send an order to the ERP again */
export interface OrdersResetInput {
  /** The order's number · at least 1 */ id: number;
}

/** What `legacy.state.list` takes: List each state */
export interface StateListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "state_uid|ASC" */ orderBy?: string;
  /** Two letters, as the post writes it; stored in capitals · at least 1 characters, at most 2 characters */ twoLetterCode?: string;
}

/** What `legacy.state.create` takes: Create a state */
export interface StateCreateInput {
  /** Two letters, as the post writes it; stored in capitals · at least 1 characters, at most 2 characters */ twoLetterCode: string;
  /** Its name · at least 1 characters, at most 255 characters */ stateName: string;
  /** 1 when the site sells there · @default 0 */ active?: 0 | 1;
  /** Its own sales tax as a fraction · at least 0, at most 999999999999 · @default 0 */ taxRate?: number;
  /** 1 where freight is taxed too, or the part of it · at least 0, at most 999999999999 · @default 0 */ taxShipping?: number;
  /** The country; 1 is the United States · at least 1 · @default 1 */ countryUid?: Id<"country">;
  /** Its code in 1099 filings · at most 255 characters */ code1099?: string | null;
  /** Its code with TeleCheck · at most 255 characters */ telecheckCode?: string | null;
  /** What of it is still to be processed; 704 nothing · at least 0, at most 2147483647 */ processCd?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
}

/** What `legacy.state.get` takes: Get one state */
export interface StateGetInput {
  /** The unique number of the state · at least 1 */ stateUid: Id<"state">;
  /** Its two letters: a state that has others is not found · at least 1 characters, at most 2 characters */ twoLetterCode?: string;
}

/** What `legacy.state.update` takes: Change a state */
export interface StateUpdateInput {
  /** The unique number of the state · at least 1 */ stateUid: Id<"state">;
  /** Two letters, as the post writes it; stored in capitals · at least 1 characters, at most 2 characters */ twoLetterCode?: string;
  /** Its name · at least 1 characters, at most 255 characters */ stateName?: string;
  /** 1 when the site sells there */ active?: 0 | 1;
  /** Its own sales tax as a fraction · at least 0, at most 999999999999 */ taxRate?: number;
  /** 1 where freight is taxed too, or the part of it · at least 0, at most 999999999999 */ taxShipping?: number;
  /** The country; 1 is the United States · at least 1 */ countryUid?: Id<"country">;
  /** Its code in 1099 filings · at most 255 characters */ code1099?: string | null;
  /** Its code with TeleCheck · at most 255 characters */ telecheckCode?: string | null;
  /** What of it is still to be processed; 704 nothing · at least 0, at most 2147483647 */ processCd?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the state's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `legacy.state.delete` takes: Delete a state */
export interface StateDeleteInput {
  /** The unique number of the state · at least 1 */ stateUid: Id<"state">;
  /** Only as long as nobody changed it since: the state's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `legacy.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `legacy.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `legacy.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `legacy`: what it takes, which inputs have defaults, what `data` it answers. */
export interface LegacyOperations {
  "invMast.alsoBought": { input: InvMastAlsoBoughtInput; defaults: "limit" | "offset"; data: AlsoBoughtItem[] };
  "invMast.alsoBoughtRefresh": { input: InvMastAlsoBoughtRefreshInput; defaults: never; data: RefreshResult };
  "invMast.tags.list": { input: InvMastTagsListInput; defaults: "limit" | "offset" | "orderBy"; data: ItemTag[] };
  "invMast.tags.create": { input: InvMastTagsCreateInput; defaults: never; data: ItemTag };
  "invMast.tags.get": { input: InvMastTagsGetInput; defaults: never; data: ItemTag };
  "invMast.tags.update": { input: InvMastTagsUpdateInput; defaults: never; data: ItemTag };
  "invMast.tags.delete": { input: InvMastTagsDeleteInput; defaults: never; data: Deleted };
  "invMast.webDesc.list": { input: InvMastWebDescListInput; defaults: "limit" | "offset" | "orderBy"; data: WebDescription[] };
  "invMast.webDesc.create": { input: InvMastWebDescCreateInput; defaults: "active"; data: WebDescription };
  "invMast.webDesc.get": { input: InvMastWebDescGetInput; defaults: never; data: WebDescription };
  "invMast.webDesc.update": { input: InvMastWebDescUpdateInput; defaults: never; data: WebDescription };
  "invMast.webDesc.delete": { input: InvMastWebDescDeleteInput; defaults: never; data: Deleted };
  "itemCategory.get": { input: ItemCategoryGetInput; defaults: never; data: ItemCategoryArticle };
  "orders.reset": { input: OrdersResetInput; defaults: never; data: OrderReset };
  "state.list": { input: StateListInput; defaults: "limit" | "offset" | "orderBy"; data: LegacyState[] };
  "state.create": { input: StateCreateInput; defaults: "active" | "taxRate" | "taxShipping" | "countryUid"; data: LegacyState };
  "state.get": { input: StateGetInput; defaults: never; data: LegacyState };
  "state.update": { input: StateUpdateInput; defaults: never; data: LegacyState };
  "state.delete": { input: StateDeleteInput; defaults: never; data: Deleted };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
