import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { inches, significant } from "../../numbers.ts";

/** Insert number, metric shaft, inch shafts with their suffix, weight of a pillow block in kilograms. */
const inserts = [
  ["204", 20, [["3/4", "12"]], 0.66],
  ["205", 25, [["1", "16"]], 0.8],
  ["206", 30, [["1-1/4", "20"]], 1.3],
  ["207", 35, [["1-7/16", "23"]], 1.6],
  ["208", 40, [["1-1/2", "24"]], 1.9],
  ["209", 45, [["1-3/4", "28"]], 2.2],
  ["210", 50, [["2", "32"]], 2.8],
  ["211", 55, [["2-3/16", "35"]], 3.4],
  ["212", 60, [["2-7/16", "39"]], 4.7],
] as const;

const housings = [
  { code: "UCP", noun: "Pillow Block", label: "Two-Bolt Foot", form: "foot", factor: 1 },
  { code: "UCF", noun: "Flange Bearing", label: "Four-Bolt Flange", form: "square", factor: 1.06 },
  { code: "UCFL", noun: "Flange Bearing", label: "Two-Bolt Flange", form: "oval", factor: 0.94 },
] as const;

const mounted: Product[] = housings.flatMap((housing) =>
  inserts.flatMap(([insert, metric, inchShafts, weight]) => {
    const shafts: (readonly [string, string, number])[] = [
      ["", `${metric} mm`, metric],
      ...inchShafts.map(([size, suffix]) => [`-${suffix}`, `${size} in`, inches(size) * 25.4] as const),
    ];
    return shafts.map(
      ([suffix, shaft, millimetres]): Product => ({
        itemId: `${housing.code}${insert}${suffix}`,
        description: `${housing.noun}, ${housing.code}${insert}${suffix}, ${shaft} Shaft, ${housing.label}`,
        attributes: {
          "Shaft Size": shaft,
          Mounting: housing.label,
          Material: "Cast iron",
          "Locking Method": "Set screw",
          Seal: "Rubber seal, both sides",
        },
        price: (9.5 + 9.2 * weight) * housing.factor * (suffix ? 1.05 : 1),
        weight: significant(weight * housing.factor),
        image: { drawing: "pillow-block", form: housing.form, bore: Math.round(millimetres) },
      }),
    );
  }),
);

/** Bore, outside diameter, lengths: all in inches. */
const sleeves = [
  ["1/4", "3/8", ["3/8", "1/2", "3/4"]],
  ["3/8", "1/2", ["1/2", "3/4", "1"]],
  ["1/2", "5/8", ["1/2", "3/4", "1"]],
  ["5/8", "3/4", ["3/4", "1"]],
  ["3/4", "1", ["3/4", "1", "1-1/2"]],
  ["1", "1-1/4", ["1", "1-1/2", "2"]],
  ["1-1/4", "1-1/2", ["1-1/2", "2"]],
] as const;

const bushings: Product[] = sleeves.flatMap(([bore, outside, lengths]) =>
  lengths.map((length): Product => {
    const volume = (Math.PI / 4) * (inches(outside) ** 2 - inches(bore) ** 2) * inches(length) * 16_387;
    const weight = significant(volume * 6.6e-6);
    return {
      itemId: `BSH-${code(bore)}-${code(outside)}-${code(length)}`,
      description: `Sleeve Bushing, SAE 841 Bronze, ${bore} x ${outside} x ${length} in`,
      attributes: {
        "Bore (inch)": `${bore} in`,
        "Outside Diameter (inch)": `${outside} in`,
        "Length (inch)": `${length} in`,
        Material: "Sintered bronze",
        Standard: "SAE 841",
      },
      price: 0.55 + 46 * weight,
      weight,
      image: {
        drawing: "bushing",
        bore: inches(bore) * 25.4,
        outside: inches(outside) * 25.4,
        length: inches(length) * 25.4,
        label: `${length} in`,
      },
    };
  }),
);

function code(size: string): string {
  return String(Math.round(inches(size) * 16)).padStart(2, "0");
}

/** Shaft, bore of the housing, width in millimetres. */
const sealSizes = [
  [12, 28, 7],
  [15, 30, 7],
  [17, 35, 7],
  [20, 35, 7],
  [20, 40, 7],
  [25, 40, 7],
  [25, 47, 7],
  [25, 52, 7],
  [30, 47, 7],
  [30, 52, 7],
  [35, 62, 8],
  [40, 55, 8],
  [40, 62, 8],
  [45, 62, 8],
  [50, 68, 8],
  [50, 72, 8],
  [60, 80, 8],
  [70, 90, 10],
] as const;

const sealRubbers = [
  { suffix: "N", rubber: "NBR", range: "-30 to 100 °C", factor: 1 },
  { suffix: "F", rubber: "FKM", range: "-20 to 200 °C", factor: 2.4 },
] as const;

const seals: Product[] = sealSizes.flatMap(([shaft, outside, width]) =>
  sealRubbers.map(
    ({ suffix, rubber, range, factor }): Product => ({
      itemId: `OS-${shaft}-${outside}-${width}-${suffix}`,
      description: `Shaft Seal, ${shaft} x ${outside} x ${width} mm, ${rubber}, Double Lip`,
      attributes: {
        Bore: `${shaft} mm`,
        "Outside Diameter": `${outside} mm`,
        Width: `${width} mm`,
        Material: rubber,
        "Temperature Range": range,
        Standard: "DIN 3760",
      },
      price: (1.6 + outside * 0.052) * factor,
      weight: significant((outside ** 2 - shaft ** 2) * width * 0.0000019),
      image: { drawing: "shaft-seal", bore: shaft, outside, width },
    }),
  ),
);

/** Mounted bearings, bushings and shaft seals. */
export const unitAndSealLines: readonly ProductLine[] = [
  {
    ...{
      family: "Bearings",
      category: "Mounted Bearings",
      brand: "Rollmark",
      products: mounted,
      keywords: "pillow block flange unit ucp ucf ucfl insert bearing",
    },
    summary: "Mounted ball bearing with cast iron housing, greased for life and relubricable",
    about:
      "Bolts on and lines itself up by two degrees. Tighten both set screws after the shaft has run in; grease sparingly through the nipple.",
    faqs: [
      {
        question: "How often should it be greased?",
        answer:
          "Every 1,000 hours in clean surroundings, every 250 in dust or wash-down. One stroke of the gun is enough for shafts up to 40 mm.",
        category: "Maintenance",
        helpful: 15,
      },
    ],
  },
  {
    ...{
      family: "Bearings",
      category: "Sleeve Bushings",
      brand: "Bronzeway",
      products: bushings,
      keywords: "oilite bronze bush plain bearing sintered",
    },
    summary: "Oil impregnated sleeve bushing of sintered bronze to SAE 841",
    about:
      "Carries its own oil: 18 percent of its volume. For slow shafts, pivots and small motors. Press it in, do not ream it: that closes the pores.",
  },
  {
    ...{
      family: "Bearings",
      category: "Oil Seals",
      brand: "Vega",
      products: seals,
      keywords: "rotary shaft lip seal simmering radial",
      variantBy: "Material",
    },
    summary: "Rotary shaft seal to DIN 3760 with dust lip and stainless spring",
    about:
      "Keeps oil in and dust out at turning shafts. Fit it with the spring towards the oil over a chamfered, oiled shaft.",
  },
];
