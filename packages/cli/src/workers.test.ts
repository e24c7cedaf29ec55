import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, NetworkError, type PurveyClient } from "@purvey/client";
import { worldPassword } from "@purvey/server/load/examples/world/names";
import { postgresOnDemand } from "@purvey/server/platform/db/postgres";
import { fillCart } from "@purvey/server/testing/fill-cart";
import { startPgBouncer, withoutPgBouncer } from "@purvey/server/testing/pgbouncer";
import { startReplicatedWorld } from "@purvey/server/testing/replicated-world";
import { createPostgresWorld } from "@purvey/server/testing/test-database";
import sql from "sql-template-tag";
import { describe, expect, it, onTestFinished } from "vitest";
import { purvey, type Running, readyAt, startPurvey } from "./testing/purvey.ts";
import { runPurvey } from "./testing/run-purvey.ts";

/** The fixture world on PostgreSQL, as the environment of a command says it. */
async function world(url = createPostgresWorld()): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), "purvey-workers-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const secret = "a secret of a test, long enough to sign";
  return { PURVEY_DATA_DIR: folder, PURVEY_JWT_SECRET: secret, PORT: "0", DATABASE_URL: await url };
}

/** The same by way of a pooler, with the bound that the server asks of its role. */
async function pooledWorld(url?: Promise<string>): Promise<Record<string, string>> {
  const environment = await world(url);
  const { DATABASE_URL: direct = "" } = environment;
  const pooler = await startPgBouncer(direct);
  onTestFinished(() => pooler.stop());
  return {
    ...environment,
    DATABASE_URL: pooler.urlOf(direct),
    DATABASE_DIRECT_URL: direct,
    PURVEY_STATEMENT_TIMEOUT: "0",
  };
}

/** The same with a streaming replica beside it, past the pooler. */
async function replicatedWorld(): Promise<Record<string, string>> {
  const { server, primary, replica } = await startReplicatedWorld();
  onTestFinished(() => server.stop());
  return { ...(await pooledWorld(Promise.resolve(primary))), DATABASE_REPLICA_URL: replica };
}

const ways = { PostgreSQL: world, PgBouncer: pooledWorld, "PgBouncer beside a replica": replicatedWorld } as const;

/** How often a table was looked into on the server that a URL leads to, which each counts for itself. */
async function looksInto(table: string, url: string): Promise<number> {
  const db = postgresOnDemand({ url, poolSize: 1 });
  const row = await db
    .first<{ scans: number }>(
      sql`select seq_scan + idx_scan as scans from pg_stat_user_tables where relname = ${table}`,
    )
    .finally(() => db.close());
  return row?.scans ?? 0;
}

/** A client of dana's that tries each call once. */
async function clientOf(url: string): Promise<PurveyClient> {
  const baseUrl = `${url}/api/{service}`;
  const open = createClient({ baseUrl, siteId: "demo", jwt: async () => undefined, retries: 0 });
  const { token } = await open.content.users.verifyPassword({ username: "dana", password: worldPassword }).data;
  return createClient({ baseUrl, siteId: "demo", jwt: token, retries: 0 });
}

/** The processes that a process has started. */
function startedBy({ child }: Running): number[] {
  const listed = execFileSync("pgrep", ["-P", String(child.pid)], { encoding: "utf8" });
  return listed.trim().split("\n").map(Number);
}

