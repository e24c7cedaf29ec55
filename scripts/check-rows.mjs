// `npm run check:rows`, after `npm test`: the type that the server's code asserts of each row it takes, against the columns
// that the migrated schema answers. The tests noted in the folder which statement was sent from where, and what was null.
// `--some`, after some of the tests: rows that none of them took are left out.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./lib/root.mjs";
import { AssertedRows } from "./rows/asserted.mjs";
import { describeAll } from "./rows/described.mjs";
import { problemsOf } from "./rows/problems.mjs";
import { excused, unneededReasons } from "./rows/reasons.mjs";

const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { some: { type: "boolean" } } });
const folder = positionals[0] ?? join(root, ".cache/called");
const files = existsSync(folder) ? readdirSync(folder) : [];
const lines = new Set(files.flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n")));
const notes = (word) =>
  [...lines].flatMap((line) => (line.startsWith(`${word} `) ? [JSON.parse(line.slice(word.length + 1))] : []));

const sent = notes("row");
if (sent.length === 0) {
  console.log("No test noted a row; run `npm test` first.");
  process.exit();
}
const nulls = new Set(notes("null").map(({ sender, column }) => `${sender} ${column}`));
const columns = await describeAll(new Set(sent.map(({ text }) => text)));
const asserted = new AssertedRows();
const taken = new Set();
const problems = new Set();
for (const { sender, text } of sent) {
  const row = asserted.rowOf(sender.split(" "));
  if (!row) continue;
  taken.add(row.place);
  const found = problemsOf(row, columns.get(text), (column) => nulls.has(`${sender} ${column}`));
  for (const problem of found) problems.add(`${row.place}${row.caller && ` (for ${row.caller})`} ${problem}`);
}
const places = asserted.places();
if (!options.some) {
  for (const place of places) if (!taken.has(place) && !excused(place)) problems.add(`${place} is taken by no test`);
  for (const name of unneededReasons()) problems.add(`${name} needs its reason in scripts/rows/reasons.mjs no more`);
}

console.log(`rows typed as the schema says: ${taken.size} of ${places.length} places, ${columns.size} statements`);
if (problems.size > 0) {
  console.error(`\n${problems.size} are not:\n  ${[...problems].sort().join("\n  ")}`);
  process.exitCode = 1;
}
