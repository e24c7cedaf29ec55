// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { ApiKey, ApiKeysCreateInput, ApiKeysListInput, ApiKeysRevokeInput, BegunOpenId, CompletedOpenId, Content, ContentDoc, ContentDocInput, ContentGetInput, ContentListInput, DeleteUserResult, Health, MenuDoc, MenuDocInput, NewApiKey, OpenIdBeginInput, OpenIdCompleteInput, OpenIdOffer, OpenIdOfferInput, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, Tag, TagsListInput, UnlinkedIdentity, User, UserDoc, UserGroup, UserGroupMembership, UserIdentity, UserTrinity, UsergroupsListInput, UsersCreateInput, UsersDeleteInput, UsersDocInput, UsersGetInput, UsersGroupsCreateInput, UsersGroupsGetInput, UsersGroupsListInput, UsersIdentitiesCreateInput, UsersIdentitiesDeleteInput, UsersIdentitiesListInput, UsersListInput, UsersTrinityInput, UsersUpdateInput, UsersVerifyPasswordInput, VerifyPasswordResult, Whoami } from "@purvey/contract/generated/content";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, extend, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/content";

/** Calls of `content` */
export interface ContentContentClient {
  /**
   * List articles.
   *
   * Published articles that the reader's groups may see; with `content.preview` drafts and hidden ones too.
   *
   * `GET /content` · permission `content.read`
   */
  list(input?: ContentListInput, options?: CallOptions): ListCall<Content>;
  /**
   * Get one article without its body.
   *
   * `GET /content/{id}` · permission `content.read`
   */
  get(input: ContentGetInput, options?: CallOptions): Call<Content>;
  /**
   * Read one article with its body, tags and categories.
   *
   * `GET /content/{id}/doc` · permission `content.read`
   */
  doc(input: ContentDocInput, options?: CallOptions): Call<ContentDoc>;
}

/** Calls of `menu` */
export interface ContentMenuClient {
  /**
   * Get a menu with all its entries as a tree.
   *
   * Only published entries whose parents are published and whose article the reader may see.
   *
   * `GET /menu/{id}/doc` · permission `content.read`
   */
  doc(input: MenuDocInput, options?: CallOptions): Call<MenuDoc>;
}

/** Calls of `tags` */
export interface ContentTagsClient {
  /**
   * List tags.
   *
   * `GET /tags` · permission `content.read`
   */
  list(input?: TagsListInput, options?: CallOptions): ListCall<Tag>;
}

/** Calls of `usergroups` */
export interface ContentUsergroupsClient {
  /**
   * List the user groups of the site.
   *
   * The caller builds the tree from `parent_id`.
   *
   * `GET /usergroups` · permission `user.read`
   */
  list(input?: UsergroupsListInput, options?: CallOptions): ListCall<UserGroup>;
}

/** Calls of `groups` */
export interface ContentUsersGroupsClient {
  /**
   * List the groups that a user belongs to.
   *
   * Active memberships only. A user may see their own; others need `user.read`.
   *
   * `GET /users/{id}/groups` · permission `profile.own`
   */
  list(input: UsersGroupsListInput, options?: CallOptions): ListCall<UserGroupMembership>;
  /**
   * Put a user into a group, or take them out of it.
   *
   * Doing it twice is the same as doing it once. Nobody can hand out a role above their own.
   *
   * `POST /users/{id}/groups` · permission `user.write`
   */
  create(input: UsersGroupsCreateInput, options?: CallOptions): Call<UserGroupMembership>;
  /**
   * Get one group of a user, also one taken away.
   *
   * `GET /users/{id}/groups/{groupId}` · permission `profile.own`
   */
  get(input: UsersGroupsGetInput, options?: CallOptions): Call<UserGroupMembership>;
}

/** Calls of `identities` */
export interface ContentUsersIdentitiesClient {
  /**
   * List who a user is at outside issuers of tokens.
   *
   * `GET /users/{id}/identities` · permission `user.write`
   */
  list(input: UsersIdentitiesListInput, options?: CallOptions): ListCall<UserIdentity>;
  /**
   * Let the tokens of an outside issuer speak for a user.
   *
   * Whoever the issuer calls so is this user from now on, with the user's role, customer and standing. A person is one user of a site at most (409).
   *
   * `POST /users/{id}/identities` · permission `user.write`
   */
  create(input: UsersIdentitiesCreateInput, options?: CallOptions): Call<UserIdentity>;
  /**
   * Let the tokens of an outside issuer speak for a user no more.
   *
   * `DELETE /users/{id}/identities/{userIdentityUid}` · permission `user.write`
   */
  delete(input: UsersIdentitiesDeleteInput, options?: CallOptions): Call<UnlinkedIdentity>;
}

