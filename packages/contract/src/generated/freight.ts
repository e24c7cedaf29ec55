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

/** A surcharge of a rate */
export interface ShippingFee {
  /** Its code */ code: string;
  /** What it is for */ description: string;
  /** How much, in the currency of the rate */ amount: number;
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

/** What `freight.freight.list` takes: Get freight quotes for pallets */
export interface FreightListInput {
  /** at least 1 characters, at most 255 characters */ fromAddressLine: string;
  /** at least 1 characters, at most 255 characters */ fromCity: string;
  /** at least 1 characters, at most 255 characters */ fromCompanyName: string;
  /** at least 1 characters, at most 255 characters */ fromFirstName: string;
  /** at least 1 characters, at most 255 characters */ fromLastName: string;
  /** at least 1 characters, at most 255 characters */ fromPhone: string;
  /** at least 1 characters, at most 255 characters */ fromCountryCode: string;
  /** at least 1 characters, at most 255 characters */ fromPostalCode: string;
  /** at least 1 characters, at most 255 characters */ fromState: string;
  /** at least 1 characters, at most 255 characters */ toAddressLine: string;
  /** at least 1 characters, at most 255 characters */ toCity: string;
  /** at least 1 characters, at most 255 characters */ toCompanyName: string;
  /** at least 1 characters, at most 255 characters */ toFirstName: string;
  /** at least 1 characters, at most 255 characters */ toLastName: string;
  /** at least 1 characters, at most 255 characters */ toPhone: string;
  /** at least 1 characters, at most 255 characters */ toCountryCode: string;
  /** at least 1 characters, at most 255 characters */ toPostalCode: string;
  /** at least 1 characters, at most 255 characters */ toRegion: string;
  /** One handling unit, in `dimensionUnit` · at most 999999999, more than 0 */ packageLength: number;
  /** In `dimensionUnit` · at most 999999999, more than 0 */ packageWidth: number;
  /** In `dimensionUnit`; 0 is taken for 48 inches, the height of a usual pallet · at least 0, at most 999999999 · @default 48 */ packageHeight?: number;
  /** All handling units together, in `weightUnit` · at most 999999999, more than 0 */ totalWeight: number;
  /** How many handling units · at most 999999999, more than 0 */ quantity: number;
  /** @default "in" */ dimensionUnit?: "in" | "cm";
  /** @default "lb" */ weightUnit?: "lb" | "kg";
  /** What it is; a class such as `class 92.5` goes before the one of the density · at most 255 characters */ productType?: string;
  /** `liftgate`, `inside`, `residential`, `limited access` and `appointment` are charged for · at most 4000 characters */ pickupInstructions?: string;
  /** As for the pickup · at most 4000 characters */ deliveryInstructions?: string;
  /** What you add: percent of the total, or US dollars, as `handlingChargeUnit` says · at least 0, at most 999999999 · @default 0 */ handlingCharge?: number;
  /** What `handlingCharge` is · @default "AMOUNT" */ handlingChargeUnit?: "PERCENT" | "AMOUNT";
  /** It may cross a border; otherwise both sides must be in one country · @default false */ international?: boolean;
  /** detailed: every rate with its fees; summary: every rate, without fees; cheapest: that one alone; vendor: the cheapest of each carrier · @default "detailed" */ responseFormat?: "summary" | "detailed" | "cheapest" | "vendor";
}

/** What `freight.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `freight.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `freight.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `freight`: what it takes, which inputs have defaults, what `data` it answers. */
export interface FreightOperations {
  "freight.list": { input: FreightListInput; defaults: "packageHeight" | "dimensionUnit" | "weightUnit" | "handlingCharge" | "handlingChargeUnit" | "international" | "responseFormat"; data: ShippingRate[] };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
