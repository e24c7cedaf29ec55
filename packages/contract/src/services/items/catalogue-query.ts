import { list, oneOf, orderBy, record, text, yes, yesNo } from "../../fields.ts";
import type { Schema } from "../../schema.ts";
import { catalogueItemLists } from "./catalogue-item.ts";

/** Attribute values to filter by, `filters[12]=Steel,Zinc`: any of an attribute's values, all of the attributes. */
export const filters: Schema = record(list(text({ example: "Zinc" })), {
  description: "Values by attributeUid: items that have one of them, for each attribute; `filters[12]=Steel,Zinc`",
  example: { 12: ["Steel", "Zinc"] },
});

/** Restrictions to the fifth class, which catalogues for groups of customers go by. */
export const classes: Readonly<Record<"classId5List" | "classId5ExcludeList", Schema>> = {
  classId5List: list(text({ example: "HARDWARE" }), { description: "Only what has one of these fifth classes" }),
  classId5ExcludeList: list(text({ example: "HAZMAT" }), {
    description: "Nothing that has one of these fifth classes",
  }),
};

/** The filters and switches of lists of the catalogue, beside `limit` and `offset`. */
export const catalogueQuery: Readonly<Record<string, Schema>> = {
  q: text({ description: "A number of the item, or words of its description", example: "m8 zinc" }),
  sortBy: orderBy("popularity|DESC"),
  fields: list(text({ example: "images" }), {
    description: `Which lists to fill, of ${catalogueItemLists.join(", ")}; the others are empty. All without it. Plain fields may be named and are always there`,
  }),
  filters,
  tags: list(text({ example: "metric" }), { description: "Only items with one of these tags" }),
  ...classes,
  displayOnWebFlag: yesNo({ description: "Y: items that shoppers find; N: those they do not", default: "Y" }),
  includeStock: yes({ description: "Fill `stock`, `stockStatus` and `qtyAvailable`", default: false }),
  variantFilter: yesNo({ description: "Y: of each group of variants only the standard one", default: "N" }),
};

/** Whether any location can sell the item (R082). */
export const stockStatus: Schema = oneOf(["in_stock", "out_of_stock"], {
  description: "Only items that a location can sell now, or only those that none can",
});
