import type { ResolvedItem, ResolvedNumber } from "@purvey/contract/generated/items";
import type { PriceEngineResult } from "@purvey/contract/generated/pricing";
import { readTable } from "@purvey/tables/read-table";
import { describe, expect, it } from "vitest";
import { readLines } from "../../../shared/ordering/read-lines.ts";
import { percentBelow } from "../below-list.ts";
import {
  countGroups,
  emptyPriceList,
  type ListedPrice,
  linesToPrice,
  readPriceLines,
  sumPrices,
  withLineChange,
  withoutPriceLine,
  withPriceLines,
} from "./price-list.ts";
import { priceListColumns, priceListCsv } from "./price-list-summary.tsx";

const unit = (unitOfMeasure: string, unitSize: number) => ({
  unitOfMeasure,
  unitSize,
  orderMultiple: 1,
  sold: true,
  minimumOrderQty: 1,
});
const bolt: ResolvedItem = {
  invMastUid: 1,
  itemId: "HB-M8-40",
  itemDesc: "Hex bolt",
  imageUrl: null,
  discontinued: "N",
  qtyAvailable: 900,
  baseUnit: "EA",
  defaultSellingUnit: "BX",
  units: [unit("EA", 1), unit("BX", 100)],
};
const found: ResolvedNumber = {
  asked: "NG-1140",
  verdict: "found",
  matchedCode: "NG-1140",
  matchedCodeType: "customer",
  item: bolt,
  suggestions: [],
};
const resolved = new Map<string, ResolvedNumber | "failed">([
  ["NG-1140", found],
  ["HB-M8-40", { ...found, asked: "HB-M8-40", matchedCode: "HB-M8-40", matchedCodeType: "itemId" }],
  ["ZZZ", { ...found, asked: "ZZZ", verdict: "unknown", item: null, suggestions: ["ZZZ-1"] }],
]);
const price: PriceEngineResult = {
  unitPrice: 31,
  breaksPer: "line",
  priceSource: "contract",
  priceExplanation: "Contract J-1.",
  listPrice: 42,
  jobNo: "J-1",
  jobPriceLineUid: 5,
  itemId: "HB-M8-40",
  invMastUid: 1,
  customerId: 100200,
  unitOfMeasure: "BX",
  unitSize: 100,
  baseUnitOfMeasure: "EA",
  baseUnitPrice: 0.31,
  quantity: 2,
  extendedPrice: 62,
  currency: "USD",
  breaks: [],
};

const draft = withPriceLines(emptyPriceList, readLines("NG-1140, 2, BX\nZZZ, 1\nHB-M8-40\nHB-M8-40, many"));
const readings = readPriceLines(draft.lines, resolved, "en");
const rows: ListedPrice[] = draft.lines.map((line, index) => ({
  line,
  position: index + 1,
  reading: readings[index] ?? { kind: "waiting" },
  price: index === 0 ? price : undefined,
}));

describe("a list of prices", () => {
  it("takes lines in, changes and removes them under keys that stay", () => {
    const more = withPriceLines(withoutPriceLine(draft, 2), readLines("ADH-50"));
    expect(more.lines.map(({ key, number }) => [key, number])).toEqual([
      [1, "NG-1140"],
      [3, "HB-M8-40"],
      [4, "HB-M8-40"],
      [5, "ADH-50"],
    ]);
    expect(withLineChange(more, 3, { quantity: "7" }).lines[1]).toMatchObject({ key: 3, quantity: "7" });
  });

  it("asks for one where no quantity is written, understands the customer's numbers, and leaves what it cannot read", () => {
    expect(readings).toMatchObject([
      { kind: "read", quantity: 2, unit: { unitOfMeasure: "BX" }, foundAs: { code: "NG-1140", type: "customer" } },
      { kind: "unread", problem: "unknown", suggestions: ["ZZZ-1"] },
      { kind: "read", quantity: 1, unit: { unitOfMeasure: "BX" } },
      { kind: "unread", problem: "badQuantity" },
    ]);
    expect(linesToPrice(readings)).toEqual([
      { invMastUid: 1, quantity: 2, unitOfMeasure: "BX" },
      { invMastUid: 1, quantity: 1, unitOfMeasure: "BX" },
    ]);
    expect(linesToPrice([...readings, { kind: "waiting" }])).toEqual([]);
  });

  it("counts the lines of each rule and adds up what is priced, beside the list prices", () => {
    expect(countGroups(rows)).toEqual({ unread: 2, contract: 1, break: 0, class: 0, list: 0 });
    expect(sumPrices(rows)).toEqual({ priced: 1, together: 62, atList: 84, currency: "USD" });
    expect([percentBelow(31, 42), percentBelow(50, 40), percentBelow(1, 0)]).toEqual([26.2, -25, 0]);
  });

  it("is a table for a spreadsheet: each line as it was written, with price and rule, or why it has none", () => {
    const csv = priceListCsv(rows, {
      heading: (column) => column,
      rule: () => "Contract",
      explanation: ({ priceExplanation }) => priceExplanation,
      problem: ({ reading }) => (reading.kind === "unread" ? reading.problem : ""),
    });
    const [headings, first, second, third] = readTable(csv).rows.map(({ cells }) => cells);
    expect(headings).toEqual([...priceListColumns]);
    expect(first).toEqual([
      ...["1", "NG-1140", "HB-M8-40", "Hex bolt", "2", "BX", "31", "62", "USD", "42", "26.2"],
      ...["Contract", "J-1", "Contract J-1."],
    ]);
    expect(second).toEqual(["2", "ZZZ", "", "", "1", ...Array(8).fill(""), "unknown"]);
    expect(third?.slice(0, 5)).toEqual(["3", "HB-M8-40", "HB-M8-40", "Hex bolt", ""]);
  });
});
