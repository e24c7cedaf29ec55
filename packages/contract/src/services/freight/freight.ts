import { get, type Resource, resource } from "../../endpoint.ts";
import { type Fields, list, number, oneOf, required, text, yes } from "../../fields.ts";
import { most } from "../../limits.ts";
import { ShippingRate } from "../shipping/shipping-rate.ts";

/** Each field of an address in words, and an example for each side. */
const addressFields = [
  ["AddressLine", "address line", "2480 Westbelt Drive", "3400 Detroit Avenue"],
  ["City", "city", "Columbus", "Toledo"],
  ["CompanyName", "company name", "Purvey Demonstration Supply", "Northgate Fabrication"],
  ["FirstName", "first name", "Rita", "Dana"],
  ["LastName", "last name", "Okafor", "Whitfield"],
  ["Phone", "phone", "614-555-0110", "419-555-0120"],
  ["CountryCode", "country code", "US", "US"],
  ["PostalCode", "postal code", "43228", "43610"],
] as const;

/** Every field is needed, each with its own message: `From city is required` (R170, D11). */
function side(name: "from" | "to", region: readonly [string, string, string]): Fields {
  const label = name === "from" ? "From" : "To";
  const field = (words: string, example: string) =>
    required(text({ min: 1, max: 255, message: `${label} ${words} is required`, example }));
  const all = [
    ...addressFields.map(([key, words, from, to]) => [key, words, name === "from" ? from : to] as const),
    region,
  ];
  return Object.fromEntries(all.map(([key, words, example]) => [name + key, field(words, example)]));
}

const positive = (words: string, description: string, example: number) =>
  required(
    number({ above: 0, max: most.quantity, message: `Package ${words} must be positive`, description, example }),
  );

/** `/speedship/freight`: less-than-truckload freight (R170–R173, D11). */
export const freightQuote: Resource = resource("/speedship/freight", {
  list: get("", {
    query: {
      ...side("from", ["State", "state", "OH"]),
      ...side("to", ["Region", "region", "OH"]),
      packageLength: positive("length", "One handling unit, in `dimensionUnit`", 48),
      packageWidth: positive("width", "In `dimensionUnit`", 40),
      packageHeight: number({
        min: 0,
        max: most.quantity,
        default: 48,
        description: "In `dimensionUnit`; 0 is taken for 48 inches, the height of a usual pallet",
        example: 48,
      }),
      totalWeight: positive("weight", "All handling units together, in `weightUnit`", 850),
      quantity: positive("quantity", "How many handling units", 2),
      dimensionUnit: oneOf(["in", "cm"], { default: "in" }),
      weightUnit: oneOf(["lb", "kg"], { default: "lb" }),
      productType: text({
        max: most.text,
        description: "What it is; a class such as `class 92.5` goes before the one of the density",
        example: "Fasteners on pallets",
      }),
      pickupInstructions: text({
        max: most.longText,
        description: "`liftgate`, `inside`, `residential`, `limited access` and `appointment` are charged for",
        example: "Dock 3, 8 to 16",
      }),
      deliveryInstructions: text({ max: most.longText, description: "As for the pickup", example: "Liftgate needed" }),
      handlingCharge: number({
        min: 0,
        max: most.quantity,
        default: 0,
        description: "What you add: percent of the total, or US dollars, as `handlingChargeUnit` says",
        example: 5,
      }),
      handlingChargeUnit: oneOf(["PERCENT", "AMOUNT"], { default: "AMOUNT", description: "What `handlingCharge` is" }),
      international: yes({
        default: false,
        description: "It may cross a border; otherwise both sides must be in one country",
      }),
      responseFormat: oneOf(["summary", "detailed", "cheapest", "vendor"], {
        default: "detailed",
        description:
          "detailed: every rate with its fees; summary: every rate, without fees; cheapest: that one alone; vendor: the cheapest of each carrier",
      }),
    },
    returns: list(ShippingRate),
    summary: "Get freight quotes for pallets",
    description:
      "Cheapest first. The class follows from the density (pounds a cubic foot) unless `productType` names one; the weight is billed at " +
      "the next price break or class where that costs less. The embedded tariff is a model for estimates; configure a provider for your prices.",
    words: ["LTL", "less than truckload", "pallet", "skid", "haul", "liftgate", "freight class", "NMFC", "density"],
    tasks: [
      "too heavy for a parcel",
      "cost of shipping a pallet",
      "truck freight price",
      "heavy goods shipping quote",
      "LTL rate",
      "how much does a pallet cost to ship",
    ],
    permission: "shipping.read",
    scope: "site",
    rules: ["R170", "R171", "R172", "R173"],
    errors: ["BUSINESS_LOGIC_ERROR", "UPSTREAM_SERVICE_ERROR", "SERVICE_UNAVAILABLE", "UPSTREAM_TIMEOUT"],
  }),
});
