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

/** Where packages come from or go to */
export interface ShippingAddressInput {
  /** at least 1 characters, at most 255 characters */ address: string;
  /** Unit or building · at most 255 characters */ address2?: string;
  /** at least 1 characters, at most 255 characters */ city: string;
  /** Code or name of state or province · at least 1 characters, at most 255 characters */ state: string;
  /** at least 1 characters, at most 255 characters */ postalCode: string;
  /** ISO 3166 · at least 2 characters, at most 255 characters */ countryCode: string;
  /** Who sends or receives · at most 255 characters */ name?: string;
  /** at most 255 characters */ company?: string;
  /** at most 255 characters */ phone?: string;
  /** A home; carriers charge for delivering there · @default false */ residential?: boolean;
}

/** A surcharge of a rate */
export interface ShippingFee {
  /** Its code */ code: string;
  /** What it is for */ description: string;
  /** How much, in the currency of the rate */ amount: number;
}

/** A package */
export interface ShippingPackage {
  /** Longest side, in `dimensionUnit` · at most 999999999, more than 0 */ length: number;
  /** In `dimensionUnit` · at most 999999999, more than 0 */ width: number;
  /** In `dimensionUnit` · at most 999999999, more than 0 */ height: number;
  /** @default "in" */ dimensionUnit?: "in" | "cm";
  /** With its packing, in `weightUnit` · at most 999999999, more than 0 */ weight: number;
  /** @default "lb" */ weightUnit?: "lb" | "kg";
  /** Pallets go as freight only; tubes are handled by hand · @default "box" */ packageType?: "box" | "envelope" | "tube" | "pak" | "pallet";
  /** How many packages like this one · at least 1, at most 5000 · @default 1 */ quantity?: number;
}

/** What one service of a carrier costs */
export interface ShippingRate {
  /** The carrier */ carrier: string;
  /** Its code: `ups`, `fedex`, `usps`, `dhl`, or a freight carrier's */ carrierCode: string;
  /** The service */ service: string;
  /** The carrier's code of the service */ serviceCode: string;
  /** What kind of service it is; null when unknown */ serviceType: "ground" | "express" | "overnight" | "international" | "freight" | null;
  /** Transport alone */ baseRate: number;
  /** With every fee */ totalRate: number;
  /** What is billed: the total with the handling charge, where one is asked for */ finalRate: number;
  /** ISO 4217 */ currency: string;
  /** How much of the currency a US dollar was taken for; null without conversion */ exchangeRate: number | null;
  /** The surcharges; empty in summaries */ fees: ShippingFee[];
  /** How long it takes, in words */ transitTime: string | null;
  /** Business days on the way · at least 0 */ transitDays: number | null;
  /** The day and hour it is due, by the clock of the destination */ deliveryDate: string | null;
  /** The carrier promises the day */ guaranteed: boolean;
  /** 2 to 8 by distance, 9 beyond the mainland, 11 to 15 other countries; null when unknown · at least 2 */ zone: number | null;
  /** Pounds that are billed: the greater of scale and volume, or of a price break */ billedWeight: number | null;
  /** Class of freight by density; null for parcels */ freightClass: string | null;
  /** Who answered: the model cards that ship with the server, or the configured provider, such as `shippo` · at most 40 characters */ source: string;
}

/** Packages and their way */
export interface ShippingRatesInput {
  from: ShippingAddressInput;
  to: ShippingAddressInput;
  /** What is sent · at least 1 entries, at most 5000 entries */ packages: ShippingPackage[];
  /** Only services of this kind; without it every kind that fits */ serviceType?: "ground" | "express" | "overnight" | "international" | "freight";
  /** Only these carriers · @default ["all"] */ carriers?: Array<"ups" | "fedex" | "usps" | "dhl" | "all">;
  /** What the rates are in · @default "USD" */ currency?: "USD" | "CAD" | "EUR" | "GBP";
  /** detailed: every rate with its fees; summary: every rate, without fees; cheapest, fastest: that one alone; all: as detailed, of every kind of service · @default "detailed" */ responseFormat?: "summary" | "detailed" | "cheapest" | "fastest" | "all";
  /** When it is handed over; now without it */ shipDate?: string;
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

/** What `shipping.rates.create` takes: Get carriers' rates for packages */
export interface RatesCreateInput {
  from: ShippingAddressInput;
  to: ShippingAddressInput;
  /** What is sent · at least 1 entries, at most 5000 entries */ packages: ShippingPackage[];
  /** Only services of this kind; without it every kind that fits */ serviceType?: "ground" | "express" | "overnight" | "international" | "freight";
  /** Only these carriers · @default ["all"] */ carriers?: Array<"ups" | "fedex" | "usps" | "dhl" | "all">;
  /** What the rates are in · @default "USD" */ currency?: "USD" | "CAD" | "EUR" | "GBP";
  /** detailed: every rate with its fees; summary: every rate, without fees; cheapest, fastest: that one alone; all: as detailed, of every kind of service · @default "detailed" */ responseFormat?: "summary" | "detailed" | "cheapest" | "fastest" | "all";
  /** When it is handed over; now without it */ shipDate?: string;
}

/** What `shipping.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `shipping.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `shipping.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `shipping`: what it takes, which inputs have defaults, what `data` it answers. */
export interface ShippingOperations {
  "rates.create": { input: RatesCreateInput; defaults: "carriers" | "currency" | "responseFormat"; data: ShippingRate[] };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
