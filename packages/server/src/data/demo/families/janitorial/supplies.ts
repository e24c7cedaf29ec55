import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { significant } from "../../numbers.ts";
import { casesOf, each } from "../../units.ts";

const paper: Product[] = (
  [
    ["CFT", "Center Pull Towels, 2 Ply, 600 ft, 6 Rolls", "2", "White", 44.8, "towel-roll"],
    ["HRT-W", "Hardwound Roll Towels, 8 in x 800 ft, 6 Rolls", "1", "White", 52.6, "towel-roll"],
    ["HRT-N", "Hardwound Roll Towels, 8 in x 800 ft, Natural, 6 Rolls", "1", "Brown", 46.9, "towel-roll"],
    ["MFT", "Multifold Towels, 16 Packs of 250", "1", "White", 38.4, "folded-towels"],
    ["CFD", "C-Fold Towels, 12 Packs of 200", "1", "White", 34.2, "folded-towels"],
    ["BTS", "Bath Tissue, Standard, 2 Ply, 80 Rolls", "2", "White", 58.7, "towel-roll"],
    ["BTJ", "Bath Tissue, Jumbo 9 in, 2 Ply, 12 Rolls", "2", "White", 42.3, "towel-roll"],
    ["FTS", "Facial Tissue, 2 Ply, 30 Boxes of 100", "2", "White", 36.5, "folded-towels"],
  ] as const
).map(
  ([code, label, ply, color, price, drawing]): Product => ({
    itemId: `PPR-${code}`,
    description: `${label}`,
    attributes: { Ply: ply, Color: color, Material: "Recycled paper", Style: label.split(",")[0] ?? label },
    price,
    weight: significant(price * 0.22),
    units: [{ unit: "CS", size: 1 }],
    image: { drawing },
  }),
);

const wipers: Product[] = (
  [
    ["DRC", "Wiper, DRC, Pop-Up Box of 100", "Double recrepe", "White", 8.9, 10],
    ["HYD", "Wiper, Hydroentangled, Jumbo Roll of 475", "Hydroentangled cellulose", "Blue", 52, 1],
    ["CLB", "Wiper, Heavy Duty Cloth, Box of 180", "Hydroentangled polyester", "White", 38.5, 4],
    ["RAG", "Rags, White Knit, Reclaimed, 25 lb Box", "Cotton", "White", 36.8, 1],
    ["SHP", "Shop Towels, Red, Bundle of 50", "Cotton", "Red", 21.6, 10],
    ["MIC", "Microfiber Cloths, 16 x 16 in, Pack of 12", "Microfiber", "Blue", 13.4, 12],
    ["DGW", "Degreasing Hand Wipes, Bucket of 72", "Polypropylene", "Orange", 14.9, 6],
    ["DSW", "Disinfectant Wipes, Canister of 160", "Polypropylene", "White", 9.7, 12],
  ] as const
).map(
  ([code, label, material, color, price, pack]): Product => ({
    itemId: `WYP-${code}`,
    description: label,
    attributes: {
      Material: material,
      Color: color,
      Style: label.split(",")[0] ?? label,
      Packaging: label.split(", ").at(-1) ?? label,
    },
    price,
    weight: significant(price * 0.11),
    units: pack > 1 ? casesOf(pack) : each,
    image: { drawing: "wiper-box", color: color.toLowerCase() },
  }),
);

const absorbents: Product[] = (
  [
    ["U", "Universal", "Gray"],
    ["O", "Oil Only", "White"],
    ["H", "Hazmat", "Yellow"],
  ] as const
).flatMap(([code, use, color]) =>
  (
    [
      ["PHW", "Absorbent Pads, Heavy Weight, 15 x 18 in, 100 Pads", "26 gal", 62, 8.2],
      ["PLW", "Absorbent Pads, Light Weight, 15 x 18 in, 200 Pads", "28 gal", 58, 7.4],
      ["SOC", "Absorbent Socks, 3 in x 4 ft, 30 Socks", "25 gal", 71, 13.6],
      ["ROL", "Absorbent Roll, Heavy Weight, 30 in x 150 ft", "56 gal", 124, 15.9],
      ["PIL", "Absorbent Pillows, 18 x 18 in, 10 Pillows", "20 gal", 84, 7.8],
      ["KIT", "Spill Kit, 20 gal Overpack Drum", "16 gal", 148, 12.5],
    ] as const
  ).map(
    ([form, label, capacity, price, weight]): Product => ({
      itemId: `ABS-${code}-${form}`,
      description: `${label}, ${use}`,
      attributes: {
        Application: use,
        Capacity: capacity,
        Color: color,
        Material: "Polypropylene",
        Style: label.split(",")[0] ?? label,
      },
      price: price * (code === "H" ? 1.35 : 1),
      weight,
      image: {
        drawing: form === "KIT" ? "drum" : form === "ROL" ? "film-roll" : "folded-towels",
        color: color.toLowerCase(),
      },
    }),
  ),
);

