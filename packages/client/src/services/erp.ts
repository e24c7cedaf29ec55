// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { Deleted, EntityContactsRefreshInput, EntityCustomersRefreshInput, Health, RecordDefinition, RefreshResult, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, TransCategory, TransCategoryCreateInput, TransCategoryDefaults, TransCategoryDefaultsInput, TransCategoryDefinitionInput, TransCategoryDeleteInput, TransCategoryGetInput, TransCategoryListInput, TransCategoryUpdateInput, TransCompany, TransCompanyCreateInput, TransCompanyDefaults, TransCompanyDefaultsInput, TransCompanyDefinitionInput, TransCompanyDeleteInput, TransCompanyGetInput, TransCompanyListInput, TransCompanyUpdateInput, TransPurchaseOrderReceipt, TransPurchaseOrderReceiptGetInput, TransPurchaseOrderReceiptUpdateInput, TransUser, TransUserCreateInput, TransUserDefaults, TransUserDefaultsInput, TransUserDefinitionInput, TransUserDeleteInput, TransUserGetInput, TransUserListInput, TransUserUpdateInput, TransWebDisplayType, TransWebDisplayTypeCreateInput, TransWebDisplayTypeDefaults, TransWebDisplayTypeDefaultsInput, TransWebDisplayTypeDefinitionInput, TransWebDisplayTypeDeleteInput, TransWebDisplayTypeGetInput, TransWebDisplayTypeListInput, TransWebDisplayTypeUpdateInput, Whoami } from "@purvey/contract/generated/erp";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/erp";

/** Calls of `entityContacts` */
export interface ErpEntityContactsClient {
  /**
   * Bring contacts and their customers in line.
   *
   * Links contacts to the customers they ordered for, gives each one main customer, and an address of theirs with its class: what `oe-contacts-customer/refresh` and `contacts/refresh` of the customers service do, in one. Running it again changes nothing.
   *
   * `GET /entity-contacts/refresh` · permission `integration.run` · changes something although it is a GET, so it is never sent again
   */
  refresh(input?: EntityContactsRefreshInput, options?: CallOptions): Call<RefreshResult>;
}

/** Calls of `entityCustomers` */
export interface ErpEntityCustomersClient {
  /**
   * Bring customers, their ship-tos and the address book in line.
   *
   * Gives each customer a default ship-to and each ship-to a location, and has the address book follow: what `ship-to/refresh` of the customers service and `address/refresh` of the core service do, in one. Running it again changes nothing.
   *
   * `GET /entity-customers/refresh` · permission `integration.run` · changes something although it is a GET, so it is never sent again
   */
  refresh(input?: EntityCustomersRefreshInput, options?: CallOptions): Call<RefreshResult>;
}

/** Calls of `transCategory` */
export interface ErpTransCategoryClient {
  /**
   * List each ERP category.
   *
   * `GET /trans-category` · permission `erp.read`
   */
  list(input?: TransCategoryListInput, options?: CallOptions): ListCall<TransCategory>;
  /**
   * Create an ERP category.
   *
   * The shop shows it at once, unless `displayOnWebFlag` is N. A name or code of a neighbour is refused (409).
   *
   * `POST /trans-category` · permission `erp.write`
   */
  create(input: TransCategoryCreateInput, options?: CallOptions): Call<TransCategory>;
  /**
   * Get one ERP category.
   *
   * `GET /trans-category/{categoryUid}` · permission `erp.read`
   */
  get(input: TransCategoryGetInput, options?: CallOptions): Call<TransCategory>;
  /**
   * Change an ERP category.
   *
   * Renamed or moved, it takes what is below it along, and its items are found under the new path at once. It cannot go below itself (409). `parentCategoryUid` null makes it a root.
   *
   * `PUT /trans-category/{categoryUid}` · permission `erp.write`
   */
  update(input: TransCategoryUpdateInput, options?: CallOptions): Call<TransCategory>;
  /**
   * Delete an ERP category.
   *
   * Refused (409) while categories or items are in it.
   *
   * `DELETE /trans-category/{categoryUid}` · permission `erp.write`
   */
  delete(input: TransCategoryDeleteInput, options?: CallOptions): Call<Deleted>;
  /**
   * Get the values of a new ERP category.
   *
   * What a form for a new record shows before anything is entered; null where nothing is preset.
   *
   * `GET /trans-category/defaults` · permission `erp.read`
   */
  defaults(input?: TransCategoryDefaultsInput, options?: CallOptions): Call<TransCategoryDefaults>;
  /**
   * Get the fields of the ERP category, with types and limits.
   *
   * Follows from this contract: what is checked is what is told.
   *
   * `GET /trans-category/definition` · permission `erp.read`
   */
  definition(input?: TransCategoryDefinitionInput, options?: CallOptions): Call<RecordDefinition>;
}

