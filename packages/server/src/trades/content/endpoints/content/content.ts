import type { Content, ContentDoc, ContentOperations } from "@purvey/contract/generated/content";
import { Content as ContentSchema } from "@purvey/contract/services/content/content";
import sql, { join, type Sql } from "sql-template-tag";
import { columnFields, selectFields, snakeCase } from "../../../../platform/db/columns.ts";
import { orderBy } from "../../../../platform/db/order-by.ts";
import { everyWord } from "../../../../platform/db/words.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { notFound } from "../../../../platform/errors.ts";
import { numbersOf, wordsOf } from "../../../../values/comma-list.ts";
import { visibleContent, visibleTag } from "../../visible-content.ts";

const columns = columnFields(ContentSchema).filter((field) => field !== "categoryTitle");
const sortable = [...columns, "categoryTitle"];
const expressions = Object.fromEntries([
  ...columns.map((field) => [snakeCase(field), `c.${snakeCase(field)}`]),
  ["category_title", "k.title"],
]);

function fieldsFor(context: Context): Sql {
  return sql`${selectFields(columns, "c")}, k.title as "categoryTitle", c.images, coalesce((
    select json_agg(json_build_object('id', t.id, 'title', t.title, 'alias', t.alias) order by t.title, t.id)
    from content_tag x join tag t on t.site_id = x.site_id and t.id = x.tag_id
    where x.site_id = c.site_id and x.content_id = c.id and ${visibleTag(context, sql`t`)}), '[]') as tags`;
}

const tables = sql`from content c left join content_category k on k.site_id = c.site_id and k.id = c.category_id`;

/** The category of an article and those above it, from the top; at most 20, should the tree have a loop. */
const categoryPath = sql`
  coalesce((with recursive up (id, parent_id, title, alias, depth) as (
      select id, parent_id, title, alias, 1 from content_category where site_id = c.site_id and id = c.category_id
      union all
      select p.id, p.parent_id, p.title, p.alias, up.depth + 1 from up
      join content_category p on p.site_id = c.site_id and p.id = up.parent_id where up.depth < 20)
    select json_agg(json_build_object('id', id, 'parentId', parent_id, 'title', title, 'alias', alias) order by depth desc)
    from up), '[]')`;

function conditions(
  input: { categoryIdList?: string | number[]; tagsList?: string | string[]; q?: string },
  context: Context,
): Sql {
  const found = [sql`c.site_id = ${context.site}`, visibleContent(context, sql`c`)];
  const categories = numbersOf(input.categoryIdList);
  if (categories) found.push(sql`c.category_id = any(${categories}::bigint[])`);
  const tags = wordsOf(input.tagsList);
  if (tags) found.push(carriesTag(tags, context));
  const haystack = sql`lower(concat_ws(' ', c.title, c.intro_text, c.full_text))`;
  return join([...found, ...everyWord(haystack, input.q)], " and ");
}

/** The article carries one of the tags, each given by number or alias. */
function carriesTag(tags: readonly string[], context: Context): Sql {
  const names = tags.map((tag) => tag.toLowerCase());
  return sql`exists (select 1 from content_tag x join tag t on t.site_id = x.site_id and t.id = x.tag_id
    where x.site_id = c.site_id and x.content_id = c.id and ${visibleTag(context, sql`t`)}
      and (t.id::text = any(${names}::text[]) or lower(t.alias) = any(${names}::text[])))`;
}

async function find<T extends Content>(context: Context, id: number, more: Sql): Promise<T> {
  const row = await context.db.first<T>(sql`
    select ${fieldsFor(context)} ${more} ${tables}
    where c.site_id = ${context.site} and c.id = ${id} and ${visibleContent(context, sql`c`)}`);
  if (!row) throw notFound("article", id);
  return row;
}

type ArticleOperations = Pick<ContentOperations, "content.list" | "content.get" | "content.doc">;

/** Articles: a reader gets those published for them, whoever may preview drafts too. */
export const contentHandlers: Handlers<ArticleOperations> = {
  "content.list": (input, context) =>
    queryPage<Content>(context.db, {
      select: fieldsFor(context),
      from: sql`${tables} where ${conditions(input, context)}`,
      order: orderBy(input.orderBy, sortable, "c.id", expressions),
      limit: input.limit,
      offset: input.offset,
    }),
  "content.get": ({ id }, context) => find<Content>(context, id, sql``),
  "content.doc": ({ id }, context) =>
    find<ContentDoc>(
      context,
      id,
      sql`, c.full_text as "fullText", ${categoryPath} as categories,
        (select a.name from users a where a.site_id = c.site_id and a.id = c.created_by) as "authorName"`,
    ),
};
