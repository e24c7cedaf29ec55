import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { boxesOf } from "../../units.ts";
import { boltWeight, boxSize, inchThreads, metricPitch } from "./threads.ts";

interface Strength {
  readonly prefix: string;
  readonly label: string;
  readonly brand: string;
  readonly material: string;
  readonly grade: string;
  readonly finish: string;
  /** Price compared with zinc plated steel of class 8.8 or grade 5. */
  readonly factor: number;
  readonly about: string;
}

const metricStrengths: readonly Strength[] = [
  {
    ...{
      prefix: "HB-M",
      label: "Class 8.8, Zinc Plated",
      brand: "Vega",
      material: "Steel",
      grade: "Class 8.8",
      finish: "Zinc plated",
      factor: 1,
    },
    about:
      "Fully threaded hex bolt for general assembly of frames, guards and flanges. Property class 8.8 carries about the load of SAE Grade 5. The zinc plating suits dry indoor use; choose stainless A2 for wash-down areas.",
  },
  {
    ...{
      prefix: "HB10-M",
      label: "Class 10.9, Plain",
      brand: "Tenax",
      material: "Alloy steel",
      grade: "Class 10.9",
      finish: "Plain",
      factor: 1.45,
    },
    about:
      "High strength hex bolt for presses, gear housings and lifting gear. Quenched and tempered alloy steel; about the load of SAE Grade 8. Oil it before storing, the surface is plain.",
  },
  {
    ...{
      prefix: "HBS-M",
      label: "A2-70 Stainless",
      brand: "Inoxa",
      material: "Stainless steel 304",
      grade: "A2-70",
      finish: "Passivated",
      factor: 2.7,
    },
    about:
      "Stainless hex bolt for food plants, outdoor frames and wash-down areas. Use an anti-seize paste: stainless threads gall when they are tightened fast. Not for salt water; take A4 there.",
  },
];

const metricLengths: Readonly<Record<number, readonly number[]>> = {
  5: [10, 12, 16, 20, 25, 30, 40],
  6: [12, 16, 20, 25, 30, 40, 50, 60],
  8: [16, 20, 25, 30, 35, 40, 50, 60, 80],
  10: [20, 25, 30, 40, 50, 60, 80, 100],
  12: [25, 30, 40, 50, 60, 80, 100, 120],
  16: [40, 50, 60, 80, 100, 120],
  20: [50, 60, 80, 100, 120],
};

/** Already in the fixture world. */
const worldBolts = new Set(["HB-M8-40", "HB-M8-25", "HB-M8-60", "HB-M6-30", "HB-M10-50", "HB-M12-60"]);

function metricBolts(strength: Strength): Product[] {
  return Object.entries(metricLengths)
    .flatMap(([diameter, lengths]) => lengths.map((length) => metricBolt(strength, Number(diameter), length)))
    .filter(({ itemId }) => !worldBolts.has(itemId));
}

function metricBolt(strength: Strength, diameter: number, length: number): Product {
  const weight = boltWeight(diameter, length);
  return {
    itemId: `${strength.prefix}${diameter}-${length}`,
    description: `Hex Bolt, M${diameter}-${metricPitch[diameter]} x ${length} mm, ${strength.label}`,
    attributes: {
      Thread: `M${diameter}`,
      Length: `${length} mm`,
      Material: strength.material,
      Grade: strength.grade,
      Finish: strength.finish,
      Standard: "ISO 4017",
    },
    price: (0.06 + 16 * weight) * strength.factor,
    weight,
    units: boxesOf(boxSize(weight)),
    sellingUnit: "BX",
    image: { drawing: "hex-bolt", diameter, length, thread: length },
    accessories: [`NUT-M${diameter}-NY`, `WSH-M${diameter}`],
  };
}

const inchStrengths: readonly Strength[] = [
  {
    ...{
      prefix: "HC5",
      label: "Grade 5, Zinc Plated",
      brand: "Tenax",
      material: "Steel",
      grade: "Grade 5",
      finish: "Zinc plated",
      factor: 1,
    },
    about:
      "Medium carbon steel cap screw with three radial lines on the head. The everyday inch bolt for machinery and vehicles; 120,000 psi tensile strength up to 1 inch.",
  },
  {
    ...{
      prefix: "HC8",
      label: "Grade 8, Yellow Zinc",
      brand: "Tenax",
      material: "Alloy steel",
      grade: "Grade 8",
      finish: "Yellow zinc",
      factor: 1.55,
    },
    about:
      "Alloy steel cap screw with six radial lines on the head, 150,000 psi tensile strength. For suspensions, presses and heavy equipment. Use Grade 8 nuts with it.",
  },
];

const inchLengths = ["1/2", "3/4", "1", "1-1/4", "1-1/2", "2", "2-1/2", "3"] as const;
const inchMillimetres = [12.7, 19.05, 25.4, 31.75, 38.1, 50.8, 63.5, 76.2] as const;

function inchBolts(strength: Strength): Product[] {
  return inchThreads.flatMap((thread) =>
    inchLengths.flatMap((name, index): Product[] => {
      const length = inchMillimetres[index] ?? 0;
      if (length < thread.diameter * 1.9) return [];
      const weight = boltWeight(thread.diameter, length);
      return [
        {
          itemId: `${strength.prefix}-${thread.code}-${String(Math.round((length / 25.4) * 100)).padStart(3, "0")}`,
          description: `Hex Cap Screw, ${thread.name} x ${name} in, ${strength.label}`,
          attributes: {
            Thread: thread.name,
            "Length (inch)": `${name} in`,
            Material: strength.material,
            Grade: strength.grade,
            Finish: strength.finish,
            Standard: "SAE J429",
          },
          price: (0.07 + 14.5 * weight) * strength.factor,
          weight,
          units: boxesOf(boxSize(weight)),
          sellingUnit: "BX",
          image: {
            drawing: "hex-bolt",
            diameter: thread.diameter,
            length,
            thread: Math.min(length, thread.diameter * 2 + 6.35),
            label: thread.name,
          },
          accessories: [`NUT-I${thread.code}-G8`],
        },
      ];
    }),
  );
}

const torque = (metric: boolean) =>
  ({
    question: metric ? "Is the length measured with or without the head?" : "How long is the thread on a cap screw?",
    answer: metric
      ? "Without the head: from the bearing surface under the head to the end of the thread."
      : "Twice the diameter plus 1/4 inch up to 6 inches of length; shorter screws are threaded to the head.",
    category: "Dimensions",
    helpful: 12,
  }) as const;

/** Hex bolts and hex cap screws. */
export const hexBoltLines: readonly ProductLine[] = [
  ...metricStrengths.map(
    (strength): ProductLine => ({
      family: "Fasteners",
      category: "Hex Bolts",
      brand: strength.brand,
      summary: `Hexagon head bolt to ISO 4017, fully threaded, ${strength.material.toLowerCase()}, ${strength.grade}, ${strength.finish.toLowerCase()}`,
      about: strength.about,
      keywords: "machine bolt set screw hexagon metric",
      products: metricBolts(strength),
      faqs: [torque(true)],
      tags: ["bulk"],
    }),
  ),
  ...inchStrengths.map(
    (strength): ProductLine => ({
      family: "Fasteners",
      category: "Hex Cap Screws",
      brand: strength.brand,
      summary: `Hex cap screw to SAE J429, ${strength.grade}, ${strength.finish.toLowerCase()}, coarse thread`,
      about: strength.about,
      keywords: "hex bolt tap bolt unc imperial",
      products: inchBolts(strength),
      faqs: [torque(false)],
      tags: ["bulk"],
    }),
  ),
];
