import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { significant } from "../../numbers.ts";

const cylinders: Product[] = (
  [
    [12, "M5", 24],
    [16, "M5", 26],
    [20, "1/8", 31],
    [25, "1/8", 35],
    [32, "1/8", 48],
    [40, "1/4", 58],
    [50, "1/4", 72],
    [63, "3/8", 91],
  ] as const
).flatMap(([bore, port, price]) =>
  (bore < 32 ? ([25, 50, 80, 100, 160] as const) : ([25, 50, 100, 160, 200] as const)).map(
    (stroke): Product => ({
      itemId: `CYL-${bore}-${stroke}`,
      description: `Air Cylinder, ${bore} mm Bore, ${stroke} mm Stroke, Double Acting, ${port === "M5" ? "M5" : `G ${port}`} Ports`,
      attributes: {
        "Bore Size": `${bore} mm`,
        Stroke: `${stroke} mm`,
        Port: port === "M5" ? "M5" : `G ${port}`,
        Action: "Double acting",
        Material: "Aluminum",
        Standard: bore < 32 ? "ISO 6432" : "ISO 15552",
      },
      price: price + stroke * bore * 0.0058,
      weight: significant((bore ** 2 * (60 + stroke)) / 260_000),
      image: { drawing: "air-cylinder", bore, stroke },
    }),
  ),
);

const valves: Product[] = (
  [
    ["32", "3/2 Single Solenoid", 1],
    ["52S", "5/2 Single Solenoid", 1.3],
    ["52D", "5/2 Double Solenoid", 1.75],
    ["53C", "5/3 Closed Center", 2],
  ] as const
).flatMap(([code, label, factor]) =>
  (
    [
      ["1/8", 34],
      ["1/4", 41],
      ["3/8", 58],
    ] as const
  ).flatMap(([port, price]) =>
    (["24 VDC", "120 VAC"] as const).map(
      (voltage): Product => ({
        itemId: `SOV-${code}-${port.replace("/", "")}-${voltage.startsWith("24") ? "024" : "120"}`,
        description: `Solenoid Valve, ${label}, ${port} in NPT, ${voltage}`,
        attributes: {
          "Pipe Size": `${port} in NPT`,
          "Valve Function": label,
          "Coil Voltage": voltage,
          Material: "Aluminum",
          "Maximum Pressure": "115 psi",
        },
        price: price * factor,
        weight: significant(0.16 * factor + 0.05),
        image: { drawing: "solenoid-valve", double: code === "52D" || code === "53C" },
      }),
    ),
  ),
);

const airPreparation: Product[] = (["1/8", "1/4", "3/8", "1/2"] as const).flatMap((port, step) =>
  (
    [
      ["F", "Filter, 5 Micron, Polycarbonate Bowl", "Filter", 26],
      ["R", "Regulator with Gauge, 7 to 125 psi", "Regulator", 29],
      ["L", "Lubricator, Polycarbonate Bowl", "Lubricator", 28],
      ["FR", "Filter Regulator with Gauge, 5 Micron", "Filter regulator", 45],
      ["FRL", "Filter Regulator Lubricator Set with Gauge", "Filter regulator lubricator", 76],
    ] as const
  ).map(
    ([code, label, style, price]): Product => ({
      itemId: `AIR-${code}-${port.replace("/", "")}`,
      description: `Air ${label}, ${port} in NPT`,
      attributes: {
        "Pipe Size": `${port} in NPT`,
        Style: style,
        Material: "Zinc die cast",
        "Maximum Pressure": "150 psi",
      },
      price: price * (1 + step * 0.22),
      weight: significant(0.3 + step * 0.15 + (code === "FRL" ? 0.6 : 0)),
      image: { drawing: "air-preparation", parts: code.length },
    }),
  ),
);

