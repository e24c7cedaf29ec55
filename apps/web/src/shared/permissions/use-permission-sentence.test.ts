import { type Permission, permissions } from "@purvey/contract/permissions";
import { describe, expect, it } from "vitest";
import { english } from "../i18n/language.ts";
import { german } from "../i18n/languages/german.ts";
import { translator } from "../i18n/messages.ts";
import { sentenceMessages } from "./sentence-messages.ts";
import { permissionSentence } from "./use-permission-sentence.ts";

const inEnglish = translator(sentenceMessages, english);
const inGerman = translator(sentenceMessages, german);

describe("the sentence of a permission", () => {
  it("is the contract's in English, and the name of a permission that is not known here", () => {
    expect(permissionSentence("picking.read", inEnglish)).toBe(permissions["picking.read"]);
    expect(permissionSentence("drone.fly", inGerman)).toBe("drone.fly");
    expect(permissionSentence("toString", inGerman)).toBe("toString");
  });

  it("is in German for every permission, none left as it was and no two alike", () => {
    const names = Object.keys(permissions) as Permission[];
    expect(names.filter((name) => inGerman(name) === permissions[name])).toEqual([]);
    expect(new Set(names.map((name) => permissionSentence(name, inGerman))).size).toBe(names.length);
  });
});
