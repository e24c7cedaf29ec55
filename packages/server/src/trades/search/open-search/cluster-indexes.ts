import type { Queryable } from "../../../platform/db/database.ts";
import type { ChangesOfSites } from "../../../platform/db/site-changes.ts";
import { compactCode } from "../../../values/compact-code.ts";
import { readCodeHits } from "../code-hits.ts";
import { searchDatabase } from "../database-search.ts";
import { databaseFacets, facetsOfCounts } from "../search-facets.ts";
import { branchFactor, contractFactor } from "../search-facts.ts";
import type { IndexState, SearchIndex } from "../search-index.ts";
import { SearchLogs } from "../search-log.ts";
import type { Facet, FoundPage, PageRequest, SearchRequest } from "../search-request.ts";
import { correctedText, rounded, shownItems, suggestedNumbers } from "../shown-items.ts";
import { SiteIndexes, waitedFor } from "../site-indexes.ts";
import { Cluster, ClusterError, type ClusterSettings } from "./cluster.ts";
import type { ItemDocument } from "./cluster-document.ts";
import { ClusterIndex } from "./cluster-index.ts";
import { questionOf, type Reading, readingOf } from "./reading.ts";
import { countsOf, facetsBody, type Lifts, nearNumbers, nearNumbersBody, pageBody } from "./requests.ts";

/** Where fewer items have all words, those follow that lack some. */
const few = 30;
/** What an index pages through at most. */
const window = 100_000;
/** How long OpenSearch is left alone after a failure, in milliseconds. */
const rest = 5_000;

/**
 * Searches by OpenSearch, in place of the indexes in this process. PostgreSQL answers while an index is built and where
 * OpenSearch does not, and says so (`degraded`).
 */
export class ClusterIndexes implements SearchIndex {
  readonly #cluster: Cluster;
  readonly #logs: SearchLogs;
  readonly #indexes: SiteIndexes<ClusterIndex>;
  readonly #onProblem: (message: string) => void;
  /** Why OpenSearch did not answer a site the last time, until it does. */
  readonly #problems = new Map<string, string>();
  readonly #restsUntil = new Map<string, number>();

  /** @param onProblem hears why PostgreSQL answers, once for each failure */
  constructor(db: Queryable, changes: ChangesOfSites, settings: ClusterSettings, onProblem: (message: string) => void) {
    this.#cluster = new Cluster(settings);
    this.#logs = new SearchLogs(db);
    this.#onProblem = onProblem;
    this.#indexes = new SiteIndexes(changes, {
      make: async (site, goOn) => {
        const index = new ClusterIndex(this.#cluster, db, site);
        index.onProblem = (error) => this.#tell(site, error);
        try {
          await index.build(changes.of(site), (read) => void (read > waitedFor && goOn()));
        } catch (error) {
          changes.of(site).unfollow(index);
          throw error;
        }
        return index;
      },
      mayTry: (site) => Date.now() >= (this.#restsUntil.get(site) ?? 0),
      onFailed: (site, error) => {
        this.#restsUntil.set(site, Date.now() + rest);
        this.#tell(site, error);
      },
    });
  }

  async search(db: Queryable, request: SearchRequest, page: PageRequest): Promise<FoundPage> {
    const isBeyond = page.from + page.size > window;
    const byIndex = isBeyond ? undefined : await this.#by(request, (index) => this.#page(index, db, request, page));
    const found = byIndex ?? (await searchDatabase(db, request, page));
    return { ...found, queryStringUid: await this.#logs.of(request.site).note(request.text, page.from === 0) };
  }

  async facets(db: Queryable, request: SearchRequest): Promise<readonly Facet[]> {
    const counted = await this.#by(request, async (index) => {
      const reading = await this.#read(index, request);
      const count = async (every: boolean) =>
        countsOf(await this.#cluster.search(index.name, facetsBody(reading, every, request)));
      const counts = await count(true);
      return counts.total < few && reading.mayLack ? count(false) : counts;
    });
    return counted ? facetsOfCounts(db, request.site, counted) : databaseFacets(db, request);
  }

