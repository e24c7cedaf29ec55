import { describe, expect, it } from "vitest";
import { services } from "../services/index.ts";
import { readSpecification } from "../testing/specification.ts";
import { ruleText, ruleTexts } from "./rule-text.ts";

const named = new Set(
  services.flatMap(({ endpoints }) => Object.values(endpoints)).flatMap(({ rules }) => rules.map(String)),
);
const specification = readSpecification();

describe("the texts of rules", () => {
  it("are there for exactly the rules that endpoints name, each a sentence", () => {
    expect(Object.keys(ruleTexts).sort()).toEqual([...named].sort());
    for (const text of Object.values(ruleTexts)) expect(text).toMatch(/^[A-Z`].*\.$/);
  });

  it("says which rule has none", () => {
    expect(() => ruleText("R999")).toThrow("The rule `R999` has no text");
  });

  it.runIf(specification)("spell the messages as the specification does", () => {
    for (const { id, message } of specification?.rules ?? []) {
      const text = ruleTexts[id];
      if (!text || message === "-" || !text.includes("message is")) continue;
      expect(text).toContain(message.replace(/\b(length|city)\b/, id === "R170" || id === "R171" ? "<field>" : "$1"));
    }
  });
});
