import type pg from "pg";
import type { Answer, Connection } from "./driver.ts";
import { isBroken } from "./errors.ts";
import type { Parameter } from "./parameter.ts";

/** A connection whose oldest statement waits longer, in milliseconds, is given no more. */
const tooLong = 25;

/** A statement is slow when even the quickest of so many executions took more milliseconds: others gain by not waiting for it. */
const executions = 8;
const slow = 2;

/** How long a slow statement is left to connections of its own, in milliseconds. */
const apart = 10_000;

/** Texts that are remembered at most. */
const maximumTexts = 2_000;

/** How one statement is sent on a connection. */
export type Send = (client: pg.ClientBase, text: string, parameters: readonly Parameter[]) => Promise<Answer>;

/**
 * A few connections on which single statements are sent without waiting for the answers of those before: the way between
 * two processes costs more than most statements do. Only what reads goes here. What writes may wait for a lock, and all
 * that was sent behind it would wait too; what is slow is sent on a connection of its own for a while.
 */
export class SharedConnections {
  readonly #connections: (SharedConnection | undefined)[];
  readonly #open: () => Promise<pg.Client>;
  readonly #send: Send;
  readonly #onLost: (error: Error) => void;
  readonly #reads = new Map<string, boolean>();
  readonly #slowUntil = new Map<string, number>();
  readonly #measured = new Map<string, { count: number; least: number }>();

  constructor(count: number, open: () => Promise<pg.Client>, send: Send, onLost: (error: Error) => void) {
    this.#connections = Array.from({ length: count }, () => undefined);
    this.#open = open;
    this.#send = send;
    this.#onLost = onLost;
  }

  /**
   * The connection that has the least to do; undefined where the statement is none for a shared one, or all are held up
   * and another one is free.
   */
  for(text: string, anotherIsFree: boolean): Connection | undefined {
    if (this.#connections.length === 0 || !this.#isRead(text) || this.#isSlow(text)) return undefined;
    let best: SharedConnection | undefined;
    for (const [place, known] of this.#connections.entries()) {
      const connection = known?.usable ? known : this.#replace(place);
      if (!(connection.heldUp && anotherIsFree) && (!best || connection.waiting < best.waiting)) best = connection;
    }
    return best;
  }

  /** How many there are at most, are open, and wait for an answer. */
  load(): { readonly most: number; readonly open: number; readonly busy: number } {
    const open = this.#connections.filter((connection) => connection?.usable);
    const busy = open.filter((connection) => connection && connection.waiting > 0);
    return { most: this.#connections.length, open: open.length, busy: busy.length };
  }

  async close(): Promise<void> {
    await Promise.all(this.#connections.map((connection) => connection?.end()));
  }

  #replace(place: number): SharedConnection {
    const connection = new SharedConnection(this.#open(), this.#send, {
      lost: this.#onLost,
      measured: (text, milliseconds) => this.#measure(text, milliseconds),
    });
    this.#connections[place] = connection;
    return connection;
  }

  /** The process may have been busy when an answer came, so that one long execution says nothing. */
  #measure(text: string, milliseconds: number): void {
    const known = this.#measured.get(text) ?? { count: 0, least: milliseconds };
    known.count += 1;
    known.least = Math.min(known.least, milliseconds);
    if (this.#measured.size >= maximumTexts) this.#measured.clear();
    this.#measured.set(text, known);
    if (milliseconds <= tooLong * 4 && known.count < executions) return;
    this.#measured.delete(text);
    if (this.#slowUntil.size >= maximumTexts) this.#slowUntil.clear();
    if (known.least > slow) this.#slowUntil.set(text, performance.now() + apart);
  }

  #isSlow(text: string): boolean {
    const until = this.#slowUntil.get(text);
    if (until === undefined) return false;
    if (performance.now() < until) return true;
    this.#slowUntil.delete(text);
    return false;
  }

  #isRead(text: string): boolean {
    const known = this.#reads.get(text);
    if (known !== undefined) return known;
    if (this.#reads.size >= maximumTexts) this.#reads.clear();
    const reads = onlyReads(text);
    this.#reads.set(text, reads);
    return reads;
  }
}

const changes =
  /\b(insert|update|delete|merge|truncate|create|alter|drop|lock|into|for\s+(share|key\s+share)|nextval|setval|set_config|pg_\w*(lock|sleep|terminate|cancel|notify)\w*)\b/i;

/** Whether a statement neither changes anything nor waits for anybody; one that cannot be told for sure does. */
export function onlyReads(text: string): boolean {
  return /^\s*(select|with)\b/i.test(text) && !changes.test(text);
}

interface Listeners {
  readonly lost: (error: Error) => void;
  readonly measured: (text: string, milliseconds: number) => void;
}

class SharedConnection implements Connection {
  /** Whether it can be given statements; otherwise another takes its place. */
  usable = true;
  /** Statements that were sent and not answered. */
  waiting = 0;
  /** Since when the oldest of them waits for nobody but itself. */
  #since = 0;
  readonly #client: Promise<pg.Client>;
  readonly #send: Send;
  readonly #listeners: Listeners;
  #ended: Promise<void> | undefined;

  constructor(client: Promise<pg.Client>, send: Send, listeners: Listeners) {
    this.#client = client;
    this.#send = send;
    this.#listeners = listeners;
    client.then(
      (opened) => {
        this.#since = performance.now();
        opened.on("error", (error) => this.#lost(error));
      },
      () => {
        this.usable = false;
      },
    );
  }

  get heldUp(): boolean {
    return this.waiting > 0 && performance.now() - this.#since > tooLong;
  }

  async send(text: string, parameters: readonly Parameter[]): Promise<Answer> {
    if (this.waiting === 0) this.#since = performance.now();
    this.waiting += 1;
    try {
      return await this.#send(await this.#client, text, parameters);
    } catch (error) {
      if (isBroken(error)) this.usable = false;
      throw error;
    } finally {
      const now = performance.now();
      this.#listeners.measured(text, now - this.#since);
      this.#since = now;
      this.waiting -= 1;
    }
  }

  script(): Promise<Answer> {
    throw new Error("A script needs a connection of its own.");
  }

  /** Others may wait for answers on it: it is given nothing new, and ends when they have them. */
  async reset(): Promise<void> {
    this.usable = false;
    void this.end();
  }

  end(): Promise<void> {
    this.usable = false;
    this.#ended ??= this.#client.then(
      (client) => client.end(),
      () => undefined,
    );
    return this.#ended;
  }

  #lost(error: Error): void {
    const idle = this.usable && this.waiting === 0;
    this.usable = false;
    if (idle) this.#listeners.lost(error);
  }
}
