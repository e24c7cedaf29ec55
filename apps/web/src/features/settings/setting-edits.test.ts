import type { Setting } from "@purvey/contract/generated/site";
import { describe, expect, it } from "vitest";
import {
  changesOf,
  meantValue,
  newValue,
  overtakenValue,
  typedValue,
  updateOf,
  valueProblem,
  withoutEdit,
} from "./setting-edits.ts";

const setting = (settingValue: unknown): Setting => ({
  settingsUid: 7,
  serviceName: "commerce",
  settingName: "freight",
  settingValue,
  secretFlag: "N",
  hasValue: "Y",
  description: "What freight costs",
  statusCd: 704,
  version: 1,
  dateCreated: "",
  dateLastModified: "",
});

describe("edits of settings", () => {
  it("show a text as it is and anything else as JSON, and read it back", () => {
    for (const value of ["USD", "", 'say "hi"', 12.5, true, { base: 9 }, [1, "2"]])
      expect(meantValue(typedValue(value), value)).toEqual(value);
    expect(typedValue(null)).toBe("");
  });

  it("send the changed fields alone", () => {
    const stored = setting({ base: 9 });
    expect(changesOf(stored, { value: typedValue({ base: 9 }), description: "What freight costs" })).toEqual([]);
    const edit = { value: '{"base": 12}', statusCd: 705 as const };
    expect(changesOf(stored, edit).map(({ field }) => field)).toEqual(["value", "status"]);
    expect(updateOf(stored, edit)).toEqual({ settingsUid: 7, settingValue: { base: 12 }, statusCd: 705 });
    expect(updateOf(stored, { description: "" })).toEqual({ settingsUid: 7, description: null });
  });

  it("know what somebody else has stored in the edited field since it was read", () => {
    const edit = { value: "EUR" };
    expect(overtakenValue(setting("USD"), setting("USD"), edit)).toBeUndefined();
    expect(overtakenValue(setting("USD"), setting("CAD"), edit)).toBe("CAD");
    expect(overtakenValue(setting("USD"), setting("EUR"), edit)).toBeUndefined();
    expect(overtakenValue(setting("USD"), { ...setting("USD"), statusCd: 705 }, edit)).toBeUndefined();
  });

  it("say why a value cannot be read, before anything is sent", () => {
    expect(valueProblem(setting({ base: 9 }), { value: "{base" })).toMatch(/JSON/);
    expect(valueProblem(setting("text"), { value: "{base" })).toBeUndefined();
    expect(valueProblem(setting({ base: 9 }), {})).toBeUndefined();
  });

  it("take a new value as JSON when it is some", () => {
    expect(["12", '"x"', "Dock 3", "{"].map(newValue)).toEqual([12, "x", "Dock 3", "{"]);
  });

  it("end with their setting", () => {
    expect(withoutEdit({ 7: { value: "1" }, 8: { value: "2" } }, 7)).toEqual({ 8: { value: "2" } });
  });
});
