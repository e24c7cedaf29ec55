// `npm run screens`: builds, and takes pictures of every screen; see e2e/screens/take-screens.ts.
import { build } from "./lib/build.mjs";
import { findChromium } from "./lib/chromium.mjs";
import { install, requireNode } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";

requireNode();
install();
const status = await build();
if (status !== 0) process.exit(status);
const words = ["--conditions=source", "--import=tsx", "e2e/screens/take-screens.ts", ...process.argv.slice(2)];
const env = { ...process.env, PURVEY_CHROMIUM: await findChromium() };
process.exitCode = await run(process.execPath, words, { env });
