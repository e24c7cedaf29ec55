import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { inches, significant } from "../../numbers.ts";
import { boxesOf, casesOf } from "../../units.ts";

const digits = (size: string): string => size.replace(/[-/]/g, "");

const valveKinds = [
  ["BV", "Ball Valve, Full Port, Lever Handle, Brass", "Brass", "600 psi WOG", 1, "ball-valve"],
  [
    "BVS",
    "Ball Valve, Full Port, Lever Handle, 316 Stainless",
    "Stainless steel 316",
    "1000 psi WOG",
    2.9,
    "ball-valve",
  ],
  ["GV", "Gate Valve, Rising Handwheel, Bronze", "Bronze", "200 psi WOG", 1.45, "gate-valve"],
  ["CV", "Check Valve, Swing, Bronze", "Bronze", "200 psi WOG", 1.55, "check-valve"],
  ["GLB", "Globe Valve, Handwheel, Bronze", "Bronze", "300 psi WOG", 2.7, "gate-valve"],
] as const;

const valves: Product[] = valveKinds.flatMap(([code, label, material, pressure, factor, drawing]) =>
  (["1/4", "3/8", "1/2", "3/4", "1", "1-1/4", "1-1/2", "2"] as const).map((size): Product => {
    const bore = inches(size);
    return {
      itemId: `VLV-${code}-${digits(size)}`,
      description: `${label}, ${size} in NPT`,
      attributes: {
        "Pipe Size": `${size} in NPT`,
        "Valve Type": label.split(",")[0] ?? label,
        Material: material,
        "Maximum Pressure": pressure,
      },
      price: (5.2 + bore ** 1.7 * 11.5) * factor,
      weight: significant(0.1 + bore ** 1.9 * 0.5),
      units: boxesOf(bore < 1 ? 12 : 6),
      image: { drawing, material: material === "Stainless steel 316" ? "steel" : "brass" },
    };
  }),
);

const clamps: Product[] = (
  [
    ["04", "7/32 to 5/8", 1.05],
    ["06", "3/8 to 7/8", 1.08],
    ["10", "1/2 to 1-1/16", 1.12],
    ["12", "1/2 to 1-1/4", 1.16],
    ["16", "3/4 to 1-1/2", 1.22],
    ["20", "3/4 to 1-3/4", 1.28],
    ["28", "1-1/4 to 2-1/4", 1.42],
    ["40", "2 to 3", 1.64],
    ["56", "3 to 4", 1.9],
  ] as const
).flatMap(([size, reach, price]) =>
  (
    [
      ["SS", "Stainless Band, Zinc Plated Screw", "Stainless steel 301", 1],
      ["316", "All 316 Stainless", "Stainless steel 316", 2.1],
    ] as const
  ).map(
    ([code, label, material, factor]): Product => ({
      itemId: `HCL-${size}-${code}`,
      description: `Hose Clamp, Worm Gear, Size ${size}, ${reach} in, ${label}`,
      attributes: { "Clamp Size": size, "Clamping Range": `${reach} in`, Material: material, "Band Width": "1/2 in" },
      price: price * factor,
      weight: 0.02,
      units: boxesOf(10),
      image: { drawing: "hose-clamp" },
    }),
  ),
);

const copperShapes = [
  ["90E", "90° Elbow", "elbow", 1],
  ["TEE", "Tee", "tee", 1.7],
  ["CPL", "Coupling with Stop", "coupling", 0.7],
  ["MAD", "Male Adapter", "adapter", 1.5],
  ["CAP", "Cap", "cap", 0.65],
] as const;

const copper: Product[] = copperShapes.flatMap(([code, noun, shape, factor]) =>
  (["1/2", "3/4", "1", "1-1/4", "1-1/2"] as const).map((size): Product => {
    const bore = inches(size);
    return {
      itemId: `CU-${code}-${digits(size)}`,
      description: `Copper Fitting, Solder, ${noun}, ${size} in`,
      attributes: {
        "Pipe Size": `${size} in`,
        Shape: noun,
        Material: "Copper",
        Connection: "Solder",
        Standard: "ASME B16.22",
      },
      price: (0.55 + bore ** 1.9 * 4.4) * factor,
      weight: significant((0.012 + bore ** 2 * 0.075) * factor),
      units: boxesOf(bore < 1 ? 50 : 10),
      image: { drawing: "pipe-fitting", shape, finish: "copper" },
    };
  }),
);

