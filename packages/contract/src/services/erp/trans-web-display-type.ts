import type { Resource } from "../../endpoint.ts";
import { datetime, entity, input, integer, oneOf, pick, required, statusCd, text, uid } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { keptStatusCd } from "../items/kept-status-cd.ts";
import { transRecord } from "./trans-record.ts";

const id = text({
  min: 1,
  max: most.text,
  pattern: "\\S",
  patternMessage: "Expected more than blanks, such as Application",
  description: "Its code, which texts of items carry; once on the site, case aside",
  example: "Application",
});

/** Where a text of an item is shown. */
export const TransWebDisplayType: ObjectSchema = entity("TransWebDisplayType", "Where a text of an item is shown", {
  webDisplayTypeUid: uid("The display type's unique number"),
  webDisplayTypeId: id,
  webDisplayTypeDesc: text({
    max: 255,
    description: "What texts of this type say",
    example: "What the item is used for",
  }),
  displayArea: oneOf(["page", "tab", "list", "print", "hidden"], {
    description: "At the top of the item's page, in a tab of it, in lists, on paper, or nowhere",
    example: "tab",
  }),
  sequenceNo: integer({ min: 0, max: most.integer, description: "Position among the types", example: 2 }),
  itemTextCount: integer({ min: 0, description: "Texts of items that have the type", example: 14 }),
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const {
  webDisplayTypeDesc = {},
  displayArea = {},
  sequenceNo = {},
} = pick(TransWebDisplayType, "webDisplayTypeDesc", "displayArea", "sequenceNo");

/** `/trans-web-display-type`: where texts of items are shown. */
export const transWebDisplayType: Resource = transRecord("/trans-web-display-type", {
  record: TransWebDisplayType,
  noun: "web display type",
  key: "webDisplayTypeUid",
  code: ["webDisplayTypeId", text({ min: 1, max: most.text, example: "Application" })],
  create: input("CreateTransWebDisplayTypeInput", "A new display type", {
    webDisplayTypeId: required(id),
    webDisplayTypeDesc: { ...webDisplayTypeDesc, default: "" },
    displayArea: { ...displayArea, default: "page" },
    sequenceNo: { ...sequenceNo, default: 0 },
  }),
  update: input("UpdateTransWebDisplayTypeInput", "What to change of a display type", {
    webDisplayTypeId: id,
    webDisplayTypeDesc,
    displayArea,
    sequenceNo,
    statusCd: keptStatusCd,
  }),
  defaultOrder: "web_display_type_uid|ASC",
  words: ["display type", "text type", "item text", "web text", "tab", "place on the page"],
  invalidates: ["erp.transWebDisplayType", "items.invMast"],
  scope: "site",
  effects: {
    create: "A code that another type has, case aside, is refused (409).",
    update: "Texts of items carry the new code at once.",
    delete: "Refused (409) while texts of items have the type.",
  },
});
