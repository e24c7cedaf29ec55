import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { inches, significant } from "../../numbers.ts";
import { boxesOf, each } from "../../units.ts";

const digits = (size: string): string => size.replace(/[-/]/g, "");

const straps: Product[] = (
  [
    ["1", 500, [6, 10, 15], "S Hook"],
    ["2", 3333, [10, 20, 27, 30], "Flat Hook"],
    ["2", 3335, [10, 20, 27, 30], "Wire Hook"],
    ["4", 5400, [27, 30, 40], "Flat Hook"],
  ] as const
).flatMap(([width, limit, lengths, hook]) =>
  lengths.map(
    (length): Product => ({
      itemId: `STR-${width}-${length}-${hook.charAt(0)}H`,
      description: `Ratchet Strap, ${width} in x ${length} ft, ${hook}s, ${limit.toLocaleString("en-US")} lb Working Load`,
      attributes: {
        "Strap Width": `${width} in`,
        "Length (feet)": `${length} ft`,
        "Working Load Limit": `${limit} lb`,
        "End Fitting": hook,
        Material: "Polyester",
        Color: width === "1" ? "Orange" : "Yellow",
      },
      price: Number(width) * 5.8 + length * Number(width) * 0.16,
      weight: significant(0.3 + Number(width) * length * 0.028),
      image: { drawing: "strap", color: width === "1" ? "orange" : "yellow" },
    }),
  ),
);

const slings: Product[] = (["1", "2", "3", "4"] as const).flatMap((width) =>
  ([3, 4, 6, 8, 10, 12] as const).map((length): Product => {
    const capacity = Number(width) * 3200;
    return {
      itemId: `SLG-EE-${width}-${String(length).padStart(2, "0")}`,
      description: `Web Sling, Eye and Eye, Polyester, 2 Ply, ${width} in x ${length} ft, ${capacity.toLocaleString("en-US")} lb Vertical`,
      attributes: {
        "Strap Width": `${width} in`,
        "Length (feet)": `${length} ft`,
        "Working Load Limit": `${capacity} lb`,
        Material: "Polyester",
        Style: "Type 3 eye and eye",
        Standard: "ASME B30.9",
      },
      price: 6 + Number(width) * 4.2 + Number(width) * length * 1.35,
      weight: significant(Number(width) * length * 0.055),
      image: { drawing: "sling", color: "yellow" },
    };
  }),
);

const shackleSizes = [
  ["3/16", 0.33],
  ["1/4", 0.5],
  ["5/16", 0.75],
  ["3/8", 1],
  ["1/2", 2],
  ["5/8", 3.25],
  ["3/4", 4.75],
  ["7/8", 6.5],
  ["1", 8.5],
] as const;

const shackles: Product[] = shackleSizes.flatMap(([size, tons]) =>
  (
    [
      ["SP", "Screw Pin Anchor", "Galvanized steel", 1],
      ["BT", "Bolt Type Anchor", "Galvanized steel", 1.3],
      ["SS", "Screw Pin Anchor, 316 Stainless", "Stainless steel 316", 2.6],
    ] as const
  ).map(
    ([code, label, material, factor]): Product => ({
      itemId: `SHK-${code}-${digits(size)}`,
      description: `Shackle, ${label}, ${size} in, ${tons} ton`,
      attributes: {
        Size: `${size} in`,
        "Working Load Limit": `${tons} ton`,
        Material: material,
        Style: label.replace(", 316 Stainless", ""),
        Standard: "RR-C-271",
      },
      price: (2.4 + inches(size) ** 2 * 24) * factor,
      weight: significant(inches(size) ** 2.6 * 2.3 + 0.02),
      units: boxesOf(10),
      image: { drawing: "shackle" },
    }),
  ),
);

