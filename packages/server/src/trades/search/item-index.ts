import { setImmediate } from "node:timers/promises";
import { Marks } from "@purvey/search/marks";
import { indexPieces, openingIndex } from "@purvey/search/saved-index";
import type { IndexRecord, Schema } from "@purvey/search/schema";
import { SearchIndex as Engine } from "@purvey/search/search-index";
import sql, { empty } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { Bookmark, Changed, ChangeKind, Follower, SiteChanges } from "../../platform/db/site-changes.ts";
import { version } from "../../platform/version.ts";
import { buildInWorker } from "./build-in-worker.ts";
import { isFindable, itemFields, itemRecord } from "./item-record.ts";
import { readItems } from "./read-items.ts";
import { SearchFacts } from "./search-facts.ts";

const schema: Schema = { fields: itemFields, prior: "popularity" };

/** Items read at a time, between which the process serves others. */
const batch = 200;
/** Where more items than this changed since the last look, and more than a fifth, everything is read anew. */
const mostPutOneByOne = 5_000;

/**
 * The items of a site in this process: words, numbers and facets in the engine; beside it what somewhere has, and what
 * else searches go by. It follows the site's changes.
 */
export class ItemIndex implements Follower {
  readonly site: string;
  /** What happens when it no longer agrees with the database. */
  onLost: (cause?: unknown) => void = () => {};
  isLost = false;
  /** In stock somewhere. */
  inStock = new Marks();
  engine = new Engine(schema);
  readonly facts: SearchFacts;
  readonly #db: Queryable;
  readonly #inStockAt = new Map<number, Marks>();

  /** How often something was taken in: what was saved before is behind. */
  #taken = 0;
  /** What changed while it was built. */
  #waiting: Map<ChangeKind, Set<number>> | undefined = new Map();

  constructor(db: Queryable, site: string) {
    this.#db = db;
    this.site = site;
    this.facts = new SearchFacts(db, site);
  }

  /**
   * Reads everything; `onBatch` hears how many items were read so far.
   *
   * @param program the worker that builds the index; without one it is built here, batch by batch
   */
  async build(changes: SiteChanges, onBatch: (read: number) => void, program?: URL): Promise<void> {
    await changes.catchUp();
    changes.follow(this);
    const read: number[] = [];
    const batches = this.#batches(read, onBatch);
    this.engine = program
      ? await buildInWorker(program, schema, batches)
      : await Engine.buildFrom(schema, recordsOf(batches));
    await this.#takeWords();
    for (let start = 0; start < read.length; start += batch) await this.#takeStock(read.slice(start, start + batch));
    await this.#takeWaiting();
  }

  /**
   * Goes on from what {@link pieces} gave.
   *
   * @returns the bookmark that it was saved with; nothing where it is of another version, database or site, or too long
   *   ago: build it
   * @throws {SnapshotError} where it is damaged
   */
  async open(changes: SiteChanges, bytes: Uint8Array): Promise<Bookmark | undefined> {
    await changes.catchUp();
    changes.follow(this);
    const { index, beside, note } = await inSteps(openingIndex(schema, bytes));
    const saved: Saved = JSON.parse(note);
    if (saved.version !== version || saved.site !== this.site) return undefined;
    const changed = await changes.since(saved.bookmark);
    if (!changed || isTooMuch(changed, index.size)) return undefined;
    this.engine = index;
    for (const [name, bits] of beside) {
      const marks = new Marks(Uint8Array.from(bits));
      if (name === somewhere) this.inStock = marks;
      else this.#inStockAt.set(Number(name), marks);
    }
    await this.#takeWords();
    if (changed.size > 0) await this.#takeIn(changed);
    await this.#takeWaiting();
    return saved.bookmark;
  }

