import { randomInt } from "node:crypto";
import sql, { type Sql } from "sql-template-tag";
import type { Queryable, Waiting } from "./database.ts";
import { acrossSites } from "./statement-inspector.ts";

/** What changed: an item, whether somewhere has it, the site's words or settings, a customer, or what a customer has a contract on. */
export type ChangeKind = "item" | "stock" | "words" | "settings" | "customer" | "contract";

/** The records of a site that changed, by kind. */
export type Changed = ReadonlyMap<ChangeKind, ReadonlySet<number>>;

interface Look {
  readonly snapshot: string;
  readonly changes: ChangePairs | null;
}

/** Changes are kept for so many minutes. */
export const keptMinutes = 120;
/** What did not look for as long reads everything anew. */
export const trustedMilliseconds = (keptMinutes / 2) * 60_000;

/** How far something that outlives the process has followed a site's changes. */
export interface Bookmark {
  /** The database that it was made with, as the database names itself. */
  readonly database: string;
  /** The snapshot up to which changes were taken in. */
  readonly position: string;
  /** The number of a row of the feed: while that is kept, the feed reaches back to the position. */
  readonly mark: number;
}

/** Something in memory that follows a site's changes. */
export interface Follower {
  /** Takes in what changed, all that the snapshot sees. One that cannot is told that it lost its way. */
  take(changed: Changed, snapshot: string): Promise<void> | void;
  /** Changes went by unseen: what it holds is worth nothing. `cause` is what went wrong, where something did. */
  lose(cause?: unknown): void;
}

/**
 * Tells what was committed to a site since the last look, whichever process did it (`site_change`). Looks that are wanted
 * while one is under way share the next one.
 */
