import type { ChangesOfSites, Follower } from "../../platform/db/site-changes.ts";

/** A search waits for the index of a site of up to so many items; of a larger one the database answers until it is built. */
export const waitedFor = 5_000;

/** The index of one site, which follows the site's changes. */
export interface SiteIndex extends Follower {
  /** What happens when it no longer agrees with the database; `cause` is what went wrong, where something did. */
  onLost: (cause?: unknown) => void;
  readonly isLost: boolean;
  /** Hears at each search with which snapshot it agrees. */
  agree?(snapshot: string): void;
}

/** An index in use. */
export interface ReadyIndex<I extends SiteIndex> {
  readonly site: string;
  readonly index: I;
  readonly usedAt: number;
}

interface Entry<I extends SiteIndex> {
  readonly site: string;
  /** Resolves when the index is there, or too large to be waited for. */
  readonly waiting: Promise<void>;
  /** The index once it is in agreement with the database. */
  index: I | undefined;
  usedAt: number;
}

/** How the indexes of a process are made. */
export interface IndexMaking<I extends SiteIndex> {
  /** Makes an index in agreement with the database; after `goOn` searches no longer wait for it. */
  make(site: string, goOn: () => void): Promise<I>;
  /** Whether it is time to make one. */
  mayTry(site: string): boolean;
  onMade?(site: string, index: I): void;
  onFailed(site: string, error: unknown): void;
}

/** The indexes of the sites that this process serves: made at a site's first search, in agreement at each further one. */
export class SiteIndexes<I extends SiteIndex> {
  readonly #changes: ChangesOfSites;
  readonly #making: IndexMaking<I>;
  readonly #entries = new Map<string, Entry<I>>();

  constructor(changes: ChangesOfSites, making: IndexMaking<I>) {
    this.#changes = changes;
    this.#making = making;
  }

  /** Those that are in use, the one that was not used for longest first. */
  get ready(): ReadyIndex<I>[] {
    return [...this.#entries.values()]
      .flatMap(({ site, index, usedAt }) => (index ? [{ site, index, usedAt }] : []))
      .sort((a, b) => a.usedAt - b.usedAt);
  }

  /** How many are being made. */
  get building(): number {
    return this.#entries.size - this.ready.length;
  }

  /** The site's index in agreement with the database; nothing while it is made. */
  async of(site: string): Promise<I | undefined> {
    // One that lost its way while it was not used is made anew, once.
    for (const _ of [1, 2]) {
      const entry = this.#entries.get(site) ?? (this.#making.mayTry(site) ? this.#begin(site) : undefined);
      await entry?.waiting;
      if (!entry?.index) return undefined;
      entry.usedAt = Date.now();
      await this.#changes.of(site).catchUp();
      if (this.#entries.get(site) !== entry) continue;
      entry.index.agree?.(this.#changes.of(site).snapshot);
      return entry.index;
    }
    return undefined;
  }

  isInUse(site: string, index: I): boolean {
    return this.#entries.get(site)?.index === index;
  }

  /** Forgets an index. @returns whether it was the one in use */
  giveUp(site: string, index: I): boolean {
    this.#changes.of(site).unfollow(index);
    return this.isInUse(site, index) && this.#entries.delete(site);
  }

  #begin(site: string): Entry<I> {
    let goOn = () => {};
    const waiting = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const entry: Entry<I> = { site, waiting, index: undefined, usedAt: Date.now() };
    this.#entries.set(site, entry);
    this.#make(entry, goOn)
      .catch((error: unknown) => {
        if (this.#entries.get(site) === entry) this.#entries.delete(site);
        this.#making.onFailed(site, error);
      })
      .finally(goOn);
    return entry;
  }

  async #make(entry: Entry<I>, goOn: () => void): Promise<void> {
    const { site } = entry;
    const index = await this.#making.make(site, goOn);
    if (index.isLost) {
      this.#changes.of(site).unfollow(index);
      throw new Error("Changes went by unseen while it was made.");
    }
    index.onLost = (cause) => {
      this.giveUp(site, index);
      if (cause !== undefined) this.#making.onFailed(site, cause);
    };
    entry.index = index;
    this.#making.onMade?.(site, index);
  }
}
