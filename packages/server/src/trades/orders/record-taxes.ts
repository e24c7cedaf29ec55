import sql from "sql-template-tag";
import type { Database, Queryable, Waiting } from "../../platform/db/database.ts";
import { acrossSites } from "../../platform/db/statement-inspector.ts";
import { ServerError } from "../../platform/errors.ts";
import { recordsTaxes, type TaxProvider } from "../../platform/ports/tax-provider.ts";
import { performTaxDocument, type RecordingProvider } from "./perform-tax-document.ts";
import { writeInvoices, writeReturns, writeVoids } from "./write-tax-documents.ts";

/** The name of the job that has tax providers record what left, went back and was cancelled. */
export const recordTaxes = "record taxes";

/** How many documents a round has recorded on a site. */
const batch = 100;

/** The tax provider of a site; undefined where its account cannot be opened. */
export type TaxProviderOf = (site: string) => Promise<TaxProvider | undefined>;

/**
 * One round on every site: what left, was given back or belongs to orders that were cancelled is written down, and whatever
 * is written down and not recorded is asked for. Several processes may do so at once: a document is written down once, and
 * claimed before it is asked for.
 */
export async function recordOrderTaxes(db: Database, providerOf: TaxProviderOf, goOn: () => boolean): Promise<void> {
  const sites = await db.query<{ site: string }>(
    acrossSites(
      "taxes that are to be recorded",
      sql`select s.site_id as site from site s
        where exists (select 1 from tax_sale t where t.site_id = s.site_id) order by 1`,
    ),
  );
  for (const { site } of sites) {
    if (!goOn()) return;
    const provider = await providerOf(site);
    if (provider && recordsTaxes(provider)) await recordSite(db, site, provider, goOn);
  }
}

/** How many documents wait to be recorded, and for how long. */
export async function waitingTaxes(db: Queryable): Promise<Waiting> {
  const row = await db.first<Waiting>(
    acrossSites(
      "how many taxes wait to be recorded",
      sql`select count(*) as count, extract(epoch from localtimestamp(0) - min(date_created)) as seconds
        from tax_document where state = 'begun'`,
    ),
  );
  return row as Waiting;
}

async function recordSite(db: Database, site: string, provider: RecordingProvider, goOn: () => boolean): Promise<void> {
  const { source } = provider;
  await writeInvoices(db, { site, source });
  await writeReturns(db, { site, source });
  await writeVoids(db, { site, source });
  const begun = await db.query<{ uid: number }>(sql`
    select d.tax_document_uid as uid from tax_document d
    where d.site_id = ${site} and d.source = ${source} and d.state = 'begun' and d.next_attempt <= localtimestamp(0)
      and coalesce(d.claimed_until <= localtimestamp, true)
    order by d.tax_document_uid limit ${batch}`);
  let problem: unknown;
  for (const { uid } of begun) {
    if (!goOn()) break;
    // What the provider does not record now is asked for later; the others have their turn.
    await performTaxDocument(db, site, uid, provider).catch((error: unknown) => {
      if (!(error instanceof ServerError)) throw error;
      problem = error;
    });
  }
  if (problem) throw problem;
}
