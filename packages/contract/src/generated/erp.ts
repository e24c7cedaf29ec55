// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Id } from "../id.ts";

/** What of a line goes into which bin and lot */
export interface BinQuantityInput {
  /** The bin; case does not count · at least 1 characters, at most 255 characters */ bin?: string;
  /** The lot, for items that are kept by lots · at least 1 characters, at most 255 characters */ lot?: string;
  /** How many of the line's unit · at most 999999999, more than 0 */ quantity: number;
  /** The serial numbers, for items that are registered by them · at most 5000 entries */ serials?: string[];
}

/** A new category */
export interface CreateTransCategoryInput {
  /** The category's code, without a slash; once among its neighbours, case aside · at least 1 characters, at most 255 characters */ categoryId: string;
  /** The category's name, without a slash; once among its neighbours · at least 1 characters, at most 255 characters */ categoryDesc: string;
  /** The category above; null for a root · at least 1 */ parentCategoryUid?: Id<"itemCategory"> | null;
  /** Position among its neighbours · at least 0, at most 2147483647 · @default 0 */ sequenceNo?: number;
  /** Y when shoppers see it · @default "Y" */ displayOnWebFlag?: "Y" | "N";
  /** The headline of its page · at most 255 characters */ title?: string | null;
  /** What search engines show of its page · at most 4000 characters */ metaDesc?: string | null;
  /** A text for its page · at most 1000000 characters */ article?: string | null;
  /** The address of its picture · at most 255 characters */ imageUrl?: string | null;
  /** The class of customers it is meant for · at most 255 characters */ classId5?: string | null;
}

/** A new company */
export interface CreateTransCompanyInput {
  /** The company's code · at least 1 characters, at most 8 characters */ companyId: string;
  /** The name on invoices · at least 1 characters, at most 255 characters */ companyName: string;
  /** at most 255 characters */ address1?: string | null;
  /** at most 255 characters */ address2?: string | null;
  /** at most 255 characters */ city?: string | null;
  /** at most 255 characters */ state?: string | null;
  /** at most 255 characters */ postalCode?: string | null;
  /** The country's code of two letters · at most 255 characters */ country?: string | null;
  /** at most 255 characters */ phone?: string | null;
  /** at most 255 characters */ emailAddress?: string | null;
  /** The company's web site · at most 255 characters */ url?: string | null;
  /** The number at the tax office · at most 255 characters */ taxId?: string | null;
  /** The location that serves its orders first · at least 1 */ defaultLocationId?: Id<"location"> | null;
  /** The currency of its books · at least 3 characters, at most 3 characters · @default "USD" */ currencyId?: string;
}

/** A new user */
export interface CreateTransUserInput {
  /** What the user signs in with; once on the site, case aside · at least 1 characters, at most 150 characters */ userId: string;
  /** The person's name · at least 1 characters, at most 400 characters */ userName: string;
  /** Once on the site, case aside · at most 100 characters */ emailAddress: string;
  /** At least 8 characters · at least 8 characters, at most 100 characters */ password: string;
  /** The customer the user buys for; staff when left out */ customerId?: Id<"customer">;
  /** The contact the user is; must belong to the customer · at least 1 */ contactId?: Id<"contact">;
  /** The sales representative the user is · at least 1 characters, at most 255 characters */ salesRepId?: string | null;
  /** Groups to belong to; the site's default groups when left out · at most 5000 entries */ groups?: number[];
  /** The name of a time zone · at most 255 characters · @default "UTC" */ timezone?: string;
  /** A language's code · at most 255 characters · @default "en" */ language?: string;
}

/** A new display type */
export interface CreateTransWebDisplayTypeInput {
  /** Its code, which texts of items carry; once on the site, case aside · at least 1 characters, at most 255 characters */ webDisplayTypeId: string;
  /** What texts of this type say · at most 255 characters · @default "" */ webDisplayTypeDesc?: string;
  /** At the top of the item's page, in a tab of it, in lists, on paper, or nowhere · @default "page" */ displayArea?: "page" | "tab" | "list" | "print" | "hidden";
  /** Position among the types · at least 0, at most 2147483647 · @default 0 */ sequenceNo?: number;
}

/** What was deleted */
export interface Deleted {
  /** The unique number of the deleted record · at least 1 */ uid: number;
  /** True when the record existed and is now deleted (status 700) */ deleted: boolean;
}

