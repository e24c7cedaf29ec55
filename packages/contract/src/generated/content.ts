// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Id } from "../id.ts";

/** A key by which a program calls, without the key itself */
export interface ApiKey {
  /** The key's unique number · at least 1 */ apiKeyUid: Id<"apiKey">;
  /** What it is for · at least 1 characters, at most 255 characters */ name: string;
  /** How the key begins; the rest is stored nowhere */ keyStart: string;
  /** What it may do, as far as its maker still may */ permissions: string[];
  /** The only customer whose records it reaches; null for its maker's */ customerId: Id<"customer"> | null;
  /** That customer's name */ customerName: string | null;
  /** Calls in a minute; null for the server's limit for a user · at least 1, at most 2147483647 */ callsPerMinute: number | null;
  /** `blocked`: its maker is blocked */ state: "active" | "expired" | "revoked" | "blocked";
  /** Until when it is taken; null for ever */ dateExpires: string | null;
  /** When it was last used, to the minute */ dateLastUsed: string | null;
  /** When it was made */ dateCreated: string;
  /** The user who made it, and whom it acts as · at least 1 */ createdBy: number;
  /** That user's name */ createdByName: string;
  /** When it was revoked */ dateRevoked: string | null;
  /** The user who revoked it · at least 1 */ revokedBy: number | null;
  /** That user's name */ revokedByName: string | null;
}

/** What is wanted after signing in */
export interface BeginOpenIdInput {
  /** The path of this server to go on at; `/` without it · at most 1500 characters */ returnTo?: string;
}

/** Where the identity provider is asked */
export interface BegunOpenId {
  /** The provider's page, to be opened in the same browser within ten minutes */ authorizationUrl: string;
}

/** Who signed in, and the token to call with */
export interface CompletedOpenId {
  /** The user · at least 1 */ id: number;
  /** True when name and password belong together; otherwise the call is refused (401) with `isVerified` false in its details */ isVerified: boolean;
  /** As the user spells it */ username: string;
  /** The bearer token for further calls */ token: string;
  /** at most 100 characters */ email: string;
  /** The path to go on at */ returnTo: string;
  /** The page that ends the provider's own session, to be opened after signing out; null where none is */ endSessionUrl: string | null;
}

/** What the identity provider sent the browser back with */
export interface CompleteOpenIdInput {
  /** The query of the address, as it stands: code, state and issuer, or the provider's refusal · at least 1 characters, at most 8192 characters */ query: string;
}

/** An article without its body */
export interface Content {
  /** The article's unique number · at least 1 */ id: Id<"content">;
  /** The category it stands in · at least 1 */ categoryId: Id<"contentCategory">;
  /** The category's title */ categoryTitle: string | null;
  title: string;
  /** The title as part of an address */ alias: string;
  /** The opening as HTML, for teasers and lists */ introText: string;
  /** One sentence for search engines */ metaDesc: string | null;
  /** 1 published, 0 draft, 2 archived, -2 in the bin */ state: 1 | 0 | 2 | -2;
  /** 1 for everybody, otherwise the access level a reader's group must have */ access: number;
  /** The language's code */ language: string;
  /** The article's pictures */ images: ContentImage[];
  /** When it was written */ created: string;
  /** The user who wrote it · at least 1 */ createdBy: number | null;
  /** When it was last changed */ modified: string;
  /** Shown from this moment on */ publishUp: string | null;
  /** Not shown from this moment on */ publishDown: string | null;
  /** How often it was read · at least 0 */ hits: number;
  /** The published tags it carries */ tags: ContentTag[];
}

/** The category that an article stands in */
export interface ContentCategory {
  /** The category's unique number · at least 1 */ id: number;
  /** The category above; 0 at the top · at least 0 */ parentId: number;
  title: string;
  alias: string;
}

