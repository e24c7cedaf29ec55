import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createClient, isPurveyError, type PurveyClient } from "@purvey/client";
import sql from "sql-template-tag";
import { createRandom, type Random } from "../../load/examples/demo/random.ts";
import { worldPassword } from "../../load/examples/world/names.ts";
import type { Database } from "../../platform/db/database.ts";
import { openDatabase } from "../../platform/db/open-database.ts";
import { applyDocuments } from "../../trades/warehouse/apply-documents.ts";
import { startPgBouncer } from "../pgbouncer.ts";
import { type MortalPostgres, startMortalPostgres } from "../postgres-server.ts";
import { type RunningScript, runScript } from "../running-script.ts";
import type { DatabaseKind } from "../test-database.ts";
import { type CallCounts, Caller, GivenUp } from "./caller.ts";
import { type Findings, verify } from "./verify.ts";
import { partsOf, type Task, works } from "./work.ts";

export interface CrashOptions {
  readonly kind: DatabaseKind;
  /** Whether the server reaches PostgreSQL by way of PgBouncer. Default false. */
  readonly pooled?: boolean;
  /** What the choices of the round follow from. What is under way when the server dies does not. */
  readonly seed: number;
  /** `serve.ts` as a program that Node runs. */
  readonly program: string;
  /** Puts the fixture world into the folder of an embedded database, where that is quicker than the server's own way. */
  readonly prepare?: (folder: string) => Promise<void>;
  /** Asked with the kills so far of the server and of PostgreSQL: whether there are to be more. */
  readonly goOn: (kills: number, databaseKills: number) => boolean;
  /** How many people work at once. Default 8. */
  readonly workers?: number;
}

export interface CrashReport extends CallCounts, Findings {
  readonly kind: DatabaseKind;
  readonly seed: number;
  /** How often the server was killed, and how often PostgreSQL itself was. */
  readonly kills: number;
  readonly databaseKills: number;
}

/** Answers between two kills, at least and at most. */
const [fewest, most] = [5, 50];

/**
 * Lets people work on a server that is killed (`kill -9`) again and again, and sometimes its PostgreSQL; calls whose answers
 * were lost are sent again with their key, some are not. Then looks in the database for everything that was written. Its
 * data are in a folder of their own, which is removed.
 */
