/**
 * Times of the application in a real browser, each beside its budget: `npm run bench:web`. Medians of 5 rounds (another
 * number: `-- --rounds 3`; one part: `-- --only palette`) on a machine that does nothing else. The application must be
 * built. Ends with 1 when a budget is broken.
 */
import { parseArgs } from "node:util";
import { measureImport } from "./web/importing.ts";
import { measureInteractions } from "./web/interactions.ts";
import { type Lab, openLab } from "./web/lab.ts";
import { measureLargeAnswer, measureScroll } from "./web/large-answers.ts";
import { measureLoading } from "./web/loading.ts";
import { measurePalette, measureRouteChange } from "./web/moving.ts";
import { measurePaste } from "./web/pasting.ts";
import { type Measured, report } from "./web/report.ts";
import { measureTableScroll } from "./web/scrolling.ts";

const parts: Readonly<Record<string, (lab: Lab, rounds: number) => Promise<Measured[]>>> = {
  loading: measureLoading,
  interactions: measureInteractions,
  route: measureRouteChange,
  palette: measurePalette,
  paste: measurePaste,
  scroll: measureScroll,
  table: measureTableScroll,
  import: measureImport,
  answer: measureLargeAnswer,
};

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, only: { type: "string", multiple: true } },
});
const chosen = Object.entries(parts).filter(([name]) => values.only?.includes(name) ?? true);
if (chosen.length === 0) throw new Error(`--only is one of ${Object.keys(parts).join(", ")}.`);
const lab = await openLab();
try {
  console.log(`${"milliseconds".padEnd(50)}${"median".padStart(9)} ${"budget".padStart(7)}  verdict  rounds`);
  for (const [, measure] of chosen)
    for (const measured of await measure(lab, Number(values.rounds))) if (!report(measured)) process.exitCode = 1;
} finally {
  await lab.stop();
}
