import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { significant } from "../../numbers.ts";
import { casesOf, each } from "../../units.ts";

/** Wheel diameter in inches, capacity in pounds of the rubber wheel, price. */
const casterSizes = [
  [3, 210, 9.6],
  [4, 275, 12.8],
  [5, 325, 15.9],
  [6, 410, 21.4],
  [8, 500, 29.8],
] as const;

const treads = [
  ["RB", "Rubber", 1, 1],
  ["PU", "Polyurethane", 1.9, 1.45],
  ["PH", "Phenolic", 2.2, 1.15],
] as const;

const mounts = [
  ["S", "Swivel", 1],
  ["SB", "Swivel with Brake", 1.3],
  ["R", "Rigid", 0.82],
] as const;

const casters: Product[] = casterSizes.flatMap(([diameter, capacity, price]) =>
  treads.flatMap(([treadCode, tread, strength, treadFactor]) =>
    mounts.map(
      ([mountCode, mount, mountFactor]): Product => ({
        itemId: `CST-${diameter}${treadCode}-${mountCode}`,
        description: `Plate Caster, ${diameter} in ${tread} Wheel, ${mount}, ${Math.round((capacity * strength) / 10) * 10} lb`,
        attributes: {
          "Wheel Diameter": `${diameter} in`,
          "Wheel Material": tread,
          Mounting: mount,
          "Load Capacity": `${Math.round((capacity * strength) / 10) * 10} lb`,
          Material: "Zinc plated steel",
        },
        price: price * treadFactor * mountFactor,
        weight: significant(0.25 + diameter ** 1.8 * 0.07),
        image: { drawing: "caster", diameter, rigid: mountCode === "R", brake: mountCode === "SB", tread: treadCode },
        replacedBy: diameter === 3 && treadCode === "PH" && mountCode === "SB" ? "CST-3PU-SB" : undefined,
      }),
    ),
  ),
);

const bins: Product[] = (
  [
    ["5 x 4 x 3", 1.9, 24],
    ["7 x 4 x 3", 2.6, 24],
    ["11 x 5 x 5", 4.9, 12],
    ["11 x 11 x 5", 8.4, 6],
    ["15 x 8 x 7", 10.2, 12],
    ["18 x 11 x 10", 19.6, 4],
  ] as const
).flatMap(([size, price, pack]) =>
  (["Blue", "Red", "Yellow", "Green", "Clear"] as const).map(
    (color): Product => ({
      itemId: `BIN-${size.replace(/[ x]+/g, "")}-${color.slice(0, 3).toUpperCase()}`,
      description: `Stacking Bin, ${size} in, ${color}`,
      attributes: { Size: `${size} in`, Color: color, Material: "Polypropylene", Style: "Hang and stack" },
      price,
      weight: significant(price * 0.05),
      units: casesOf(pack),
      image: { drawing: "bin", color: color.toLowerCase() },
    }),
  ),
);

const trucks: Product[] = (
  [
    ["HT-600P", "Hand Truck, Steel, Pneumatic Wheels, P Handle, 600 lb", "600 lb", "Steel", 94, 17, "hand-truck"],
    ["HT-800D", "Hand Truck, Steel, Solid Wheels, Dual Handle, 800 lb", "800 lb", "Steel", 112, 19, "hand-truck"],
    [
      "HT-500A",
      "Hand Truck, Aluminum, Pneumatic Wheels, Loop Handle, 500 lb",
      "500 lb",
      "Aluminum",
      178,
      10,
      "hand-truck",
    ],
    ["HT-CYL", "Cylinder Hand Truck, Steel, Pneumatic Wheels, 2 Cylinders", "500 lb", "Steel", 214, 24, "hand-truck"],
    ["PT-2448", "Platform Truck, Steel Deck, 24 x 48 in, 2000 lb", "2000 lb", "Steel", 268, 45, "platform-truck"],
    ["PT-3060", "Platform Truck, Steel Deck, 30 x 60 in, 2400 lb", "2400 lb", "Steel", 324, 58, "platform-truck"],
    ["PT-2436F", "Platform Truck, Folding Handle, 24 x 36 in, 660 lb", "660 lb", "Steel", 142, 22, "platform-truck"],
    ["PJ-5500S", "Pallet Jack, 27 x 48 in Forks, 5500 lb", "5500 lb", "Steel", 412, 75, "pallet-jack"],
    ["PJ-5500N", "Pallet Jack, 21 x 48 in Forks, 5500 lb", "5500 lb", "Steel", 418, 72, "pallet-jack"],
    ["PJ-5500L", "Pallet Jack, Low Profile, 27 x 48 in Forks, 4400 lb", "4400 lb", "Steel", 536, 77, "pallet-jack"],
    ["DR-4W", "Drum Dolly, 55 gal, 4 Casters, 1000 lb", "1000 lb", "Steel", 66, 9, "platform-truck"],
    ["DR-HT", "Drum Truck, Steel, 55 gal, 1000 lb", "1000 lb", "Steel", 236, 29, "hand-truck"],
  ] as const
).map(
  ([itemId, description, capacity, material, price, weight, drawing]): Product => ({
    itemId,
    description,
    attributes: { "Load Capacity": capacity, Material: material, Style: description.split(",")[0] ?? description },
    price,
    weight,
    image: { drawing },
  }),
);

