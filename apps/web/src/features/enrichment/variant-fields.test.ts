import type { VariantGroup } from "@purvey/contract/generated/items";
import { describe, expect, it } from "vitest";
import {
  choiceKey,
  choicesOf,
  readChoice,
  storedVariant,
  variantNameKey,
  variantSteps,
  writeChoice,
} from "./variant-fields.ts";

function line(invMastUid: number, itemId: string, variantValue: string, isDefault: "Y" | "N" = "N") {
  return {
    itemVariantLineUid: invMastUid,
    itemVariantHdrUid: 5,
    invMastUid,
    itemId,
    itemDesc: itemId,
    variantValue,
    colorCode: null,
    priceDifference: 0,
    isDefault,
    sequenceNo: invMastUid,
  };
}

const group: VariantGroup = {
  itemVariantHdrUid: 5,
  variantName: "Glove size",
  variantDesc: null,
  variantType: "list",
  attributeUid: null,
  statusCd: 704,
  dateCreated: "2026-01-01 00:00:00",
  dateLastModified: "2026-01-01 00:00:00",
  lines: [line(1, "GLV-M", "M", "Y"), line(2, "GLV-L", "L")],
};
const choice = {
  itemId: "GLV-XL",
  variantValue: "XL",
  colorCode: "#1F5FA8",
  priceDifference: 1.5,
  isDefault: "N",
} as const;

describe("a variant group under edit", () => {
  it("is kept as text in the draft and read again, whatever stands in it", () => {
    expect(readChoice(writeChoice(choice))).toEqual(choice);
    expect(readChoice(writeChoice({ ...choice, variantValue: "X\tL", colorCode: null }))).toEqual({
      ...choice,
      variantValue: "X L",
      colorCode: null,
    });
    expect([writeChoice(undefined), readChoice("")]).toEqual(["", undefined]);
    expect(storedVariant(group, choiceKey(2))).toBe("GLV-L\tL\t\t0\tN");
    expect([storedVariant(undefined, choiceKey(2)), storedVariant(undefined, variantNameKey)]).toEqual(["", ""]);
  });

  it("keeps the order: what is stored, changed in its place, what is new at the end, what was taken out gone", () => {
    const draft = {
      [choiceKey(9)]: writeChoice(choice),
      [choiceKey(1)]: "",
      [choiceKey(2)]: writeChoice({ ...choice, itemId: "GLV-L" }),
    };
    expect(choicesOf(group, draft).map(({ invMastUid, itemId }) => [invMastUid, itemId])).toEqual([
      [2, "GLV-L"],
      [9, "GLV-XL"],
    ]);
  });

  it("is stored by one call: made, changed, or removed with its last choice", () => {
    const added = { [choiceKey(9)]: writeChoice({ ...choice, variantValue: " XL " }) };
    const lineOf = { invMastUid: 9, variantValue: "XL", colorCode: "#1F5FA8", priceDifference: 1.5, isDefault: "N" };
    expect(variantSteps(undefined, { ...added, variantName: "Size" }, [choiceKey(9), variantNameKey])).toEqual([
      {
        endpoint: "items.variants.create",
        input: { variantName: "Size", lines: [{ ...lineOf, sequenceNo: 1 }] },
        keys: [choiceKey(9), variantNameKey],
      },
    ]);
    const [changed] = variantSteps(group, added, [choiceKey(9)]);
    expect(changed?.endpoint).toBe("items.variants.update");
    expect(changed?.input).toMatchObject({
      id: 5,
      variantName: "Glove size",
      lines: [{ invMastUid: 1 }, { invMastUid: 2 }, lineOf],
    });
    const none = { [choiceKey(1)]: "", [choiceKey(2)]: "" };
    expect(variantSteps(group, none, Object.keys(none))).toEqual([
      { endpoint: "items.variants.delete", input: { id: 5 }, keys: Object.keys(none) },
    ]);
    expect(variantSteps(group, { metaTitle: "Bolt" }, ["metaTitle"])).toEqual([]);
  });
});
