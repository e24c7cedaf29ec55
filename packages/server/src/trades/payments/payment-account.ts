import { randomUUID } from "node:crypto";
import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { notFound } from "../../platform/errors.ts";
import type { ProcessorCard } from "../../platform/ports/payment-processor.ts";
import { canonicalFields } from "../../values/places/canonical-place.ts";

/** A card as it is kept here: all but its number. */
export interface PaymentAccount extends ProcessorCard {
  readonly paymentAccountId: string;
  readonly customerId: number;
  readonly mode: "dev" | "live";
  readonly source: string;
}

const columns = sql`
  payment_account_id as "paymentAccountId", customer_id as "customerId", mode, source, external_id as "externalId",
  brand, card_type as "cardType", last_four as "lastFour", expiration_month as "expirationMonth",
  expiration_year as "expirationYear", cardholder_name as "cardholderName", address1, address2, city, state, zip, country,
  avs_response_code as "avsResponseCode", cvv_response_code as "cvvResponseCode"`;

/** A card by its number here; `undefined` when there is none. */
export function findAccount(db: Queryable, site: string, id: string): Promise<PaymentAccount | undefined> {
  return db.first<PaymentAccount>(sql`
    select ${columns} from payment_account where site_id = ${site} and payment_account_id = ${id} and status_cd <> 700`);
}

/** A card by its number here. Refuses one that is not stored. */
export async function requireAccount(db: Queryable, site: string, id: string): Promise<PaymentAccount> {
  const account = await findAccount(db, site, id);
  if (!account) throw notFound("payment account", id);
  return account;
}

/** Whose card it is, and through which page it came. */
export interface CardOwner {
  readonly site: string;
  readonly setupId: string;
  readonly customerId: number;
  readonly mode: "dev" | "live";
  readonly source: string;
}

/**
 * Stores the card of a page, once: when another call stored it meanwhile, nothing happens.
 *
 * @returns whether this call stored it.
 */
export async function storeCard(db: Queryable, owner: CardOwner, card: ProcessorCard): Promise<boolean> {
  const { state = null, postalCode: zip = null, country = null } = canonicalFields({ ...card, postalCode: card.zip });
  const id = `pa_${randomUUID().replaceAll("-", "")}`;
  const stored = await db.execute(sql`
    with used as (
      update payment_setup set payment_account_id = ${id}
      where site_id = ${owner.site} and transaction_setup_id = ${owner.setupId} and payment_account_id is null
      returning site_id, customer_id
    )
    insert into payment_account (site_id, payment_account_id, customer_id, mode, source, external_id, brand, card_type, last_four,
      expiration_month, expiration_year, cardholder_name, address1, address2, city, state, zip, country, avs_response_code, cvv_response_code)
    select u.site_id, ${id}, u.customer_id, ${owner.mode}, ${owner.source}, ${card.externalId}, ${card.brand}, ${card.cardType}, ${card.lastFour},
      ${card.expirationMonth}, ${card.expirationYear}, ${card.cardholderName}, ${card.address1}, ${card.address2}, ${card.city},
      ${state}, ${zip}, ${country}, ${card.avsResponseCode}, ${card.cvvResponseCode}
    from used u`);
  return stored > 0;
}
