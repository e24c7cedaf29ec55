import { describe, expect, it } from "vitest";
import { linesFor, orderNumberIn, pastedIn } from "./palette-model.ts";

const line = (label: string) => ({ key: label, label, run: () => undefined });

describe("the palette", () => {
  it("finds lines by all words in any order", () => {
    const lines = ["Go to the cart", "Cart: check out", "Orders"].map(line);
    expect(linesFor(lines, "cart GO").map(({ key }) => key)).toEqual(["Go to the cart"]);
    expect(linesFor(lines, " ")).toHaveLength(3);
  });

  it("finds a screen by what people say they want there, behind what is called so", () => {
    const orders = { ...line("Orders"), words: "my order cancel track" };
    const lines = [orders, line("Cancel the edit"), line("Restock orders")];
    const found = (typed: string) => linesFor(lines, typed).map(({ key }) => key);
    expect(found("cancel my order")).toEqual(["Orders"]);
    expect(found("cancel")).toEqual(["Cancel the edit", "Orders"]);
    expect([found("cancel my lunch"), found("is")]).toEqual([[], []]);
    const prices = [{ ...line("Prices"), words: "cost pay" }];
    expect(linesFor(prices, "what does it cost", "what does")).toEqual(prices);
    expect(linesFor(prices, "what does it", "what does")).toEqual([]);
  });

  it("finds a line in spite of a mistake, by the beginning of its last word and by the singular", () => {
    const lines = [line("Purchase orders"), { ...line("Settings"), words: "configuration currency" }];
    const found = (typed: string) => linesFor(lines, typed).map(({ key }) => key);
    for (const typed of ["puchase", "purchase ord", "order"]) expect(found(typed), typed).toEqual(["Purchase orders"]);
    for (const typed of ["currencies", "confguration", "sett"]) expect(found(typed), typed).toEqual(["Settings"]);
  });

  it("reads an error's code or class and a request's id out of what was pasted", () => {
    const answer = '{"code":"RESOURCE_NOT_FOUND","requestId":"EC785C01-6d6c-4ce2-8854-665682d24889"}';
    expect(pastedIn(answer)).toEqual({
      error: "RESOURCE_NOT_FOUND",
      request: "ec785c01-6d6c-4ce2-8854-665682d24889",
    });
    expect(pastedIn("Uncaught RateLimitError: wait 3 s").error).toBe("RateLimitError");
    expect(pastedIn("HB-M8-40 ERROR 70015 Error")).toEqual({ error: undefined, request: undefined });
  });

  it("reads an order's number", () => {
    for (const typed of ["70015", "order 70015", "Auftrag #70015", "#0070015", "70-015", "order 70 015"])
      expect(orderNumberIn(typed), typed).toBe(70015);
    for (const typed of ["M8", "hb-m8-40", "3-16", "1/2", "12.5", "00", "12345678901"])
      expect(orderNumberIn(typed), typed).toBeUndefined();
  });
});
