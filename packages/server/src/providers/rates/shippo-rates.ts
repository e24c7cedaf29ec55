import { entity, integer, list, nullable, optional, text } from "@purvey/contract/fields";
import type { Schema } from "@purvey/contract/schema";
import type { Environment } from "../../platform/config.ts";
import { businessError } from "../../platform/errors.ts";
import type { Offer, ServiceType } from "../../platform/ports/offer.ts";
import { isWanted, type RateProvider } from "../../platform/ports/rate-provider.ts";
import type { Parcel, Place, Shipment } from "../../platform/ports/shipment.ts";
import { type Decimal, decimal, roundMoney, roundQuantity } from "../../values/decimal.ts";
import type { HttpServiceSettings } from "../http/http-request.ts";
import { httpService } from "../http/http-service.ts";
import { requireShape } from "../http/require-shape.ts";
import { providerTimeout, requireVariable, serviceUrl } from "../http/settings.ts";
import { dueDate } from "../transit/transit.ts";

interface ShippoRate {
  readonly amount: string;
  readonly currency: string;
  readonly provider: string;
  readonly servicelevel: { readonly name: string; readonly token: string };
  readonly estimated_days?: number | null;
  readonly arrives_by?: string | null;
  readonly zone?: string | null;
}

interface ShippoShipment {
  readonly rates: readonly ShippoRate[];
  readonly messages?: readonly { readonly source?: string; readonly code?: string }[];
}

const optionalText = () => optional(nullable(text()));

/** The shape of a shipment with its rates, as far as it is read. */
const shippoShipment: Schema = entity("ShippoShipment", "A shipment", {
  rates: list(
    entity("ShippoRate", "A rate", {
      amount: text({ pattern: "^\\d+(\\.\\d+)?$" }),
      currency: text(),
      provider: text(),
      servicelevel: entity("ShippoServicelevel", "Its service", { name: text(), token: text() }),
      estimated_days: optional(nullable(integer())),
      arrives_by: optionalText(),
      zone: optionalText(),
    }),
  ),
  messages: optional(list(entity("ShippoMessage", "A remark", { source: optionalText(), code: optionalText() }))),
});

/** The account at Shippo. */
export interface ShippoSettings extends Pick<HttpServiceSettings, "baseUrl" | "timeout"> {
  readonly token: string;
}

/** Rates parcels with the accounts of the carriers at Shippo (`POST /shipments/`). */
export function shippoRates({ token, ...where }: ShippoSettings): RateProvider {
  const settings = { name: "rate provider", headers: { authorization: `ShippoToken ${token}` }, ...where };
  const http = httpService(settings);
  return {
    tryKey: async () => void (await http.json({ path: "/carrier_accounts/", query: { results: 1 } })),
    async offers(shipment, wanted) {
      const { body } = await http.json({ path: "/shipments/", body: { json: requestOf(shipment) } });
      const answer = requireShape<ShippoShipment>(settings, shippoShipment, body);
      const offers = answer.rates.map((rate) => offerOf(rate, shipment)).filter((offer) => isWanted(offer, wanted));
      if (offers.length === 0) throw nothingOffered(answer);
      return offers;
    },
  };
}

function requestOf({ from, to, parcels, shipDate }: Shipment): object {
  return {
    address_from: addressOf(from),
    address_to: addressOf(to),
    parcels: parcels.map(parcelOf),
    shipment_date: shipDate.toISOString(),
    async: false,
  };
}

function addressOf({ address, address2, city, state, postalCode, countryCode, ...who }: Place): object {
  return {
    name: who.name ?? who.company ?? "Shipping",
    company: who.company,
    phone: who.phone,
    street1: address,
    street2: address2,
    city,
    state,
    zip: postalCode,
    country: countryCode,
    is_residential: who.residential,
  };
}

/** Shippo asks for the sides; what nobody measured is taken for a small box. */
const smallBox = ["8", "6", "4"];

function parcelOf({ sides, weight }: Parcel): object {
  const write = (value: Decimal) => roundQuantity(value).toFixed();
  const [length, width, height] = sides ? sides.map(write) : smallBox;
  return { length, width, height, distance_unit: "in", weight: write(weight), mass_unit: "lb" };
}

const carrierCodes: Readonly<Record<string, string>> = { "DHL Express": "dhl", "DHL eCommerce": "dhl" };

function offerOf(rate: ShippoRate, { shipDate }: Shipment): Offer {
  const days = rate.estimated_days ?? null;
  const zone = Number(rate.zone ?? Number.NaN);
  return {
    carrierCode: carrierCodes[rate.provider] ?? rate.provider.toLowerCase().replace(/\W+/g, "-"),
    carrier: rate.provider,
    service: `${rate.provider} ${rate.servicelevel.name}`,
    serviceCode: rate.servicelevel.token,
    serviceType: serviceTypeOf(rate.servicelevel.token),
    baseRate: roundMoney(decimal(rate.amount), rate.currency),
    fees: [],
    currency: rate.currency,
    transitDays: days,
    deliveryDate: days === null ? null : dueDate(shipDate, days, rate.arrives_by ?? "17:00:00"),
    guaranteed: false,
    zone: Number.isInteger(zone) ? zone : null,
    billedWeight: null,
    freightClass: null,
    source: "shippo",
  };
}

/** Shippo names services by tokens such as `ups_next_day_air_saver`; the first pattern that fits counts. */
const tokenTypes: readonly (readonly [RegExp, ServiceType])[] = [
  [/international|worldwide|intl|dhl_express/, "international"],
  [/freight/, "freight"],
  [/overnight|next_day|priority_express/, "overnight"],
  [/ground|home_delivery|surepost|smart_post/, "ground"],
];

function serviceTypeOf(token: string): ServiceType {
  return tokenTypes.find(([words]) => words.test(token))?.[1] ?? "express";
}

function nothingOffered({ rates, messages = [] }: ShippoShipment): Error {
  const reasons = [...new Set(messages.map(({ source, code }) => [source, code].filter(Boolean).join(": ")))].filter(
    Boolean,
  );
  const why =
    rates.length > 0
      ? "Their services are of other carriers or kinds than the ones asked for."
      : `Remarks came from: ${reasons.join(", ") || "nobody"}.`;
  return businessError(`No carrier of the rate provider takes this shipment. ${why}`, { reasons });
}

/** The account of the environment: `SHIPPO_TOKEN`, `SHIPPO_URL`. */
export function shippoFrom(environment: Environment): RateProvider {
  return shippoRates({
    token: requireVariable(environment, "SHIPPO_TOKEN", "PURVEY_RATE_PROVIDER=shippo"),
    baseUrl: serviceUrl(environment, "SHIPPO_URL", "https://api.goshippo.com"),
    ...providerTimeout(environment),
  });
}