const floorPads: Product[] = ([13, 17, 20] as const).flatMap((diameter) =>
  (
    [
      ["Black", "Stripping"],
      ["Green", "Scrubbing"],
      ["Blue", "Cleaning"],
      ["Red", "Buffing"],
      ["White", "Polishing"],
    ] as const
  ).map(
    ([color, use]): Product => ({
      itemId: `FPD-${diameter}-${color.slice(0, 3).toUpperCase()}`,
      description: `Floor Pad, ${diameter} in, ${use}, ${color}, Case of 5`,
      attributes: { "Pad Diameter": `${diameter} in`, Application: use, Color: color, Material: "Polyester fiber" },
      price: 11 + diameter * 0.95,
      weight: significant(diameter ** 2 * 0.0042),
      units: [{ unit: "CS", size: 1 }],
      image: { drawing: "floor-pad", color: color.toLowerCase() },
    }),
  ),
);

const tools: Product[] = (
  [
    ["MOP-16", "Wet Mop Head, Cotton, 16 oz, Cut End", "Cotton", 5.9, "mop"],
    ["MOP-24", "Wet Mop Head, Cotton, 24 oz, Cut End", "Cotton", 7.8, "mop"],
    ["MOP-LM", "Wet Mop Head, Looped Microfiber, Medium", "Microfiber", 11.6, "mop"],
    ["MOP-LL", "Wet Mop Head, Looped Microfiber, Large", "Microfiber", 13.2, "mop"],
    ["MOP-HND", "Mop Handle, Fiberglass, 60 in, Quick Change", "Fiberglass", 16.4, "mop"],
    ["DMP-24", "Dust Mop Head, 24 x 5 in", "Cotton", 9.4, "mop"],
    ["DMP-36", "Dust Mop Head, 36 x 5 in", "Cotton", 12.1, "mop"],
    ["BRM-COR", "Corn Broom, Warehouse, 56 in", "Corn fiber", 15.8, "broom"],
    ["BRM-ANG", "Angle Broom, Flagged, 54 in", "Polypropylene", 11.2, "broom"],
    ["PBR-18F", "Push Broom, Fine Sweep, 18 in, with Handle", "Flagged polypropylene", 24.6, "broom"],
    ["PBR-24M", "Push Broom, Medium Sweep, 24 in, with Handle", "Polypropylene", 29.8, "broom"],
    ["PBR-24C", "Push Broom, Coarse Sweep, 24 in, with Handle", "Palmyra", 27.9, "broom"],
    ["PBR-36M", "Push Broom, Medium Sweep, 36 in, with Handle", "Polypropylene", 41.5, "broom"],
    ["BKT-35", "Mop Bucket with Side Press Wringer, 35 qt", "Polypropylene", 78.4, "bucket"],
    ["BKT-26", "Mop Bucket with Down Press Wringer, 26 qt", "Polypropylene", 92, "bucket"],
    ["BKT-14", "Utility Bucket, 14 qt", "Polyethylene", 7.6, "bucket"],
    ["SQG-24", "Floor Squeegee, 24 in, Straight, Black Rubber", "Rubber", 18.9, "squeegee"],
    ["SQG-36", "Floor Squeegee, 36 in, Curved, Black Rubber", "Rubber", 26.3, "squeegee"],
    ["SQG-W12", "Window Squeegee, 12 in, Brass", "Brass", 14.2, "squeegee"],
    ["DPN-12", "Lobby Dust Pan, 12 in, with Handle", "Polypropylene", 13.7, "broom"],
    ["SBR-20", "Deck Scrub Brush, 10 in", "Polypropylene", 8.8, "broom"],
    ["GBR-14", "Gong Brush, 14 in, Brass Wire", "Brass wire", 9.9, "broom"],
  ] as const
).map(
  ([itemId, description, material, price, drawing]): Product => ({
    itemId,
    description,
    attributes: {
      Style: description.split(",")[0] ?? description,
      Size: description.match(/\d+(?: x \d+)? (?:in|qt|oz)/)?.[0] ?? "Standard",
      Material: material,
    },
    price,
    weight: significant(price * 0.045),
    units: price < 40 ? casesOf(6) : each,
    image: { drawing },
  }),
);

