import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { sequence } from "../scripts/lib/longest-first.ts";

const conditions = ["source", "module", "node", "default"];
const packages = fileURLToPath(new URL("../packages", import.meta.url));

/**
 * Journeys in a real browser against the real server, on both databases. The application must be built before; the
 * server is taken from its source, by alias because the conditions above do not reach the global set-up.
 */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions, alias: [{ find: /^@purvey\/(\w+)\/(.+)$/, replacement: `${packages}/$1/src/$2.ts` }] },
  ssr: { resolve: { conditions, externalConditions: ["node", "default"] } },
  test: {
    include: ["**/*.e2e.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As long as a locator waits: what takes time on a busy machine is late, not wrong.
    expect: { poll: { timeout: 30_000 } },
    globalSetup: ["support/global-setup.ts"],
    pool: "forks",
    // One process runs many files: it keeps its browser, and in it the windows whose scripts are read and compiled already.
    isolate: false,
    sequence,
    runner: "support/browser-runner.ts",
    maxWorkers: 2,
    // As many people at once as there are processors: more of them only wait for each other.
    maxConcurrency: 2,
  },
});
