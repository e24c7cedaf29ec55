import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { significant } from "../../numbers.ts";
import { boxesOf, each } from "../../units.ts";

/** Diameter in millimetres with the speed in rpm that gives 80 m/s at the rim. */
const speeds: Readonly<Record<number, number>> = { 115: 13300, 125: 12250, 150: 10200, 180: 8500, 230: 6650 };

const worldDiscs = new Set(["CUT-115-1", "CUT-125-1"]);

const cutOff: Product[] = ([115, 125, 150, 180, 230] as const).flatMap((diameter) =>
  ([1, 1.6, 2.5, 3.2] as const)
    .filter((thickness) => (diameter > 150 ? thickness > 1.5 : thickness < 3))
    .map(
      (thickness): Product => ({
        itemId: `CUT-${diameter}-${String(thickness).replace(".", "")}`,
        description: `Cut-Off Wheel, Type 41, ${diameter} x ${thickness.toFixed(1)} x 22.23 mm, ${thickness === 1 ? 60 : 46} Grit, Steel and Stainless`,
        attributes: {
          "Disc Diameter": `${diameter} mm`,
          "Disc Thickness": `${thickness.toFixed(1)} mm`,
          Arbor: "22.23 mm",
          Grit: thickness === 1 ? "60" : "46",
          Material: "Aluminum oxide",
          "Maximum Speed": `${speeds[diameter]} rpm`,
        },
        price: 0.9 + diameter ** 2 * 0.000085 + thickness * 0.25,
        weight: significant(diameter ** 2 * thickness * 0.0000021),
        image: { drawing: "cut-off-wheel", diameter, arbor: 22.23 },
      }),
    )
    .filter(({ itemId }) => !worldDiscs.has(itemId)),
);

const grinding: Product[] = ([115, 125, 150, 180, 230] as const).flatMap((diameter) =>
  (
    [
      ["A24", "24", "Aluminum oxide", 1],
      ["Z24", "24", "Zirconia alumina", 1.55],
      ["C24", "24", "Ceramic alumina", 2.1],
    ] as const
  ).map(
    ([code, grit, material, factor]): Product => ({
      itemId: `GRD-${diameter}-${code}`,
      description: `Grinding Wheel, Type 27, ${diameter} x 6.4 x 22.23 mm, ${material}, ${grit} Grit`,
      attributes: {
        "Disc Diameter": `${diameter} mm`,
        "Disc Thickness": "6.4 mm",
        Arbor: "22.23 mm",
        Grit: grit,
        Material: material,
        "Maximum Speed": `${speeds[diameter]} rpm`,
      },
      price: (1.5 + diameter ** 2 * 0.00015) * factor,
      weight: significant(diameter ** 2 * 0.0000127),
      image: { drawing: "grinding-wheel", diameter, arbor: 22.23 },
    }),
  ),
);

const flap: Product[] = ([115, 125, 180] as const).flatMap((diameter) =>
  (["36", "40", "60", "80", "120"] as const).flatMap((grit) =>
    (["Zirconia alumina", "Ceramic alumina"] as const).map(
      (material): Product => ({
        itemId: `FLP-${diameter}-${grit}${material.charAt(0)}`,
        description: `Flap Disc, Type 29, ${diameter} x 22.23 mm, ${material}, ${grit} Grit`,
        attributes: {
          "Disc Diameter": `${diameter} mm`,
          Arbor: "22.23 mm",
          Grit: grit,
          Material: material,
          "Maximum Speed": `${speeds[diameter]} rpm`,
        },
        price: (2.4 + diameter ** 2 * 0.00023) * (material === "Ceramic alumina" ? 1.6 : 1),
        weight: significant(diameter ** 2 * 0.0000072),
        image: { drawing: "flap-disc", diameter, arbor: 22.23 },
        demand: grit === "60" || grit === "40" ? 0.8 : 0.3,
      }),
    ),
  ),
);