export class SiteChanges {
  readonly #db: Queryable;
  readonly #site: string;
  readonly #followers = new Set<Follower>();
  #snapshot = "";
  #lookedAt = 0;
  /** How many looks were begun, and the last that is taken in. */
  #begun = 0;
  #taken = 0;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(db: Queryable, site: string) {
    this.#db = db;
    this.#site = site;
  }

  /** What the last look saw, which every follower has taken in; empty before the first. */
  get snapshot(): string {
    return this.#snapshot;
  }

  /** When it looked last, in milliseconds since 1970; 0 before the first look. */
  get lookedAt(): number {
    return this.#lookedAt;
  }

  /** What followers have taken in, where a reading may go by it; undefined before the first look and long after the last. */
  get trusted(): string | undefined {
    return this.#snapshot !== "" && Date.now() - this.#lookedAt < trustedMilliseconds ? this.#snapshot : undefined;
  }

  /** What the follower reads after it hears what is committed after its next {@link catchUp}. */
  follow(follower: Follower): void {
    this.#followers.add(follower);
  }

  unfollow(follower: Follower): void {
    this.#followers.delete(follower);
  }

  /** Now, for {@link catchUp}: what one call asks in several places needs one look. */
  get moment(): number {
    return this.#begun;
  }

  /**
   * Resolves when everything that was committed before a moment is taken in: at once where a look has begun since then and
   * is over.
   *
   * @param moment the call's by default
   */
  catchUp(moment: number = this.#begun): Promise<void> {
    if (this.#taken > moment) return Promise.resolve();
    if (!this.#running) {
      this.#running = this.#look().finally(() => {
        this.#running = undefined;
      });
      return this.#running;
    }
    this.#next ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        return this.catchUp();
      });
    return this.#next;
  }

  /**
   * A bookmark of where the followers are, for what is saved of one in the same moment. They may be a little further on:
   * taking a change in twice does no harm.
   */
  async bookmark(): Promise<Bookmark> {
    // Notes of words have the number 0: one with another is no change.
    const mark = randomInt(1, 2 ** 48 - 1);
    await this.#db.execute(
      sql`insert into site_change (site_id, kind, record_no) values (${this.#site}, 'words', ${mark})`,
    );
    const row = await this.#db.first<{ database: string }>(sql`select ${databaseName} as database`);
    await this.catchUp();
    return { database: row?.database ?? "", position: this.#snapshot, mark };
  }

  /** Lets a bookmark hold on that nothing changed after. @returns false where the feed has forgotten it */
  async prolong({ mark }: Bookmark): Promise<boolean> {
    const prolonged = await this.#db.execute(sql`
      update site_change set date_created = localtimestamp where site_id = ${this.#site} and kind = 'words' and record_no = ${mark}`);
    return prolonged > 0;
  }

  /** What was committed since a bookmark; undefined where the feed does not reach back, or is of another database. */
  async since({ database, position, mark }: Bookmark): Promise<Changed | undefined> {
    const row = await this.#db.first<{ changes: Look["changes"] }>(sql`
      select ${changesSince(this.#site, position)} as changes
      from site_change m
      where m.site_id = ${this.#site} and m.kind = 'words' and m.record_no = ${mark} and ${databaseName} = ${database}
        and pg_snapshot_xmax(${position}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot())`);
    return row && byKind(row.changes ?? []);
  }

  async #look(): Promise<void> {
    const since = this.trusted ?? null;
    const look = ++this.#begun;
    const { snapshot, changed } = await readChanges(this.#db, this.#site, since);
    if (since === null) for (const follower of this.#followers) follower.lose();
    else if (changed.size > 0) await this.#tell(changed, snapshot);
    this.#snapshot = snapshot;
    this.#lookedAt = Date.now();
    this.#taken = look;
  }

  async #tell(changed: Changed, snapshot: string): Promise<void> {
    for (const follower of this.#followers) {
      try {
        await follower.take(changed, snapshot);
      } catch (error) {
        follower.lose(error);
      }
    }
  }
}

/** The changes of each site that this process holds something of. */
export class ChangesOfSites {
  readonly #db: Queryable;
  readonly #sites = new Map<string, SiteChanges>();

  constructor(db: Queryable) {
    this.#db = db;
  }

  of(site: string): SiteChanges {
    const known = this.#sites.get(site) ?? new SiteChanges(this.#db, site);
    this.#sites.set(site, known);
    return known;
  }

  /** What was committed to these sites and is not taken in yet: the next search or price takes it in first. */
  async waiting(): Promise<Waiting> {
    const looked = [...this.#sites].filter(([, { snapshot }]) => snapshot !== "");
    const [sites, snapshots] = [looked.map(([site]) => site), looked.map(([, { snapshot }]) => snapshot)];
    const row = await this.#db.first<Waiting>(
      acrossSites(
        "changes that wait",
        sql`
          select count(*) as count, extract(epoch from localtimestamp(0) - min(c.date_created)) as seconds
          from unnest(${sites}::text[], ${snapshots}::text[]) as looked (site, snapshot)
          join site_change c on c.site_id = looked.site and c.changed_in >= pg_snapshot_xmin(looked.snapshot::pg_snapshot)
          where not pg_visible_in_snapshot(c.changed_in, looked.snapshot::pg_snapshot)`,
      ),
    );
    return row as Waiting;
  }
}

/** What changed, as {@link changesSince} answers it. */
export type ChangePairs = readonly (readonly [ChangeKind, number])[];

/** What was committed since a snapshot, as an expression: {@link ChangePairs}, or null. */
export function changesSince(site: string, snapshot: string | null): Sql {
  // Inside a subquery the snapshot does not tempt the planner into planning the whole statement anew for every call.
  return sql`(
    select json_agg(distinct jsonb_build_array(c.kind, c.record_no)) from site_change c
    where c.site_id = ${site} and not (c.kind = 'words' and c.record_no > 0)
      and c.changed_in >= (select pg_snapshot_xmin(${snapshot}::pg_snapshot))
      and c.changed_in < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(c.changed_in, ${snapshot}::pg_snapshot))`;
}

/** What tells a database from its copies elsewhere. */
const databaseName = sql`
  (select s.system_identifier || '/' || d.oid from pg_control_system() s, pg_database d where d.datname = current_database())`;

/** What was committed to a site since a snapshot, and the snapshot that saw it; nothing without one. */
export async function readChanges(
  db: Queryable,
  site: string,
  since: string | null,
): Promise<{ readonly snapshot: string; readonly changed: Changed }> {
  const look = await db.first<Look>(sql`
    select pg_current_snapshot()::text as snapshot, ${changesSince(site, since)} as changes`);
  return { snapshot: look?.snapshot ?? "", changed: byKind(look?.changes ?? []) };
}

/** Changes by kind. */
export function byKind(changes: ChangePairs): Changed {
  const changed = new Map<ChangeKind, Set<number>>();
  for (const [kind, record] of changes) changed.set(kind, (changed.get(kind) ?? new Set()).add(record));
  return changed;
}

/** Remembers a value under its key; beyond so many, the one that was remembered first is forgotten. */
export function remember<K, V>(map: Map<K, V>, key: K, value: V, most: number): void {
  map.delete(key);
  map.set(key, value);
  const [first] = map.keys();
  if (map.size > most && first !== undefined) map.delete(first);
}
