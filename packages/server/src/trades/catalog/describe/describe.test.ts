import { rule } from "@purvey/contract/testing/rule";
import { describe, expect, it } from "vitest";
import { attributeDefinition } from "../../../load/examples/catalog/attribute-definitions.ts";
import type { ItemDraft } from "../../../load/examples/catalog/item-draft.ts";
import { demoCatalog } from "../../../load/examples/demo/demo-catalog.ts";
import { createRandom } from "../../../load/examples/demo/random.ts";
import { displayDescription, webDescription } from "../endpoints/product-info/items.ts";
import type { FactAttribute, ItemFacts } from "./item-facts.ts";
import { meanings } from "./wording.ts";

const unitOf = (name: string): string | null => {
  try {
    return attributeDefinition(name).unit;
  } catch {
    return null;
  }
};

function attributesOf(values: Readonly<Record<string, string>>): FactAttribute[] {
  return Object.entries(values).map(([name, value]) => ({ name, unit: unitOf(name), values: [value] }));
}

function factsOf(itemDesc: string, values: Readonly<Record<string, string>>, more: Partial<ItemFacts> = {}): ItemFacts {
  return {
    itemDesc,
    brandName: "Vega",
    categoryName: "Hex Bolts",
    partNumber: null,
    baseUnit: "EA",
    sellingUnit: "EA",
    sellingSize: 1,
    attributes: attributesOf(values),
    ...more,
  };
}

function factsOfDraft(draft: ItemDraft): ItemFacts {
  const sellingUnit = draft.sellingUnit ?? draft.units[0]?.unit ?? "EA";
  return {
    itemDesc: draft.description,
    brandName: draft.brand,
    categoryName: draft.category,
    partNumber: draft.manufacturerPartNumber ?? draft.itemId,
    baseUnit: draft.units[0]?.unit ?? "EA",
    sellingUnit,
    sellingSize: draft.units.find(({ unit }) => unit === sellingUnit)?.size ?? 1,
    attributes: attributesOf(draft.attributes),
  };
}

const line = (facts: ItemFacts, limit?: number) => displayDescription(facts, { max: 255, ...(limit ? { limit } : {}) });

describe("a description for lists", () => {
  it.each([
    [
      factsOf(
        "Hex Bolt, M8-1.25 x 40 mm, Class 8.8, Zinc Plated",
        {
          Thread: "M8",
          Length: "40 mm",
          Material: "Steel",
          Grade: "Class 8.8",
          Finish: "Zinc plated",
          Standard: "ISO 4017",
        },
        { sellingUnit: "BX", sellingSize: 100 },
      ),
      "Hex bolt M8 × 40 mm, zinc-plated steel, class 8.8, ISO 4017 – Vega, box of 100",
    ],
    [
      factsOf("HEX BLT M8X40 ZP", {
        Thread: "M8",
        Length: "40",
        Material: "Steel",
        Grade: "8.8",
        Finish: "Zinc Plated",
      }),
      "Hex bolt M8 × 40 mm, zinc-plated steel, grade 8.8 – Vega",
    ],
    [
      factsOf("Ball Bearing, 6203-2RS, 17 x 40 x 12 mm, Sealed", {
        Bore: "17 mm",
        "Outside Diameter": "40 mm",
        Width: "12 mm",
        Seal: "Rubber seal, both sides",
        Material: "Chrome steel",
      }),
      "Ball bearing 6203-2RS, 17 × 40 × 12 mm, chrome steel, rubber seal, both sides – Vega",
    ],
    [
      factsOf("Shaft Seal, 30 x 52 x 7 mm, NBR, Double Lip", {
        Bore: "30 mm",
        "Outside Diameter": "52 mm",
        Width: "7 mm",
        Material: "NBR",
        "Temperature Range": "-30 to 100 deg C",
      }),
      "Shaft seal 30 × 52 × 7 mm, double lip, NBR, temperature range −30 to 100 °C – Vega",
    ],
    [
      factsOf(
        "Polyurethane Tubing, 5/16 in OD, Clear",
        { "Tube Size": '5/16"', Color: "Clear", Material: "Polyurethane" },
        {
          baseUnit: "FT",
          sellingUnit: "FT",
          brandName: null,
        },
      ),
      "Polyurethane tubing, 5/16 in tube, clear – by the foot",
    ],
    [
      factsOf(
        "Coated Glove, Size L",
        { Size: "L", Color: "Gray", "Cut Level": "A4" },
        {
          baseUnit: "PR",
          sellingUnit: "DZ",
          sellingSize: 12,
        },
      ),
      "Coated glove, size L, cut level A4, gray – Vega, dozen pairs",
    ],
    [
      factsOf("Motor", { Poles: "2", Flutes: "1", Voltage: "230/400 V", Frame: "N/A", Header: " " }),
      "Motor, 2 poles, 1 flute, 230/400 V – Vega",
    ],
  ])("is as the trade writes it (%#)", (facts, expected) => {
    expect(line(facts)).toBe(expected);
  });

  rule("R152 R153 is none when too little is known", () => {
    const values = { Material: "Steel" };
    const poor = [
      factsOf("Hex Bolt", {}),
      factsOf("Hex Bolt", values),
      factsOf("Hex Bolt", { ...values, Color: "n/a", Size: "-" }),
      factsOf("HB 4711", { ...values, Color: "Red" }, { categoryName: null }),
    ];
    for (const facts of poor) {
      expect(line(facts)).toBeUndefined();
      expect(webDescription(facts, { max: 4000 })).toBeUndefined();
    }
  });

  rule("R151 names at most so many attributes, the most telling first", () => {
    const values = { Color: "Red", Standard: "ISO 1", Material: "Steel", Thread: "M8", Length: "40 mm" };
    const facts = factsOf("Hex Bolt", values);
    expect([1, 2, 3, 4, 50].map((limit) => line(facts, limit))).toEqual([
      "Hex bolt, thread M8 – Vega",
      "Hex bolt M8 × 40 mm – Vega",
      "Hex bolt M8 × 40 mm, steel – Vega",
      "Hex bolt M8 × 40 mm, steel, red – Vega",
      "Hex bolt M8 × 40 mm, steel, red, ISO 1 – Vega",
    ]);
  });

  it("leaves out the least telling rather than cutting a word", () => {
    const facts = factsOf("Hex Bolt", { Material: "Steel", Style: "s".repeat(100), Color: "Red" });
    expect(displayDescription(facts, { max: 100 })).toBe("Hex bolt, steel, red – Vega");
    expect(displayDescription(facts, { max: 12 })).toBe("Hex bolt");
    expect(displayDescription(facts, { max: 7 })).toBeUndefined();
  });
});

