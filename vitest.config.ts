import { defineConfig } from "vitest/config";

/** Workspace packages resolve to their TypeScript source (export condition `source`): tests need no build. */
export default defineConfig({
  resolve: { conditions: ["source", "module", "node", "default"] },
  ssr: { resolve: { conditions: ["source", "module", "node", "default"], externalConditions: ["node", "default"] } },
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
