import { describe, expect, it } from "vitest";
import { catalogServices } from "../../shared/catalog-services.ts";
import {
  attributeKey,
  changedKeys,
  type ItemRecords,
  keyOfPath,
  overtakenKeys,
  saveSteps,
  storedText,
  type TextKey,
  textFields,
} from "./editor-fields.ts";
import { wordDifference } from "./word-difference.ts";

const value = { attributeValueUid: 41, attributeValue: "M8", numericValue: null, sequenceNo: 1 };
const attribute = {
  attributeUid: 11,
  attributeId: "THREAD",
  attributeDesc: "Thread",
  dataType: "text" as const,
  maxLength: 40,
  unit: null,
  sequenceNo: 1,
  statusCd: 704 as const,
  values: [value],
};
const empty: ItemRecords = {
  invMastUid: 7,
  extension: undefined,
  webDescription: undefined,
  indexed: undefined,
  attributes: [attribute],
  variants: undefined,
};

describe("an item under edit", () => {
  it("limits every text as the contract does", () => {
    const inputs = {
      indexed: catalogServices.search.endpoints["items.update"]?.input,
      webDescription: catalogServices.legacy.endpoints["invMast.webDesc.update"]?.input,
      extension: catalogServices.productInfo.endpoints["invMastExt.update"]?.input,
    };
    for (const key of Object.keys(textFields) as TextKey[]) {
      const { record, field, max } = textFields[key];
      const schema = inputs[record]?.properties[field];
      expect([key, schema === undefined]).toEqual([key, false]);
      if (schema?.maxLength !== undefined) expect([key, max]).toEqual([key, schema.maxLength]);
    }
  });

  it("knows what somebody else has stored since it was read", () => {
    const draft = { [attributeKey(11)]: "M10", brandName: "Vega" };
    const now = (attributeValue: string) => ({
      ...empty,
      attributes: [{ ...attribute, values: [{ ...value, attributeValue }] }],
    });
    expect(overtakenKeys((key) => storedText(empty, key), empty, draft)).toEqual([]);
    expect(overtakenKeys((key) => storedText(empty, key), now("M12"), draft)).toEqual([attributeKey(11)]);
    expect(overtakenKeys((key) => storedText(empty, key), now("M10"), draft)).toEqual([]);
    expect(overtakenKeys((key) => storedText(empty, key), now("M12"), { brandName: "Vega" })).toEqual([]);
  });

  it("changes only what differs from what is stored, by one call for each record and attribute", () => {
    const draft = {
      metaTitle: "Bolt",
      [attributeKey(11)]: "M8",
      brandName: "Vega",
      [attributeKey(12)]: "8.8",
      webDesc1: "",
    };
    expect(storedText(empty, attributeKey(11))).toBe("M8");
    expect(changedKeys(empty, draft)).toEqual(["metaTitle", "brandName", attributeKey(12)]);
    expect(saveSteps(empty, draft)).toEqual([
      {
        endpoint: "productInfo.invMastExt.create",
        input: { invMastUid: 7, metaTitle: "Bolt", brandName: "Vega" },
        keys: ["metaTitle", "brandName"],
      },
      {
        endpoint: "items.invMast.attributes.values.create",
        input: { id: 7, attr: 12, attributeValue: "8.8" },
        keys: [attributeKey(12)],
      },
    ]);
  });

  it("changes a value, takes an emptied one away, and writes words as a list", () => {
    const steps = (draft: Record<string, string>) =>
      saveSteps(empty, draft).map(({ endpoint, input }) => [endpoint, input]);
    const place = { id: 7, attr: 11, attributeValueUid: 41 };
    expect(steps({ [attributeKey(11)]: "M10" })).toEqual([
      ["items.invMast.attributes.values.update", { ...place, attributeValue: "M10" }],
    ]);
    expect(steps({ [attributeKey(11)]: "" })).toEqual([["items.invMast.attributes.values.delete", place]]);
    expect(steps({ keywords: "screw, , hex bolt" })).toEqual([
      ["search.items.update", { id: 7, keywords: ["screw", "hex bolt"] }],
    ]);
  });

  it("knows which field of the page a path of the call belongs to", () => {
    const step = { endpoint: "search.items.update", input: {}, keys: ["keywords", attributeKey(11)] } as const;
    expect(["keywords[2]", "attributeValue", "metaTitle", ""].map((path) => keyOfPath(step, path))).toEqual([
      "keywords",
      attributeKey(11),
      undefined,
      undefined,
    ]);
  });

  it("shows word by word how a text became another", () => {
    expect(wordDifference("Hex bolt zinc", "Hex bolt M8 zinc")).toEqual([
      { kind: "same", text: "Hex bolt " },
      { kind: "new", text: "M8 " },
      { kind: "same", text: "zinc" },
    ]);
    expect(wordDifference("old", "")).toEqual([{ kind: "gone", text: "old" }]);
    expect(wordDifference("", "new words")).toEqual([{ kind: "new", text: "new words" }]);
  });
});
