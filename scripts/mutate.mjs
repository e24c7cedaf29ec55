// `npm run mutate [room…]`: changes the rules of money, stock and access one at a time (Stryker) and tells what no test
// noticed. Fails where fewer than nine of ten changes are noticed, where one that is not stands without a reason, or where
// a reason is left of one that is.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/root.mjs";
import { runTool } from "./lib/run.mjs";
import { rooms } from "./mutate/rooms.mjs";

const least = 0.9;
const wanted = process.argv.slice(2);
const unknown = wanted.filter((room) => !(room in rooms));
if (unknown.length > 0) {
  console.error(`There is no room \`${unknown.join("`, `")}\`. There are: ${Object.keys(rooms).join(", ")}.`);
  process.exit(1);
}

/** Why a change may go unnoticed, by `file: code → changed code`. */
const reasons = JSON.parse(readFileSync(join(root, "scripts/mutate/survivors.json"), "utf8"));

/** The code between two places of a source, on one line. */
function codeAt(source, { start, end }) {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.map((line) => line.trim()).join(" ");
}

/** Changes one room and tells its files, how many changes there were, and which of them no test noticed. */
async function mutate(room) {
  const status = await runTool("@stryker-mutator/core/bin/stryker.js", ["run", "scripts/mutate/stryker.config.mjs"], {
    // One database: each change runs its tests anew.
    env: { ...process.env, PURVEY_MUTATE: room, PURVEY_TEST_DATABASE: "embedded" },
  });
  if (status !== 0) throw new Error(`Stryker ended with ${status} in \`${room}\`.`);
  const { files } = JSON.parse(readFileSync(join(root, `.cache/mutate/${room}.json`), "utf8"));
  const mutants = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status !== "Ignored")
      .map(({ location, replacement, status }) => ({
        noticed: status !== "Survived" && status !== "NoCoverage",
        place: `${file}:${location.start.line}`,
        change: `${file}: ${codeAt(source, location)} → ${replacement.replaceAll(/\s+/g, " ")}`,
      })),
  );
  return { files: Object.keys(files), changes: mutants.length, unnoticed: mutants.filter(({ noticed }) => !noticed) };
}

for (const room of wanted.length > 0 ? wanted : Object.keys(rooms)) {
  const start = performance.now();
  const { files, changes, unnoticed } = await mutate(room);
  const minutes = (performance.now() - start) / 60_000;
  const score = 1 - unnoticed.length / changes;
  const open = unnoticed.filter(({ change }) => !(change in reasons));
  console.log(
    `${room}: ${(score * 100).toFixed(1)} % of ${changes} changes noticed in ${minutes.toFixed(1)} minutes, ${open.length} without a reason`,
  );
  for (const { place, change } of open) console.log(`  ${place}  ${change.slice(change.indexOf(": ") + 2)}`);
  const stale = Object.keys(reasons).filter(
    (change) => files.some((file) => change.startsWith(`${file}: `)) && !unnoticed.some((one) => one.change === change),
  );
  for (const change of stale) console.log(`  No longer a survivor: ${change}`);
  if (score < least || open.length > 0 || stale.length > 0) process.exitCode = 1;
}
