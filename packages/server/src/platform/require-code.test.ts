import { describe, expect, it } from "vitest";
import { requireCurrency, requireTimeZone } from "./require-code.ts";

describe("the code of a currency", () => {
  it("is written in capital letters", () => {
    expect(["USD", "eur", "Jpy"].map((code) => requireCurrency("currency", code))).toEqual(["USD", "EUR", "JPY"]);
  });

  it.each(["XYZ", "", "DOLLAR", "XXX", "XAU", "XTS"])("is not `%s`, which names no money", (code) => {
    expect(() => requireCurrency("lines[0].currency", code)).toThrow(
      expect.objectContaining({
        status: 400,
        issues: [
          expect.objectContaining({
            path: "lines[0].currency",
            message: `\`${code}\` is no currency. Give a code of ISO 4217, such as \`USD\` or \`EUR\`.`,
          }),
        ],
      }),
    );
  });
});

describe("the name of a time zone", () => {
  it("is taken where the database of zones has it", () => {
    expect(requireTimeZone("timezone", "America/New_York")).toBeUndefined();
  });

  it.each(["+05:00", "America/Nowhere"])("is not `%s`", (name) => {
    expect(() => requireTimeZone("timezone", name)).toThrow(
      expect.objectContaining({
        status: 400,
        issues: [
          expect.objectContaining({
            path: "timezone",
            message: `\`${name}\` is no time zone. Give a name such as \`America/New_York\` or \`UTC\`.`,
          }),
        ],
      }),
    );
  });
});
