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

/** A contract (job) that fixes prices */
export interface JobPriceHeader {
  /** The contract's unique number · at least 1 */ job_price_hdr_uid: Id<"jobPrice">;
  /** The contract's number as people say it */ job_no: string;
  /** What it is for */ job_description: string | null;
  /** The company that sells */ company_id: string | null;
  /** The customer who buys · at least 1 */ customer_id: Id<"customer">;
  /** First moment it holds; null for always */ start_date: string | null;
  /** Last day it holds, until midnight; null for ever */ end_date: string | null;
  /** The customer's number of the agreement */ contract_no: string | null;
  /** Only approved contracts (Y) give prices */ approved: "Y" | "N";
  /** Cancelled contracts (Y) give none */ cancelled: "Y" | "N";
  /** Y when goods stay ours until used */ consignment_flag: "Y" | "N";
  /** What its prices are in, ISO 4217; it gives none where another is sold in */ currency: string;
  /** What the customer promised to buy */ total_commitment: number | null;
  date_created: string;
  date_last_modified: string;
  /** Who changed it last */ last_maintained_by: string | null;
  /** How many lines it has · at least 0 */ line_count: number;
  /** Whether it gives prices today at its customer's branch, by whole days, and why not */ state: "in_force" | "not_yet" | "over" | "not_approved" | "cancelled";
}

/** One price of a contract */
export interface JobPriceLine {
  /** The line's unique number · at least 1 */ job_price_line_uid: Id<"jobPriceLine">;
  /** Its contract · at least 1 */ job_price_hdr_uid: Id<"jobPrice">;
  /** The item · at least 1 */ inv_mast_uid: Id<"item">;
  /** Price of one `uom`, where the method is `price` */ price: number | null;
  /** The unit it prices · at most 8 characters */ uom: string;
  /** How many base units that unit holds */ unit_size: number;
  /** A price, a discount on the basis, or a margin on the basis */ pricing_method: "price" | "discount" | "margin";
  /** Ordered under this line so far, in `uom` */ qty_ordered: number;
  /** How much may be ordered under it in all, in `uom` */ qty_maximum: number | null;
  /** Discount on the basis; null for customers unless that is the list price · at least 0, at most 100 */ discount_percent: number | null;
  /** Margin on the price: price = basis / (1 - margin); null for customers · at least 0, at most 100 */ margin_percent: number | null;
  /** What discount and margin start from: `list`, `standard`, `cost` or `price1` … `price10`; the list price for a discount and the cost for a margin when empty */ cost_basis: string | null;
  /** Last day the line holds, until midnight */ expiration_date: string | null;
  /** What the customer promised to buy of it */ commitment_amount: number | null;
  /** The item's number · at most 40 characters */ item_id: string;
  /** The item's description */ item_description: string | null;
  /** 704 active, 705 inactive, 700 deleted */ status_cd: 704 | 705 | 700;
  /** The least quantity it holds for, in `uom` */ min_qty: number;
  /** The only ship-to it holds for; null for all · at least 1 */ ship_to_id: Id<"address"> | null;
}

/** Items to price for one customer */
export interface PriceBatchInput {
  /** The customer who buys · at least 1 */ customerId: Id<"customer">;
  /** The ship-to; some contract prices hold for one only · at least 1 */ shipToId?: Id<"address">;
  /** Only contracts of this company · at most 8 characters */ companyId?: string;
  /** The items · at least 1 entries, at most 5000 entries */ lines: PriceLineInput[];
}

/** From this quantity on, this unit price */
export interface PriceBreak {
  /** The least quantity, in the unit asked for */ minimumQuantity: number;
  /** Price of one unit from that quantity on */ unitPrice: number;
  /** Which rule gives this price */ priceSource: "list" | "class" | "break" | "contract";
}

/** The price of an item for a customer */
export interface PriceEngineResult {
  /** Price of one unit of `unitOfMeasure`, up to six decimals */ unitPrice: number;
  /** Which rule gave the price: the list, the customer's price class, a quantity break or a contract */ priceSource: "list" | "class" | "break" | "contract";
  /** The rule in one sentence */ priceExplanation: string;
  /** List price of one unit of `unitOfMeasure` */ listPrice: number;
  /** The contract that gave the price */ jobNo: string | null;
  /** The line of that contract · at least 1 */ jobPriceLineUid: Id<"jobPriceLine"> | null;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The customer who buys · at least 1 */ customerId: Id<"customer">;
  /** The unit that `unitPrice` is for · at most 8 characters */ unitOfMeasure: string;
  /** How many base units one unit holds */ unitSize: number;
  /** The unit the item is stocked in · at most 8 characters */ baseUnitOfMeasure: string;
  /** Price of one base unit, up to six decimals */ baseUnitPrice: number;
  /** The quantity the price was asked for, in `unitOfMeasure` */ quantity: number;
  /** Quantity times unit price, rounded half up to cents */ extendedPrice: number;
  /** The site's currency, ISO 4217 */ currency: string;
  /** What reaches quantity breaks: each line alone, or all lines of an item together (setting `pricing.breaksPer`) */ breaksPer: "line" | "item";
  /** The price at every quantity where it changes, least quantity first */ breaks: PriceBreak[];
}

