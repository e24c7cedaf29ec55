import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { steelCylinder } from "../../numbers.ts";
import { boxesOf } from "../../units.ts";
import { boxSize, metricPitch } from "./threads.ts";

interface Form {
  readonly prefix: string;
  readonly category: string;
  readonly noun: string;
  readonly standard: string;
  readonly head: "cap" | "button" | "flat" | "none";
  readonly lengths: Readonly<Record<number, readonly number[]>>;
  readonly about: string;
}

const forms: readonly Form[] = [
  {
    ...{
      prefix: "SHC",
      category: "Socket Head Cap Screws",
      noun: "Socket Head Cap Screw",
      standard: "ISO 4762",
      head: "cap",
    },
    lengths: {
      3: [6, 8, 10, 12, 16, 20],
      4: [8, 10, 12, 16, 20, 25],
      5: [10, 12, 16, 20, 25, 30],
      6: [12, 16, 20, 25, 30, 40],
      8: [16, 20, 25, 30, 40, 50],
      10: [20, 30, 40, 50, 60],
      12: [30, 40, 50, 60, 80],
    },
    about:
      "Cylindrical head with hexagon socket for fixtures, dies and machine parts where a wrench does not fit. The head sinks into a counterbore.",
  },
  {
    ...{
      prefix: "SBH",
      category: "Button Head Screws",
      noun: "Button Head Socket Screw",
      standard: "ISO 7380",
      head: "button",
    },
    lengths: { 4: [8, 10, 12, 16, 20], 5: [10, 12, 16, 20, 25], 6: [10, 12, 16, 20, 30], 8: [16, 20, 25, 30] },
    about:
      "Low rounded head for guards, panels and handrails: nothing to catch a sleeve on. The small socket takes less torque than a cap screw of the same thread.",
  },
  {
    ...{ prefix: "SSC", category: "Set Screws", noun: "Set Screw, Cup Point", standard: "ISO 4029", head: "none" },
    lengths: { 3: [4, 6, 8], 4: [5, 6, 8, 10], 5: [6, 8, 10, 12], 6: [8, 10, 12, 16], 8: [10, 12, 16, 20] },
    about:
      "Headless screw that holds pulleys, collars and sprockets on their shaft. The cup point bites into the shaft; file a flat for parts that come off often.",
  },
];

interface Metal {
  readonly suffix: string;
  readonly brand: string;
  readonly label: string;
  readonly material: string;
  readonly grade: (form: Form) => string;
  readonly finish: string;
  readonly factor: number;
}

const metals: readonly Metal[] = [
  {
    ...{
      suffix: "",
      brand: "Tenax",
      label: "Alloy Steel, Black Oxide",
      material: "Alloy steel",
      finish: "Black oxide",
      factor: 1,
    },
    grade: (form) => (form.head === "none" ? "45H" : form.head === "button" ? "Class 10.9" : "Class 12.9"),
  },
  {
    ...{
      suffix: "S",
      brand: "Inoxa",
      label: "A2 Stainless",
      material: "Stainless steel 304",
      finish: "Passivated",
      factor: 1.8,
    },
    grade: () => "A2-70",
  },
];

function screws(form: Form, metal: Metal): Product[] {
  return Object.entries(form.lengths).flatMap(([size, lengths]) =>
    lengths.map((length) => screw(form, metal, Number(size), length)),
  );
}

function screw(form: Form, metal: Metal, diameter: number, length: number): Product {
  const head =
    form.head === "none" ? 0 : steelCylinder(1.5 * diameter, form.head === "cap" ? diameter : diameter * 0.55);
  const weight = Math.round((steelCylinder(0.93 * diameter, length) + head) * 100_000) / 100_000;
  const box = boxSize(weight);
  return {
    itemId: `${form.prefix}${metal.suffix}-M${diameter}-${length}`,
    description: `${form.noun}, M${diameter}-${metricPitch[diameter]} x ${length} mm, ${metal.label}`,
    attributes: {
      Thread: `M${diameter}`,
      Length: `${length} mm`,
      Material: metal.material,
      Grade: metal.grade(form),
      Finish: metal.finish,
      Drive: "Hex socket",
      Standard: form.standard,
    },
    price: (0.09 + 21 * weight) * metal.factor,
    weight,
    units: boxesOf(box),
    sellingUnit: "BX",
    image: { drawing: "socket-screw", head: form.head, diameter, length },
  };
}

/** Screws with a hexagon socket. */
export const socketScrewLines: readonly ProductLine[] = forms.flatMap((form) =>
  metals.map(
    (metal): ProductLine => ({
      family: "Fasteners",
      category: form.category,
      brand: metal.brand,
      summary: `${form.noun} to ${form.standard}, ${metal.material.toLowerCase()}, ${metal.finish.toLowerCase()}`,
      about: form.about,
      keywords: "allen inbus hex key socket screw metric",
      products: screws(form, metal),
      tags: ["bulk"],
    }),
  ),
);
