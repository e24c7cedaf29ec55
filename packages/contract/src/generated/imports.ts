// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Id } from "../id.ts";

/** What the address provider said of where an order goes */
export interface AddressCheck {
  /** `confirmed` as it is, `corrected` where the provider knows another in its place, `unknown` where it knows none or the address lacks a part, `unchecked` where the provider did not answer or the tables that ship do not hold the postal code */ verdict: "confirmed" | "corrected" | "unknown" | "unchecked";
  /** Who said it: `embedded` for the tables that ship, else the provider; null where nobody could be asked · at most 40 characters */ source: string | null;
  /** When the provider was asked */ dateChecked: string;
  proposed: ProposedAddress | null;
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

/** The header of an order on its way to the ERP */
export interface ImpOeHdr {
  /** The import record that it stands in · at least 1 */ importUid: Id<"import">;
  /** The number that its documents share */ importSetNo: string;
  /** The order · at least 1 */ orderNo: Id<"order">;
  /** The customer */ customerId: Id<"customer">;
  customerName: string | null;
  /** The company that sells · at most 8 characters */ companyId: string | null;
  /** The contact who ordered · at least 1 */ contactId: Id<"contact"> | null;
  /** The location that sells · at least 1 */ salesLocationId: Id<"location"> | null;
  /** When it was ordered */ orderDate: string;
  /** Y when the ERP may go on with it */ approved: "Y" | "N";
  /** Y for a quote */ quote: "Y" | "N";
  /** When the customer wants it */ requestedDate: string | null;
  /** The ship-to address · at least 1 */ shipToId: Id<"address"> | null;
  /** The customer's purchase order number */ customerPoNumber: string | null;
  /** Who took the order */ taker: string | null;
  shipToName: string | null;
  shipToAddress1: string | null;
  /** Second line of the address */ shipToAddress2: string | null;
  shipToCity: string | null;
  /** Two letters in the US */ shipToState: string | null;
  shipToZip: string | null;
  /** Two letters */ shipToCountry: string | null;
  shipToEmail: string | null;
  /** The delivery that the buyer chose */ deliveryCode: string | null;
  /** The same in words */ deliveryName: string | null;
  /** What the warehouse and the driver should know */ deliveryNote: string | null;
  /** The order's first class */ class1: string | null;
  /** The order's second class */ class2: string | null;
  /** The order's third class */ class3: string | null;
  /** The order's fourth class */ class4: string | null;
  /** The order's fifth class */ class5: string | null;
  addressCheck: AddressCheck | null;
  /** The sum of the lines */ subtotal: number;
  /** Tax */ taxAmount: number;
  /** Freight */ freightAmount: number;
  /** What is to be paid */ totalAmount: number;
  /** ISO 4217 */ currency: string;
  /** The order's lines; to change one, change the order */ lines: ImpOeLine[];
}

/** A sales representative's share of an order on its way to the ERP */
export interface ImpOeHdrSalesrep {
  /** The import record that it stands in · at least 1 */ importUid: Id<"import">;
  /** The number that its documents share */ importSetNo: string;
  /** The representative's code · at least 1 characters, at most 255 characters */ salesrepId: string;
  /** Their name, when they are a user of the site */ salesrepName: string | null;
  /** Their share of the commission, in percent · at most 100, more than 0 */ commissionSplit: number;
  /** Y for the one who looks after the order */ primarySalesrep: "Y" | "N";
}

/** How an order on its way to the ERP came in on the web */
export interface ImpOeHdrWeb {
  /** The import record that it stands in · at least 1 */ importUid: Id<"import">;
  /** The number that its documents share */ importSetNo: string;
  /** The order · at least 1 */ orderNo: Id<"order">;
  /** The checkout's own number */ webReferenceNo: string | null;
  /** The checkout it comes from · at least 1 */ checkoutUid: Id<"checkout"> | null;
  /** The cart it comes from · at least 1 */ cartHdrUid: Id<"cart"> | null;
  /** Which shop it came from */ sourceName: string | null;
  /** The user who ordered · at least 1 */ usersId: Id<"user"> | null;
  /** Their name */ userName: string | null;
  userEmail: string | null;
  /** When it was ordered */ dateSubmitted: string;
}

/** A line of an order on its way to the ERP */
export interface ImpOeLine {
  /** The line's number · at least 1 */ lineNo: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description */ description: string;
  /** How many of the unit */ unitQuantity: number;
  /** The unit · at most 8 characters */ unitOfMeasure: string;
  /** Price of one unit */ unitPrice: number;
  /** What the line costs */ extendedPrice: number;
  /** Y when the price was given by hand */ manualPriceOverride: "Y" | "N";
  /** Y when the customer collects it */ willCall: "Y" | "N";
  /** The location that delivers · at least 1 */ sourceLocationId: Id<"location"> | null;
  /** A note for the warehouse */ lineNote: string | null;
}

/** One document on its way to the ERP or from it */
export interface ImportRecord {
  /** The unique number of the record · at least 1 */ importUid: Id<"import">;
  /** The plan that it goes by · at least 1 */ scheduledImportMasterUid: Id<"scheduledImportMaster"> | null;
  /** What kind of document it is: `oe-hdr` is an order · at most 255 characters */ sourceName: string;
  /** The document's number where it comes from · at most 255 characters */ sourceId: string | null;
  /** `initial` is on its way, `hold` waits for somebody to correct it, `delivered` has arrived */ importState: "initial" | "hold" | "delivered";
  /** The document, as JSON text */ jsonData: string;
  /** 704 is worked on, 705 is set aside, 700 is deleted */ importStatusCd: 704 | 705 | 700;
  /** What the receiver said: what it called the document, or why it refused it · at most 4000 characters */ importResults: string | null;
  /** The number that people know it by: of an order, the customer's purchase order · at most 255 characters */ referenceNo: string | null;
  /** How often it was handed over · at least 0 */ attempts: number;
  /** Since when it is in its state */ stateSince: string;
  /** Full hours that it has been in its state · at least 0 */ hoursInState: number;
  /** When it arrived; null until then */ dateDelivered: string | null;
  dateCreated: string;
  dateLastModified: string;
}

/** An address as its provider writes it */
export interface ProposedAddress {
  /** Number and street */ address1: string;
  /** What else the carrier needs */ address2: string | null;
  city: string;
  /** Two letters */ state: string;
  /** Five digits or nine */ postalCode: string;
}

/** A sales representative's share */
export interface SalesrepShareInput {
  /** The representative's code · at least 1 characters, at most 255 characters */ salesrepId: string;
  /** Their share of the commission, in percent · at most 100, more than 0 */ commissionSplit: number;
  /** Y for the one who looks after the order · @default "N" */ primarySalesrep?: "Y" | "N";
}

/** The SFTP connection of an import plan */
export interface SftpConnection {
  /** The plan · at least 1 */ scheduledImportMasterUid: Id<"scheduledImportMaster">;
  /** The server's name or address · at least 1 characters, at most 255 characters */ host: string;
  /** The server's port · at least 1, at most 65535 */ port: number;
  /** Who signs in there · at least 1 characters, at most 255 characters */ username: string;
  /** What is stored to sign in with */ authentication: "password" | "key";
  /** The folder for the files · at least 1 characters, at most 255 characters */ directory: string;
  /** The kind of the server's key */ hostKeyType: string | null;
  /** The fingerprint of the server's key, as `ssh-keygen -lf` shows it · at most 100 characters */ hostKeyFingerprint: string | null;
  /** Y when the server showed the expected key, let the user in and has the folder */ connected: "Y" | "N";
  /** What became of the try, in a sentence */ message: string;
  /** What the server calls itself */ serverVersion: string | null;
  /** How long the try took · at least 0 */ milliseconds: number;
  /** When it was tried */ dateTested: string;
  dateCreated: string;
  dateLastModified: string;
}

/** How to reach an SFTP server */
export interface SftpConnectionInput {
  /** The server's name or address · at least 1 characters, at most 255 characters */ host: string;
  /** The server's port · at least 1, at most 65535 · @default 22 */ port?: number;
  /** Who signs in there · at least 1 characters, at most 255 characters */ username: string;
  /** The password; stored sealed, never answered · at least 1 characters, at most 4000 characters */ password?: string;
  /** A private key (PEM or OpenSSH, not encrypted) in place of a password; stored sealed, never answered · at least 1 characters, at most 1000000 characters */ privateKey?: string;
  /** The folder for the files · at least 1 characters, at most 255 characters · @default "/" */ directory?: string;
  /** The key to expect; without it the one stored, or at the first time the one that answers · at most 100 characters */ hostKeyFingerprint?: string;
}

/** What to correct of an order on its way to the ERP */
export interface UpdateImpOeHdrInput {
  /** When the customer wants it */ requestedDate?: string | null;
  /** The ship-to address · at least 1 */ shipToId?: Id<"address"> | null;
  /** The customer's purchase order number · at most 50 characters */ customerPoNumber?: string | null;
  /** Who took the order · at most 30 characters */ taker?: string | null;
  /** at most 50 characters */ shipToName?: string | null;
  /** at most 50 characters */ shipToAddress1?: string | null;
  /** Second line of the address · at most 50 characters */ shipToAddress2?: string | null;
  /** at most 50 characters */ shipToCity?: string | null;
  /** Two letters in the US · at most 50 characters */ shipToState?: string | null;
  /** at most 10 characters */ shipToZip?: string | null;
  /** Two letters · at most 50 characters */ shipToCountry?: string | null;
  /** at most 255 characters */ shipToEmail?: string | null;
  /** The delivery that the buyer chose · at most 40 characters */ deliveryCode?: string | null;
  /** The same in words · at most 255 characters */ deliveryName?: string | null;
  /** What the warehouse and the driver should know · at most 255 characters */ deliveryNote?: string | null;
  /** The order's first class · at most 8 characters */ class1?: string | null;
  /** The order's second class · at most 8 characters */ class2?: string | null;
  /** The order's third class · at most 8 characters */ class3?: string | null;
  /** The order's fourth class · at most 8 characters */ class4?: string | null;
  /** The order's fifth class · at most 8 characters */ class5?: string | null;
  /** Only as long as nobody changed it since: the import's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** The sales representatives of an order on its way to the ERP */
export interface UpdateImpOeHdrSalesrepInput {
  /** All of them; the shares make 100 percent, one is the primary · at least 1 entries, at most 5000 entries */ salesreps: SalesrepShareInput[];
  /** Only as long as nobody changed it since: the import's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of an import record */
export interface UpdateImportInput {
  /** `initial` is on its way, `hold` waits for somebody to correct it, `delivered` has arrived */ importState?: "initial" | "hold" | "delivered";
  /** What the receiver said: what it called the document, or why it refused it · at most 4000 characters */ importResults?: string;
  /** The number that people know it by: of an order, the customer's purchase order · at most 255 characters */ referenceNo?: string;
  /** The whole document as JSON text; of an order, of the same order */ jsonData?: string;
  /** 704 to work on it, 705 to set it aside; delete to get 700 */ importStatusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the import's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
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

/** What `imports.import.list` takes: List import records, the newest first */
export interface ImportListInput {
  /** How many records at most · at least 1, at most 1000 · @default 12 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "import_uid|DESC" */ orderBy?: string;
  /** `initial` is on its way, `hold` waits for somebody to correct it, `delivered` has arrived */ importState?: "initial" | "hold" | "delivered";
  /** Leave out the ones in this state */ excludeState?: "initial" | "hold" | "delivered";
  /** Created then or later */ createdFrom?: string;
  /** Created on this day, `YYYY-MM-DD`, UTC */ createdOn?: string;
  /** Created then or earlier */ createdTo?: string;
  /** The document's number where it comes from · at most 255 characters */ sourceId?: string;
  /** What kind of document it is: `oe-hdr` is an order · at most 255 characters */ sourceName?: string;
  /** Words to look for in numbers, results and the customer's name */ q?: string;
  /** The number that people know it by: of an order, the customer's purchase order · at most 255 characters */ referenceNo?: string;
}

/** What `imports.import.recent` takes: List the import records of the last hours */
export interface ImportRecentInput {
  /** Created within so many hours · at least 1, at most 168 · @default 48 */ hours?: number;
  /** How many records at most · at least 1, at most 1000 · @default 1000 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** `initial` is on its way, `hold` waits for somebody to correct it, `delivered` has arrived */ importState?: "initial" | "hold" | "delivered";
  /** Leave out the ones in this state */ excludeState?: "initial" | "hold" | "delivered";
  /** Created then or later */ createdFrom?: string;
  /** Created on this day, `YYYY-MM-DD`, UTC */ createdOn?: string;
  /** Created then or earlier */ createdTo?: string;
  /** The document's number where it comes from · at most 255 characters */ sourceId?: string;
  /** What kind of document it is: `oe-hdr` is an order · at most 255 characters */ sourceName?: string;
}

/** What `imports.import.stuck` takes: List the import records that do not go on */
export interface ImportStuckInput {
  /** Not delivered, and in the same state for more than so many hours · at least 1, at most 168 · @default 48 */ hours?: number;
  /** How many records at most · at least 1, at most 1000 · @default 1000 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `imports.import.get` takes: Get one import record */
export interface ImportGetInput {
  /** The unique number of the import record · at least 1 */ importUid: Id<"import">;
}

/** What `imports.import.update` takes: Change an import record: hold it, hand it over again, confirm it */
export interface ImportUpdateInput {
  /** The unique number of the import record · at least 1 */ importUid: Id<"import">;
  /** `initial` is on its way, `hold` waits for somebody to correct it, `delivered` has arrived */ importState?: "initial" | "hold" | "delivered";
  /** What the receiver said: what it called the document, or why it refused it · at most 4000 characters */ importResults?: string;
  /** The number that people know it by: of an order, the customer's purchase order · at most 255 characters */ referenceNo?: string;
  /** The whole document as JSON text; of an order, of the same order */ jsonData?: string;
  /** 704 to work on it, 705 to set it aside; delete to get 700 */ importStatusCd?: 704 | 705;
  /** Only as long as nobody changed it since: the import's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `imports.import.delete` takes: Delete an import record, so that it goes nowhere */
export interface ImportDeleteInput {
  /** The unique number of the import record · at least 1 */ importUid: Id<"import">;
  /** Only as long as nobody changed it since: the import's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `imports.import.impOeHdr.get` takes: Get the order that an import carries */
export interface ImportImpOeHdrGetInput {
  /** The unique number of the import record · at least 1 */ importUid: Id<"import">;
}

/** What `imports.import.impOeHdr.update` takes: Correct the order that an import carries */
export interface ImportImpOeHdrUpdateInput {
  /** The unique number of the import record · at least 1 */ importUid: Id<"import">;
  /** When the customer wants it */ requestedDate?: string | null;
  /** The ship-to address · at least 1 */ shipToId?: Id<"address"> | null;
  /** The customer's purchase order number · at most 50 characters */ customerPoNumber?: string | null;
  /** Who took the order · at most 30 characters */ taker?: string | null;
  /** at most 50 characters */ shipToName?: string | null;
  /** at most 50 characters */ shipToAddress1?: string | null;
  /** Second line of the address · at most 50 characters */ shipToAddress2?: string | null;
  /** at most 50 characters */ shipToCity?: string | null;
  /** Two letters in the US · at most 50 characters */ shipToState?: string | null;
  /** at most 10 characters */ shipToZip?: string | null;
  /** Two letters · at most 50 characters */ shipToCountry?: string | null;
  /** at most 255 characters */ shipToEmail?: string | null;
  /** The delivery that the buyer chose · at most 40 characters */ deliveryCode?: string | null;
  /** The same in words · at most 255 characters */ deliveryName?: string | null;
  /** What the warehouse and the driver should know · at most 255 characters */ deliveryNote?: string | null;
  /** The order's first class · at most 8 characters */ class1?: string | null;
  /** The order's second class · at most 8 characters */ class2?: string | null;
  /** The order's third class · at most 8 characters */ class3?: string | null;
  /** The order's fourth class · at most 8 characters */ class4?: string | null;
  /** The order's fifth class · at most 8 characters */ class5?: string | null;
  /** Only as long as nobody changed it since: the import's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `imports.import.impOeHdrSalesrep.get` takes: Get the sales representatives of the order that an import carries */
export interface ImportImpOeHdrSalesrepGetInput {
  /** The unique number of the import record · at least 1 */ importUid: Id<"import">;
}

/** What `imports.import.impOeHdrSalesrep.update` takes: Correct the sales representatives of the order that an import carries */
export interface ImportImpOeHdrSalesrepUpdateInput {
  /** The unique number of the import record · at least 1 */ importUid: Id<"import">;
  /** All of them; the shares make 100 percent, one is the primary · at least 1 entries, at most 5000 entries */ salesreps: SalesrepShareInput[];
  /** Only as long as nobody changed it since: the import's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `imports.import.impOeHdrWeb.get` takes: Get how the order that an import carries came in on the web */
export interface ImportImpOeHdrWebGetInput {
  /** The unique number of the import record · at least 1 */ importUid: Id<"import">;
}

/** What `imports.scheduledImportMaster.sftp` takes: Store and try the SFTP connection of an import plan */
export interface ScheduledImportMasterSftpInput {
  /** scheduledImportMasterUid of the plan · at least 1 */ id: number;
  /** The server's name or address · at least 1 characters, at most 255 characters */ host: string;
  /** The server's port · at least 1, at most 65535 · @default 22 */ port?: number;
  /** Who signs in there · at least 1 characters, at most 255 characters */ username: string;
  /** The password; stored sealed, never answered · at least 1 characters, at most 4000 characters */ password?: string;
  /** A private key (PEM or OpenSSH, not encrypted) in place of a password; stored sealed, never answered · at least 1 characters, at most 1000000 characters */ privateKey?: string;
  /** The folder for the files · at least 1 characters, at most 255 characters · @default "/" */ directory?: string;
  /** The key to expect; without it the one stored, or at the first time the one that answers · at most 100 characters */ hostKeyFingerprint?: string;
}

/** What `imports.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `imports.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `imports.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `imports`: what it takes, which inputs have defaults, what `data` it answers. */
export interface ImportsOperations {
  "import.list": { input: ImportListInput; defaults: "limit" | "offset" | "orderBy"; data: ImportRecord[] };
  "import.recent": { input: ImportRecentInput; defaults: "hours" | "limit" | "offset"; data: ImportRecord[] };
  "import.stuck": { input: ImportStuckInput; defaults: "hours" | "limit" | "offset"; data: ImportRecord[] };
  "import.get": { input: ImportGetInput; defaults: never; data: ImportRecord };
  "import.update": { input: ImportUpdateInput; defaults: never; data: ImportRecord };
  "import.delete": { input: ImportDeleteInput; defaults: never; data: Deleted };
  "import.impOeHdr.get": { input: ImportImpOeHdrGetInput; defaults: never; data: ImpOeHdr };
  "import.impOeHdr.update": { input: ImportImpOeHdrUpdateInput; defaults: never; data: ImpOeHdr };
  "import.impOeHdrSalesrep.get": { input: ImportImpOeHdrSalesrepGetInput; defaults: never; data: ImpOeHdrSalesrep[] };
  "import.impOeHdrSalesrep.update": { input: ImportImpOeHdrSalesrepUpdateInput; defaults: never; data: ImpOeHdrSalesrep[] };
  "import.impOeHdrWeb.get": { input: ImportImpOeHdrWebGetInput; defaults: never; data: ImpOeHdrWeb };
  "scheduledImportMaster.sftp": { input: ScheduledImportMasterSftpInput; defaults: "port" | "directory"; data: SftpConnection };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
