import type { Setting } from "@purvey/contract/generated/site";
import { settingDefinitions } from "@purvey/contract/setting-definitions";
import { describe, expect, it } from "vitest";
import { knownSettings, unsetSettings } from "./known-settings.ts";
import { settingServices, settingsInputs } from "./settings-view.ts";

const setting = (serviceName: string, settingName: string) => ({ serviceName, settingName }) as Setting;

describe("what else can be set", () => {
  it("is all that the server reads", () => {
    const names = knownSettings.map(({ service, name }) => `${service}.${name}`);
    expect(names).toEqual(Object.keys(settingDefinitions).sort());
  });

  it("is what nobody has set, of all services or of one", () => {
    const set = [setting("pricing", "currency"), setting("commerce", "deliveryNote"), setting("vmi", "robots")];
    const names = (view: Parameters<typeof unsetSettings>[0]) => unsetSettings(view, set).map(({ name }) => name);
    expect(names({})).toEqual([
      "freight",
      "issuers",
      "companyId",
      "defaultLocationId",
      "state",
      "surchargePercent",
      "robots",
    ]);
    expect(names({ service: "payments" })).toEqual(["state", "surchargePercent"]);
    expect(names({ service: "pricing" })).toEqual([]);
    expect(names({ state: "aside" })).toEqual([]);
  });

  it("is asked of every service, or of the chosen one alone", () => {
    expect(settingsInputs({}).map(({ serviceName }) => serviceName)).toEqual(settingServices);
    expect(settingsInputs({ service: "vmi", state: "aside" })).toEqual([
      { serviceName: "vmi", statusCd: 705, limit: 1000 },
    ]);
  });
});
