// The server's house: which room stands on which, read from its imports.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** The trades from the ground up: each takes from those before it. */
const trades = [
  "customers",
  "inventory",
  "messaging",
  "shipping",
  "pricing",
  "payments",
  "search",
  "catalog",
  "content",
  "vmi",
  "purchasing",
  "site",
  "warehouse",
  "orders",
  "erp",
  "checkout",
];

/** Rooms from the ground up. */
const rooms = ["values", "platform", "providers", ...trades.map((trade) => `trades/${trade}`), "load", "root"];

/** What stands in `src` itself: it puts the rooms together. */
const rootFiles = ["start-server", "app", "services", "jobs", "embedded-providers", "owned-records", "testing"];

const importPattern = /^(?:import|export)\b[^;"`]*?"([^"]+)";?$|^[^*`/\n]*\bimport\("([^"]+)"\)/gm;

/** What a module imports, with the line that names it. */
export function* importsOf(text) {
  for (const match of text.matchAll(importPattern)) {
    const end = match.index + match[0].length;
    yield { target: match[1] ?? match[2], line: text.slice(0, end).split("\n").length };
  }
}

/** The modules of ours that are shipped. */
export function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith(".") || ["node_modules", "dist", "testing", "scripts"].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.(test|test-d|bench)\.tsx?$/.test(entry.name)) yield path;
  }
}

/** `trades/pricing/price-line.ts` → `trades/pricing`; `app.ts` → `root`. */
function roomOf(file) {
  const [first, second, third] = file.split("/");
  if (second === undefined) return "root";
  return first === "trades" && third !== undefined ? `trades/${second}` : first;
}

/** The room itself, or a folder in it with all that lies below. */
function folderOf(file) {
  const room = roomOf(file);
  const inside = room === "root" ? [] : file.slice(room.length + 1).split("/");
  return inside.length > 1 ? `${room}/${inside[0]}` : room;
}

/** Every import of a module of the server by another, as paths below `src`. */
function importsIn(src) {
  return [...sourceFiles(src)].flatMap((path) => {
    const from = relative(src, path);
    return [...importsOf(readFileSync(path, "utf8"))]
      .filter(({ target }) => target.startsWith("."))
      .map(({ target, line }) => ({ from, line, to: relative(src, join(dirname(path), target)) }));
  });
}

/** What breaks the order of the house, each with its way out. */
export function layerFaults(root) {
  const src = join(root, "packages/server/src");
  const imports = importsIn(src);
  const files = [...sourceFiles(src)].map((path) => relative(src, path));
  return [...files.flatMap(misplaced), ...imports.flatMap(upward), ...circles(imports)];
}

function misplaced(file) {
  const room = roomOf(file);
  if (room === "root" && !rootFiles.includes(file.replace(/\.ts$/, "")))
    return [`${named(file)} stands beside the composition root; put it into the room whose business it is.`];
  if (rooms.includes(room)) return [];
  if (room.startsWith("trades/"))
    return [
      `${named(file)} is of a trade without a place; list it in scripts/lib/server-layers.mjs, above those it takes from.`,
    ];
  return [`${named(file)} lies in no room; there are values, platform, providers, trades/<trade> and load.`];
}

function upward({ from, line, to }) {
  const [lower, upper] = [roomOf(from), roomOf(to)];
  if (!rooms.includes(lower)) return [];
  const at = `${named(from)}:${line} imports ${to}`;
  if (upper === "testing") return [`${at}, which is not shipped.`];
  if (rooms.indexOf(upper) > rooms.indexOf(lower))
    return [`${at}, but ${upper} stands above ${lower}; move what both need down, or let ${upper} hand it over.`];
  if (!lower.startsWith("trades/") || !upper.startsWith("trades/")) return [];
  const index = `${upper}/index.ts`;
  if (lower === upper) return to === index ? [`${at}, its own; import the module that has it.`] : [];
  return to === index ? [] : [`${at}, past ${index}; export it there, and import it from there.`];
}

/** Folders that need each other: of each circle the imports on one way around, so that the thinnest can be cut. */
function circles(imports) {
  const arrows = new Map();
  for (const { from, line, to } of imports) {
    const [start, end] = [folderOf(from), folderOf(to)];
    // What a trade offers others may lie in any folder of it.
    if (start === end || roomOf(from) !== roomOf(to) || start === "root" || from === `${start}/index.ts`) continue;
    const ends = arrows.get(start) ?? arrows.set(start, new Map()).get(start);
    ends.set(end, [...(ends.get(end) ?? []), `${named(from)}:${line} imports ${to}`]);
  }
  const seen = new Set();
  return [...arrows.keys()].flatMap((start) => {
    const way = wayBack(arrows, start);
    const key = way?.toSorted().join();
    if (!way || seen.has(key)) return [];
    seen.add(key);
    const thinnest = way
      .map((folder, index) => arrows.get(folder).get(way[(index + 1) % way.length]))
      .sort((one, other) => one.length - other.length)[0];
    return [
      `${[...way, start].join(" → ")} is a circle of folders; cut it where it is thinnest: ${thinnest.join("; ")}.`,
    ];
  });
}

/** The shortest way from a folder back to itself. */
function wayBack(arrows, start) {
  const ways = [[start]];
  const reached = new Set();
  for (const way of ways)
    for (const end of arrows.get(way.at(-1))?.keys() ?? []) {
      if (end === start) return way;
      if (!reached.has(end)) ways.push([...way, end]);
      reached.add(end);
    }
  return undefined;
}

const named = (file) => `packages/server/src/${file}`;

/** The house as a drawing in Mermaid: an arrow for each room that another takes from, unless one between them does. */
export function drawing(root) {
  const takes = new Map(rooms.map((room) => [room, new Set()]));
  for (const { from, to } of importsIn(join(root, "packages/server/src"))) {
    const [upper, lower] = [roomOf(from), roomOf(to)].map((room) => rooms.indexOf(room));
    if (lower >= 0 && lower < upper) takes.get(rooms[upper]).add(rooms[lower]);
  }
  const below = (room) => new Set([...takes.get(room)].flatMap((next) => [next, ...below(next)]));
  const name = (room) => room.replace("trades/", "");
  const lines = rooms.toReversed().flatMap((room) => {
    const direct = [...takes.get(room)];
    const shown = direct.filter((next) => !direct.some((other) => other !== next && below(other).has(next)));
    return shown.map((next) => `  ${name(room)} --> ${name(next)}`);
  });
  return ["```mermaid", "flowchart TD", ...lines, "```"].join("\n");
}
