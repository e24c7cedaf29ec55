import type { ItemTag, LegacyOperations } from "@purvey/contract/generated/legacy";
import { ItemTag as ItemTagSchema } from "@purvey/contract/services/legacy/tags";
import sql from "sql-template-tag";
import { onDuplicate } from "../../../../platform/db/on-duplicate.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { conflict, invalid } from "../../../../platform/errors.ts";
import { type AroundChange, belowItemHandlers } from "../../below-item.ts";

/** The tags of an item that count. */
async function tagsOf(invMastUid: number, { db, site }: Context): Promise<readonly string[]> {
  const rows = await db.query<{ tag: string }>(sql`
    select g.tag from item_tag g where g.site_id = ${site} and g.inv_mast_uid = ${invMastUid} and g.status_cd = 704`);
  return rows.map(({ tag }) => tag);
}

/** Lets the search index follow: tags that were set there by hand stay, those of the item come and go with it. */
const alignIndex: AroundChange = async (invMastUid, context, change) => {
  const before = await tagsOf(invMastUid, context);
  const answer = await change();
  const after = await tagsOf(invMastUid, context);
  await context.db.execute(sql`
    update item_search s set tags = array(
      select t from unnest(s.tags) t where t <> all(${before}::text[])
      union select t from unnest(${after}::text[]) t order by 1)
    where s.site_id = ${context.site} and s.inv_mast_uid = ${invMastUid}`);
  return answer;
};

const tag = belowItemHandlers<ItemTag>(
  {
    entity: ItemTagSchema,
    table: "item_tag",
    key: "invMastTagsUid",
    noun: "tag of the item",
    search: [],
    defaultOrder: "tag|ASC",
  },
  alignIndex,
);

/** A tag without the blanks around it; refuses (400) one of blanks only. */
function trimmed<T extends { readonly tag?: string }>(input: T): T {
  if (input.tag === undefined) return input;
  const text = input.tag.trim();
  if (text === "") throw invalid("tag", "Expected a word, got blanks.", input.tag);
  return { ...input, tag: text };
}

function twice(text: string | undefined) {
  return () => conflict(`The item has the tag \`${text}\` already.`);
}

type TagOperations = Pick<LegacyOperations, Extract<keyof LegacyOperations, `invMast.tags.${string}`>>;

/** `/inv-mast/{id}/tags`: the tags of an item. */
export const tagHandlers: Handlers<TagOperations> = {
  "invMast.tags.list": tag.list,
  "invMast.tags.create": async (input, context) =>
    onDuplicate(tag.create(trimmed(input), context), twice(input.tag.trim())),
  "invMast.tags.get": tag.get,
  "invMast.tags.update": async (input, context) =>
    onDuplicate(tag.update(trimmed(input), context), twice(input.tag?.trim())),
  "invMast.tags.delete": tag.delete,
};
