import type { Favorite, ItemsOperations } from "@purvey/contract/generated/items";
import { Favorite as FavoriteSchema } from "@purvey/contract/services/items/item-favorites";
import sql from "sql-template-tag";
import type { Context } from "../../../../platform/endpoints/context.ts";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { within } from "../../../../platform/endpoints/within.ts";
import { notFound } from "../../../../platform/errors.ts";
import { namedItem } from "../../required-item.ts";

const favorite = crudHandlers<Favorite>({
  entity: FavoriteSchema,
  table: "item_favorite",
  key: "invMastUid",
  keyInput: "fav",
  noun: "favorite",
  search: ["i.item_id", "i.item_desc", "note"],
  defaultOrder: "sequence_no|ASC",
  deletion: "hard",
  parents: { id: "users_id" },
  joins: {
    from: sql`join item i on i.site_id = t.site_id and i.inv_mast_uid = t.inv_mast_uid and i.delete_flag = 'N'`,
    fields: { itemId: "i.item_id", itemDesc: "i.item_desc", defaultSellingUnit: "i.default_selling_unit" },
  },
});

/** Lets one change of a user's favorites wait for the other, so that no two get the same position. */
async function lockFavorites(usersId: number, context: Context): Promise<void> {
  const user = await context.db.first(
    sql`select 1 from users where site_id = ${context.site} and id = ${usersId} for no key update`,
  );
  if (!user) throw notFound("user", usersId);
}

/** Adds the item at the end; one that is a favorite already gets the note, where one is given. */
async function put(usersId: number, invMastUid: number, note: string | null | undefined, context: Context) {
  const { site } = context;
  const again = note === undefined ? sql`nothing` : sql`update set note = excluded.note, date_last_modified = default`;
  await context.db.execute(sql`
    insert into item_favorite (site_id, users_id, inv_mast_uid, note, sequence_no)
    select ${site}, ${usersId}, ${invMastUid}, ${note ?? null}, coalesce(max(sequence_no), 0) + 1
    from item_favorite where site_id = ${site} and users_id = ${usersId}
    on conflict (site_id, users_id, inv_mast_uid) do ${again}`);
}

/** Moves a favorite to a position from 1; those behind it move down, and all are numbered without gaps. */
async function move(usersId: number, invMastUid: number, position: number, context: Context): Promise<void> {
  const own = sql`site_id = ${context.site} and users_id = ${usersId}`;
  await context.db.execute(sql`
    with others as (
      select inv_mast_uid, row_number() over (order by sequence_no, inv_mast_uid) as place
      from item_favorite where ${own} and inv_mast_uid <> ${invMastUid}
    ), placed as (
      select inv_mast_uid, case when place < ${position}::bigint then place else place + 1 end as place from others
      union all
      select ${invMastUid}::bigint, least(${position}::bigint, (select count(*) from others) + 1)
    )
    update item_favorite f set sequence_no = p.place, date_last_modified = localtimestamp(0)
    from placed p where ${own} and f.inv_mast_uid = p.inv_mast_uid and f.sequence_no <> p.place`);
}

const create: Handler<ItemsOperations["itemFavorites.create"]> = async (input, context) => {
  return context.transaction(async (db) => {
    const inside = within(context, db);
    await lockFavorites(input.id, inside);
    const { invMastUid } = await namedItem(input, inside);
    await put(input.id, invMastUid, input.note, inside);
    if (input.sequenceNo !== undefined) await move(input.id, invMastUid, input.sequenceNo, inside);
    return favorite.get({ id: input.id, fav: invMastUid }, inside);
  });
};

const update: Handler<ItemsOperations["itemFavorites.update"]> = async ({ sequenceNo, ...input }, context) => {
  return context.transaction(async (db) => {
    const inside = within(context, db);
    await lockFavorites(input.id, inside);
    const noted = await favorite.update(input, inside);
    if (sequenceNo === undefined) return noted;
    await move(input.id, input.fav, sequenceNo, inside);
    return favorite.get(input, inside);
  });
};

type FavoriteOperations = Pick<ItemsOperations, Extract<keyof ItemsOperations, `itemFavorites.${string}`>>;

/** `/item-favorites/{id}`: the items a user keeps at hand (R115). */
export const itemFavoriteHandlers: Handlers<FavoriteOperations> = {
  "itemFavorites.list": favorite.list,
  "itemFavorites.create": create,
  "itemFavorites.update": update,
  "itemFavorites.delete": favorite.delete,
};
