import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";

/** Texts whose numbers are remembered. */
const mostKnown = 5_000;
/** How long searches are counted before they are written, in milliseconds. */
const pause = 1_000;

/**
 * What a site's people look for (`search_query_string`). A text is written when it is new; how often it was looked for is
 * counted here and written each second, so that a search does not wait for it. A process that dies loses that second.
 */
class SearchLog {
  readonly #db: Queryable;
  readonly #site: string;
  readonly #known = new Map<string, number>();
  #counts = new Map<string, number>();

  constructor(db: Queryable, site: string) {
    this.#db = db;
    this.#site = site;
  }

  /** The number of a text, which is counted where `count` says so; 0 for a text that is not counted and not known. */
  async note(text: string, count: boolean): Promise<number> {
    const plain = text.trim().toLowerCase().slice(0, 500);
    const known = this.#known.get(plain);
    if (known !== undefined) {
      if (count) this.#count(plain);
      return known;
    }
    const uid = await (count ? this.#add(plain) : this.#read(plain));
    if (uid === 0) return 0;
    if (this.#known.size >= mostKnown) this.#known.clear();
    this.#known.set(plain, uid);
    return uid;
  }

  async #add(plain: string): Promise<number> {
    const row = await this.#db.first<{ uid: number }>(sql`
      insert into search_query_string as q (site_id, query_string) values (${this.#site}, ${plain})
      on conflict (site_id, query_string) do update set times = q.times + 1, date_last_used = localtimestamp(0)
      returning query_string_uid as uid`);
    return row?.uid ?? 0;
  }

  async #read(plain: string): Promise<number> {
    const row = await this.#db.first<{ uid: number }>(sql`
      select query_string_uid as uid from search_query_string where site_id = ${this.#site} and query_string = ${plain}`);
    return row?.uid ?? 0;
  }

  #count(plain: string): void {
    if (this.#counts.size === 0) setTimeout(() => void this.#write(), pause).unref();
    this.#counts.set(plain, (this.#counts.get(plain) ?? 0) + 1);
  }

  async #write(): Promise<void> {
    // In one order, so that processes that write the same texts wait for each other and do not lock each other out.
    const counts = [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1));
    this.#counts = new Map();
    const texts = counts.map(([plain]) => plain);
    const times = counts.map(([, times]) => times);
    await this.#db
      .execute(sql`
        insert into search_query_string as q (site_id, query_string, times)
        select ${this.#site}, c.plain, c.times from unnest(${texts}::text[], ${times}::integer[]) as c (plain, times)
        on conflict (site_id, query_string) do update set times = q.times + excluded.times, date_last_used = localtimestamp(0)`)
      // The database may be closed by now; a count is not worth a failure.
      .catch(() => 0);
  }
}

/** The logs of the sites that this process serves. */
export class SearchLogs {
  readonly #db: Queryable;
  readonly #logs = new Map<string, SearchLog>();

  constructor(db: Queryable) {
    this.#db = db;
  }

  of(site: string): SearchLog {
    const log = this.#logs.get(site) ?? new SearchLog(this.#db, site);
    this.#logs.set(site, log);
    return log;
  }
}