  state(): IndexState {
    return { ready: 0, building: 0, failed: this.#problems.size, bytes: 0, agreedAt: undefined };
  }

  problem(site: string): string | undefined {
    return this.#problems.get(site);
  }

  /** The cluster keeps its indexes itself. */
  async save(): Promise<void> {}

  /** Asks the site's index, once more where another process put a new one in its place; undefined where none answers. */
  async #by<T>({ site }: SearchRequest, ask: (index: ClusterIndex) => Promise<T>): Promise<T | undefined> {
    for (const _ of [1, 2]) {
      const index = await this.#indexes.of(site);
      if (!index) return undefined;
      try {
        await index.noteUnchanged();
        const answer = await ask(index);
        this.#problems.delete(site);
        return answer;
      } catch (error) {
        if (!(error instanceof ClusterError)) throw error;
        const wasInUse = this.#indexes.giveUp(site, index);
        if (wasInUse) this.#tell(site, error);
        if (!error.isGone) return undefined;
      }
    }
    return undefined;
  }

  async #read(index: ClusterIndex, { text, customerId, operator, searchType }: SearchRequest): Promise<Reading> {
    const question = questionOf(text, index.synonyms, customerId);
    const answer = text.trim() === "" ? undefined : await this.#cluster.search(index.name, question.body);
    return readingOf(question, answer, operator === "AND" && searchType === "query");
  }

  async #page(
    index: ClusterIndex,
    db: Queryable,
    request: SearchRequest,
    page: PageRequest,
  ): Promise<Omit<FoundPage, "queryStringUid">> {
    const [reading, lifts] = await Promise.all([this.#read(index, request), liftsOf(index, request, page)]);
    const find = (every: boolean) => this.#cluster.search(index.name, pageBody(reading, every, request, page, lifts));
    const withAll = await find(true);
    const { hits } = totalOf(withAll.hits.total) < few && reading.mayLack ? await find(false) : withAll;
    const shown = hits.hits.map(({ _id, _score, _source }) => ({
      uid: Number(_id),
      score: _score ?? 0,
      inStock: (_source as Pick<ItemDocument, "stockAt">).stockAt.length > 0,
    }));
    const near = reading.number ? undefined : nearNumbersBody(request.text);
    const [items, codes, suggested] = await Promise.all([
      shownItems(index.facts, db, request.site, page, shown),
      reading.number ? readCodeHits(db, request, compactCode(request.text)) : [],
      near ? this.#cluster.search(index.name, near).then((answer) => nearNumbers(request.text, answer)) : [],
    ]);
    return {
      items,
      total: totalOf(hits.total),
      totalIsExact: true,
      maxScore: rounded(hits.max_score ?? 0),
      codes,
      redirectLink: index.facts.redirectOf(request.text),
      correctedText: correctedText(request.text, reading.corrected),
      suggestedNumbers: await suggestedNumbers(index.facts, suggested),
      degraded: false,
    };
  }

  #tell(site: string, error: unknown): void {
    if (error instanceof ClusterError && error.isGone) return;
    const reason = error instanceof Error ? error.message : String(error);
    const problem = `PostgreSQL answers searches of the site "${site}" meanwhile. ${reason}`;
    this.#problems.set(site, problem);
    this.#onProblem(problem);
  }
}

async function liftsOf(
  index: ClusterIndex,
  { customerId }: SearchRequest,
  { locationId }: PageRequest,
): Promise<Lifts> {
  const customer = customerId === undefined ? undefined : await index.facts.ofCustomer(customerId);
  return {
    branch: locationId ?? customer?.locationId ?? undefined,
    branchFactor,
    contract: [...(customer?.contract.keys() ?? [])],
    contractFactor,
  };
}

function totalOf(total: number | { readonly value: number } | undefined): number {
  return typeof total === "object" ? total.value : (total ?? 0);
}
