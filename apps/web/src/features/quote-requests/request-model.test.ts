import type { QuoteRound } from "@purvey/contract/generated/commerce";
import { expect, it } from "vitest";
import { lastLines } from "./request-model.ts";

const round = (roundNo: number, unitPrices: readonly number[]): QuoteRound => ({
  roundNo,
  act: "asked",
  usersId: 1,
  name: "Dana",
  note: null,
  quoteNo: null,
  expirationDate: null,
  currency: "USD",
  dateCreated: "2026-03-14 10:00:00",
  lines: unitPrices.map((unitPrice, index) => ({
    lineNo: index + 1,
    invMastUid: 1,
    itemId: "MTR-075",
    itemDesc: "Motor",
    quantity: 4,
    unitOfMeasure: "EA",
    unitPrice,
  })),
});

it("goes on from the lines of the last step that has any", () => {
  const prices = (rounds: QuoteRound[]) => lastLines({ rounds }).map(({ unitPrice }) => unitPrice);
  expect(prices([round(1, [])])).toEqual([]);
  expect(prices([round(1, [140]), round(2, [150]), round(3, [])])).toEqual([150]);
});
