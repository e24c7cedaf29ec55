import { randomUUID } from "node:crypto";
import { Synonyms } from "@purvey/search/synonyms";
import sql, { empty, type Sql } from "sql-template-tag";
import type { Queryable } from "../../../platform/db/database.ts";
import {
  type Changed,
  type ChangeKind,
  readChanges,
  type SiteChanges,
  trustedMilliseconds,
} from "../../../platform/db/site-changes.ts";
import { SearchFacts } from "../search-facts.ts";
import type { SiteIndex } from "../site-indexes.ts";
import type { Cluster } from "./cluster.ts";
import { format, indexBody, readWritings, versionOf, type Writing } from "./cluster-document.ts";

/** Items read at a time. */
const batch = 500;
/** A search waits for so many changed items; more are taken in beside it, and the database answers meanwhile. */
const mostWaitedFor = 2_000;
/** How often it is noted that nothing changed, in milliseconds. */
const noted = 600_000;

/** Up to where the changes of the database are in an index. */
interface Position {
  readonly snapshot: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * The items of a site in OpenSearch, kept by all processes that search. An index is made once under a name of its own, for
 * which the site's alias stands once it is whole; a process works with the name, so that it notices when another one took
 * its place. What each process writes has the version of what it read, and the position tells the others that they need
 * not write it again.
 */
export class ClusterIndex implements SiteIndex {
  readonly site: string;
  readonly facts: SearchFacts;
  /** What happens when it no longer agrees with the database. */
  onLost: () => void = () => {};
  isLost = false;
  /** Hears why, where OpenSearch is the reason. */
  onProblem: (error: unknown) => void = () => {};
  /** The index's own name. */
  name = "";
  synonyms = new Synonyms([]);
  readonly #cluster: Cluster;
  readonly #db: Queryable;
  readonly #alias: string;
  #notedAt = 0;
  #agreed = "";
  /** What changed while it was built, and the last snapshot that saw it. */
  #waiting: Map<ChangeKind, Set<number>> | undefined = new Map();
  #seen = "";

  constructor(cluster: Cluster, db: Queryable, site: string) {
    this.#cluster = cluster;
    this.#db = db;
    this.site = site;
    this.facts = new SearchFacts(db, site);
    this.#alias = `${cluster.settings.prefix}-${inName(site)}`;
  }

  /** Goes on with the index that is there where its position is known, else makes one. */
  async build(changes: SiteChanges, onBatch: (read: number) => void): Promise<void> {
    await changes.catchUp();
    changes.follow(this);
    await this.#takeWords();
    const [current] = await this.#cluster.indexes(this.#alias);
    const position = current?.meta.format === format ? await this.#positionIn(current.index) : undefined;
    if (current && position) await this.#goOn(current.index, position, onBatch);
    else await this.#make(onBatch);
    while (this.#waiting !== undefined && this.#waiting.size > 0) {
      const waiting = this.#waiting;
      this.#waiting = new Map();
      await this.#takeIn(waiting, this.#seen);
    }
    this.#waiting = undefined;
  }