/** Calls of `users` */
export interface ContentUsersClient {
  /**
   * List users.
   *
   * Staff see the users of the site, a customer's people those of their own company.
   *
   * `GET /users` · permission `user.read`
   */
  list(input?: UsersListInput, options?: CallOptions): ListCall<User>;
  /**
   * Create a user.
   *
   * Username and e-mail are unique on the site whatever the case. Nobody can hand out a role above their own.
   *
   * `POST /users` · permission `user.write`
   */
  create(input: UsersCreateInput, options?: CallOptions): Call<User>;
  /**
   * Get one user.
   *
   * A user may see themselves; others need `user.read`, and a customer's people see only their own company.
   *
   * `GET /users/{id}` · permission `profile.own`
   */
  get(input: UsersGetInput, options?: CallOptions): Call<User>;
  /**
   * Change a user, or one's own name, e-mail and password.
   *
   * A user may change themselves; others need `user.write`.
   *
   * `PUT /users/{id}` · permission `profile.own`
   */
  update(input: UsersUpdateInput, options?: CallOptions): Call<User>;
  /**
   * Block a user so that they cannot sign in any more.
   *
   * Users are kept because orders name them. Changing `block` to 0 lets the user in again.
   *
   * `DELETE /users/{id}` · permission `user.write`
   */
  delete(input: UsersDeleteInput, options?: CallOptions): Call<DeleteUserResult>;
  /**
   * Get a user with customer, contact, groups and permissions.
   *
   * A user may see themselves; others need `user.read`, and a customer's people see only their own company.
   *
   * `GET /users/{id}/doc` · permission `profile.own`
   */
  doc(input: UsersDocInput, options?: CallOptions): Call<UserDoc>;
  /**
   * Get a user's profile, groups, permissions, territory, role and rules in one answer.
   *
   * A user may see themselves; others need `user.read`, and a customer's people see only their own company.
   *
   * `GET /users/{id}/trinity` · permission `profile.own`
   */
  trinity(input: UsersTrinityInput, options?: CallOptions): Call<UserTrinity>;
  /**
   * Sign in: verify a password and get a token.
   *
   * A wrong name and a wrong password get the same answer, 401. After ten failures for one name from one address each further attempt has to wait (429), twice as long each time and a quarter of an hour at most; users are not kept out by what others guess elsewhere. A blocked user is told so (403) once the password is right.
   *
   * `POST /users/verify-password` · no permission needed
   */
  verifyPassword(input: UsersVerifyPasswordInput, options?: CallOptions): Call<VerifyPasswordResult>;
  readonly groups: ContentUsersGroupsClient;
  readonly identities: ContentUsersIdentitiesClient;
}

/** Calls of `apiKeys` */
export interface ContentApiKeysClient {
  /**
   * List the API keys of the site, the latest first.
   *
   * Those that were revoked or ran out stay on the list. The keys themselves are stored nowhere.
   *
   * `GET /api-keys` · permission `key.read`
   */
  list(input?: ApiKeysListInput, options?: CallOptions): ListCall<ApiKey>;
  /**
   * Make an API key for a program.
   *
   * The answer holds the key, this once; the server keeps a hash of it. It acts as the user who makes it, with the given permissions as far as the user has them, and is refused while the user is blocked. It makes no keys and does not change its maker. An idempotency key is refused, because the answer is not kept for a repetition.
   *
   * `POST /api-keys` · permission `key.write`
   */
  create(input: ApiKeysCreateInput, options?: CallOptions): Call<NewApiKey>;
  /**
   * Revoke an API key.
   *
   * Every server process refuses it within a second. One that is revoked already stays as it is.
   *
   * `DELETE /api-keys/{apiKeyUid}` · permission `key.write`
   */
  revoke(input: ApiKeysRevokeInput, options?: CallOptions): Call<ApiKey>;
}

