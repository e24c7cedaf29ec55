import sql from "sql-template-tag";
import type { Database, Queryable, Waiting } from "../../platform/db/database.ts";
import { acrossSites } from "../../platform/db/statement-inspector.ts";
import type { Job } from "../../platform/jobs/job.ts";
import { type AppliedDocument, applyNextDocument } from "./apply-document.ts";

/**
 * Applies every document that waits, site by site, in the order in which they came; answers what became of each. Several
 * may do this at the same time, in this process and in others. Tests call it in place of the job.
 *
 * @param goOn asked before each document; false leaves the rest waiting
 */
export async function applyDocuments(
  db: Database,
  goOn: () => boolean = () => true,
): Promise<readonly AppliedDocument[]> {
  const applied: AppliedDocument[] = [];
  const waiting = sql`
    select site_id as site from warehouse_document where import_state = 'initial' and status_cd = 704 group by site_id order by site_id`;
  const sites = await db.query<{ site: string }>(acrossSites("warehouse documents that wait", waiting));
  for (const { site } of sites) {
    while (goOn()) {
      const document = await applyNextDocument(db, site);
      if (!document) break;
      applied.push(document);
    }
  }
  return applied;
}

async function waitingDocuments(db: Queryable): Promise<Waiting> {
  const waiting = sql`
    select count(*) as count, extract(epoch from localtimestamp(0) - min(date_last_modified)) as seconds
    from warehouse_document where import_state = 'initial' and status_cd = 704`;
  return (await db.first<Waiting>(acrossSites("warehouse documents that wait", waiting))) as Waiting;
}

/**
 * The server's worker: applies documents when one was handed in or changed, when the server starts (a process may have
 * died with documents waiting), and from time to time where other processes take documents in too.
 */
export const applyDocumentsJob: Job = {
  name: "apply the documents of the warehouse",
  pause: 5_000,
  onlyWhenShared: true,
  waiting: waitingDocuments,
  async run(db, goOn) {
    const failed = (await applyDocuments(db, goOn)).filter(({ failure }) => failure !== undefined);
    if (failed.length === 0) return;
    const uids = failed.map(({ documentUid }) => documentUid).join(", ");
    throw new AggregateError(
      failed.map(({ failure }) => failure),
      `An error of the server put ${uids} on hold: ${String(failed[0]?.failure)}`,
    );
  },
};
