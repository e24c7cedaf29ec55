import type { Setting } from "@purvey/contract/generated/site";
import type { SettingsView } from "./settings-view.ts";

/** Every setting that the server itself reads: its service, its name, and the name of the text that says what it does. */
export const knownSettings = [
  { service: "commerce", name: "freight", means: "freightMeans" },
  { service: "content", name: "issuers", means: "issuersMeans" },
  { service: "core", name: "companyId", means: "companyMeans" },
  { service: "core", name: "defaultLocationId", means: "locationMeans" },
  { service: "payments", name: "state", means: "stateMeans" },
  { service: "payments", name: "surchargePercent", means: "surchargeMeans" },
  { service: "pricing", name: "currency", means: "currencyMeans" },
  { service: "site", name: "robots", means: "robotsMeans" },
] as const;

/** A setting that the server itself reads. */
export type KnownSetting = (typeof knownSettings)[number];

/** Those of a view that nobody has set: their defaults count. */
export function unsetSettings(view: SettingsView, settings: readonly Setting[]): KnownSetting[] {
  if (view.state === "aside") return [];
  const set = new Set(settings.map(({ serviceName, settingName }) => `${serviceName}.${settingName}`));
  return knownSettings
    .filter(({ service }) => view.service === undefined || service === view.service)
    .filter(({ service, name }) => !set.has(`${service}.${name}`));
}
