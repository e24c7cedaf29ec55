import { rooms } from "./rooms.mjs";

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  testRunner: "vitest",
  vitest: { configFile: "scripts/mutate/vitest.config.ts", related: false },
  plugins: ["@stryker-mutator/vitest-runner"],
  mutate: rooms[process.env.PURVEY_MUTATE].files.map((name) => `packages/server/src/${name}`),
  // The preprocessor of settings would need the compiler as a library, which TypeScript 7 is not.
  tsconfigFile: "none",
  ignorePatterns: ["apps/*/src", "bench/**/*.ts", "e2e/**/*.ts", ".cache", "packages/*/dist"],
  coverageAnalysis: "perTest",
  concurrency: Number(process.env.PURVEY_MUTATE_CONCURRENCY ?? 2),
  disableTypeChecks: false,
  // What a module computes once while it loads would need every test for each change.
  ignoreStatic: true,
  tempDirName: ".cache/stryker",
  reporters: ["json"],
  jsonReporter: { fileName: `.cache/mutate/${process.env.PURVEY_MUTATE}.json` },
};
