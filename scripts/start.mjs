// `npm start`: from a fresh clone to a running application. Installs, builds, and starts the server with the demonstration data.
import { spawn } from "node:child_process";
import { build } from "./lib/build.mjs";
import { install, requireNode } from "./lib/install.mjs";
import { root } from "./lib/root.mjs";

requireNode();
install();
const status = await build();
if (status !== 0) process.exit(status);
const server = spawn(process.execPath, ["packages/cli/bin/purvey.js", "start", "--demo", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  // The C library keeps an area of memory for every thread that once asked for some: 30 MB that compiling the embedded
  // database leaves behind for nothing.
  env: { MALLOC_ARENA_MAX: "2", ...process.env },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
