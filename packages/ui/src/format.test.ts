import { data } from "currency-codes";
import { describe, expect, it } from "vitest";
import {
  currencyDecimals,
  formatMoney,
  formatNumber,
  formatPrice,
  formatQuantity,
  formatTimestamp,
  parseTimestamp,
  roundMoney,
  sumMoney,
} from "./format.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("formatQuantity", () => {
  it("prints the unit in the value and what is in the package", () => {
    expect(plain(formatQuantity({ quantity: 2, unit: "BX", unitSize: 100, baseUnit: "EA" }, "en"))).toBe(
      "2 BX · 200 EA",
    );
  });

  it("prints a single unit once", () => {
    expect(plain(formatQuantity({ quantity: 1284.5, unit: "EA", unitSize: 1, baseUnit: "EA" }, "en"))).toBe(
      "1,284.5 EA",
    );
  });
});

describe("formatNumber", () => {
  it("groups thousands, unless the number names a record", () => {
    expect(formatNumber(70015.5, "en")).toBe("70,015.5");
    expect(formatNumber(70015.5, "de", false)).toBe("70015,5");
  });
});

describe("formatMoney", () => {
  it("keeps four decimals below one unit", () => {
    expect(formatMoney(0.0425, { currency: "USD", locale: "en-US" })).toBe("$0.0425");
    expect(formatMoney(12.4, { currency: "USD", locale: "en-US" })).toBe("$12.40");
    expect(formatMoney(0, { currency: "USD", locale: "en-US" })).toBe("$0.00");
  });

  it("writes as many decimals as the currency has", () => {
    expect(formatMoney(1240.5, { currency: "EUR", locale: "de-DE" })).toBe("1.240,50\u00a0€");
    expect(formatMoney(1240.5, { currency: "JPY", locale: "en-US" })).toBe("¥1,241");
    expect(formatMoney(1.2345, { currency: "KWD", locale: "en-US" })).toBe("KWD\u00a01.235");
    expect(formatPrice(4.7872, { currency: "JPY", locale: "en-US" })).toBe("¥4.7872");
  });

  it("keeps the decimals that the server rounds to where browsers write none", () => {
    const money = (value: number, currency: string) => plain(formatMoney(value, { currency, locale: "en-US" }));
    expect(money(1240.5, "HUF")).toBe("HUF 1,240.50");
    expect(money(12.5, "COP")).toBe("COP 12.50");
    expect(money(12.345, "IQD")).toBe("IQD 12.345");
    expect(money(12.3456, "CLF")).toBe("CLF 12.3456");
  });

  it("knows the decimals of every currency", () => {
    const wrong = data
      .filter(({ countries }) => countries.every((country) => !country.startsWith("Zz")))
      .filter(({ code, digits }) => currencyDecimals(code) !== digits);
    expect(wrong).toEqual([]);
  });

  it("keeps four decimals of a unit's price, so that what many come to follows from it", () => {
    const price = (value: number) => formatPrice(value, { currency: "USD", locale: "en-US" });
    expect([4.7872, 1.742857, 31, 16.146].map(price)).toEqual(["$4.7872", "$1.7429", "$31.00", "$16.146"]);
  });
});

describe("timestamps", () => {
  it("are read as UTC and shown in the zone, which they name", () => {
    const instant = parseTimestamp("2026-03-01 18:30:00");
    expect(instant?.toISOString()).toBe("2026-03-01T18:30:00.000Z");
    const text = formatTimestamp(instant ?? new Date(0), "minute", { timeZone: "America/New_York", locale: "en-US" });
    expect(plain(text)).toBe("Mar 1, 2026, 1:30 PM EST");
  });

  it.each(["", "yesterday", "2026-13-01 00:00:00", "01/02/2026"])("are not guessed from %j", (text) => {
    expect(parseTimestamp(text)).toBeUndefined();
  });

  it("rounds amounts half up to what their currency has", () => {
    expect([1.005, 2.675, -1.005, 0.335 * 3].map((amount) => roundMoney(amount, "USD"))).toEqual([
      1.01, 2.68, -1.01, 1.01,
    ]);
    expect([roundMoney(1.5, "JPY"), roundMoney(1.0005, "KWD"), sumMoney([0.1, 0.2], "USD")]).toEqual([2, 1.001, 0.3]);
  });
});
