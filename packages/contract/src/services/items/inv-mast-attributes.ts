import { Deleted } from "../../crud.ts";
import { get, post, put, type Resource, remove, resource } from "../../endpoint.ts";
import { input, integer, list, orderBy, paging, required, statusCd, text, uid } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { AttributeValue, attributeValue } from "./attributes.ts";
import { ItemAttribute } from "./item-parts.ts";

const id = uid("invMastUid of the item");
const attr = uid("attributeUid of the attribute");
const words = ["property", "specification", "spec", "characteristic", "feature", "technical data"];
const stale = [
  "items.invMast",
  "items.invMast.attributes",
  "items.invMast.attributes.values",
  "items.categories",
  "items.contracts",
  "search.itemSearch",
];

const sequenceNo = integer({ min: 0, description: "Position; at the end when left out", example: 1 });

/** `/inv-mast/{id}/attributes`: what an item is described by. */
export const invMastAttributes: Resource = resource("/inv-mast/{id}/attributes", {
  list: get("", {
    params: { id },
    query: {
      ...paging(),
      orderBy: orderBy("sequence_no|ASC"),
      q: text({ description: "Words to look for in code, name and values", example: "thread" }),
      statusCd: statusCd({ description: "Only attributes with this status; without it all but the deleted (700)" }),
    },
    returns: list(ItemAttribute),
    summary: "List the attributes of an item with its values",
    words,
    tasks: ["technical data of an item", "technical data of a part", "dimensions and material"],
    permission: "catalog.read",
    scope: "site",
  }),
  create: post("", {
    params: { id },
    body: input("AddItemAttributeInput", "An attribute to describe an item by", {
      attributeUid: required(uid("The attribute")),
      sequenceNo,
      values: list(attributeValue, {
        max: most.entries,
        description: "Values the item has of it; one that the attribute does not know yet becomes known",
      }),
    }),
    returns: ItemAttribute,
    summary: "Describe an item by an attribute",
    description:
      "Refused (409) when the item has the attribute already. Values must fit its `dataType` and `maxLength`.",
    words,
    tasks: ["add a spec to a product"],
    permission: "catalog.write",
    scope: "site",
    invalidates: stale,
    errors: ["RESOURCE_CONFLICT"],
  }),
});

const namedValue: ObjectSchema = input("AddItemAttributeValueInput", "A value to give to an item", {
  attributeValueUid: uid("A value the attribute knows"),
  attributeValue,
  sequenceNo,
});

const fitting =
  "A value given as text must fit the attribute's `dataType` and `maxLength` (400); one that the attribute does not know yet becomes known.";

/** `/inv-mast/{id}/attributes/{attr}/values`: the values an item has of an attribute. */
export const invMastAttributeValues: Resource = resource("/inv-mast/{id}/attributes/{attr}/values", {
  list: get("", {
    params: { id, attr },
    query: {
      ...paging(),
      orderBy: orderBy("sequence_no|ASC"),
      q: text({ description: "Words to look for in the value" }),
      attributeValueUid: uid("Only this value"),
    },
    returns: list(AttributeValue),
    summary: "List the values an item has of an attribute",
    description: "`sequenceNo` is the position on the item.",
    words: [...words, "value", "option"],
    permission: "catalog.read",
    scope: "site",
  }),
  create: post("", {
    params: { id, attr },
    body: {
      ...namedValue,
      anyOf: [{ required: ["attributeValueUid"] }, { required: ["attributeValue"] }],
      "x-messages": { anyOf: "Name the value by `attributeValueUid` or by `attributeValue`" },
    },
    returns: AttributeValue,
    summary: "Give an item a value of an attribute",
    description: `${fitting} An item that lacks the attribute gets it. Refused (409) when the item has the value already.`,
    words: [...words, "value", "option"],
    tasks: ["enter a spec value of a product", "set the color of an item", "set the color of a part"],
    permission: "catalog.write",
    scope: "site",
    invalidates: stale,
    errors: ["RESOURCE_CONFLICT"],
  }),
  update: put("/{attributeValueUid}", {
    params: { id, attr, attributeValueUid: uid("The value the item has") },
    body: input("UpdateItemAttributeValueInput", "What to change of an item's value", { attributeValue, sequenceNo }),
    returns: AttributeValue,
    summary: "Change a value of an item",
    description: `${fitting} Another text gives the item another value; other items with the old value keep it.`,
    words: [...words, "value", "option"],
    permission: "catalog.write",
    scope: "site",
    invalidates: stale,
    errors: ["RESOURCE_CONFLICT"],
  }),
  delete: remove("/{attributeValueUid}", {
    params: { id, attr, attributeValueUid: uid("The value the item has") },
    returns: Deleted,
    summary: "Take a value from an item",
    description: "The attribute keeps the value, and the item keeps the attribute.",
    words: [...words, "value", "option"],
    permission: "catalog.write",
    scope: "site",
    invalidates: stale,
  }),
});
