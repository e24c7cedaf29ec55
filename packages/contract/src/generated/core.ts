// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Id } from "../id.ts";

/** An entry of the address book */
export interface Address {
  /** The address's unique number; of a customer's address its ship-to number · at least 1 */ addressId: Id<"address">;
  /** Who or what is there · at most 255 characters */ addressName: string;
  /** Goods of a customer go there, their invoices, their head office; one of ours; a vendor; a carrier */ addressType: "ship" | "bill" | "main" | "location" | "company" | "vendor" | "carrier";
  /** The number of the ship-to, location, company or vendor, or the carrier's code · at most 255 characters */ sourceId: string;
  /** The customer it belongs to; null for others */ customerId: Id<"customer"> | null;
  /** at most 255 characters */ address1: string | null;
  /** at most 255 characters */ address2: string | null;
  /** at most 255 characters */ city: string | null;
  /** at most 255 characters */ state: string | null;
  /** at most 255 characters */ postalCode: string | null;
  /** The country's code of two letters · at most 255 characters */ country: string | null;
  /** at most 255 characters */ phone: string | null;
  /** at most 255 characters */ emailAddress: string | null;
  /** at most 255 characters */ address3: string | null;
  /** The head office: of a customer their main address, of a location its company; null where there is none · at least 1 */ corpAddressId: Id<"address"> | null;
  /** Y for a carrier */ carrierFlag: "Y" | "N";
  /** 704 is the default of its kind, 705 is not */ defaultCd: 704 | 705;
  /** 704 may be used, 705 is switched off */ enabledCd: 704 | 705;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** An account that a location ships on with a carrier */
export interface CarrierAccount {
  /** addressId of the carrier · at least 1 */ carrierAddressId: number;
  /** The carrier's code · at most 255 characters */ carrierId: string;
  /** The carrier's name */ carrierName: string;
  /** The location's account with the carrier · at most 255 characters */ accountNo: string;
  /** The postal code of the account · at most 255 characters */ accountPostalCode: string | null;
  /** Who pays the carrier */ billingMethod: "sender" | "receiver" | "thirdParty";
  /** Y for the account that is used unless said otherwise */ defaultFlag: "Y" | "N";
  /** 704 may be used, 705 is switched off */ enabledCd: 704 | 705;
}

/** A till at a counter */
export interface CashDrawer {
  /** The drawer's unique number · at least 1 */ cashDrawerUid: Id<"cashDrawer">;
  /** The code on the drawer · at most 255 characters */ cashDrawerId: string;
  /** Where it stands · at most 255 characters */ cashDrawerDesc: string;
  /** The company's code · at least 1 characters, at most 8 characters */ companyId: string;
  /** The company's name */ companyName: string;
  /** The location it stands in · at least 1 */ locationId: Id<"location"> | null;
  /** The location's name */ locationName: string | null;
  /** Y while sales are rung up in it */ drawerOpen: "Y" | "N";
  /** Who opened it last · at most 255 characters */ openedBy: string | null;
  /** When it was opened last */ dateOpened: string | null;
  /** When it was closed last; null while it is open */ dateClosed: string | null;
  /** What was in it when it was opened */ openingBalance: number;
  /** What should be in it now */ currentBalance: number;
  /** 704 active, 705 inactive, 700 deleted · @default 704 */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** What a numeric code of the records means */
export interface CodeRecord {
  /** The unique number of the text · at least 1 */ codeUid: Id<"code">;
  /** The number that records carry · at least 0, at most 2147483647 */ codeNo: number;
  /** What the code means, in the language · at most 255 characters */ codeDescription: string;
  /** What kind of code it is · at most 255 characters */ codeGroup: string;
  /** The language of the text · at most 255 characters */ languageId: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** One of our own companies */
export interface Company {
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
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
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

/** A place of ours that holds and ships stock */
export interface Location {
  /** The location's number · at least 1 */ locationId: Id<"location">;
  /** The location's name · at most 255 characters */ locationName: string;
  /** The company's code · at least 1 characters, at most 8 characters */ companyId: string;
  /** The company's name */ companyName: string;
  /** Y takes orders for goods that are out; they get what arrives, oldest first, before anybody else */ allowBackorder: "Y" | "N";
  /** at least -90, at most 90 */ latitude: number | null;
  /** at least -180, at most 180 */ longitude: number | null;
  /** The name of its time zone */ timezone: string;
  /** Position in lists · at least 0 */ sequenceNo: number;
  /** What it ships on, the default first */ carrierAccounts: CarrierAccount[];
  address: LocationAddress | null;
  /** Y when it is closed for good */ deleteFlag: "Y" | "N";
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** Where a location is */
export interface LocationAddress {
  /** Its entry in the address book; null until the book was refreshed · at least 1 */ addressId: Id<"address"> | null;
  /** at most 255 characters */ address1: string | null;
  /** at most 255 characters */ address2: string | null;
  /** at most 255 characters */ city: string | null;
  /** at most 255 characters */ state: string | null;
  /** at most 255 characters */ postalCode: string | null;
  /** The country's code of two letters · at most 255 characters */ country: string | null;
  /** at most 255 characters */ phone: string | null;
  /** at most 255 characters */ emailAddress: string | null;
}

/** A way to pay */
export interface PaymentType {
  /** The unique number of the way to pay · at least 1 */ paymentTypeUid: Id<"paymentType">;
  /** Its code · at most 255 characters */ paymentTypeId: string;
  /** As people call it · at most 255 characters */ paymentTypeDesc: string;
  /** Cash, a check, a card, a transfer from bank to bank, or on account with terms */ paymentMethod: "cash" | "check" | "card" | "transfer" | "account";
  /** The brand, of cards · at most 255 characters */ cardBrand: string | null;
  /** Y where a surcharge may be taken */ surchargeFlag: "Y" | "N";
  /** Y when it is counted in the cash drawer */ cashDrawerFlag: "Y" | "N";
  /** Y when the shop offers it */ displayOnWebFlag: "Y" | "N";
  /** Position in lists · at least 0 */ sequenceNo: number;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  dateCreated: string;
  dateLastModified: string;
}

/** What a refresh looked at and what it brought in line */
export interface RefreshResult {
  /** What was refreshed */ resource: string;
  /** Records looked at · at least 0 */ examined: number;
  /** Changes made; 0 when everything was in line · at least 0 */ changed: number;
  /** The changes by kind */ changes: Record<string, number>;
  /** When it was done */ dateRefreshed: string;
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

/** What `core.address.list` takes: List the addresses of customers, locations, companies, vendors and carriers */
export interface AddressListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "address_id|ASC" */ orderBy?: string;
  /** Words to look for in name, street, city, state, postal code and source, and in the number and name of the customer */ q?: string;
  /** Y only carriers, N all but carriers */ carrierFlag?: "Y" | "N";
  /** 704 only defaults, 705 only others */ defaultCd?: 704 | 705;
  /** 704 only those that may be used, 705 only those switched off */ enabledCd?: 704 | 705;
  /** 704 active, 705 inactive, 700 deleted; all but deleted when left out */ statusCd?: 704 | 705 | 700;
}

/** What `core.address.get` takes: Get one address */
export interface AddressGetInput {
  /** addressId of the address · at least 1 */ id: Id<"address">;
}

/** What `core.address.corpAddress` takes: List the addresses that have the same head office as an address */
export interface AddressCorpAddressInput {
  /** addressId of the address · at least 1 */ id: Id<"address">;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "address_id|ASC" */ orderBy?: string;
  /** Words to look for in name, street, city, state, postal code and source, and in the number and name of the customer */ q?: string;
}

/** What `core.address.default` takes: Make an address the default of its kind */
export interface AddressDefaultInput {
  /** addressId of the address · at least 1 */ id: Id<"address">;
}

/** What `core.address.enable` takes: Switch an address on or off */
export interface AddressEnableInput {
  /** addressId of the address · at least 1 */ id: Id<"address">;
  /** 704 switches it on, 705 off · @default 704 */ enabledCd?: 704 | 705;
}

/** What `core.address.refresh` takes: Bring the address book in line with customers, locations, companies and vendors */
export interface AddressRefreshInput {

}

/** What `core.cashDrawer.list` takes: List the cash drawers */
export interface CashDrawerListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "cash_drawer_uid|ASC" */ orderBy?: string;
  /** 704 active, 705 inactive, 700 deleted · @default 704 */ statusCd?: 704 | 705 | 700;
  /** Only drawers of this company, case aside · at least 1 characters, at most 8 characters */ companyId?: string;
  /** Y only open drawers, N only closed ones */ drawerOpen?: "Y" | "N";
  /** Words to look for in code, description, location and who opened it */ q?: string;
}

/** What `core.cashDrawer.get` takes: Get one cash drawer */
export interface CashDrawerGetInput {
  /** cashDrawerUid of the drawer · at least 1 */ id: number;
}

/** What `core.company.list` takes: List our companies */
export interface CompanyListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "company_uid|ASC" */ orderBy?: string;
  /** Only the company with this code, case aside · at least 1 characters, at most 8 characters */ companyId?: string;
  /** Words to look for in code, name, city and state */ q?: string;
}

/** What `core.company.get` takes: Get one of our companies */
export interface CompanyGetInput {
  /** companyUid of the company · at least 1 */ id: number;
  /** The company's code, case aside: one that has another is not found · at least 1 characters, at most 8 characters */ companyId?: string;
}

/** What `core.codeP21.list` takes: List what the numeric codes of the records mean */
export interface CodeP21ListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "code_uid|ASC" */ orderBy?: string;
  /** Words to look for in number, text and kind */ q?: string;
  /** Only these codes · at least 1 entries, at most 5000 entries */ codeNoList?: number[];
}

/** What `core.codeP21.get` takes: Get what one numeric code means */
export interface CodeP21GetInput {
  /** codeUid of the text · at least 1 */ id: number;
}

/** What `core.location.list` takes: List our locations with their carrier accounts */
export interface LocationListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "location_id|ASC" */ orderBy?: string;
  /** Words to look for in number, name, street, city, state and postal code */ q?: string;
  /** Y only closed ones, N (or nothing) all others */ deleteFlag?: "Y" | "N";
  /** Y fills `address` · @default "N" */ includeAddress?: "Y" | "N";
}

/** What `core.location.get` takes: Get one of our locations with its carrier accounts */
export interface LocationGetInput {
  /** locationId of the location · at least 1 */ id: Id<"location">;
  /** Y fills `address` · @default "N" */ includeAddress?: "Y" | "N";
}

/** What `core.paymentTypes.list` takes: List the ways to pay */
export interface PaymentTypesListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "payment_type_uid|ASC" */ orderBy?: string;
}

