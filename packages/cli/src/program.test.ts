import { once } from "node:events";
import { rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { worldPassword } from "@purvey/server/load/examples/world/names";
import { openPostgres } from "@purvey/server/platform/db/postgres";
import { smallShop, writeCsvFolder } from "@purvey/server/testing/csv-files";
import { createPostgresDatabase } from "@purvey/server/testing/test-database";
import sql from "sql-template-tag";
import { describe, expect, it, onTestFinished } from "vitest";
import { purvey, startPurvey } from "./testing/purvey.ts";
import { runPurvey } from "./testing/run-purvey.ts";
import { withWorldServer } from "./testing/world-server.ts";

const server = withWorldServer();

describe("the program", () => {
  it("signs in with a password that is piped in, calls, and goes through the pages of a list", async () => {
    const { environment } = server();
    const login = await purvey(["login", "--user", "dana"], environment, `${worldPassword}\n`);
    expect(login).toMatchObject({ status: 0, error: "" });
    const list = ["call", "items.invMast.list", "--limit", "5", "--all", "--output", "csv"];
    const { status, out, error } = await purvey(list, environment);
    expect([status, error]).toEqual([0, ""]);
    expect(out.split("\r\n").length).toBeGreaterThan(12);
    expect(out).not.toContain("\u001b[");
  });

  it("reads the input of a call and the queries of a search from standard input", async () => {
    const { environment } = server();
    const ping = await purvey(["call", "content.system.ping", "-", "--data-only"], environment, "{}");
    expect(ping).toEqual({ status: 0, out: '"pong"\n', error: "" });
    const search = await purvey(["search", "--batch", "--max", "1"], {}, "add to cart\nbin transfer\n");
    expect(search).toMatchObject({ status: 0, error: "" });
    expect(
      search.out
        .trimEnd()
        .split("\n")
        .map((line) => (JSON.parse(line) as { query: string }).query),
    ).toEqual(["add to cart", "bin transfer"]);
  });

  it("ends quietly when who reads has seen enough", async () => {
    const { environment } = server();
    const password = { PURVEY_PASSWORD: worldPassword };
    const words = ["call", "items.invMast.list", "--user", "dana", "--limit", "1", "--all", "--output", "jsonl"];
    const running = await startPurvey(words, { ...environment, ...password });
    expect(JSON.parse(await running.line())).toMatchObject({ invMastUid: expect.any(Number) });
    running.child.stdout?.destroy();
    expect(await running.ended()).toMatchObject({ status: 0, error: "" });
  });

  it("says at Ctrl+C in the middle of a load that the same command goes on", async () => {
    const tables = writeCsvFolder(smallShop);
    onTestFinished(() => rmSync(tables, { recursive: true, force: true }));
    const url = await createPostgresDatabase();
    const other = await openPostgres({ url, poolSize: 1 });
    onTestFinished(() => other.close());
    const words = ["load", tables, "--site", "shop", "--database", url];
    // The step of the orders waits for their lines, which somebody else holds meanwhile.
    let endHolding = () => {};
    const isOver = new Promise<void>((resolve) => {
      endHolding = resolve;
    });
    let holding: Promise<void> | undefined;
    await new Promise<void>((resolve) => {
      holding = other.transaction(async (transaction) => {
        await transaction.execute(sql`lock table order_line in share row exclusive mode`);
        resolve();
        await isOver;
      });
    });
    const running = await startPurvey(words);
    const reached = new Promise<true>((resolve) => {
      running.child.stderr?.on("data", (part: Buffer) => `${part}`.includes("] orders") && resolve(true));
    });
    expect(await Promise.race([reached, running.ended()])).toBe(true);
    running.child.kill("SIGINT");
    const { status, out, error } = await running.ended();
    expect([status, out]).toEqual([130, ""]);
    expect(error).toMatch(/\nStopped\. What is stored so far stays.*the same command goes on with the rest\.\n$/);
    endHolding();
    await holding;
    expect(await runPurvey(words)).toMatchObject({ status: 0 });
  });

  it("ends at Ctrl+C without a word, also while it waits for an answer", async () => {
    const silent = createServer();
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
    onTestFinished(() => void silent.close());
    const connected = once(silent, "connection");
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const running = await startPurvey(["call", "content.system.ping", "--url", url]);
    await connected;
    running.child.kill("SIGINT");
    // The signal itself ends it, as shells expect: they see 130.
    expect(await running.ended()).toEqual({ status: null, out: "", error: "" });
    expect(running.child.signalCode).toBe("SIGINT");
  });
});
