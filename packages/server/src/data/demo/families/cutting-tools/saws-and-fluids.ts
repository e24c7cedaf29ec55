import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { significant } from "../../numbers.ts";
import { casesOf, each, onlyPackagesOf } from "../../units.ts";

const holeSaws: Product[] = (
  ["3/4", "7/8", "1", "1-1/8", "1-1/4", "1-3/8", "1-1/2", "1-3/4", "2", "2-1/4", "2-1/2", "3", "3-1/2", "4"] as const
).map(
  (diameter, step): Product => ({
    itemId: `HSW-${diameter.replace(/[-/]/g, "")}`,
    description: `Hole Saw, Bi-Metal, ${diameter} in, 1-1/2 in Cutting Depth`,
    attributes: {
      "Cutting Diameter (inch)": `${diameter} in`,
      "Cutting Depth": "1-1/2 in",
      TPI: "4/6",
      Material: "Bi-metal",
    },
    price: 8.4 + step * 1.25,
    weight: significant(0.06 + step * 0.035),
    image: { drawing: "hole-saw", step },
    accessories: ["HSW-ARB-S", "HSW-ARB-L"].slice(step < 5 ? 0 : 1, step < 5 ? 1 : 2),
  }),
);

const arbors: Product[] = (
  [
    ["S", "Hole Saw Arbor, 3/8 in Hex Shank, for 9/16 to 1-3/16 in Saws", 12.9],
    ["L", "Hole Saw Arbor, 7/16 in Hex Shank, for 1-1/4 to 6 in Saws", 17.4],
  ] as const
).map(
  ([code, description, price]): Product => ({
    itemId: `HSW-ARB-${code}`,
    description,
    attributes: {
      Shank: code === "S" ? "3/8 in hex" : "7/16 in hex",
      Material: "Steel",
      Style: "Arbor with pilot drill",
    },
    price,
    weight: 0.15,
    image: { drawing: "hole-saw", step: 0, arbor: true },
  }),
);

const reciprocating: Product[] = ([6, 9, 12] as const).flatMap((length) =>
  (
    [
      ["6", "Wood with nails", 1],
      ["10", "General purpose", 1],
      ["14", "Medium metal", 1.02],
      ["18", "Sheet metal", 1.05],
      ["24", "Thin sheet", 1.08],
    ] as const
  ).map(
    ([tpi, use, factor]): Product => ({
      itemId: `RSB-${String(length).padStart(2, "0")}-${tpi}`,
      description: `Reciprocating Saw Blade, Bi-Metal, ${length} in, ${tpi} TPI, ${use}`,
      attributes: { "Blade Length": `${length} in`, TPI: tpi, Material: "Bi-metal", Application: use },
      price: (1.6 + length * 0.17) * factor,
      weight: significant(length * 0.0032),
      units: onlyPackagesOf(5, "PK"),
      sellingUnit: "PK",
      image: { drawing: "saw-blade", form: "reciprocating", tpi: Number(tpi) },
    }),
  ),
);

/** Feet and inches of length, inches of all. */
const bandLengths = [
  ["64-1/2", 64.5, "1/2"],
  ["93", 93, "3/4"],
  ["114", 114, "3/4"],
  ["132", 132, "1"],
  ["162", 162, "1-1/4"],
] as const;

const bands: Product[] = bandLengths.flatMap(([length, inchesLong, width]) =>
  (["4/6", "6/10", "10/14", "14/18"] as const).map(
    (tpi): Product => ({
      itemId: `BSB-${String(Math.round(inchesLong * 10))}-${tpi.replace("/", "")}`,
      description: `Band Saw Blade, Bi-Metal M42, ${length} in x ${width} in, ${tpi} TPI`,
      attributes: { "Blade Length": `${length} in`, "Blade Width": `${width} in`, TPI: tpi, Material: "Bi-metal M42" },
      price: 6 + inchesLong * (width === "1/2" ? 0.26 : width === "3/4" ? 0.29 : width === "1" ? 0.36 : 0.44),
      weight: significant(inchesLong * 0.0045),
      units: each,
      image: { drawing: "band-saw-blade", tpi: Number(tpi.split("/")[0]) },
    }),
  ),
);

