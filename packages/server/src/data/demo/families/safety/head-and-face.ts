import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { boxesOf, casesOf, each } from "../../units.ts";

const glasses: Product[] = (
  [
    ["W", "Wraparound", 3.4],
    ["O", "Over the Glass", 6.9],
    ["F", "Foam Lined, Vented", 9.8],
    ["B", "Bifocal +2.0", 11.5],
  ] as const
).flatMap(([code, style, price]) =>
  (
    [
      ["CLR", "Clear", "Clear"],
      ["GRY", "Gray", "Gray"],
      ["AMB", "Amber", "Yellow"],
      ["IO", "Indoor and Outdoor Mirror", "Silver"],
    ] as const
  ).map(
    ([lens, label, color]): Product => ({
      itemId: `GLS-${code}-${lens}`,
      description: `Safety Glasses, ${style}, ${label} Lens`,
      attributes: { Style: style, Lens: label, Color: color, Material: "Polycarbonate", Standard: "ANSI Z87.1" },
      price: lens === "CLR" ? price : price * 1.12,
      weight: 0.031,
      units: boxesOf(12),
      image: { drawing: "glasses", color: color.toLowerCase() },
    }),
  ),
);

const hearing: Product[] = (
  [
    ["EPF", "Ear Plugs, Foam, Uncorded, 200 Pairs", 33, 28.5, "earplug", "Foam", "BX"],
    ["EPC", "Ear Plugs, Foam, Corded, 100 Pairs", 32, 26.4, "earplug", "Foam", "BX"],
    ["EPR", "Ear Plugs, Reusable, Triple Flange, Corded, 50 Pairs", 26, 41.9, "earplug", "Silicone", "BX"],
    ["EMS", "Ear Muffs, Slim, Headband", 23, 14.9, "earmuff", "ABS", "EA"],
    ["EMH", "Ear Muffs, High Attenuation, Headband", 30, 27.8, "earmuff", "ABS", "EA"],
    ["EMC", "Ear Muffs, Hard Hat Mounted", 25, 24.6, "earmuff", "ABS", "EA"],
  ] as const
).map(
  ([code, label, rating, price, drawing, material, unit]): Product => ({
    itemId: `HEAR-${code}`,
    description: `${label}, NRR ${rating} dB`,
    attributes: {
      "Noise Reduction": `${rating} dB`,
      Style: label.split(", ")[0] ?? label,
      Material: material,
      Standard: "ANSI S3.19",
    },
    price,
    weight: drawing === "earplug" ? 0.3 : 0.26,
    units: unit === "BX" ? casesOf(5, "BX") : boxesOf(10),
    image: { drawing, color: "orange" },
  }),
);

const hardHats: Product[] = (["White", "Yellow", "Orange", "Blue", "Red", "Green"] as const).flatMap((color) =>
  (
    [
      ["CAP", "Cap Style, 4-Point Ratchet", "Type I Class E", 16.8],
      ["FUL", "Full Brim, 6-Point Ratchet", "Type I Class E", 22.4],
      ["VNT", "Cap Style, Vented, 6-Point Ratchet", "Type I Class C", 23.9],
    ] as const
  ).map(
    ([code, style, rating, price]): Product => ({
      itemId: `HHT-${code}-${color.slice(0, 3).toUpperCase()}`,
      description: `Hard Hat, ${style}, ${color}`,
      attributes: { Style: style, Color: color, Rating: rating, Material: "HDPE", Standard: "ANSI Z89.1" },
      price,
      weight: 0.38,
      units: casesOf(20),
      image: { drawing: "hard-hat", color: color.toLowerCase(), brim: code === "FUL" },
    }),
  ),
);

const respirators: Product[] = (
  [
    ["N95", "Disposable Respirator, N95, Flat Fold, Box of 20", "N95", 21.8, "BX"],
    ["N95V", "Disposable Respirator, N95, Exhalation Valve, Box of 10", "N95", 22.9, "BX"],
    ["P100V", "Disposable Respirator, P100, Exhalation Valve, Box of 5", "P100", 42.5, "BX"],
    ["HFS", "Half Mask Respirator, Silicone, Size S", "Half mask", 24.8, "EA"],
    ["HFM", "Half Mask Respirator, Silicone, Size M", "Half mask", 24.8, "EA"],
    ["HFL", "Half Mask Respirator, Silicone, Size L", "Half mask", 24.8, "EA"],
    ["CRT-OV", "Respirator Cartridge, Organic Vapor, Pair", "OV", 19.6, "PR"],
    ["CRT-P100", "Respirator Filter, P100, Pair", "P100", 14.2, "PR"],
    ["CRT-MG", "Respirator Cartridge, Multi Gas and P100, Pair", "OV/AG/P100", 31.7, "PR"],
  ] as const
).map(
  ([code, label, rating, price, unit]): Product => ({
    itemId: `RSP-${code}`,
    description: label,
    attributes: {
      Rating: rating,
      Style: label.split(", ")[0] ?? label,
      Material: rating === "Half mask" ? "Silicone" : "Polypropylene",
      Standard: "NIOSH 42 CFR 84",
    },
    price,
    weight: 0.16,
    units: unit === "BX" ? casesOf(8, "BX") : [{ unit, size: 1 }],
    image: { drawing: unit === "PR" ? "cartridge-filter" : "respirator", valve: label.includes("Valve") },
  }),
);

const line = (values: Omit<ProductLine, "family">): ProductLine => ({ family: "Safety", ...values });

/** Eye, ear, head and lung protection. */
export const headAndFaceLines: readonly ProductLine[] = [
  line({
    ...{
      category: "Safety Glasses",
      brand: "Clarion",
      products: glasses,
      keywords: "eye protection spectacles ppe z87",
      variantBy: "Lens",
    },
    summary: "Polycarbonate safety glasses with scratch coating, impact rated",
    about: "Clear for indoors, gray for sun, amber for dim light. Every lens filters 99.9 percent of ultraviolet.",
    tags: ["ppe"],
  }),
  line({
    ...{ category: "Hearing Protection", brand: "Clarion", products: hearing, keywords: "ear plug muff noise nrr ppe" },
    summary: "Hearing protection tested to ANSI S3.19",
    about: "Take half of the rating as what you get in practice. Above 105 dB wear plugs and muffs together.",
    tags: ["ppe"],
  }),
  line({
    ...{
      category: "Hard Hats",
      brand: "Overhead",
      units: each,
      products: hardHats,
      keywords: "helmet head protection ppe",
      variantBy: "Color",
    },
    summary: "Hard hat of high density polyethylene with ratchet suspension and accessory slots",
    about:
      "Replace the suspension every year and the shell every five, and at once after a blow. Stickers only on clean shells, no solvents.",
    tags: ["ppe"],
  }),
  line({
    ...{
      category: "Respirators",
      brand: "Overhead",
      products: respirators,
      keywords: "mask dust filter cartridge niosh ppe",
    },
    summary: "Respiratory protection approved by NIOSH",
    about:
      "N95 for dust and welding fume, P100 for fine toxic dust, cartridges for vapors. Half masks need a fit test for each wearer.",
    tags: ["ppe"],
  }),
];