const chains: Product[] = (["1/4", "5/16", "3/8", "1/2"] as const).flatMap((size, step) =>
  (
    [
      ["30", "Grade 30 Proof Coil, Zinc Plated", [1300, 1900, 2650, 4500], 1],
      ["70", "Grade 70 Transport, Yellow Chromate", [3150, 4700, 6600, 11300], 1.5],
      ["80", "Grade 80 Alloy Lifting, Black", [3500, 5100, 7100, 12000], 2.4],
    ] as const
  ).map(
    ([grade, label, limits, factor]): Product => ({
      itemId: `CHN-${grade}-${digits(size)}`,
      description: `Chain, ${label}, ${size} in`,
      attributes: {
        "Trade Size": `${size} in`,
        Grade: `Grade ${grade}`,
        "Working Load Limit": `${limits[step]} lb`,
        Material: grade === "80" ? "Alloy steel" : "Carbon steel",
        Finish: label.split(", ")[1] ?? "Plain",
      },
      price: (1.1 + inches(size) ** 2 * 21) * factor,
      weight: significant(inches(size) ** 2 * 4.6),
      units: [
        { unit: "FT", size: 1, minimum: 5 },
        { unit: "DR", size: step < 2 ? 200 : 100 },
      ],
      sellingUnit: "FT",
      image: { drawing: "chain" },
    }),
  ),
);

const hoists: Product[] = (
  [
    ["MCH", "Manual Chain Hoist", [0.5, 1, 2, 3, 5], [10, 20], 128],
    ["LVH", "Lever Hoist", [0.75, 1.5, 3], [5, 10], 154],
  ] as const
).flatMap(([code, noun, capacities, lifts, price]) =>
  capacities.flatMap((tons) =>
    lifts.map(
      (lift): Product => ({
        itemId: `${code}-${String(tons).replace(".", "")}-${lift}`,
        description: `${noun}, ${tons} ton, ${lift} ft Lift`,
        attributes: {
          Capacity: `${tons} ton`,
          Lift: `${lift} ft`,
          Style: noun,
          Material: "Steel",
          Standard: "ASME B30.16",
        },
        price: price * tons ** 0.62 * (1 + (lift - 5) * 0.016),
        weight: significant(6 + tons * 7 + lift * 0.5),
        image: { drawing: "hoist", lever: code === "LVH" },
      }),
    ),
  ),
);

const line = (values: Omit<ProductLine, "family">): ProductLine => ({
  family: "Material Handling",
  units: each,
  ...values,
});

/** Straps, slings, shackles, chain and hoists. */
export const liftingLines: readonly ProductLine[] = [
  line({
    ...{
      category: "Ratchet Straps",
      brand: "Liftora",
      products: straps,
      keywords: "tie down cargo lashing load binder",
      variantBy: "Length (feet)",
    },
    summary: "Polyester tie-down with ratchet",
    about:
      "The working load is a third of the breaking strength. Keep edges off the webbing with corner guards and take a strap with a cut out of use.",
  }),
  line({
    ...{
      category: "Web Slings",
      brand: "Liftora",
      products: slings,
      keywords: "lifting sling nylon polyester rigging",
      variantBy: "Length (feet)",
    },
    summary: "Flat polyester lifting sling with reinforced eyes and identification tag",
    about:
      "Choker hitch carries 80 percent of the vertical load, basket twice as much. Look it over before every shift.",
  }),
  line({
    ...{ category: "Shackles", brand: "Forgemark", products: shackles, keywords: "clevis bow anchor rigging d-ring" },
    summary: "Forged anchor shackle",
    about: "Screw pin for lifts that change, bolt type where it stays. Never replace the pin by a bolt.",
  }),
  line({
    ...{
      category: "Chain",
      brand: "Forgemark",
      products: chains,
      keywords: "proof coil transport lifting link",
      costRatio: 0.6,
    },
    summary: "Welded steel chain, cut by the foot or by the drum",
    about: "Only grade 80 and above is for overhead lifting. Grade 70 is gold colored so that inspectors see it.",
    faqs: [
      {
        question: "Which chain may lift loads overhead?",
        answer: "Grade 80 or 100 alloy chain only. Grades 30 and 70 are for tying down and pulling.",
        category: "Safety",
        helpful: 44,
      },
    ],
  }),
  line({
    ...{
      category: "Hoists",
      brand: "Liftora",
      products: hoists,
      keywords: "chain block come along lever lifting",
      variantBy: "Lift",
      costRatio: 0.64,
      serialized: true,
    },
    summary: "Hand operated hoist with load brake and forged hooks with latches",
    about: "Every hoist comes with its test certificate. Other lifts on request.",
  }),
];