/** An item to price; named by `invMastUid` or by `itemId` */
export interface PriceLineInput {
  /** The item; goes before `itemId` · at least 1 */ invMastUid?: Id<"item">;
  /** The item's number; dashes, blanks and case do not count, and the customer's own number is understood · at most 40 characters */ itemId?: string;
  /** How many of the unit; decides breaks and contracts · at most 999999999, more than 0 · @default 1 */ quantity?: number;
  /** The unit; without it the item's selling unit · at most 8 characters */ unitOfMeasure?: string;
}

/** Where the goods go */
export interface TaxAddressInput {
  /** The customer's ship-to; an exempt one is not taxed · at least 1 */ ship_to_id?: Id<"address">;
  /** at most 255 characters */ name?: string;
  /** at most 255 characters */ address1?: string;
  /** at most 255 characters */ address2?: string;
  /** at most 255 characters */ city?: string;
  /** The state's code; found by the postal code when missing · at most 255 characters */ state?: string;
  /** ISO 3166 code · at most 255 characters · @default "US" */ country?: string;
}

/** A sale to tax */
export interface TaxEngineInput {
  /** The customer who buys · at least 1 */ customer_id: Id<"customer">;
  /** Where the goods go · at least 1 characters, at most 255 characters */ postal_code: string;
  /** What is sold: every line of the longest cart · at most 5000 entries */ items: TaxItemInput[];
  ship_to_address: TaxAddressInput;
  /** Freight; taxed where a jurisdiction taxes freight · at least 0, at most 999999999 · @default 0 */ freight?: number;
  /** Y for a sale that is exempt as a whole · @default "N" */ exempt?: "Y" | "N";
}

/** The tax of a sale at its destination */
export interface TaxEngineResult {
  /** The sum of the jurisdictions' `tax_amount` */ total_tax: number;
  /** The combined rate of the destination for goods without a tax class; a fraction · at least 0 */ tax_rate: number;
  /** Every authority that taxes the destination */ jurisdictions: TaxJurisdiction[];
  /** The amount that is taxed, freight included */ taxable_amount: number;
  /** The amount that is not taxed */ exempt_amount: number;
  /** The tax line by line; freight stands last as line 0 */ lines: TaxLine[];
  /** The state the goods go to */ state: string | null;
  /** The postal code the goods go to */ postal_code: string;
  /** Where the tax comes from: this site's tax tables, or the provider that a checkout was taxed by, such as `avatax` · at most 40 characters */ source: string;
  /** How the tax came about, in one sentence */ explanation: string;
}

/** What is sold: an amount, or a quantity and a unit price */
export interface TaxItemInput {
  /** The item's number; decides whether and how it is taxed · at most 40 characters */ item_id?: string;
  /** The item; goes before `item_id` · at least 1 */ inv_mast_uid?: Id<"item">;
  /** How many · at least 0, at most 999999999 · @default 1 */ quantity?: number;
  /** Price of one · at least 0, at most 999999999999 */ unit_price?: number;
  /** Price of the line; goes before quantity times unit price · at least 0, at most 999999999999 */ amount?: number;
  /** False for a line that is never taxed; without it the item says so */ taxable?: boolean;
  /** The class of the goods; without it the item's · at most 255 characters */ tax_class?: string;
}

/** One authority that taxes the destination */
export interface TaxJurisdiction {
  /** Its name */ jurisdiction_name: string;
  /** A fraction: 0.0575 is 5.75 % · at least 0 */ tax_rate: number;
  /** Its tax on the sum of what it taxes, rounded once, half up */ tax_amount: number;
  /** What it is */ jurisdiction_level: "country" | "state" | "county" | "city" | "district";
  /** The amount it taxes */ taxable_amount: number;
  /** Only goods of this class have this rate */ tax_class: string | null;
}

