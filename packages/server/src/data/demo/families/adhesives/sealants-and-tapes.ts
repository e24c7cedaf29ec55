import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { significant } from "../../numbers.ts";
import { casesOf } from "../../units.ts";

const silicones: Product[] = (
  [
    ["SIL", "Silicone Sealant, Acetic Cure", "Silicone", 7.4, ["Clear", "White", "Black", "Almond", "Gray"]],
    ["SIN", "Silicone Sealant, Neutral Cure", "Silicone", 9.9, ["Clear", "White", "Black", "Gray"]],
    ["PUR", "Polyurethane Sealant, Construction Grade", "Polyurethane", 8.6, ["White", "Black", "Gray", "Brown"]],
    ["MSP", "Hybrid Polymer Sealant and Adhesive", "Silyl modified polymer", 13.8, ["White", "Black", "Gray", "Clear"]],
    ["ACR", "Acrylic Latex Caulk, Paintable", "Acrylic latex", 4.2, ["White", "Clear", "Brown", "Almond"]],
    ["BUT", "Butyl Rubber Sealant, Gutter and Lap", "Butyl rubber", 7.9, ["White", "Gray", "Brown"]],
    ["FIR", "Firestop Sealant, Intumescent", "Acrylic", 14.6, ["Red"]],
  ] as const
).flatMap(([code, noun, material, price, colors]) =>
  colors.map(
    (color): Product => ({
      itemId: `SLT-${code}-${color.slice(0, 3).toUpperCase()}`,
      description: `${noun}, ${color}, 10.1 oz Cartridge`,
      attributes: { Color: color, Material: material, Size: "10.1 oz", Style: noun.split(",")[0] ?? noun },
      price,
      weight: 0.36,
      units: casesOf(12),
      image: { drawing: "cartridge", color: color.toLowerCase() },
    }),
  ),
);

const gasket: Product[] = (
  [
    ["BLU", "Gasket Maker, RTV Silicone, Blue, Sensor Safe", "Blue", "-55 to 260 °C", 7.8],
    ["RED", "Gasket Maker, RTV Silicone, Red, High Temperature", "Red", "-55 to 340 °C", 8.9],
    ["BLK", "Gasket Maker, RTV Silicone, Black, Oil Resistant", "Black", "-55 to 260 °C", 8.4],
    ["GRY", "Gasket Maker, RTV Silicone, Gray, High Torque", "Gray", "-55 to 330 °C", 9.6],
    ["CLR", "Gasket Maker, RTV Silicone, Clear", "Clear", "-60 to 230 °C", 6.9],
  ] as const
).flatMap(([code, label, color, range, price]) =>
  (
    [
      ["80", "80 ml Tube", 1, "tube"],
      ["300", "300 ml Cartridge", 2.3, "cartridge"],
    ] as const
  ).map(
    ([volume, pack, factor, drawing]): Product => ({
      itemId: `RTV-${code}-${volume}`,
      description: `${label}, ${pack}`,
      attributes: { Volume: `${volume} ml`, Color: color, Material: "Silicone", "Temperature Range": range },
      price: price * factor,
      weight: significant(Number(volume) * 0.00125),
      units: casesOf(12),
      image: { drawing, color: color.toLowerCase() },
    }),
  ),
);

/** Code, label, material, thickness in mil, length in feet, price of one inch of width, colors. */
const tapeKinds = [
  ["DCT", "Duct Tape, General Purpose", "Polyethylene cloth", 9, 180, 3.6, ["Silver", "Black", "White"]],
  ["GAF", "Gaffer Tape, Matte, Residue Free", "Cotton cloth", 12, 165, 9.4, ["Black", "White", "Gray"]],
  ["MSK", "Masking Tape, General Purpose", "Crepe paper", 5, 180, 2.3, ["Almond"]],
  ["PNT", "Painter's Tape, 14 Day", "Crepe paper", 6, 180, 4.4, ["Blue", "Green"]],
  ["FOI", "Foil Tape, Aluminum, Acrylic", "Aluminum foil", 3, 150, 7.9, ["Silver"]],
  ["FLM", "Filament Tape, Strapping", "Polypropylene and glass", 5, 180, 5.2, ["Clear"]],
  ["PKG", "Packaging Tape, Hot Melt", "Polypropylene", 2, 330, 1.45, ["Clear", "Brown"]],
] as const;

const tapes: Product[] = tapeKinds.flatMap(([code, label, material, mil, length, price, colors]) =>
  colors.flatMap((color) =>
    (["1", "2", "3"] as const)
      .filter((width) => code !== "PKG" || width !== "1")
      .map(
        (width): Product => ({
          itemId: `TPE-${code}-${color.slice(0, 3).toUpperCase()}-${width}`,
          description: `${label}, ${width} in x ${length / 3} yd, ${mil} mil, ${color === "Almond" ? "Natural" : color}`,
          attributes: { "Tape Width": `${width} in`, Thickness: `${mil} mil`, Color: color, Material: material },
          price: price * Number(width) * 0.92 + 0.4,
          weight: significant(Number(width) * mil * length * 0.000052),
          units: casesOf(width === "1" ? 36 : width === "2" ? 24 : 16),
          image: { drawing: "tape-roll", color: color.toLowerCase() },
        }),
      ),
  ),
);

