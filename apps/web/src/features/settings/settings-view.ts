import { serviceLoaders } from "@purvey/contract/generated/service-loaders";
import type { SettingsListInput } from "@purvey/contract/generated/site";
import { choiceParam, numberParam, textParam } from "../../shared/url/read-param.ts";

/** Services that settings are looked after for: those of the contract, and the application itself. */
export const settingServices = [...Object.keys(serviceLoaders), "ui"].sort();

/** What the list of settings shows, as its address holds it. */
export interface SettingsView {
  /** Of one service; of all without it. */
  readonly service?: string | undefined;
  /** Set aside, or edited and not stored; those that count when absent. */
  readonly state?: "aside" | "edited" | undefined;
  /** The setting that is being edited. */
  readonly setting?: number | undefined;
  /** The form for a new setting is open. */
  readonly adding?: 1 | undefined;
  /** What is set by that form; its name is typed without it. */
  readonly name?: string | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readSettingsView(raw: Readonly<Record<string, unknown>>): SettingsView {
  const service = textParam(raw.service);
  return {
    service: service && /^[A-Za-z][A-Za-z0-9]{0,39}$/.test(service) ? service : undefined,
    state: choiceParam(raw.state, ["aside", "edited"]),
    setting: numberParam(raw.setting),
    adding: numberParam(raw.adding) === 1 ? 1 : undefined,
    name: textParam(raw.name)?.slice(0, 80),
  };
}

/** What to ask for a view, service by service: those that count, those set aside, or both. */
export function settingsInputs({ service, state }: SettingsView): SettingsListInput[] {
  const ofState: Partial<SettingsListInput> = state === "edited" ? {} : { statusCd: state === "aside" ? 705 : 704 };
  return (service ? [service] : settingServices).map((serviceName) => ({ serviceName, ...ofState, limit: 1000 }));
}
