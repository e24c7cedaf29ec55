import { check } from "@purvey/contract/check";
import { settingDefinitions } from "@purvey/contract/setting-definitions";
import sql from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import { businessError } from "../../../platform/errors.ts";
import { settingPlace } from "../../../platform/keys/sealed-places.ts";
import { settingJson } from "../../../platform/settings/setting-value.ts";

/** The identity provider that a site signs people in by, as its setting `content.openId` says. */
export interface OpenIdSetting {
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly scopes?: string;
  readonly claims?: {
    readonly username?: string;
    readonly name?: string;
    readonly email?: string;
    readonly roles?: string;
    readonly customer?: string;
  };
  readonly provision?: boolean;
  readonly linkByEmail?: boolean;
  readonly roles?: readonly { readonly value: string; readonly role: string }[];
  readonly role?: string;
  readonly customers?: readonly { readonly value: string; readonly customerId: number }[];
  readonly customerId?: number;
  readonly endSession?: boolean;
}

/** The setting, and the secret of the site's client where it has one. */
export interface OpenIdAccount {
  readonly setting: OpenIdSetting;
  readonly clientSecret: string | undefined;
}

/** The site's setting; undefined when it is not set, or does not fit any more. */
export async function openIdSettingOf({ db, site }: Pick<Context, "db" | "site">): Promise<OpenIdSetting | undefined> {
  const row = await db.first<{ setting: OpenIdSetting | null }>(sql`
    select ${settingJson(sql`${site}`, "content", "openId")} as setting`);
  const schema = settingDefinitions["content.openId"]?.schema;
  if (!row?.setting || !schema || check(schema, row.setting).length > 0) return undefined;
  return row.setting;
}

/**
 * What a sign-in needs of the site.
 *
 * @throws BUSINESS_LOGIC_ERROR when the site signs nobody in by a provider, or its client's secret does not open
 */
export async function requireOpenId(context: Pick<Context, "db" | "site" | "vault">): Promise<OpenIdAccount> {
  const setting = await openIdSettingOf(context);
  if (setting) return { setting, clientSecret: await clientSecretOf(context, setting) };
  throw businessError(
    `The site \`${context.site}\` signs nobody in by an identity provider. Sign in with name and password.`,
  );
}

/** The secret is for one issuer: whoever changes the setting to another address has it sent nowhere. */
async function clientSecretOf(
  { db, site, vault }: Pick<Context, "db" | "site" | "vault">,
  { issuer }: OpenIdSetting,
): Promise<string | undefined> {
  const row = await db.first<{ sealed: string | null }>(sql`
    select sealed_value as sealed from site_setting
    where site_id = ${site} and service_name = 'content' and setting_name = 'openIdClient' and status_cd = 704`);
  if (!row?.sealed) return undefined;
  const client = opened(vault, row.sealed, settingPlace(site, "content", "openIdClient"));
  if (client.issuer === issuer) return client.clientSecret;
  throw businessError(
    "The secret in the setting `content.openIdClient` is for another issuer than `content.openId` names. Ask an administrator to store both alike.",
  );
}

function opened(vault: Context["vault"], sealed: string, place: string): { issuer: string; clientSecret: string } {
  try {
    return JSON.parse(vault.open(sealed, place)) as { issuer: string; clientSecret: string };
  } catch {
    throw businessError(
      "The secret in the setting `content.openIdClient` does not open. Ask an administrator to store it again.",
    );
  }
}
