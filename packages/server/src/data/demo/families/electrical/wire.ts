import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { significant } from "../../numbers.ts";
import { feetOnRolls, onlyPackagesOf } from "../../units.ts";

/** Gauge, ampacity at 75 °C, price and kilograms of a foot of THHN. */
const gauges = [
  ["14", 20, 0.16, 0.0075],
  ["12", 25, 0.23, 0.0113],
  ["10", 35, 0.36, 0.0177],
  ["8", 50, 0.66, 0.0295],
  ["6", 65, 0.98, 0.045],
] as const;

const colors = ["Black", "Red", "Blue", "White", "Green", "Yellow", "Orange", "Brown"] as const;

const buildingWire: Product[] = gauges.flatMap(([gauge, ampacity, price, weight]) =>
  colors
    .filter((color) => Number(gauge) >= 10 || ["Black", "Red", "White", "Green"].includes(color))
    .map(
      (color): Product => ({
        itemId: `THHN-${gauge}-${color.slice(0, 3).toUpperCase()}`,
        description: `Building Wire, THHN, ${gauge} AWG, Stranded Copper, ${color}`,
        attributes: {
          "Wire Gauge": `${gauge} AWG`,
          Color: color,
          Material: "Copper",
          Conductors: "1",
          Voltage: "600 V",
          Ampacity: `${ampacity} A`,
        },
        price,
        weight,
        units: feetOnRolls(500, 25),
        sellingUnit: "FT",
        image: { drawing: "wire-spool", color: color.toLowerCase() },
      }),
    ),
);

const cords: Product[] = (
  [
    ["18", "SJOOW", 0.58],
    ["16", "SJOOW", 0.72],
    ["14", "SOOW", 1.24],
    ["12", "SOOW", 1.68],
    ["10", "SOOW", 2.42],
  ] as const
).flatMap(([gauge, type, price]) =>
  (["2", "3", "4"] as const).map(
    (conductors): Product => ({
      itemId: `CRD-${gauge}-${conductors}-${type}`,
      description: `Portable Cord, ${type}, ${gauge}/${conductors}, Black`,
      attributes: {
        "Wire Gauge": `${gauge} AWG`,
        Conductors: conductors,
        Type: type,
        Material: "Copper",
        Voltage: type === "SOOW" ? "600 V" : "300 V",
        Color: "Black",
      },
      price: price * (0.55 + Number(conductors) * 0.16),
      weight: significant(0.03 * Number(conductors) + (18 - Number(gauge)) * 0.012),
      units: feetOnRolls(250),
      sellingUnit: "FT",
      image: { drawing: "wire-spool", color: "black" },
    }),
  ),
);

const ties: Product[] = (
  [
    [4, 18, 3.9],
    [8, 40, 6.8],
    [8, 50, 8.1],
    [11, 50, 10.4],
    [14, 50, 13.2],
    [14, 120, 24.5],
    [24, 175, 52],
  ] as const
).flatMap(([length, strength, price]) =>
  (
    [
      ["N", "Natural", "White"],
      ["B", "UV Black", "Black"],
    ] as const
  ).map(
    ([code, label, color]): Product => ({
      itemId: `CTI-${String(length).padStart(2, "0")}-${strength}-${code}`,
      description: `Cable Tie, Nylon, ${length} in, ${strength} lb, ${label}`,
      attributes: {
        "Tie Length": `${length} in`,
        "Tensile Strength": `${strength} lb`,
        Color: color,
        Material: "Nylon 6/6",
      },
      price: (price / 100) * (code === "B" ? 1.08 : 1),
      weight: significant(length * strength * 0.0000058 + 0.0004),
      units: onlyPackagesOf(100, "BG"),
      sellingUnit: "BG",
      image: { drawing: "cable-tie", color: color.toLowerCase() },
    }),
  ),
);

const shrink: Product[] = (["1/8", "3/16", "1/4", "3/8", "1/2", "3/4", "1"] as const).flatMap((diameter, step) =>
  (["Black", "Red", "Clear"] as const).map(
    (color): Product => ({
      itemId: `HST-${diameter.replace("/", "")}-${color.slice(0, 3).toUpperCase()}`,
      description: `Heat Shrink Tubing, 2:1, ${diameter} in, ${color}, 4 ft`,
      attributes: { "Inside Diameter": `${diameter} in`, "Shrink Ratio": "2:1", Color: color, Material: "Polyolefin" },
      price: 1.15 + step * 0.52,
      weight: significant(0.008 + step * 0.008),
      image: { drawing: "heat-shrink", color: color.toLowerCase() },
    }),
  ),
);

const line = (values: Omit<ProductLine, "family">): ProductLine => ({ family: "Electrical", ...values });

/** Wire, cord, ties and tubing. */
export const wireLines: readonly ProductLine[] = [
  line({
    ...{
      category: "Building Wire",
      brand: "Conductix",
      products: buildingWire,
      keywords: "thhn thwn-2 copper conductor machine tool wire mtw",
      variantBy: "Color",
      costRatio: 0.68,
    },
    summary: "Stranded copper conductor with PVC insulation and nylon jacket, rated 600 V and 90 °C dry",
    about:
      "For conduit and control panels. Cut to length from 25 feet, or by the roll of 500. The price follows copper; ask for a quote on long runs.",
    faqs: [
      {
        question: "Is a cut of more than 500 feet one piece?",
        answer: "No, rolls hold 500 feet. Ask for a reel when you need one piece.",
        category: "Ordering",
        helpful: 11,
      },
    ],
  }),
  line({
    ...{
      category: "Portable Cord",
      brand: "Conductix",
      products: cords,
      keywords: "so cord soow flexible power cable drop",
      costRatio: 0.64,
    },
    summary: "Oil and weather resistant portable cord with rubber jacket",
    about: "For drops, tools and temporary power, indoors and out. SOOW is rated 600 V, SJOOW 300 V.",
  }),
  line({
    ...{
      category: "Cable Ties",
      brand: "Bindwell",
      products: ties,
      keywords: "zip tie wire tie nylon strap",
      variantBy: "Color",
    },
    summary: "One-piece nylon cable tie, in bags of one hundred",
    about: "Natural indoors; the black ones carry carbon against sunlight. Cut tails flush, the ends scratch.",
    tags: ["bulk"],
  }),
  line({
    ...{
      category: "Heat Shrink Tubing",
      brand: "Bindwell",
      products: shrink,
      keywords: "shrink sleeve insulation polyolefin",
      variantBy: "Color",
    },
    summary: "Flexible polyolefin tubing that shrinks to half its diameter",
    about:
      "Insulates and relieves strain at terminals. Shrinks at 90 °C; choose the size that goes over the part with a fifth to spare.",
  }),
];
