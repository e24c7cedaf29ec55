import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { ServerError } from "../../platform/errors.ts";
import type { TaxProvider, TaxRecord, TaxRecorder } from "../../platform/ports/tax-provider.ts";
import { branchDay } from "../../platform/settings/branch-day.ts";

/** A tax provider that records what it taxes. */
export type RecordingProvider = TaxProvider & TaxRecorder;

interface Claimed extends TaxRecord {
  readonly kind: "invoice" | "return" | "void";
}

/** How long nobody else does a document meanwhile, in seconds: longer than a provider may take to answer. */
const lease = 150;

/**
 * Has a document recorded that is written down, once however often it is asked for: it is claimed, the provider is asked
 * under the document's own code, and what it says is stored. What a crash or a timeout leaves stays `begun`, and is looked
 * for at the provider before it is asked again.
 *
 * @throws ServerError 502 to 504 when the provider does not answer as it should; the document keeps the reason.
 */
export async function performTaxDocument(
  db: Queryable,
  site: string,
  uid: number,
  provider: RecordingProvider,
): Promise<void> {
  const claimed = await claim(db, site, uid);
  if (!claimed) return;
  try {
    await record(db, site, uid, await ask(provider, claimed, { db, site }));
  } catch (error) {
    if (error instanceof ServerError) await letGo(db, site, uid, error.message);
    throw error;
  }
}

function claim(db: Queryable, site: string, uid: number): Promise<Claimed | undefined> {
  return db.first<Claimed>(sql`
    with mine as (
      update tax_document d set attempts = d.attempts + 1, claimed_until = localtimestamp(0) + make_interval(secs => ${lease}::double precision)
      where d.site_id = ${site} and d.tax_document_uid = ${uid} and d.state = 'begun'
        and coalesce(d.claimed_until <= localtimestamp, true)
      returning d.*
    )
    select m.kind, m.code, m.document, m.attempts > 1 as again, m.order_no::text as reference,
      to_char(${branchDay(sql`h.site_id`, sql`h.customer_id`, sql`h.order_date`)}, 'YYYY-MM-DD') as "taxDate"
    from mine m join order_hdr h on h.site_id = m.site_id and h.order_no = m.order_no`);
}

/** The tax that was recorded; none of a document that was taken back. */
async function ask(
  provider: RecordingProvider,
  { kind, ...document }: Claimed,
  tables: { readonly db: Queryable; readonly site: string },
): Promise<number | null> {
  if (kind !== "void") return (await provider.record(document, tables)).taxAmount;
  await provider.revoke(document);
  return null;
}

async function record(db: Queryable, site: string, uid: number, taxAmount: number | null): Promise<void> {
  await db.execute(sql`
    update tax_document set state = 'recorded', tax_amount = ${taxAmount}::numeric, response_message = null, claimed_until = null,
      date_settled = localtimestamp(0)
    where site_id = ${site} and tax_document_uid = ${uid} and state = 'begun'`);
}

/** A document that the provider did not record: the job asks again, a little later each time. */
async function letGo(db: Queryable, site: string, uid: number, message: string): Promise<void> {
  await db.execute(sql`
    update tax_document set claimed_until = null, response_message = ${message},
      next_attempt = localtimestamp(0) + make_interval(secs => least(3600, 15 * power(2, least(attempts, 10)))::double precision)
    where site_id = ${site} and tax_document_uid = ${uid} and state = 'begun'`);
}
