import { crud } from "../../crud.ts";
import { type Resource, resource } from "../../endpoint.ts";
import {
  code,
  datetime,
  entity,
  input,
  nullable,
  omit,
  pick,
  required,
  statusCd,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { Attribute } from "./attributes.ts";
import { keptStatusCd } from "./kept-status-cd.ts";
import { sequenceNo } from "./sequence-no.ts";

const attributeGroupDesc = text({ min: 1, max: 255, description: "What the group is called", example: "Hex bolts" });
const typeCd = code({ description: "The kind of group; 3526 is a group of item attributes", example: 3526 });
const searchableCd = code({ description: "704 when its attributes are offered as filters of a search, 705 when not" });

/** Attributes that belong together: those that every item of a kind is described by (R106, R107). */
export const AttributeGroup: ObjectSchema = entity("AttributeGroup", "Attributes that describe one kind of item", {
  attributeGroupUid: uid("The group's unique number"),
  attributeGroupId: nullable(text({ max: most.text, description: "The group's short code", example: "HEX-BOLT" })),
  attributeGroupDesc,
  attributeGroupType: nullable(text({ max: most.text, description: "What the group is for", example: "product" })),
  typeCd,
  searchableCd,
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const words = ["attribute set", "property group", "template", "specification sheet", "product type"];
const groupTexts = pick(AttributeGroup, "attributeGroupId", "attributeGroupType");

/** `/attribute-groups`: which attributes describe a kind of item. */
export const attributeGroups: Resource = resource(
  "/attribute-groups",
  crud({
    entity: AttributeGroup,
    noun: "attribute group",
    defaultOrder: "attribute_group_uid|ASC",
    create: input("CreateAttributeGroupInput", "A new attribute group", {
      attributeGroupDesc: required(attributeGroupDesc),
      ...groupTexts,
      typeCd: { ...typeCd, default: 3526 },
      searchableCd: { ...searchableCd, default: 704 },
      statusCd: keptStatusCd,
    }),
    update: input("UpdateAttributeGroupInput", "What to change of an attribute group", {
      attributeGroupDesc,
      ...groupTexts,
      typeCd,
      searchableCd,
      statusCd: keptStatusCd,
    }),
    words,
    tasks: { list: ["spec templates"], create: ["new spec template"] },
    read: "catalog.read",
    write: "catalog.write",
    scope: "site",
    invalidates: ["items.attributeGroups", "items.attributeGroups.attributes"],
    rules: ["R106", "R107"],
  }),
);

const position = sequenceNo({ description: "Position in the group" });
const requiredFlag = yesNo({
  description: "Y when an item of this kind is not complete without a value",
  example: "N",
});

/** An attribute in its place in a group: the attribute's fields, the position and the state are those of the place. */
export const AttributeGroupAttribute: ObjectSchema = entity(
  "AttributeGroupAttribute",
  "An attribute in its place in a group",
  {
    attributeXAttributeGroupUid: uid("The unique number of the attribute's place in the group"),
    attributeGroupUid: uid("The group"),
    ...omit(Attribute, "sequenceNo", "statusCd", "dateCreated", "dateLastModified"),
    sequenceNo: position,
    requiredFlag,
    statusCd: statusCd(),
    dateCreated: datetime(),
    dateLastModified: datetime(),
  },
);

const places = crud({
  entity: AttributeGroupAttribute,
  noun: "attribute of a group",
  key: "attributeXAttributeGroupUid",
  parents: { id: uid("attributeGroupUid of the group") },
  defaultOrder: "sequence_no|ASC",
  create: input("CreateAttributeGroupAttributeInput", "An attribute to put into a group", {
    attributeUid: required(uid("The attribute")),
    sequenceNo: { ...position, default: 0 },
    requiredFlag: { ...requiredFlag, default: "N" },
  }),
  update: input("UpdateAttributeGroupAttributeInput", "What to change of an attribute's place in a group", {
    sequenceNo: position,
    requiredFlag,
    statusCd: keptStatusCd,
  }),
  words,
  tasks: { list: ["which properties does a spec template have"] },
  read: "catalog.read",
  write: "catalog.write",
  scope: "site",
  invalidates: ["items.attributeGroups.attributes"],
});

/** `/attribute-groups/{id}/attributes`: the attributes of a group. */
export const attributeGroupAttributes: Resource = resource("/attribute-groups/{id}/attributes", {
  ...places,
  create: {
    ...places.create,
    summary: "Put an attribute into a group",
    tasks: ["add a property to a spec template"],
    description: "An attribute stands in a group once; a second time is refused (409).",
    errors: ["RESOURCE_CONFLICT"],
  },
  delete: {
    ...places.delete,
    summary: "Take an attribute out of a group",
    description: "The attribute itself and the values that items have stay.",
  },
});
