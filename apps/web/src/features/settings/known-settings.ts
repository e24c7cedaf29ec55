import type { Setting } from "@purvey/contract/generated/site";
import type { SettingsView } from "./settings-view.ts";

/** Every setting that the server itself reads: its service, its name, and the name of the text that says what it does. */
export const knownSettings = [
  { service: "addressValidation", name: "atCheckout", means: "atCheckoutMeans" },
  { service: "addressValidation", name: "fallback", means: "addressFallbackMeans" },
  { service: "addressValidation", name: "smarty", means: "smartyMeans", secret: true },
  { service: "ai", name: "openai", means: "openaiMeans", secret: true },
  { service: "commerce", name: "freight", means: "freightMeans" },
  { service: "content", name: "issuers", means: "issuersMeans" },
  { service: "content", name: "openId", means: "openIdMeans" },
  { service: "content", name: "openIdClient", means: "openIdClientMeans", secret: true },
  { service: "core", name: "defaultLocationId", means: "locationMeans" },
  { service: "freight", name: "project44", means: "project44Means", secret: true },
  { service: "payments", name: "state", means: "stateMeans" },
  { service: "payments", name: "stripe", means: "stripeMeans", secret: true },
  { service: "payments", name: "surchargePercent", means: "surchargeMeans" },
  { service: "pricing", name: "breaksPer", means: "breaksPerMeans" },
  { service: "pricing", name: "currency", means: "currencyMeans" },
  { service: "shipping", name: "shippo", means: "shippoMeans", secret: true },
  { service: "site", name: "maintenance", means: "maintenanceMeans" },
  { service: "site", name: "robots", means: "robotsMeans" },
  { service: "tax", name: "avatax", means: "avataxMeans", secret: true },
  { service: "tax", name: "commitDocuments", means: "commitDocumentsMeans" },
  { service: "tax", name: "fallback", means: "taxFallbackMeans" },
] as const;

/** A setting that the server itself reads. */
export type KnownSetting = (typeof knownSettings)[number];

/** Whether the value of a setting is stored sealed: the server does so of its own accord. */
export function isSecret(service: string, name: string): boolean {
  return knownSettings.some((known) => known.service === service && known.name === name && "secret" in known);
}

/** Whether a setting holds an account with an outside system, which the server can try. Identity providers are tried by signing in. */
export function isAccount(service: string, name: string): boolean {
  return service !== "content" && isSecret(service, name);
}

/** Those of a view that nobody has set: their defaults count. */
export function unsetSettings(view: SettingsView, settings: readonly Setting[]): KnownSetting[] {
  if (view.state === "aside") return [];
  const set = new Set(settings.map(({ serviceName, settingName }) => `${serviceName}.${settingName}`));
  return knownSettings
    .filter(({ service }) => view.service === undefined || service === view.service)
    .filter(({ service, name }) => !set.has(`${service}.${name}`));
}
