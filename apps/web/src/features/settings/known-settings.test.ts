import type { Setting } from "@purvey/contract/generated/site";
import { settingDefinitions } from "@purvey/contract/setting-definitions";
import { describe, expect, it } from "vitest";
import { isAccount, isSecret, knownSettings, unsetSettings } from "./known-settings.ts";
import { settingServices, settingsInputs } from "./settings-view.ts";

const setting = (serviceName: string, settingName: string) => ({ serviceName, settingName }) as Setting;

describe("what else can be set", () => {
  it("is all that the server reads", () => {
    const names = knownSettings.map(({ service, name }) => `${service}.${name}`);
    expect(names).toEqual(Object.keys(settingDefinitions).sort());
    for (const { service, name } of knownSettings)
      expect([name, isSecret(service, name)]).toEqual([
        name,
        settingDefinitions[`${service}.${name}`]?.secret === true,
      ]);
    expect(isSecret("shop", "avatax")).toBe(false);
  });

  it("can be tried where it is an account", () => {
    const accounts = knownSettings.filter(({ service, name }) => isAccount(service, name));
    expect(accounts.map(({ name }) => name)).toEqual(["smarty", "openai", "project44", "stripe", "shippo", "avatax"]);
    expect(isAccount("shop", "avatax")).toBe(false);
  });

  it("is what nobody has set, of all services or of one", () => {
    const set = [setting("pricing", "currency"), setting("commerce", "deliveryNote"), setting("vmi", "robots")];
    const names = (view: Parameters<typeof unsetSettings>[0]) => unsetSettings(view, set).map(({ name }) => name);
    expect(names({})).toEqual([
      ...[
        "atCheckout",
        "fallback",
        "smarty",
        "openai",
        "freight",
        "issuers",
        "openId",
        "openIdClient",
        "defaultLocationId",
        "project44",
        "state",
        "stripe",
      ],
      ...["surchargePercent", "breaksPer", "shippo", "maintenance", "robots", "avatax", "commitDocuments", "fallback"],
    ]);
    expect(names({ service: "payments" })).toEqual(["state", "stripe", "surchargePercent"]);
    expect(names({ service: "pricing" })).toEqual(["breaksPer"]);
    expect(names({ state: "aside" })).toEqual([]);
  });

  it("is asked of every service, or of the chosen one alone", () => {
    expect(settingsInputs({}).map(({ serviceName }) => serviceName)).toEqual(settingServices);
    expect(settingsInputs({ service: "vmi", state: "aside" })).toEqual([
      { serviceName: "vmi", statusCd: 705, limit: 1000 },
    ]);
  });
});
