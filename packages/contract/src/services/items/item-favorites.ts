import { Deleted } from "../../crud.ts";
import { get, post, put, type Resource, remove, resource } from "../../endpoint.ts";
import { itemUid } from "../../example-records.ts";
import { datetime, entity, input, list, nullable, orderBy, paging, pick, text, uid } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { ofUser } from "../../scope.ts";
import { itemFields, namingItem } from "./item-reference.ts";
import { sequenceNo } from "./sequence-no.ts";

/** An item a user keeps at hand, with their own note. */
export const Favorite: ObjectSchema = entity("Favorite", "An item a user keeps at hand", {
  usersId: uid("The user"),
  ...itemFields,
  defaultSellingUnit: text({ max: 8, description: "The unit it is sold in", example: "BX" }),
  note: nullable(text({ max: 500, description: "What the user notes about the item", example: "For the press line" })),
  sequenceNo: sequenceNo({ min: 1, description: "Position among the user's favorites, from 1" }),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const own = pick(Favorite, "note", "sequenceNo");

/** What a user may write about a favorite (R115). */
export const ItemNote: ObjectSchema = input("ItemNote", "The user's note about an item, and its position", own);

const words = ["favourite", "bookmark", "star", "frequently bought", "my items", "saved item"];
const usersId = uid("usersId of the user");
const ownOnly = "A user keeps their own favorites; for somebody else it takes the permission `user.write`.";

/** `/item-favorites/{id}`: the items a user keeps at hand. */
export const itemFavorites: Resource = resource(
  "/item-favorites/{id}",
  {
    list: get("", {
      params: { id: usersId },
      query: {
        ...paging(),
        orderBy: orderBy("sequence_no|ASC"),
        q: text({ description: "Words to look for in item number, description and note" }),
      },
      returns: list(Favorite),
      summary: "List the favorites of a user",
      description: ownOnly,
      words,
      tasks: ["my usual parts"],
      permission: "catalog.read",
      scope: ofUser({ id: "user" }),
    }),
    create: post("", {
      params: { id: usersId },
      body: namingItem(
        input("CreateFavoriteInput", "An item to keep at hand", {
          invMastUid: itemUid("The item"),
          itemId: itemFields.itemId,
          ...own,
        }),
      ),
      returns: Favorite,
      summary: "Make an item a favorite",
      description: `An item that is a favorite already stays one, with the note and position given now. Without a position it goes to the end. ${ownOnly}`,
      words,
      tasks: ["bookmark an item", "remember this part for me"],
      permission: "list.write",
      scope: ofUser({ id: "user" }),
      idempotent: true,
      invalidates: ["items.itemFavorites"],
      rules: ["R115"],
    }),
    update: put("/{fav}", {
      params: { id: usersId, fav: uid("invMastUid of the favorite item") },
      body: ItemNote,
      returns: Favorite,
      summary: "Note something about a favorite, or move it",
      description: `The favorites behind a new position move down. \`note\` null removes the note. ${ownOnly}`,
      words: [...words, "note", "reorder", "remark"],
      tasks: ["write a remark on a favorite"],
      permission: "list.write",
      scope: ofUser({ id: "user" }),
      invalidates: ["items.itemFavorites"],
      rules: ["R115"],
    }),
    delete: remove("/{fav}", {
      params: { id: usersId, fav: uid("invMastUid of the favorite item") },
      returns: Deleted,
      summary: "Remove an item from the favorites",
      description: ownOnly,
      words,
      tasks: ["unstar a part"],
      permission: "list.write",
      scope: ofUser({ id: "user" }),
      invalidates: ["items.itemFavorites"],
    }),
  },
  { aliases: ["/item-favorites/{id}/items"] },
);
