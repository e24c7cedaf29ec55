import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { range, significant } from "../../numbers.ts";

/** Classical sections: top width and height in inches, how far the pitch line is beyond the nominal length, price per inch. */
const sections = [
  {
    section: "A",
    width: "1/2",
    height: "5/16",
    beyond: 1.3,
    perInch: 0.205,
    kilograms: 0.0027,
    lengths: [...range(24, 60, 2), ...range(64, 100, 4)],
  },
  {
    section: "B",
    width: "21/32",
    height: "13/32",
    beyond: 1.8,
    perInch: 0.262,
    kilograms: 0.0046,
    lengths: range(32, 136, 4),
  },
  {
    section: "C",
    width: "7/8",
    height: "17/32",
    beyond: 2.9,
    perInch: 0.41,
    kilograms: 0.0081,
    lengths: range(68, 180, 8),
  },
] as const;

const classical: Product[] = sections.flatMap(({ section, width, height, beyond, perInch, kilograms, lengths }) =>
  lengths.map(
    (length): Product => ({
      itemId: `VB-${section}${length}`,
      description: `V-Belt, ${section}${length}, ${width} in Top Width, ${length} in Inside Length`,
      attributes: {
        "Belt Section": section,
        "Inside Length": `${length} in`,
        "Pitch Length": `${(length + beyond).toFixed(1)} in`,
        "Top Width": `${width} in`,
        Height: `${height} in`,
        Material: "Neoprene, polyester cord",
      },
      price: 2.4 + length * perInch,
      weight: significant(length * kilograms),
      image: { drawing: "v-belt", section, length },
    }),
  ),
);

const narrow: Product[] = (
  [
    ["3V", "3/8", "5/16", 0.0019, 0.31, [250, 300, 355, 400, 450, 500, 560, 630, 710, 800]],
    ["5V", "5/8", "17/32", 0.0048, 0.55, [500, 560, 630, 710, 800, 900, 1000, 1120, 1250]],
  ] as const
).flatMap(([section, width, height, kilograms, perInch, lengths]) =>
  lengths.map(
    (code): Product => ({
      itemId: `VB-${section}${code}`,
      description: `V-Belt, ${section}${code}, Narrow, ${width} in Top Width, ${code / 10} in Outside Length`,
      attributes: {
        "Belt Section": section,
        "Outside Length": `${code / 10} in`,
        "Top Width": `${width} in`,
        Height: `${height} in`,
        Material: "Neoprene, polyester cord",
      },
      price: 3.1 + (code / 10) * perInch,
      weight: significant((code / 10) * kilograms),
      image: { drawing: "v-belt", section, length: code / 10 },
    }),
  ),
);

/** Pitch in inches, widths with their code, lengths in tenths of an inch. */
const timingSections = [
  {
    section: "XL",
    pitch: 0.2,
    widths: [
      ["025", "1/4"],
      ["037", "3/8"],
    ],
    lengths: [60, 80, 100, 120, 140, 160, 180, 200, 240],
    base: 2.2,
  },
  {
    section: "L",
    pitch: 0.375,
    widths: [
      ["050", "1/2"],
      ["075", "3/4"],
      ["100", "1"],
    ],
    lengths: [150, 187, 225, 270, 322, 367, 420],
    base: 5.4,
  },
  {
    section: "H",
    pitch: 0.5,
    widths: [
      ["100", "1"],
      ["150", "1-1/2"],
    ],
    lengths: [240, 300, 360, 420, 480, 540, 600, 700],
    base: 9.8,
  },
] as const;

const timing: Product[] = timingSections.flatMap(({ section, pitch, widths, lengths, base }) =>
  lengths.flatMap((length) =>
    widths.map(
      ([code, width]): Product => ({
        itemId: `TB-${length}${section}${code}`,
        description: `Timing Belt, ${length}${section}${code}, ${pitch} in Pitch, ${width} in Wide`,
        attributes: {
          "Belt Section": section,
          Pitch: `${pitch} in`,
          "Belt Width": `${width} in`,
          "Pitch Length": `${(length / 10).toFixed(1)} in`,
          "Number of Teeth": String(Math.round(length / 10 / pitch)),
          Material: "Neoprene, fiberglass cord",
        },
        price: base + (length / 10) * Number(code) * 0.0038,
        weight: significant((length / 10) * Number(code) * 0.000032),
        image: { drawing: "timing-belt", pitch, length: length / 10 },
      }),
    ),
  ),
);

const line = (values: Omit<ProductLine, "family" | "brand">): ProductLine => ({
  family: "Power Transmission",
  brand: "Gripdrive",
  ...values,
});

/** V-belts and timing belts. */
export const beltLines: readonly ProductLine[] = [
  line({
    ...{ category: "V-Belts", products: classical, keywords: "fan belt drive belt classical wrapped" },
    summary: "Wrapped classical V-belt, oil and heat resistant, antistatic",
    about:
      "For fans, pumps, compressors and saws. Replace all belts of a drive together, check the pulleys for worn grooves, and re-tension after a day.",
    faqs: [
      {
        question: "How do I measure an old belt?",
        answer: "Lay a tape round the inside. A belt of 1/2 inch top width and 42 inches inside length is an A42.",
        category: "Selection",
        helpful: 41,
      },
    ],
  }),
  line({
    ...{ category: "Narrow V-Belts", products: narrow, keywords: "wedge belt 3v 5v high capacity" },
    summary: "Wrapped narrow V-belt of high power in little room",
    about:
      "Carries up to three times the power of a classical belt of the same width. Needs sheaves with grooves of the same section.",
  }),
  line({
    ...{ category: "Timing Belts", products: timing, keywords: "synchronous toothed belt cog xl l h" },
    summary: "Synchronous belt with trapezoidal teeth",
    about:
      "Drives without slip: conveyors, packaging machines, printers. Never kink a timing belt, the glass cord breaks.",
  }),
];
