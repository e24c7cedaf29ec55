import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const conditions = ["source", "module", "node", "default"];
const packages = fileURLToPath(new URL("packages", import.meta.url));

/**
 * Workspace packages resolve to their TypeScript source (export condition `source`): tests need no build. The global
 * set-up, which those conditions do not reach, finds them by alias.
 */
export default defineConfig({
  resolve: {
    conditions,
    alias: [{ find: /^@purvey\/(contract|client|server)\/(.+)$/, replacement: `${packages}/$1/src/$2.ts` }],
  },
  ssr: { resolve: { conditions, externalConditions: ["node", "default"] } },
  test: {
    include: [
      "packages/*/src/**/*.test.ts",
      "packages/*/src/**/*.test.tsx",
      "apps/*/src/**/*.test.ts",
      "apps/*/src/**/*.test.tsx",
    ],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    globalSetup: ["packages/server/src/testing/global-setup.ts"],
    pool: "forks",
    maxWorkers: 2,
  },
});