describe("workers", () => {
  it.for(Object.keys(ways) as (keyof typeof ways)[])(
    "serve one port on %s, lose nothing when one is killed under load, and are replaced and stopped",
    async (way, { skip }) => {
      skip(way !== "PostgreSQL" && withoutPgBouncer !== undefined, withoutPgBouncer);
      const environment = await ways[way]();
      const running = await startPurvey(["start", "--workers", "2"], environment);
      const api = await clientOf(await readyAt(running));
      const before = startedBy(running);
      expect(before).toHaveLength(2);

      const stored: string[] = [];
      const failures: unknown[] = [];
      let isReplaced = false;
      const caller = async (name: string): Promise<void> => {
        for (let count = 0; !isReplaced; count += 1) {
          const list = `${name} ${count}`;
          try {
            await api.items.itemWishlist.create({ id: 1, name: list }).data;
            stored.push(list);
          } catch (error) {
            failures.push(error);
          }
        }
      };
      const reader = async (): Promise<void> => {
        while (!isReplaced)
          await api.customers.customer.orders
            .list({ customerId: 100200 })
            .data.catch((error: unknown) => void failures.push(error));
      };
      const callers = [...["a", "b", "c", "d"].map(caller), reader(), reader()];
      await expect.poll(() => stored.length).toBeGreaterThan(20);
      process.kill(before[1] as number, "SIGKILL");
      await expect.poll(() => startedBy(running).filter((pid) => !before.includes(pid)).length).toBe(1);
      const beyond = stored.length + 20;
      await expect.poll(() => stored.length).toBeGreaterThan(beyond);
      isReplaced = true;
      await Promise.all(callers);

      for (const error of failures) expect(error).toBeInstanceOf(NetworkError);
      // Each loses at most the call under way, one on a connection that is not yet known to be dead, and one handed over.
      expect(failures.length).toBeLessThanOrEqual(3 * callers.length);
      const names = new Map<string, number>();
      for await (const { name } of api.items.itemWishlist.list({ id: 1, limit: 1000 }).items())
        names.set(name, (names.get(name) ?? 0) + 1);
      expect(stored.filter((name) => names.get(name) !== 1)).toEqual([]);
      const { DATABASE_REPLICA_URL: replica } = environment;
      if (replica) await expect.poll(() => looksInto("order_hdr", replica)).toBeGreaterThan(0);

      running.child.kill("SIGTERM");
      const { status, error } = await running.ended();
      // On a busy machine the replica may be too late for a read, which is told.
      const told = error.split("\n").filter((line) => line && !/Heavy reads go|--trace-warnings/.test(line));
      // Numbers of processes begin anew when they run out: the higher one may be either.
      expect([status, told]).toEqual([
        0,
        [expect.stringMatching(/^Worker [01] ended \(SIGKILL\); another takes its place\.$/)],
      ]);
    },
  );

  it("leave no caller waiting whose connection was on its way to one that is killed", async () => {
    const running = await startPurvey(["start", "--workers", "2"], await world());
    const url = await readyAt(running);
    const [, second] = startedBy(running);
    if (second === undefined) throw new Error("There is no second worker.");
    process.kill(second, "SIGSTOP");
    // Each on a connection of its own: one is handed to the worker that takes nothing.
    const asked = Array.from({ length: 6 }, () =>
      fetch(`${url}/livez`, { headers: { connection: "close" }, signal: AbortSignal.timeout(20_000) }).then(
        ({ status }) => `${status}`,
        ({ name }: Error) => (name === "TimeoutError" ? "waits" : "closed"),
      ),
    );
    expect(await Promise.any(asked)).toBe("200");
    process.kill(second, "SIGKILL");
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer !== "200")).toEqual(["closed"]);
    running.child.kill("SIGTERM");
    await running.ended();
  });

  it("hand over what a server without jobs has taken", async () => {
    const environment = await world();
    const server = await startPurvey(["start"], { ...environment, PURVEY_JOBS: "false" });
    const api = await clientOf(await readyAt(server));
    const cartHdrUid = await fillCart(api, 1, [{ itemId: "NUT-M8-NY", quantity: 10 }]);
    const { checkoutUid } = await api.commerce.checkout.create({ cartHdrUid }).data;
    const header = { customerPoNumber: "PO-1" };
    const { orderNo } = await api.commerce.checkout.prophet21Hdr.create({ checkoutUid, header }).data;
    const erpState = async () =>
      (await api.customers.customer.orders.get({ customerId: 100200, orderNo }).data).erpState;
    expect(await erpState()).toBe("waiting");
    const worker = await startPurvey(["worker"], environment);
    expect(await worker.line()).toBe("The worker has begun.");
    await expect.poll(erpState, { timeout: 30_000 }).toBe("sent");
    worker.child.kill("SIGTERM");
    expect(await worker.ended()).toMatchObject({ status: 0, error: "" });
  });

  it("are refused on the embedded database, and metrics without a port of their own", async () => {
    const folder = mkdtempSync(join(tmpdir(), "purvey-workers-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const embedded = { PURVEY_DATA_DIR: folder };
    const unguarded = { ...(await world()), PURVEY_METRICS: "true", PURVEY_METRICS_TOKEN: "x".repeat(16) };
    const [start, worker, metrics] = await Promise.all([
      runPurvey(["start", "--workers", "2"], { environment: embedded }),
      runPurvey(["worker"], { environment: embedded }),
      // A worker finds it, which is a process of the program's.
      purvey(["start", "--workers", "2"], unguarded),
    ]);
    const refused = [start, worker, metrics];
    expect(refused.map(({ status, out }) => [status, out])).toEqual(refused.map(() => [2, ""]));
    expect(refused.map(({ error }) => error.split("\n")[0])).toEqual([
      "2 workers need PostgreSQL: the embedded database serves one process at a time. Name a server with --database or $DATABASE_URL, or start one worker.",
      "Workers need PostgreSQL: the embedded database serves one process at a time. Name a server with --database or $DATABASE_URL, or let `purvey start` do the work.",
      "Each of 2 workers counts for itself. Set `PURVEY_METRICS_ADDRESS` (127.0.0.1:9464): the first answers `/metrics` there, each other at a port of its own behind it.",
    ]);
  });
});