/** What `core.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `core.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `core.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `core`: what it takes, which inputs have defaults, what `data` it answers. */
export interface CoreOperations {
  "address.list": { input: AddressListInput; defaults: "limit" | "offset" | "orderBy"; data: Address[] };
  "address.get": { input: AddressGetInput; defaults: never; data: Address };
  "address.corpAddress": { input: AddressCorpAddressInput; defaults: "limit" | "offset" | "orderBy"; data: Address[] };
  "address.default": { input: AddressDefaultInput; defaults: never; data: Address };
  "address.enable": { input: AddressEnableInput; defaults: "enabledCd"; data: Address };
  "address.refresh": { input: AddressRefreshInput; defaults: never; data: RefreshResult };
  "cashDrawer.list": { input: CashDrawerListInput; defaults: "limit" | "offset" | "orderBy" | "statusCd"; data: CashDrawer[] };
  "cashDrawer.get": { input: CashDrawerGetInput; defaults: never; data: CashDrawer };
  "company.list": { input: CompanyListInput; defaults: "limit" | "offset" | "orderBy"; data: Company[] };
  "company.get": { input: CompanyGetInput; defaults: never; data: Company };
  "codeP21.list": { input: CodeP21ListInput; defaults: "limit" | "offset" | "orderBy"; data: CodeRecord[] };
  "codeP21.get": { input: CodeP21GetInput; defaults: never; data: CodeRecord };
  "location.list": { input: LocationListInput; defaults: "limit" | "offset" | "orderBy" | "includeAddress"; data: Location[] };
  "location.get": { input: LocationGetInput; defaults: "includeAddress"; data: Location };
  "paymentTypes.list": { input: PaymentTypesListInput; defaults: "limit" | "offset" | "orderBy"; data: PaymentType[] };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
