import type { Endpoint } from "@purvey/contract/endpoint";
import type { Service } from "@purvey/contract/service";
import { exhaustive } from "@purvey/contract/testing/exhaustive";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { type App, createApp } from "../../app.ts";
import { implementations } from "../../services.ts";
import { type Input, inputsOf } from "../../testing/generated-inputs.ts";
import { pathOf, type RawAnswer, rawFetch } from "../../testing/raw-request.ts";
import { RecordPool } from "../../testing/record-pool.ts";
import { type ReplicatedWorld, startReplicatedWorld } from "../../testing/replicated-world.ts";
import { asCallerOf } from "../../testing/sites/guard.ts";
import { storedRows } from "../../testing/stored-rows.ts";
import { readPrincipal, testSecret } from "../../testing/test-server.ts";
import type { Database } from "../db/database.ts";
import { openPostgres, postgresOnDemand } from "../db/postgres.ts";
import { Replica } from "../db/replica.ts";
import { ChangesOfSites } from "../db/site-changes.ts";
import { Metrics } from "../observe/metrics.ts";
import type { LogEntry } from "../request-log.ts";
import { isHeavyRead } from "./heavy-reads.ts";

const metricsToken = "a token for metrics alone";
const heavy = implementations.flatMap(({ service }) =>
  Object.values(service.endpoints)
    .filter(isHeavyRead)
    .map((endpoint) => [service, endpoint] as const),
);

const others = ["dana", "lena", "sara"];

/** Who asks beside ada: all of them, or one in turn. */
const othersOf = (place: number) => (exhaustive ? others : others.slice(place % 3, (place % 3) + 1));

/** What a call was answered, and what the log says of it. */
type Heard = Pick<RawAnswer, "status" | "body"> & Pick<LogEntry, "heavyRead">;

