import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { range, significant, steelCylinder } from "../../numbers.ts";

const sheaves: Product[] = (["AK", "BK"] as const).flatMap((series) =>
  range(series === "AK" ? 2 : 3, series === "AK" ? 9 : 10, 1).flatMap((outside) =>
    (["5/8", "3/4", "7/8", "1"] as const)
      .filter((bore) => outside >= 3 || bore === "5/8")
      .filter((bore, index) => (outside + index) % 2 === 0 || bore === "5/8")
      .map(
        (bore): Product => ({
          itemId: `${series}${outside * 10}-${bore.replace("/", "")}`,
          description: `Sheave, ${series}${outside * 10}, 1 Groove, ${outside} in OD, ${bore} in Bore`,
          attributes: {
            "Belt Section": series === "AK" ? "A" : "A / B",
            "Outside Diameter (inch)": `${outside} in`,
            "Bore (inch)": `${bore} in`,
            Grooves: "1",
            Material: "Cast iron",
          },
          price: 6.2 + outside * outside * 0.62 + (series === "BK" ? 3 : 0),
          weight: significant(outside * outside * 0.042 + 0.1),
          image: { drawing: "sheave", outside },
        }),
      ),
  ),
);

/** Size, outside diameter in millimetres, inch bores, price of a hub. */
const jawSizes = [
  ["L050", 27, ["1/4", "3/8", "1/2"], 5.1],
  ["L070", 35, ["3/8", "1/2", "5/8"], 7.2],
  ["L075", 45, ["1/2", "5/8", "3/4", "7/8"], 10.3],
  ["L090", 54, ["5/8", "3/4", "7/8", "1"], 13.6],
  ["L095", 54, ["3/4", "7/8", "1", "1-1/8"], 14.8],
  ["L100", 65, ["7/8", "1", "1-1/8", "1-3/8"], 22.4],
  ["L110", 84, ["1", "1-1/8", "1-3/8", "1-5/8"], 36.5],
] as const;

const jawHubs: Product[] = jawSizes.flatMap(([size, outside, bores, price]) =>
  bores.map(
    (bore): Product => ({
      itemId: `JC-${size}-${bore.replace(/[-/]/g, "")}`,
      description: `Jaw Coupling Hub, ${size}, ${bore} in Bore`,
      attributes: {
        "Coupling Size": size,
        "Bore (inch)": `${bore} in`,
        "Outside Diameter": `${outside} mm`,
        Material: "Sintered iron",
      },
      price,
      weight: significant(steelCylinder(outside, outside * 0.55) * 0.7),
      image: { drawing: "jaw-coupling", outside },
      accessories: [`JS-${size}-NBR`],
    }),
  ),
);

const spiders: Product[] = jawSizes.flatMap(([size, outside, , price]) =>
  (
    [
      ["NBR", "NBR", 0.45],
      ["URE", "Urethane", 0.95],
      ["HYT", "Polyester elastomer", 1.9],
    ] as const
  ).map(
    ([code, material, factor]): Product => ({
      itemId: `JS-${size}-${code}`,
      description: `Jaw Coupling Spider, ${size}, ${material}`,
      attributes: { "Coupling Size": size, Material: material, "Outside Diameter": `${outside} mm` },
      price: price * factor,
      weight: significant(outside ** 2 * 0.000012),
      image: { drawing: "spider", outside, color: code === "NBR" ? "black" : code === "URE" ? "blue" : "white" },
    }),
  ),
);

const collarBores = ["1/4", "3/8", "1/2", "5/8", "3/4", "7/8", "1", "1-1/4", "1-1/2"] as const;

const collars: Product[] = collarBores.flatMap((bore, step) =>
  (
    [
      ["1P", "One-Piece Clamp", "Steel", 1],
      ["2P", "Two-Piece Clamp", "Steel", 1.35],
      ["SS", "Set Screw", "Zinc plated steel", 0.35],
    ] as const
  ).map(
    ([code, style, material, factor]): Product => ({
      itemId: `SC-${code}-${bore.replace(/[-/]/g, "")}`,
      description: `Shaft Collar, ${style}, ${bore} in Bore, ${material}`,
      attributes: {
        "Bore (inch)": `${bore} in`,
        Style: style,
        Material: material,
        Finish: material === "Steel" ? "Black oxide" : "Zinc plated",
      },
      price: (4.1 + step * 1.05) * factor,
      weight: significant(0.02 + step * 0.028),
      image: { drawing: "shaft-collar", style: code },
    }),
  ),
);

