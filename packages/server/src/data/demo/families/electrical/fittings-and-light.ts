import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { significant } from "../../numbers.ts";
import { boxesOf, casesOf, each } from "../../units.ts";

const conduitSizes = [
  ["1/2", 0.42],
  ["3/4", 0.64],
  ["1", 1.08],
  ["1-1/4", 1.92],
  ["1-1/2", 2.65],
  ["2", 3.9],
] as const;

const conduitKinds = [
  ["CPL", "EMT Coupling, Set Screw", "coupling", 1],
  ["CON", "EMT Connector, Set Screw", "connector", 0.95],
  ["CCP", "EMT Coupling, Compression", "coupling", 1.6],
  ["STR", "EMT Strap, One Hole", "strap", 0.45],
  ["LB", "Conduit Body, LB, with Cover and Gasket", "body", 9.5],
] as const;

const conduit: Product[] = conduitKinds.flatMap(([code, noun, form, factor]) =>
  conduitSizes.map(
    ([size, price], step): Product => ({
      itemId: `EMT-${code}-${size.replace(/[-/]/g, "")}`,
      description: `${noun}, ${size} in`,
      attributes: {
        "Trade Size": `${size} in`,
        Style: noun.split(", ").slice(0, 2).join(", "),
        Material: form === "body" ? "Aluminum" : form === "strap" ? "Zinc plated steel" : "Zinc die cast",
        Standard: "UL 514B",
      },
      price: price * factor,
      weight: significant((0.03 + step * 0.035) * (form === "body" ? 4 : 1)),
      units: boxesOf(step < 2 ? 50 : step < 4 ? 25 : 10),
      image: { drawing: "conduit-fitting", form },
    }),
  ),
);

const lamps: Product[] = (
  [
    ["A19", "LED Lamp, A19, 9 W, 800 lm, E26", 800, 3.9],
    ["PAR38", "LED Lamp, PAR38, 15 W, 1250 lm, E26", 1250, 11.8],
    ["T8", "LED Tube, T8, 4 ft, 15 W, 2200 lm, Ballast Bypass", 2200, 9.4],
    ["HBAY100", "LED High Bay, 100 W, 14000 lm, 120-277 V", 14000, 118],
    ["HBAY150", "LED High Bay, 150 W, 21000 lm, 120-277 V", 21000, 149],
    ["WPK40", "LED Wall Pack, 40 W, 5200 lm, Photocell", 5200, 74],
    ["STRIP4", "LED Strip Light, 4 ft, 40 W, 5200 lm", 5200, 58],
    ["VAPOR4", "LED Vapor Tight, 4 ft, 40 W, 5200 lm, IP65", 5200, 82],
  ] as const
).flatMap(([code, label, lumens, price]) =>
  (["4000 K", "5000 K"] as const).map(
    (temperature): Product => ({
      itemId: `LED-${code}-${temperature.slice(0, 2)}`,
      description: `${label}, ${temperature}`,
      attributes: {
        "Light Output": `${lumens} lm`,
        "Color Temperature": temperature,
        Style: (label.split(", ")[1] ?? label).trim(),
        Voltage: price > 50 ? "120-277 V" : "120 V",
      },
      price,
      weight: price > 50 ? 3.2 : 0.2,
      units: price > 50 ? each : casesOf(12),
      image: { drawing: price > 50 ? "fixture" : code === "T8" ? "tube-lamp" : "lamp" },
    }),
  ),
);

const enclosures: Product[] = (
  [
    ["6 x 6 x 4", 38],
    ["8 x 8 x 4", 47],
    ["10 x 8 x 6", 62],
    ["12 x 12 x 6", 84],
    ["16 x 12 x 8", 128],
    ["20 x 16 x 8", 176],
    ["24 x 20 x 8", 248],
  ] as const
).flatMap(([size, price]) =>
  (
    [
      ["12", "NEMA 12, Steel, Gray", "Steel", 1],
      ["4X", "NEMA 4X, Fiberglass, Gray", "Fiberglass", 1.45],
    ] as const
  ).map(
    ([rating, label, material, factor]): Product => ({
      itemId: `ENC-${size.replace(/[ x]+/g, "")}-${rating}`,
      description: `Enclosure, ${size} in, ${label}`,
      attributes: { Size: `${size} in`, Rating: `NEMA ${rating}`, Material: material, Color: "Gray", Mounting: "Wall" },
      price: price * factor,
      weight: significant(price * 0.05 * (material === "Steel" ? 1 : 0.55)),
      image: { drawing: "enclosure" },
    }),
  ),
);

