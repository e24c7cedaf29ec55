import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { significant } from "../../numbers.ts";
import { casesOf } from "../../units.ts";

/** Code, label, color of the liquid, pH, price of a gallon. */
const chemicals = [
  ["DEG", "Degreaser, Heavy Duty, Butyl Free", "Purple", "12.5", 18.6],
  ["APC", "All Purpose Cleaner, Citrus", "Orange", "9", 13.9],
  ["GLS", "Glass Cleaner, Ammonia Free", "Blue", "8", 10.8],
  ["FLR", "Floor Cleaner, Neutral", "Green", "7", 14.7],
  ["DIS", "Disinfectant, Quaternary, Concentrate", "Yellow", "11", 24.5],
  ["BTH", "Bathroom Cleaner, Acid, Descaling", "Red", "2", 16.9],
  ["CON", "Concrete Cleaner, Rust and Scale", "Clear", "1", 22.4],
  ["PAR", "Parts Washer Detergent, Low Foam", "Clear", "12", 26.8],
] as const;

const packs = [
  ["QT", "32 oz Spray Bottle", 0.42, 1, 12, "spray-bottle"],
  ["1G", "1 gal Jug", 1, 3.9, 4, "jug"],
  ["5G", "5 gal Pail", 4.4, 19.6, 1, "pail"],
  ["55G", "55 gal Drum", 40, 215, 1, "drum"],
] as const;

const cleaners: Product[] = chemicals.flatMap(([code, label, color, acidity, price]) =>
  packs
    .filter(([pack]) => pack !== "55G" || ["DEG", "FLR", "PAR", "CON"].includes(code))
    .filter(([pack]) => pack !== "QT" || code !== "PAR")
    .map(
      ([pack, packLabel, factor, weight, size, drawing]): Product => ({
        itemId: `CLN-${code}-${pack}`,
        description: `${label}, ${packLabel}`,
        attributes: {
          Size: packLabel.replace(/ (Spray Bottle|Jug|Pail|Drum)$/, ""),
          Style: label.split(",")[0] ?? label,
          "pH Value": acidity,
          Color: color,
        },
        price: price * factor,
        weight,
        units: size > 1 ? casesOf(size) : undefined,
        image: { drawing, color: color.toLowerCase() },
      }),
    ),
);

const soaps: Product[] = (
  [
    ["FOA", "Hand Soap, Foaming, Fragrance Free", "Clear", 16.8],
    ["LOT", "Hand Soap, Lotion, Pink", "Red", 11.9],
    ["PUM", "Hand Cleaner, Pumice, Citrus", "Orange", 21.6],
    ["SAN", "Hand Sanitizer, Gel, 70% Alcohol", "Clear", 19.4],
  ] as const
).flatMap(([code, label, color, price]) =>
  (
    [
      ["1L", "1000 ml Refill", 0.6, 6],
      ["1G", "1 gal Pump Bottle", 1, 4],
      ["2L", "2000 ml Refill", 1.02, 4],
    ] as const
  ).map(
    ([pack, packLabel, factor, size]): Product => ({
      itemId: `SOP-${code}-${pack}`,
      description: `${label}, ${packLabel}`,
      attributes: {
        Size: packLabel.split(" ").slice(0, 2).join(" "),
        Style: label.split(",")[0] ?? label,
        Color: color,
      },
      price: price * factor,
      weight: pack === "1L" ? 1.1 : 3.9,
      units: casesOf(size),
      image: { drawing: "jug", color: color.toLowerCase(), pump: true },
    }),
  ),
);

const liners: Product[] = (
  [
    ["12-16 gal", "24 x 33", 8, "HD", 0.055, 500],
    ["20-30 gal", "30 x 37", 10, "HD", 0.085, 500],
    ["33 gal", "33 x 40", 16, "HD", 0.16, 250],
    ["33 gal", "33 x 39", 33, "LD", 0.24, 150],
    ["40-45 gal", "40 x 46", 40, "LD", 0.36, 100],
    ["55-60 gal", "38 x 58", 51, "LD", 0.5, 100],
    ["55-60 gal", "38 x 60", 22, "HD", 0.3, 150],
  ] as const
).flatMap(([capacity, size, micron, kind, price, pack]) =>
  (["Black", "Clear"] as const).map(
    (color): Product => ({
      itemId: `LNR-${size.replace(/[ x]+/g, "")}-${kind}${color.charAt(0)}`,
      description: `Can Liner, ${capacity}, ${size} in, ${micron} micron, ${color}, Case of ${pack}`,
      attributes: {
        Capacity: capacity,
        Size: `${size} in`,
        "Liner Thickness": `${micron} micron`,
        Color: color,
        Material: kind === "HD" ? "High density polyethylene" : "Low density polyethylene",
      },
      price: price * pack * (color === "Clear" ? 1.04 : 1),
      weight: significant(pack * micron * 0.00042 * (Number(size.split(" ")[0]) / 10)),
      units: [{ unit: "CS", size: 1 }],
      image: { drawing: "liner-roll", color: color.toLowerCase() },
    }),
  ),
);

const line = (values: Omit<ProductLine, "family">): ProductLine => ({ family: "Janitorial", ...values });

/** Cleaners, soaps and liners. */
export const cleaningLines: readonly ProductLine[] = [
  line({
    ...{
      category: "Cleaners and Degreasers",
      brand: "Brightline",
      products: cleaners,
      keywords: "chemical detergent disinfectant floor glass",
      variantBy: "Size",
    },
    summary: "Water based cleaner for plants and workshops",
    about:
      "Dilute as the label says; stronger does not clean better. Rinse aluminum soon after strong alkali or acid. Never mix with bleach.",
    documents: [
      {
        title: "Safety data sheets, Brightline cleaners",
        category: "Safety data sheet",
        url: "/media/documents/brightline-cleaners-sds.pdf",
      },
    ],
  }),
  line({
    ...{
      category: "Hand Soaps",
      brand: "Brightline",
      products: soaps,
      keywords: "hand cleaner sanitizer dispenser refill",
      variantBy: "Size",
    },
    summary: "Hand soap for wash rooms and shops",
    about: "Pumice for grease and paint, foam for offices; one pump of foam is enough.",
  }),
  line({
    ...{
      category: "Can Liners",
      brand: "Hefton",
      products: liners,
      keywords: "trash bag garbage liner waste",
      variantBy: "Color",
    },
    summary: "Can liner on perforated rolls, sold by the case",
    about: "High density for paper and light waste, low density for anything with corners.",
  }),
];
