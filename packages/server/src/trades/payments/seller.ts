import sql from "sql-template-tag";
import type { Context } from "../../platform/endpoints/context.ts";
import { settingText, siteCurrency } from "../../platform/settings/setting-value.ts";

/** What a seller's surcharges depend on. */
export interface Seller {
  /** What it wants to take on top. */
  readonly percent: number;
  /** Where it is. */
  readonly state: string | undefined;
  /** What it sells in. */
  readonly currency: string;
}

/** What the seller wants to take on top, where it is, and what it sells in. */
export async function sellerOf({ db, site }: Context): Promise<Seller> {
  const row = await db.first<{ percent: number | null; state: string | null; currency: string }>(sql`
    select ${settingText(sql`${site}`, "payments", "surchargePercent")}::numeric as percent,
      ${settingText(sql`${site}`, "payments", "state")} as state,
      ${siteCurrency(sql`${site}`)} as currency`);
  return { percent: row?.percent ?? 0, state: row?.state ?? undefined, currency: row?.currency ?? "USD" };
}
