import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { sequence } from "./scripts/lib/longest-first.ts";

const conditions = ["source", "node", "default"];
const packages = fileURLToPath(new URL("packages", import.meta.url));

/**
 * Workspace packages resolve to their TypeScript source (export condition `source`): tests need no build. The global
 * set-up, which those conditions do not reach, finds them by alias. Packages of
 * others that have a condition of that name go the same way.
 */
export default defineConfig({
  resolve: {
    conditions,
    alias: [
      { find: /^@purvey\/(contract|client|server|mcp|tables|search)\/(.+)$/, replacement: `${packages}/$1/src/$2.ts` },
    ],
  },
  ssr: { resolve: { conditions, externalConditions: ["node", "default"] } },
  test: {
    // What takes long on a busy machine is late, not wrong.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    globalSetup: ["packages/server/src/testing/global-setup.ts"],
    // Proves of every statement that it is bound to one site.
    setupFiles: ["packages/server/src/testing/sites/install.ts"],
    server: { deps: { inline: ["@modelcontextprotocol/client", "eventsource", "eventsource-parser"] } },
    runner: "scripts/lib/shared-process-runner.mjs",
    pool: "forks",
    maxWorkers: 2,
    // One process runs many files and loads the server once: what a test changes about the process, it must change back.
    isolate: false,
    sequence,
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: ["packages/*/src/**/*.test.{ts,tsx}", "apps/*/src/**/*.test.{ts,tsx}"],
          exclude: ["**/*dom.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: {
          name: "document",
          include: ["packages/*/src/**/*.dom.test.{ts,tsx}", "apps/*/src/**/*.dom.test.{ts,tsx}"],
          environment: "./packages/ui/test/document-environment.ts",
          setupFiles: ["packages/ui/test/empty-document.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "document beside the server",
          include: ["packages/*/src/**/*.server-dom.test.{ts,tsx}", "apps/*/src/**/*.server-dom.test.{ts,tsx}"],
          environment: "./packages/react/test/document-beside-node.ts",
          setupFiles: ["packages/ui/test/empty-document.ts"],
        },
      },
    ],
  },
});