/** What the contract says of one field of a record */
export interface FieldDefinition {
  /** The field's name */ name: string;
  /** The name in words, for forms */ label: string;
  /** What the field means */ description: string | null;
  /** The type of its values */ type: "string" | "integer" | "number" | "boolean" | "array" | "object";
  /** `email`, or `sql-datetime` for `YYYY-MM-DD HH:mm:ss` */ format: string | null;
  /** A new record must have it */ required: boolean;
  /** It may be null */ nullable: boolean;
  /** It may be given for a new record */ onCreate: boolean;
  /** It may be changed */ onUpdate: boolean;
  /** It is taken in and never answered or logged */ sensitive: boolean;
  /** Least characters */ minLength: number | null;
  /** Most characters */ maxLength: number | null;
  /** The least value */ minimum: number | null;
  /** The greatest value */ maximum: number | null;
  /** A regular expression that its text must match */ pattern: string | null;
  /** The only values it may have; empty when there are others */ values: Array<string | number>;
  /** What a new record gets when nothing is given */ defaultValue: string | number | boolean | null;
  /** A plausible value */ exampleValue: string | number | boolean | null;
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

/** What the contract says of a record */
export interface RecordDefinition {
  /** The name of the record */ recordName: string;
  /** What the record is */ description: string;
  /** The field that identifies a record */ keyField: string;
  /** Its fields in their order, those that are only taken in at the end */ fields: FieldDefinition[];
}

/** What a refresh looked at and what it brought in line */
export interface RefreshResult {
  /** What was refreshed */ resource: string;
  /** Records looked at · at least 0 */ examined: number;
  /** Changes made; 0 when everything was in line · at least 0 */ changed: number;
  /** The changes by kind */ changes: Record<string, number>;
  /** When it was done */ dateRefreshed: string;
}

/** A category of the catalogue as the ERP sees it */
export interface TransCategory {
  /** The category's unique number, itemCategoryUid elsewhere · at least 1 */ categoryUid: Id<"itemCategory">;
  /** The category's code, without a slash; once among its neighbours, case aside · at least 1 characters, at most 255 characters */ categoryId: string;
  /** The category's name, without a slash; once among its neighbours · at least 1 characters, at most 255 characters */ categoryDesc: string;
  /** The category above; null for a root · at least 1 */ parentCategoryUid: Id<"itemCategory"> | null;
  /** The code of the category above */ parentCategoryId: string | null;
  /** The root it belongs to · at least 1 */ rootCategoryUid: Id<"itemCategory">;
  /** The names from the root on */ fullPath: string;
  /** 1 for a root · at least 1 */ level: number;
  /** Position among its neighbours · at least 0, at most 2147483647 */ sequenceNo: number;
  /** Y when shoppers see it */ displayOnWebFlag: "Y" | "N";
  /** The headline of its page · at most 255 characters */ title: string | null;
  /** What search engines show of its page · at most 4000 characters */ metaDesc: string | null;
  /** A text for its page · at most 1000000 characters */ article: string | null;
  /** The address of its picture · at most 255 characters */ imageUrl: string | null;
  /** The class of customers it is meant for · at most 255 characters */ classId5: string | null;
  /** Categories directly below · at least 0 */ subCategoryCount: number;
  /** Items that lie in it directly · at least 0 */ itemCount: number;
  /** 704 active, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** The values of a new record before anything is given */
export interface TransCategoryDefaults {
  /** The category's code, without a slash; once among its neighbours, case aside · at least 1 characters, at most 255 characters */ categoryId: string | null;
  /** The category's name, without a slash; once among its neighbours · at least 1 characters, at most 255 characters */ categoryDesc: string | null;
  /** The category above; null for a root · at least 1 */ parentCategoryUid: Id<"itemCategory"> | null;
  /** Position among its neighbours · at least 0, at most 2147483647 · @default 0 */ sequenceNo: number | null;
  /** Y when shoppers see it · @default "Y" */ displayOnWebFlag: "Y" | "N" | null;
  /** The headline of its page · at most 255 characters */ title: string | null;
  /** What search engines show of its page · at most 4000 characters */ metaDesc: string | null;
  /** A text for its page · at most 1000000 characters */ article: string | null;
  /** The address of its picture · at most 255 characters */ imageUrl: string | null;
  /** The class of customers it is meant for · at most 255 characters */ classId5: string | null;
}

/** One of our companies as the ERP sees it */
export interface TransCompany {
  /** The company's unique number · at least 1 */ companyUid: Id<"company">;
  /** The company's code · at least 1 characters, at most 8 characters */ companyId: string;
  /** The name on invoices · at least 1 characters, at most 255 characters */ companyName: string;
  /** at most 255 characters */ address1: string | null;
  /** at most 255 characters */ address2: string | null;
  /** at most 255 characters */ city: string | null;
  /** at most 255 characters */ state: string | null;
  /** at most 255 characters */ postalCode: string | null;
  /** The country's code of two letters · at most 255 characters */ country: string | null;
  /** at most 255 characters */ phone: string | null;
  /** at most 255 characters */ emailAddress: string | null;
  /** The company's web site · at most 255 characters */ url: string | null;
  /** The number at the tax office · at most 255 characters */ taxId: string | null;
  /** The currency of its books · at least 3 characters, at most 3 characters */ currencyId: string;
  /** The location that serves its orders first · at least 1 */ defaultLocationId: Id<"location"> | null;
  /** Locations it has · at least 0 */ locationCount: number;
  /** Customers it serves · at least 0 */ customerCount: number;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** The values of a new record before anything is given */
export interface TransCompanyDefaults {
  /** The company's code · at least 1 characters, at most 8 characters */ companyId: string | null;
  /** The name on invoices · at least 1 characters, at most 255 characters */ companyName: string | null;
  /** at most 255 characters */ address1: string | null;
  /** at most 255 characters */ address2: string | null;
  /** at most 255 characters */ city: string | null;
  /** at most 255 characters */ state: string | null;
  /** at most 255 characters */ postalCode: string | null;
  /** The country's code of two letters · at most 255 characters */ country: string | null;
  /** at most 255 characters */ phone: string | null;
  /** at most 255 characters */ emailAddress: string | null;
  /** The company's web site · at most 255 characters */ url: string | null;
  /** The number at the tax office · at most 255 characters */ taxId: string | null;
  /** The location that serves its orders first · at least 1 */ defaultLocationId: Id<"location"> | null;
  /** The currency of its books · at least 3 characters, at most 3 characters · @default "USD" */ currencyId: string | null;
}

/** A purchase order with what came of it and what is still to come */
export interface TransPurchaseOrderReceipt {
  /** The number of the purchase order · at least 1 */ poNo: Id<"purchaseOrder">;
  /** The vendor */ vendorId: string;
  /** The vendor's name */ vendorName: string;
  /** The company that ordered · at most 8 characters */ companyId: string | null;
  /** The location that receives · at least 1 */ locationId: Id<"location">;
  /** The location's name */ locationName: string;
  /** The order's number elsewhere */ externalPoNo: string | null;
  /** Who brings it */ carrierId: string | null;
  /** When it was ordered */ poDate: string;
  /** When it is due */ dateDue: string | null;
  /** N orders cannot be received */ approved: "Y" | "N";
  /** Y when nothing more is to come */ complete: "Y" | "N";
  /** Y when it was cancelled */ cancelFlag: "Y" | "N";
  /** The lines in their order */ lines: TransPurchaseOrderReceiptLine[];
  /** What was handed in for it, the newest first, 100 at most */ receipts: TransReceiptDocument[];
  dateLastModified: string;
}

/** A line of a purchase order with what came and what is still to come, in the unit of the line */
export interface TransPurchaseOrderReceiptLine {
  /** The number of the line in the order · at least 1 */ lineNo: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description on the order */ itemDesc: string | null;
  /** What the vendor calls it */ vendorItemId: string | null;
  /** The unit of the quantities · at most 8 characters */ unitOfMeasure: string;
  /** How many base units one of them is */ unitSize: number;
  /** The item's base unit · at most 8 characters */ baseUnit: string;
  /** What was ordered */ qtyOrdered: number;
  /** What came so far */ qtyReceived: number;
  /** What is still to come; 0 when the line is complete or cancelled */ qtyOpen: number;
  /** What came so far, in base units, where it is counted */ baseQtyReceived: number;
  /** What is still to come, in base units */ baseQtyOpen: number;
  /** The cost of one of the unit */ unitCost: number;
  /** Y when each piece has a serial number */ serialized: "Y" | "N";
  /** Y when lots are kept */ trackLots: "Y" | "N";
  /** When it is due */ dateDue: string | null;
  /** Y when nothing more is to come */ complete: "Y" | "N";
  /** Y when the line was cancelled */ cancelFlag: "Y" | "N";
}

/** A receipt that was handed in for a purchase order */
export interface TransReceiptDocument {
  /** The number of the receipt, as the warehouse knows it · at least 1 */ purchaseOrderReceiptUid: Id<"purchaseOrderReceipt">;
  /** The number that the sender gave it */ requestId: string | null;
  /** The number of the packing slip */ referenceNo: string | null;
  /** `initial` waits for the worker, `hold` could not be applied (see `processMessage`), `delivered` is applied */ importState: "initial" | "hold" | "delivered";
  /** Why it could not be booked */ processMessage: string | null;
  dateCreated: string;
}

/** What came of a line of the purchase order */
export interface TransReceivedLine {
  /** The number of the line in the order · at least 1 */ lineNo: number;
  /** What came now, in `unitOfMeasure` · at most 999999999, more than 0 */ qtyReceived: number;
  /** The unit; the order's when left out · at most 8 characters */ unitOfMeasure?: string;
  /** What goes where; together the line's quantity · at most 5000 entries */ bins?: BinQuantityInput[];
  /** In place of `bins`, when all goes to or from one bin · at least 1 characters, at most 255 characters */ bin?: string;
  /** In place of `bins`, when all is of one lot · at least 1 characters, at most 255 characters */ lot?: string;
  /** The serial numbers, for items that are registered by them · at most 5000 entries */ serials?: string[];
  /** Y when nothing more will come: what is missing is closed · @default "N" */ complete?: "Y" | "N";
  /** Why more or less came than was expected · at most 255 characters */ reason?: string;
}

/** A user as the ERP sees them */
export interface TransUser {
  /** The user's unique number, id elsewhere · at least 1 */ usersUid: Id<"user">;
  /** What the user signs in with; once on the site, case aside · at least 1 characters, at most 150 characters */ userId: string;
  /** The person's name · at least 1 characters, at most 400 characters */ userName: string;
  /** Once on the site, case aside · at most 100 characters */ emailAddress: string;
  /** The user's own role; groups may give a higher one */ role: string;
  /** The customer the user buys for; null for staff */ customerId: Id<"customer"> | null;
  /** The customer's name */ customerName: string | null;
  /** The contact the user is · at least 1 */ contactId: Id<"contact"> | null;
  /** The sales representative the user is · at least 1 characters, at most 255 characters */ salesRepId: string | null;
  /** The name of a time zone · at most 255 characters */ timezone: string;
  /** A language's code · at most 255 characters */ language: string;
  /** When the user signed in last */ dateLastVisit: string | null;
  /** 704 may sign in, 705 is blocked */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** The values of a new record before anything is given */
export interface TransUserDefaults {
  /** What the user signs in with; once on the site, case aside · at least 1 characters, at most 150 characters */ userId: string | null;
  /** The person's name · at least 1 characters, at most 400 characters */ userName: string | null;
  /** Once on the site, case aside · at most 100 characters */ emailAddress: string | null;
  /** The customer the user buys for; staff when left out */ customerId: Id<"customer"> | null;
  /** The contact the user is; must belong to the customer · at least 1 */ contactId: Id<"contact"> | null;
  /** The sales representative the user is · at least 1 characters, at most 255 characters */ salesRepId: string | null;
  /** Groups to belong to; the site's default groups when left out · at most 5000 entries */ groups: number[] | null;
  /** The name of a time zone · at most 255 characters · @default "UTC" */ timezone: string | null;
  /** A language's code · at most 255 characters · @default "en" */ language: string | null;
}

/** Where a text of an item is shown */
export interface TransWebDisplayType {
  /** The display type's unique number · at least 1 */ webDisplayTypeUid: Id<"webDisplayType">;
  /** Its code, which texts of items carry; once on the site, case aside · at least 1 characters, at most 255 characters */ webDisplayTypeId: string;
  /** What texts of this type say · at most 255 characters */ webDisplayTypeDesc: string;
  /** At the top of the item's page, in a tab of it, in lists, on paper, or nowhere */ displayArea: "page" | "tab" | "list" | "print" | "hidden";
  /** Position among the types · at least 0, at most 2147483647 */ sequenceNo: number;
  /** Texts of items that have the type · at least 0 */ itemTextCount: number;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** The values of a new record before anything is given */
export interface TransWebDisplayTypeDefaults {
  /** Its code, which texts of items carry; once on the site, case aside · at least 1 characters, at most 255 characters */ webDisplayTypeId: string | null;
  /** What texts of this type say · at most 255 characters · @default "" */ webDisplayTypeDesc: string | null;
  /** At the top of the item's page, in a tab of it, in lists, on paper, or nowhere · @default "page" */ displayArea: "page" | "tab" | "list" | "print" | "hidden" | null;
  /** Position among the types · at least 0, at most 2147483647 · @default 0 */ sequenceNo: number | null;
}

/** What to change of a category */
export interface UpdateTransCategoryInput {
  /** The category's code, without a slash; once among its neighbours, case aside · at least 1 characters, at most 255 characters */ categoryId?: string;
  /** The category's name, without a slash; once among its neighbours · at least 1 characters, at most 255 characters */ categoryDesc?: string;
  /** The category above; null for a root · at least 1 */ parentCategoryUid?: Id<"itemCategory"> | null;
  /** Position among its neighbours · at least 0, at most 2147483647 */ sequenceNo?: number;
  /** Y when shoppers see it */ displayOnWebFlag?: "Y" | "N";
  /** The headline of its page · at most 255 characters */ title?: string | null;
  /** What search engines show of its page · at most 4000 characters */ metaDesc?: string | null;
  /** A text for its page · at most 1000000 characters */ article?: string | null;
  /** The address of its picture · at most 255 characters */ imageUrl?: string | null;
  /** The class of customers it is meant for · at most 255 characters */ classId5?: string | null;
  /** Only as long as nobody changed it since: the ERP category's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of a company */
export interface UpdateTransCompanyInput {
  /** The name on invoices · at least 1 characters, at most 255 characters */ companyName?: string;
  /** at most 255 characters */ address1?: string | null;
  /** at most 255 characters */ address2?: string | null;
  /** at most 255 characters */ city?: string | null;
  /** at most 255 characters */ state?: string | null;
  /** at most 255 characters */ postalCode?: string | null;
  /** The country's code of two letters · at most 255 characters */ country?: string | null;
  /** at most 255 characters */ phone?: string | null;
  /** at most 255 characters */ emailAddress?: string | null;
  /** The company's web site · at most 255 characters */ url?: string | null;
  /** The number at the tax office · at most 255 characters */ taxId?: string | null;
  /** The location that serves its orders first · at least 1 */ defaultLocationId?: Id<"location"> | null;
  /** The currency of its books · at least 3 characters, at most 3 characters */ currencyId?: string;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the ERP company's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What came of a purchase order */
export interface UpdateTransPurchaseOrderReceiptInput {
  /** The sender's number of this receipt: the same once more is not received twice · at least 1 characters, at most 255 characters */ requestId?: string;
  /** The number of the packing slip · at least 1 characters, at most 255 characters */ referenceNo?: string;
  /** What came, line by line · at least 1 entries, at most 5000 entries */ lines: TransReceivedLine[];
}

/** What to change of a user */
export interface UpdateTransUserInput {
  /** What the user signs in with; once on the site, case aside · at least 1 characters, at most 150 characters */ userId?: string;
  /** The person's name · at least 1 characters, at most 400 characters */ userName?: string;
  /** Once on the site, case aside · at most 100 characters */ emailAddress?: string;
  /** At least 8 characters · at least 8 characters, at most 100 characters */ password?: string;
  /** The sales representative the user is · at least 1 characters, at most 255 characters */ salesRepId?: string | null;
  /** The name of a time zone · at most 255 characters */ timezone?: string;
  /** A language's code · at most 255 characters */ language?: string;
  /** 705 blocks the user, 704 lets them in again */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the ERP user's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of a display type */
export interface UpdateTransWebDisplayTypeInput {
  /** Its code, which texts of items carry; once on the site, case aside · at least 1 characters, at most 255 characters */ webDisplayTypeId?: string;
  /** What texts of this type say · at most 255 characters */ webDisplayTypeDesc?: string;
  /** At the top of the item's page, in a tab of it, in lists, on paper, or nowhere */ displayArea?: "page" | "tab" | "list" | "print" | "hidden";
  /** Position among the types · at least 0, at most 2147483647 */ sequenceNo?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the web display type's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
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

/** What `erp.entityContacts.refresh` takes: Bring contacts and their customers in line */
export interface EntityContactsRefreshInput {

}

/** What `erp.entityCustomers.refresh` takes: Bring customers, their ship-tos and the address book in line */
export interface EntityCustomersRefreshInput {

}

/** What `erp.transCategory.list` takes: List each ERP category */
export interface TransCategoryListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "category_uid|ASC" */ orderBy?: string;
  /** Words to look for in the ERP category */ q?: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
  /** Only categories directly below this one · at least 1 */ parentCategoryUid?: Id<"itemCategory">;
}

/** What `erp.transCategory.create` takes: Create an ERP category */
export interface TransCategoryCreateInput {
  /** The category's code, without a slash; once among its neighbours, case aside · at least 1 characters, at most 255 characters */ categoryId: string;
  /** The category's name, without a slash; once among its neighbours · at least 1 characters, at most 255 characters */ categoryDesc: string;
  /** The category above; null for a root · at least 1 */ parentCategoryUid?: Id<"itemCategory"> | null;
  /** Position among its neighbours · at least 0, at most 2147483647 · @default 0 */ sequenceNo?: number;
  /** Y when shoppers see it · @default "Y" */ displayOnWebFlag?: "Y" | "N";
  /** The headline of its page · at most 255 characters */ title?: string | null;
  /** What search engines show of its page · at most 4000 characters */ metaDesc?: string | null;
  /** A text for its page · at most 1000000 characters */ article?: string | null;
  /** The address of its picture · at most 255 characters */ imageUrl?: string | null;
  /** The class of customers it is meant for · at most 255 characters */ classId5?: string | null;
}

/** What `erp.transCategory.get` takes: Get one ERP category */
export interface TransCategoryGetInput {
  /** The unique number of the ERP category · at least 1 */ categoryUid: Id<"itemCategory">;
  /** Its code, case aside: a record that has another is not found · at least 1 characters, at most 255 characters */ categoryId?: string;
}

/** What `erp.transCategory.update` takes: Change an ERP category */
export interface TransCategoryUpdateInput {
  /** The unique number of the ERP category · at least 1 */ categoryUid: Id<"itemCategory">;
  /** The category's code, without a slash; once among its neighbours, case aside · at least 1 characters, at most 255 characters */ categoryId?: string;
  /** The category's name, without a slash; once among its neighbours · at least 1 characters, at most 255 characters */ categoryDesc?: string;
  /** The category above; null for a root · at least 1 */ parentCategoryUid?: Id<"itemCategory"> | null;
  /** Position among its neighbours · at least 0, at most 2147483647 */ sequenceNo?: number;
  /** Y when shoppers see it */ displayOnWebFlag?: "Y" | "N";
  /** The headline of its page · at most 255 characters */ title?: string | null;
  /** What search engines show of its page · at most 4000 characters */ metaDesc?: string | null;
  /** A text for its page · at most 1000000 characters */ article?: string | null;
  /** The address of its picture · at most 255 characters */ imageUrl?: string | null;
  /** The class of customers it is meant for · at most 255 characters */ classId5?: string | null;
  /** Only as long as nobody changed it since: the ERP category's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `erp.transCategory.delete` takes: Delete an ERP category */
export interface TransCategoryDeleteInput {
  /** The unique number of the ERP category · at least 1 */ categoryUid: Id<"itemCategory">;
  /** Only as long as nobody changed it since: the ERP category's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
  /** Its code, case aside: a record that has another is not found · at least 1 characters, at most 255 characters */ categoryId?: string;
}

/** What `erp.transCategory.defaults` takes: Get the values of a new ERP category */
export interface TransCategoryDefaultsInput {

}

/** What `erp.transCategory.definition` takes: Get the fields of the ERP category, with types and limits */
export interface TransCategoryDefinitionInput {

}

/** What `erp.transCompany.list` takes: List each ERP company */
export interface TransCompanyListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "company_uid|ASC" */ orderBy?: string;
  /** Words to look for in the ERP company */ q?: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
}

/** What `erp.transCompany.create` takes: Create an ERP company */
export interface TransCompanyCreateInput {
  /** The company's code · at least 1 characters, at most 8 characters */ companyId: string;
  /** The name on invoices · at least 1 characters, at most 255 characters */ companyName: string;
  /** at most 255 characters */ address1?: string | null;
  /** at most 255 characters */ address2?: string | null;
  /** at most 255 characters */ city?: string | null;
  /** at most 255 characters */ state?: string | null;
  /** at most 255 characters */ postalCode?: string | null;
  /** The country's code of two letters · at most 255 characters */ country?: string | null;
  /** at most 255 characters */ phone?: string | null;
  /** at most 255 characters */ emailAddress?: string | null;
  /** The company's web site · at most 255 characters */ url?: string | null;
  /** The number at the tax office · at most 255 characters */ taxId?: string | null;
  /** The location that serves its orders first · at least 1 */ defaultLocationId?: Id<"location"> | null;
  /** The currency of its books · at least 3 characters, at most 3 characters · @default "USD" */ currencyId?: string;
}

/** What `erp.transCompany.get` takes: Get one ERP company */
export interface TransCompanyGetInput {
  /** The unique number of the ERP company · at least 1 */ companyUid: Id<"company">;
  /** Its code, case aside: a record that has another is not found · at least 1 characters, at most 8 characters */ companyId?: string;
}

/** What `erp.transCompany.update` takes: Change an ERP company */
export interface TransCompanyUpdateInput {
  /** The unique number of the ERP company · at least 1 */ companyUid: Id<"company">;
  /** The name on invoices · at least 1 characters, at most 255 characters */ companyName?: string;
  /** at most 255 characters */ address1?: string | null;
  /** at most 255 characters */ address2?: string | null;
  /** at most 255 characters */ city?: string | null;
  /** at most 255 characters */ state?: string | null;
  /** at most 255 characters */ postalCode?: string | null;
  /** The country's code of two letters · at most 255 characters */ country?: string | null;
  /** at most 255 characters */ phone?: string | null;
  /** at most 255 characters */ emailAddress?: string | null;
  /** The company's web site · at most 255 characters */ url?: string | null;
  /** The number at the tax office · at most 255 characters */ taxId?: string | null;
  /** The location that serves its orders first · at least 1 */ defaultLocationId?: Id<"location"> | null;
  /** The currency of its books · at least 3 characters, at most 3 characters */ currencyId?: string;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the ERP company's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `erp.transCompany.delete` takes: Delete an ERP company */
export interface TransCompanyDeleteInput {
  /** The unique number of the ERP company · at least 1 */ companyUid: Id<"company">;
  /** Only as long as nobody changed it since: the ERP company's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
  /** Its code, case aside: a record that has another is not found · at least 1 characters, at most 8 characters */ companyId?: string;
}

/** What `erp.transCompany.defaults` takes: Get the values of a new ERP company */
export interface TransCompanyDefaultsInput {

}

/** What `erp.transCompany.definition` takes: Get the fields of the ERP company, with types and limits */
export interface TransCompanyDefinitionInput {

}

/** What `erp.transUser.list` takes: List each ERP user */
export interface TransUserListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "users_uid|ASC" */ orderBy?: string;
  /** Words to look for in the ERP user */ q?: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
  /** Only users of this customer */ customerId?: Id<"customer">;
}

/** What `erp.transUser.create` takes: Create an ERP user */
export interface TransUserCreateInput {
  /** What the user signs in with; once on the site, case aside · at least 1 characters, at most 150 characters */ userId: string;
  /** The person's name · at least 1 characters, at most 400 characters */ userName: string;
  /** Once on the site, case aside · at most 100 characters */ emailAddress: string;
  /** At least 8 characters · at least 8 characters, at most 100 characters */ password: string;
  /** The customer the user buys for; staff when left out */ customerId?: Id<"customer">;
  /** The contact the user is; must belong to the customer · at least 1 */ contactId?: Id<"contact">;
  /** The sales representative the user is · at least 1 characters, at most 255 characters */ salesRepId?: string | null;
  /** Groups to belong to; the site's default groups when left out · at most 5000 entries */ groups?: number[];
  /** The name of a time zone · at most 255 characters · @default "UTC" */ timezone?: string;
  /** A language's code · at most 255 characters · @default "en" */ language?: string;
}

/** What `erp.transUser.get` takes: Get one ERP user */
export interface TransUserGetInput {
  /** The unique number of the ERP user · at least 1 */ usersUid: Id<"user">;
  /** Its code, case aside: a record that has another is not found · at least 1 characters, at most 150 characters */ userId?: string;
}

/** What `erp.transUser.update` takes: Change an ERP user */
export interface TransUserUpdateInput {
  /** The unique number of the ERP user · at least 1 */ usersUid: Id<"user">;
  /** What the user signs in with; once on the site, case aside · at least 1 characters, at most 150 characters */ userId?: string;
  /** The person's name · at least 1 characters, at most 400 characters */ userName?: string;
  /** Once on the site, case aside · at most 100 characters */ emailAddress?: string;
  /** At least 8 characters · at least 8 characters, at most 100 characters */ password?: string;
  /** The sales representative the user is · at least 1 characters, at most 255 characters */ salesRepId?: string | null;
  /** The name of a time zone · at most 255 characters */ timezone?: string;
  /** A language's code · at most 255 characters */ language?: string;
  /** 705 blocks the user, 704 lets them in again */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the ERP user's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `erp.transUser.delete` takes: Delete an ERP user */
export interface TransUserDeleteInput {
  /** The unique number of the ERP user · at least 1 */ usersUid: Id<"user">;
  /** Only as long as nobody changed it since: the ERP user's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
  /** Its code, case aside: a record that has another is not found · at least 1 characters, at most 150 characters */ userId?: string;
}

/** What `erp.transUser.defaults` takes: Get the values of a new ERP user */
export interface TransUserDefaultsInput {

}

/** What `erp.transUser.definition` takes: Get the fields of the ERP user, with types and limits */
export interface TransUserDefinitionInput {

}

/** What `erp.transWebDisplayType.list` takes: List each web display type */
export interface TransWebDisplayTypeListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "web_display_type_uid|ASC" */ orderBy?: string;
  /** Words to look for in the web display type */ q?: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
}

/** What `erp.transWebDisplayType.create` takes: Create a web display type */
export interface TransWebDisplayTypeCreateInput {
  /** Its code, which texts of items carry; once on the site, case aside · at least 1 characters, at most 255 characters */ webDisplayTypeId: string;
  /** What texts of this type say · at most 255 characters · @default "" */ webDisplayTypeDesc?: string;
  /** At the top of the item's page, in a tab of it, in lists, on paper, or nowhere · @default "page" */ displayArea?: "page" | "tab" | "list" | "print" | "hidden";
  /** Position among the types · at least 0, at most 2147483647 · @default 0 */ sequenceNo?: number;
}

/** What `erp.transWebDisplayType.get` takes: Get one web display type */
export interface TransWebDisplayTypeGetInput {
  /** The unique number of the web display type · at least 1 */ webDisplayTypeUid: Id<"webDisplayType">;
  /** Its code, case aside: a record that has another is not found · at least 1 characters, at most 255 characters */ webDisplayTypeId?: string;
}

/** What `erp.transWebDisplayType.update` takes: Change a web display type */
export interface TransWebDisplayTypeUpdateInput {
  /** The unique number of the web display type · at least 1 */ webDisplayTypeUid: Id<"webDisplayType">;
  /** Its code, which texts of items carry; once on the site, case aside · at least 1 characters, at most 255 characters */ webDisplayTypeId?: string;
  /** What texts of this type say · at most 255 characters */ webDisplayTypeDesc?: string;
  /** At the top of the item's page, in a tab of it, in lists, on paper, or nowhere */ displayArea?: "page" | "tab" | "list" | "print" | "hidden";
  /** Position among the types · at least 0, at most 2147483647 */ sequenceNo?: number;
  /** 704 active, 705 inactive; delete to get 700 */ statusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the web display type's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `erp.transWebDisplayType.delete` takes: Delete a web display type */
export interface TransWebDisplayTypeDeleteInput {
  /** The unique number of the web display type · at least 1 */ webDisplayTypeUid: Id<"webDisplayType">;
  /** Only as long as nobody changed it since: the web display type's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
  /** Its code, case aside: a record that has another is not found · at least 1 characters, at most 255 characters */ webDisplayTypeId?: string;
}

/** What `erp.transWebDisplayType.defaults` takes: Get the values of a new web display type */
export interface TransWebDisplayTypeDefaultsInput {

}

/** What `erp.transWebDisplayType.definition` takes: Get the fields of the web display type, with types and limits */
export interface TransWebDisplayTypeDefinitionInput {

}

/** What `erp.transPurchaseOrderReceipt.get` takes: Get what came of a purchase order and what is still to come */
export interface TransPurchaseOrderReceiptGetInput {
  /** poNo, the number of the purchase order · at least 1 */ po: number;
}

/** What `erp.transPurchaseOrderReceipt.update` takes: Record what came of a purchase order */
export interface TransPurchaseOrderReceiptUpdateInput {
  /** poNo, the number of the purchase order · at least 1 */ po: number;
  /** The sender's number of this receipt: the same once more is not received twice · at least 1 characters, at most 255 characters */ requestId?: string;
  /** The number of the packing slip · at least 1 characters, at most 255 characters */ referenceNo?: string;
  /** What came, line by line · at least 1 entries, at most 5000 entries */ lines: TransReceivedLine[];
}

/** What `erp.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `erp.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `erp.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `erp`: what it takes, which inputs have defaults, what `data` it answers. */
export interface ErpOperations {
  "entityContacts.refresh": { input: EntityContactsRefreshInput; defaults: never; data: RefreshResult };
  "entityCustomers.refresh": { input: EntityCustomersRefreshInput; defaults: never; data: RefreshResult };
  "transCategory.list": { input: TransCategoryListInput; defaults: "limit" | "offset" | "orderBy"; data: TransCategory[] };
  "transCategory.create": { input: TransCategoryCreateInput; defaults: "sequenceNo" | "displayOnWebFlag"; data: TransCategory };
  "transCategory.get": { input: TransCategoryGetInput; defaults: never; data: TransCategory };
  "transCategory.update": { input: TransCategoryUpdateInput; defaults: never; data: TransCategory };
  "transCategory.delete": { input: TransCategoryDeleteInput; defaults: never; data: Deleted };
  "transCategory.defaults": { input: TransCategoryDefaultsInput; defaults: never; data: TransCategoryDefaults };
  "transCategory.definition": { input: TransCategoryDefinitionInput; defaults: never; data: RecordDefinition };
  "transCompany.list": { input: TransCompanyListInput; defaults: "limit" | "offset" | "orderBy"; data: TransCompany[] };
  "transCompany.create": { input: TransCompanyCreateInput; defaults: "currencyId"; data: TransCompany };
  "transCompany.get": { input: TransCompanyGetInput; defaults: never; data: TransCompany };
  "transCompany.update": { input: TransCompanyUpdateInput; defaults: never; data: TransCompany };
  "transCompany.delete": { input: TransCompanyDeleteInput; defaults: never; data: Deleted };
  "transCompany.defaults": { input: TransCompanyDefaultsInput; defaults: never; data: TransCompanyDefaults };
  "transCompany.definition": { input: TransCompanyDefinitionInput; defaults: never; data: RecordDefinition };
  "transUser.list": { input: TransUserListInput; defaults: "limit" | "offset" | "orderBy"; data: TransUser[] };
  "transUser.create": { input: TransUserCreateInput; defaults: "timezone" | "language"; data: TransUser };
  "transUser.get": { input: TransUserGetInput; defaults: never; data: TransUser };
  "transUser.update": { input: TransUserUpdateInput; defaults: never; data: TransUser };
  "transUser.delete": { input: TransUserDeleteInput; defaults: never; data: Deleted };
  "transUser.defaults": { input: TransUserDefaultsInput; defaults: never; data: TransUserDefaults };
  "transUser.definition": { input: TransUserDefinitionInput; defaults: never; data: RecordDefinition };
  "transWebDisplayType.list": { input: TransWebDisplayTypeListInput; defaults: "limit" | "offset" | "orderBy"; data: TransWebDisplayType[] };
  "transWebDisplayType.create": { input: TransWebDisplayTypeCreateInput; defaults: "webDisplayTypeDesc" | "displayArea" | "sequenceNo"; data: TransWebDisplayType };
  "transWebDisplayType.get": { input: TransWebDisplayTypeGetInput; defaults: never; data: TransWebDisplayType };
  "transWebDisplayType.update": { input: TransWebDisplayTypeUpdateInput; defaults: never; data: TransWebDisplayType };
  "transWebDisplayType.delete": { input: TransWebDisplayTypeDeleteInput; defaults: never; data: Deleted };
  "transWebDisplayType.defaults": { input: TransWebDisplayTypeDefaultsInput; defaults: never; data: TransWebDisplayTypeDefaults };
  "transWebDisplayType.definition": { input: TransWebDisplayTypeDefinitionInput; defaults: never; data: RecordDefinition };
  "transPurchaseOrderReceipt.get": { input: TransPurchaseOrderReceiptGetInput; defaults: never; data: TransPurchaseOrderReceipt };
  "transPurchaseOrderReceipt.update": { input: TransPurchaseOrderReceiptUpdateInput; defaults: never; data: TransPurchaseOrderReceipt };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
