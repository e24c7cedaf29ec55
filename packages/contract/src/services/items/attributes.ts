import { crud } from "../../crud.ts";
import { type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  input,
  integer,
  nullable,
  number,
  oneOf,
  pick,
  required,
  statusCd,
  text,
  uid,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";
import { keptStatusCd } from "./kept-status-cd.ts";
import { sequenceNo } from "./sequence-no.ts";

const longestValue = most.longText;
const dataTypes = ["text", "number", "boolean", "date"] as const;

const attributeId = text({ min: 1, max: most.text, description: "The attribute's short code", example: "thread-size" });
const attributeDesc = text({ min: 1, max: 255, description: "What buyers read", example: "Thread size" });
const dataType = oneOf(dataTypes, {
  description: "What its values are; the values of a `number` can be filtered by range",
  example: "text",
});

/** A property that items are described and filtered by: thread size, voltage, material. */
export const Attribute: ObjectSchema = entity("Attribute", "A property that items are described and filtered by", {
  attributeUid: uid("The attribute's unique number"),
  attributeId,
  attributeDesc,
  dataType,
  maxLength: nullable(integer({ min: 1, max: longestValue, description: "Longest value in characters", example: 40 })),
  unit: nullable(text({ max: most.text, description: "Unit that a number's values are given in", example: "mm" })),
  sequenceNo: sequenceNo({ description: "Position among the attributes", example: 10 }),
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const further = { ...pick(Attribute, "maxLength", "unit", "sequenceNo"), statusCd: keptStatusCd };
const staleWithAttributes = [
  "items.attributes",
  "items.attributes.values",
  "items.attributeGroups.attributes",
  "items.invMast.attributes",
  "items.invMast.attributes.values",
  "items.categories",
  "items.contracts",
  "search.itemSearch",
];
const attributeWords = ["property", "specification", "spec", "characteristic", "feature"];

const attributeEndpoints = crud({
  entity: Attribute,
  noun: "attribute",
  defaultOrder: "attribute_uid|ASC",
  create: input("CreateAttributeInput", "A new attribute", {
    attributeId: required(attributeId),
    attributeDesc: required(attributeDesc),
    dataType: { ...dataType, default: "text" },
    ...further,
  }),
  update: input("UpdateAttributeInput", "What to change of an attribute", {
    attributeId,
    attributeDesc,
    dataType,
    ...further,
  }),
  words: attributeWords,
  tasks: {
    list: ["properties that items can be described by", "specification fields"],
    create: ["invent a property that items get", "new spec field for products"],
    update: ["rename a property"],
  },
  read: "catalog.read",
  write: "catalog.write",
  scope: "site",
  invalidates: staleWithAttributes,
});

/** `/attributes`: the properties that items are described by. */
export const attributes: Resource = resource("/attributes", {
  ...attributeEndpoints,
  create: {
    ...attributeEndpoints.create,
    description: "`attributeId` names the attribute among those not deleted; a second one with it is refused (409).",
    errors: ["RESOURCE_CONFLICT"],
  },
  update: {
    ...attributeEndpoints.update,
    description:
      "A new `dataType` or `maxLength` must fit the values the attribute has; otherwise the change is refused (409) and names a value that does not fit.",
    errors: ["RESOURCE_CONFLICT"],
  },
  delete: {
    ...attributeEndpoints.delete,
    description:
      "Refused (409) while an item or a variant group uses the attribute. Its values and its places in attribute groups are deleted with it.",
    errors: ["RESOURCE_CONFLICT"],
  },
});

/** A value of an attribute: a size, a material, or a list of what the item fits. */
export const attributeValue: Schema = text({
  min: 1,
  max: longestValue,
  description: "The value as buyers read it",
  example: "M8",
});
const numericValue = nullable(
  number({ description: "The value as a number, for ranges; of a `number` it is read from the text", example: 8 }),
);

/** One of the values an attribute can have. */
export const AttributeValue: ObjectSchema = entity("AttributeValue", "One of the values an attribute can have", {
  attributeValueUid: uid("The value's unique number"),
  attributeUid: uid("The attribute"),
  attributeValue,
  numericValue,
  sequenceNo: sequenceNo({ description: "Position among the attribute's values" }),
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const valueFurther = { numericValue, ...pick(AttributeValue, "sequenceNo"), statusCd: keptStatusCd };

const valueEndpoints = crud({
  entity: AttributeValue,
  noun: "value of an attribute",
  key: "attributeValueUid",
  parents: { id: uid("attributeUid of the attribute") },
  defaultOrder: "attribute_value_uid|ASC",
  create: input("CreateAttributeValueInput", "A new value of an attribute", {
    attributeValue: required(attributeValue),
    ...valueFurther,
  }),
  update: input("UpdateAttributeValueInput", "What to change of an attribute's value", {
    attributeValue,
    ...valueFurther,
  }),
  words: [...attributeWords, "option", "choice", "list of values"],
  tasks: {
    list: ["which values may be chosen", "possible values of a property", "colors to choose from"],
    create: ["add an option to choose from", "add a color to choose from"],
  },
  read: "catalog.read",
  write: "catalog.write",
  scope: "site",
  invalidates: staleWithAttributes.slice(1),
});

const fitting =
  "The value must fit the attribute's `dataType` and `maxLength` (400) and be the only one with its text (409).";

/** `/attributes/{id}/values`: what an attribute can be. */
export const attributeValues: Resource = resource("/attributes/{id}/values", {
  ...valueEndpoints,
  create: { ...valueEndpoints.create, description: fitting, errors: ["RESOURCE_CONFLICT"] },
  update: { ...valueEndpoints.update, description: fitting, errors: ["RESOURCE_CONFLICT"] },
  delete: {
    ...valueEndpoints.delete,
    description: "Refused (409) while an item has the value.",
    errors: ["RESOURCE_CONFLICT"],
  },
});
