import { check } from "@purvey/contract/check";
import type { Setting, SiteOperations } from "@purvey/contract/generated/site";
import type { Issue } from "@purvey/contract/schema";
import { Setting as SettingSchema } from "@purvey/contract/services/site/settings";
import { type SettingDefinition, settingDefinitions } from "@purvey/contract/setting-definitions";
import sql, { join } from "sql-template-tag";
import type { Environment } from "../../../../platform/config.ts";
import { onDuplicate } from "../../../../platform/db/on-duplicate.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { requireLocation } from "../../../../platform/endpoints/require-location.ts";
import { within } from "../../../../platform/endpoints/within.ts";
import { conflict, invalid, notFound, ServerError } from "../../../../platform/errors.ts";
import { settingPlace } from "../../../../platform/keys/sealed-places.ts";
import { requireCurrency } from "../../../../platform/require-code.ts";
import { accountSettings, providerOf } from "../../../../providers/site-providers.ts";
import { canonicalPlace } from "../../../../values/places/canonical-place.ts";
import { tryAccount } from "../../try-account.ts";

const setting = crudHandlers<Setting>({
  entity: SettingSchema,
  table: "site_setting",
  key: "settingsUid",
  keyInput: "settingsUid",
  noun: "setting",
  search: [],
  defaultOrder: "setting_name|ASC",
  filter: ({ serviceName }) => (serviceName === undefined ? [] : [sql`t.service_name = ${serviceName}`]),
  computed: { hasValue: "case when coalesce(t.sealed_value, t.setting_value::text) is null then 'N' else 'Y' end" },
});

/** A setting's place in the vault. */
interface SettingPlace {
  readonly serviceName: string;
  readonly settingName: string;
}

/** The longest value, as JSON. */
const longestValue = 65_536;

/** A value as its columns hold it: in the clear, or sealed. Refuses (400) one that the server could not use. */
async function columnsOf(value: unknown, secret: boolean, place: SettingPlace, context: Context) {
  const { site, vault, config } = context;
  requireFit(value, place);
  await requireKnown(value, place, context);
  requireUsable(value, place, config.environment);
  const text = JSON.stringify(value);
  if (text.length > longestValue)
    throw invalid("settingValue", `Expected at most ${longestValue} characters of JSON, got ${text.length}.`);
  if (!secret) return { clear: text, sealed: null };
  return { clear: null, sealed: vault.seal(text, settingPlace(site, place.serviceName, place.settingName)) };
}

function requireFit(value: unknown, { serviceName, settingName }: SettingPlace): void {
  const definition = settingDefinitions[`${serviceName}.${settingName}`];
  const issues = definition ? issuesOf(definition, value) : [];
  if (issues.length === 0) return;
  throw new ServerError("VALIDATION_ERROR", "Invalid request parameters", {
    issues: issues.map((issue) => ({ ...issue, path: `settingValue${issue.path ? `.${issue.path}` : ""}` })),
  });
}

/** Refuses what has the form of a code, or of a number, that nothing has. */
async function requireKnown(
  value: unknown,
  { serviceName, settingName }: SettingPlace,
  context: Context,
): Promise<void> {
  const name = `${serviceName}.${settingName}`;
  if (name === "pricing.currency") requireCurrency("settingValue", String(value));
  if (name === "core.defaultLocationId") await requireLocation("settingValue", Number(value), context);
  if (name === "payments.state") requireState(String(value));
}

/** Refuses (400) what is no state of the United States and no province of Canada. */
function requireState(state: string): void {
  const { problem } = canonicalPlace({ state });
  if (problem && canonicalPlace({ country: "CA", state }).problem) throw invalid("settingValue", problem, state);
}

/** Refuses an account that the server cannot use: something is not configured that it needs for every site. */
function requireUsable(value: unknown, { serviceName, settingName }: SettingPlace, environment: Environment): void {
  const name = `${serviceName}.${settingName}`;
  if (!accountSettings.includes(name)) return;
  try {
    providerOf(name, value, environment);
  } catch (error) {
    throw invalid("settingValue", error instanceof Error ? error.message : String(error));
  }
}

function issuesOf({ schema, problem }: SettingDefinition, value: unknown): readonly Issue[] {
  const issues = check(schema, value, { unknown: "refuse" });
  const problemFound = issues.length === 0 ? problem?.(value as never) : undefined;
  return problemFound ? [problemFound] : issues;
}