const tapes: Product[] = (["Black", "Red", "Blue", "White", "Green", "Yellow", "Orange"] as const).map(
  (color): Product => ({
    itemId: `ETP-34-${color.slice(0, 3).toUpperCase()}`,
    description: `Electrical Tape, Vinyl, 3/4 in x 66 ft, 7 mil, ${color}`,
    attributes: { Width: "19 mm", Color: color, Material: "Vinyl", Thickness: "7 mil", Standard: "UL 510" },
    price: color === "Black" ? 2.1 : 2.6,
    weight: 0.11,
    units: casesOf(100),
    image: { drawing: "tape-roll", color: color.toLowerCase() },
  }),
);

const nuts: Product[] = (
  [
    ["GRY", "Gray", "22-16", 0.055],
    ["BLU", "Blue", "22-14", 0.06],
    ["ORA", "Orange", "22-14", 0.065],
    ["YEL", "Yellow", "18-12", 0.085],
    ["RED", "Red", "18-10", 0.11],
  ] as const
).map(
  ([code, color, gauge, price]): Product => ({
    itemId: `WNT-${code}`,
    description: `Wire Connector, Twist-On, ${gauge} AWG, ${color}`,
    attributes: { "Wire Gauge": `${gauge} AWG`, Color: color, Material: "Polypropylene", Style: "Twist-on" },
    price,
    weight: 0.002,
    units: [
      { unit: "EA", size: 1, minimum: 100, multiple: 100 },
      { unit: "BX", size: 100 },
    ],
    sellingUnit: "BX",
    image: { drawing: "wire-nut", color: color.toLowerCase() },
  }),
);

const line = (values: Omit<ProductLine, "family">): ProductLine => ({ family: "Electrical", ...values });

/** Conduit fittings, lighting, enclosures and tape. */
export const fittingAndLightLines: readonly ProductLine[] = [
  line({
    ...{
      category: "Conduit Fittings",
      brand: "Crimpco",
      products: conduit,
      keywords: "emt conduit connector coupling strap lb raceway",
    },
    summary: "Fitting for electrical metallic tubing",
    about: "Set screw fittings for dry rooms, compression fittings where it gets wet.",
  }),
  line({
    ...{
      category: "Lighting",
      brand: "Lumenar",
      products: lamps,
      keywords: "led bulb fixture high bay tube",
      variantBy: "Color Temperature",
    },
    summary: "LED light source with 50,000 hours of life",
    about: "4000 K is neutral white for offices and shops, 5000 K daylight for inspection and assembly.",
  }),
  line({
    ...{
      category: "Enclosures",
      brand: "Voltmar",
      products: enclosures,
      keywords: "junction box panel cabinet nema",
      variantBy: "Rating",
    },
    summary: "Wall mounted enclosure with hinged cover",
    about: "NEMA 12 keeps out dust and dripping oil, NEMA 4X also hose water and corrosion.",
  }),
  line({
    ...{
      category: "Electrical Tape",
      brand: "Bindwell",
      products: tapes,
      keywords: "vinyl insulating phase tape",
      variantBy: "Color",
    },
    summary: "Vinyl insulating tape, flame retardant, to 600 V and 80 °C",
    about: "Stretch it by half and finish without tension. Colors mark phases.",
  }),
  line({
    ...{
      category: "Wire Connectors",
      brand: "Bindwell",
      products: nuts,
      keywords: "wire nut twist-on",
      tags: ["bulk"],
    },
    summary: "Twist-on wire connector with square wire spring, in boxes of one hundred",
    about: "The color tells the range of wires. Not for aluminum.",
  }),
];
