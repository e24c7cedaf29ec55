import sql from "sql-template-tag";
import type { Context } from "../context.ts";
import { settingText } from "../settings/setting-value.ts";

/** What the seller wants to take on top, and where it is. */
export async function sellerOf({ db, site }: Context): Promise<{ percent: number; state: string | undefined }> {
  const row = await db.first<{ percent: number | null; state: string | null }>(sql`
    select ${settingText(sql`${site}`, "payments", "surchargePercent")}::numeric as percent,
      ${settingText(sql`${site}`, "payments", "state")} as state`);
  return { percent: row?.percent ?? 0, state: row?.state ?? undefined };
}