  async take(changed: Changed, snapshot: string): Promise<void> {
    if (this.#waiting === undefined) {
      if (itemsOf(changed).length > mostWaitedFor) return this.lose();
      return this.#takeIn(changed, snapshot).catch((error: unknown) => {
        this.onProblem(error);
        throw error;
      });
    }
    this.#seen = snapshot;
    for (const [kind, records] of changed)
      this.#waiting.set(kind, new Set([...(this.#waiting.get(kind) ?? []), ...records]));
  }

  lose(): void {
    this.isLost = true;
    this.onLost();
  }

  agree(snapshot: string): void {
    this.#agreed = snapshot;
  }

  /** Notes from time to time how far it is where nothing changed. */
  async noteUnchanged(): Promise<void> {
    if (Date.now() - this.#notedAt > noted) await this.#note(this.#agreed);
  }

  /** The position of an index, if changes since then can still be told. A database that was put back is behind it. */
  async #positionIn(index: string): Promise<Position | undefined> {
    const position = await this.#position(index);
    if (!position || Date.now() - position.at > trustedMilliseconds) return undefined;
    const { snapshot } = await readChanges(this.#db, this.site, null);
    return versionOf(snapshot) < versionOf(position.snapshot) ? undefined : position;
  }

  async #goOn(index: string, position: Position, onBatch: (read: number) => void): Promise<void> {
    this.name = index;
    const { snapshot, changed } = await readChanges(this.#db, this.site, position.snapshot);
    onBatch(itemsOf(changed).length);
    await this.#takeIn(changed, snapshot);
  }

  async #make(onBatch: (read: number) => void): Promise<void> {
    this.name = `${this.#alias}-${randomUUID()}`;
    await this.#cluster.create(this.name, { ...indexBody, aliases: { [writing(this.name)]: {} } });
    const { snapshot } = await readChanges(this.#db, this.site, null);
    await this.#cluster.write(writing(this.name), this.#every(onBatch));
    await this.#cluster.refresh(this.name);
    await this.#note(snapshot);
    const others = (await this.#cluster.indexes(`${this.#alias}-*`)).map(({ index }) => index);
    await this.#cluster.switchTo(
      this.name,
      this.#alias,
      others.filter((index) => index !== this.name),
    );
  }

  async *#every(onBatch: (read: number) => void): AsyncGenerator<Writing> {
    let read = 0;
    for (let after = 0; ; ) {
      const { items } = await readWritings(this.#db, this.site, { chosen: empty, after, limit: batch });
      for (const item of items) if (item.document) yield item;
      read += items.length;
      onBatch(read);
      const last = items.at(-1);
      if (last === undefined || items.length < batch) return;
      after = last.uid;
    }
  }

  async #takeIn(changed: Changed, snapshot: string): Promise<void> {
    this.facts.forget(changed);
    if (changed.has("words")) await this.#takeWords();
    const uids = await this.#unwritten(itemsOf(changed));
    if (uids.length === 0) return;
    await this.#cluster.write(writing(this.name), this.#chosen(uids));
    await this.#cluster.refresh(this.name);
    await this.#note(snapshot);
  }

  /** Those of changed items that no other process has written meanwhile. */
  async #unwritten(uids: readonly number[]): Promise<readonly number[]> {
    if (uids.length === 0) return uids;
    const position = await this.#position(this.name);
    if (!position) return uids;
    const { changed } = await readChanges(this.#db, this.site, position.snapshot);
    const since = new Set(itemsOf(changed));
    return uids.filter((uid) => since.has(uid));
  }

  async *#chosen(uids: readonly number[]): AsyncGenerator<Writing> {
    for (let start = 0; start < uids.length; start += batch) {
      const some = uids.slice(start, start + batch);
      const chosen: Sql = sql`and i.inv_mast_uid = any(${some}::bigint[])`;
      const { version, items } = await readWritings(this.#db, this.site, { chosen, after: 0, limit: some.length });
      const found = new Map(items.map((item) => [item.uid, item]));
      for (const uid of some) yield found.get(uid) ?? { uid, version, document: undefined };
    }
  }

  async #position(index: string): Promise<Position | undefined> {
    const source = (await this.#cluster.source(index, positionId)) as { position?: Position } | undefined;
    return source?.position;
  }

  async #note(snapshot: string): Promise<void> {
    const at = Date.now();
    await this.#cluster.put(writing(this.name), positionId, versionOf(snapshot), { position: { snapshot, at } });
    this.#notedAt = at;
  }

  async #takeWords(): Promise<void> {
    await this.facts.readWords();
    this.synonyms = new Synonyms(this.facts.synonyms);
  }
}

const positionId = "position";

/** The alias by which an index is written: without it nothing would refuse to make a deleted index anew, empty. */
function writing(index: string): string {
  return `${index}.write`;
}

function itemsOf(changed: Changed): number[] {
  return [...new Set([...(changed.get("item") ?? []), ...(changed.get("stock") ?? [])])];
}

/** A site in the name of an index, which has small letters and digits: no two sites share one. */
function inName(site: string): string {
  return site.replace(/[^a-z0-9]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`);
}
