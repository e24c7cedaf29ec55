import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { significant } from "../../numbers.ts";
import { boxesOf, onlyPackagesOf } from "../../units.ts";

const hookAndLoop: Product[] = (
  [
    ["5", "5 in, 8 Hole", 0.42],
    ["6", "6 in, 6 Hole", 0.52],
  ] as const
).flatMap(([diameter, label, price]) =>
  (["80", "120", "150", "180", "220", "320", "400"] as const).map(
    (grit): Product => ({
      itemId: `HLD-${diameter}-${grit}`,
      description: `Sanding Disc, Hook and Loop, ${label}, ${grit} Grit, Aluminum Oxide`,
      attributes: {
        "Disc Diameter (inch)": `${diameter} in`,
        Grit: grit,
        Material: "Aluminum oxide",
        Attachment: "Hook and loop",
      },
      price: price * (Number(grit) < 100 ? 1.15 : 1),
      weight: 0.006,
      units: onlyPackagesOf(50, "BX"),
      sellingUnit: "BX",
      image: { drawing: "sanding-disc", grit: Number(grit), holes: diameter === "5" ? 8 : 6 },
    }),
  ),
);

const quickChange: Product[] = (["2", "3"] as const).flatMap((diameter) =>
  (["36", "60", "80", "120"] as const).flatMap((grit) =>
    (["Aluminum oxide", "Ceramic alumina"] as const).map(
      (material): Product => ({
        itemId: `QCD-${diameter}-${grit}${material.charAt(0)}`,
        description: `Quick Change Disc, ${diameter} in, Type R, ${grit} Grit, ${material}`,
        attributes: {
          "Disc Diameter (inch)": `${diameter} in`,
          Grit: grit,
          Material: material,
          Attachment: "Type R roll-on",
        },
        price: (diameter === "2" ? 0.78 : 1.1) * (material === "Ceramic alumina" ? 1.75 : 1),
        weight: 0.008,
        units: onlyPackagesOf(25, "BX"),
        sellingUnit: "BX",
        image: { drawing: "sanding-disc", grit: Number(grit), holes: 0 },
      }),
    ),
  ),
);

const fiber: Product[] = (["4-1/2", "5", "7"] as const).flatMap((diameter, step) =>
  (["24", "36", "50", "80"] as const).map(
    (grit): Product => ({
      itemId: `RFD-${diameter.replace(/[-/]/g, "")}-${grit}`,
      description: `Resin Fiber Disc, ${diameter} x 7/8 in, ${grit} Grit, Zirconia Alumina`,
      attributes: {
        "Disc Diameter (inch)": `${diameter} in`,
        "Arbor (inch)": "7/8 in",
        Grit: grit,
        Material: "Zirconia alumina",
      },
      price: 1.35 + step * 0.55,
      weight: significant(0.018 + step * 0.01),
      units: boxesOf(25),
      image: { drawing: "sanding-disc", grit: Number(grit), holes: 1 },
    }),
  ),
);

const beltSizes = [
  ["1/2", "18", 1.55],
  ["1", "30", 2.1],
  ["1", "42", 2.5],
  ["2", "48", 3.9],
  ["2", "72", 5.6],
  ["3", "21", 2.8],
  ["4", "36", 4.9],
  ["6", "48", 8.4],
] as const;

const belts: Product[] = beltSizes.flatMap(([width, length, price]) =>
  (["40", "60", "80", "120"] as const).map(
    (grit): Product => ({
      itemId: `SBT-${width.replace("/", "")}X${length}-${grit}`,
      description: `Sanding Belt, ${width} x ${length} in, ${grit} Grit, Zirconia Alumina`,
      attributes: {
        "Belt Width": `${width} in`,
        "Belt Length": `${length} in`,
        Grit: grit,
        Material: "Zirconia alumina",
        Backing: "Y weight polyester",
      },
      price,
      weight: significant(price * 0.021),
      units: boxesOf(10),
      image: { drawing: "sanding-belt", grit: Number(grit) },
    }),
  ),
);

const sheets: Product[] = (
  [
    ["AO", "Aluminum oxide", "Paper, open coat", ["60", "80", "100", "120", "150", "220"], 0.52],
    ["SC", "Silicon carbide", "Waterproof paper", ["220", "320", "400", "600", "800", "1000"], 0.61],
    ["EC", "Emery", "Cloth", ["80", "120", "180"], 1.15],
  ] as const
).flatMap(([code, material, backing, grits, price]) =>
  grits.map(
    (grit): Product => ({
      itemId: `SHT-${code}-${grit}`,
      description: `Abrasive Sheet, 9 x 11 in, ${material}, ${grit} Grit, ${backing}`,
      attributes: { Size: "9 x 11 in", Grit: grit, Material: material, Backing: backing },
      price,
      weight: 0.014,
      units: onlyPackagesOf(50, "PK"),
      sellingUnit: "PK",
      image: { drawing: "abrasive-sheet", grit: Number(grit) },
    }),
  ),
);

const handPads: Product[] = (
  [
    ["MAR", "Maroon, Very Fine", "Very fine", "red"],
    ["GRY", "Gray, Ultra Fine", "Ultra fine", "gray"],
    ["GRN", "Green, Scouring", "Medium", "green"],
    ["BRN", "Brown, Coarse Stripping", "Coarse", "brown"],
    ["WHT", "White, Cleansing", "Non-abrasive", "white"],
  ] as const
).map(
  ([code, label, fineness, color]): Product => ({
    itemId: `HPD-${code}`,
    description: `Nonwoven Hand Pad, 6 x 9 in, ${label}`,
    attributes: {
      Size: "6 x 9 in",
      Fineness: fineness,
      Material: "Nylon fiber",
      Color: (label.split(",")[0] ?? "").replace("Maroon", "Red"),
    },
    price: 1.05,
    weight: 0.02,
    units: onlyPackagesOf(20, "BX"),
    sellingUnit: "BX",
    image: { drawing: "hand-pad", color },
  }),
);

const line = (values: Omit<ProductLine, "family" | "brand">): ProductLine => ({
  family: "Abrasives",
  brand: "Grittex",
  variantBy: "Grit",
  ...values,
});

/** Discs, belts and sheets on paper, cloth and fiber. */
export const coatedLines: readonly ProductLine[] = [
  line({
    ...{
      category: "Sanding Discs",
      products: [...hookAndLoop, ...quickChange, ...fiber],
      keywords: "orbital random sander fiber disc",
    },
    summary: "Coated abrasive disc",
    about:
      "Go up one grit at a time: 80, 120, 180. Hook and loop for orbital sanders, quick change for die grinders, resin fiber for angle grinders with a backing pad.",
  }),
  line({
    ...{ category: "Sanding Belts", products: belts, keywords: "linishing belt file belt grinder" },
    summary: "Sanding belt of zirconia alumina on heavy polyester",
    about: "For steel and stainless on bench and hand belt machines. The arrow inside shows the direction of travel.",
  }),
  line({
    ...{ category: "Abrasive Sheets", products: sheets, keywords: "sandpaper wet or dry emery paper" },
    summary: "Abrasive sheet of 9 by 11 inches",
    about: "Open coat paper for wood and primer, waterproof paper for lacquer, emery cloth for metal.",
  }),
  line({
    ...{ category: "Hand Pads", products: handPads, variantBy: "Color", keywords: "scuff pad nonwoven scouring" },
    summary: "Nonwoven hand pad of nylon fiber",
    about:
      "Scuffs, cleans and blends without loading up. Green scours, red prepares for paint, gray polishes, white does not scratch.",
  }),
];