/** An article to read, with its body */
export interface ContentDoc {
  /** The article's unique number · at least 1 */ id: Id<"content">;
  /** The category it stands in · at least 1 */ categoryId: Id<"contentCategory">;
  /** The category's title */ categoryTitle: string | null;
  title: string;
  /** The title as part of an address */ alias: string;
  /** The opening as HTML, for teasers and lists */ introText: string;
  /** One sentence for search engines */ metaDesc: string | null;
  /** 1 published, 0 draft, 2 archived, -2 in the bin */ state: 1 | 0 | 2 | -2;
  /** 1 for everybody, otherwise the access level a reader's group must have */ access: number;
  /** The language's code */ language: string;
  /** The article's pictures */ images: ContentImage[];
  /** When it was written */ created: string;
  /** The user who wrote it · at least 1 */ createdBy: number | null;
  /** When it was last changed */ modified: string;
  /** Shown from this moment on */ publishUp: string | null;
  /** Not shown from this moment on */ publishDown: string | null;
  /** How often it was read · at least 0 */ hits: number;
  /** The published tags it carries */ tags: ContentTag[];
  /** The body as HTML, without the opening */ fullText: string;
  /** The category and those above it, from the top */ categories: ContentCategory[];
  /** Who wrote it */ authorName: string | null;
}

/** A picture of an article */
export interface ContentImage {
  /** Address of the picture */ imageUrl: string;
  /** What the picture shows, in words */ altText: string;
}

/** A tag as an article names it */
export interface ContentTag {
  /** The tag · at least 1 */ id: number;
  title: string;
  alias: string;
}

/** What a new API key may do, where, and for how long */
export interface CreateApiKeyInput {
  /** What it is for · at least 1 characters, at most 255 characters */ name: string;
  /** What it may do: each a permission of one's own · at least 1 entries, at most 46 entries */ permissions: Array<"catalog.read" | "catalog.write" | "price.read" | "list.write" | "cart.write" | "checkout.activate" | "order.create" | "price.override" | "quote.write" | "customer.read" | "customer.write" | "customer.all" | "content.read" | "content.preview" | "profile.own" | "user.read" | "user.write" | "key.read" | "search.write" | "document.create" | "contract.read" | "integration.run" | "stockroom.read" | "stockroom.move" | "stockroom.all" | "stockroom.manage" | "warehouse.read" | "warehouse.write" | "picking.read" | "purchasing.read" | "order.track" | "order.sales" | "import.read" | "import.write" | "core.read" | "core.write" | "erp.read" | "erp.write" | "site.read" | "site.write" | "payment.use" | "shipping.read" | "message.send" | "ai.read" | "ai.write" | "console.use">;
  /** The only customer whose records it reaches. It may then do what the customer's own people may, at most */ customerId?: Id<"customer"> | null;
  /** Calls in a minute; at most the server's limit for a user · at least 1, at most 2147483647 */ callsPerMinute?: number | null;
  /** Until when it is taken, in UTC; null says that it never runs out */ dateExpires: string | null;
}

/** A new user */
export interface CreateUserInput {
  /** What the user signs in with; unique on the site whatever the case · at least 1 characters, at most 150 characters */ username: string;
  /** Unique on the site whatever the case · at most 100 characters */ email: string;
  /** at most 400 characters */ name: string;
  /** At least 8 characters · at least 8 characters */ password: string;
  /** 1 cannot sign in · @default 0 */ block?: 0 | 1;
  /** 1 gets the site's e-mails · @default 1 */ sendEmail?: 0 | 1;
  /** Groups to belong to; the site's default groups when left out */ groups?: number[];
  /** Further values by name */ profileValues?: Record<string, string>;
  /** The customer the user buys for; the caller's own unless they may act for others */ customerId?: Id<"customer">;
  /** The contact the user is; must belong to the customer · at least 1 */ contactId?: Id<"contact">;
  /** The name of a time zone · at most 255 characters · @default "UTC" */ timezone?: string;
  /** A language's code · at most 255 characters · @default "en" */ language?: string;
}

