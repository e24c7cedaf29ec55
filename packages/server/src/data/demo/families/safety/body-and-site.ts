import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { casesOf, each } from "../../units.ts";

const vests: Product[] = (
  [
    ["C2", "Class 2, Mesh, Zipper", "Class 2", 11.9],
    ["C2E", "Class 2, Economy, Hook and Loop", "Class 2", 6.4],
    ["C3", "Class 3, Sleeved, Zipper", "Class 3", 21.5],
  ] as const
).flatMap(([code, style, rating, price]) =>
  (["Lime", "Orange"] as const).flatMap((color) =>
    (["M", "L", "XL", "2XL", "3XL"] as const).map(
      (size): Product => ({
        itemId: `VST-${code}${color.charAt(0)}-${size}`,
        description: `Safety Vest, ${style}, ${color}, Size ${size}`,
        attributes: { Size: size, Rating: rating, Color: color, Material: "Polyester", Standard: "ANSI/ISEA 107" },
        price: size === "3XL" ? price * 1.1 : price,
        weight: 0.22,
        image: { drawing: "vest", color: color.toLowerCase(), sleeves: code === "C3" },
      }),
    ),
  ),
);

const coveralls: Product[] = (
  [
    ["SMS", "SMS, Elastic Wrists and Ankles", "SMS polypropylene", 4.9],
    ["MPH", "Microporous, Hood and Boots", "Microporous film", 8.7],
  ] as const
).flatMap(([code, style, material, price]) =>
  (["M", "L", "XL", "2XL", "3XL"] as const).map(
    (size): Product => ({
      itemId: `COV-${code}-${size}`,
      description: `Disposable Coverall, ${style}, White, Size ${size}`,
      attributes: { Size: size, Material: material, Color: "White", Style: style },
      price,
      weight: 0.17,
      units: casesOf(25),
      image: { drawing: "coverall", hood: code === "MPH" },
    }),
  ),
);

const lockout: Product[] = (["Red", "Yellow", "Blue", "Green", "Black", "Orange"] as const).flatMap((color) =>
  (
    [
      ["KD", "Keyed Different", 13.4],
      ["KA", "Keyed Alike", 14.9],
    ] as const
  ).map(
    ([code, keying, price]): Product => ({
      itemId: `LOTO-${code}-${color.slice(0, 3).toUpperCase()}`,
      description: `Lockout Padlock, Nylon Body, ${keying}, ${color}`,
      attributes: {
        Keying: keying,
        Color: color,
        Material: "Nylon",
        "Shackle Clearance": "1-1/2 in",
        Standard: "OSHA 1910.147",
      },
      price,
      weight: 0.09,
      image: { drawing: "padlock", color: color.toLowerCase() },
    }),
  ),
);

const firstAid: Product[] = (
  [
    ["10P", "First Aid Kit, 10 Person, Plastic Case", "10 people", 24.9, 0.9],
    ["25P", "First Aid Kit, 25 Person, Steel Case", "25 people", 49.8, 2.1],
    ["50P", "First Aid Kit, 50 Person, Steel Case", "50 people", 78.5, 3.4],
    ["100P", "First Aid Cabinet, 100 Person, 3 Shelves", "100 people", 129, 6.2],
    ["EW16", "Eye Wash Bottle, 16 oz, Sterile Saline", "1 person", 11.8, 0.55],
    ["EWST", "Eye Wash Station, Wall Mounted, 2 Bottles of 32 oz", "2 people", 64.5, 3],
    ["BRN", "Burn Gel Packets, Box of 25", "25 uses", 13.7, 0.2],
    ["BND", "Adhesive Bandages, Woven, 1 x 3 in, Box of 100", "100 uses", 8.9, 0.12],
  ] as const
).map(
  ([code, label, capacity, price, weight]): Product => ({
    itemId: `FAK-${code}`,
    description: label,
    attributes: {
      Capacity: capacity,
      Style: label.split(", ")[0] ?? label,
      Standard: label.includes("Kit") || label.includes("Cabinet") ? "ANSI Z308.1" : "ANSI Z358.1",
    },
    price,
    weight,
    image: { drawing: "first-aid" },
  }),
);

const signs: Product[] = (
  [
    ["DANGER", "High Voltage", "red"],
    ["DANGER", "Confined Space, Enter by Permit Only", "red"],
    ["DANGER", "No Smoking", "red"],
    ["WARNING", "Forklift Traffic", "orange"],
    ["WARNING", "Pinch Point", "orange"],
    ["CAUTION", "Eye Protection Required", "yellow"],
    ["CAUTION", "Hearing Protection Required", "yellow"],
    ["CAUTION", "Watch Your Step", "yellow"],
    ["NOTICE", "Authorized Personnel Only", "blue"],
    ["NOTICE", "Wash Hands Before Returning to Work", "blue"],
  ] as const
).flatMap(([word, message, color], index) =>
  (["Plastic", "Aluminum"] as const).map(
    (material): Product => ({
      itemId: `SGN-${String(index + 1).padStart(2, "0")}-${material.charAt(0)}`,
      description: `Safety Sign, ${word}: ${message}, 10 x 14 in, ${material}`,
      attributes: {
        Header: word,
        Size: "10 x 14 in",
        Material: material,
        Color: color.charAt(0).toUpperCase() + color.slice(1),
        Standard: "ANSI Z535",
      },
      price: material === "Plastic" ? 9.8 : 17.6,
      weight: material === "Plastic" ? 0.11 : 0.2,
      image: { drawing: "sign", color, word },
    }),
  ),
);

const line = (values: Omit<ProductLine, "family">): ProductLine => ({ family: "Safety", units: each, ...values });

/** Clothing, lockout, first aid and signs. */
export const bodyAndSiteLines: readonly ProductLine[] = [
  line({
    ...{
      category: "Safety Vests",
      brand: "Overhead",
      products: vests,
      keywords: "high visibility hi-vis reflective ppe",
      variantBy: "Size",
      tags: ["ppe"],
    },
    summary: "High visibility vest with two inch silver tape and pockets",
    about: "Class 2 for roads up to 50 mph and yards, class 3 for night and fast traffic.",
  }),
  line({
    ...{
      category: "Disposable Coveralls",
      brand: "Handhold",
      products: coveralls,
      keywords: "suit painting asbestos ppe",
      variantBy: "Size",
      tags: ["ppe"],
    },
    summary: "White disposable coverall with zipper and storm flap",
    about: "SMS breathes and keeps dust off; the microporous film also keeps splashes out.",
  }),
  line({
    ...{
      category: "Lockout Padlocks",
      brand: "Lokout",
      products: lockout,
      keywords: "loto tagout safety lock",
      variantBy: "Color",
    },
    summary: "Safety padlock of nylon with a steel shackle of one quarter inch",
    about: "Does not conduct and does not spark. One key, one lock, one worker; colors tell departments apart.",
  }),
  line({
    ...{ category: "First Aid", brand: "Lokout", products: firstAid, keywords: "bandage emergency eyewash burn kit" },
    summary: "First aid for the workplace",
    about: "Check contents and dates every quarter. Refills are in stock.",
  }),
  line({
    ...{
      category: "Safety Signs",
      brand: "Lokout",
      products: signs,
      keywords: "osha sign warning label",
      variantBy: "Material",
    },
    summary: "Safety sign of 10 by 14 inches with rounded corners and four holes",
    about: "Plastic indoors, aluminum outdoors. Readable from fifteen feet.",
  }),
];
