import { writeSamplesOf } from "./testing/sample-files.ts";

// The sample of the guide is a test file: its tests become this file's.
const fileOf = writeSamplesOf("docs/guides/testing.md");
await import(/* @vite-ignore */ fileOf("cart.test.ts"));
