import { mediaOfSite } from "../../media-of-site.ts";
import type { RowSet } from "../../row-set.ts";

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
      id,
      category_id: category,
      title,
      alias,
      intro_text: intro,
      full_text: `${intro} ${text}`,
      meta_desc: intro,
      created,
      modified: created,
      publish_up: created,
      created_by: 7,
      hits: 40 + index * 17,
    });
    rows.add("content_tag", ...tags.map((tag) => ({ content_id: id, tag_id: tag })));
  });
}

function addFamilyMenu(rows: RowSet, families: readonly { readonly name: string; readonly uid: number }[]): void {
  rows.add("menu", { id: 2, title: "Product families", menu_type: "families", description: "Side of the shop" });
  families.forEach(({ name, uid }, index) => {
    rows.add("menu_item", {
      id: 6 + index,
      menu_id: 2,
      title: name,
      alias: name.toLowerCase().replace(/ /g, "-"),
      link: `/shop/categories/${uid}`,
      type: "category",
      sequence_no: index + 1,
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

/** An article of the demonstration. */
interface Article {
  readonly title: string;
  readonly alias: string;
  readonly intro: string;
  readonly text: string;
  readonly tags: readonly number[];
  readonly category: number;
}

/** Guides that a distributor's counter would give away. */
const articles: readonly Article[] = [
  {
    title: "Reading a bearing number",
    alias: "reading-a-bearing-number",
    tags: [4, 6],
    category: 2,
    intro: "What 6205-2RS tells about the bearing.",
    text: "The first figure is the type: 6 stands for deep groove. The second is the series, and so width and outside diameter for the bore. The last two times five give the bore from 04 up: 05 is 25 mm. 00 to 03 are 10, 12, 15 and 17 mm. ZZ is two metal shields, 2RS two rubber seals.",
  },
  {
    title: "Measuring a V-belt",
    alias: "measuring-a-v-belt",
    tags: [6],
    category: 2,
    intro: "Top width and inside length are enough.",
    text: "Measure the width across the top: 1/2 inch is A, 21/32 is B, 7/8 is C. Lay a tape round the inside for the length. An A belt of 42 inches is an A42. Narrow belts are numbered by the outside length in tenths of an inch: 3V500 is 50 inches long.",
  },
  {
    title: "Which glove for which work",
    alias: "which-glove",
    tags: [5, 6],
    category: 2,
    intro: "From thin nitrile to cut level A6.",
    text: "Oil and small parts: nitrile of 4 to 6 mil. Shop work over a whole shift: 8 mil. Light sheet: cut level A2. Freshly cut sheet metal: A4. Blades and glass: A6. Never wear gloves at a drill press or lathe.",
  },
  {
    title: "Choosing a grit",
    alias: "choosing-a-grit",
    tags: [6],
    category: 2,
    intro: "Start as fine as the work allows.",
    text: "36 takes off welds, 60 blends, 80 evens out, 120 prepares for primer, 180 for paint, 320 and finer for sanding between coats. Skip no more than one step, or the old scratches stay.",
  },
  {
    title: "NPT, BSP and metric threads",
    alias: "pipe-threads",
    tags: [6],
    category: 2,
    intro: "Why a half inch thread is not half an inch.",
    text: "Pipe threads are named after the bore of old iron pipe. 1/2 NPT measures 0.84 inch outside. NPT has 60 degrees and tapers, BSP has 55: they start together and leak. Metric M20 x 1.5 is often mistaken for 1/2 BSP.",
  },
  {
    title: "Torque for metric bolts",
    alias: "torque-for-metric-bolts",
    tags: [1, 3],
    category: 2,
    intro: "Guide values for class 8.8, dry.",
    text: "M5 6 N·m, M6 10, M8 25, M10 49, M12 85, M16 210, M20 410. Take a quarter off for oiled threads. Class 10.9 takes 1.4 times as much. The machine's manual goes before any table.",
  },
  {
    title: "Lockout in six steps",
    alias: "lockout-in-six-steps",
    tags: [5],
    category: 2,
    intro: "Prepare, tell, stop, isolate, lock, test.",
    text: "Know every energy: electric, air, hydraulic, springs, gravity. Tell those affected. Stop the machine, open the disconnects, hang your own lock and tag, let stored energy off, and try to start. Only who hung the lock takes it off.",
  },
  {
    title: "How our stock figures work",
    alias: "how-our-stock-figures-work",
    tags: [2],
    category: 1,
    intro: "Available is what nobody else has ordered.",
    text: "On hand is what lies on the shelf. Allocated is promised to other orders. Available is the difference, by location. Figures are taken the moment you look and again when you order.",
  },
  {
    title: "Cut to length",
    alias: "cut-to-length",
    tags: [2],
    category: 1,
    intro: "Wire, hose, tube and chain come by the foot.",
    text: "Each item's page gives the least length. Cuts are made the same day and cannot be returned. Full rolls are cheaper by the foot.",
  },
];