/** Calls of `transCompany` */
export interface ErpTransCompanyClient {
  /**
   * List each ERP company.
   *
   * `GET /trans-company` · permission `erp.read`
   */
  list(input?: TransCompanyListInput, options?: CallOptions): ListCall<TransCompany>;
  /**
   * Create an ERP company.
   *
   * The address book has it at once. A code that is taken is refused (409).
   *
   * `POST /trans-company` · permission `erp.write`
   */
  create(input: TransCompanyCreateInput, options?: CallOptions): Call<TransCompany>;
  /**
   * Get one ERP company.
   *
   * `GET /trans-company/{companyUid}` · permission `erp.read`
   */
  get(input: TransCompanyGetInput, options?: CallOptions): Call<TransCompany>;
  /**
   * Change an ERP company.
   *
   * Its code stays: orders and customers name it. The address book follows at once.
   *
   * `PUT /trans-company/{companyUid}` · permission `erp.write`
   */
  update(input: TransCompanyUpdateInput, options?: CallOptions): Call<TransCompany>;
  /**
   * Delete an ERP company.
   *
   * Refused (409) while it has customers, locations or cash drawers.
   *
   * `DELETE /trans-company/{companyUid}` · permission `erp.write`
   */
  delete(input: TransCompanyDeleteInput, options?: CallOptions): Call<Deleted>;
  /**
   * Get the values of a new ERP company.
   *
   * What a form for a new record shows before anything is entered; null where nothing is preset.
   *
   * `GET /trans-company/defaults` · permission `erp.read`
   */
  defaults(input?: TransCompanyDefaultsInput, options?: CallOptions): Call<TransCompanyDefaults>;
  /**
   * Get the fields of the ERP company, with types and limits.
   *
   * Follows from this contract: what is checked is what is told.
   *
   * `GET /trans-company/definition` · permission `erp.read`
   */
  definition(input?: TransCompanyDefinitionInput, options?: CallOptions): Call<RecordDefinition>;
}

/** Calls of `transUser` */
export interface ErpTransUserClient {
  /**
   * List each ERP user.
   *
   * `GET /trans-user` · permission `erp.read`
   */
  list(input?: TransUserListInput, options?: CallOptions): ListCall<TransUser>;
  /**
   * Create an ERP user.
   *
   * The rules of users hold: unique name and e-mail address, nobody hands out a role above their own.
   *
   * `POST /trans-user` · permission `erp.write`
   */
  create(input: TransUserCreateInput, options?: CallOptions): Call<TransUser>;
  /**
   * Get one ERP user.
   *
   * `GET /trans-user/{usersUid}` · permission `erp.read`
   */
  get(input: TransUserGetInput, options?: CallOptions): Call<TransUser>;
  /**
   * Change an ERP user.
   *
   * A new password or a block ends what the user is signed in with. `salesRepId` null takes it away.
   *
   * `PUT /trans-user/{usersUid}` · permission `erp.write`
   */
  update(input: TransUserUpdateInput, options?: CallOptions): Call<TransUser>;
  /**
   * Delete an ERP user.
   *
   * Blocks the user: they are kept because orders name them, with status 705, and cannot sign in any more.
   *
   * `DELETE /trans-user/{usersUid}` · permission `erp.write`
   */
  delete(input: TransUserDeleteInput, options?: CallOptions): Call<Deleted>;
  /**
   * Get the values of a new ERP user.
   *
   * What a form for a new record shows before anything is entered; null where nothing is preset.
   *
   * `GET /trans-user/defaults` · permission `erp.read`
   */
  defaults(input?: TransUserDefaultsInput, options?: CallOptions): Call<TransUserDefaults>;
  /**
   * Get the fields of the ERP user, with types and limits.
   *
   * Follows from this contract: what is checked is what is told.
   *
   * `GET /trans-user/definition` · permission `erp.read`
   */
  definition(input?: TransUserDefinitionInput, options?: CallOptions): Call<RecordDefinition>;
}

