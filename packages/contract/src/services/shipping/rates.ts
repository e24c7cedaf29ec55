import { post, type Resource, resource } from "../../endpoint.ts";
import { datetime, input, integer, list, number, oneOf, required, text, yes } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { currencies, ShippingRate, serviceTypes } from "./shipping-rate.ts";

/** A sender's or receiver's address (R174). */
export const ShippingAddress: ObjectSchema = input("ShippingAddressInput", "Where packages come from or go to", {
  address: required(text({ min: 1, max: 255, message: "Address is required", example: "3400 Detroit Avenue" })),
  address2: text({ max: 255, description: "Unit or building" }),
  city: required(text({ min: 1, max: most.text, message: "City is required", example: "Toledo" })),
  state: required(
    text({
      min: 1,
      max: most.text,
      message: "State is required",
      description: "Code or name of state or province",
      example: "OH",
    }),
  ),
  postalCode: required(text({ min: 1, max: most.text, message: "Postal code is required", example: "43610" })),
  countryCode: required(
    text({
      min: 2,
      max: most.text,
      message: "Country code must be at least 2 characters",
      description: "ISO 3166",
      example: "US",
    }),
  ),
  name: text({ max: 255, description: "Who sends or receives", example: "Dana Whitfield" }),
  company: text({ max: 255, example: "Northgate Fabrication" }),
  phone: text({ max: most.text, example: "419-555-0120" }),
  residential: yes({ description: "A home; carriers charge for delivering there", default: false }),
});

const above0 = (description: string, example: number) =>
  required(number({ above: 0, max: most.quantity, description, example }));

/** One package or several alike (R176–R179). */
export const ShippingPackage: ObjectSchema = input("ShippingPackage", "A package", {
  length: above0("Longest side, in `dimensionUnit`", 16),
  width: above0("In `dimensionUnit`", 12),
  height: above0("In `dimensionUnit`", 10),
  dimensionUnit: oneOf(["in", "cm"], { default: "in" }),
  weight: above0("With its packing, in `weightUnit`", 18),
  weightUnit: oneOf(["lb", "kg"], { default: "lb" }),
  packageType: oneOf(["box", "envelope", "tube", "pak", "pallet"], {
    default: "box",
    description: "Pallets go as freight only; tubes are handled by hand",
  }),
  quantity: integer({
    min: 1,
    max: most.entries,
    default: 1,
    description: "How many packages like this one",
    example: 1,
  }),
});

/** `/rates`: what carriers ask for packages (R174–R183). */
export const rates: Resource = resource("/rates", {
  create: post("", {
    body: input("ShippingRatesInput", "Packages and their way", {
      from: required(ShippingAddress),
      to: required(ShippingAddress),
      packages: required(
        list(ShippingPackage, {
          min: 1,
          max: most.entries,
          message: "At least one package is required",
          description: "What is sent",
        }),
      ),
      serviceType: oneOf(serviceTypes, {
        description: "Only services of this kind; without it every kind that fits",
        example: "ground",
      }),
      carriers: list(oneOf(["ups", "fedex", "usps", "dhl", "all"]), {
        default: ["all"],
        description: "Only these carriers",
        example: ["all"],
      }),
      currency: oneOf(currencies, { default: "USD", description: "What the rates are in" }),
      responseFormat: oneOf(["summary", "detailed", "cheapest", "fastest", "all"], {
        default: "detailed",
        description:
          "detailed: every rate with its fees; summary: every rate, without fees; cheapest, fastest: that one alone; all: as detailed, of every kind of service",
      }),
      shipDate: datetime({ description: "When it is handed over; now without it" }),
    }),
    returns: list(ShippingRate),
    summary: "Get carriers' rates for packages",
    description:
      "Cheapest first. Each package is billed by the greater of its weight and its volume over the service's divisor, in whole pounds, " +
      "by the zone of its way. The embedded cards are models of the carriers' tariffs for estimates; configure a provider for prices " +
      "of your accounts. The postal code decides where a place is. Refuses, and says why, when no service takes the packages.",
    words: ["freight", "postage", "quote", "carrier", "parcel", "UPS", "FedEx", "USPS", "DHL", "delivery cost"],
    tasks: [
      "how long does a package take",
      "quotes of several carriers",
      "transit days",
      "how many days until it arrives",
    ],
    permission: "shipping.read",
    scope: "site",
    safe: true,
    idempotent: true,
    rules: ["R025", "R174", "R175", "R176", "R177", "R178", "R179", "R180", "R181", "R182", "R183"],
    errors: ["BUSINESS_LOGIC_ERROR", "UPSTREAM_SERVICE_ERROR", "SERVICE_UNAVAILABLE", "UPSTREAM_TIMEOUT"],
  }),
});