  /** The index as it is now, to be saved in pieces. */
  pieces(bookmark: Bookmark): Iterable<Uint8Array> {
    const beside = new Map([[somewhere, this.inStock.bytes]]);
    for (const [locationId, marks] of this.#inStockAt) beside.set(String(locationId), marks.bytes);
    const note = JSON.stringify({ version, site: this.site, bookmark } satisfies Saved);
    return indexPieces(this.engine, { beside, note });
  }

  /** How often something was taken in. */
  get taken(): number {
    return this.#taken;
  }

  async take(changed: Changed): Promise<void> {
    if (this.#waiting === undefined) return isTooMuch(changed, this.engine.size) ? this.lose() : this.#takeIn(changed);
    for (const [kind, records] of changed)
      this.#waiting.set(kind, new Set([...(this.#waiting.get(kind) ?? []), ...records]));
  }

  lose(cause?: unknown): void {
    this.isLost = true;
    this.onLost(cause);
  }

  /** Whether somewhere has an item. */
  isInStock(invMastUid: number): boolean {
    const place = this.engine.placeOf(String(invMastUid));
    return place !== undefined && this.inStock.has(place);
  }

  /** What is in stock at a location. */
  inStockAt(locationId: number): Marks {
    const known = this.#inStockAt.get(locationId) ?? new Marks();
    this.#inStockAt.set(locationId, known);
    return known;
  }

  async *#batches(read: number[], onBatch: (read: number) => void): AsyncGenerator<IndexRecord[]> {
    for (let after = 0; ; ) {
      const items = await readItems(this.#db, this.site, { chosen: empty, after, limit: batch });
      for (const { invMastUid } of items) read.push(invMastUid);
      yield items.filter(isFindable).map(itemRecord);
      onBatch(read.length);
      const last = items.at(-1);
      if (last === undefined || items.length < batch) return;
      after = last.invMastUid;
    }
  }

  /** Takes in what changed while the index was made. */
  async #takeWaiting(): Promise<void> {
    while (this.#waiting !== undefined && this.#waiting.size > 0) {
      const waiting = this.#waiting;
      this.#waiting = new Map();
      await this.#takeIn(waiting);
    }
    this.#waiting = undefined;
  }

  async #takeIn(changed: Changed): Promise<void> {
    const items = [...(changed.get("item") ?? [])];
    this.#taken++;
    this.facts.forget(changed);
    if (changed.has("words")) await this.#takeWords();
    for (let start = 0; start < items.length; start += batch) await this.#takeItems(items.slice(start, start + batch));
    const stocked = [...new Set([...items, ...(changed.get("stock") ?? [])])];
    for (let start = 0; start < stocked.length; start += batch)
      await this.#takeStock(stocked.slice(start, start + batch));
  }

  async #takeItems(uids: readonly number[]): Promise<void> {
    const chosen = sql`and i.inv_mast_uid = any(${[...uids]}::bigint[])`;
    const items = await readItems(this.#db, this.site, { chosen, after: 0, limit: uids.length });
    const found = new Map(items.filter(isFindable).map((item) => [item.invMastUid, item]));
    for (const uid of uids) {
      const item = found.get(uid);
      if (item) this.engine.put(itemRecord(item));
      else this.engine.remove(String(uid));
    }
  }

  async #takeStock(uids: readonly number[]): Promise<void> {
    const rows = await this.#db.query<{ uid: number; locationId: number }>(sql`
      select inv_mast_uid as uid, location_id as "locationId" from item_stock
      where site_id = ${this.site} and inv_mast_uid = any(${[...uids]}::bigint[]) and qty_on_hand > qty_allocated`);
    const places = new Map(uids.map((uid) => [uid, this.engine.placeOf(String(uid))]));
    for (const place of places.values())
      for (const marks of [this.inStock, ...this.#inStockAt.values()]) marks.set(place, false);
    for (const { uid, locationId } of rows)
      for (const marks of [this.inStock, this.inStockAt(locationId)]) marks.set(places.get(uid), true);
  }

  async #takeWords(): Promise<void> {
    await this.facts.readWords();
    this.engine.setSynonyms(this.facts.synonyms);
  }
}

/** What is saved beside the arrays, as JSON. */
interface Saved {
  /** The server that made the records: another one may make them otherwise. */
  readonly version: string;
  readonly site: string;
  readonly bookmark: Bookmark;
}

/** The name of the marks that are of no location. */
const somewhere = "somewhere";

function isTooMuch(changed: Changed, size: number): boolean {
  return (changed.get("item")?.size ?? 0) > Math.max(mostPutOneByOne, size / 5);
}

async function* recordsOf(batches: AsyncIterable<readonly IndexRecord[]>): AsyncGenerator<IndexRecord> {
  for await (const records of batches) yield* records;
}

/** Takes the steps one by one; others are served between them. */
async function inSteps<T>(steps: Iterator<void, T>): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
