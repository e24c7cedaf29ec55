// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Id } from "../id.ts";

/** One service among those compared */
export interface CarrierRateShopResult {
  /** 1 is the cheapest; of equal prices the faster one comes first · at least 1 */ rank: number;
  /** The carrier's code */ carrierCode: string;
  /** The carrier */ carrierName: string;
  /** The carrier's code of the service */ serviceCode: string;
  /** The service */ serviceName: string;
  /** What kind of service it is; null when unknown */ serviceType: "ground" | "express" | "overnight" | "international" | "freight" | null;
  /** Transport alone */ baseCharge: number;
  /** The sum of the fees */ surcharges: number;
  /** With every fee */ totalCharge: number;
  /** ISO 4217 */ currency: string;
  /** Business days on the way · at least 0 */ transitDays: number | null;
  /** The day and hour it is due, by the clock of the destination */ deliveryDate: string | null;
  /** The carrier promises the day */ guaranteed: boolean;
  /** Nothing costs less */ cheapest: boolean;
  /** Nothing arrives sooner */ fastest: boolean;
  /** How much more than the cheapest */ aboveCheapest: number;
  /** As in shipping rates · at least 2 */ zone: number | null;
  /** Pounds that are billed */ billedWeight: number | null;
  /** Who answered: the model cards that ship with the server, or the configured provider, such as `shippo` · at most 40 characters */ source: string;
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

/** What `rateShop.ratesShop.list` takes: Compare every carrier's price for a parcel */
export interface RatesShopListInput {
  /** Street it comes from · at most 255 characters */ fromAddress1?: string;
  /** Second line it comes from · at most 255 characters */ fromAddress2?: string;
  /** Third line it comes from · at most 255 characters */ fromAddress3?: string;
  /** City it comes from · at most 255 characters */ fromCity?: string;
  /** State or province it comes from · at most 255 characters */ fromStateProvinceCode?: string;
  /** at least 1 characters, at most 255 characters */ fromPostalCode: string;
  /** Country it comes from, ISO 3166 · at least 2 characters, at most 255 characters · @default "US" */ fromCountryCode?: string;
  /** Street it goes to · at most 255 characters */ toAddress1?: string;
  /** Second line it goes to · at most 255 characters */ toAddress2?: string;
  /** Third line it goes to · at most 255 characters */ toAddress3?: string;
  /** City it goes to · at most 255 characters */ toCity?: string;
  /** State or province it goes to · at most 255 characters */ toStateProvinceCode?: string;
  /** at least 1 characters, at most 255 characters */ toPostalCode: string;
  /** Country it goes to, ISO 3166 · at least 2 characters, at most 255 characters · @default "US" */ toCountryCode?: string;
  /** Pounds, with packing · at most 999999999, more than 0 */ weight: number;
  /** Longest side in inches; volume counts only when all three sides are given · at most 10000, more than 0 */ length?: number;
  /** Inches · at most 10000, more than 0 */ width?: number;
  /** Inches · at most 10000, more than 0 */ height?: number;
  /** It goes to a home · @default false */ residential?: boolean;
}

/** What `rateShop.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `rateShop.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `rateShop.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `rateShop`: what it takes, which inputs have defaults, what `data` it answers. */
export interface RateShopOperations {
  "ratesShop.list": { input: RatesShopListInput; defaults: "fromCountryCode" | "toCountryCode" | "residential"; data: CarrierRateShopResult[] };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
