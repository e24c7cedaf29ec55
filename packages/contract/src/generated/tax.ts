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

/** Where goods come from or go to */
export interface TaxPlaceInput {
  /** at most 255 characters */ address?: string;
  /** at most 255 characters */ address2?: string;
  /** at most 255 characters */ city?: string;
  /** Code or name; found by the postal code when missing · at most 255 characters */ state?: string;
  /** at least 1 characters, at most 255 characters */ postalCode: string;
  /** Code or name · at least 2 characters, at most 255 characters · @default "US" */ countryCode?: string;
}

/** The tax of one line */
export interface TaxProviderLine {
  /** As it was given, or its position; `FREIGHT` for freight */ lineNumber: string;
  /** As it was given */ itemCode: string | null;
  /** What the line costs; negative in a return */ lineAmount: number;
  /** The part that is taxed */ taxableAmount: number;
  /** The part that is not */ exemptAmount: number;
  /** Its share of the tax of every jurisdiction; the lines add up to the total */ tax: number;
  /** The combined rate of the line; 0 when it is not taxed · at least 0 */ rate: number;
  /** Why it is not taxed */ exemptReason: string | null;
}

/** The tax of a document */
export interface TaxProviderResult {
  /** The sum of the lines' tax, and of the jurisdictions' */ totalTax: number;
  /** The sum of the lines, freight included */ totalAmount: number;
  /** What of it is taxed */ totalTaxable: number;
  /** What of it is not */ totalExempt: number;
  /** As it was given */ type: "SalesOrder" | "SalesInvoice" | "ReturnInvoice" | "InventoryTransferOrder";
  /** The day the rates hold for */ date: string;
  /** ISO 4217 */ currencyCode: string;
  /** Line by line; freight last */ lines: TaxProviderLine[];
  /** Authority by authority */ summary: TaxProviderSummary[];
  /** How the tax came about, in one sentence */ explanation: string;
  /** The provider's number of the document */ documentNo: string | null;
  /** Who answered: this site's tax tables with the states' general rates, or the configured provider, such as `avatax` · at most 40 characters */ source: string;
}

/** What one authority gets */
export interface TaxProviderSummary {
  /** ISO 3166 */ country: string;
  /** The state */ region: string | null;
  /** What it is */ jurisType: "country" | "state" | "county" | "city" | "district";
  /** Its name */ jurisName: string;
  /** A fraction: 0.0575 is 5.75 % · at least 0 */ rate: number;
  /** The amount it taxes */ taxable: number;
  /** The sum of its tax on every line */ tax: number;
  /** site: this site's tax tables; base: the state's general rate, where the tables have nothing; provider: the provider */ rateSource: "site" | "base" | "provider";
}

/** A document to tax */
export interface TaxRatesInput {
  /** What is sold · at least 1 entries, at most 5000 entries */ lines: TaxRatesLine[];
  /** The customer, whose certificates count · at least 1 */ customerId?: Id<"customer">;
  /** The customer's ship-to: stands for `shipTo`, and may be exempt · at least 1 */ shipToId?: Id<"address">;
  shipTo?: TaxPlaceInput;
  shipFrom?: TaxPlaceInput;
  /** A return gives its tax back (negative); a transfer between own places is not taxed · @default "SalesOrder" */ type?: "SalesOrder" | "SalesInvoice" | "ReturnInvoice" | "InventoryTransferOrder";
  /** Freight; taxed where a jurisdiction taxes freight · at least 0, at most 999999999999 · @default 0 */ freight?: number;
  /** A certificate for this document: nothing is taxed · at least 1 characters, at most 255 characters */ exemptionNo?: string;
  /** The day the rates hold for; now without it */ date?: string;
  /** ISO 4217 · at least 3 characters, at most 3 characters · @default "USD" */ currencyCode?: string;
}

/** A line to tax */
export interface TaxRatesLine {
  /** What the line costs in all · at least 0, at most 999999999999 */ amount: number;
  /** What the line is called in the answer; its position from 1 without it · at most 255 characters */ number?: string;
  /** How many; does not change the tax · at least 0, at most 999999999999 · @default 1 */ quantity?: number;
  /** The item's number; it says whether and how it is taxed · at most 40 characters */ itemCode?: string;
  /** The class of the goods; without it the item's · at most 255 characters */ taxCode?: string;
  /** at most 255 characters */ description?: string;
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

/** What `tax.rates.create` takes: Get the tax of a document line by line */
export interface RatesCreateInput {
  /** What is sold · at least 1 entries, at most 5000 entries */ lines: TaxRatesLine[];
  /** The customer, whose certificates count · at least 1 */ customerId?: Id<"customer">;
  /** The customer's ship-to: stands for `shipTo`, and may be exempt · at least 1 */ shipToId?: Id<"address">;
  shipTo?: TaxPlaceInput;
  shipFrom?: TaxPlaceInput;
  /** A return gives its tax back (negative); a transfer between own places is not taxed · @default "SalesOrder" */ type?: "SalesOrder" | "SalesInvoice" | "ReturnInvoice" | "InventoryTransferOrder";
  /** Freight; taxed where a jurisdiction taxes freight · at least 0, at most 999999999999 · @default 0 */ freight?: number;
  /** A certificate for this document: nothing is taxed · at least 1 characters, at most 255 characters */ exemptionNo?: string;
  /** The day the rates hold for; now without it */ date?: string;
  /** ISO 4217 · at least 3 characters, at most 3 characters · @default "USD" */ currencyCode?: string;
}

/** What `tax.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `tax.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `tax.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `tax`: what it takes, which inputs have defaults, what `data` it answers. */
export interface TaxOperations {
  "rates.create": { input: RatesCreateInput; defaults: "type" | "freight" | "currencyCode"; data: TaxProviderResult };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
