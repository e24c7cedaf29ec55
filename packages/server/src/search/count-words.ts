import sql from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";

interface Counted {
  change: number;
  plain: boolean;
}

/** Words held in memory before they are written, while all items are counted. */
const mostHeld = 50_000;

/** Collects how the numbers of items per word change, and writes them to `search_word` in one statement, in the order of the words. */
export class WordCounts {
  readonly #site: string;
  readonly #counting: number | undefined;
  readonly #changes = new Map<string, Counted>();

  /** @param counting the number of a counting of all items, greater than that of any before; undefined when only some items changed. */
  constructor(site: string, counting?: number) {
    this.#site = site;
    this.#counting = counting;
  }

  /** Counts one item's words. */
  add(words: ReadonlyMap<string, boolean>): void {
    for (const [word, plain] of words) this.#change(word, 1, plain);
  }

  /** Takes back the words that an item had. */
  remove(words: Iterable<string>): void {
    for (const word of words) this.#change(word, -1, false);
  }

  /** Writes what has been collected once it is much. */
  async writeSome(db: Queryable): Promise<void> {
    if (this.#changes.size >= mostHeld) await this.write(db);
  }

  /** Writes what has been collected; words whose number stays the same are not touched. */
  async write(db: Queryable): Promise<void> {
    const changed = [...this.#changes].filter(([, { change }]) => change !== 0);
    this.#changes.clear();
    if (changed.length === 0) return;
    const words = changed.map(([word]) => word);
    const changes = changed.map(([, { change }]) => change);
    const plain = changed.map(([, counted]) => counted.plain);
    const all = this.#counting !== undefined;
    await db.execute(sql`
      insert into search_word as w (site_id, word, item_count, is_plain, counting)
      select ${this.#site}, x.word, x.change, x.plain, ${this.#counting ?? Date.now()}::bigint
      from unnest(${words}::text[], ${changes}::integer[], ${plain}::boolean[]) as x (word, change, plain)
      order by x.word collate "C"
      on conflict (site_id, word) do update set
        item_count = case when ${all} and w.counting < excluded.counting then excluded.item_count
          else greatest(0, w.item_count + excluded.item_count) end,
        is_plain = excluded.is_plain or (w.is_plain and not (${all} and w.counting < excluded.counting)),
        counting = case when ${all} then greatest(w.counting, excluded.counting) else w.counting end`);
  }

  /** Drops the words that a counting of all items has not seen. */
  async dropUnseen(db: Queryable): Promise<void> {
    await db.execute(sql`delete from search_word where site_id = ${this.#site} and counting < ${this.#counting ?? 0}`);
  }

  #change(word: string, change: number, plain: boolean): void {
    const counted = this.#changes.get(word);
    if (counted) {
      counted.change += change;
      counted.plain ||= plain;
    } else this.#changes.set(word, { change, plain });
  }
}