const sealing: Product[] = (
  [
    ["TSL-12", "Thread Seal Tape, PTFE, White, 1/2 in x 520 in", "PTFE", "1/2 x 520 in", 1.15, "tape-roll", "white"],
    ["TSL-34", "Thread Seal Tape, PTFE, White, 3/4 in x 520 in", "PTFE", "3/4 x 520 in", 1.6, "tape-roll", "white"],
    [
      "TSL-12Y",
      "Thread Seal Tape, PTFE, Yellow Gas Grade, 1/2 in x 260 in",
      "PTFE",
      "1/2 x 260 in",
      1.9,
      "tape-roll",
      "yellow",
    ],
    [
      "TSL-12P",
      "Thread Seal Tape, PTFE, Pink Heavy Density, 1/2 in x 260 in",
      "PTFE",
      "1/2 x 260 in",
      2.2,
      "tape-roll",
      "red",
    ],
    ["PDP-4", "Pipe Joint Compound, PTFE, 4 oz Brush Top Can", "PTFE paste", "4 oz", 6.4, "can", "white"],
    ["PDP-16", "Pipe Joint Compound, PTFE, 16 oz Brush Top Can", "PTFE paste", "16 oz", 15.9, "can", "white"],
    ["PVC-CEM-8", "PVC Cement, Clear, Medium Body, 8 oz Can", "PVC solvent", "8 oz", 6.9, "can", "clear"],
    ["PVC-CEM-16", "PVC Cement, Clear, Medium Body, 16 oz Can", "PVC solvent", "16 oz", 10.4, "can", "clear"],
    ["PVC-PRI-8", "PVC Primer, Purple, 8 oz Can", "PVC solvent", "8 oz", 7.2, "can", "purple"],
    ["PVC-PRI-16", "PVC Primer, Purple, 16 oz Can", "PVC solvent", "16 oz", 10.9, "can", "purple"],
  ] as const
).map(
  ([itemId, description, material, size, price, drawing, color]): Product => ({
    itemId,
    description,
    attributes: { Size: size, Material: material, Style: description.split(",")[0] ?? description },
    price,
    weight: drawing === "tape-roll" ? 0.03 : size.startsWith("16") ? 0.5 : 0.27,
    units: casesOf(drawing === "tape-roll" ? 50 : 12),
    image: { drawing, color },
  }),
);

const line = (values: Omit<ProductLine, "family">): ProductLine => ({ family: "Plumbing", ...values });

/** Valves, hose clamps, copper fittings and sealants. */
export const valveAndSupplyLines: readonly ProductLine[] = [
  line({
    ...{ category: "Valves", brand: "Ventaro", products: valves, keywords: "shutoff ball gate check globe npt" },
    summary: "Shut-off or check valve with NPT threads",
    about:
      "Ball valves close in a quarter turn, gate valves do not hammer, globe valves throttle, check valves keep flow from turning back.",
  }),
  line({
    ...{
      category: "Hose Clamps",
      brand: "Bindwell",
      products: clamps,
      keywords: "worm drive band clip",
      variantBy: "Material",
    },
    summary: "Worm gear hose clamp with half inch band",
    about: "Choose the size whose middle fits the hose. All stainless for salt water and food plants.",
  }),
  line({
    ...{
      category: "Copper Fittings",
      brand: "Ventaro",
      products: copper,
      keywords: "sweat solder capillary copper tube",
    },
    summary: "Wrot copper fitting with solder ends",
    about: "Clean, flux, heat the fitting rather than the solder. Lead-free solder for drinking water.",
  }),
  line({
    ...{
      category: "Thread Sealants and Cements",
      brand: "Ventaro",
      products: sealing,
      keywords: "ptfe tape pipe dope solvent cement primer",
    },
    summary: "Sealing and joining supplies for pipe",
    about:
      "Wrap tape in the direction of the thread, three turns. Purple primer shows the inspector that the joint was primed.",
  }),
];
