import { articles } from "../../../load/examples/demo/company/publications.ts";
import { mediaOfSite } from "../../../load/examples/media-of-site.ts";
import type { RowSet } from "../../../load/examples/row-set.ts";

/** Adds guides, a menu of the families, synonyms and redirects to those of the fixture world. */
export function addDemoPublications(
  rows: RowSet,
  families: readonly { readonly name: string; readonly uid: number }[],
): void {
  addGuides(rows);
  addFamilyMenu(rows, families);
  rows.add("search_synonym", ...synonyms.map(([term, words]) => ({ term, synonyms: words })));
  rows.add(
    "search_redirect",
    ...redirects.map(([query, link]) => ({ query_string: query, redirect_link: mediaOfSite(link, rows.site) })),
  );
}

function addGuides(rows: RowSet): void {
  rows.add(
    "tag",
    { id: 4, title: "Bearings", alias: "bearings" },
    { id: 5, title: "Safety", alias: "safety" },
    { id: 6, title: "Selection", alias: "selection" },
  );
  articles.forEach(({ title, alias, intro, text, tags, category }, index) => {
    const id = index + 4;
    const created = `2026-0${1 + (index % 9)}-1${index % 9} 09:00:00`;
    rows.add("content", {
      ...{
        id,
        category_id: category,
        title,
        alias,
        intro_text: intro,
        full_text: `${intro} ${text}`,
        meta_desc: intro,
      },
      ...{ created, modified: created, publish_up: created, created_by: 7, hits: 40 + index * 17 },
    });
    rows.add("content_tag", ...tags.map((tag) => ({ content_id: id, tag_id: tag })));
  });
}

function addFamilyMenu(rows: RowSet, families: readonly { readonly name: string; readonly uid: number }[]): void {
  rows.add("menu", { id: 2, title: "Product families", menu_type: "families", description: "Side of the shop" });
  families.forEach(({ name, uid }, index) => {
    rows.add("menu_item", {
      ...{ id: 6 + index, menu_id: 2, title: name, alias: name.toLowerCase().replace(/ /g, "-") },
      ...{ link: `/shop/categories/${uid}`, type: "category", sequence_no: index + 1 },
    });
  });
}

const synonyms: readonly (readonly [string, readonly string[]])[] = [
  ["allen", ["socket head", "hex socket"]],
  ["imbus", ["socket head"]],
  ["zip tie", ["cable tie"]],
  ["wire nut", ["wire connector"]],
  ["super glue", ["instant adhesive"]],
  ["nyloc nut", ["lock nut"]],
  ["sandpaper", ["abrasive sheet"]],
  ["trash bag", ["can liner"]],
  ["fan belt", ["v-belt"]],
  ["all thread", ["threaded rod"]],
  ["teflon tape", ["thread seal tape"]],
  ["ppe", ["safety"]],
  ["small", ["size s"]],
  ["medium", ["size m"]],
  ["large", ["size l"]],
  ["extra large", ["size xl"]],
  ["xxl", ["size 2xl"]],
];

const redirects: readonly (readonly [string, string])[] = [
  ["opening hours", "/content/1"],
  ["bolt grades", "/content/2"],
  ["glove sizes", "/media/documents/handhold-glove-sizes.pdf"],
];
