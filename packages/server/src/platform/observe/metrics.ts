import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { inTime } from "../../values/in-time.ts";
import type { Database, StatementEvent } from "../db/database.ts";
import type { HeavyRead } from "../heavy-read.ts";
import type { Job, JobRound } from "../jobs/job.ts";
import type { Providers } from "../ports/providers.ts";
import { version } from "../version.ts";
import { statementName } from "./statement-name.ts";
import { watchedProviders } from "./watched-providers.ts";

/** Upper ends of the ranges that durations are counted in, in seconds. */
const ranges = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How long a figure that has to be read first may take, in milliseconds: a scrape gets its answer while the database hangs. */
const patience = 2_000;

/** What a figure is now: a number, or one for each value of its label. Undefined is left out. */
export type Figure = number | undefined | Readonly<Record<string, number | undefined>>;

/** Figures that are read together, by name, whenever somebody asks. */
type Read<Name extends string> = () => Readonly<Record<Name, Figure>> | Promise<Readonly<Record<Name, Figure>>>;

interface Reading {
  readonly gauges: Readonly<Record<string, Gauge>>;
  readonly label: string;
  readonly read: Read<string>;
}

/**
 * Figures of one process for Prometheus: calls by endpoint, statements by name, connections, jobs, outside systems, and
 * what else is added as a {@link Reading}. Labels are names of ours – endpoints, tables, jobs – never a path, a site or
 * anything else that a caller chose, so that nobody can make their number grow.
 *
 * @example
 * const metrics = new Metrics();
 * const server = await startServer({ db, port: 4400, tokens, config: { metrics, metricsToken: "…" } });
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #calls = this.#histogram("purvey_call_duration_seconds", "Calls answered", ["endpoint", "status"]);
  readonly #statements = this.#histogram("purvey_statement_duration_seconds", "Statements sent to the database", [
    "statement",
  ]);
  readonly #rounds = this.#histogram("purvey_job_duration_seconds", "Rounds of jobs", ["job", "outcome"]);
  readonly #providers = this.#histogram("purvey_provider_duration_seconds", "Calls of outside systems", [
    "provider",
    "outcome",
  ]);
  readonly #slow = this.#counter("purvey_slow_statements_total", "Statements that took longer than is allowed", [
    "statement",
  ]);
  readonly #shed = this.#counter("purvey_calls_shed_total", "Calls told to come again, because too many are under way");
  readonly #heavyReads = this.#counter("purvey_heavy_reads_total", "Reads for a replica, by who answered and why", [
    "by",
  ]);
  readonly #unread = this.#gauge("purvey_figures_missing", "Figures that could not be read for this answer");
  readonly #readings: Reading[] = [];
  #reading: Promise<void> | undefined;

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.#gauge("purvey_build_info", "The version that runs", ["version"]).set({ version }, 1);
  }

  /** A call was answered. Without an endpoint nothing of the contract was asked for. */
  call(endpoint: string | undefined, status: number, seconds: number): void {
    this.#calls.observe({ endpoint: endpoint ?? "none", status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  /** A call was told to come again. */
  shed(): void {
    this.#shed.inc();
  }

  /** A read was answered for which there is a replica. */
  heavyRead(by: HeavyRead): void {
    this.#heavyReads.inc({ by });
  }

  /** @param isSlow whether it took longer than the setting `slowStatement` allows */
  statement({ text, milliseconds }: StatementEvent, isSlow: boolean): void {
    const statement = statementName(text);
    this.#statements.observe({ statement }, milliseconds / 1000);
    if (isSlow) this.#slow.inc({ statement });
  }

  round({ job, seconds, failed }: JobRound): void {
    this.#rounds.observe({ job, outcome: failed ? "failed" : "done" }, seconds);
  }

  /** The same outside systems of sites, with every call timed. */
  timed<Site>(systems: { of(site: Site): Providers }): { of(site: Site): Providers } {
    const known = new WeakMap<Providers, Providers>();
    return {
      of: (site) => {
        const providers = systems.of(site);
        const timed = known.get(providers) ?? watchedProviders(providers, (kind, _, ask) => this.#time(kind, ask));
        known.set(providers, timed);
        return timed;
      },
    };
  }

  async #time<T>(kind: string, ask: () => Promise<T>): Promise<T> {
    const started = performance.now();
    let failed = true;
    try {
      const answer = await ask();
      failed = false;
      return answer;
    } finally {
      const outcome = failed ? "failed" : "done";
      this.#providers.observe({ provider: kind, outcome }, (performance.now() - started) / 1000);
    }
  }

  /**
   * Reads figures whenever somebody asks. Those that fail or hang are left out, and counted as missing.
   *
   * @param help what each is, by its name
   * @param label what tells the values of one figure apart, where it has several
   *
   * @example
   * metrics.read({ purvey_calls_under_way: "Requests that are not answered yet" }, () => ({ purvey_calls_under_way: 3 }));
   */
  read<Name extends string>(help: Readonly<Record<Name, string>>, read: Read<Name>, label = ""): void {
    const labels = label === "" ? [] : [label];
    const gauges = Object.entries<string>(help).map(([name, text]) => [name, this.#gauge<string>(name, text, labels)]);
    this.#readings.push({ gauges: Object.fromEntries(gauges) as Record<string, Gauge>, label, read });
  }

  /** How many connections to the database are open, and what waits for one. */
  watch(db: Database): void {
    const states = { purvey_database_connections: "Connections to the database by what they do" };
    const byState = () => {
      const { open, busy } = db.load();
      return { purvey_database_connections: { busy, idle: open - busy } };
    };
    this.read(states, byState, "state");
    const bounds = {
      purvey_database_connections_limit: "Connections to the database that may be opened",
      purvey_database_waiting: "Statements and transactions that wait for a connection",
    };
    this.read(bounds, () => {
      const { most, waiting } = db.load();
      return { purvey_database_connections_limit: most, purvey_database_waiting: waiting };
    });
  }

  /** How much waits for jobs, and for how long the oldest of it has waited. */
  watchJobs(db: Database, jobs: readonly Job[]): void {
    const watched = jobs.flatMap(({ name, waiting }) => (waiting ? [{ name, waiting }] : []));
    const help = {
      purvey_job_waiting: "What waits for a job",
      purvey_job_oldest_seconds: "For how long the oldest has waited that waits for a job; 0 where nothing waits",
    };
    const read = async () => {
      const found = await Promise.all(watched.map(async ({ name, waiting }) => [name, await waiting(db)] as const));
      return {
        purvey_job_waiting: Object.fromEntries(found.map(([name, { count }]) => [name, count])),
        purvey_job_oldest_seconds: Object.fromEntries(found.map(([name, { seconds }]) => [name, seconds ?? 0])),
      };
    };
    this.read(help, read, "job");
  }

  /** Everything, in the text format of Prometheus. Whoever asks while figures are read for somebody else shares them. */
  async text(): Promise<string> {
    await this.refresh();
    return this.registry.metrics();
  }

  /** Reads the figures that have to be read. */
  refresh(): Promise<void> {
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    const found = await Promise.all(this.#readings.map(({ read }) => inPatience(read)));
    for (const [place, reading] of this.#readings.entries()) set(reading, found[place] ?? {});
    this.#unread.set(found.filter((figures) => figures === undefined).length);
  }

  #histogram<L extends string>(name: string, help: string, labelNames: readonly L[]): Histogram<L> {
    return new Histogram({
      name,
      help: `${help}, by how long they took`,
      labelNames,
      buckets: ranges,
      registers: [this.registry],
    });
  }

  #counter<L extends string>(name: string, help: string, labelNames: readonly L[] = []): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  #gauge<L extends string>(name: string, help: string, labelNames: readonly L[] = []): Gauge<L> {
    return new Gauge({ name, help, labelNames, registers: [this.registry] });
  }
}

function set({ gauges, label }: Reading, figures: Readonly<Record<string, Figure>>): void {
  for (const [name, gauge] of Object.entries(gauges)) {
    const figure = figures[name];
    const values = typeof figure === "object" ? figure : { "": figure };
    gauge.reset();
    // A gauge without a label is 0 after it was reset, which nobody has read.
    if (label === "") gauge.remove();
    for (const [key, value] of Object.entries(values))
      if (value !== undefined) gauge.set(label === "" ? {} : { [label]: key }, value);
  }
}

/** The figures, or nothing where they cannot be read in time. */
async function inPatience(read: Read<string>): Promise<Readonly<Record<string, Figure>> | undefined> {
  const late = () => new Error("It took too long.");
  return inTime(Promise.resolve().then(read), patience, late).catch(() => undefined);
}
