import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "@purvey/server/start-server";
import { openWorldDatabase } from "@purvey/server/testing/test-database";
import { afterAll, beforeAll } from "vitest";

/** The real server on a port, with the fixture world on the site `demo`. */
export interface WorldServer {
  readonly address: string;
  /** What commands are run with: the server's address, and a configuration folder of the test file's own. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Starts the server before the tests of a file, and stops it after them. */
export function withWorldServer(): () => WorldServer {
  let server: (WorldServer & { stop(): Promise<void> }) | undefined;
  const folder = mkdtempSync(join(tmpdir(), "purvey-cli-world-"));
  beforeAll(async () => {
    const db = await openWorldDatabase("postgres");
    const { port, stop } = await startServer({
      db,
      port: 0,
      host: "127.0.0.1",
      tokens: { secret: "a secret for tests, long enough for HS256" },
      jobs: [],
      config: { callsPerMinute: 0, siteCallsPerMinute: 0 },
    });
    const address = `http://127.0.0.1:${port}`;
    server = { address, environment: { PURVEY_URL: address, XDG_CONFIG_HOME: folder, HOME: folder }, stop };
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    if (!server) throw new Error("The server is started before the tests; ask for it inside one.");
    return server;
  };
}
