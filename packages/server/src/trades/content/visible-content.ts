import sql, { join, type Sql } from "sql-template-tag";
import type { Context } from "../../platform/endpoints/context.ts";

/**
 * The condition that the reader may see an article; `alias` is the table `content`. Published ones between their dates,
 * for everybody (access 1) or for an access level of one of the reader's groups; with `content.preview` all but those
 * in the bin.
 */
export function visibleContent(context: Context, alias: Sql): Sql {
  if (context.can("content.preview")) return sql`${alias}.state <> -2`;
  const userId = context.principal?.userId ?? 0;
  return join(
    [
      sql`${alias}.state = 1`,
      sql`(${alias}.publish_up is null or ${alias}.publish_up <= localtimestamp)`,
      sql`(${alias}.publish_down is null or ${alias}.publish_down > localtimestamp)`,
      sql`(${alias}.access = 1 or exists (
        select 1 from user_group_map m join user_group g on g.site_id = m.site_id and g.id = m.group_id
        where m.site_id = ${alias}.site_id and m.user_id = ${userId} and m.is_active and g.published = 1
          and g.access = ${alias}.access))`,
    ],
    " and ",
  );
}

/** The condition that the reader may see a tag; `alias` is the table `tag`. */
export function visibleTag(context: Context, alias: Sql): Sql {
  return context.can("content.preview") ? sql`true` : sql`${alias}.published = 1`;
}
