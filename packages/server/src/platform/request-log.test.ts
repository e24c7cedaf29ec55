import sql from "sql-template-tag";
import { describe, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { describeServer } from "../testing/describe-server.ts";
import { rawFetch } from "../testing/raw-request.ts";
import { testSecret } from "../testing/test-server.ts";
import { type LogEntry, openLog } from "./request-log.ts";

const entry = {
  time: "2026-03-14 02:00:00",
  level: "error",
  requestId: "request-0001",
  method: "GET",
  path: "/api/items/brands",
  status: 500,
  milliseconds: 1.5,
} as const;

async function linesOf(entries: readonly LogEntry[], options = {}): Promise<string[]> {
  const lines: string[] = [];
  const log = await openLog((line) => lines.push(line), options);
  for (const one of entries) log(one);
  return lines;
}

describe("the log", () => {
  it("is one JSON object a line, with what the entry holds and nothing else", async () => {
    const [line = ""] = await linesOf([{ ...entry, traceId: "0af7651916cd43dd8448eb211c80319c", userId: undefined }]);
    expect(line.endsWith("\n")).toBe(true);
    expect(JSON.parse(line)).toEqual({ ...entry, traceId: "0af7651916cd43dd8448eb211c80319c" });
  });

  it("leaves out what is less grave than asked for", async () => {
    const entries = (["info", "warn", "error"] as const).map((level) => ({ ...entry, level }));
    const levels = (lines: string[]) => lines.map((line) => JSON.parse(line).level);
    expect(levels(await linesOf(entries))).toEqual(["info", "warn", "error"]);
    expect(levels(await linesOf(entries, { level: "warn" }))).toEqual(["warn", "error"]);
    expect(levels(await linesOf(entries, { level: "error" }))).toEqual(["error"]);
  });

  it("strikes out passwords of addresses, tokens and API keys that an error repeats", async () => {
    const error =
      "Error: postgres://purvey:pass-word@db.example/purvey refused `Authorization: Bearer abc.DEF-123=` purvey_0123456789abcdefghijklmnopqrstuvwxyzAB";
    const text = (await linesOf([{ ...entry, error }])).join("");
    expect(text).toContain("postgres://purvey:…@db.example/purvey refused");
    expect(text).not.toMatch(/pass-word|abc\.DEF|89abcdef/);
  });

  it("is lines for a person where one reads along", async () => {
    const text = (await linesOf([entry], { pretty: true })).join("");
    expect(text).toMatch(/ERROR/);
    expect(text).toContain("/api/items/brands");
    expect(() => JSON.parse(text)).toThrow();
  });
});

describeServer("slow statements", (server) => {
  it("are named with their duration and without their values, and counted", async () => {
    const lines: string[] = [];
    const log = await openLog((line) => lines.push(line));
    createApp({
      db: server().db,
      tokens: { secret: testSecret },
      observers: { onSlowStatement: log, slowStatement: 20 },
    });
    await server().db.query(sql`select pg_sleep(0.05), ${"a value of mine"}::text as text`);
    await server().db.query(sql`select site_id from site where site_id = ${"demo"}`);
    const slow = lines.map((line) => JSON.parse(line)).filter(({ text }) => text.includes("pg_sleep"));
    expect(slow).toMatchObject([{ level: "warn", statement: "select", rows: 1 }]);
    expect(slow[0].milliseconds).toBeGreaterThanOrEqual(50);
    expect(slow[0].text).toBe("select pg_sleep(0.05), $1::text as text");
    expect(lines.join("")).not.toContain("a value of mine");
  });

  it("are named by nobody where the setting is 0", async () => {
    const lines: string[] = [];
    const log = await openLog((line) => lines.push(line));
    createApp({
      db: server().db,
      tokens: { secret: testSecret },
      observers: { onSlowStatement: log, slowStatement: 0 },
    });
    await server().db.query(sql`select pg_sleep(0.05), 2 as two`);
    expect(lines).toEqual([]);
  });

  it("and calls carry no token, password or input into the log", async () => {
    const lines: string[] = [];
    const log = await openLog((line) => lines.push(line));
    const config = { log, callsPerMinute: 0, siteCallsPerMinute: 0 };
    const app = createApp({ db: server().db, tokens: { secret: testSecret }, config });
    const body = JSON.stringify({ username: "dana", password: "a-wrong-Passw0rd" });
    await rawFetch(app, "POST", "/api/content/users/verify-password", { token: null, body });
    await rawFetch(app, "GET", "/api/items/brands?q=private-words", { token: "a.forged.token" });
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: "warn", site: "demo" });
    expect(lines.join("")).not.toMatch(/Passw0rd|forged|private-words|dana/);
  });
});
