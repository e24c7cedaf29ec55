import { pathToFileURL } from "node:url";
import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { Queue } from "../../platform/db/queue.ts";
import type { Bookmark, ChangesOfSites } from "../../platform/db/site-changes.ts";
import { workerProgram } from "./build-in-worker.ts";
import { searchDatabase } from "./database-search.ts";
import { indexFile, readIndexFile, writeIndexFile } from "./index-file.ts";
import { facetsOfIndex, searchIndex } from "./index-search.ts";
import { ItemIndex } from "./item-index.ts";
import { databaseFacets } from "./search-facets.ts";
import type { IndexState, SearchIndex } from "./search-index.ts";
import { SearchLogs } from "./search-log.ts";
import type { Facet, FoundPage, PageRequest, SearchRequest } from "./search-request.ts";
import { SiteIndexes, waitedFor } from "./site-indexes.ts";

/** A search waits for an index that was saved of up to so many bytes. */
const waitedForBytes = 16 * 1024 ** 2;
/** A site of more items than this is built beside the process. */
const builtHere = 5_000;

/** What was saved of an index last, and how much it had taken in by then. */
interface Saving {
  saved?: { readonly bookmark: Bookmark; readonly taken: number };
  running?: Promise<void> | undefined;
}

/** What can be set about the indexes. */
export interface IndexSettings {
  /** The bytes that all of them may take. */
  readonly searchMemory: number;
  /** The folder that they are saved in; they are not without it. */
  readonly searchFolder: string | undefined;
  /** The program that builds large ones; that beside this module without it. */
  readonly searchWorker: string | undefined;
  /** Hears, as sentences, of what failed. */
  readonly onProblem: (sentence: string, cause: unknown) => void;
}

/**
 * The indexes of the sites that this process serves: opened or built at a site's first search, in agreement with the
 * database at each further one, and given up for others when memory runs short. The database answers
 * while an index is built, and where none can be.
 */
export class ItemIndexes implements SearchIndex {
  readonly #db: Queryable;
  readonly #changes: ChangesOfSites;
  readonly #settings: IndexSettings;
  readonly #program: URL | undefined;
  readonly #indexes: SiteIndexes<ItemIndex>;
  readonly #savings = new WeakMap<ItemIndex, Saving>();
  readonly #problems: IndexProblems;
  readonly #logs: SearchLogs;
  /** Large ones are built one after the other. */
  readonly #large = new Queue();

