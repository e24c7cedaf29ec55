/**
 * `npm run crash`: kills the server again and again under mixed load, and looks whether anything was lost, doubled or left
 * half done. `--seconds 60` for each database, `--database embedded|postgres|both`, `--seed <number>`, `--pgbouncer` between
 * the server and PostgreSQL. Needs nothing that runs already and leaves nothing behind; the exit status is 1 when something was found.
 */
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
// Of the sources: what helps tests is not built.
import { type CrashReport, runCrash } from "../packages/server/src/testing/crash/run-crash.ts";
import { Programs } from "../packages/server/src/testing/programs.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    database: { type: "string", default: "both" },
    pgbouncer: { type: "boolean", default: false },
    seed: { type: "string", default: String(Math.floor(Math.random() * 1_000_000)) },
  },
});
const [seconds, seed] = [Number(values.seconds), Number(values.seed)];
const kinds = (["embedded", "postgres"] as const).filter((kind) => [kind, "both"].includes(values.database));
if (!(seconds > 0) || !Number.isSafeInteger(seed) || kinds.length === 0) {
  console.error(
    "Usage: npm run crash -- [--seconds 60] [--database embedded|postgres|both] [--seed <number>] [--pgbouncer]",
  );
  process.exit(2);
}

function print({ kind, kills, databaseKills, calls, acknowledged, lost, retried, found, faults }: CrashReport): void {
  const database = databaseKills > 0 ? `, ${databaseKills} of PostgreSQL` : "";
  console.log(`${kind}: ${kills} kills of the server${database}`);
  console.log(`  ${calls} calls, ${acknowledged} acknowledged, ${lost} answers lost, ${retried} sent again`);
  console.log(`  ${found} writes found, ${faults.length === 0 ? "each once and whole" : `${faults.length} faults:`}`);
  for (const fault of faults.slice(0, 20)) console.log(`  - ${fault}`);
}

const programs = new Programs();
let faults = 0;
try {
  console.log(`seed ${seed}, ${seconds} s each`);
  const program = await programs.of(
    fileURLToPath(new URL("../packages/server/src/testing/crash/serve.ts", import.meta.url)),
  );
  for (const kind of kinds) {
    const until = performance.now() + seconds * 1000;
    const report = await runCrash({
      kind,
      pooled: values.pgbouncer,
      seed,
      program,
      goOn: () => performance.now() < until,
    });
    print(report);
    faults += report.faults.length;
  }
} finally {
  await programs.remove();
}
process.exit(faults === 0 ? 0 : 1);