export async function runCrash(options: CrashOptions): Promise<CrashReport> {
  const folder = await mkdtemp(join(tmpdir(), "purvey-crash-"));
  const postgres = options.kind === "postgres" ? await startMortalPostgres() : undefined;
  if (!postgres) await options.prepare?.(folder);
  const place = (await postgres?.createDatabase("crash")) ?? folder;
  const pooler = options.pooled && postgres ? await startPgBouncer(place) : undefined;
  const round = new CrashRound(options, { place, pooled: pooler?.urlOf(place), postgres });
  try {
    return await round.run();
  } finally {
    await round.end();
    await pooler?.stop();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Where the round's data are. */
interface Surroundings {
  /** A folder, or the URL of a database. */
  readonly place: string;
  /** The URL of that database by way of the pooler, where the server takes it. */
  readonly pooled: string | undefined;
  readonly postgres: MortalPostgres | undefined;
}

class CrashRound {
  readonly #options: CrashOptions;
  readonly #place: string;
  readonly #pooled: string | undefined;
  readonly #postgres: MortalPostgres | undefined;
  readonly #random: Random;
  readonly #caller: Caller;
  readonly #written = new Map<string, boolean>();
  readonly #refused: string[] = [];
  /** The server that runs, or is to. */
  #server: Promise<RunningScript>;
  #port = 0;
  #poNo = 0;
  #next = 1;
  #answers = 0;
  #onAnswer = (): void => {};
  #kills = 0;
  #databaseKills = 0;
  /** Nobody begins anything more; then, the server stays away. */
  #ended = false;
  #closed = false;

  constructor(options: CrashOptions, { place, pooled, postgres }: Surroundings) {
    this.#options = options;
    this.#place = place;
    this.#pooled = pooled;
    this.#postgres = postgres;
    this.#random = createRandom(`crash ${options.seed}`);
    this.#caller = new Caller(
      () => {
        this.#answers += 1;
        this.#onAnswer();
      },
      async () => {
        await this.#server;
        await wait(25);
      },
    );
    this.#server = this.#start(0);
  }

  async run(): Promise<CrashReport> {
    await this.#server;
    const { kind, seed, workers = 8 } = this.#options;
    const [ada, walt] = [await this.#clientOf("ada"), await this.#clientOf("walt")];
    const parts = await partsOf(ada);
    const poNo = this.#poNo;
    const working = Promise.all(
      Array.from({ length: workers }, (_, index) =>
        this.#work({ ada, walt, poNo, parts: index % 2 === 0 ? parts : parts.toReversed() }),
      ),
    );
    // Whoever works ends only with an error before the last kill.
    await Promise.race([this.#killAll(), working]).finally(() => {
      this.#ended = true;
    });
    await working;
    await this.end();
    const [kills, databaseKills] = [this.#kills, this.#databaseKills];
    return { kind, seed, kills, databaseKills, ...this.#caller.counts, ...(await this.#findings()) };
  }

  /** Ends the server for good. */
  async end(): Promise<void> {
    this.#closed = true;
    const server = await this.#server.catch(() => undefined);
    await server?.kill();
  }

  /**
   * Starts the server, and starts it again whenever it dies.
   *
   * @param commits after how many it dies by itself, between the last and its answer; 0 for one that does not
   */
  async #start(commits: number): Promise<RunningScript> {
    const words = [this.#place, String(this.#port), String(commits), this.#pooled ?? ""];
    const server = runScript(this.#options.program, words);
    const line = await server.line().catch((error: unknown) => this.#notStarted(error));
    if (line === undefined) return this.#start(commits);
    [this.#port = 0, this.#poNo = 0] = line.split(" ").map(Number);
    void server.ended().then(() => {
      if (this.#closed) return;
      this.#kills += 1;
      this.#server = this.#start(this.#random.chance(0.6) ? this.#random.between(5, 60) : 0);
    });
    return server;
  }

  /** Where PostgreSQL is not back yet the server cannot start, and tries again as a supervisor has it; else it is a fault. */
  async #notStarted(error: unknown): Promise<undefined> {
    if (!this.#postgres || !/database/i.test(String(error))) throw error;
    await wait(100);
  }

  /** A client of a user of the fixture world, signed in as anybody is. */
  async #clientOf(username: string): Promise<PurveyClient> {
    const options = { baseUrl: `http://127.0.0.1:${this.#port}/api/{service}`, siteId: "demo", retries: 0 };
    const { token } = await createClient({ ...options, jwt: async () => undefined }).content.users.verifyPassword({
      username,
      password: worldPassword,
    }).data;
    return createClient({ ...options, jwt: token });
  }

  /** Kills from outside, wherever the calls under way are by then, beside the deaths that the server dies by itself. */
  async #killAll(): Promise<void> {
    for (let turn = 1; this.#options.goOn(this.#kills, this.#databaseKills); turn++) {
      await this.#answered(this.#random.between(fewest, most));
      if (this.#postgres && turn % 2 === 0) {
        await this.#postgres.kill();
        this.#databaseKills += 1;
      } else await (await this.#server).kill();
    }
  }

  /** Waits until so many more answers have come. */
  #answered(count: number): Promise<void> {
    const until = this.#answers + count;
    return new Promise((resolve) => {
      this.#onAnswer = () => {
        if (this.#answers >= until) resolve();
      };
    });
  }

  async #work(given: Pick<Task, "ada" | "walt" | "poNo" | "parts">): Promise<void> {
    while (!this.#ended) {
      const number = this.#next++;
      const marker = `M-${this.#options.seed}-${number}`;
      const work = this.#random.pick(works);
      const stubborn = this.#random.chance(0.7);
      try {
        await work({
          ...given,
          marker,
          number,
          send: (call) => this.#caller.call(stubborn, call),
          write: async (kind, call) => {
            this.#written.set(`${kind} ${marker}`, false);
            const answer = await this.#caller.call(stubborn, call);
            this.#written.set(`${kind} ${marker}`, true);
            return answer;
          },
        });
      } catch (error) {
        // Whatever the server refuses follows from something that was lost or doubled.
        if (isPurveyError(error) && error.status >= 400) this.#refused.push(`${marker} was refused: ${error.message}`);
        else if (!(error instanceof GivenUp)) throw error;
      }
    }
  }

  /** After the last kill: what waits is done, then everything is counted. */
  async #findings(): Promise<Findings> {
    const db = await this.#open();
    try {
      await applyDocuments(db);
      const { found, faults } = await verify(db, this.#written);
      return { found, faults: [...this.#refused, ...faults] };
    } finally {
      await db.close();
    }
  }

  async #open(): Promise<Database> {
    const db = await openDatabase(
      this.#postgres ? { databaseUrl: this.#place, dataFolder: "" } : { dataFolder: this.#place },
    );
    await db.query(sql`select 1`);
    return db;
  }
}
