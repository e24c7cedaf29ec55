import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { significant, steelCylinder } from "../../numbers.ts";

const metricTaps = [
  ["M3", "0.5", 3],
  ["M4", "0.7", 4],
  ["M5", "0.8", 5],
  ["M6", "1.0", 6],
  ["M8", "1.25", 8],
  ["M10", "1.5", 10],
  ["M12", "1.75", 12],
  ["M16", "2.0", 16],
] as const;

const inchTaps = [
  ["#6-32", 3.5],
  ["#8-32", 4.2],
  ["#10-24", 4.8],
  ["#10-32", 4.8],
  ["1/4-20", 6.35],
  ["5/16-18", 7.94],
  ["3/8-16", 9.53],
  ["1/2-13", 12.7],
] as const;

const styles = [
  { code: "PLG", label: "Plug, Straight Flute", style: "Plug", factor: 1 },
  { code: "SPF", label: "Spiral Flute, Blind Hole", style: "Spiral flute", factor: 1.7 },
  { code: "SPP", label: "Spiral Point, Through Hole", style: "Spiral point", factor: 1.45 },
] as const;

function tap(thread: string, shown: string, diameter: number, style: (typeof styles)[number]): Product {
  return {
    itemId: `TAP-${thread.replace(/[#/]/g, "").replace("-", "X")}-${style.code}`,
    description: `Tap, ${shown}, ${style.label}, HSS-E`,
    attributes: { Thread: thread, Style: style.style, Material: "High speed steel with cobalt", Finish: "Bright" },
    price: (5.4 + diameter ** 1.35 * 0.52) * style.factor,
    weight: significant(steelCylinder(diameter * 0.9, 50 + diameter * 4)),
    image: { drawing: "tap", diameter, style: style.code },
    accessories: ["FLD-TAP-4"],
  };
}

const taps: Product[] = styles.flatMap((style) => [
  ...metricTaps.map(([thread, pitch, diameter]) => tap(thread, `${thread} x ${pitch}`, diameter, style)),
  ...inchTaps.map(([thread, diameter]) => tap(thread, thread, diameter, style)),
]);

/** Diameter, length of cut, overall length in millimetres, price uncoated with two flutes. */
const mills = [
  [3, 8, 50, 13.2],
  [4, 11, 50, 13.9],
  [5, 13, 50, 15.4],
  [6, 16, 57, 17.8],
  [8, 20, 63, 25.6],
  [10, 22, 72, 36.4],
  [12, 26, 83, 49.5],
  [16, 32, 92, 88],
] as const;

const endMills: Product[] = mills.flatMap(([diameter, cut, overall, price]) =>
  ([2, 3, 4] as const).flatMap((flutes) =>
    (["Bright", "AlTiN"] as const).map(
      (coating): Product => ({
        itemId: `EM-${String(diameter).padStart(2, "0")}-${flutes}F-${coating === "Bright" ? "U" : "A"}`,
        description: `End Mill, Carbide, ${diameter} mm, ${flutes} Flute, ${coating === "Bright" ? "Uncoated" : "AlTiN Coated"}, Square End`,
        attributes: {
          "Cutting Diameter": `${diameter} mm`,
          "Length of Cut": `${cut} mm`,
          Length: `${overall} mm`,
          Flutes: String(flutes),
          Material: "Solid carbide",
          Finish: coating,
        },
        price: price * (1 + (flutes - 2) * 0.06) * (coating === "AlTiN" ? 1.18 : 1),
        weight: significant(steelCylinder(diameter, overall) * 1.85),
        image: { drawing: "end-mill", diameter, flutes, cut },
      }),
    ),
  ),
);

const reamers: Product[] = ([3, 4, 5, 6, 8, 10, 12] as const).map(
  (diameter): Product => ({
    itemId: `RMR-${String(diameter).padStart(2, "0")}-H7`,
    description: `Machine Reamer, ${diameter} mm, H7, HSS-E, Spiral Flute`,
    attributes: {
      "Cutting Diameter": `${diameter} mm`,
      Tolerance: "H7",
      Material: "High speed steel with cobalt",
      Flutes: diameter < 6 ? "4" : "6",
      Standard: "DIN 212",
    },
    price: 14.5 + diameter * 1.85,
    weight: significant(steelCylinder(diameter * 0.9, 60 + diameter * 8)),
    image: { drawing: "reamer", diameter },
  }),
);

const countersinks: Product[] = (
  [
    [6.3, 11.8],
    [8.3, 13.9],
    [10.4, 16.4],
    [12.4, 18.9],
    [16.5, 24.5],
    [20.5, 32.8],
    [25, 44],
  ] as const
).map(
  ([diameter, price]): Product => ({
    itemId: `CSK-${String(Math.round(diameter * 10)).padStart(3, "0")}-90`,
    description: `Countersink, ${diameter} mm, 90°, 3 Flute, HSS`,
    attributes: {
      "Cutting Diameter": `${diameter} mm`,
      "Included Angle": "90°",
      Flutes: "3",
      Material: "High speed steel",
      Standard: "DIN 335",
    },
    price,
    weight: significant(steelCylinder(diameter * 0.6, 55)),
    image: { drawing: "countersink", diameter },
  }),
);

const line = (values: Omit<ProductLine, "family">): ProductLine => ({ family: "Cutting Tools", ...values });

/** Taps, end mills, reamers and countersinks. */
export const tapAndMillLines: readonly ProductLine[] = [
  line({
    ...{
      category: "Taps",
      brand: "Spiralon",
      products: taps,
      keywords: "thread tapping tool hand machine tap",
      variantBy: "Style",
    },
    summary: "Machine tap of cobalt high speed steel with ground thread",
    about:
      "Spiral point throws chips ahead for through holes, spiral flute pulls them out of blind holes, the straight plug tap is for hand work and cast iron.",
  }),
  line({
    ...{
      category: "End Mills",
      brand: "Carbidon",
      products: endMills,
      keywords: "milling cutter carbide square slot drill",
    },
    summary: "Solid carbide end mill with square end and center cut",
    about:
      "Two flutes for slots in aluminum, four for finishing steel, three for both. AlTiN coating for dry work and hardened steel, uncoated for aluminum.",
  }),
  line({
    ...{ category: "Reamers", brand: "Carbidon", products: reamers, keywords: "h7 fit dowel hole finishing" },
    summary: "Machine reamer for holes of tolerance H7",
    about:
      "Drill 0.2 mm under size, ream at a third of the drilling speed with a steady feed and cutting oil, and never turn it back.",
  }),
  line({
    ...{ category: "Countersinks", brand: "Spiralon", products: countersinks, keywords: "deburring chamfer flat head" },
    summary: "Countersink with three flutes to DIN 335 C",
    about: "Chatter free in drills and presses. 90 degrees fits metric flat head screws.",
  }),
];