/** Calls of `openId` */
export interface ContentOpenIdClient {
  /**
   * Get the identity provider that the site signs people in by.
   *
   * `GET /open-id` · no permission needed
   */
  offer(input?: OpenIdOfferInput, options?: CallOptions): Call<OpenIdOffer>;
  /**
   * Begin to sign in by the identity provider.
   *
   * What the sign-in must be finished with (state, nonce and the verifier of PKCE) is kept sealed in a cookie of the browser, for ten minutes; another beginning in the same browser takes its place.
   *
   * `POST /open-id/begin` · no permission needed
   */
  begin(input?: OpenIdBeginInput, options?: CallOptions): Call<BegunOpenId>;
  /**
   * Sign in by what the identity provider sent the browser back with.
   *
   * The code is exchanged and the identity token verified; then whoever the site knows by issuer and subject gets a token, as by `users.verifyPassword`. Whom it does not know becomes a user where the site's setting `content.openId` says so, and is refused otherwise (403).
   *
   * `POST /open-id/complete` · no permission needed
   */
  complete(input: OpenIdCompleteInput, options?: CallOptions): Call<CompletedOpenId>;
}

/** Calls of `system` */
export interface ContentSystemClient {
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

/** Content and users: Articles, menus and tags; users, user groups, the verification of passwords and API keys. */
export interface ContentClient {
  readonly content: ContentContentClient;
  readonly menu: ContentMenuClient;
  readonly tags: ContentTagsClient;
  readonly usergroups: ContentUsergroupsClient;
  readonly users: ContentUsersClient;
  readonly apiKeys: ContentApiKeysClient;
  readonly openId: ContentOpenIdClient;
  readonly system: ContentSystemClient;
}

/** Content and users, for `createClient`. Its endpoints are made when the first is used. */
export const content: ServiceModule<ContentClient> = serviceModule("content", "content", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "integer" };
  const i1: Schema = { type: ["string","array"], minLength: 1, pattern: "^\\s*-?\\d+\\s*(,\\s*-?\\d+\\s*)*$", minItems: 1, "x-messages": {"pattern":"must be whole numbers separated by commas, such as 4,7"}, items: i0 };
  const i2: Schema = { type: "string" };
  const i3: Schema = { type: ["string","array"], minLength: 1, minItems: 1, items: i2 };
  const i4: Schema = { type: "string", pattern: "^[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?(,[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?)*$", "x-messages": {"pattern":"Expected columns with their direction, such as customer_name|ASC,customer_id|DESC"} };
  const i5: Schema = { type: "integer", minimum: 1, maximum: 100 };
  const i6: Schema = { type: "integer", minimum: 0 };
  const i7: Schema = some({ categoryIdList: i1, tagsList: i3, q: i2, orderBy: i4, limit: i5, offset: i6 });
  const i8: Schema = { type: "integer", minimum: 1 };
  const i9: Schema = all({ id: i8 });
  const i10: Schema = some({ catId: i6, parentId: i6, q: i2, limit: i5, offset: i6 });
  const i11: Schema = some({ parentIdList: i1, limit: i5, offset: i6, orderBy: i4 });
  const i12: Schema = { type: "number" };
  const i13: Schema = some({ customerId: i12, accessLevelList: i1, q: i2, orderBy: i4, limit: i5, offset: i6 });
  const i14: Schema = { type: "string", minLength: 1, maxLength: 150 };
  const i15: Schema = { type: "string", maxLength: 100, format: "email" };
  const i16: Schema = { type: "string", maxLength: 400 };
  const i17: Schema = { type: "string", minLength: 8, "x-sensitive": true };
  const i18: Schema = { type: "integer", enum: [0,1] };
  const i19: Schema = { type: "object", additionalProperties: i2 };
  const i20: Schema = { type: "string", maxLength: 255 };
  const i21: Schema = some({ username: i14, email: i15, name: i16, password: i17, block: i18, sendEmail: i18, groups: list(i8), profileValues: i19, customerId: i12, contactId: i8, timezone: i20, language: i20 }, ["username","email","name","password"]);
  const i22: Schema = { type: "string", maxLength: 150 };
  const i23: Schema = { type: "string", maxLength: 100, "x-sensitive": true };
  const i24: Schema = { type: "string", format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const i25: Schema = some({ id: i8, name: i16, username: i22, email: i15, password: i23, block: i18, timezone: i20, language: i20, ifLastModified: i24 }, ["id"]);
  const i26: Schema = some({ id: i8, ifLastModified: i24 }, ["id"]);
  const i27: Schema = { type: "string", minLength: 1, "x-messages": {"required":"Username is required","minLength":"Username is required"} };
  const i28: Schema = { type: "string", minLength: 1, "x-messages": {"required":"Password is required","minLength":"Password is required"}, "x-sensitive": true };
  const i29: Schema = some({ username: i27, password: i28, siteId: i2 }, ["username","password"]);
  const i30: Schema = some({ id: i8, limit: i5, offset: i6 }, ["id"]);
  const i31: Schema = { type: "boolean" };
  const i32: Schema = some({ id: i8, groupId: i8, isActive: i31 }, ["id","groupId"]);
  const i33: Schema = all({ id: i8, groupId: i8 });
  const i34: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const i35: Schema = all({ id: i8, issuer: i34, subject: i34 });
  const i36: Schema = all({ id: i8, userIdentityUid: i8 });
  const i37: Schema = { type: "string", enum: ["active","expired","revoked","blocked"] };
  const i38: Schema = some({ state: i37, limit: i5, offset: i6 });
  const i39: Schema = { type: "string", enum: ["catalog.read","catalog.write","price.read","list.write","cart.write","checkout.activate","order.create","price.override","quote.write","customer.read","customer.write","customer.all","content.read","content.preview","profile.own","user.read","user.write","key.read","search.write","document.create","contract.read","integration.run","stockroom.read","stockroom.move","stockroom.all","stockroom.manage","warehouse.read","warehouse.write","picking.read","purchasing.read","order.track","order.sales","import.read","import.write","core.read","core.write","erp.read","erp.write","site.read","site.write","payment.use","shipping.read","message.send","ai.read","ai.write","console.use"] };
  const i40: Schema = { type: "array", minItems: 1, maxItems: 46, items: i39 };
  const i41: Schema = { type: ["number","null"] };
  const i42: Schema = { type: ["integer","null"], minimum: 1, maximum: 2147483647 };
  const i43: Schema = { type: ["string","null"], format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const i44: Schema = some({ name: i34, permissions: i40, customerId: i41, callsPerMinute: i42, dateExpires: i43 }, ["name","permissions","dateExpires"]);
  const i45: Schema = all({ apiKeyUid: i8 });
  const i46: Schema = { type: "string", maxLength: 1500 };
  const i47: Schema = some({ returnTo: i46 });
  const i48: Schema = { type: "string", minLength: 1, maxLength: 8192, "x-sensitive": true };
  const i49: Schema = all({ query: i48 });
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: ["string","null"] };
  const o2: Schema = { type: "string" };
  const o3: Schema = { type: "integer", enum: [1,0,2,-2] };
  const oContentImage: Schema = all({ imageUrl: o2, altText: o2 });
  const o4: Schema = list(oContentImage);
  const o5: Schema = { type: "string", format: "sql-datetime" };
  const o6: Schema = { type: ["integer","null"] };
  const o7: Schema = { type: ["string","null"], format: "sql-datetime" };
  const oContentTag: Schema = all({ id: o0, title: o2, alias: o2 });
  const o8: Schema = list(oContentTag);
  const oContent: Schema = all({ id: o0, categoryId: o0, categoryTitle: o1, title: o2, alias: o2, introText: o2, metaDesc: o1, state: o3, access: o0, language: o2, images: o4, created: o5, createdBy: o6, modified: o5, publishUp: o7, publishDown: o7, hits: o0, tags: o8 });
  const o9: Schema = list(oContent);
  const oContentCategory: Schema = all({ id: o0, parentId: o0, title: o2, alias: o2 });
  const o10: Schema = list(oContentCategory);
  const oContentDoc: Schema = all({ id: o0, categoryId: o0, categoryTitle: o1, title: o2, alias: o2, introText: o2, metaDesc: o1, state: o3, access: o0, language: o2, images: o4, created: o5, createdBy: o6, modified: o5, publishUp: o7, publishDown: o7, hits: o0, tags: o8, fullText: o2, categories: o10, authorName: o1 });
  const oMenuItem: Schema = all({ id: o0, parentId: o0, title: o2, alias: o2, link: o2, type: o2, contentId: o6, sequenceNo: o0, level: o0 });
  const o11: Schema = list(oMenuItem);
  const oMenuDoc: Schema = all({ id: o0, title: o2, menuType: o2, description: o1, items: o11 });
  const o12: Schema = { type: "integer", enum: [1,0] };
  const oTag: Schema = all({ id: o0, parentId: o0, categoryId: o6, title: o2, alias: o2, description: o1, published: o12, contentCount: o0 });
  const o13: Schema = { type: "boolean" };
  const oUserGroup: Schema = all({ id: o0, parent_id: o0, lft: o0, rgt: o0, level: o0, title: o2, description: o1, published: o12, created: o5, created_by: o6, modified: o7, modified_by: o6, rules: o1, access: o0, note: o1, role: o1, isDefault: o13 });
  const o14: Schema = list(oUserGroup);
  const o15: Schema = { type: "string", maxLength: 400 };
  const o16: Schema = { type: "string", maxLength: 150 };
  const o17: Schema = { type: "string", maxLength: 100, format: "email" };
  const o18: Schema = { type: ["string","null"], "x-sensitive": true };
  const o19: Schema = { type: "integer", enum: [0,1] };
  const o20: Schema = { type: ["number","null"] };
  const o21: Schema = { type: "string", maxLength: 255 };
  const oUserGroupRef: Schema = all({ id: o0, title: o2 });
  const o22: Schema = list(oUserGroupRef);
  const o23: Schema = { type: "object", additionalProperties: o2 };
  const oUser: Schema = all({ id: o0, name: o15, username: o16, email: o17, registerDate: o5, lastvisitDate: o7, activation: o18, lastResetTime: o7, block: o19, sendEmail: o12, customerId: o20, contactId: o6, role: o2, timezone: o21, language: o21, groups: o22, profileValues: o23, dateLastModified: o5 });
  const oDeleteUserResult: Schema = all({ id: o0, blocked: o13, message: o2 });
  const o24: Schema = { type: ["string","null"], maxLength: 8 };
  const oUserGroupMembership: Schema = all({ id: o0, parent_id: o0, lft: o0, rgt: o0, level: o0, title: o2, description: o1, published: o12, created: o5, created_by: o6, modified: o7, modified_by: o6, rules: o1, access: o0, note: o1, role: o1, isDefault: o13, isActive: o13, dateAssigned: o5 });
  const o25: Schema = list(oUserGroupMembership);
  const oPermissionGrant: Schema = all({ permission: o2, ownRole: o1, groups: o22 });
  const o26: Schema = list(oPermissionGrant);
  const oUserDoc: Schema = all({ id: o0, name: o15, username: o16, email: o17, registerDate: o5, lastvisitDate: o7, activation: o18, lastResetTime: o7, block: o19, sendEmail: o12, customerId: o20, contactId: o6, role: o2, timezone: o21, language: o21, groups: o22, profileValues: o23, dateLastModified: o5, customerName: o1, companyId: o24, salesRepId: o1, firstName: o1, lastName: o1, title: o1, phone: o1, memberships: o25, permissions: list(o2), grants: o26 });
  const oUserTrinityProfile: Schema = all({ userId: o0, companyName: o1, firstName: o2, lastName: o2, email: o2, phone: o1, territory: o1, role: o2 });
  const oUserTrinityGroup: Schema = all({ id: o0, title: o2, level: o0, isDefault: o13 });
  const o27: Schema = list(oUserTrinityGroup);
  const oUserTrinityTerritory: Schema = all({ code: o1, name: o1, region: o1 });
  const oUserTrinityRole: Schema = all({ name: o2, level: o0, capabilities: list(o2) });
  const o28: Schema = { type: "string", enum: ["Y","N"] };
  const o29: Schema = { type: ["string","null"], enum: ["order","month","year",null] };
  const oUserBusinessLogic: Schema = all({ customerId: o6, contactId: o6, salesRepId: o1, poNoRequired: o28, creditHold: o28, taxable: o28, currency: o2, priceClass: o6, defaultShipToId: o6, defaultLocationId: o6, webAllowance: o20, webAllowancePeriod: o29, mayPlaceOrders: o13, mayReleaseCheckouts: o13, seesAllCustomers: o13 });
  const oUserTrinity: Schema = all({ profile: oUserTrinityProfile, groups: o27, permissions: list(o2), territory: oUserTrinityTerritory, role: oUserTrinityRole, businessLogic: oUserBusinessLogic });
  const o30: Schema = { type: "string", "x-sensitive": true };
  const oVerifyPasswordResult: Schema = all({ id: o0, isVerified: o13, username: o2, token: o30, email: o17 });
  const o31: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const oUserIdentity: Schema = all({ userIdentityUid: o0, userId: o0, issuer: o31, subject: o31, dateCreated: o5 });
  const o32: Schema = list(oUserIdentity);
  const oUnlinkedIdentity: Schema = all({ uid: o0, deleted: o13 });
  const o33: Schema = { type: "string", enum: ["active","expired","revoked","blocked"] };
  const oApiKey: Schema = all({ apiKeyUid: o0, name: o31, keyStart: o2, permissions: list(o2), customerId: o20, customerName: o1, callsPerMinute: o6, state: o33, dateExpires: o7, dateLastUsed: o7, dateCreated: o5, createdBy: o0, createdByName: o2, dateRevoked: o7, revokedBy: o6, revokedByName: o1 });
  const oNewApiKey: Schema = all({ apiKeyUid: o0, name: o31, keyStart: o2, permissions: list(o2), customerId: o20, customerName: o1, callsPerMinute: o6, state: o33, dateExpires: o7, dateLastUsed: o7, dateCreated: o5, createdBy: o0, createdByName: o2, dateRevoked: o7, revokedBy: o6, revokedByName: o1, key: o30 });
  const oOpenIdOffer: Schema = all({ name: o1 });
  const oBegunOpenId: Schema = all({ authorizationUrl: o2 });
  const oCompletedOpenId: Schema = all({ id: o0, isVerified: o13, username: o2, token: o30, email: o17, returnTo: o2, endSessionUrl: o1 });
  const o34: Schema = { type: "string", enum: ["ok","degraded"] };
  const oHealth: Schema = some({ status: o34, service: o2, siteId: o2, siteHash: o2, version: o2, databaseMilliseconds: o0, problems: list(o2) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const oWhoami: Schema = all({ siteId: o2, usersId: o0, username: o2, role: o2, customerId: o20, contactId: o6, salesRepId: o1, permissions: list(o2) });
  extend(oMenuItem, "children", list(oMenuItem), true);
  return {
    "content.list": endpoint("GET", "/content", i7, o9),
    "content.get": endpoint("GET", "/content/{id}", i9, oContent),
    "content.doc": endpoint("GET", "/content/{id}/doc", i9, oContentDoc),
    "menu.doc": endpoint("GET", "/menu/{id}/doc", i9, oMenuDoc),
    "tags.list": endpoint("GET", "/tags", i10, list(oTag)),
    "usergroups.list": endpoint("GET", "/usergroups", i11, o14),
    "users.list": endpoint("GET", "/users", i13, list(oUser)),
    "users.create": endpoint("POST", "/users", i21, oUser),
    "users.get": endpoint("GET", "/users/{id}", i9, oUser),
    "users.update": endpoint("PUT", "/users/{id}", i25, oUser),
    "users.delete": endpoint("DELETE", "/users/{id}", i26, oDeleteUserResult),
    "users.doc": endpoint("GET", "/users/{id}/doc", i9, oUserDoc),
    "users.trinity": endpoint("GET", "/users/{id}/trinity", i9, oUserTrinity),
    "users.verifyPassword": endpoint("POST", "/users/verify-password", i29, oVerifyPasswordResult, { open: true }),
    "users.groups.list": endpoint("GET", "/users/{id}/groups", i30, o25),
    "users.groups.create": endpoint("POST", "/users/{id}/groups", i32, oUserGroupMembership),
    "users.groups.get": endpoint("GET", "/users/{id}/groups/{groupId}", i33, oUserGroupMembership),
    "users.identities.list": endpoint("GET", "/users/{id}/identities", i30, o32),
    "users.identities.create": endpoint("POST", "/users/{id}/identities", i35, oUserIdentity),
    "users.identities.delete": endpoint("DELETE", "/users/{id}/identities/{userIdentityUid}", i36, oUnlinkedIdentity),
    "apiKeys.list": endpoint("GET", "/api-keys", i38, list(oApiKey)),
    "apiKeys.create": endpoint("POST", "/api-keys", i44, oNewApiKey),
    "apiKeys.revoke": endpoint("DELETE", "/api-keys/{apiKeyUid}", i45, oApiKey),
    "openId.offer": endpoint("GET", "/open-id", some({  }), oOpenIdOffer, { open: true }),
    "openId.begin": endpoint("POST", "/open-id/begin", i47, oBegunOpenId, { open: true }),
    "openId.complete": endpoint("POST", "/open-id/complete", i49, oCompletedOpenId, { open: true }),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o2, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