const packing: Product[] = (
  [
    ["SWF-18-80", "Stretch Wrap, Hand, 18 in x 1500 ft, 80 gauge, Clear", "Clear", "18 in", 22.4, 4],
    ["SWF-18-80B", "Stretch Wrap, Hand, 18 in x 1500 ft, 80 gauge, Black", "Black", "18 in", 26.8, 4],
    ["SWF-18-63", "Stretch Wrap, Hand, 18 in x 1500 ft, 63 gauge, Clear", "Clear", "18 in", 18.6, 4],
    ["SWF-20-80M", "Stretch Wrap, Machine, 20 in x 5000 ft, 80 gauge, Clear", "Clear", "20 in", 69, 1],
    ["SWF-05-80", "Stretch Wrap, Bundling, 5 in x 1000 ft, 80 gauge, Clear", "Clear", "5 in", 6.2, 12],
    ["PST-12-P", "Strapping, Polypropylene, 1/2 in x 9000 ft, 300 lb", "Black", "1/2 in", 62, 1],
    ["PST-58-E", "Strapping, Polyester, 5/8 in x 4000 ft, 1400 lb", "Green", "5/8 in", 98, 1],
    ["PST-34-S", "Strapping, Steel, 3/4 in x 0.020 in x 960 ft", "Black", "3/4 in", 86, 1],
  ] as const
).map(
  ([itemId, description, color, width, price, pack]): Product => ({
    itemId,
    description,
    attributes: {
      "Tape Width": width,
      Color: color,
      Material: description.includes("Steel")
        ? "Steel"
        : description.includes("Polyester")
          ? "Polyester"
          : "Plastic film",
      Style: description.split(",")[0] ?? description,
    },
    price,
    weight: significant(price * 0.12),
    units: pack > 1 ? casesOf(pack) : [{ unit: "RL", size: 1 }],
    image: { drawing: "film-roll", color: color.toLowerCase() },
  }),
);

const line = (values: Omit<ProductLine, "family">): ProductLine => ({
  family: "Material Handling",
  units: each,
  ...values,
});

/** Casters, bins, trucks and packing material. */
export const movingLines: readonly ProductLine[] = [
  line({
    ...{
      category: "Casters",
      brand: "Rollvant",
      products: casters,
      keywords: "wheel swivel rigid brake plate mount",
      variantBy: "Mounting",
    },
    summary: "Plate caster with double ball race and zinc plated fork",
    about:
      "Rubber rolls quietly, polyurethane spares floors and carries more, phenolic stands heat and oil. Count three casters when four carry: one always floats.",
  }),
  line({
    ...{
      category: "Storage Bins",
      brand: "Stackwell",
      products: bins,
      keywords: "plastic hang stack parts container",
      variantBy: "Color",
    },
    summary: "Polypropylene bin that stacks and hangs on louvered panels",
    about: "Label slot in front, ribs inside for dividers. Stands oil and freezing.",
  }),
  line({
    ...{
      category: "Hand and Pallet Trucks",
      brand: "Rollvant",
      products: trucks,
      keywords: "dolly cart pallet jack platform drum",
      costRatio: 0.66,
    },
    summary: "Truck for moving loads by hand",
    about: "Delivered ready to use except for the handle. Spare wheels are in stock.",
  }),
  line({
    ...{
      category: "Stretch Wrap and Strapping",
      brand: "Tapeworks",
      products: packing,
      keywords: "pallet wrap film band packaging",
    },
    summary: "Material for securing loads on pallets",
    about:
      "Five layers at the bottom, three above. Polyester strap replaces steel up to 1,400 pounds and does not spring back when cut.",
  }),
];
