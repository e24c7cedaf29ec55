import { orderBy, text } from "@purvey/contract/fields";
import type { Schema } from "@purvey/contract/schema";
import { commerce } from "@purvey/contract/services/commerce/index";
import { services } from "@purvey/contract/services/index";
import { describe, expect, it } from "vitest";
import { english } from "../i18n/language.ts";
import { german } from "../i18n/languages/german.ts";
import { translator } from "../i18n/messages.ts";
import { choiceOf, fieldsOf, kindOf, rulesOf } from "./field-kind.ts";
import { issueAt, maskDateTime, withField } from "./form-value.ts";
import { messages } from "./messages.ts";

const add = commerce.endpoints["cartLine.add"];
if (!add) throw new Error("The contract has no `cartLine.add`.");

describe("fields of a form from the contract", () => {
  it("puts what is required first", () => {
    expect(fieldsOf(add.input.properties.lines?.items ?? {}).map(({ name }) => name)[0]).toBe("quantity");
  });

  it("finds a control for each field of each endpoint", () => {
    const inputs = services.flatMap(({ endpoints }) => Object.values(endpoints)).map(({ input }) => input);
    const kinds = inputs.flatMap((input) => fieldsOf(input).map(({ schema }) => kindOf(schema)));
    const share = kinds.filter((kind) => kind === "json").length / kinds.length;
    expect(share).toBeLessThan(0.06);
    expect(new Set(kinds)).toEqual(
      new Set(["choice", "flag", "number", "datetime", "secret", "text", "lines", "record", "json"]),
    );
  });

  it("shows no pattern: what it asks for, the contract says in words", () => {
    const say = (schema: Schema) => rulesOf(schema, translator(messages, english));
    expect(say(text({ max: 2, pattern: "^[A-Za-z]{2}$" }))).toEqual(["at most 2 characters"]);
    expect(say(orderBy("brands_uid|ASC"))).toEqual([]);
  });

  it("says limits before they are broken", () => {
    const { lines = {}, cartHdrUid = {} } = add.input.properties;
    const inEnglish = translator(messages, english);
    expect(rulesOf(lines, inEnglish)).toEqual(["at least 1 entry", "at most 5,000 entries"]);
    expect(rulesOf(cartHdrUid, inEnglish)).toEqual(["a whole number", "at least 1"]);
    expect(rulesOf(lines, translator(messages, german))).toEqual(["mindestens 1 Eintrag", "höchstens 5.000 Einträge"]);
  });

  it("keeps the type of an enumeration's value", () => {
    expect(choiceOf({ type: "integer", enum: [704, 705] }, "705")).toBe(705);
  });
});

describe("a record under way", () => {
  it("keeps unknown fields and the order, and leaves out what has no value", () => {
    const record = { a: 1, unknown: true, b: 2 };
    expect(Object.entries(withField(record, "a", 3))).toEqual([
      ["a", 3],
      ["unknown", true],
      ["b", 2],
    ]);
    expect(withField(record, "b", undefined)).toEqual({ a: 1, unknown: true });
  });

  it("writes dates while digits are typed", () => {
    expect(["2026", "20260", "20260314092653", "2026-03-14 09:2"].map(maskDateTime)).toEqual([
      "2026",
      "2026-0",
      "2026-03-14 09:26:53",
      "2026-03-14 09:2",
    ]);
  });

  it("finds what is wrong at a path", () => {
    const issues = [{ path: "lines[0].quantity", message: "Expected at least 0, got -1", code: "minimum" }];
    expect(issueAt(issues, "lines[0].quantity")).toBe(issues[0]);
    expect(issueAt(issues, "lines[0]")).toBeUndefined();
  });
});
