import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { type Changed, remember } from "../../platform/db/site-changes.ts";
import { branchDay, holdsOn } from "../../platform/settings/branch-day.ts";
import { type ItemCard, readCards } from "./item-cards.ts";

/** What a customer's searches go by beside the words. */
export interface OfCustomer {
  /** The customer's branch, or that of the site. */
  readonly locationId: number | null;
  /** Items that the customer has a contract on today, as factors. */
  readonly contract: ReadonlyMap<string, number>;
}

/** Cards and customers that are remembered; beyond them the first to come is forgotten. */
const [mostCards, mostCustomers] = [20_000, 1_000];

/** A contract item goes before others that fit as well. */
export const contractFactor = 1.15;

/** What is in stock at the buyer's branch goes before what fits as well. */
export const branchFactor = 1.25;

/** What a site's searches go by beside the index, wherever that is: cards of items, customers, synonyms and redirects. */
export class SearchFacts {
  /** Words that mean the same, in groups. */
  synonyms: readonly (readonly string[])[] = [];
  #redirects: ReadonlyMap<string, string> = new Map();
  readonly #db: Queryable;
  readonly #site: string;
  readonly #customers = new Map<number, { readonly of: OfCustomer; readonly until: number }>();
  readonly #cards = new Map<number, ItemCard>();
  /** How often something was forgotten: what was read before is not remembered after. */
  #taken = 0;

  constructor(db: Queryable, site: string) {
    this.#db = db;
    this.#site = site;
  }

  /** Forgets what changed, but for the words: {@link readWords} reads them anew. */
  forget(changed: Changed): void {
    this.#taken++;
    for (const uid of changed.get("item") ?? []) this.#cards.delete(uid);
    if (changed.has("settings")) this.#customers.clear();
    for (const customerId of [...(changed.get("customer") ?? []), ...(changed.get("contract") ?? [])])
      this.#customers.delete(customerId);
  }

  async readWords(): Promise<void> {
    const synonyms = await this.#db.query<{ term: string; synonyms: string[] }>(
      sql`select term, synonyms from search_synonym where site_id = ${this.#site}`,
    );
    const redirects = await this.#db.query<{ text: string; link: string }>(
      sql`select query_string as text, redirect_link as link from search_redirect where site_id = ${this.#site}`,
    );
    this.synonyms = synonyms.map(({ term, synonyms }) => [term, ...synonyms]);
    this.#redirects = new Map(redirects.map(({ text, link }) => [text, link]));
  }

  /** Where a text leads instead of to a list of items. */
  redirectOf(text: string): string | null {
    return this.#redirects.get(text.trim().toLowerCase().slice(0, 500)) ?? null;
  }

  /** What a customer's searches go by; read again once it changes or the branch's day ends, and each minute. */
  async ofCustomer(customerId: number): Promise<OfCustomer> {
    const known = this.#customers.get(customerId);
    if (known && Date.now() < known.until) return known.of;
    const taken = this.#taken;
    const { seconds, locationId, items } = await readCustomer(this.#db, this.#site, customerId);
    const of = { locationId, contract: new Map(items.map((uid) => [String(uid), contractFactor] as const)) };
    if (taken === this.#taken)
      remember(this.#customers, customerId, { of, until: Date.now() + seconds * 1000 }, mostCustomers);
    return of;
  }

  /** What is shown of items, in their order; an item that was deleted meanwhile is left out. */
  async cardsOf(uids: readonly number[]): Promise<ItemCard[]> {
    const unknown = uids.filter((uid) => !this.#cards.has(uid));
    const taken = this.#taken;
    const read = unknown.length === 0 ? [] : await readCards(this.#db, this.#site, unknown);
    if (taken === this.#taken) for (const card of read) remember(this.#cards, card.invMastUid, card, mostCards);
    const byUid = new Map(read.map((card) => [card.invMastUid, card]));
    return uids.flatMap((uid) => this.#cards.get(uid) ?? byUid.get(uid) ?? []);
  }
}

interface CustomerRow {
  /** Until the day ends at the branch. */
  readonly seconds: number;
  readonly locationId: number | null;
  readonly items: readonly number[];
}

async function readCustomer(db: Queryable, site: string, customerId: number): Promise<CustomerRow> {
  const customer = sql`${customerId}::numeric`;
  const row = await db.first<CustomerRow>(sql`
    with branch as materialized (
      select ${branchDay(sql`${site}`, customer)} as today,
        ${branchDay(sql`${site}`, customer, sql`(localtimestamp + interval '1 minute')`)} as soon)
    select case when b.soon = b.today then 60 else 0 end as seconds, (
        select c.default_location_id from customer c where c.site_id = ${site} and c.customer_id = ${customer}) as "locationId",
      (select coalesce(json_agg(distinct l.inv_mast_uid), '[]') from job_price_hdr h
        join job_price_line l on l.site_id = h.site_id and l.job_price_hdr_uid = h.job_price_hdr_uid
        where h.site_id = ${site} and h.customer_id = ${customer} and l.status_cd = 704 and h.approved = 'Y' and h.cancelled = 'N'
          and ${holdsOn(sql`b.today`, sql`h.start_date`, sql`h.end_date`)}
          and ${holdsOn(sql`b.today`, sql`null::timestamp`, sql`l.expiration_date`)}) as items
    from branch b`);
  return row ?? { seconds: 0, locationId: null, items: [] };
}
