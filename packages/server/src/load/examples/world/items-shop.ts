import type { ItemDraft } from "../catalog/item-draft.ts";

const glove = (size: string, columbus: number, toledo: number, row: number): ItemDraft => ({
  itemId: `GLV-NIT-${size}`,
  family: "Safety",
  category: "Disposable Gloves",
  brand: "Handhold",
  description: `Disposable Glove, Nitrile, 6 mil, Powder Free, Blue, Size ${size}, Box of 100`,
  display: `Nitrile disposable gloves, 6 mil, size ${size}, box of 100`,
  extended: `Powder free nitrile glove, 6 mil at the palm, textured fingertips, 240 mm long, size ${size}, dispenser box of 100.`,
  web: "Resists oils, greases and most cleaners, and is free of latex. The textured fingertips keep hold of small parts. Tested to EN ISO 374-5 and fit for food contact.",
  keywords: "exam glove latex free ppe hand protection",
  manufacturerPartNumber: `HH-6300-${size}`,
  attributes: { Size: size, Material: "Nitrile", "Glove Thickness": "6 mil", Color: "Blue", Standard: "EN ISO 374-5" },
  units: [
    { unit: "BX", size: 1 },
    { unit: "CS", size: 10 },
  ],
  sellingUnit: "CS",
  listPrice: 14.8,
  cost: 8.9,
  weight: 0.62,
  breaks: [
    { from: 50, percent: 6 },
    { from: 200, percent: 10 },
  ],
  faqs:
    size === "L"
      ? [
          {
            question: "Which size fits a hand of 9 inches round the palm?",
            answer: "Size L, for 8.5 to 9.5 inches round the palm.",
            category: "Fit",
            helpful: 34,
          },
        ]
      : [],
  documents: [{ title: "Glove size chart", category: "Size chart", url: "/media/documents/handhold-glove-sizes.pdf" }],
  tags: ["latex-free"],
  stock: [
    { location: 10, onHand: columbus, minimum: 40, maximum: 400, bin: `B-01-${row}` },
    { location: 20, onHand: toledo, minimum: 20, maximum: 120, bin: `TB-01-${row}` },
  ],
  image: { drawing: "glove", color: "blue" },
  popularity: size === "L" ? 870 : 400,
});

const disc = (diameter: number, price: number, speed: number, row: number): ItemDraft => ({
  itemId: `CUT-${diameter}-1`,
  family: "Abrasives",
  category: "Cut-Off Wheels",
  brand: "Corundel",
  description: `Cut-Off Wheel, Type 41, ${diameter} x 1.0 x 22.23 mm, 60 Grit, Steel and Stainless`,
  extended: `Thin cutting disc for angle grinders, ${diameter} x 1.0 x 22.23 mm, aluminum oxide, 60 grit, free of iron, sulfur and chlorine.`,
  web: "One millimetre thin for quick cuts with little burr in sheet, tube and profile. For steel and stainless steel.",
  keywords: "cutting disc slitting grinder inox",
  manufacturerPartNumber: `CO-41-${diameter}10`,
  attributes: {
    "Disc Diameter": `${diameter} mm`,
    "Disc Thickness": "1.0 mm",
    Arbor: "22.23 mm",
    Grit: "60",
    Material: "Aluminum oxide",
    "Maximum Speed": `${speed} rpm`,
  },
  units: [
    { unit: "EA", size: 1 },
    { unit: "BX", size: 25 },
  ],
  listPrice: price,
  cost: Math.round(price * 52) / 100,
  weight: diameter === 115 ? 0.024 : 0.03,
  breaks: [
    { from: 25, percent: 7 },
    { from: 100, percent: 12 },
  ],
  stock: [
    { location: 10, onHand: 900, minimum: 200, maximum: 1500, bin: `C-01-${row}` },
    { location: 20, onHand: 260, minimum: 100, maximum: 400, bin: `TC-01-${row}` },
  ],
  image: { drawing: "cut-off-wheel", diameter, arbor: 22.23 },
  popularity: diameter === 115 ? 560 : 410,
});

/** Gloves and cut-off wheels of the fixture world. */
export const worldShopItems: readonly ItemDraft[] = [
  glove("L", 240, 14, 1),
  glove("M", 180, 30, 2),
  glove("XL", 90, 25, 3),
  disc(115, 2.35, 13300, 1),
  disc(125, 2.6, 12250, 2),
];
