import type { ContentOperations, MenuDoc, MenuItem } from "@purvey/contract/generated/content";
import sql from "sql-template-tag";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { notFound } from "../../../../platform/errors.ts";
import { visibleContent } from "../../visible-content.ts";

/** An entry as the database gives it: without those below it. */
export type FlatMenuItem = Omit<MenuItem, "children">;

/**
 * The tree of a menu's entries, from entries in their order. An entry whose parent is missing is left out with
 * everything below it: its parent is hidden.
 */
export function menuTree(entries: readonly FlatMenuItem[]): MenuItem[] {
  const below = new Map<number, FlatMenuItem[]>();
  for (const entry of entries) below.set(entry.parentId, [...(below.get(entry.parentId) ?? []), entry]);
  const childrenOf = (parentId: number): MenuItem[] =>
    (below.get(parentId) ?? []).map((entry) => ({ ...entry, children: childrenOf(entry.id) }));
  return childrenOf(0);
}

/** Menus as trees of their published entries. */
export const menuHandlers: Handlers<Pick<ContentOperations, "menu.doc">> = {
  "menu.doc": async ({ id }, context) => {
    const hidden = context.can("content.preview") ? sql`true` : sql`i.published = 1`;
    const row = await context.db.first<Omit<MenuDoc, "items"> & { entries: FlatMenuItem[] }>(sql`
      select m.id, m.title, m.menu_type as "menuType", m.description, coalesce((
        select json_agg(json_build_object('id', i.id, 'parentId', i.parent_id, 'title', i.title, 'alias', i.alias,
          'link', i.link, 'type', i.type, 'contentId', i.content_id, 'sequenceNo', i.sequence_no, 'level', i.level)
          order by i.sequence_no, i.id)
        from menu_item i where i.site_id = m.site_id and i.menu_id = m.id and ${hidden} and (i.content_id is null or exists (
          select 1 from content c where c.site_id = i.site_id and c.id = i.content_id and ${visibleContent(context, sql`c`)}
        ))), '[]') as entries
      from menu m where m.site_id = ${context.site} and m.id = ${id}`);
    if (!row) throw notFound("menu", id);
    const { entries, ...menu } = row;
    return { ...menu, items: menuTree(entries) };
  },
};