const mounting: Product[] = (
  [
    ["45", 45, 12.8],
    ["60", 60, 16.4],
    ["25", 25, 9.6],
  ] as const
).flatMap(([code, mil, price]) =>
  (["1/2", "3/4", "1"] as const).flatMap((width, step) =>
    (["Gray", "Black", "White"] as const).map(
      (color): Product => ({
        itemId: `MTP-${code}-${width.replace("/", "")}-${color.slice(0, 3).toUpperCase()}`,
        description: `Mounting Tape, Acrylic Foam, Double Sided, ${width} in x 15 yd, ${mil} mil, ${color}`,
        attributes: { "Tape Width": `${width} in`, Thickness: `${mil} mil`, Color: color, Material: "Acrylic foam" },
        price: price * (1 + step * 0.5),
        weight: significant(0.1 + step * 0.06),
        units: casesOf(12),
        image: { drawing: "tape-roll", color: color.toLowerCase() },
      }),
    ),
  ),
);

const aerosols: Product[] = (
  [
    ["SPR-MP", "Spray Adhesive, Multipurpose, 16.8 oz Can", "Clear", "Synthetic elastomer", 14.9],
    ["SPR-HS", "Spray Adhesive, High Strength, 17.6 oz Can", "Clear", "Synthetic elastomer", 19.8],
    ["SPR-FF", "Spray Adhesive, Foam and Fabric, 16.8 oz Can", "Orange", "Synthetic elastomer", 17.2],
    ["CLN-CIT", "Adhesive Remover, Citrus, 18 oz Can", "Clear", "Citrus terpenes", 16.5],
    ["PRM-AN", "Surface Primer for Anaerobics, 4.5 oz Can", "Green", "Solvent with copper salt", 26.4],
    ["ACT-CA", "Activator for Instant Adhesives, 5 oz Can", "Clear", "Heptane", 18.3],
    ["PUF-GAP", "Polyurethane Foam, Gap Filler, 12 oz Can", "Almond", "Polyurethane", 6.8],
    ["PUF-WIN", "Polyurethane Foam, Window and Door, 12 oz Can", "White", "Polyurethane", 7.6],
  ] as const
).map(
  ([itemId, description, color, material, price]): Product => ({
    itemId,
    description,
    attributes: {
      Style: description.split(",")[0] ?? description,
      Color: color,
      Material: material,
      Size: description.match(/[\d.]+ oz/)?.[0] ?? "12 oz",
    },
    price,
    weight: 0.48,
    units: casesOf(12),
    image: { drawing: "can", color: color.toLowerCase() },
  }),
);

const line = (values: Omit<ProductLine, "family">): ProductLine => ({ family: "Adhesives", ...values });

/** Sealants, gasket makers, tapes and sprays. */
export const sealantAndTapeLines: readonly ProductLine[] = [
  line({
    ...{
      category: "Sealants and Caulks",
      brand: "Sealwright",
      products: silicones,
      keywords: "caulk silicone joint tube gun",
      variantBy: "Color",
      lots: true,
    },
    summary: "Gun grade sealant in a cartridge for standard guns",
    about:
      "Acetic silicone for glass and tile, neutral cure for metal and stone, polyurethane for concrete joints, hybrid for nearly everything and paintable.",
  }),
  line({
    ...{
      category: "Gasket Makers",
      brand: "Sealwright",
      products: gasket,
      keywords: "rtv liquid gasket form in place silicone",
      lots: true,
    },
    summary: "Silicone that cures to a flexible gasket",
    about:
      "Run a bead of 3 mm round every hole, join within ten minutes, wait an hour before oil and a day before full load.",
  }),
  line({
    ...{
      category: "Tapes",
      brand: "Tapeworks",
      products: tapes,
      keywords: "duct gaffer masking packing filament roll",
      variantBy: "Tape Width",
    },
    summary: "Pressure sensitive tape on a three inch core",
    about: "Surfaces must be dry, clean and above 10 °C. Store rolls flat and cool.",
  }),
  line({
    ...{
      category: "Mounting Tapes",
      brand: "Tapeworks",
      products: mounting,
      keywords: "double sided foam bonding acrylic panel",
      variantBy: "Tape Width",
    },
    summary: "Double sided tape of closed cell acrylic foam",
    about:
      "Replaces rivets and spot welds on panels and signs. Clean with alcohol, press with 15 psi, full strength after three days.",
  }),
  line({
    ...{
      category: "Sprays and Foams",
      brand: "Sealwright",
      products: aerosols,
      keywords: "aerosol glue activator primer foam",
      lots: true,
    },
    summary: "Adhesive, primer, foam or remover in a spray can",
    about: "Shake well and use with ventilation; the propellant burns.",
  }),
];
