import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { significant } from "../../numbers.ts";
import { boxesOf, onlyPackagesOf } from "../../units.ts";

const terminalColors = [
  ["22-18", "Red", 0.16],
  ["16-14", "Blue", 0.18],
  ["12-10", "Yellow", 0.27],
] as const;

const rings: Product[] = terminalColors.flatMap(([gauge, color, price]) =>
  (["#6", "#8", "#10", "1/4", "5/16", "3/8"] as const).map(
    (stud, step): Product => ({
      itemId: `TRM-R-${gauge.split("-")[0]}-${stud.replace(/[#/]/g, "")}`,
      description: `Ring Terminal, Nylon Insulated, ${gauge} AWG, ${stud} Stud, ${color}`,
      attributes: {
        "Wire Gauge": `${gauge} AWG`,
        "Stud Size": stud,
        Color: color,
        Material: "Tinned copper",
        Style: "Ring",
      },
      price: price + step * 0.018,
      weight: 0.0011 + step * 0.0003,
      units: onlyPackagesOf(100, "PK"),
      sellingUnit: "PK",
      image: { drawing: "ring-terminal", color: color.toLowerCase() },
    }),
  ),
);

const splices: Product[] = terminalColors.flatMap(([gauge, color, price]) =>
  (
    [
      ["B", "Butt Splice, Nylon Insulated", "Butt splice", 1],
      ["S", "Butt Splice, Heat Shrink", "Heat shrink splice", 2.6],
      ["F", "Female Disconnect, Nylon Insulated, 0.250 in Tab", "Female disconnect", 1.15],
      ["M", "Male Disconnect, Nylon Insulated, 0.250 in Tab", "Male disconnect", 1.15],
      ["K", "Fork Terminal, Nylon Insulated, #10 Stud", "Fork", 1.02],
    ] as const
  ).map(
    ([code, label, style, factor]): Product => ({
      itemId: `TRM-${code}-${gauge.split("-")[0]}`,
      description: `${label}, ${gauge} AWG, ${color}`,
      attributes: { "Wire Gauge": `${gauge} AWG`, Color: color, Material: "Tinned copper", Style: style },
      price: price * factor,
      weight: 0.0013,
      units: onlyPackagesOf(100, "PK"),
      sellingUnit: "PK",
      image: {
        drawing: code === "K" ? "ring-terminal" : "butt-splice",
        color: color.toLowerCase(),
        fork: code === "K",
      },
    }),
  ),
);

const breakers: Product[] = (
  [
    [1, [10, 15, 20, 30, 40], 13.8],
    [2, [15, 20, 30, 40, 50, 60], 29.5],
    [3, [15, 20, 30, 40, 60, 100], 78],
  ] as const
).flatMap(([poles, ratings, price]) =>
  ratings.map(
    (amperes): Product => ({
      itemId: `CBR-${poles}P-${String(amperes).padStart(3, "0")}`,
      description: `Circuit Breaker, DIN Rail, ${poles} Pole, ${amperes} A, C Curve`,
      attributes: {
        Amperage: `${amperes} A`,
        Poles: String(poles),
        Voltage: poles === 1 ? "277 V" : "480Y/277 V",
        Mounting: "DIN rail",
        Standard: "UL 489",
      },
      price: price * (amperes > 40 ? 1.35 : 1),
      weight: 0.12 * poles,
      image: { drawing: "breaker", poles },
    }),
  ),
);

const fuses: Product[] = (
  [
    ["MDL", "Time Delay, Glass, 1/4 x 1-1/4 in", "250 V", [1, 2, 3, 5, 10, 15], 1.85],
    ["CC", "Class CC, Time Delay", "600 V", [1, 2, 5, 10, 15, 20, 30], 9.6],
    ["RK5", "Class RK5, Time Delay", "250 V", [15, 20, 30, 40, 60], 6.9],
  ] as const
).flatMap(([code, label, voltage, ratings, price]) =>
  ratings.map(
    (amperes): Product => ({
      itemId: `FUS-${code}-${String(amperes).padStart(2, "0")}`,
      description: `Fuse, ${label}, ${amperes} A, ${voltage}`,
      attributes: {
        Amperage: `${amperes} A`,
        Voltage: voltage,
        Style: label.split(",")[0] ?? label,
        Material: code === "MDL" ? "Glass" : "Fiberglass",
      },
      price: amperes > 30 ? price * 1.5 : price,
      weight: code === "MDL" ? 0.004 : 0.02,
      units: boxesOf(10),
      image: { drawing: "fuse", glass: code === "MDL" },
    }),
  ),
);

const contactors: Product[] = ([9, 12, 18, 25, 32, 40] as const).flatMap((amperes, step) =>
  (
    [
      ["024D", "24 VDC"],
      ["120A", "120 VAC"],
    ] as const
  ).map(
    ([code, coil]): Product => ({
      itemId: `CON-${String(amperes).padStart(2, "0")}-${code}`,
      description: `Contactor, 3 Pole, ${amperes} A, ${coil} Coil, 1 NO + 1 NC`,
      attributes: {
        Amperage: `${amperes} A`,
        Poles: "3",
        "Coil Voltage": coil,
        Mounting: "DIN rail",
        Standard: "IEC 60947-4-1",
      },
      price: 31 + step * step * 3.4 + step * 5 + (code === "024D" ? 6 : 0),
      weight: significant(0.34 + step * 0.06),
      image: { drawing: "contactor" },
    }),
  ),
);

const line = (values: Omit<ProductLine, "family">): ProductLine => ({ family: "Electrical", ...values });

/** Terminals, breakers, fuses and contactors. */
export const terminalAndPowerLines: readonly ProductLine[] = [
  line({
    ...{
      category: "Terminals and Splices",
      brand: "Crimpco",
      products: [...rings, ...splices],
      keywords: "crimp lug connector ring fork disconnect",
      tags: ["bulk"],
    },
    summary: "Crimp connector of tinned copper with insulation sleeve, in packs of one hundred",
    about:
      "The color tells the wire: red 22 to 18, blue 16 to 14, yellow 12 to 10 AWG. Use a ratchet crimper and tug at each one.",
  }),
  line({
    ...{
      category: "Circuit Breakers",
      brand: "Voltmar",
      products: breakers,
      keywords: "mcb miniature breaker din rail",
      costRatio: 0.62,
    },
    summary: "Miniature circuit breaker for branch circuits, for 35 mm DIN rail",
    about: "C curve trips at five to ten times the rated current: right for motors, transformers and mixed loads.",
  }),
  line({
    ...{ category: "Fuses", brand: "Voltmar", products: fuses, keywords: "time delay slow blow class cc rk5" },
    summary: "Fuse with time delay",
    about: "Holds through motor starts. Replace all fuses of a circuit when one has blown, and find out why it did.",
  }),
  line({
    ...{
      category: "Contactors",
      brand: "Voltmar",
      products: contactors,
      keywords: "motor starter relay coil iec",
      variantBy: "Coil Voltage",
      costRatio: 0.62,
    },
    summary: "Motor contactor with three poles and auxiliary contacts",
    about: "Rated AC-3 at 480 V. Add an overload relay to protect the motor; a contactor alone only switches.",
  }),
];
