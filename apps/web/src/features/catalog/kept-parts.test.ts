import { expect, it } from "vitest";
import { keptParts } from "./kept-parts.ts";

const opened = [
  { itemId: "HB-M8-40", itemDesc: "Hex Bolt, M8-1.25 x 40 mm" },
  { itemId: "GLV-NIT-L", itemDesc: "Disposable Glove, Nitrile, Size L" },
  { itemId: "HB-M8-40", itemDesc: "Hex Bolt, M8-1.25 x 40 mm" },
];

it("offers without a network the opened parts that have all words, each once", () => {
  expect(keptParts(opened, "bolt  m8").map(({ itemId }) => itemId)).toEqual(["HB-M8-40"]);
  expect(keptParts(opened, "glv").map(({ itemId }) => itemId)).toEqual(["GLV-NIT-L"]);
  expect(keptParts(opened, "bolt nitrile")).toEqual([]);
  expect(keptParts(opened, "*")).toHaveLength(2);
});
