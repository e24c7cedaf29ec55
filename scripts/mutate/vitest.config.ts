import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import base from "../../vitest.config.ts";
import { rooms } from "./rooms.mjs";

const room = rooms[process.env.PURVEY_MUTATE ?? ""];
if (!room) throw new Error("Run `npm run mutate` with the name of a room.");
const { projects: _, ...test } = base.test ?? {};

/** The tests of one room, in one project. */
export default defineConfig({
  ...base,
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: { ...test, include: room.tests.map((name) => `packages/server/src/${name}`), isolate: false },
});