const gauges: Product[] = (
  [
    ["1-1/2", "1/8", 6.8],
    ["2", "1/4", 8.9],
    ["2-1/2", "1/4", 12.4],
    ["4", "1/4", 28.5],
  ] as const
).flatMap(([dial, port, price]) =>
  (["60", "100", "160", "300"] as const).map(
    (pressure): Product => ({
      itemId: `GAU-${dial.replace(/[-/]/g, "")}-${pressure}`,
      description: `Pressure Gauge, ${dial} in Dial, 0 to ${pressure} psi, ${port} in NPT Bottom`,
      attributes: {
        "Dial Size": `${dial} in`,
        "Pressure Range": `0 to ${pressure} psi`,
        "Pipe Size": `${port} in NPT`,
        Material: "Steel case, brass movement",
      },
      price,
      weight: significant(0.06 + Number(dial.split("-")[0]) ** 2 * 0.022),
      image: { drawing: "gauge", maximum: Number(pressure) },
    }),
  ),
);

const accessories: Product[] = (["1/8", "1/4", "3/8", "1/2"] as const).flatMap((port, step) =>
  (
    [
      ["MUF", "Exhaust Muffler, Sintered Bronze", "Muffler", 1.9],
      ["FCV", "Flow Control Valve, Metered Out, Brass", "Flow control", 8.4],
      ["CHK", "Check Valve, Brass", "Check valve", 7.6],
      ["BLV", "Mini Ball Valve, Nickel Plated Brass", "Shut-off", 8.1],
      ["NDL", "Needle Valve, Brass", "Needle valve", 9.8],
    ] as const
  ).map(
    ([code, label, style, price]): Product => ({
      itemId: `PNA-${code}-${port.replace("/", "")}`,
      description: `${label}, ${port} in NPT`,
      attributes: {
        "Pipe Size": `${port} in NPT`,
        Style: style,
        Material: code === "MUF" ? "Sintered bronze" : "Brass",
        "Maximum Pressure": "150 psi",
      },
      price: price * (1 + step * 0.3),
      weight: significant(0.02 + step * 0.03),
      image: { drawing: code === "MUF" ? "muffler" : "needle-valve" },
    }),
  ),
);

const line = (values: Omit<ProductLine, "family" | "brand">): ProductLine => ({
  family: "Pneumatics",
  brand: "Zephyron",
  ...values,
});

/** Cylinders, valves, air preparation and gauges. */
export const componentLines: readonly ProductLine[] = [
  line({
    ...{
      category: "Air Cylinders",
      products: cylinders,
      keywords: "pneumatic actuator iso profile round",
      costRatio: 0.6,
      variantBy: "Stroke",
    },
    summary: "Double acting air cylinder with magnetic piston and adjustable cushions",
    about: "Force at 6 bar: 47 daN for 32 mm bore, 75 for 40, 118 for 50. Switches clip into the slot or on a band.",
  }),
  line({
    ...{
      category: "Solenoid Valves",
      products: valves,
      keywords: "directional control valve spool 5/2 3/2",
      costRatio: 0.6,
      variantBy: "Coil Voltage",
    },
    summary: "Directional control valve with solenoid pilot and manual override",
    about:
      "5/2 for double acting cylinders, 3/2 for single acting and for blowing off, 5/3 holds the cylinder in between.",
  }),
  line({
    ...{ category: "Air Preparation", products: airPreparation, keywords: "frl filter regulator lubricator" },
    summary: "Compressed air preparation in modular housing",
    about:
      "Every circuit needs clean air of steady pressure. Drain the bowl daily or fit the automatic drain; oil only tools that ask for it.",
  }),
  line({
    ...{ category: "Pressure Gauges", products: gauges, keywords: "manometer dial psi", variantBy: "Pressure Range" },
    summary: "Dial gauge with Bourdon tube, accuracy 2.5 percent",
    about: "Choose a range of one and a half times the working pressure. Use a snubber where pressure pulses.",
  }),
  line({
    ...{ category: "Valves and Mufflers", products: accessories, keywords: "silencer flow control check ball needle" },
    summary: "Small valve or muffler for pneumatic lines",
    about: "Throttle the exhaust, not the supply, and a cylinder moves evenly.",
  }),
];
