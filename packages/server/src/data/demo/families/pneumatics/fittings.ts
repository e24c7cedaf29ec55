import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { significant } from "../../numbers.ts";
import { boxesOf, feetOnRolls } from "../../units.ts";

/** Tube size in inches with the pipe threads that go with it. */
const tubes = [
  ["1/8", ["10-32", "1/8"], 2.5],
  ["5/32", ["1/8", "1/4"], 2.6],
  ["1/4", ["1/8", "1/4", "3/8"], 2.9],
  ["5/16", ["1/8", "1/4", "3/8"], 3.3],
  ["3/8", ["1/4", "3/8", "1/2"], 3.8],
  ["1/2", ["3/8", "1/2"], 5.2],
] as const;

const shapes = [
  ["MC", "Male Connector", "straight", 1],
  ["ME", "Male Elbow, Swivel", "elbow", 1.28],
  ["MT", "Male Branch Tee, Swivel", "tee", 1.85],
] as const;

const digits = (size: string): string => size.replace(/[-/]/g, "");

const threaded: Product[] = shapes.flatMap(([code, noun, shape, factor]) =>
  tubes.flatMap(([tube, threads, price]) =>
    threads.map(
      (thread, step): Product => ({
        itemId: `PTC-${code}-${digits(tube)}-${digits(thread)}`,
        description: `Push-to-Connect Fitting, ${noun}, ${tube} in Tube x ${thread}${thread === "10-32" ? " UNF" : " in NPT"}`,
        attributes: {
          "Tube Size": `${tube} in`,
          "Pipe Size": thread === "10-32" ? "10-32 UNF" : `${thread} in NPT`,
          Shape: noun.replace(", Swivel", ""),
          Material: "Nickel plated brass",
          "Maximum Pressure": "290 psi",
        },
        price: (price + step * 0.55) * factor,
        weight: significant(0.012 + step * 0.01),
        units: boxesOf(10),
        image: { drawing: "push-fitting", shape, threaded: true },
      }),
    ),
  ),
);

const unions: Product[] = (
  [
    ["US", "Union", "straight", 1],
    ["UE", "Union Elbow", "elbow", 1.15],
    ["UT", "Union Tee", "tee", 1.5],
    ["UY", "Union Y", "wye", 1.6],
    ["BH", "Bulkhead Union", "straight", 2.1],
    ["PL", "Plug", "plug", 0.4],
  ] as const
).flatMap(([code, noun, shape, factor]) =>
  tubes.map(
    ([tube, , price]): Product => ({
      itemId: `PTC-${code}-${digits(tube)}`,
      description: `Push-to-Connect Fitting, ${noun}, ${tube} in Tube`,
      attributes: {
        "Tube Size": `${tube} in`,
        Shape: noun,
        Material: code === "BH" ? "Nickel plated brass" : "PBT composite",
        "Maximum Pressure": "290 psi",
      },
      price: price * factor,
      weight: 0.011,
      units: boxesOf(10),
      image: { drawing: "push-fitting", shape, threaded: false },
    }),
  ),
);

const tubing: Product[] = tubes.slice(1).flatMap(([tube, , price], step) =>
  (["Black", "Blue", "Clear", "Red", "Yellow"] as const).map(
    (color): Product => ({
      itemId: `PUT-${digits(tube)}-${color.slice(0, 3).toUpperCase()}`,
      description: `Polyurethane Tubing, ${tube} in OD, ${color}, 95A`,
      attributes: {
        "Tube Size": `${tube} in`,
        Color: color,
        Material: "Polyurethane",
        "Maximum Pressure": "145 psi",
        Hardness: "95 Shore A",
      },
      price: price * 0.085 + step * 0.06,
      weight: significant(0.004 + step * 0.006),
      units: feetOnRolls(250, 25),
      sellingUnit: "FT",
      image: { drawing: "tubing-coil", color: color.toLowerCase() },
      accessories: [`PTC-US-${digits(tube)}`],
    }),
  ),
);

const couplers: Product[] = (
  [
    ["I", "Industrial", "1/4"],
    ["A", "Automotive", "1/4"],
    ["H", "High Flow", "3/8"],
  ] as const
).flatMap(([code, style, body]) =>
  (
    [
      ["C", "Coupler", "Female", 6.9],
      ["CM", "Coupler", "Male", 7.2],
      ["P", "Plug", "Male", 1.65],
      ["PF", "Plug", "Female", 1.75],
    ] as const
  ).flatMap(([kind, noun, gender, price]) =>
    (["1/4", "3/8"] as const).map(
      (thread): Product => ({
        itemId: `QC-${code}${kind}-${digits(body)}-${digits(thread)}`,
        description: `Air ${noun}, ${style}, ${body} in Body, ${thread} in NPT ${gender}`,
        attributes: {
          "Body Size": `${body} in`,
          "Pipe Size": `${thread} in NPT`,
          Style: style,
          Shape: `${noun}, ${gender.toLowerCase()}`,
          Material: noun === "Coupler" ? "Brass" : "Zinc plated steel",
          "Maximum Pressure": "300 psi",
        },
        price: price * (code === "H" ? 1.5 : 1),
        weight: noun === "Coupler" ? 0.11 : 0.04,
        units: boxesOf(10),
        image: { drawing: "air-coupler", plug: noun === "Plug" },
      }),
    ),
  ),
);

const line = (values: Omit<ProductLine, "family" | "brand">): ProductLine => ({
  family: "Pneumatics",
  brand: "Aerolock",
  ...values,
});

/** Fittings, tubing and quick couplers. */
export const fittingLines: readonly ProductLine[] = [
  line({
    ...{
      category: "Push-to-Connect Fittings",
      products: [...threaded, ...unions],
      keywords: "instant fitting one touch push-in tube npt",
    },
    summary: "Push-to-connect fitting for polyurethane and nylon tube",
    about:
      "Cut the tube square, push it in to the stop, pull to check. Press the ring to let go. Threads carry sealant already.",
    faqs: [
      {
        question: "Can I use them for water?",
        answer: "Yes, cold water up to 145 psi. For drinking water take a fitting certified for it.",
        category: "Application",
        helpful: 14,
      },
    ],
  }),
  line({
    ...{ category: "Pneumatic Tubing", products: tubing, keywords: "air hose line pu tube", variantBy: "Color" },
    summary: "Flexible polyurethane tubing, calibrated outside for push-in fittings",
    about: "Bends tightly without kinking. Sold by the foot from 25 feet or by the roll of 250.",
  }),
  line({
    ...{ category: "Quick Couplers", products: couplers, keywords: "air hose connector nipple industrial automotive" },
    summary: "Quick connector for compressed air tools",
    about: "Couplers and plugs must be of one style and size: industrial and automotive do not mix.",
  }),
];
