import { describe, expect, it } from "vitest";
import { formatMessage } from "./format-message.ts";

describe("formatMessage", () => {
  it("fills names, and writes numbers in the language", () => {
    expect(formatMessage("{quantity} {unit} of {item}", { quantity: 1200.5, unit: "EA", item: "X" }, "en")).toBe(
      "1,200.5 EA of X",
    );
    expect(formatMessage("{quantity}", { quantity: 1200.5 }, "de")).toBe("1.200,5");
  });

  it("keeps the place of a value that is missing", () => {
    expect(formatMessage("Order {order}", {}, "en")).toBe("Order {order}");
  });

  it("chooses by number: an exact one before the rule of the language, # as the number", () => {
    const lines = "{count, plural, =0 {No lines} one {# line} other {# lines}}";
    expect([0, 1, 2, 1500].map((count) => formatMessage(lines, { count }, "en"))).toEqual([
      "No lines",
      "1 line",
      "2 lines",
      "1,500 lines",
    ]);
    const polish = "{count, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}";
    expect([1, 3, 5].map((count) => formatMessage(polish, { count }, "pl"))).toEqual(["1 plik", "3 pliki", "5 plików"]);
  });

  it("chooses by word, and falls back to other", () => {
    const stock = "{state, select, in {In stock} other {Out of stock}}";
    expect(["in", "out", "toString"].map((state) => formatMessage(stock, { state }, "en"))).toEqual([
      "In stock",
      "Out of stock",
      "Out of stock",
    ]);
  });

  it("fills what stands inside a choice", () => {
    const message = "{count, plural, one {One line of {name}} other {# lines of {name}}}";
    expect(formatMessage(message, { count: 2, name: "Dana" }, "en")).toBe("2 lines of Dana");
  });

  it("names the message whose brace is never closed", () => {
    expect(() => formatMessage("Order {order", {}, "en")).toThrow("`Order {order` has a brace at 6");
  });
});
