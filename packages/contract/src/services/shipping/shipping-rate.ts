import { answeredBy } from "../../answered-by.ts";
import { datetime, entity, integer, list, money, nullable, number, oneOf, quantity, text, yes } from "../../fields.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";

/** Kinds of service (R180). */
export const serviceTypes = ["ground", "express", "overnight", "international", "freight"] as const;
/** Currencies of rates (R182). */
export const currencies = ["USD", "CAD", "EUR", "GBP"] as const;
/** Who answered: the rate cards that ship with the server, or a configured provider. */
export const rateSource: Schema = answeredBy(
  "Who answered: the model cards that ship with the server, or the configured provider",
  "shippo",
);

/** A surcharge. */
export const ShippingFee: ObjectSchema = entity("ShippingFee", "A surcharge of a rate", {
  code: text({ description: "Its code", example: "FUEL" }),
  description: text({ description: "What it is for", example: "Fuel, 18.5 %" }),
  amount: money({ description: "How much, in the currency of the rate", example: 3.42 }),
});

/** What one service of a carrier costs, and how long it takes (R201). */
export const ShippingRate: ObjectSchema = entity("ShippingRate", "What one service of a carrier costs", {
  carrier: text({ description: "The carrier", example: "UPS" }),
  carrierCode: text({ description: "Its code: `ups`, `fedex`, `usps`, `dhl`, or a freight carrier's", example: "ups" }),
  service: text({ description: "The service", example: "UPS Ground" }),
  serviceCode: text({ description: "The carrier's code of the service", example: "03" }),
  serviceType: nullable(oneOf(serviceTypes, { description: "What kind of service it is; null when unknown" })),
  baseRate: money({ description: "Transport alone", example: 13.86 }),
  totalRate: money({ description: "With every fee", example: 16.42 }),
  finalRate: money({
    description: "What is billed: the total with the handling charge, where one is asked for",
    example: 16.42,
  }),
  currency: text({ description: "ISO 4217", example: "USD" }),
  exchangeRate: nullable(
    number({
      description: "How much of the currency a US dollar was taken for; null without conversion",
      example: 1.37,
    }),
  ),
  fees: list(ShippingFee, { description: "The surcharges; empty in summaries" }),
  transitTime: nullable(text({ description: "How long it takes, in words", example: "2 business days" })),
  transitDays: nullable(integer({ min: 0, description: "Business days on the way", example: 2 })),
  deliveryDate: nullable(
    datetime({
      description: "The day and hour it is due, by the clock of the destination",
      example: "2026-03-18 17:00:00",
    }),
  ),
  guaranteed: yes({ description: "The carrier promises the day" }),
  zone: nullable(
    integer({
      min: 2,
      description: "2 to 8 by distance, 9 beyond the mainland, 11 to 15 other countries; null when unknown",
      example: 3,
    }),
  ),
  billedWeight: nullable(
    quantity({
      description: "Pounds that are billed: the greater of scale and volume, or of a price break",
      example: 12,
    }),
  ),
  freightClass: nullable(text({ description: "Class of freight by density; null for parcels", example: "85" })),
  source: rateSource,
});
