import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { inches, significant } from "../../numbers.ts";
import { boxesOf } from "../../units.ts";

const digits = (size: string): string => size.replace(/[-/]/g, "");

const ironSizes = ["1/4", "3/8", "1/2", "3/4", "1", "1-1/4", "1-1/2", "2"] as const;

const ironShapes = [
  ["90E", "90° Elbow", "elbow", 1],
  ["45E", "45° Elbow", "elbow45", 1.15],
  ["TEE", "Tee", "tee", 1.35],
  ["CPL", "Coupling", "coupling", 0.95],
  ["UNI", "Union", "union", 2.3],
  ["CAP", "Cap", "cap", 0.75],
] as const;

const iron: Product[] = (
  [
    ["B", "Black", 1],
    ["G", "Galvanized", 1.35],
  ] as const
).flatMap(([finishCode, finish, finishFactor]) =>
  ironShapes.flatMap(([code, noun, shape, factor]) =>
    ironSizes.map((size): Product => {
      const bore = inches(size);
      return {
        itemId: `MI${finishCode}-${code}-${digits(size)}`,
        description: `Pipe Fitting, Malleable Iron, ${finish}, ${noun}, ${size} in NPT, Class 150`,
        attributes: {
          "Pipe Size": `${size} in NPT`,
          Shape: noun,
          Material: "Malleable iron",
          Finish: finish,
          "Pressure Class": "150",
          Standard: "ASME B16.3",
        },
        price: (0.85 + bore ** 1.6 * 3.1) * factor * finishFactor,
        weight: significant((0.05 + bore ** 1.8 * 0.34) * factor),
        units: boxesOf(bore < 1 ? 50 : bore < 1.5 ? 25 : 10),
        image: { drawing: "pipe-fitting", shape, finish: finish.toLowerCase() },
      };
    }),
  ),
);

const nippleSizes = ["1/4", "3/8", "1/2", "3/4", "1", "1-1/2"] as const;

const nipples: Product[] = nippleSizes.flatMap((size) =>
  (["2", "3", "4", "6", "12"] as const).map((length): Product => {
    const bore = inches(size);
    return {
      itemId: `NPL-${digits(size)}-${length}`,
      description: `Pipe Nipple, Black Steel, ${size} in NPT x ${length} in, Schedule 40`,
      attributes: {
        "Pipe Size": `${size} in NPT`,
        "Length (inch)": `${length} in`,
        Material: "Carbon steel",
        Finish: "Black",
        Schedule: "40",
      },
      price: 0.6 + bore * Number(length) * 0.42 + bore * 0.8,
      weight: significant(bore * Number(length) * 0.052 + 0.01),
      units: boxesOf(25),
      image: { drawing: "pipe-nipple", length: Number(length), bore },
    };
  }),
);

const plasticShapes = [
  ["90E", "90° Elbow", "elbow", 1],
  ["45E", "45° Elbow", "elbow45", 1.1],
  ["TEE", "Tee", "tee", 1.3],
  ["CPL", "Coupling", "coupling", 0.7],
  ["MAD", "Male Adapter", "adapter", 0.85],
  ["CAP", "Cap", "cap", 0.65],
] as const;

const plastic: Product[] = plasticShapes.flatMap(([code, noun, shape, factor]) =>
  (["1/2", "3/4", "1", "1-1/4", "1-1/2", "2", "3"] as const).map((size): Product => {
    const bore = inches(size);
    return {
      itemId: `PVC-${code}-${digits(size)}`,
      description: `Pipe Fitting, PVC, White, ${noun}, ${size} in ${shape === "adapter" ? "Socket x NPT" : "Socket"}, Schedule 40`,
      attributes: {
        "Pipe Size": `${size} in`,
        Shape: noun,
        Material: "PVC",
        Color: "White",
        Schedule: "40",
        Standard: "ASTM D2466",
      },
      price: (0.38 + bore ** 1.9 * 0.88) * factor,
      weight: significant((0.015 + bore ** 2 * 0.05) * factor),
      units: boxesOf(bore < 1 ? 50 : bore < 2 ? 25 : 10),
      image: { drawing: "pipe-fitting", shape, finish: "white" },
      accessories: ["PVC-CEM-16"],
    };
  }),
);

const line = (values: Omit<ProductLine, "family" | "brand">): ProductLine => ({
  family: "Plumbing",
  brand: "Ferrowell",
  ...values,
});

/** Iron and plastic pipe fittings and nipples. */
export const pipeFittingLines: readonly ProductLine[] = [
  line({
    ...{
      category: "Iron Pipe Fittings",
      products: iron,
      keywords: "malleable npt black galvanized elbow tee union",
      variantBy: "Finish",
    },
    summary: "Malleable iron fitting with NPT threads, class 150",
    about: "Black for gas, steam, air and heating water; galvanized for water. 300 psi cold, 150 psi saturated steam.",
  }),
  line({
    ...{
      category: "Pipe Nipples",
      products: nipples,
      keywords: "npt threaded both ends schedule 40",
      variantBy: "Length (inch)",
    },
    summary: "Welded steel nipple with NPT threads on both ends, schedule 40",
    about: "Threads are cut to ASME B1.20.1. Use tape or paste; three threads should stay visible when tight.",
  }),
  line({
    ...{ category: "PVC Fittings", products: plastic, keywords: "schedule 40 white plastic solvent weld slip socket" },
    summary: "PVC pressure fitting with solvent weld sockets, schedule 40",
    about:
      "For cold water up to 60 °C. Prime, cement both parts, push together with a quarter turn, hold for thirty seconds. Not for compressed air.",
    faqs: [
      {
        question: "May PVC carry compressed air?",
        answer: "No. It shatters under pressure. Use metal or listed plastic pipe for air.",
        category: "Safety",
        helpful: 52,
      },
    ],
  }),
];
