import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { significant } from "../../numbers.ts";
import { casesOf } from "../../units.ts";
import { chemicalLine } from "./chemical-line.ts";

const epoxies: Product[] = (
  [
    ["E05", "5 Minute, Clear", "5 min", 2100, "Clear"],
    ["E30", "30 Minute, Toughened, Off White", "30 min", 3200, "White"],
    ["E90", "90 Minute, High Strength, Gray", "90 min", 3900, "Gray"],
    ["EST", "Steel Filled, 20 Minute, Gray", "20 min", 2800, "Gray"],
    ["EPL", "Plastic Bonder, 10 Minute, Black", "10 min", 2500, "Black"],
  ] as const
).flatMap(([code, label, work, shear, color]) =>
  (
    [
      ["25", "25 ml Syringe", 9.8],
      ["50", "50 ml Cartridge", 19.4],
      ["400", "400 ml Cartridge", 96],
    ] as const
  ).map(
    ([size, pack, price], step): Product => ({
      itemId: `EPX-${code}-${size}`,
      description: `Epoxy Adhesive, ${label}, ${pack}`,
      attributes: {
        Volume: `${size} ml`,
        "Work Life": work,
        "Shear Strength": `${shear} psi`,
        Color: color,
        Material: "Epoxy",
      },
      price: price * (shear / 2600) ** 0.5,
      weight: significant(Number(size) * 0.0013 + 0.02),
      units: casesOf(step === 2 ? 4 : 12),
      image: { drawing: "cartridge", color: color.toLowerCase(), twin: true },
    }),
  ),
);

/** Two-part epoxies. */
export const epoxyLines: readonly ProductLine[] = [
  chemicalLine({
    ...{
      category: "Epoxy Adhesives",
      products: epoxies,
      keywords: "two part structural glue metal filler",
      variantBy: "Volume",
    },
    summary: "Two-part epoxy adhesive in a twin chamber",
    about:
      "Roughen and degrease. Longer work life gives more strength. Cartridges of 50 ml and more need a mixing nozzle.",
    faqs: [
      {
        question: "How long until it can be handled?",
        answer: "About three times the work life at 23 °C; full strength after a day.",
        category: "Application",
        helpful: 16,
      },
    ],
  }),
];
