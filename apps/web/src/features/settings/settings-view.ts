import { serviceLoaders } from "@purvey/contract/generated/service-loaders";
import type { SettingsListInput } from "@purvey/contract/generated/site";
import { choiceParam, numberParam, textParam } from "../../shared/url/read-param.ts";

/** Services that settings are looked after for: those of the contract, and the application itself. */
export const settingServices = [...Object.keys(serviceLoaders), "ui"].sort();

/** What the list of settings shows, as its address holds it. */
export interface SettingsView {
  readonly service?: string | undefined;
  readonly state?: "aside" | undefined;
  /** The setting that is being edited. */
  readonly setting?: number | undefined;
  /** The form for a new setting is open. */
  readonly adding?: 1 | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readSettingsView(raw: Readonly<Record<string, unknown>>): SettingsView {
  const service = textParam(raw.service);
  return {
    service: service && /^[A-Za-z][A-Za-z0-9]{0,39}$/.test(service) ? service : undefined,
    state: choiceParam(raw.state, ["aside"]),
    setting: numberParam(raw.setting),
    adding: numberParam(raw.adding) === 1 ? 1 : undefined,
  };
}

/** The service of a view; the site's own unless said otherwise. */
export function serviceOf({ service = "site" }: SettingsView): string {
  return service;
}

/** What to ask for a view: those that count, or those set aside. */
export function settingsInput(view: SettingsView): SettingsListInput {
  return { serviceName: serviceOf(view), statusCd: view.state === "aside" ? 705 : 704, limit: 1000 };
}
