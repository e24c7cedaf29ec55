import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { steelCylinder } from "../../numbers.ts";
import { boxesOf } from "../../units.ts";
import { inchThreads, metricPitch } from "./threads.ts";

const sizes = [3, 4, 5, 6, 8, 10, 12, 16, 20] as const;

interface NutKind {
  readonly category: string;
  readonly noun: string;
  readonly standard: string;
  readonly drawing: "hex-nut" | "lock-nut" | "flange-nut" | "flat-washer" | "lock-washer";
  readonly about: string;
  readonly keywords: string;
  /** Volume of metal in cubic millimetres from the thread's diameter. */
  readonly volume: (diameter: number) => number;
  readonly itemId: (diameter: number, stainless: boolean) => string;
  readonly grade: string;
  /** Price of one kilogram of zinc plated parts, beside 1.5 cents a piece. */
  readonly perKilogram: number;
}

const hexagon = (height: number) => (d: number) =>
  0.866 * (1.65 * d) ** 2 * height * d - (Math.PI / 4) * d * d * height * d;
const ring = (outer: number, thickness: number) => (d: number) =>
  (Math.PI / 4) * ((outer * d) ** 2 - (1.06 * d) ** 2) * thickness * d;
const numbered =
  (prefix: string, suffix = "") =>
  (d: number, stainless: boolean) =>
    `${prefix}-M${d}${suffix}${stainless ? "-SS" : ""}`;

const kinds: readonly NutKind[] = [
  {
    ...{
      category: "Hex Nuts",
      noun: "Hex Nut",
      standard: "ISO 4032",
      drawing: "hex-nut",
      keywords: "full nut metric",
      grade: "Class 8",
    },
    about: "The standard nut for metric bolts. Match its class to the bolt: class 8 for 8.8, class 10 for 10.9.",
    ...{ volume: hexagon(0.8), itemId: numbered("NUT"), perKilogram: 14 },
  },
  {
    ...{
      category: "Lock Nuts",
      noun: "Lock Nut, Nylon Insert",
      standard: "ISO 10511",
      drawing: "lock-nut",
      keywords: "nyloc stop nut self locking",
      grade: "Class 8",
    },
    about:
      "The nylon ring grips the thread and keeps the nut in place under vibration. Use it once and up to 120 °C; choose an all-metal lock nut above that.",
    ...{ volume: hexagon(0.95), itemId: numbered("NUT", "-NY"), perKilogram: 27 },
  },
  {
    ...{
      category: "Flange Nuts",
      noun: "Flange Nut, Serrated",
      standard: "ISO 4161",
      drawing: "flange-nut",
      keywords: "serrated flange locking nut",
      grade: "Class 8",
    },
    about:
      "The washer is part of the nut, and its teeth bite into the surface. Saves a part in sheet metal work; not for painted faces.",
    ...{ volume: hexagon(1.15), itemId: numbered("NUT", "-FL"), perKilogram: 22 },
  },
  {
    ...{
      category: "Flat Washers",
      noun: "Flat Washer",
      standard: "ISO 7089",
      drawing: "flat-washer",
      keywords: "plain washer form a",
      grade: "200 HV",
    },
    about: "Spreads the load under the head and saves the surface. The hardness of 200 HV suits bolts up to class 8.8.",
    ...{ volume: ring(2.05, 0.19), itemId: numbered("WSH"), perKilogram: 17 },
  },
  {
    ...{
      category: "Lock Washers",
      noun: "Split Lock Washer",
      standard: "DIN 127",
      drawing: "lock-washer",
      keywords: "spring washer split",
      grade: "Spring steel",
    },
    about: "Spring ring for light machinery and sheet metal. It does not replace a lock nut under strong vibration.",
    ...{ volume: ring(1.75, 0.24), itemId: numbered("WSL"), perKilogram: 19 },
  },
];

const worldItems = new Set(["NUT-M8-NY", "WSH-M8"]);

function products(kind: NutKind, stainless: boolean): Product[] {
  return sizes.map((diameter) => product(kind, diameter, stainless)).filter(({ itemId }) => !worldItems.has(itemId));
}

function product(kind: NutKind, diameter: number, stainless: boolean): Product {
  const weight = Math.round(kind.volume(diameter) * 7.85e-6 * 100_000) / 100_000;
  const washer = kind.drawing.endsWith("washer");
  const size = washer ? `M${diameter}` : `M${diameter}-${metricPitch[diameter]}`;
  const grade = stainless ? "A2" : kind.grade;
  return {
    itemId: kind.itemId(diameter, stainless),
    description: `${kind.noun}, ${size}, ${stainless ? "A2 Stainless" : `${grade}, Zinc Plated`}`,
    attributes: {
      Thread: `M${diameter}`,
      Material: stainless ? "Stainless steel 304" : "Steel",
      Grade: grade,
      Finish: stainless ? "Passivated" : "Zinc plated",
      Standard: kind.standard,
    },
    price: (0.015 + kind.perKilogram * weight) * (stainless ? 2.4 : 1),
    weight,
    units: boxesOf(diameter <= 6 ? 500 : diameter <= 10 ? 200 : 50),
    sellingUnit: "BX",
    image: { drawing: kind.drawing, diameter },
  };
}

const metricLines = kinds.flatMap((kind) =>
  [false, true].map(
    (stainless): ProductLine => ({
      family: "Fasteners",
      category: kind.category,
      brand: stainless ? "Inoxa" : "Vega",
      summary: `${kind.noun} to ${kind.standard}, ${stainless ? "stainless steel A2" : `steel ${kind.grade}, zinc plated`}`,
      about: kind.about,
      keywords: kind.keywords,
      products: products(kind, stainless),
      tags: ["bulk"],
    }),
  ),
);

const inchNuts: ProductLine = {
  family: "Fasteners",
  category: "Hex Nuts",
  brand: "Tenax",
  summary: "Hex nut to SAE J995, Grade 8, yellow zinc, coarse thread",
  about: "Nut for Grade 8 cap screws; it may be used with Grade 5 as well.",
  keywords: "finish nut unc imperial",
  products: inchThreads.map((thread) => {
    const weight = Math.round(steelCylinder(1.45 * thread.diameter, 0.85 * thread.diameter) * 100_000) / 100_000;
    return {
      itemId: `NUT-I${thread.code}-G8`,
      description: `Hex Nut, ${thread.name}, Grade 8, Yellow Zinc`,
      attributes: {
        Thread: thread.name,
        Material: "Alloy steel",
        Grade: "Grade 8",
        Finish: "Yellow zinc",
        Standard: "SAE J995",
      },
      price: 0.03 + 18 * weight,
      weight,
      units: boxesOf(thread.diameter < 10 ? 100 : 50),
      sellingUnit: "BX",
      image: { drawing: "hex-nut", diameter: thread.diameter, label: thread.name },
    };
  }),
  tags: ["bulk"],
};

/** Nuts and washers. */
export const nutAndWasherLines: readonly ProductLine[] = [...metricLines, inchNuts];