const create: Handler<SiteOperations["settings.create"]> = async (input, context) => {
  const { serviceName, settingName, settingValue, secretFlag } = input;
  const secret = secrecyOf(secretFlag, input);
  const { clear, sealed } = await columnsOf(settingValue, secret === "Y", input, context);
  const description = input.description ?? settingDefinitions[`${serviceName}.${settingName}`]?.description ?? null;
  const stored = context.db.first<{ settingsUid: number }>(sql`
    insert into site_setting (site_id, service_name, setting_name, setting_value, sealed_value, secret_flag, description)
    values (${context.site}, ${serviceName}, ${settingName}, ${clear}::jsonb, ${sealed}, ${secret}, ${description})
    returning settings_uid as "settingsUid"`);
  const row = await onDuplicate(stored, () =>
    conflict(`The service \`${serviceName}\` has a setting \`${settingName}\` already. Change that one.`),
  );
  return setting.get({ settingsUid: row?.settingsUid }, context);
};

/**
 * Whether a value is sealed: what is a secret by its definition always is. Refuses (400) to seal what the server reads in the
 * clear, and what it does not read at all: nobody could ever use it.
 */
function secrecyOf(secretFlag: string, { serviceName, settingName }: SettingPlace): "Y" | "N" {
  const definition = settingDefinitions[`${serviceName}.${settingName}`];
  if (definition?.secret) return "Y";
  if (secretFlag !== "Y") return "N";
  if (definition)
    throw invalid("secretFlag", `\`${settingName}\` of \`${serviceName}\` is no secret: it is seen in the shop.`, "Y");
  const secrets = Object.keys(settingDefinitions).filter((name) => settingDefinitions[name]?.secret);
  throw invalid(
    "secretFlag",
    `The server reads no secret \`${serviceName}.${settingName}\`, so nobody could use it. It reads ${secrets.map((name) => `\`${name}\``).join(", ")}.`,
    "Y",
  );
}

const update: Handler<SiteOperations["settings.update"]> = (input, context) =>
  context.transaction(async (db) => {
    const { settingValue, secretFlag, description, statusCd } = input;
    const inside = within(context, db);
    const before = await lockSetting(input, inside);
    const asked = secretFlag ?? before.secretFlag;
    const changes = [changed];
    const secret = settingValue === undefined ? asked : secrecyOf(asked, before);
    if (settingValue !== undefined) {
      const { clear, sealed } = await columnsOf(settingValue, secret === "Y", before, inside);
      changes.push(sql`setting_value = ${clear}::jsonb`, sql`sealed_value = ${sealed}`, sql`secret_flag = ${secret}`);
    } else if (secret !== before.secretFlag) {
      throw invalid("settingValue", "Give the value again when it becomes a secret, or is none any more.");
    }
    if (description !== undefined) changes.push(sql`description = ${description}`);
    if (statusCd !== undefined) changes.push(sql`status_cd = ${statusCd}`);
    await db.execute(
      sql`update site_setting set ${join(changes)} where site_id = ${context.site} and settings_uid = ${input.settingsUid}`,
    );
    return setting.get(input, inside);
  });

const remove: Handler<SiteOperations["settings.delete"]> = (input, context) =>
  context.transaction(async (db) => {
    await lockSetting(input, within(context, db));
    await db.execute(sql`
      update site_setting set status_cd = 700, sealed_value = null, ${changed}
      where site_id = ${context.site} and settings_uid = ${input.settingsUid}`);
    return { uid: input.settingsUid, deleted: true };
  });

const changed = sql`version = version + 1, date_last_modified = localtimestamp(0)`;

/** A setting as it is stored, held until it is changed. */
interface HeldSetting extends SettingPlace {
  readonly secretFlag: string;
  readonly version: number;
}

/** Refuses (409) who goes by another version than the one that is stored. */
async function lockSetting(
  { settingsUid, expectedVersion }: { settingsUid: number; expectedVersion?: number },
  { db, site }: Context,
): Promise<HeldSetting> {
  const found = await db.first<HeldSetting>(sql`
    select service_name as "serviceName", setting_name as "settingName", secret_flag as "secretFlag", version
    from site_setting where site_id = ${site} and settings_uid = ${settingsUid} and status_cd <> 700 for update`);
  if (!found) throw notFound("setting", settingsUid);
  const { settingName, version } = found;
  if (expectedVersion === undefined || expectedVersion === version) return found;
  throw conflict(
    `Somebody has changed the setting \`${settingName}\` meanwhile: it is at version ${version}, not ${expectedVersion}. Read it again, then change what is stored now.`,
    { settingsUid, version, expectedVersion },
  );
}

/** `/settings`: the settings of the site, by service (R189). */
export const settingHandlers: Handlers<Pick<SiteOperations, Extract<keyof SiteOperations, `settings.${string}`>>> = {
  "settings.list": setting.list,
  "settings.create": create,
  "settings.get": setting.get,
  "settings.update": update,
  "settings.delete": remove,
  "settings.tryAccount": ({ settingsUid }, context) => tryAccount(settingsUid, context),
};
