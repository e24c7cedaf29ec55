import { crud } from "../../crud.ts";
import { type Resource, resource } from "../../endpoint.ts";
import { code, datetime, entity, input, oneOf, orderBy, paging, required, statusCd, text, uid } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { belowItem, invMastUid } from "./item-keys.ts";

const tag = text({ min: 1, max: most.text, description: "The word; case does not count", example: "stainless" });
const processCd = code({ description: "What of it is still to be processed; 704 nothing", example: 704 });
const updateCd = code({ description: "Who keeps it up to date; 704 people, other codes programs", example: 704 });

/** A word that an item is found and grouped by. */
export const ItemTag: ObjectSchema = entity("ItemTag", "A word that an item is found and grouped by", {
  invMastTagsUid: uid("The tag's unique number"),
  invMastUid,
  tag,
  updateCd,
  statusCd: statusCd(),
  processCd,
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const once = "An item has a tag once, case aside; a second time is refused (409). Search finds the item by it at once.";

const plain = crud({
  entity: ItemTag,
  noun: "tag of an item",
  key: "invMastTagsUid",
  parents: { invMastUid },
  defaultOrder: "tag|ASC",
  listQuery: { ...paging(), orderBy: orderBy("tag|ASC"), statusCd: statusCd() },
  create: input("CreateItemTagInput", "A new tag of an item", { tag: required(tag) }),
  update: input("UpdateItemTagInput", "What to change of an item's tag", {
    tag,
    updateCd,
    processCd,
    statusCd: oneOf([704, 705], { description: "704 active, 705 inactive; delete to get 700" }),
  }),
  words: ["label", "keyword", "flag", "marker", "hashtag"],
  tasks: {
    list: ["how is an item labelled", "labels on a product"],
    create: ["label an item"],
  },
  read: "catalog.read",
  write: "catalog.write",
  scope: "site",
  invalidates: ["legacy.invMast.tags", "items.invMast", "search.itemSearch"],
});

/** `/inv-mast/{id}/tags`: the tags of an item. */
export const tags: Resource = resource(
  "/inv-mast",
  belowItem(
    {
      ...plain,
      create: {
        ...plain.create,
        summary: "Tag an item",
        tasks: ["label an item", "put a label on a product", "tag a part"],
        description: once,
        errors: ["RESOURCE_CONFLICT"],
      },
      update: { ...plain.update, description: once, errors: ["RESOURCE_CONFLICT"] },
      delete: { ...plain.delete, summary: "Take a tag off an item", tasks: ["untag a product"] },
    },
    "tags",
    "invMastTagsUid",
  ),
);