/** Calls of `transWebDisplayType` */
export interface ErpTransWebDisplayTypeClient {
  /**
   * List each web display type.
   *
   * `GET /trans-web-display-type` · permission `erp.read`
   */
  list(input?: TransWebDisplayTypeListInput, options?: CallOptions): ListCall<TransWebDisplayType>;
  /**
   * Create a web display type.
   *
   * A code that another type has, case aside, is refused (409).
   *
   * `POST /trans-web-display-type` · permission `erp.write`
   */
  create(input: TransWebDisplayTypeCreateInput, options?: CallOptions): Call<TransWebDisplayType>;
  /**
   * Get one web display type.
   *
   * `GET /trans-web-display-type/{webDisplayTypeUid}` · permission `erp.read`
   */
  get(input: TransWebDisplayTypeGetInput, options?: CallOptions): Call<TransWebDisplayType>;
  /**
   * Change a web display type.
   *
   * Texts of items carry the new code at once.
   *
   * `PUT /trans-web-display-type/{webDisplayTypeUid}` · permission `erp.write`
   */
  update(input: TransWebDisplayTypeUpdateInput, options?: CallOptions): Call<TransWebDisplayType>;
  /**
   * Delete a web display type.
   *
   * Refused (409) while texts of items have the type.
   *
   * `DELETE /trans-web-display-type/{webDisplayTypeUid}` · permission `erp.write`
   */
  delete(input: TransWebDisplayTypeDeleteInput, options?: CallOptions): Call<Deleted>;
  /**
   * Get the values of a new web display type.
   *
   * What a form for a new record shows before anything is entered; null where nothing is preset.
   *
   * `GET /trans-web-display-type/defaults` · permission `erp.read`
   */
  defaults(input?: TransWebDisplayTypeDefaultsInput, options?: CallOptions): Call<TransWebDisplayTypeDefaults>;
  /**
   * Get the fields of the web display type, with types and limits.
   *
   * Follows from this contract: what is checked is what is told.
   *
   * `GET /trans-web-display-type/definition` · permission `erp.read`
   */
  definition(input?: TransWebDisplayTypeDefinitionInput, options?: CallOptions): Call<RecordDefinition>;
}

/** Calls of `transPurchaseOrderReceipt` */
export interface ErpTransPurchaseOrderReceiptClient {
  /**
   * Get what came of a purchase order and what is still to come.
   *
   * `GET /trans-purchase-order-receipt/{po}` · permission `erp.read`
   */
  get(input: TransPurchaseOrderReceiptGetInput, options?: CallOptions): Call<TransPurchaseOrderReceipt>;
  /**
   * Record what came of a purchase order.
   *
   * Hands in a purchase order receipt, the same document as `warehouseOps.purchaseOrderReceipt`: it is booked to stock and order exactly once, usually within the second, and stands in `receipts` with its state. The same `requestId` (or else `referenceNo`) again answers without receiving twice; with other contents it is refused (409). Without either, each call is a receipt of its own.
   *
   * `PUT /trans-purchase-order-receipt/{po}` · permission `erp.write`
   */
  update(input: TransPurchaseOrderReceiptUpdateInput, options?: CallOptions): Call<TransPurchaseOrderReceipt>;
}

