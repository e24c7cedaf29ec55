import { expect, it } from "vitest";
import { rackOf } from "./rack-of.ts";

it.each([
  ["A-01-1", "A-01-"],
  ["TA 01.3", "TA 01."],
  ["RECV", undefined],
  ["A-01-", undefined],
])("the rack of bin %s is %s", (bin, rack) => {
  expect(rackOf(bin)).toBe(rack);
});