/** What came of deleting a user */
export interface DeleteUserResult {
  /** The user · at least 1 */ id: number;
  /** True: the user is kept and cannot sign in any more */ blocked: boolean;
  /** What happened, in a sentence */ message: string;
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

/** A whole menu as a tree */
export interface MenuDoc {
  /** The menu's unique number · at least 1 */ id: number;
  title: string;
  /** Where the menu stands */ menuType: string;
  /** What the menu is for */ description: string | null;
  /** The entries at the top, each with those below it */ items: MenuItem[];
}

/** An entry of a menu with the entries below it */
export interface MenuItem {
  /** The entry's unique number · at least 1 */ id: number;
  /** The entry above; 0 at the top · at least 0 */ parentId: number;
  title: string;
  /** The title as part of an address */ alias: string;
  /** Where the entry leads */ link: string;
  /** `url`, `content`, `category`, `separator` … */ type: string;
  /** The article it leads to · at least 1 */ contentId: Id<"content"> | null;
  /** Position among its siblings */ sequenceNo: number;
  /** 1 at the top · at least 1 */ level: number;
  /** The entries below, in their order */ children: MenuItem[];
}

/** A new API key, with the key itself: this once */
export interface NewApiKey {
  /** The key's unique number · at least 1 */ apiKeyUid: Id<"apiKey">;
  /** What it is for · at least 1 characters, at most 255 characters */ name: string;
  /** How the key begins; the rest is stored nowhere */ keyStart: string;
  /** What it may do, as far as its maker still may */ permissions: string[];
  /** The only customer whose records it reaches; null for its maker's */ customerId: Id<"customer"> | null;
  /** That customer's name */ customerName: string | null;
  /** Calls in a minute; null for the server's limit for a user · at least 1, at most 2147483647 */ callsPerMinute: number | null;
  /** `blocked`: its maker is blocked */ state: "active" | "expired" | "revoked" | "blocked";
  /** Until when it is taken; null for ever */ dateExpires: string | null;
  /** When it was last used, to the minute */ dateLastUsed: string | null;
  /** When it was made */ dateCreated: string;
  /** The user who made it, and whom it acts as · at least 1 */ createdBy: number;
  /** That user's name */ createdByName: string;
  /** When it was revoked */ dateRevoked: string | null;
  /** The user who revoked it · at least 1 */ revokedBy: number | null;
  /** That user's name */ revokedByName: string | null;
  /** The key, to be sent as `authorization: Bearer <key>`. It is never answered again */ key: string;
}

/** The identity provider that the site signs people in by */
export interface OpenIdOffer {
  /** How the provider is called on the sign-in screen; null without one */ name: string | null;
}

/** A permission of a user and where they have it from */
export interface PermissionGrant {
  /** Its name */ permission: string;
  /** The user's own role, when it grants it */ ownRole: string | null;
  /** Their groups in use whose role grants it */ groups: UserGroupRef[];
}

/** A word that articles are found by */
export interface Tag {
  /** The tag's unique number · at least 1 */ id: number;
  /** The tag above; 0 at the top · at least 0 */ parentId: number;
  /** The content category the tag belongs to; none for all · at least 1 */ categoryId: Id<"contentCategory"> | null;
  title: string;
  /** The title as part of an address */ alias: string;
  /** What the tag stands for */ description: string | null;
  /** 1 shown, 0 hidden */ published: 1 | 0;
  /** How many articles the reader can see carry it · at least 0 */ contentCount: number;
}

/** An identity that speaks for the user no more */
export interface UnlinkedIdentity {
  /** The identity · at least 1 */ uid: number;
  /** Always true */ deleted: boolean;
}

/** What to change of a user */
export interface UpdateUserInput {
  /** at most 400 characters */ name?: string;
  /** at most 150 characters */ username?: string;
  /** at most 100 characters */ email?: string;
  /** The new password, at least 8 characters; an empty text keeps the old one · at most 100 characters */ password?: string;
  /** 0 lets a blocked user in again; needs `user.write` */ block?: 0 | 1;
  /** The name of a time zone · at most 255 characters */ timezone?: string;
  /** A language's code · at most 255 characters */ language?: string;
  /** Only as long as nobody changed it since: the user's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** A person who signs in */
export interface User {
  /** The user's unique number · at least 1 */ id: Id<"user">;
  /** at most 400 characters */ name: string;
  /** What the user signs in with · at most 150 characters */ username: string;
  /** at most 100 characters */ email: string;
  /** When the user was created */ registerDate: string;
  /** When the user signed in last */ lastvisitDate: string | null;
  /** The code that activates the account; none when it is active */ activation: string | null;
  /** When the password was last changed */ lastResetTime: string | null;
  /** 1 cannot sign in */ block: 0 | 1;
  /** 1 gets the site's e-mails */ sendEmail: 1 | 0;
  /** The customer the user buys for; none for staff */ customerId: Id<"customer"> | null;
  /** The contact the user is · at least 1 */ contactId: Id<"contact"> | null;
  /** The highest of the user's own role and those of their groups */ role: string;
  /** The name of a time zone · at most 255 characters */ timezone: string;
  /** A language's code · at most 255 characters */ language: string;
  /** The groups they belong to */ groups: UserGroupRef[];
  /** Further values by name */ profileValues: Record<string, string>;
  /** When the user was changed last */ dateLastModified: string;
}

/** The rules of the trade that hold for this user */
export interface UserBusinessLogic {
  /** The customer they buy for */ customerId: Id<"customer"> | null;
  /** Their contact · at least 1 */ contactId: Id<"contact"> | null;
  /** The sales representative they are */ salesRepId: string | null;
  /** Orders need a purchase order number */ poNoRequired: "Y" | "N";
  /** The customer's account is on hold */ creditHold: "Y" | "N";
  /** The customer pays sales tax */ taxable: "Y" | "N";
  /** The currency of the site's prices, ISO 4217 */ currency: string;
  /** The column of the price list · at least 1, at most 10 */ priceClass: number | null;
  /** The ship-to address used first · at least 1 */ defaultShipToId: Id<"address"> | null;
  /** The location that serves the customer first · at least 1 */ defaultLocationId: Id<"location"> | null;
  /** What they may order without approval; none without a limit */ webAllowance: number | null;
  /** What the allowance is for */ webAllowancePeriod: "order" | "month" | "year" | null;
  /** They hold `order.create` */ mayPlaceOrders: boolean;
  /** They hold `checkout.activate` */ mayReleaseCheckouts: boolean;
  /** They hold `customer.all` */ seesAllCustomers: boolean;
}

/** A user with customer, contact, groups and permissions */
export interface UserDoc {
  /** The user's unique number · at least 1 */ id: Id<"user">;
  /** at most 400 characters */ name: string;
  /** What the user signs in with · at most 150 characters */ username: string;
  /** at most 100 characters */ email: string;
  /** When the user was created */ registerDate: string;
  /** When the user signed in last */ lastvisitDate: string | null;
  /** The code that activates the account; none when it is active */ activation: string | null;
  /** When the password was last changed */ lastResetTime: string | null;
  /** 1 cannot sign in */ block: 0 | 1;
  /** 1 gets the site's e-mails */ sendEmail: 1 | 0;
  /** The customer the user buys for; none for staff */ customerId: Id<"customer"> | null;
  /** The contact the user is · at least 1 */ contactId: Id<"contact"> | null;
  /** The highest of the user's own role and those of their groups */ role: string;
  /** The name of a time zone · at most 255 characters */ timezone: string;
  /** A language's code · at most 255 characters */ language: string;
  /** The groups they belong to */ groups: UserGroupRef[];
  /** Further values by name */ profileValues: Record<string, string>;
  /** When the user was changed last */ dateLastModified: string;
  /** The customer's name */ customerName: string | null;
  /** The company that serves the customer · at most 8 characters */ companyId: string | null;
  /** The sales representative the user is */ salesRepId: string | null;
  /** From the contact */ firstName: string | null;
  /** From the contact */ lastName: string | null;
  /** The contact's position */ title: string | null;
  /** The contact's phone number */ phone: string | null;
  /** All memberships, those taken away too */ memberships: UserGroupMembership[];
  /** What the user may do, by name */ permissions: string[];
  /** The same permissions, each with what grants it */ grants: PermissionGrant[];
}

/** A group of users; a role it carries is given to its members */
export interface UserGroup {
  /** The group's unique number · at least 1 */ id: Id<"userGroup">;
  /** The group above; 0 at the top · at least 0 */ parent_id: number;
  /** Left bound of the nested set: a group's bounds enclose those below it */ lft: number;
  /** Right bound of the nested set */ rgt: number;
  /** Depth in the tree; 0 at the top · at least 0 */ level: number;
  title: string;
  /** What the group is for */ description: string | null;
  /** 1 in use, 0 not */ published: 1 | 0;
  /** When it was created */ created: string;
  /** The user who created it · at least 1 */ created_by: number | null;
  /** When it was last changed */ modified: string | null;
  /** The user who changed it last · at least 1 */ modified_by: number | null;
  /** Rules of the group as JSON text */ rules: string | null;
  /** The access level that members have */ access: number;
  /** A remark for administrators */ note: string | null;
  /** The role that members get, if any */ role: string | null;
  /** New users get this group when none is named */ isDefault: boolean;
}

/** A group to put a user into, or to take them out of */
export interface UserGroupMapInput {
  /** The group · at least 1 */ groupId: Id<"userGroup">;
  /** False takes the user out of the group · @default true */ isActive?: boolean;
}

/** A group as a user belongs to it */
export interface UserGroupMembership {
  /** The group's unique number · at least 1 */ id: number;
  /** The group above; 0 at the top · at least 0 */ parent_id: number;
  /** Left bound of the nested set: a group's bounds enclose those below it */ lft: number;
  /** Right bound of the nested set */ rgt: number;
  /** Depth in the tree; 0 at the top · at least 0 */ level: number;
  title: string;
  /** What the group is for */ description: string | null;
  /** 1 in use, 0 not */ published: 1 | 0;
  /** When it was created */ created: string;
  /** The user who created it · at least 1 */ created_by: number | null;
  /** When it was last changed */ modified: string | null;
  /** The user who changed it last · at least 1 */ modified_by: number | null;
  /** Rules of the group as JSON text */ rules: string | null;
  /** The access level that members have */ access: number;
  /** A remark for administrators */ note: string | null;
  /** The role that members get, if any */ role: string | null;
  /** New users get this group when none is named */ isDefault: boolean;
  /** False when the membership was taken away */ isActive: boolean;
  /** When the user was put into the group */ dateAssigned: string;
}

/** A group as a user names it */
export interface UserGroupRef {
  /** The group · at least 1 */ id: number;
  title: string;
}

/** Who a user is at an outside issuer of tokens */
export interface UserIdentity {
  /** The identity's unique number · at least 1 */ userIdentityUid: Id<"userIdentity">;
  /** The user · at least 1 */ userId: Id<"user">;
  /** What the issuer's tokens say in `iss`, to the letter · at least 1 characters, at most 255 characters */ issuer: string;
  /** What its tokens for this person say in `sub` · at least 1 characters, at most 255 characters */ subject: string;
  /** When it was linked */ dateCreated: string;
}

/** Who a user is at an outside issuer */
export interface UserIdentityInput {
  /** What the issuer's tokens say in `iss`, to the letter · at least 1 characters, at most 255 characters */ issuer: string;
  /** What its tokens for this person say in `sub` · at least 1 characters, at most 255 characters */ subject: string;
}

/** A user's profile, groups, permissions, role and rules in one answer */
export interface UserTrinity {
  profile: UserTrinityProfile;
  /** Active groups, the highest in the tree first */ groups: UserTrinityGroup[];
  /** What the user may do, by name */ permissions: string[];
  territory: UserTrinityTerritory;
  role: UserTrinityRole;
  businessLogic: UserBusinessLogic;
}

/** A group that the user belongs to */
export interface UserTrinityGroup {
  /** The group · at least 1 */ id: number;
  title: string;
  /** Depth in the tree of groups · at least 0 */ level: number;
  /** New users get this group */ isDefault: boolean;
}

/** Who the user is */
export interface UserTrinityProfile {
  /** The user · at least 1 */ userId: Id<"user">;
  /** The customer's name; the site's name for staff */ companyName: string | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  /** The territory's code */ territory: string | null;
  /** The role's name */ role: string;
}

/** What the user is to the product */
export interface UserTrinityRole {
  name: string;
  /** The higher, the more a person may do · at least 0 */ level: number;
  /** What the role may do, in sentences */ capabilities: string[];
}

/** Where the user's business is */
export interface UserTrinityTerritory {
  /** From the user's profile, else the state of the customer's address */ code: string | null;
  name: string | null;
  /** From the user's profile, else the country */ region: string | null;
}

/** A name and a password to verify */
export interface VerifyPasswordInput {
  /** at least 1 characters */ username: string;
  /** at least 1 characters */ password: string;
  /** Must be the site of the call when given */ siteId?: string;
}

/** The right password was given: who it is and the token to call with */
export interface VerifyPasswordResult {
  /** The user · at least 1 */ id: Id<"user">;
  /** True when name and password belong together; otherwise the call is refused (401) with `isVerified` false in its details */ isVerified: boolean;
  /** As the user spells it */ username: string;
  /** The bearer token for further calls */ token: string;
  /** at most 100 characters */ email: string;
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

/** What `content.content.list` takes: List articles */
export interface ContentListInput {
  /** Categories to choose from; numbers separated by commas, or a list · at least 1 characters, at least 1 entries */ categoryIdList?: string | number[];
  /** Numbers or aliases of tags, one of which an article must carry; separated by commas, or a list · at least 1 characters, at least 1 entries */ tagsList?: string | string[];
  /** Words that all stand in title, opening or body */ q?: string;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "id|ASC" */ orderBy?: string;
  /** How many records at most · at least 1, at most 100 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `content.content.get` takes: Get one article without its body */
export interface ContentGetInput {
  /** The article's unique number · at least 1 */ id: Id<"content">;
}

/** What `content.content.doc` takes: Read one article with its body, tags and categories */
export interface ContentDocInput {
  /** The article's unique number · at least 1 */ id: Id<"content">;
}

/** What `content.menu.doc` takes: Get a menu with all its entries as a tree */
export interface MenuDocInput {
  /** The menu's unique number · at least 1 */ id: number;
}

/** What `content.tags.list` takes: List tags */
export interface TagsListInput {
  /** Only tags of this content category · at least 0 */ catId?: Id<"contentCategory">;
  /** Only tags directly below this one; 0 for the top · at least 0 */ parentId?: number;
  /** Words that all stand in title, alias or description */ q?: string;
  /** How many records at most · at least 1, at most 100 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `content.usergroups.list` takes: List the user groups of the site */
export interface UsergroupsListInput {
  /** Only groups directly below these; 0 for the top; numbers separated by commas, or a list · at least 1 characters, at least 1 entries */ parentIdList?: string | number[];
  /** How many records at most · at least 1, at most 100 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "id|ASC" */ orderBy?: string;
}

/** What `content.users.list` takes: List users */
export interface UsersListInput {
  /** Only users of this customer */ customerId?: Id<"customer">;
  /** Only members of a group with one of these access levels; numbers separated by commas, or a list · at least 1 characters, at least 1 entries */ accessLevelList?: string | number[];
  /** Words that all stand in name, username or e-mail */ q?: string;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "id|ASC" */ orderBy?: string;
  /** How many records at most · at least 1, at most 100 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `content.users.create` takes: Create a user */
export interface UsersCreateInput {
  /** What the user signs in with; unique on the site whatever the case · at least 1 characters, at most 150 characters */ username: string;
  /** Unique on the site whatever the case · at most 100 characters */ email: string;
  /** at most 400 characters */ name: string;
  /** At least 8 characters · at least 8 characters */ password: string;
  /** 1 cannot sign in · @default 0 */ block?: 0 | 1;
  /** 1 gets the site's e-mails · @default 1 */ sendEmail?: 0 | 1;
  /** Groups to belong to; the site's default groups when left out */ groups?: number[];
  /** Further values by name */ profileValues?: Record<string, string>;
  /** The customer the user buys for; the caller's own unless they may act for others */ customerId?: Id<"customer">;
  /** The contact the user is; must belong to the customer · at least 1 */ contactId?: Id<"contact">;
  /** The name of a time zone · at most 255 characters · @default "UTC" */ timezone?: string;
  /** A language's code · at most 255 characters · @default "en" */ language?: string;
}

/** What `content.users.get` takes: Get one user */
export interface UsersGetInput {
  /** The user's unique number · at least 1 */ id: Id<"user">;
}

/** What `content.users.update` takes: Change a user, or one's own name, e-mail and password */
export interface UsersUpdateInput {
  /** The user's unique number · at least 1 */ id: Id<"user">;
  /** at most 400 characters */ name?: string;
  /** at most 150 characters */ username?: string;
  /** at most 100 characters */ email?: string;
  /** The new password, at least 8 characters; an empty text keeps the old one · at most 100 characters */ password?: string;
  /** 0 lets a blocked user in again; needs `user.write` */ block?: 0 | 1;
  /** The name of a time zone · at most 255 characters */ timezone?: string;
  /** A language's code · at most 255 characters */ language?: string;
  /** Only as long as nobody changed it since: the user's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `content.users.delete` takes: Block a user so that they cannot sign in any more */
export interface UsersDeleteInput {
  /** The user's unique number · at least 1 */ id: Id<"user">;
  /** Only as long as nobody changed it since: the user's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `content.users.doc` takes: Get a user with customer, contact, groups and permissions */
export interface UsersDocInput {
  /** The user's unique number · at least 1 */ id: Id<"user">;
}

/** What `content.users.trinity` takes: Get a user's profile, groups, permissions, territory, role and rules in one answer */
export interface UsersTrinityInput {
  /** The user's unique number · at least 1 */ id: Id<"user">;
}

/** What `content.users.verifyPassword` takes: Sign in: verify a password and get a token */
export interface UsersVerifyPasswordInput {
  /** at least 1 characters */ username: string;
  /** at least 1 characters */ password: string;
  /** Must be the site of the call when given */ siteId?: string;
}

/** What `content.users.groups.list` takes: List the groups that a user belongs to */
export interface UsersGroupsListInput {
  /** The user's unique number · at least 1 */ id: Id<"user">;
  /** How many records at most · at least 1, at most 100 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `content.users.groups.create` takes: Put a user into a group, or take them out of it */
export interface UsersGroupsCreateInput {
  /** The user's unique number · at least 1 */ id: Id<"user">;
  /** The group · at least 1 */ groupId: Id<"userGroup">;
  /** False takes the user out of the group · @default true */ isActive?: boolean;
}

/** What `content.users.groups.get` takes: Get one group of a user, also one taken away */
export interface UsersGroupsGetInput {
  /** The user's unique number · at least 1 */ id: Id<"user">;
  /** The group · at least 1 */ groupId: Id<"userGroup">;
}

/** What `content.users.identities.list` takes: List who a user is at outside issuers of tokens */
export interface UsersIdentitiesListInput {
  /** The user's unique number · at least 1 */ id: Id<"user">;
  /** How many records at most · at least 1, at most 100 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `content.users.identities.create` takes: Let the tokens of an outside issuer speak for a user */
export interface UsersIdentitiesCreateInput {
  /** The user's unique number · at least 1 */ id: Id<"user">;
  /** What the issuer's tokens say in `iss`, to the letter · at least 1 characters, at most 255 characters */ issuer: string;
  /** What its tokens for this person say in `sub` · at least 1 characters, at most 255 characters */ subject: string;
}

/** What `content.users.identities.delete` takes: Let the tokens of an outside issuer speak for a user no more */
export interface UsersIdentitiesDeleteInput {
  /** The user's unique number · at least 1 */ id: Id<"user">;
  /** The identity · at least 1 */ userIdentityUid: Id<"userIdentity">;
}

/** What `content.apiKeys.list` takes: List the API keys of the site, the latest first */
export interface ApiKeysListInput {
  /** Only these */ state?: "active" | "expired" | "revoked" | "blocked";
  /** How many records at most · at least 1, at most 100 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `content.apiKeys.create` takes: Make an API key for a program */
export interface ApiKeysCreateInput {
  /** What it is for · at least 1 characters, at most 255 characters */ name: string;
  /** What it may do: each a permission of one's own · at least 1 entries, at most 46 entries */ permissions: Array<"catalog.read" | "catalog.write" | "price.read" | "list.write" | "cart.write" | "checkout.activate" | "order.create" | "price.override" | "quote.write" | "customer.read" | "customer.write" | "customer.all" | "content.read" | "content.preview" | "profile.own" | "user.read" | "user.write" | "key.read" | "search.write" | "document.create" | "contract.read" | "integration.run" | "stockroom.read" | "stockroom.move" | "stockroom.all" | "stockroom.manage" | "warehouse.read" | "warehouse.write" | "picking.read" | "purchasing.read" | "order.track" | "order.sales" | "import.read" | "import.write" | "core.read" | "core.write" | "erp.read" | "erp.write" | "site.read" | "site.write" | "payment.use" | "shipping.read" | "message.send" | "ai.read" | "ai.write" | "console.use">;
  /** The only customer whose records it reaches. It may then do what the customer's own people may, at most */ customerId?: Id<"customer"> | null;
  /** Calls in a minute; at most the server's limit for a user · at least 1, at most 2147483647 */ callsPerMinute?: number | null;
  /** Until when it is taken, in UTC; null says that it never runs out */ dateExpires: string | null;
}

/** What `content.apiKeys.revoke` takes: Revoke an API key */
export interface ApiKeysRevokeInput {
  /** The key · at least 1 */ apiKeyUid: Id<"apiKey">;
}

/** What `content.openId.offer` takes: Get the identity provider that the site signs people in by */
export interface OpenIdOfferInput {

}

/** What `content.openId.begin` takes: Begin to sign in by the identity provider */
export interface OpenIdBeginInput {
  /** The path of this server to go on at; `/` without it · at most 1500 characters */ returnTo?: string;
}

/** What `content.openId.complete` takes: Sign in by what the identity provider sent the browser back with */
export interface OpenIdCompleteInput {
  /** The query of the address, as it stands: code, state and issuer, or the provider's refusal · at least 1 characters, at most 8192 characters */ query: string;
}

/** What `content.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `content.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `content.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `content`: what it takes, which inputs have defaults, what `data` it answers. */
export interface ContentOperations {
  "content.list": { input: ContentListInput; defaults: "orderBy" | "limit" | "offset"; data: Content[] };
  "content.get": { input: ContentGetInput; defaults: never; data: Content };
  "content.doc": { input: ContentDocInput; defaults: never; data: ContentDoc };
  "menu.doc": { input: MenuDocInput; defaults: never; data: MenuDoc };
  "tags.list": { input: TagsListInput; defaults: "limit" | "offset"; data: Tag[] };
  "usergroups.list": { input: UsergroupsListInput; defaults: "limit" | "offset" | "orderBy"; data: UserGroup[] };
  "users.list": { input: UsersListInput; defaults: "orderBy" | "limit" | "offset"; data: User[] };
  "users.create": { input: UsersCreateInput; defaults: "block" | "sendEmail" | "timezone" | "language"; data: User };
  "users.get": { input: UsersGetInput; defaults: never; data: User };
  "users.update": { input: UsersUpdateInput; defaults: never; data: User };
  "users.delete": { input: UsersDeleteInput; defaults: never; data: DeleteUserResult };
  "users.doc": { input: UsersDocInput; defaults: never; data: UserDoc };
  "users.trinity": { input: UsersTrinityInput; defaults: never; data: UserTrinity };
  "users.verifyPassword": { input: UsersVerifyPasswordInput; defaults: never; data: VerifyPasswordResult };
  "users.groups.list": { input: UsersGroupsListInput; defaults: "limit" | "offset"; data: UserGroupMembership[] };
  "users.groups.create": { input: UsersGroupsCreateInput; defaults: "isActive"; data: UserGroupMembership };
  "users.groups.get": { input: UsersGroupsGetInput; defaults: never; data: UserGroupMembership };
  "users.identities.list": { input: UsersIdentitiesListInput; defaults: "limit" | "offset"; data: UserIdentity[] };
  "users.identities.create": { input: UsersIdentitiesCreateInput; defaults: never; data: UserIdentity };
  "users.identities.delete": { input: UsersIdentitiesDeleteInput; defaults: never; data: UnlinkedIdentity };
  "apiKeys.list": { input: ApiKeysListInput; defaults: "limit" | "offset"; data: ApiKey[] };
  "apiKeys.create": { input: ApiKeysCreateInput; defaults: never; data: NewApiKey };
  "apiKeys.revoke": { input: ApiKeysRevokeInput; defaults: never; data: ApiKey };
  "openId.offer": { input: OpenIdOfferInput; defaults: never; data: OpenIdOffer };
  "openId.begin": { input: OpenIdBeginInput; defaults: never; data: BegunOpenId };
  "openId.complete": { input: OpenIdCompleteInput; defaults: never; data: CompletedOpenId };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