/** Calls of `system` */
export interface ErpSystemClient {
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

/** ERP integration: Categories, companies, users, web display types and purchase-order receipts as the ERP edits them, with their definitions, and refreshes of contacts and customers. */
export interface ErpClient {
  readonly entityContacts: ErpEntityContactsClient;
  readonly entityCustomers: ErpEntityCustomersClient;
  readonly transCategory: ErpTransCategoryClient;
  readonly transCompany: ErpTransCompanyClient;
  readonly transUser: ErpTransUserClient;
  readonly transWebDisplayType: ErpTransWebDisplayTypeClient;
  readonly transPurchaseOrderReceipt: ErpTransPurchaseOrderReceiptClient;
  readonly system: ErpSystemClient;
}

/** ERP integration, for `createClient`. Its endpoints are made when the first is used. */
export const erp: ServiceModule<ErpClient> = serviceModule("erp", "erp", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "integer", minimum: 1, maximum: 1000 };
  const i1: Schema = { type: "integer", minimum: 0 };
  const i2: Schema = { type: "string", pattern: "^[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?(,[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?)*$", "x-messages": {"pattern":"Expected columns with their direction, such as customer_name|ASC,customer_id|DESC"} };
  const i3: Schema = { type: "string" };
  const i4: Schema = { type: "integer", enum: [704,705,700] };
  const i5: Schema = { type: "integer", minimum: 1 };
  const i6: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3, statusCd: i4, parentCategoryUid: i5 });
  const i7: Schema = { type: "string", minLength: 1, maxLength: 255, pattern: "^[^/]*[^/\\s][^/]*$", "x-messages": {"pattern":"Expected words without a slash, such as hex-bolts"} };
  const i8: Schema = { type: ["integer","null"], minimum: 1 };
  const i9: Schema = { type: "integer", minimum: 0, maximum: 2147483647 };
  const i10: Schema = { type: "string", enum: ["Y","N"] };
  const i11: Schema = { type: ["string","null"], maxLength: 255 };
  const i12: Schema = { type: ["string","null"], maxLength: 4000 };
  const i13: Schema = { type: ["string","null"], maxLength: 1000000 };
  const i14: Schema = some({ categoryId: i7, categoryDesc: i7, parentCategoryUid: i8, sequenceNo: i9, displayOnWebFlag: i10, title: i11, metaDesc: i12, article: i13, imageUrl: i11, classId5: i11 }, ["categoryId","categoryDesc"]);
  const i15: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const i16: Schema = some({ categoryUid: i5, categoryId: i15 }, ["categoryUid"]);
  const i17: Schema = { type: "string", format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const i18: Schema = some({ categoryUid: i5, categoryId: i7, categoryDesc: i7, parentCategoryUid: i8, sequenceNo: i9, displayOnWebFlag: i10, title: i11, metaDesc: i12, article: i13, imageUrl: i11, classId5: i11, ifLastModified: i17 }, ["categoryUid"]);
  const i19: Schema = some({ categoryUid: i5, ifLastModified: i17, categoryId: i15 }, ["categoryUid"]);
  const i20: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3, statusCd: i4 });
  const i21: Schema = { type: "string", minLength: 1, maxLength: 8 };
  const i22: Schema = { type: "string", minLength: 3, maxLength: 3 };
  const i23: Schema = some({ companyId: i21, companyName: i15, address1: i11, address2: i11, city: i11, state: i11, postalCode: i11, country: i11, phone: i11, emailAddress: i11, url: i11, taxId: i11, defaultLocationId: i8, currencyId: i22 }, ["companyId","companyName"]);
  const i24: Schema = some({ companyUid: i5, companyId: i21 }, ["companyUid"]);
  const i25: Schema = { type: "integer", enum: [704,705] };
  const i26: Schema = some({ companyUid: i5, companyName: i15, address1: i11, address2: i11, city: i11, state: i11, postalCode: i11, country: i11, phone: i11, emailAddress: i11, url: i11, taxId: i11, defaultLocationId: i8, currencyId: i22, statusCd: i25, ifLastModified: i17 }, ["companyUid"]);
  const i27: Schema = some({ companyUid: i5, ifLastModified: i17, companyId: i21 }, ["companyUid"]);
  const i28: Schema = { type: "number" };
  const i29: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3, statusCd: i4, customerId: i28 });
  const i30: Schema = { type: "string", minLength: 1, maxLength: 150 };
  const i31: Schema = { type: "string", minLength: 1, maxLength: 400 };
  const i32: Schema = { type: "string", maxLength: 100, format: "email" };
  const i33: Schema = { type: "string", minLength: 8, maxLength: 100, "x-sensitive": true };
  const i34: Schema = { type: ["string","null"], minLength: 1, maxLength: 255 };
  const i35: Schema = { type: "array", maxItems: 5000, items: i5 };
  const i36: Schema = { type: "string", maxLength: 255 };
  const i37: Schema = some({ userId: i30, userName: i31, emailAddress: i32, password: i33, customerId: i28, contactId: i5, salesRepId: i34, groups: i35, timezone: i36, language: i36 }, ["userId","userName","emailAddress","password"]);
  const i38: Schema = some({ usersUid: i5, userId: i30 }, ["usersUid"]);
  const i39: Schema = some({ usersUid: i5, userId: i30, userName: i31, emailAddress: i32, password: i33, salesRepId: i34, timezone: i36, language: i36, statusCd: i25, ifLastModified: i17 }, ["usersUid"]);
  const i40: Schema = some({ usersUid: i5, ifLastModified: i17, userId: i30 }, ["usersUid"]);
  const i41: Schema = { type: "string", minLength: 1, maxLength: 255, pattern: "\\S", "x-messages": {"pattern":"Expected more than blanks, such as Application"} };
  const i42: Schema = { type: "string", enum: ["page","tab","list","print","hidden"] };
  const i43: Schema = some({ webDisplayTypeId: i41, webDisplayTypeDesc: i36, displayArea: i42, sequenceNo: i9 }, ["webDisplayTypeId"]);
  const i44: Schema = some({ webDisplayTypeUid: i5, webDisplayTypeId: i15 }, ["webDisplayTypeUid"]);
  const i45: Schema = some({ webDisplayTypeUid: i5, webDisplayTypeId: i41, webDisplayTypeDesc: i36, displayArea: i42, sequenceNo: i9, statusCd: i25, ifLastModified: i17 }, ["webDisplayTypeUid"]);
  const i46: Schema = some({ webDisplayTypeUid: i5, ifLastModified: i17, webDisplayTypeId: i15 }, ["webDisplayTypeUid"]);
  const i47: Schema = all({ po: i5 });
  const i48: Schema = { type: "number", maximum: 999999999, exclusiveMinimum: 0 };
  const i49: Schema = { type: "string", maxLength: 8 };
  const i50: Schema = { type: "array", maxItems: 5000, items: i15 };
  const iBinQuantityInput: Schema = some({ bin: i15, lot: i15, quantity: i48, serials: i50 }, ["quantity"]);
  const i51: Schema = { type: "array", maxItems: 5000, items: iBinQuantityInput };
  const iTransReceivedLine: Schema = some({ lineNo: i5, qtyReceived: i48, unitOfMeasure: i49, bins: i51, bin: i15, lot: i15, serials: i50, complete: i10, reason: i36 }, ["lineNo","qtyReceived"]);
  const i52: Schema = { type: "array", minItems: 1, maxItems: 5000, items: iTransReceivedLine };
  const i53: Schema = some({ po: i5, requestId: i15, referenceNo: i15, lines: i52 }, ["po","lines"]);
  const o0: Schema = { type: "string" };
  const o1: Schema = { type: "integer" };
  const o2: Schema = { type: "object", additionalProperties: o1 };
  const o3: Schema = { type: "string", format: "sql-datetime" };
  const oRefreshResult: Schema = all({ resource: o0, examined: o1, changed: o1, changes: o2, dateRefreshed: o3 });
  const o4: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const o5: Schema = { type: ["integer","null"] };
  const o6: Schema = { type: ["string","null"] };
  const o7: Schema = { type: "string", enum: ["Y","N"] };
  const o8: Schema = { type: ["string","null"], maxLength: 255 };
  const o9: Schema = { type: ["string","null"], maxLength: 4000 };
  const o10: Schema = { type: ["string","null"], maxLength: 1000000 };
  const o11: Schema = { type: "integer", enum: [704,705,700] };
  const oTransCategory: Schema = all({ categoryUid: o1, categoryId: o4, categoryDesc: o4, parentCategoryUid: o5, parentCategoryId: o6, rootCategoryUid: o1, fullPath: o0, level: o1, sequenceNo: o1, displayOnWebFlag: o7, title: o8, metaDesc: o9, article: o10, imageUrl: o8, classId5: o8, subCategoryCount: o1, itemCount: o1, statusCd: o11, dateCreated: o3, dateLastModified: o3 });
  const o12: Schema = list(oTransCategory);
  const o13: Schema = { type: "boolean" };
  const oDeleted: Schema = all({ uid: o1, deleted: o13 });
  const o14: Schema = { type: ["string","null"], minLength: 1, maxLength: 255 };
  const o15: Schema = { type: ["string","null"], enum: ["Y","N",null] };
  const oTransCategoryDefaults: Schema = all({ categoryId: o14, categoryDesc: o14, parentCategoryUid: o5, sequenceNo: o5, displayOnWebFlag: o15, title: o8, metaDesc: o9, article: o10, imageUrl: o8, classId5: o8 });
  const o16: Schema = { type: "string", enum: ["string","integer","number","boolean","array","object"] };
  const o17: Schema = { type: ["number","null"] };
  const o18: Schema = { type: ["string","number"] };
  const o19: Schema = { type: ["string","number","boolean","null"] };
  const oFieldDefinition: Schema = all({ name: o0, label: o0, description: o6, type: o16, format: o6, required: o13, nullable: o13, onCreate: o13, onUpdate: o13, sensitive: o13, minLength: o17, maxLength: o17, minimum: o17, maximum: o17, pattern: o6, values: list(o18), defaultValue: o19, exampleValue: o19 });
  const o20: Schema = list(oFieldDefinition);
  const oRecordDefinition: Schema = all({ recordName: o0, description: o0, keyField: o0, fields: o20 });
  const o21: Schema = { type: "string", minLength: 1, maxLength: 8 };
  const o22: Schema = { type: "string", minLength: 3, maxLength: 3 };
  const oTransCompany: Schema = all({ companyUid: o1, companyId: o21, companyName: o4, address1: o8, address2: o8, city: o8, state: o8, postalCode: o8, country: o8, phone: o8, emailAddress: o8, url: o8, taxId: o8, currencyId: o22, defaultLocationId: o5, locationCount: o1, customerCount: o1, statusCd: o11, dateCreated: o3, dateLastModified: o3 });
  const o23: Schema = list(oTransCompany);
  const o24: Schema = { type: ["string","null"], minLength: 1, maxLength: 8 };
  const o25: Schema = { type: ["string","null"], minLength: 3, maxLength: 3 };
  const oTransCompanyDefaults: Schema = all({ companyId: o24, companyName: o14, address1: o8, address2: o8, city: o8, state: o8, postalCode: o8, country: o8, phone: o8, emailAddress: o8, url: o8, taxId: o8, defaultLocationId: o5, currencyId: o25 });
  const o26: Schema = { type: "string", minLength: 1, maxLength: 150 };
  const o27: Schema = { type: "string", minLength: 1, maxLength: 400 };
  const o28: Schema = { type: "string", maxLength: 100, format: "email" };
  const o29: Schema = { type: "string", maxLength: 255 };
  const o30: Schema = { type: ["string","null"], format: "sql-datetime" };
  const oTransUser: Schema = all({ usersUid: o1, userId: o26, userName: o27, emailAddress: o28, role: o0, customerId: o17, customerName: o6, contactId: o5, salesRepId: o14, timezone: o29, language: o29, dateLastVisit: o30, statusCd: o11, dateCreated: o3, dateLastModified: o3 });
  const o31: Schema = list(oTransUser);
  const o32: Schema = { type: ["string","null"], minLength: 1, maxLength: 150 };
  const o33: Schema = { type: ["string","null"], minLength: 1, maxLength: 400 };
  const o34: Schema = { type: ["string","null"], maxLength: 100, format: "email" };
  const o35: Schema = { type: ["array","null"], maxItems: 5000, items: o1 };
  const oTransUserDefaults: Schema = all({ userId: o32, userName: o33, emailAddress: o34, customerId: o17, contactId: o5, salesRepId: o14, groups: o35, timezone: o8, language: o8 });
  const o36: Schema = { type: "string", enum: ["page","tab","list","print","hidden"] };
  const oTransWebDisplayType: Schema = all({ webDisplayTypeUid: o1, webDisplayTypeId: o4, webDisplayTypeDesc: o29, displayArea: o36, sequenceNo: o1, itemTextCount: o1, statusCd: o11, dateCreated: o3, dateLastModified: o3 });
  const o37: Schema = list(oTransWebDisplayType);
  const o38: Schema = { type: ["string","null"], enum: ["page","tab","list","print","hidden",null] };
  const oTransWebDisplayTypeDefaults: Schema = all({ webDisplayTypeId: o14, webDisplayTypeDesc: o8, displayArea: o38, sequenceNo: o5 });
  const o39: Schema = { type: ["string","null"], maxLength: 8 };
  const o40: Schema = { type: "string", maxLength: 40 };
  const o41: Schema = { type: "string", maxLength: 8 };
  const o42: Schema = { type: "number" };
  const oTransPurchaseOrderReceiptLine: Schema = all({ lineNo: o1, invMastUid: o1, itemId: o40, itemDesc: o6, vendorItemId: o6, unitOfMeasure: o41, unitSize: o42, baseUnit: o41, qtyOrdered: o42, qtyReceived: o42, qtyOpen: o42, baseQtyReceived: o42, baseQtyOpen: o42, unitCost: o42, serialized: o7, trackLots: o7, dateDue: o30, complete: o7, cancelFlag: o7 });
  const o43: Schema = list(oTransPurchaseOrderReceiptLine);
  const o44: Schema = { type: "string", enum: ["initial","hold","delivered"] };
  const oTransReceiptDocument: Schema = all({ purchaseOrderReceiptUid: o1, requestId: o6, referenceNo: o6, importState: o44, processMessage: o6, dateCreated: o3 });
  const o45: Schema = list(oTransReceiptDocument);
  const oTransPurchaseOrderReceipt: Schema = all({ poNo: o1, vendorId: o0, vendorName: o0, companyId: o39, locationId: o1, locationName: o0, externalPoNo: o6, carrierId: o6, poDate: o3, dateDue: o30, approved: o7, complete: o7, cancelFlag: o7, lines: o43, receipts: o45, dateLastModified: o3 });
  const o46: Schema = { type: "string", enum: ["ok","degraded"] };
  const oHealth: Schema = some({ status: o46, service: o0, siteId: o0, siteHash: o0, version: o0, databaseMilliseconds: o1, problems: list(o0) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const oWhoami: Schema = all({ siteId: o0, usersId: o1, username: o0, role: o0, customerId: o17, contactId: o5, salesRepId: o6, permissions: list(o0) });
  return {
    "entityContacts.refresh": endpoint("GET", "/entity-contacts/refresh", some({  }), oRefreshResult, { unsafe: true }),
    "entityCustomers.refresh": endpoint("GET", "/entity-customers/refresh", some({  }), oRefreshResult, { unsafe: true }),
    "transCategory.list": endpoint("GET", "/trans-category", i6, o12),
    "transCategory.create": endpoint("POST", "/trans-category", i14, oTransCategory),
    "transCategory.get": endpoint("GET", "/trans-category/{categoryUid}", i16, oTransCategory),
    "transCategory.update": endpoint("PUT", "/trans-category/{categoryUid}", i18, oTransCategory),
    "transCategory.delete": endpoint("DELETE", "/trans-category/{categoryUid}", i19, oDeleted),
    "transCategory.defaults": endpoint("GET", "/trans-category/defaults", some({  }), oTransCategoryDefaults),
    "transCategory.definition": endpoint("GET", "/trans-category/definition", some({  }), oRecordDefinition),
    "transCompany.list": endpoint("GET", "/trans-company", i20, o23),
    "transCompany.create": endpoint("POST", "/trans-company", i23, oTransCompany),
    "transCompany.get": endpoint("GET", "/trans-company/{companyUid}", i24, oTransCompany),
    "transCompany.update": endpoint("PUT", "/trans-company/{companyUid}", i26, oTransCompany),
    "transCompany.delete": endpoint("DELETE", "/trans-company/{companyUid}", i27, oDeleted),
    "transCompany.defaults": endpoint("GET", "/trans-company/defaults", some({  }), oTransCompanyDefaults),
    "transCompany.definition": endpoint("GET", "/trans-company/definition", some({  }), oRecordDefinition),
    "transUser.list": endpoint("GET", "/trans-user", i29, o31),
    "transUser.create": endpoint("POST", "/trans-user", i37, oTransUser),
    "transUser.get": endpoint("GET", "/trans-user/{usersUid}", i38, oTransUser),
    "transUser.update": endpoint("PUT", "/trans-user/{usersUid}", i39, oTransUser),
    "transUser.delete": endpoint("DELETE", "/trans-user/{usersUid}", i40, oDeleted),
    "transUser.defaults": endpoint("GET", "/trans-user/defaults", some({  }), oTransUserDefaults),
    "transUser.definition": endpoint("GET", "/trans-user/definition", some({  }), oRecordDefinition),
    "transWebDisplayType.list": endpoint("GET", "/trans-web-display-type", i20, o37),
    "transWebDisplayType.create": endpoint("POST", "/trans-web-display-type", i43, oTransWebDisplayType),
    "transWebDisplayType.get": endpoint("GET", "/trans-web-display-type/{webDisplayTypeUid}", i44, oTransWebDisplayType),
    "transWebDisplayType.update": endpoint("PUT", "/trans-web-display-type/{webDisplayTypeUid}", i45, oTransWebDisplayType),
    "transWebDisplayType.delete": endpoint("DELETE", "/trans-web-display-type/{webDisplayTypeUid}", i46, oDeleted),
    "transWebDisplayType.defaults": endpoint("GET", "/trans-web-display-type/defaults", some({  }), oTransWebDisplayTypeDefaults),
    "transWebDisplayType.definition": endpoint("GET", "/trans-web-display-type/definition", some({  }), oRecordDefinition),
    "transPurchaseOrderReceipt.get": endpoint("GET", "/trans-purchase-order-receipt/{po}", i47, oTransPurchaseOrderReceipt),
    "transPurchaseOrderReceipt.update": endpoint("PUT", "/trans-purchase-order-receipt/{po}", i53, oTransPurchaseOrderReceipt),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o0, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