  constructor(db: Queryable, changes: ChangesOfSites, settings: IndexSettings) {
    this.#db = db;
    this.#changes = changes;
    this.#logs = new SearchLogs(db);
    this.#settings = settings;
    this.#program = settings.searchWorker ? pathToFileURL(settings.searchWorker) : workerProgram();
    this.#problems = new IndexProblems(settings.onProblem);
    this.#indexes = new SiteIndexes(changes, {
      make: async (site, goOn) => (await this.#open(site, goOn)) ?? (await this.#build(site, goOn)),
      mayTry: (site) => this.#problems.mayTry(site),
      onMade: (site, index) => this.#begin(site, index),
      onFailed: (site, error) => this.#problems.note(site, error),
    });
  }

  async search(db: Queryable, request: SearchRequest, page: PageRequest): Promise<FoundPage> {
    const index = await this.#indexes.of(request.site);
    const noted = this.#logs.of(request.site).note(request.text, page.from === 0);
    const finding = index ? searchIndex(index, db, request, page) : searchDatabase(db, request, page);
    const [found, queryStringUid] = await Promise.all([finding, noted]);
    return { ...found, queryStringUid };
  }

  async facets(db: Queryable, request: SearchRequest): Promise<readonly Facet[]> {
    const index = await this.#indexes.of(request.site);
    return index ? facetsOfIndex(index, db, request) : databaseFacets(db, request);
  }

  problem(site: string): string | undefined {
    return this.#problems.of(site);
  }

  state(): IndexState {
    const { ready } = this.#indexes;
    const looks = ready.map(({ site }) => this.#changes.of(site).lookedAt);
    return {
      ready: ready.length,
      building: this.#indexes.building,
      failed: this.#problems.count,
      bytes: ready.reduce((sum, { index }) => sum + index.engine.bytes, 0),
      agreedAt: looks.length > 0 ? Math.min(...looks) : undefined,
    };
  }

  async save(): Promise<void> {
    for (const { site } of this.#indexes.ready) await this.#changes.of(site).catchUp();
    this.#makeRoom();
    await Promise.all(this.#indexes.ready.map(({ site, index }) => this.#save(site, index)));
  }

  #begin(site: string, index: ItemIndex): void {
    this.#problems.isOver(site);
    this.#makeRoom(index);
    this.#save(site, index).catch((error: unknown) => this.#settings.onProblem(notSaved(site), error));
  }

  /** What was saved of the site, in agreement with the database; nothing where that is not possible. */
  async #open(site: string, goOn: () => void): Promise<ItemIndex | undefined> {
    const { searchFolder, onProblem } = this.#settings;
    if (!searchFolder) return undefined;
    const index = new ItemIndex(this.#db, site);
    const changes = this.#changes.of(site);
    try {
      const bytes = await readIndexFile(indexFile(searchFolder, site));
      if (bytes === undefined) return undefined;
      if (bytes.length > waitedForBytes) goOn();
      const bookmark = await index.open(changes, bytes);
      if (bookmark) {
        this.#savings.set(index, { saved: { bookmark, taken: 0 } });
        return index;
      }
    } catch (error) {
      onProblem(`The saved search index of the site \`${site}\` cannot be opened; it is built again.`, error);
    }
    changes.unfollow(index);
    return undefined;
  }

  async #build(site: string, goOn: () => void): Promise<ItemIndex> {
    const index = new ItemIndex(this.#db, site);
    const isLarge = await this.#db.first(sql`
      select 1 from item where site_id = ${site} and delete_flag = 'N' order by inv_mast_uid offset ${builtHere} limit 1`);
    const build = (program?: URL) =>
      index.build(this.#changes.of(site), (read) => void (read > waitedFor && goOn()), program);
    try {
      if (isLarge) goOn();
      await (isLarge ? this.#large.run(() => build(this.#program)) : build());
      return index;
    } catch (error) {
      this.#changes.of(site).unfollow(index);
      throw error;
    }
  }

  #save(site: string, index: ItemIndex): Promise<void> {
    const saving = this.#savings.get(index) ?? {};
    this.#savings.set(index, saving);
    saving.running ??= this.#write(site, index, saving).finally(() => {
      saving.running = undefined;
    });
    return saving.running;
  }

  async #write(site: string, index: ItemIndex, saving: Saving): Promise<void> {
    const { saved } = saving;
    const folder = this.#settings.searchFolder;
    if (!folder) return;
    const changes = this.#changes.of(site);
    if (saved?.taken === index.taken && (await changes.prolong(saved.bookmark))) return;
    const bookmark = await changes.bookmark();
    // One that lost its way meanwhile is behind its bookmark.
    if (!this.#indexes.isInUse(site, index)) return;
    const { taken } = index;
    await writeIndexFile(indexFile(folder, site), index.pieces(bookmark));
    saving.saved = { bookmark, taken };
  }

  /** Gives up the indexes that were not used for longest, but never the one that was just made, or else used last. */
  #makeRoom(made?: ItemIndex): void {
    const { ready } = this.#indexes;
    const last = made ?? ready.at(-1)?.index;
    let bytes = ready.reduce((sum, { index }) => sum + index.engine.bytes, 0);
    for (const { site, index } of ready) {
      if (bytes <= this.#settings.searchMemory) return;
      if (index === last) continue;
      bytes -= index.engine.bytes;
      this.#indexes.giveUp(site, index);
    }
  }
}

function notSaved(site: string): string {
  return `The search index of the site \`${site}\` could not be saved; the next start builds it again.`;
}

/** The pause before an index that failed is made again, in milliseconds: it doubles with each further failure. */
const [shortest, longest] = [5_000, 600_000];

interface Problem {
  readonly times: number;
  readonly until: number;
  readonly sentence: string;
  readonly reason: string;
  /** Since when there is an index again. */
  overSince: number | undefined;
}

/** What keeps the indexes of sites from being there: told once, and tried again after a pause that grows. */
class IndexProblems {
  readonly #problems = new Map<string, Problem>();
  readonly #tell: (sentence: string, cause: unknown) => void;

  constructor(tell: (sentence: string, cause: unknown) => void) {
    this.#tell = tell;
  }

  /** A sentence of why a site has no index; it names nothing that is not for everybody. */
  of(site: string): string | undefined {
    const problem = this.#problems.get(site);
    return problem?.overSince === undefined ? problem?.sentence : undefined;
  }

  /** Sites that have no index because of one. */
  get count(): number {
    return [...this.#problems.values()].filter(({ overSince }) => overSince === undefined).length;
  }

  /** Whether it is time to make a site's index. */
  mayTry(site: string): boolean {
    return Date.now() >= (this.#problems.get(site)?.until ?? 0);
  }

  /** An index could not be made, or no longer agrees with the database. */
  note(site: string, cause: unknown): void {
    const before = this.#problems.get(site);
    const now = Date.now();
    const isNew = before === undefined || (before.overSince !== undefined && now - before.overSince > longest);
    const times = isNew ? 1 : before.times + 1;
    const until = now + Math.min(shortest * 2 ** (times - 1), longest);
    const time = new Date(until).toISOString().slice(11, 19);
    const sentence = `The search index of the site \`${site}\` could not be made. The database answers its searches meanwhile; the first after ${time} UTC tries again.`;
    const reason = cause instanceof Error ? cause.message : String(cause);
    this.#problems.set(site, { times, until, sentence, reason, overSince: undefined });
    if (isNew || reason !== before.reason) this.#tell(sentence, cause);
  }

  /** A site has its index. */
  isOver(site: string): void {
    const problem = this.#problems.get(site);
    if (problem) problem.overSince = Date.now();
  }
}
