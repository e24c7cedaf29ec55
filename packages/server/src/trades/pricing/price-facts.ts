import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import {
  byKind,
  type Changed,
  type ChangePairs,
  type ChangesOfSites,
  changesSince,
  type Follower,
  remember,
} from "../../platform/db/site-changes.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import { type FoundItem, inputsOf } from "./inputs-of-facts.ts";
import type { PriceAsk, PriceInputs } from "./price-inputs.ts";
import {
  type CustomerFacts,
  type DatedContract,
  type ItemFacts,
  readContracts,
  readCustomer,
  readItems,
} from "./read-price-facts.ts";
import { type PriceFor, readPriceInputs } from "./read-price-inputs.ts";

/** Items and customers of a site that are remembered. */
const [mostItems, mostCustomers] = [20_000, 1_000];

/** Prices for a statement that reads something else: it tells as well whether what is remembered still holds. */
export interface PriceReading {
  /** A column of the statement, for {@link inputs}. */
  readonly changes: Sql;
  /** The item that an ask names by what is remembered; its key may be of another item by now. */
  uidOf(ask: PriceAsk): number | undefined;
  /**
   * What is remembered of the asks, as of the statement; undefined where something is not, or has changed. A transaction
   * that changed prices itself must not ask.
   */
  inputs(changes: ChangePairs | null, scope: PriceFor, asks: readonly PriceAsk[]): PriceInputs[] | undefined;
}

/**
 * What prices depend on, in this process: items, customers and contracts that were asked for, each read once until it
 * changes. What holds on a day is judged at each price. Within a transaction, and under a lock, {@link readPriceInputs}
 * reads the tables.
 */
export class PriceFacts {
  readonly #db: Queryable;
  readonly #changes: ChangesOfSites;
  readonly #sites = new Map<string, SiteFacts>();

  constructor(db: Queryable, changes: ChangesOfSites) {
    this.#db = db;
    this.#changes = changes;
  }

  /** Now, for {@link read}: a look at the changes of the site from now on, by whatever else, is good for prices as well. */
  moment(site: string): number {
    this.#of(site);
    return this.#changes.of(site).moment;
  }

  /**
   * The same as {@link readPriceInputs} for now, as of everything that was committed before the call, or before the
   * {@link moment} that is given.
   */
  async read(site: string, scope: PriceFor, asks: readonly PriceAsk[], moment?: number): Promise<PriceInputs[]> {
    const facts = this.#of(site);
    await this.#changes.of(site).catchUp(moment);
    return facts.inputs(scope, asks);
  }

  /**
   * Prices beside another reading, without a statement of their own while nothing changes; where they are not known,
   * {@link read} has them, or in a transaction {@link readPriceInputs}.
   */
  beside(site: string): PriceReading {
    const facts = this.#of(site);
    const since = this.#changes.of(site).trusted;
    return {
      changes: since === undefined ? sql`null::json` : changesSince(site, since),
      uidOf: (ask) => facts.uidOf(ask),
      inputs: (changes, scope, asks) =>
        since === undefined ? undefined : facts.known(byKind(changes ?? []), scope, asks),
    };
  }

  #of(site: string): SiteFacts {
    const known = this.#sites.get(site);
    if (known) return known;
    const facts = new SiteFacts(this.#db, site);
    this.#sites.set(site, facts);
    this.#changes.of(site).follow(facts);
    return facts;
  }
}

class SiteFacts implements Follower {
  readonly #db: Queryable;
  readonly #site: string;
  readonly #items = new Map<number, ItemFacts>();
  readonly #byNumber = new Map<string, number>();
  readonly #customers = new Map<number, CustomerFacts>();
  /** How often something was taken in: what was read before is not remembered after. */
  #taken = 0;

  constructor(db: Queryable, site: string) {
    this.#db = db;
    this.#site = site;
  }