describe("a description for a page", () => {
  it("is a paragraph of sentences", () => {
    const facts = factsOf(
      "Lock Nut, Nylon Insert, M8-1.25",
      { Thread: "M8", Material: "Steel", Grade: "Class 8", Finish: "Zinc plated" },
      { sellingUnit: "BX", sellingSize: 500, partNumber: "VG-8" },
    );
    expect(webDescription(facts, { max: 4000 })).toBe(
      "Vega lock nut M8, made of zinc-plated steel. Nylon insert, class 8. Sold by the box of 500. Manufacturer part number VG-8.",
    );
  });
});

const items = [...demoCatalog("demo").drafts.values()];

describe(`every item of the demonstration (${items.length})`, () => {
  const written = items.map((draft) => {
    const facts = factsOfDraft(draft);
    return { draft, line: line(facts) ?? "", page: webDescription(facts, { max: 4000 }) ?? "" };
  });
  const itemIds = (found: typeof written) => found.map(({ draft, line }) => `${draft.itemId}: ${line}`);

  rule("R152 R153 has a text within the limits", () => {
    expect(written.length).toBeGreaterThan(3000);
    expect(itemIds(written.filter(({ line }) => line.length < 15 || line.length > 255))).toEqual([]);
    expect(itemIds(written.filter(({ page }) => page.length < 30 || page.length > 4000))).toEqual([]);
  });

  it("says nothing twice", () => {
    const repeats = ({ line }: { line: string }) => {
      const phrases = line.split(/, | – /).map((phrase) => meanings(phrase).join(" "));
      return new Set(phrases).size < phrases.length;
    };
    expect(itemIds(written.filter(repeats))).toEqual([]);
  });

  it("has signs, blanks and capitals where they belong", () => {
    const odd =
      /\d x \d|\d[xX] ?\d+ ?mm|\s\s|\s,|,,|undefined|null|\[object|\d(?:mm|in)\b|(?:^| )-\d|, [A-Z][a-z]+ed\b|^[a-z]/;
    expect(itemIds(written.filter(({ line }) => odd.test(line)))).toEqual([]);
    expect(itemIds(written.filter(({ page }) => !/^[A-Z].*\.$/.test(page) || /\.\.|\.,/.test(page)))).toEqual([]);
  });

  it("claims no number that is not recorded", () => {
    const numbers = (text: string) => text.match(/\d+(?:[./]\d+)*/g) ?? [];
    const invented = ({ draft, line }: (typeof written)[number]) => {
      const known = new Set(
        numbers(
          [draft.description, ...Object.values(draft.attributes), ...draft.units.map(({ size }) => `${size}`)].join(
            " ",
          ),
        ),
      );
      return numbers(line).some((number) => !known.has(number));
    };
    expect(itemIds(written.filter(invented))).toEqual([]);
  });
});

describe("whatever is recorded", () => {
  rule("R151 R152 R153 R256 fits the limits, or is none, and is the same again", () => {
    const random = createRandom("any facts");
    const pieces = [
      "M8",
      "x",
      "40 mm",
      "Zinc",
      "  ",
      "\n",
      "–",
      "ﬁ",
      "<b>",
      "'",
      '"',
      '12"',
      "-5",
      "N/A",
      "ß",
      "🔩",
      "…",
      "A".repeat(40),
    ];
    const word = () =>
      Array.from({ length: random.between(0, 12) }, () => random.pick(pieces)).join(random.pick(["", " ", ", "]));
    for (let round = 0; round < 400; round++) {
      const attributes = Array.from({ length: random.between(0, 60) }, () => ({
        name: random.pick([
          "Thread",
          "Length",
          "Material",
          "Finish",
          "Grade",
          "Size",
          "pH Value",
          "Bore (inch)",
          word(),
        ]),
        unit: random.pick([null, "mm", ""]),
        values: Array.from({ length: random.between(0, 3) }, word),
      }));
      const facts: ItemFacts = {
        itemDesc: word().slice(0, 255),
        brandName: random.pick([null, word()]),
        categoryName: random.pick([null, word()]),
        partNumber: random.pick([null, word()]),
        baseUnit: "EA",
        sellingUnit: random.pick(["EA", "BX", "??"]),
        sellingSize: random.between(1, 1000),
        attributes,
      };
      const limit = random.between(1, 50);
      for (const [write, max] of [
        [displayDescription, 255],
        [webDescription, 4000],
      ] as const) {
        const text = write(facts, { max, limit });
        expect(write(facts, { max, limit })).toBe(text);
        if (text === undefined) continue;
        expect(text.length).toBeLessThanOrEqual(max);
        expect(text.trim()).toBe(text);
        expect(text).toMatch(/^[^\n\r\t]+$/);
      }
    }
  });
});
