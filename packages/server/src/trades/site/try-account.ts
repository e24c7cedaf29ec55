import type { AccountTrial } from "@purvey/contract/generated/site";
import sql from "sql-template-tag";
import type { Context } from "../../platform/endpoints/context.ts";
import { outside } from "../../platform/endpoints/outside.ts";
import { businessError, notFound, ServerError } from "../../platform/errors.ts";
import { settingPlace } from "../../platform/keys/sealed-places.ts";
import { accountSettings, tryKeyOf } from "../../providers/site-providers.ts";

interface StoredAccount {
  readonly serviceName: string;
  readonly settingName: string;
  readonly sealed: string | null;
  readonly statusCd: number;
}

/** A try without the setting that it was of. */
type Verdict = Pick<AccountTrial, "connected" | "message" | "milliseconds" | "dateTested">;

/**
 * Tries the account that a setting holds, once. What the outside system does not accept, and that it does not answer, is a
 * verdict and no refusal of the call.
 *
 * @throws ServerError 404 without such a setting, 422 for one that holds no account or does not count.
 */
export async function tryAccount(settingsUid: number, context: Context): Promise<AccountTrial> {
  const { serviceName, settingName, sealed } = await requireAccount(settingsUid, context);
  const name = `${serviceName}.${settingName}`;
  const what = `account:${settingsUid}:${sealed}`;
  const verdict = await outside(context, what, ({ vault, site, config }) =>
    verdictOf(name, async () => {
      const account: unknown = JSON.parse(vault.open(sealed, settingPlace(site, serviceName, settingName)));
      await tryKeyOf(name, account, config.environment);
    }),
  );
  return { settingsUid, serviceName, settingName, ...verdict };
}

async function requireAccount(settingsUid: number, { db, site }: Context) {
  const found = await db.first<StoredAccount>(sql`
    select service_name as "serviceName", setting_name as "settingName", sealed_value as sealed, status_cd as "statusCd"
    from site_setting where site_id = ${site} and settings_uid = ${settingsUid} and status_cd <> 700`);
  if (!found) throw notFound("setting", settingsUid);
  const { serviceName, settingName, sealed, statusCd } = found;
  const name = `${serviceName}.${settingName}`;
  if (!accountSettings.includes(name) || sealed === null)
    throw businessError(
      `The setting \`${name}\` holds no account with an outside system. Those that do: ${accountSettings.map((one) => `\`${one}\``).join(", ")}.`,
      { setting: name },
    );
  if (statusCd !== 704)
    throw businessError(`The account in the setting \`${name}\` is set aside. Let it count, then try it.`, {
      setting: name,
    });
  return { serviceName, settingName, sealed };
}

async function verdictOf(name: string, attempt: () => Promise<void>): Promise<Verdict> {
  const begun = performance.now();
  const dateTested = new Date().toISOString().slice(0, 19).replace("T", " ");
  const problem = await attempt().then(() => undefined, problemOf);
  return {
    connected: problem === undefined ? "Y" : "N",
    message: problem ?? `The account in the setting \`${name}\` was accepted.`,
    milliseconds: Math.round(performance.now() - begun),
    dateTested,
  };
}

/** Sentences of outside systems repeat no keys; anything else could. */
function problemOf(error: unknown): string {
  return error instanceof ServerError
    ? error.message
    : "The account cannot be opened or used by this server. Store it again, and look at the server's configuration.";
}