  take(changed: Changed): void {
    this.#taken++;
    for (const uid of changed.get("item") ?? []) {
      const known = this.#items.get(uid);
      if (known) this.#byNumber.delete(known.itemId);
      this.#items.delete(uid);
    }
    if (changed.has("settings")) this.#customers.clear();
    for (const customerId of changed.get("customer") ?? []) this.#customers.delete(customerId);
    for (const customerId of changed.get("contract") ?? []) this.#customers.get(customerId)?.contracts.clear();
    // A contract's unit may be sized by the item's.
    for (const uid of changed.get("item") ?? [])
      for (const { contracts } of this.#customers.values()) contracts.delete(uid);
  }

  lose(): void {
    this.#taken++;
    this.#items.clear();
    this.#byNumber.clear();
    this.#customers.clear();
  }

  async inputs(scope: PriceFor, asks: readonly PriceAsk[]): Promise<PriceInputs[]> {
    const customer = await this.#customer(scope.customerId);
    if (!customer) return readPriceInputs(this.#db, this.#site, scope, asks);
    const found = await this.#find(customer, asks);
    const contracts = await this.#contracts(customer, [
      ...new Set(found.flatMap(({ item }) => item?.invMastUid ?? [])),
    ]);
    return inputsOf(found, customer, contracts, scope);
  }

  uidOf({ invMastUid, itemId }: PriceAsk): number | undefined {
    return invMastUid ?? (itemId === undefined ? undefined : this.#byNumber.get(itemId.trim()));
  }

  /** What is remembered and none of the changes concerns. */
  known(changed: Changed, scope: PriceFor, asks: readonly PriceAsk[]): PriceInputs[] | undefined {
    const customer = this.#customers.get(scope.customerId);
    const found = this.#remembered(asks);
    if (!customer || changed.has("settings")) return undefined;
    if (changed.get("customer")?.has(scope.customerId) || changed.get("contract")?.has(scope.customerId))
      return undefined;
    const holds = (one: FoundItem | undefined): one is FoundItem & { item: ItemFacts } =>
      one?.item != null &&
      customer.contracts.has(one.item.invMastUid) &&
      !changed.get("item")?.has(one.item.invMastUid);
    return found.every(holds) ? inputsOf(found, customer, customer.contracts, scope) : undefined;
  }

  async #customer(customerId: number): Promise<CustomerFacts | undefined> {
    const known = this.#customers.get(customerId);
    if (known) return known;
    const taken = this.#taken;
    const row = await readCustomer(this.#db, this.#site, customerId);
    if (!row) return undefined;
    const facts = { ...row, contracts: new Map() };
    if (taken === this.#taken) remember(this.#customers, customerId, facts, mostCustomers);
    return facts;
  }

  async #find(customer: CustomerFacts, asks: readonly PriceAsk[]): Promise<FoundItem[]> {
    const found = this.#remembered(asks);
    const unknown = asks.filter((_, index) => !found[index]);
    if (unknown.length === 0) return found as FoundItem[];
    const taken = this.#taken;
    const rows = await readItems(this.#db, this.#site, customer.customerId, unknown);
    if (taken === this.#taken) for (const { item } of rows) if (item) this.#remember(item);
    let next = 0;
    return found.map((one) => one ?? (rows[next++] as (typeof rows)[number]));
  }

  #remembered(asks: readonly PriceAsk[]): (FoundItem | undefined)[] {
    return asks.map((ask) => {
      const uid = this.uidOf(ask);
      const item = uid === undefined ? undefined : this.#items.get(uid);
      return item && { item, matches: [item.itemId] };
    });
  }

  #remember(item: ItemFacts): void {
    remember(this.#items, item.invMastUid, item, mostItems);
    remember(this.#byNumber, item.itemId, item.invMastUid, mostItems);
  }

  async #contracts(
    customer: CustomerFacts,
    uids: readonly number[],
  ): Promise<ReadonlyMap<number, readonly DatedContract[]>> {
    const unknown = uids.filter((uid) => !customer.contracts.has(uid));
    if (unknown.length === 0) return customer.contracts;
    const taken = this.#taken;
    const rows = await readContracts(this.#db, this.#site, customer.customerId, unknown);
    const read = new Map(unknown.map((uid): [number, DatedContract[]] => [uid, []]));
    for (const { invMastUid, ...line } of rows) read.get(invMastUid)?.push(line);
    const all = new Map([...customer.contracts, ...read]);
    if (taken === this.#taken) for (const [uid, lines] of read) remember(customer.contracts, uid, lines, mostItems);
    return all;
  }
}

/**
 * What prices depend on now, one for each ask: out of memory, with a look at what changed; in a transaction out of the
 * tables, as it sees them. Both say the same.
 */
export function pricesNow(
  { db, site, inTransaction, priceFacts }: Context,
  scope: PriceFor,
  asks: readonly PriceAsk[],
): Promise<PriceInputs[]> {
  return inTransaction ? readPriceInputs(db, site, scope, asks) : priceFacts.read(site, scope, asks);
}
