import type { RowSet } from "../row-set.ts";

const dated = {
  created: "2026-02-02 09:00:00",
  modified: "2026-02-02 09:00:00",
  publish_up: "2026-02-02 09:00:00",
  created_by: 7,
};

/** Adds articles, tags, menus, synonyms and redirects. */
export function addPublications(rows: RowSet): void {
  addArticles(rows);
  addMenus(rows);
  addSearchHelp(rows);
}

function addArticles(rows: RowSet): void {
  rows.add(
    "content_category",
    { id: 1, title: "Service", alias: "service" },
    { id: 2, title: "Technical Guides", alias: "technical-guides" },
  );
  rows.add(
    "content",
    {
      ...dated,
      id: 1,
      category_id: 1,
      title: "Delivery and pick-up",
      alias: "delivery-and-pick-up",
      intro_text: "Orders placed by 4 pm leave the same day from Columbus and Toledo.",
      full_text:
        "Orders placed by 4 pm leave the same day from Columbus and Toledo. Pick-up orders are ready two hours after they were placed; the counter is open from 7 am to 5 pm on weekdays.",
    },
    {
      ...dated,
      id: 2,
      category_id: 2,
      title: "Metric bolt grades explained",
      alias: "metric-bolt-grades",
      intro_text: "What 8.8, 10.9 and A2-70 on a bolt head mean.",
      full_text:
        "The first figure is a hundredth of the tensile strength in MPa, the second the ratio of yield to tensile strength. A bolt of class 8.8 has 800 MPa tensile strength and yields at 640 MPa. Stainless bolts are marked with steel group and strength: A2-70 has 700 MPa.",
    },
    {
      ...dated,
      id: 3,
      category_id: 1,
      title: "Returns",
      alias: "returns",
      intro_text: "Unused parts in their box come back within 30 days.",
      full_text:
        "Unused parts in their original box come back within 30 days with the invoice number. Items made to order and adhesives past half their shelf life cannot be returned.",
      state: 0,
    },
  );
  rows.add(
    "tag",
    { id: 1, title: "Fasteners", alias: "fasteners" },
    { id: 2, title: "Service", alias: "service" },
    { id: 3, parent_id: 1, title: "Metric", alias: "metric" },
  );
  rows.add(
    "content_tag",
    { content_id: 1, tag_id: 2 },
    { content_id: 2, tag_id: 1 },
    { content_id: 2, tag_id: 3 },
    { content_id: 3, tag_id: 2 },
  );
}

function addMenus(rows: RowSet): void {
  rows.add("menu", { id: 1, title: "Main menu", menu_type: "main", description: "Top of every page" });
  rows.add(
    "menu_item",
    { id: 1, menu_id: 1, title: "Shop", alias: "shop", link: "/shop", sequence_no: 1 },
    { id: 2, menu_id: 1, title: "Quick order", alias: "quick-order", link: "/shop/quick-order", sequence_no: 2 },
    { id: 3, menu_id: 1, title: "Guides", alias: "guides", link: "/content/technical-guides", sequence_no: 3 },
    {
      id: 4,
      menu_id: 1,
      parent_id: 3,
      level: 2,
      title: "Metric bolt grades",
      alias: "metric-bolt-grades",
      link: "/content/2",
      type: "article",
      content_id: 2,
      sequence_no: 1,
    },
    {
      id: 5,
      menu_id: 1,
      title: "Delivery",
      alias: "delivery",
      link: "/content/1",
      type: "article",
      content_id: 1,
      sequence_no: 4,
    },
  );
}

function addSearchHelp(rows: RowSet): void {
  rows.add(
    "search_synonym",
    { term: "nyloc", synonyms: ["lock nut", "nylon insert"] },
    { term: "loctite", synonyms: ["threadlocker"] },
    { term: "cap screw", synonyms: ["bolt"] },
    { term: "cutting disc", synonyms: ["cut-off wheel"] },
  );
  rows.add(
    "search_redirect",
    { query_string: "returns", redirect_link: "/content/3" },
    { query_string: "delivery", redirect_link: "/content/1" },
  );
}
