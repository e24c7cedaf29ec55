import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { casesOf } from "../../units.ts";

const sizes = ["S", "M", "L", "XL", "2XL"] as const;

const disposables = [
  { code: "NIT4", mil: 4, material: "Nitrile", color: "Blue", price: 10.9 },
  { code: "NIT8", mil: 8, material: "Nitrile", color: "Black", price: 19.6 },
  { code: "NIT8O", mil: 8, material: "Nitrile", color: "Orange", price: 21.4 },
  { code: "LTX5", mil: 5, material: "Latex", color: "White", price: 11.7 },
  { code: "VIN4", mil: 4, material: "Vinyl", color: "Clear", price: 7.2 },
] as const;

const boxes: Product[] = disposables.flatMap(({ code, mil, material, color, price }) =>
  sizes.map(
    (size): Product => ({
      itemId: `GLV-${code}-${size}`,
      description: `Disposable Glove, ${material}, ${mil} mil, Powder Free, ${color}, Size ${size}, Box of 100`,
      attributes: {
        Size: size,
        Material: material,
        "Glove Thickness": `${mil} mil`,
        Color: color,
        Standard: "EN ISO 374-5",
      },
      price: size === "2XL" ? price * 1.05 : price,
      weight: 0.42 + mil * 0.05,
      units: casesOf(10, "BX"),
      sellingUnit: "BX",
      image: { drawing: "glove", color: color.toLowerCase() },
      demand: size === "L" ? 0.95 : size === "XL" ? 0.7 : 0.35,
    }),
  ),
);

const coated = [
  { code: "PU13", shell: "13 gauge nylon", coating: "Polyurethane palm", cut: "A1", color: "Gray", price: 2.45 },
  {
    code: "FN15",
    shell: "15 gauge nylon and spandex",
    coating: "Foam nitrile palm",
    cut: "A1",
    color: "Black",
    price: 3.9,
  },
  { code: "A4", shell: "13 gauge HPPE", coating: "Polyurethane palm", cut: "A4", color: "Gray", price: 7.4 },
  {
    code: "A6",
    shell: "13 gauge HPPE and steel",
    coating: "Sandy nitrile palm",
    cut: "A6",
    color: "Black",
    price: 11.8,
  },
  { code: "LTXC", shell: "10 gauge cotton", coating: "Crinkle latex palm", cut: "A2", color: "Blue", price: 2.95 },
] as const;

const knitted: Product[] = coated.flatMap(({ code, shell, coating, cut, color, price }) =>
  sizes.map(
    (size): Product => ({
      itemId: `GLC-${code}-${size}`,
      description: `Coated Glove, ${coating}, ${shell}, Cut Level ${cut}, Size ${size}`,
      attributes: {
        Size: size,
        Material: shell,
        Coating: coating,
        "Cut Level": cut,
        Color: color,
        Standard: "ANSI/ISEA 105",
      },
      price,
      weight: 0.06,
      units: [
        { unit: "PR", size: 1 },
        { unit: "DZ", size: 12 },
      ],
      sellingUnit: "PR",
      image: { drawing: "glove", color: color.toLowerCase(), cuff: "knit" },
    }),
  ),
);

const leather: Product[] = (
  [
    ["DRV", "Driver Glove, Cowhide Grain Leather, Keystone Thumb", "Cowhide", 11.2, "brown"],
    ["WLD", "Welding Glove, Split Cowhide, Gauntlet Cuff, Cotton Lined", "Split cowhide", 15.9, "brown"],
    ["TIG", "TIG Glove, Goatskin, 4 in Cuff", "Goatskin", 17.5, "almond"],
  ] as const
).flatMap(([code, noun, material, price, color]) =>
  (["M", "L", "XL"] as const).map(
    (size): Product => ({
      itemId: `GLL-${code}-${size}`,
      description: `${noun}, Size ${size}`,
      attributes: {
        Size: size,
        Material: material,
        Color: color === "brown" ? "Brown" : "Almond",
        Style: noun.split(",")[0] ?? "Glove",
      },
      price,
      weight: code === "WLD" ? 0.32 : 0.16,
      units: [
        { unit: "PR", size: 1 },
        { unit: "DZ", size: 12 },
      ],
      sellingUnit: "PR",
      image: { drawing: "glove", color, cuff: code === "DRV" ? "knit" : "gauntlet" },
    }),
  ),
);

const sizeChart = [
  { title: "Glove size chart", category: "Size chart", url: "/media/documents/handhold-glove-sizes.pdf" },
] as const;

const line = (values: Omit<ProductLine, "family" | "brand">): ProductLine => ({
  family: "Safety",
  brand: "Handhold",
  variantBy: "Size",
  documents: sizeChart,
  ...values,
});

/** Gloves. */
export const gloveLines: readonly ProductLine[] = [
  line({
    ...{ category: "Disposable Gloves", products: boxes, keywords: "exam glove powder free ppe hand protection" },
    summary: "Powder free disposable glove, 240 mm long, in a dispenser box of one hundred",
    about:
      "Nitrile resists oils and greases, latex fits best, vinyl is for short tasks. Thin gloves keep the feel; eight mil lasts a shift in the shop.",
    tags: ["ppe"],
  }),
  line({
    ...{ category: "Coated Gloves", products: knitted, keywords: "dipped glove cut resistant grip assembly ppe" },
    summary: "Seamless knit glove with coated palm and fingertips and knit wrist",
    about:
      "Grip for assembly and handling. Cut levels by ANSI/ISEA 105: A1 and A2 for light parts, A4 for sheet metal, A6 for glass and blades.",
    tags: ["ppe"],
    faqs: [
      {
        question: "Can they be washed?",
        answer: "Up to three times at 40 °C without softener. The cut level stays, the grip fades.",
        category: "Care",
        helpful: 19,
      },
    ],
  }),
  line({
    ...{ category: "Leather Gloves", products: leather, keywords: "work glove welding rigger ppe" },
    summary: "Leather work glove sewn with reinforced seams",
    about:
      "Leather stands sparks, splinters and rope. Choose the gauntlet for stick and MIG welding, the thin goatskin for TIG.",
    tags: ["ppe"],
  }),
];
