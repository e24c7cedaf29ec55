import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";

/** What the server tells users by itself. */
export interface Notice {
  readonly usersIds: readonly number[];
  readonly title: string;
  readonly message: string;
  readonly level: "info" | "warning";
  /** A path of the application; what it is about leads there where there is none. */
  readonly link?: string;
  readonly wording: string;
  readonly wordingValues: Readonly<Record<string, string>>;
  readonly createdBy: number;
  /** For how many days it is shown. */
  readonly days: number;
  /** The approval and its step: it is shown as long as that waits there. */
  readonly approval?: { readonly approvalUid: number; readonly stepNo: number };
  /** The request for a quote and its step: it is shown until another one follows. */
  readonly quoteRequest?: { readonly quoteRequestUid: number; readonly roundNo: number };
}

/** Notifies each of these users, in one statement. */
export async function notifyUsers(db: Queryable, site: string, notice: Notice): Promise<void> {
  const { approvalUid = null, stepNo = null } = notice.approval ?? {};
  const { quoteRequestUid = null, roundNo = null } = notice.quoteRequest ?? {};
  await db.execute(sql`
    insert into notification (site_id, users_id, title, message, level, link, wording, wording_values, created_by, date_expires,
      approval_uid, approval_step, quote_request_uid, quote_round)
    select ${site}, t.id, ${notice.title}, ${notice.message}, ${notice.level}, ${notice.link ?? null}, ${notice.wording},
      ${JSON.stringify(notice.wordingValues)}::jsonb, ${notice.createdBy}, localtimestamp(0) + ${notice.days} * interval '1 day',
      ${approvalUid}::bigint, ${stepNo}::integer, ${quoteRequestUid}::bigint, ${roundNo}::integer
    from unnest((select ${notice.usersIds}::bigint[])) as t (id)`);
}