describe("heavy reads where there is a replica", () => {
  let world: ReplicatedWorld;
  let db: Database;
  let replica: Replica;
  /** The replica's own session of a test that pauses it. */
  let standby: Database;

  beforeAll(async () => {
    world = await startReplicatedWorld();
    db = await openPostgres({ url: world.primary });
    standby = postgresOnDemand({ url: world.replica, poolSize: 1, sharedConnections: 0 });
    const database = postgresOnDemand({ url: world.replica, sharedConnections: 0 });
    replica = new Replica(database, { behind: 0, away: 0 });
  });
  afterAll(async () => {
    await Promise.all([db.close(), replica.close(), standby.close()]);
    await world.server.stop();
  });

  /** A server process; with a replica unless there is to be none. */
  function process(own: Database = db, without = false) {
    const log: LogEntry[] = [];
    const metrics = new Metrics();
    const config = {
      checkAnswers: true,
      callsPerMinute: 0,
      siteCallsPerMinute: 0,
      log: (line: LogEntry) => void log.push(line),
    };
    const observers = { metrics, metricsToken };
    const tokens = { secret: testSecret };
    const app = createApp({ db: own, replica: without ? undefined : replica, tokens, config, observers });
    const tokenOf = async (username: string) => app.tokens.issue(await readPrincipal(db, "demo", username));
    const get = async (path: string, username = "ada"): Promise<Heard> => {
      const { status, body } = await asCallerOf("demo", async () =>
        rawFetch(app, "GET", path, { token: await tokenOf(username) }),
      );
      return { status, body, heavyRead: log.at(-1)?.heavyRead };
    };
    return { app, get, tokenOf };
  }

  /** Asks until the replica answers, which follows within seconds. */
  async function fromReplica(ask: () => Promise<Heard>): Promise<Heard> {
    let heard: Heard | undefined;
    await expect
      .poll(async () => {
        heard = await ask();
        return heard.heavyRead;
      })
      .toBe("replica");
    return heard as Heard;
  }

  const messages = "/api/messaging/web-hook?limit=100";

  async function write(app: App, token: string, text: string): Promise<void> {
    const body = JSON.stringify({ text });
    expect((await rawFetch(app, "POST", "/api/messaging/web-hook", { token, body })).status).toBe(200);
  }

  /** The messages that an answer holds, without what is volatile. */
  const textsOf = ({ body }: Heard) => (body.data as { text: string }[]).map(({ text }) => text);

  async function pause(): Promise<() => Promise<void>> {
    const resume = async () => void (await standby.query(sql`select pg_wal_replay_resume()`));
    await standby.query(sql`select pg_wal_replay_pause()`);
    await expect
      .poll(() => standby.first(sql`select pg_get_wal_replay_pause_state() as state`))
      .toEqual({ state: "paused" });
    onTestFinished(resume);
    return resume;
  }

  it("name endpoints that there are, and that change nothing", () => {
    expect(heavy.length).toBeGreaterThan(20);
    expect(heavy.filter(([, { method, safe }]) => method !== "GET" || !safe)).toEqual([]);
  });

  it("are answered by the replica as by the primary, to whoever asks, and fill no memory", {
    timeout: 300_000,
  }, async () => {
    const [there, here] = [process(), process(db, true)];
    const pool = new RecordPool();
    for (const rows of await storedRows(db)) pool.keepTable(rows);
    await fromReplica(() => there.get(messages));
    const memory = vi.spyOn(ChangesOfSites.prototype, "of");
    onTestFinished(() => memory.mockRestore());
    const answered = new Set<string>();
    const compare = async ([service, endpoint]: readonly [Service, Endpoint], input: Input, username: string) => {
      const path = pathOf(service, endpoint, input);
      const { heavyRead, ...expected } = await here.get(path, username);
      expect(heavyRead).toBeUndefined();
      // What is refused before its handler is asked goes nowhere.
      if (expected.status !== 200) return expect((await there.get(path, username)).status).toBe(expected.status);
      const { heavyRead: by, ...found } = await fromReplica(() => there.get(path, username));
      expect([by, found], `${endpoint.id} as ${username}`).toEqual(["replica", expected]);
      answered.add(`${endpoint.id}`);
    };
    for (const each of heavy)
      for (const round of [1, 2])
        if (exhaustive || !answered.has(each[1].id))
          for (const [place, input] of inputsOf(each[1], pool, round).entries())
            for (const username of ["ada", ...othersOf(place + round)]) await compare(each, input, username);
    expect(heavy.map(([, { id }]) => id).filter((id) => !answered.has(id))).toEqual([]);
    expect(memory).not.toHaveBeenCalled();
  });

  it("see at once what was written, in whatever process, while replay stands still", async () => {
    const second = await openPostgres({ url: world.primary });
    onTestFinished(() => second.close());
    const [one, other] = [process(), process(second)];
    await fromReplica(() => other.get(messages));
    const resume = await pause();
    await write(one.app, await one.tokenOf("ada"), "Bin A-01-1 is short.");
    const heard = await other.get(messages);
    expect([heard.heavyRead, textsOf(heard)[0]]).toEqual(["behind", "Bin A-01-1 is short."]);
    await resume();
    expect(textsOf(await fromReplica(() => other.get(messages)))[0]).toBe("Bin A-01-1 is short.");
  });

  it("are all there is that goes to the replica", async () => {
    const sent: string[] = [];
    const { get } = process();
    await fromReplica(() => get(messages));
    onTestFinished(replica.onStatement(({ text }) => sent.push(text)));
    for (const path of ["/api/items/brands", "/api/search/item-search?q=bolt", "/api/customers/customer/100200"])
      expect(await get(path)).toMatchObject({ status: 200, heavyRead: undefined });
    expect(sent).toEqual([]);
    await fromReplica(() => get(messages));
    expect(sent.filter((text) => text.includes("from message")).length).toBeGreaterThan(0);
  });

  it("are told by the metrics, with how far the replica is behind", async () => {
    const { app, get, tokenOf } = process();
    const headers = { authorization: `Bearer ${metricsToken}` };
    const scrape = async () => {
      const text = await (await app.fetch(new Request("http://shop.example/metrics", { headers }))).text();
      return Object.fromEntries(
        text
          .split("\n")
          .flatMap((line) =>
            [/^(purvey_(?:replica|heavy)\S+) (\S+)$/.exec(line)?.slice(1) ?? []].filter(({ length }) => length > 0),
          ),
      ) as Record<string, string>;
    };
    await fromReplica(() => get(messages));
    const before = await scrape();
    expect(before).toMatchObject({ purvey_replica_up: "1", 'purvey_heavy_reads_total{by="replica"}': "1" });
    await pause();
    await write(app, await tokenOf("ada"), "Nobody reads this yet.");
    await get(messages);
    const told = await scrape();
    const behind = 'purvey_heavy_reads_total{by="behind"}';
    expect(told).toMatchObject({ purvey_replica_up: "1", [behind]: String(Number(before[behind] ?? 0) + 1) });
    expect(Number(told.purvey_replica_lag_bytes)).toBeGreaterThan(0);
    expect(Number(told.purvey_replica_lag_seconds)).toBeGreaterThan(0);
  });
});