const mats: Product[] = (
  [
    ["ENT", "Entrance Mat, Ribbed, Rubber Back", "Polypropylene", 28],
    ["ANT", "Anti-Fatigue Mat, Nitrile Foam, Beveled", "Nitrile foam", 52],
    ["DRN", "Drainage Mat, Rubber, Perforated", "Rubber", 44],
    ["SWI", "Switchboard Mat, Class 2, Corrugated", "PVC", 96],
  ] as const
).flatMap(([code, label, material, price]) =>
  (
    [
      ["2x3", "2 x 3 ft", 1],
      ["3x5", "3 x 5 ft", 2.35],
      ["3x10", "3 x 10 ft", 4.5],
    ] as const
  ).map(
    ([sizeCode, size, factor]): Product => ({
      itemId: `MAT-${code}-${sizeCode.toUpperCase()}`,
      description: `${label}, ${size}, Black`,
      attributes: { Size: size, Material: material, Color: "Black", Style: label.split(",")[0] ?? label },
      price: price * factor,
      weight: significant(1.9 * factor),
      image: { drawing: "mat", form: code },
    }),
  ),
);

const line = (values: Omit<ProductLine, "family">): ProductLine => ({ family: "Janitorial", units: each, ...values });

/** Paper, wipers, absorbents, pads, tools and mats. */
export const supplyLines: readonly ProductLine[] = [
  line({
    ...{ category: "Paper Products", brand: "Hefton", products: paper, keywords: "towel tissue toilet restroom" },
    summary: "Paper for wash rooms, sold by the case",
    about: "Made of recycled fiber. Fits the common dispensers; see the roll's width and core.",
  }),
  line({
    ...{ category: "Wipers and Rags", brand: "Wipewell", products: wipers, keywords: "shop towel cloth wipe rag" },
    summary: "Wiper for industry",
    about: "Paper based for a quick wipe, hydroentangled for oil and solvent, cloth for rough metal.",
  }),
  line({
    ...{
      category: "Spill Control",
      brand: "Wipewell",
      products: absorbents,
      keywords: "sorbent pad sock boom spill oil hazmat",
      variantBy: "Application",
    },
    summary: "Polypropylene absorbent",
    about:
      "Gray takes water and oil, white takes oil and floats, yellow stands acids and bases. Dispose of it like what it took up.",
  }),
  line({
    ...{
      category: "Floor Pads",
      brand: "Brightline",
      products: floorPads,
      keywords: "buffer scrubber pad burnish",
      variantBy: "Color",
    },
    summary: "Floor pad for rotary machines, sold by the case of five",
    about: "The darker, the coarser: black strips, green scrubs, blue cleans, red buffs, white polishes.",
  }),
  line({
    ...{
      category: "Mops, Brooms and Buckets",
      brand: "Sweepster",
      products: tools,
      keywords: "cleaning tool mop broom squeegee bucket",
    },
    summary: "Cleaning tool for daily use",
    about: "Handles and heads are sold together unless the name says head or handle.",
  }),
  line({
    ...{
      category: "Floor Mats",
      brand: "Sweepster",
      products: mats,
      keywords: "rug anti fatigue entrance mat",
      variantBy: "Size",
    },
    summary: "Floor mat for entrances and work places",
    about:
      "Foam spares the legs on dry floors, perforated rubber drains wet ones. Switchboard mats are tested to ASTM D178.",
  }),
];
