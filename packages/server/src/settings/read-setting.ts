import sql from "sql-template-tag";
import type { Context } from "../context.ts";

/**
 * The value of a site's setting, of a secret one too: for the server's own use, never for an answer. Undefined when it
 * is not set.
 *
 * @example
 * const apiKey = await readSetting(context, "messaging", "webhookSecret");
 */
export async function readSetting(
  { db, site, vault }: Pick<Context, "db" | "site" | "vault">,
  serviceName: string,
  settingName: string,
): Promise<unknown> {
  const row = await db.first<{ value: unknown; sealed: string | null }>(sql`
    select v.setting_value as value, v.sealed_value as sealed from site_setting v
    where v.site_id = ${site} and v.service_name = ${serviceName} and v.setting_name = ${settingName} and v.status_cd = 704`);
  if (!row) return undefined;
  if (row.sealed === null) return row.value ?? undefined;
  return JSON.parse(vault.open(row.sealed, settingPlace(site, serviceName, settingName)));
}

/** A setting's place in the vault. */
export function settingPlace(site: string, serviceName: string, settingName: string): string {
  return `${site} site_setting ${serviceName}.${settingName}`;
}
