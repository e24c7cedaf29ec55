import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { inches, plain, range, significant, steelCylinder } from "../../numbers.ts";
import { onlyPackagesOf } from "../../units.ts";

const materials = [
  {
    suffix: "HSS",
    label: "HSS, Black Oxide, 118° Point",
    material: "High speed steel",
    finish: "Black oxide",
    point: "118°",
    factor: 1,
  },
  {
    suffix: "CO",
    label: "Cobalt, 135° Split Point",
    material: "Cobalt steel M35",
    finish: "Gold oxide",
    point: "135° split",
    factor: 2.3,
  },
] as const;

/** Overall length of a jobber drill of this diameter to DIN 338, in millimetres. */
function jobberLength(diameter: number): number {
  const steps = [
    [1.2, 38],
    [2, 49],
    [3, 61],
    [4.2, 75],
    [5.3, 86],
    [6, 93],
    [7.5, 109],
    [8.5, 117],
    [9.5, 125],
    [10.6, 133],
    [11.8, 142],
    [13.2, 151],
  ] as const;
  return steps.find(([most]) => diameter <= most)?.[1] ?? 160;
}

const metricSizes = [...range(1, 10, 0.5), 3.2, 3.3, 4.2, 6.8, 8.5, 10.2, 11, 12, 13]
  .filter((size, index, all) => all.indexOf(size) === index)
  .sort((a, b) => a - b);

const metric: Product[] = metricSizes.flatMap((diameter) =>
  materials.map(
    ({ suffix, label, material, finish, point, factor }): Product => ({
      itemId: `DRL-${diameter.toFixed(1).replace(".", "")}-${suffix}`,
      description: `Jobber Drill, ${plain(diameter)} mm, ${label}`,
      attributes: {
        "Drill Size": `${plain(diameter)} mm`,
        Length: `${jobberLength(diameter)} mm`,
        Material: material,
        Finish: finish,
        Point: point,
        Standard: "DIN 338",
      },
      price: (0.95 + diameter ** 1.7 * 0.105) * factor,
      weight: significant(steelCylinder(diameter * 0.85, jobberLength(diameter))),
      units: diameter <= 8 ? onlyPackagesOf(5, "PK") : undefined,
      image: { drawing: "drill", diameter, length: jobberLength(diameter) },
      accessories: diameter > 5 ? ["FLD-CUT-16"] : [],
    }),
  ),
);

const fractions = [
  "1/16",
  "5/64",
  "3/32",
  "7/64",
  "1/8",
  "9/64",
  "5/32",
  "11/64",
  "3/16",
  "13/64",
  "7/32",
  "15/64",
  "1/4",
  "9/32",
  "5/16",
  "11/32",
  "3/8",
  "7/16",
  "1/2",
];

const fractional: Product[] = fractions.flatMap((size) => {
  const diameter = inches(size) * 25.4;
  return materials.map(
    ({ suffix, label, material, finish, point, factor }): Product => ({
      itemId: `DRF-${size.replace("/", "")}-${suffix}`,
      description: `Jobber Drill, ${size} in, ${label}`,
      attributes: {
        "Drill Size": `${size} in`,
        Length: `${jobberLength(diameter)} mm`,
        Material: material,
        Finish: finish,
        Point: point,
        Standard: "ASME B94.11M",
      },
      price: (1.02 + diameter ** 1.7 * 0.108) * factor,
      weight: significant(steelCylinder(diameter * 0.85, jobberLength(diameter))),
      units: diameter <= 8 ? onlyPackagesOf(6, "PK") : undefined,
      image: { drawing: "drill", diameter, length: jobberLength(diameter) },
    }),
  );
});

const stepDrills: Product[] = (
  [
    ["1", "1/8 to 1/2 in, 13 Steps", 24.5],
    ["2", "3/16 to 1/2 in, 6 Steps", 22.8],
    ["4", "3/16 to 7/8 in, 12 Steps", 38.9],
    ["5", "1/4 to 1-3/8 in, 10 Steps", 64],
  ] as const
).flatMap(([number, label, price]) =>
  (["HSS", "TiN"] as const).map(
    (coating): Product => ({
      itemId: `STD-${number}-${coating.toUpperCase()}`,
      description: `Step Drill, ${label}, ${coating === "HSS" ? "Bright" : "TiN Coated"}`,
      attributes: {
        "Drill Size": label.split(",")[0] ?? label,
        Material: "High speed steel",
        Finish: coating === "HSS" ? "Bright" : "TiN",
        Point: "118° split",
      },
      price: coating === "HSS" ? price : price * 1.3,
      weight: 0.11,
      image: { drawing: "step-drill" },
    }),
  ),
);

const line = (values: Omit<ProductLine, "family" | "brand">): ProductLine => ({
  family: "Cutting Tools",
  brand: "Spiralon",
  ...values,
});

/** Twist drills and step drills. */
export const drillLines: readonly ProductLine[] = [
  line({
    ...{
      category: "Jobber Drills",
      products: [...metric, ...fractional],
      keywords: "twist drill bit straight shank hss cobalt",
      variantBy: "Material",
    },
    summary: "Straight shank twist drill of jobber length, right-hand cut",
    about:
      "HSS for mild steel, aluminum and plastic. Cobalt for stainless and hard steel: run it at two thirds of the speed with plenty of coolant.",
    faqs: [
      {
        question: "Which drill for an M8 tap?",
        answer: "6.8 mm for a cutting tap, 7.4 mm for a forming tap.",
        category: "Selection",
        helpful: 38,
      },
    ],
  }),
  line({
    ...{ category: "Step Drills", products: stepDrills, keywords: "cone drill sheet metal", variantBy: "Finish" },
    summary: "Step drill for thin sheet with split point",
    about: "One tool for many holes in panels and enclosures up to 3 mm. Deburrs with the next step.",
  }),
];
