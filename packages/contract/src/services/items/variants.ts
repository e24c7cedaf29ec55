import { crud } from "../../crud.ts";
import { type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  input,
  list,
  money,
  nullable,
  orderBy,
  paging,
  pick,
  required,
  statusCd,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { itemFields } from "./item-reference.ts";
import { keptStatusCd } from "./kept-status-cd.ts";
import { sequenceNo } from "./sequence-no.ts";

const variantValue = text({ min: 1, max: most.text, description: "What the buyer chooses", example: "Large" });
const colorCode = nullable(text({ max: 7, description: "The colour to show for it", example: "#1F5FA8" }));
const priceDifference = money({
  min: -1_000_000_000,
  max: most.amount,
  description: "How much it costs more than the default; less when negative",
});
const isDefault = yesNo({ description: "Y for the choice shown first; one in a group", example: "N" });
const position = sequenceNo({ description: "Position in the group" });

/** One choice in a variant group: the item one gets for a value (R111, R112). */
export const VariantLine: ObjectSchema = entity("VariantLine", "One choice in a variant group", {
  itemVariantLineUid: uid("The line's unique number"),
  itemVariantHdrUid: uid("The variant group"),
  ...itemFields,
  variantValue,
  colorCode,
  priceDifference,
  isDefault,
  sequenceNo: position,
});

const variantName = text({ min: 1, max: most.text, description: "What the choice is about", example: "Glove size" });

/** Items that differ in one property, offered as one choice. */
export const VariantGroup: ObjectSchema = entity("VariantGroup", "Items that differ in one property", {
  itemVariantHdrUid: uid("The variant group's unique number"),
  variantName,
  variantDesc: nullable(text({ max: 255, description: "One line about the choice", example: "Nitrile gloves" })),
  variantType: text({ min: 1, max: most.text, description: "How the choice is shown", example: "list" }),
  attributeUid: nullable(uid("The attribute the items differ in")),
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
  lines: list(VariantLine, { description: "The choices in their order" }),
});

const lines = list(
  input("VariantLineInput", "One choice of a variant group", {
    invMastUid: required(itemFields.invMastUid),
    variantValue: required(variantValue),
    colorCode,
    priceDifference: { ...priceDifference, default: 0 },
    isDefault: { ...isDefault, default: "N" },
    sequenceNo: { ...position, description: "Position in the group; that in this list when left out" },
  }),
  { max: most.entries, description: "The choices: each item once, at most one with isDefault Y" },
);

const further = { ...pick(VariantGroup, "variantDesc", "variantType", "attributeUid"), statusCd: keptStatusCd };
const plain = crud({
  entity: VariantGroup,
  noun: "variant group",
  defaultOrder: "item_variant_hdr_uid|ASC",
  listQuery: {
    ...paging(),
    orderBy: orderBy("item_variant_hdr_uid|ASC"),
    statusCd: statusCd(),
    invMastUid: { ...uid("Only groups that this item is a choice of"), examples: [10] },
  },
  create: input("CreateVariantGroupInput", "A new variant group", {
    variantName: required(variantName),
    ...further,
    variantType: { ...(VariantGroup.properties.variantType ?? text()), default: "list" },
    lines: { ...lines, default: [] },
  }),
  update: input("UpdateVariantGroupInput", "What to change of a variant group", { variantName, ...further, lines }),
  words: ["variation", "option", "size", "colour", "color", "swatch", "matrix", "choice", "style"],
  tasks: {
    list: ["sizes and colors that belong together"],
    create: ["offer a choice of sizes", "group sizes of a product together"],
  },
  read: "catalog.read",
  write: "catalog.write",
  scope: "site",
  invalidates: ["items.variants", "items.invMast"],
  rules: ["R111", "R112"],
});

/** `/variants`: items that are offered as one choice. */
export const variants: Resource = resource("/variants", {
  ...plain,
  update: {
    ...plain.update,
    description: "`lines` replaces all lines of the group at once; without it they stay as they are.",
  },
});