/** The tax of one line */
export interface TaxLine {
  /** Position in `items` from 1; 0 is freight · at least 0 */ line_no: number;
  /** What the line costs */ amount: number;
  /** The part of it that is taxed */ taxable_amount: number;
  /** Its tax, the sum over the jurisdictions */ tax_amount: number;
  /** Why it is not taxed */ exempt_reason: string | null;
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

/** What `pricing.priceEngine.get` takes: Get a customer's price of an item */
export interface PriceEngineGetInput {
  /** The customer who buys · at least 1 */ customerId: Id<"customer">;
  /** The item's number; dashes, blanks and case do not count, and the customer's own number is understood · at least 1 characters, at most 40 characters */ itemId: string;
  /** How many of the unit; decides breaks and contracts · at most 999999999, more than 0 · @default 1 */ quantity?: number;
  /** The ship-to; some contract prices hold for one only · at least 1 */ shipToId?: Id<"address">;
  /** The unit; without it the item's selling unit · at most 8 characters */ unitOfMeasure?: string;
  /** Only contracts of this company · at most 8 characters */ companyId?: string;
  /** Seconds that an older answer would do; the server may ignore it and always answers the newest · at least 0 · @default 0 */ cacheTtl?: number;
}

/** What `pricing.priceEngine.batch` takes: Get a customer's prices of many items at once */
export interface PriceEngineBatchInput {
  /** The customer who buys · at least 1 */ customerId: Id<"customer">;
  /** The ship-to; some contract prices hold for one only · at least 1 */ shipToId?: Id<"address">;
  /** Only contracts of this company · at most 8 characters */ companyId?: string;
  /** The items · at least 1 entries, at most 5000 entries */ lines: PriceLineInput[];
}

/** What `pricing.taxEngine.create` takes: Compute the tax of a sale */
export interface TaxEngineCreateInput {
  /** The customer who buys · at least 1 */ customer_id: Id<"customer">;
  /** Where the goods go · at least 1 characters, at most 255 characters */ postal_code: string;
  /** What is sold: every line of the longest cart · at most 5000 entries */ items: TaxItemInput[];
  ship_to_address: TaxAddressInput;
  /** Freight; taxed where a jurisdiction taxes freight · at least 0, at most 999999999 · @default 0 */ freight?: number;
  /** Y for a sale that is exempt as a whole · @default "N" */ exempt?: "Y" | "N";
}

/** What `pricing.jobPriceHdr.list` takes: List contracts */
export interface JobPriceHdrListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "job_price_hdr_uid|ASC" */ orderBy?: string;
  /** Words to look for in the numbers and the description */ q?: string;
  /** Only contracts of this customer · at least 1 */ customer_id?: Id<"customer">;
}

/** What `pricing.jobPriceHdr.get` takes: Get one contract */
export interface JobPriceHdrGetInput {
  /** job_price_hdr_uid of the contract · at least 1 */ id: number;
}

/** What `pricing.jobPriceHdr.lines.list` takes: List the prices of a contract */
export interface JobPriceHdrLinesListInput {
  /** job_price_hdr_uid of the contract · at least 1 */ id: number;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "job_price_line_uid|ASC" */ orderBy?: string;
  /** Words to look for in item number and description */ q?: string;
  /** Only lines of this status; without it all but deleted ones */ statusCd?: 704 | 705 | 700;
  /** Only lines of this item · at least 1 */ invMastUid?: Id<"item">;
}

/** What `pricing.jobPriceHdr.lines.get` takes: Get one price of a contract */
export interface JobPriceHdrLinesGetInput {
  /** job_price_hdr_uid of the contract · at least 1 */ hdrId: Id<"jobPrice">;
  /** job_price_line_uid of the line · at least 1 */ lineId: Id<"jobPriceLine">;
}

/** What `pricing.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `pricing.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `pricing.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `pricing`: what it takes, which inputs have defaults, what `data` it answers. */
export interface PricingOperations {
  "priceEngine.get": { input: PriceEngineGetInput; defaults: "quantity" | "cacheTtl"; data: PriceEngineResult };
  "priceEngine.batch": { input: PriceEngineBatchInput; defaults: never; data: PriceEngineResult[] };
  "taxEngine.create": { input: TaxEngineCreateInput; defaults: "freight" | "exempt"; data: TaxEngineResult };
  "jobPriceHdr.list": { input: JobPriceHdrListInput; defaults: "limit" | "offset" | "orderBy"; data: JobPriceHeader[] };
  "jobPriceHdr.get": { input: JobPriceHdrGetInput; defaults: never; data: JobPriceHeader };
  "jobPriceHdr.lines.list": { input: JobPriceHdrLinesListInput; defaults: "limit" | "offset" | "orderBy"; data: JobPriceLine[] };
  "jobPriceHdr.lines.get": { input: JobPriceHdrLinesGetInput; defaults: never; data: JobPriceLine };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
