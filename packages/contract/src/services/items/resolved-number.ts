import { customerUid } from "../../example-records.ts";
import { entity, input, list, nullable, oneOf, quantity, required, text, uid, yes, yesNo } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { itemFields } from "./item-reference.ts";

/** A unit an item is ordered in, with what quantities of it must keep to. */
export const OrderUnit: ObjectSchema = entity(
  "OrderUnit",
  "A unit of an item, and what quantities of it must keep to",
  {
    unitOfMeasure: text({ max: 8, example: "BX" }),
    unitSize: quantity({ description: "How many base units it holds", example: 100 }),
    sold: yes({ description: "True when shoppers may order in it", example: true }),
    minimumOrderQty: quantity({ description: "Least quantity that may be ordered, in the unit", example: 1 }),
    orderMultiple: quantity({ description: "Quantities go up in steps of this, in the unit; 0 for any", example: 1 }),
  },
);

/** What a typed number names. */
export const ResolvedItem: ObjectSchema = entity("ResolvedItem", "What an ordering list needs to know of an item", {
  ...itemFields,
  imageUrl: nullable(
    text({ description: "Address of the item's picture", example: "/media/items/HB-M8-40.svg?site=demo" }),
  ),
  discontinued: yesNo({ description: "Y for an item that is sold while stock lasts", example: "N" }),
  baseUnit: text({ max: 8, description: "The unit it is stocked in", example: "EA" }),
  defaultSellingUnit: text({ max: 8, description: "The unit it is usually sold in", example: "BX" }),
  units: list(OrderUnit, { description: "Its units, the smallest first" }),
  qtyAvailable: nullable(
    quantity({
      description: "What the asked location can sell, in base units; null without a location",
      example: 4500,
    }),
  ),
});

/** One number of a list, and the item it names. */
export const ResolvedNumber: ObjectSchema = entity("ResolvedNumber", "A number as it was asked for, and its item", {
  asked: text({ description: "The number as it was given", example: "ng 1140" }),
  verdict: oneOf(["found", "unclear", "unknown"], {
    description: "It names one item, several, or none that is sold",
    example: "found",
  }),
  matchedCode: nullable(text({ description: "The number of the item that fits", example: "NG-1140" })),
  matchedCodeType: nullable(
    oneOf(["itemId", "customer", "supplier", "manufacturer", "upc", "legacy"], {
      description: "Whose number that is",
      example: "customer",
    }),
  ),
  item: nullable(ResolvedItem),
  suggestions: list(text({ example: "HB-M8-40" }), {
    description:
      "Numbers of items that may be meant: all that fit an unclear one, up to three that begin as an unknown one",
  }),
});

/** The numbers of an ordering list. */
export const ResolveNumbersInput: ObjectSchema = input("ResolveNumbersInput", "Numbers whose items are wanted", {
  numbers: required(
    list(text({ min: 1, max: 255, example: "ng 1140" }), {
      min: 1,
      max: most.entries,
      description: "Item numbers, the customer's own, bar codes, manufacturers' or older numbers",
    }),
  ),
  customerId: customerUid(
    "The customer whose own numbers count, for staff who serve several; a shopper's is their own",
  ),
  locationId: uid("The location whose stock is wanted"),
});
