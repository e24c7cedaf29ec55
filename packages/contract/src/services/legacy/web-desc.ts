import { crud } from "../../crud.ts";
import { type Resource, resource } from "../../endpoint.ts";
import { datetime, entity, input, nullable, oneOf, orderBy, paging, pick, statusCd, text, uid } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { belowItem, invMastUid } from "./item-keys.ts";

const line = (number: number, example: string) =>
  nullable(text({ max: 255, description: `Line ${number} of the short description`, example }));
const active = oneOf([0, 1], { description: "1 when it is shown; of several the latest", example: 1 });
const keptStatusCd = oneOf([704, 705], { description: "704 active, 705 inactive; delete to get 700" });

/** A description of an item for the web. */
export const WebDescription: ObjectSchema = entity("WebDescription", "A description of an item for the web", {
  invMastWebDescUid: uid("The description's unique number"),
  invMastUid,
  webDesc1: line(1, "Hex bolt M8 x 40"),
  webDesc2: line(2, "Class 8.8"),
  webDesc3: line(3, "Zinc plated"),
  webDesc4: line(4, "Fully threaded"),
  webDescFull: nullable(
    text({
      max: 4000,
      description: "The whole text of the item's page",
      example: "A fully threaded hex bolt of class 8.8.",
    }),
  ),
  active,
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const texts = pick(WebDescription, "webDesc1", "webDesc2", "webDesc3", "webDesc4", "webDescFull");

const plain = crud({
  entity: WebDescription,
  noun: "web description of an item",
  key: "invMastWebDescUid",
  parents: { invMastUid },
  defaultOrder: "inv_mast_web_desc_uid|ASC",
  listQuery: { ...paging(), orderBy: orderBy("inv_mast_web_desc_uid|ASC"), statusCd: statusCd() },
  create: input("CreateWebDescriptionInput", "A new description of an item for the web", {
    ...texts,
    active: { ...active, default: 1 },
    statusCd: keptStatusCd,
  }),
  update: input("UpdateWebDescriptionInput", "What to change of an item's description", {
    ...texts,
    active,
    statusCd: keptStatusCd,
  }),
  words: ["product text", "copy", "marketing text", "long description", "item page"],
  tasks: {
    list: ["marketing texts of an item", "long descriptions of a part"],
    create: ["write a text for the item page", "add a product text for the web", "new web copy for an item"],
    update: ["rewrite the product text"],
    delete: ["remove a product text"],
  },
  read: "catalog.read",
  write: "catalog.write",
  scope: "site",
  invalidates: ["legacy.invMast.webDesc", "items.invMast", "search.itemSearch"],
  rules: ["R255"],
});

const shown = "The latest active one with a full text is the `webDesc` of the item's page, and found by search.";

/** `/inv-mast/{id}/web-desc`: descriptions of an item for the web (R255). */
export const webDesc: Resource = resource(
  "/inv-mast",
  belowItem(
    {
      ...plain,
      create: { ...plain.create, description: shown },
      update: { ...plain.update, description: shown },
    },
    "web-desc",
    "invMastWebDescUid",
  ),
);