const bench: Product[] = (
  [
    ["6", "3/4", "1", 3450, 16.5],
    ["8", "1", "1", 3600, 27.9],
    ["10", "1", "1-1/4", 2480, 44.2],
  ] as const
).flatMap(([diameter, thickness, arbor, speed, price]) =>
  (["36", "60", "80", "120"] as const).map(
    (grit): Product => ({
      itemId: `BGW-${diameter}-${grit}`,
      description: `Bench Grinding Wheel, ${diameter} x ${thickness} x ${arbor} in, ${grit} Grit`,
      attributes: {
        "Disc Diameter (inch)": `${diameter} in`,
        "Arbor (inch)": `${arbor} in`,
        Grit: grit,
        Material: "Aluminum oxide",
        "Maximum Speed": `${speed} rpm`,
      },
      price,
      weight: significant(Number(diameter) ** 2 * 0.021),
      image: { drawing: "grinding-wheel", diameter: Number(diameter) * 25.4, arbor: 25.4 },
    }),
  ),
);

const wire: Product[] = (
  [
    ["CUP-65", "Wire Cup Brush, Crimped, 65 mm, M14", "65 mm", 9.8, 12500],
    ["CUP-75", "Wire Cup Brush, Knotted, 75 mm, M14", "75 mm", 15.6, 12500],
    ["WHL-115", "Wire Wheel, Knotted, 115 mm, 22.23 mm Arbor", "115 mm", 14.9, 12500],
    ["WHL-150", "Wire Wheel, Crimped, 150 mm, 12.7 mm Arbor", "150 mm", 16.7, 6000],
    ["WHL-200", "Wire Wheel, Crimped, 200 mm, 16 mm Arbor", "200 mm", 24.5, 4500],
    ["END-25", "Wire End Brush, Crimped, 25 mm, 6 mm Shank", "25 mm", 7.4, 20000],
  ] as const
).flatMap(([code, label, diameter, price, speed]) =>
  (
    [
      ["CS", "Carbon Steel", 1],
      ["SS", "Stainless", 1.7],
    ] as const
  ).map(
    ([suffix, material, factor]): Product => ({
      itemId: `WB-${code}-${suffix}`,
      description: `${label}, ${material} Wire`,
      attributes: {
        "Disc Diameter": diameter,
        Material: material === "Stainless" ? "Stainless steel wire" : "Carbon steel wire",
        Style: label.split(", ").slice(0, 2).join(", "),
        "Maximum Speed": `${speed} rpm`,
      },
      price: price * factor,
      weight: 0.3,
      units: each,
      image: { drawing: "wire-wheel", form: code.slice(0, 3) },
    }),
  ),
);

const line = (values: Omit<ProductLine, "family" | "brand">): ProductLine => ({
  family: "Abrasives",
  brand: "Corundel",
  ...values,
});

/** Bonded wheels, flap discs and wire brushes. */
export const wheelLines: readonly ProductLine[] = [
  line({
    ...{
      category: "Cut-Off Wheels",
      products: cutOff,
      units: boxesOf(25),
      keywords: "cutting disc slitting angle grinder inox",
    },
    summary: "Reinforced cut-off wheel for angle grinders, free of iron, sulfur and chlorine",
    about:
      "Thin wheels cut fast and leave little burr, thick ones last longer. Let the machine's weight do the work and never grind on the side.",
    faqs: [
      {
        question: "Do the wheels expire?",
        answer: "Yes, three years after the date on the hub. Resin bonds draw moisture and lose strength.",
        category: "Safety",
        helpful: 29,
      },
    ],
  }),
  line({
    ...{
      category: "Grinding Wheels",
      products: [...grinding, ...bench],
      units: boxesOf(10),
      keywords: "grinding disc depressed center bench wheel",
    },
    summary: "Bonded grinding wheel for steel and cast iron",
    about:
      "Aluminum oxide for plain steel, zirconia for stainless and hard work, ceramic when removal counts. Ring-test bench wheels before mounting.",
  }),
  line({
    ...{ category: "Flap Discs", products: flap, units: boxesOf(10), keywords: "lamella disc blending weld grinder" },
    summary: "Conical flap disc on a fiberglass backing",
    about:
      "Grinds and finishes in one pass and stays cool. 36 and 40 for welds, 60 for blending, 80 and 120 before paint.",
  }),
  line({
    ...{
      category: "Wire Brushes",
      products: wire,
      keywords: "cup wheel rust removal knotted crimped",
      variantBy: "Material",
    },
    summary: "Rotary wire brush for rust, scale and paint",
    about:
      "Knotted wire bites, crimped wire polishes. Use stainless wire on stainless and aluminum. Wear a face shield, wires break off.",
  }),
];