/** Kilowatts, frame, kilograms, price at four poles. */
const motorSizes = [
  [0.25, 71, 6.4, 148],
  [0.37, 71, 7.1, 162],
  [0.55, 80, 9.2, 189],
  [1.1, 90, 14.5, 264],
  [1.5, 90, 16.8, 298],
  [2.2, 100, 24, 372],
  [3, 100, 28, 438],
  [4, 112, 37, 545],
  [5.5, 132, 56, 742],
  [7.5, 132, 66, 895],
] as const;

const motors: Product[] = motorSizes.flatMap(([power, frame, weight, price]) =>
  (
    [
      ["2", 0.96],
      ["4", 1],
    ] as const
  ).map(
    ([poles, factor]): Product => ({
      itemId: `MTR-${String(Math.round(power * 100)).padStart(3, "0")}-${poles}P`,
      description: `Motor, 3-Phase, ${power} kW, ${poles} Pole, 230/400 V, Frame ${frame}, Foot Mounted`,
      attributes: {
        Power: `${power} kW`,
        Voltage: "230/400 V",
        Poles: poles,
        Frame: String(frame),
        Material: "Aluminum",
        Standard: "IEC 60034",
      },
      price: price * factor,
      weight,
      image: { drawing: "motor", frame },
    }),
  ),
);

const keys: Product[] = (["1/8", "3/16", "1/4", "5/16", "3/8", "1/2"] as const).flatMap((size, step) =>
  (["Carbon steel", "Stainless steel 304"] as const).map(
    (material): Product => ({
      itemId: `KS-${size.replace("/", "")}-12${material === "Carbon steel" ? "" : "-SS"}`,
      description: `Key Stock, ${size} x ${size} in, 12 in, ${material === "Carbon steel" ? "Carbon Steel, Zinc Plated" : "304 Stainless"}`,
      attributes: {
        Size: `${size} in`,
        "Length (inch)": "12 in",
        Material: material,
        Finish: material === "Carbon steel" ? "Zinc plated" : "Plain",
      },
      price: (1.1 + step * step * 0.42) * (material === "Carbon steel" ? 1 : 3.2),
      weight: significant(0.024 * (step + 1) ** 2),
      image: { drawing: "key-stock", size: step + 1 },
    }),
  ),
);

const line = (values: Omit<ProductLine, "family">): ProductLine => ({ family: "Power Transmission", ...values });

/** Sheaves, couplings, collars, motors and keys. */
export const driveLines: readonly ProductLine[] = [
  line({
    ...{ category: "Sheaves", brand: "Gripdrive", products: sheaves, keywords: "v-belt pulley fixed bore" },
    summary: "Single groove sheave of cast iron with finished bore, keyway and set screw",
    about:
      "For classical V-belts. Line both sheaves up with a straight edge to half a degree; belts wear quickly otherwise.",
  }),
  line({
    ...{ category: "Jaw Couplings", brand: "Drehmo", products: jawHubs, keywords: "elastic hub shaft coupling" },
    summary: "Jaw coupling hub with keyway and set screw",
    about: "Two hubs and one spider make a coupling. The bores may differ; the size must not.",
  }),
  line({
    ...{
      category: "Coupling Spiders",
      brand: "Drehmo",
      products: spiders,
      keywords: "coupling insert element star",
      variantBy: "Material",
    },
    summary: "Elastic insert for jaw couplings",
    about:
      "NBR dampens best, urethane carries half as much again, polyester stands heat and three times the torque of NBR.",
  }),
  line({
    ...{ category: "Shaft Collars", brand: "Linkwell", products: collars, keywords: "clamp collar stop ring" },
    summary: "Shaft collar for holding parts in place on round shafts",
    about: "Clamp collars hold without marking the shaft; a set screw is cheaper and bites in.",
  }),
  line({
    ...{
      category: "Electric Motors",
      brand: "Drehmo",
      products: motors,
      keywords: "induction motor three phase iec ie3",
      costRatio: 0.66,
      serialized: true,
    },
    summary: "Three-phase squirrel-cage motor IE3, foot mounted B3, IP55",
    about:
      "Standard IEC motor for conveyors, pumps and fans. Aluminum housing, thermistors fitted, fit for frequency inverters. Each motor is registered by its serial number.",
    documents: [
      {
        title: "Operating manual, frames 63 to 132",
        category: "Manual",
        url: "/media/documents/drehmo-motors-manual.pdf",
      },
    ],
  }),
  line({
    ...{ category: "Key Stock", brand: "Linkwell", products: keys, keywords: "machine key square bar keyway" },
    summary: "Square key stock of twelve inches, oversized by up to two thousandths",
    about: "Cut it to length and file it in. Square to ANSI B17.1.",
  }),
];
