import { get, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  type Fields,
  integer,
  list,
  money,
  nullable,
  number,
  oneOf,
  quantity,
  required,
  text,
  yes,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { rateSource, serviceTypes } from "../shipping/shipping-rate.ts";

/** One service among those compared (R201). */
export const CarrierRateShopResult: ObjectSchema = entity("CarrierRateShopResult", "One service among those compared", {
  rank: integer({ min: 1, description: "1 is the cheapest; of equal prices the faster one comes first", example: 1 }),
  carrierCode: text({ description: "The carrier's code", example: "ups" }),
  carrierName: text({ description: "The carrier", example: "UPS" }),
  serviceCode: text({ description: "The carrier's code of the service", example: "03" }),
  serviceName: text({ description: "The service", example: "UPS Ground" }),
  serviceType: nullable(oneOf(serviceTypes, { description: "What kind of service it is; null when unknown" })),
  baseCharge: money({ description: "Transport alone", example: 13.86 }),
  surcharges: money({ description: "The sum of the fees", example: 2.56 }),
  totalCharge: money({ description: "With every fee", example: 16.42 }),
  currency: text({ description: "ISO 4217", example: "USD" }),
  transitDays: nullable(integer({ min: 0, description: "Business days on the way", example: 2 })),
  deliveryDate: nullable(datetime({ description: "The day and hour it is due, by the clock of the destination" })),
  guaranteed: yes({ description: "The carrier promises the day" }),
  cheapest: yes({ description: "Nothing costs less" }),
  fastest: yes({ description: "Nothing arrives sooner" }),
  aboveCheapest: money({ description: "How much more than the cheapest", example: 0 }),
  zone: nullable(integer({ min: 2, description: "As in shipping rates", example: 3 })),
  billedWeight: nullable(quantity({ description: "Pounds that are billed", example: 12 })),
  source: rateSource,
});

function place(side: "from" | "to", words: string, examples: readonly [string, string, string, string]): Fields {
  const [street, city, state, postalCode] = examples;
  const label = side === "from" ? "From" : "To";
  return {
    [`${side}Address1`]: text({ max: 255, description: `Street ${words}`, example: street }),
    [`${side}Address2`]: text({ max: 255, description: `Second line ${words}` }),
    [`${side}Address3`]: text({ max: 255, description: `Third line ${words}` }),
    [`${side}City`]: text({ max: most.text, description: `City ${words}`, example: city }),
    [`${side}StateProvinceCode`]: text({ max: most.text, description: `State or province ${words}`, example: state }),
    [`${side}PostalCode`]: required(
      text({ min: 1, max: most.text, message: `${label} postal code is required`, example: postalCode }),
    ),
    [`${side}CountryCode`]: text({
      min: 2,
      max: most.text,
      default: "US",
      description: `Country ${words}, ISO 3166`,
      example: "US",
    }),
  };
}

const side = (description: string, example: number) => number({ above: 0, max: 10_000, description, example });

/** `/rates-shop`: one parcel, every carrier (R201). */
export const ratesShop: Resource = resource("/rates-shop", {
  list: get("", {
    query: {
      ...place("from", "it comes from", ["2480 Westbelt Drive", "Columbus", "OH", "43228"]),
      ...place("to", "it goes to", ["3400 Detroit Avenue", "Toledo", "OH", "43610"]),
      weight: required(
        number({
          above: 0,
          max: most.quantity,
          message: "Weight must be positive",
          description: "Pounds, with packing",
          example: 12,
        }),
      ),
      length: side("Longest side in inches; volume counts only when all three sides are given", 16),
      width: side("Inches", 12),
      height: side("Inches", 10),
      residential: yes({ default: false, description: "It goes to a home" }),
    },
    returns: list(CarrierRateShopResult),
    summary: "Compare every carrier's price for a parcel",
    description:
      "Cheapest first, with what each costs above it. Over 150 pounds the freight carriers are compared instead, in class 70 unless the " +
      "three sides give the density.",
    words: ["shop rates", "compare carriers", "cheapest", "fastest", "UPS", "FedEx", "USPS", "DHL", "postage"],
    tasks: ["fastest way to send a box", "UPS or FedEx, which costs less"],
    permission: "shipping.read",
    scope: "site",
    rules: ["R201"],
    errors: ["BUSINESS_LOGIC_ERROR", "UPSTREAM_SERVICE_ERROR", "SERVICE_UNAVAILABLE", "UPSTREAM_TIMEOUT"],
  }),
});
