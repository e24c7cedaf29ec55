import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { plain, significant } from "../../numbers.ts";
import { each } from "../../units.ts";

/** A bearing's designation with bore, outside diameter and width in millimetres. */
export type BearingSize = readonly [designation: string, bore: number, outside: number, width: number];

/** Mass of a ring of bearing steel with its rolling elements, in kilograms. */
export function bearingWeight([, bore, outside, width]: BearingSize): number {
  return significant((Math.PI / 4) * (outside ** 2 - bore ** 2) * width * 7.85e-6 * 0.67);
}

/** The attributes every bearing has. */
export function bearingMeasures([, bore, outside, width]: BearingSize): Record<string, string> {
  return { Bore: `${plain(bore)} mm`, "Outside Diameter": `${plain(outside)} mm`, Width: `${plain(width)} mm` };
}

const standard: readonly BearingSize[] = [
  ["608", 8, 22, 7],
  ["625", 5, 16, 5],
  ["626", 6, 19, 6],
  ["627", 7, 22, 7],
  ["629", 9, 26, 8],
  ["6000", 10, 26, 8],
  ["6001", 12, 28, 8],
  ["6002", 15, 32, 9],
  ["6003", 17, 35, 10],
  ["6004", 20, 42, 12],
  ["6005", 25, 47, 12],
  ["6006", 30, 55, 13],
  ["6007", 35, 62, 14],
  ["6008", 40, 68, 15],
  ["6009", 45, 75, 16],
  ["6010", 50, 80, 16],
  ["6200", 10, 30, 9],
  ["6201", 12, 32, 10],
  ["6202", 15, 35, 11],
  ["6203", 17, 40, 12],
  ["6204", 20, 47, 14],
  ["6205", 25, 52, 15],
  ["6206", 30, 62, 16],
  ["6207", 35, 72, 17],
  ["6208", 40, 80, 18],
  ["6209", 45, 85, 19],
  ["6210", 50, 90, 20],
  ["6211", 55, 100, 21],
  ["6212", 60, 110, 22],
  ["6300", 10, 35, 11],
  ["6301", 12, 37, 12],
  ["6302", 15, 42, 13],
  ["6303", 17, 47, 14],
  ["6304", 20, 52, 15],
  ["6305", 25, 62, 17],
  ["6306", 30, 72, 19],
  ["6307", 35, 80, 21],
  ["6308", 40, 90, 23],
  ["6309", 45, 100, 25],
  ["6310", 50, 110, 27],
];

const thin: readonly BearingSize[] = [
  ["6800", 10, 19, 5],
  ["6801", 12, 21, 5],
  ["6802", 15, 24, 5],
  ["6803", 17, 26, 5],
  ["6804", 20, 32, 7],
  ["6805", 25, 37, 7],
  ["6806", 30, 42, 7],
  ["6900", 10, 22, 6],
  ["6901", 12, 24, 6],
  ["6902", 15, 28, 7],
  ["6903", 17, 30, 7],
  ["6904", 20, 37, 9],
  ["6905", 25, 42, 9],
  ["6906", 30, 47, 9],
];

const closures = [
  { suffix: "", label: "Open", seal: "Open", factor: 0.88, drawn: "open" },
  { suffix: "-ZZ", label: "Shielded", seal: "Metal shield, both sides", factor: 0.94, drawn: "shield" },
  { suffix: "-2RS", label: "Sealed", seal: "Rubber seal, both sides", factor: 1, drawn: "rubber" },
] as const;

/** Already in the fixture world. */
const worldBearings = new Set(["BRG-6204-2RS", "BRG-6205-2RS"]);

function ballBearings(sizes: readonly BearingSize[], factor: number): Product[] {
  return sizes
    .flatMap((size) => closures.map((closure) => ballBearing(size, closure, factor)))
    .filter(({ itemId }) => !worldBearings.has(itemId));
}

function ballBearing(size: BearingSize, closure: (typeof closures)[number], factor: number): Product {
  const [designation, bore, outside, width] = size;
  const weight = bearingWeight(size);
  const obsolete = designation === "6906" && closure.drawn === "open";
  return {
    itemId: `BRG-${designation}${closure.suffix}`,
    description: `Ball Bearing, ${designation}${closure.suffix}, ${bore} x ${outside} x ${width} mm, ${closure.label}`,
    attributes: {
      ...bearingMeasures(size),
      Seal: closure.seal,
      Material: "Chrome steel",
      Series: designation.length === 3 ? "Miniature" : `${designation.slice(0, 2)}00`,
    },
    price: (4.4 + 42 * weight) * closure.factor * factor,
    weight,
    image: { drawing: "ball-bearing", bore, outside, width, seal: closure.drawn },
    replacedBy: obsolete ? "BRG-6906-ZZ" : undefined,
  };
}

const faqs = [
  {
    question: "Which closure should I choose?",
    answer:
      "Rubber seals keep out dust and splashes and need no care. Metal shields run cooler at high speed. Open bearings are for housings that bring their own oil.",
    category: "Selection",
    helpful: 26,
  },
] as const;

/** Deep groove ball bearings. */
export const ballBearingLines: readonly ProductLine[] = [
  {
    ...{
      family: "Bearings",
      category: "Deep Groove Ball Bearings",
      brand: "Rollmark",
      units: each,
      products: ballBearings(standard, 1),
    },
    summary: "Single row deep groove ball bearing of chrome steel with normal radial clearance",
    about:
      "The bearing of electric motors, rollers, gearboxes and fans. Carries radial load and some axial load in both directions. Press on the ring that sits tight, never through the balls.",
    ...{ keywords: "radial bearing ddu zz 2z 2rs1 llu", variantBy: "Seal", faqs },
  },
  {
    ...{
      family: "Bearings",
      category: "Thin Section Ball Bearings",
      brand: "Kugelhof",
      units: each,
      products: ballBearings(thin, 1.45),
    },
    summary: "Thin section deep groove ball bearing of chrome steel",
    about: "Takes little room for a large shaft: encoders, robot wrists, pulleys and light rollers.",
    ...{ keywords: "slim bearing 6800 6900 series", variantBy: "Seal", faqs },
  },
];
