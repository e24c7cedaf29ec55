// The client in workerd, the runtime of Cloudflare's workers.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { rolldown } from "rolldown";

/** Bundles the worker, serves it, and answers what it answers. */
export async function answerOfWorker(folder, server) {
  const conditionNames = ["workerd", "worker", "browser", "import", "default"];
  const bundle = await rolldown({ input: join(folder, "worker.ts"), platform: "browser", resolve: { conditionNames } });
  // workerd is given this one module.
  await bundle.write({ file: join(folder, "worker.js"), format: "esm", codeSplitting: false });
  const port = await freePort();
  const words = ["serve", "worker.capnp", `--socket-addr=http=127.0.0.1:${port}`];
  const shell = process.platform === "win32";
  const program = join(folder, "node_modules", ".bin", "workerd");
  const runtime = spawn(program, words, { cwd: folder, shell, stdio: ["ignore", "inherit", "inherit"] });
  const ended = new Promise((_, reject) => {
    runtime.once("exit", (code) => reject(new Error(`workerd ended with ${code}.`)));
  });
  try {
    return await Promise.race([answerAt(`http://127.0.0.1:${port}/?server=${encodeURIComponent(server)}`), ended]);
  } finally {
    ended.catch(() => undefined);
    runtime.kill();
  }
}

async function answerAt(address, until = Date.now() + 20_000) {
  try {
    return await (await fetch(address)).text();
  } catch (error) {
    if (Date.now() > until) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return answerAt(address, until);
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