const hacksaw: Product[] = (["14", "18", "24", "32"] as const).map(
  (tpi): Product => ({
    itemId: `HKS-12-${tpi}`,
    description: `Hacksaw Blade, Bi-Metal, 12 in, ${tpi} TPI`,
    attributes: {
      "Blade Length": "12 in",
      TPI: tpi,
      Material: "Bi-metal",
      Application: tpi === "14" ? "Aluminum and brass" : tpi === "32" ? "Thin tube" : "Steel",
    },
    price: 1.95,
    weight: 0.02,
    units: onlyPackagesOf(10, "PK"),
    sellingUnit: "PK",
    image: { drawing: "saw-blade", form: "hacksaw", tpi: Number(tpi) },
  }),
);

const fluids: Product[] = (
  [
    ["CUT-16", "Cutting Oil, Dark, Sulfurized, 16 oz Squeeze Bottle", "16 oz", 9.4, 0.45, "bottle"],
    ["CUT-1G", "Cutting Oil, Dark, Sulfurized, 1 gal Jug", "1 gal", 36.5, 3.5, "jug"],
    ["TAP-4", "Tapping Fluid, 4 oz Bottle", "4 oz", 7.9, 0.13, "bottle"],
    ["TAP-16", "Tapping Fluid, 16 oz Bottle", "16 oz", 19.8, 0.45, "bottle"],
    ["SOL-1G", "Soluble Coolant Concentrate, 1 gal Jug", "1 gal", 33.9, 3.7, "jug"],
    ["SOL-5G", "Soluble Coolant Concentrate, 5 gal Pail", "5 gal", 142, 18.4, "pail"],
    ["WAX-10", "Cutting Wax Stick, 10 oz", "10 oz", 8.6, 0.28, "tube"],
  ] as const
).map(
  ([code, description, volume, price, weight, drawing]): Product => ({
    itemId: `FLD-${code}`,
    description,
    attributes: {
      Size: volume,
      Style: (description.split(",")[0] ?? "").trim(),
      Material: code.startsWith("SOL") ? "Mineral oil emulsion" : "Mineral oil",
    },
    price,
    weight,
    units: price < 40 ? casesOf(12) : undefined,
    image: { drawing, color: "brown" },
  }),
);

const line = (values: Omit<ProductLine, "family">): ProductLine => ({ family: "Cutting Tools", ...values });

/** Saw blades and cutting fluids. */
export const sawAndFluidLines: readonly ProductLine[] = [
  line({
    ...{
      category: "Hole Saws",
      brand: "Sawtek",
      products: [...holeSaws, ...arbors],
      keywords: "hole cutter bi-metal arbor conduit",
    },
    summary: "Hole saws and their arbors",
    about: "Cut steel at low speed with oil and clear the slug often. One inch conduit needs a hole of 1-3/8 inches.",
  }),
  line({
    ...{
      category: "Reciprocating Saw Blades",
      brand: "Sawtek",
      products: reciprocating,
      keywords: "demolition blade sabre saw",
      variantBy: "TPI",
    },
    summary: "Bi-metal blade for reciprocating saws with universal shank",
    about: "Three teeth should be in the material at all times: coarse for wood, fine for thin metal.",
  }),
  line({
    ...{
      category: "Band Saw Blades",
      brand: "Sawtek",
      products: bands,
      keywords: "bandsaw m42 welded loop",
      variantBy: "TPI",
    },
    summary: "Bi-metal band saw blade with M42 edge, welded to length",
    about: "Break it in at half feed for the first 300 cm² of cut. Variable teeth run quieter in profiles and bundles.",
  }),
  line({
    ...{ category: "Hacksaw Blades", brand: "Sawtek", products: hacksaw, keywords: "hand saw blade", variantBy: "TPI" },
    summary: "Bi-metal hacksaw blade of twelve inches",
    about: "Bends without breaking. The arrow points away from the handle.",
  }),
  line({
    ...{
      category: "Cutting Fluids",
      brand: "Klebor",
      products: fluids,
      keywords: "coolant cutting oil tapping lubricant",
    },
    summary: "Fluid for drilling, tapping and sawing metal",
    about:
      "Dark oil for steel and stainless by hand, tapping fluid for small threads, soluble coolant at five percent for machines.",
    documents: [
      {
        title: "Safety data sheet, cutting fluids",
        category: "Safety data sheet",
        url: "/media/documents/klebor-cutting-fluids-sds.pdf",
      },
    ],
  }),
];
