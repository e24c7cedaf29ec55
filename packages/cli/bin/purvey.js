#!/usr/bin/env node
// Stands in the repository itself: npm links a command only when its file is there, and the build comes after that.
import { existsSync } from "node:fs";

const program = new URL("../dist/bin.js", import.meta.url);
if (existsSync(program)) await import(program.href);
else {
  console.error(
    "The command `purvey` is not built yet. Build it with `npm run build:packages`, or run `npm start`, " +
      "which builds everything and starts the server.",
  );
  process.exitCode = 1;
}
