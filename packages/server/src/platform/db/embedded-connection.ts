import { setImmediate } from "node:timers/promises";
import { type PGlite, protocol } from "@electric-sql/pglite";
import type { Answer, Connection } from "./driver.ts";
import type { Parameter } from "./parameter.ts";
import { StatementNames } from "./statement-names.ts";
import { type Exchange, readExchange } from "./wire-reader.ts";

const { serialize } = protocol;

/** How many statements are prepared under a name; there is one connection, and its memory is this process's. */
const MAXIMUM_NAMES = 1_000;

/** How long statements may follow each other before this process turns to its other work, in milliseconds. */
const LONGEST_RUN = 10;

const stopped =
  "The embedded database has stopped, because its disk was full. What was stored before is kept: make room, and start the server again.";

const describeExecuteSync = [serialize.describe({ type: "P" }), serialize.execute({}), serialize.sync()];

/**
 * The session of PostgreSQL inside this process, spoken to in its wire protocol. One message carries everything a
 * statement needs, a repeated statement is parsed once, and rows are read without a detour: a quarter of the time that
 * `PGlite.query` takes.
 */
export class EmbeddedConnection implements Connection {
  /** How many rows have been changed through it. */
  changes = 0;
  readonly #database: PGlite;
  readonly #names = new StatementNames(MAXIMUM_NAMES);
  readonly #prepared = new Set<string>();
  #letRunAt = 0;
  #stopped: Error | undefined;

  constructor(database: PGlite) {
    this.#database = database;
  }

  /** True when it answers nothing any more. */
  get stopped(): boolean {
    return this.#stopped !== undefined;
  }

  async send(text: string, parameters: readonly Parameter[]): Promise<Answer> {
    const name = this.#names.nameOf(text) ?? "";
    const parse = this.#prepared.has(name) ? [] : [serialize.parse({ name, text })];
    const bind = serialize.bind({ statement: name, values: parameters as Parameter[] });
    const exchange = await this.#exchange([...parse, bind, ...describeExecuteSync]);
    if (name !== "" && exchange.parsed) this.#prepared.add(name);
    if (exchange.answer.command !== "SELECT") this.changes += exchange.answer.count;
    return answerOf(exchange);
  }

  async script(text: string): Promise<Answer> {
    return answerOf(await this.#exchange([serialize.query(text)]));
  }

  async reset(): Promise<void> {
    this.#prepared.clear();
    await this.script("rollback; deallocate all");
  }

  /** Sends the parts as one message and reads everything that comes back. */
  async #exchange(parts: readonly Uint8Array[]): Promise<Exchange> {
    if (this.#stopped) throw this.#stopped;
    await this.#letOthersRun();
    const received: Buffer[] = [];
    await this.#database.execProtocolRawStream(Buffer.concat(parts), {
      syncToFs: false,
      // The bytes are a view of memory that the next part is written to.
      onRawData: (bytes) => received.push(Buffer.from(bytes)),
    });
    const exchange = readExchange(Buffer.concat(received));
    if (hasLostItsLog(exchange)) this.#stopped = new Error(stopped, { cause: exchange.error });
    return exchange;
  }

  /** The database computes in this thread and never waits, so a row of statements would keep sockets from being served. */
  async #letOthersRun(): Promise<void> {
    if (performance.now() - this.#letRunAt < LONGEST_RUN) return;
    await setImmediate();
    this.#letRunAt = performance.now();
  }
}

/**
 * A server of PostgreSQL that cannot write its log of changes ends and starts anew. Inside this process it cannot: asked for
 * anything more, it would compute for ever and keep everything else waiting.
 */
function hasLostItsLog({ error }: Exchange): boolean {
  return error !== undefined && "code" in error && error.code === "53100" && error.message.includes("pg_wal/");
}

function answerOf({ answer, error }: Exchange): Answer {
  if (error) throw error;
  return answer;
}
