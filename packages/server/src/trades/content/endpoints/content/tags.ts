import type { ContentOperations, Tag } from "@purvey/contract/generated/content";
import { Tag as TagSchema } from "@purvey/contract/services/content/tags";
import sql, { join, type Sql } from "sql-template-tag";
import { columnFields, selectFields } from "../../../../platform/db/columns.ts";
import { everyWord } from "../../../../platform/db/words.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { visibleContent, visibleTag } from "../../visible-content.ts";

const columns = columnFields(TagSchema).filter((field) => field !== "contentCount");

function conditions(input: { catId?: number; parentId?: number; q?: string }, context: Context): Sql {
  const found = [sql`t.site_id = ${context.site}`, visibleTag(context, sql`t`)];
  if (input.catId !== undefined) found.push(sql`t.category_id = ${input.catId}`);
  if (input.parentId !== undefined) found.push(sql`t.parent_id = ${input.parentId}`);
  return join([...found, ...everyWord(sql`lower(concat_ws(' ', t.title, t.alias, t.description))`, input.q)], " and ");
}

/** Tags with the number of articles that the reader can see under each. */
export const tagHandlers: Handlers<Pick<ContentOperations, "tags.list">> = {
  "tags.list": (input, context) =>
    queryPage<Tag>(context.db, {
      select: sql`${selectFields(columns, "t")}, (
        select count(*) from content_tag x join content c on c.site_id = x.site_id and c.id = x.content_id
        where x.site_id = t.site_id and x.tag_id = t.id and ${visibleContent(context, sql`c`)}) as "contentCount"`,
      from: sql`from tag t where ${conditions(input, context)}`,
      order: sql`order by t.id`,
      limit: input.limit,
      offset: input.offset,
    }),
};
