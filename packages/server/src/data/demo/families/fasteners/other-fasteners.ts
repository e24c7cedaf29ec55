import type { Product, ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { steelCylinder } from "../../numbers.ts";
import { boxesOf, each, onlyPackagesOf } from "../../units.ts";
import { metricPitch } from "./threads.ts";

const grams = (kilograms: number): number => Math.round(kilograms * 100_000) / 100_000;

const rods: Product[] = [6, 8, 10, 12, 16, 20].flatMap((diameter) =>
  [false, true].map((stainless): Product => {
    const weight = grams(steelCylinder(0.88 * diameter, 1000));
    return {
      itemId: `TR${stainless ? "S" : ""}-M${diameter}-1M`,
      description: `Threaded Rod, M${diameter}-${metricPitch[diameter]} x 1 m, ${stainless ? "A2 Stainless" : "Class 4.8, Zinc Plated"}`,
      attributes: {
        Thread: `M${diameter}`,
        Length: "1000 mm",
        Material: stainless ? "Stainless steel 304" : "Steel",
        Grade: stainless ? "A2-70" : "Class 4.8",
        Finish: stainless ? "Passivated" : "Zinc plated",
        Standard: "DIN 976",
      },
      price: (0.9 + 6.4 * weight) * (stainless ? 2.9 : 1),
      weight,
      image: { drawing: "threaded-rod", diameter },
      accessories: [`NUT-M${diameter}${stainless ? "-SS" : ""}`],
    };
  }),
);

const drillingSizes = [
  ["#8", 4.2, ["1/2", "3/4", "1"]],
  ["#10", 4.8, ["1/2", "3/4", "1", "1-1/2"]],
  ["#12", 5.5, ["3/4", "1", "1-1/2", "2"]],
  ["#14", 6.3, ["3/4", "1", "1-1/2", "2"]],
] as const;

const drillingScrews: Product[] = drillingSizes.flatMap(([size, diameter, lengths]) =>
  lengths.map(
    (length, step): Product => ({
      itemId: `SDS-${size.slice(1)}-${length.replace(/[-/]/g, "")}`,
      description: `Self-Drilling Screw, ${size} x ${length} in, Hex Washer Head, Zinc Plated`,
      attributes: {
        Size: size,
        "Length (inch)": `${length} in`,
        Material: "Case hardened steel",
        Finish: "Zinc plated",
        Drive: "Hex washer head",
        Standard: "SAE J78",
      },
      price: 0.035 + diameter * 0.008 + step * 0.018,
      weight: grams(steelCylinder(diameter, 12 + step * 8)),
      image: { drawing: "screw", head: "hex-washer", tip: "drill", diameter, length: 14 + step * 8 },
    }),
  ),
);

const machineScrews: Product[] = [3, 4, 5, 6].flatMap((diameter) =>
  [8, 10, 12, 16, 20, 25].map(
    (length): Product => ({
      itemId: `MSP-M${diameter}-${length}`,
      description: `Machine Screw, Pan Head Phillips, M${diameter}-${metricPitch[diameter]} x ${length} mm, Zinc Plated`,
      attributes: {
        Thread: `M${diameter}`,
        Length: `${length} mm`,
        Material: "Steel",
        Grade: "Class 4.8",
        Finish: "Zinc plated",
        Drive: "Phillips",
        Standard: "ISO 7045",
      },
      price: 0.018 + diameter * 0.006 + length * 0.0011,
      weight: grams(steelCylinder(diameter * 0.92, length + 4)),
      image: { drawing: "screw", head: "pan", tip: "flat", diameter, length },
    }),
  ),
);

const anchorSizes = [
  ["1/4", 6.35, ["1-3/4", "2-1/4", "3-1/4"], 0.62],
  ["3/8", 9.53, ["2-1/4", "3", "3-3/4"], 0.94],
  ["1/2", 12.7, ["2-3/4", "3-3/4", "5-1/2"], 1.65],
  ["5/8", 15.88, ["4-1/2", "6"], 3.4],
] as const;

const anchors: Product[] = anchorSizes.flatMap(([size, diameter, lengths, price]) =>
  lengths.map(
    (length, step): Product => ({
      itemId: `WA-${size.replace("/", "")}-${length.replace(/[-/]/g, "")}`,
      description: `Wedge Anchor, ${size} x ${length} in, Zinc Plated`,
      attributes: {
        Size: `${size} in`,
        "Length (inch)": `${length} in`,
        Material: "Steel",
        Finish: "Zinc plated",
        Standard: "ICC-ES AC193",
      },
      price: price * (1 + step * 0.28),
      weight: grams(steelCylinder(diameter, 50 + step * 25)),
      units: boxesOf(diameter < 10 ? 100 : diameter < 15 ? 25 : 10),
      image: { drawing: "anchor", diameter, length: 45 + step * 20 },
    }),
  ),
);

const rivetSizes = [
  ["1/8", 3.2, ["0.063-0.125", "0.126-0.187", "0.188-0.250"]],
  ["5/32", 4, ["0.063-0.125", "0.126-0.187", "0.188-0.250"]],
  ["3/16", 4.8, ["0.126-0.250", "0.251-0.375", "0.376-0.500"]],
] as const;

const rivets: Product[] = rivetSizes.flatMap(([size, diameter, grips]) =>
  grips.flatMap((grip, step) =>
    (["Aluminum", "Steel"] as const).map(
      (material): Product => ({
        itemId: `BR${material.charAt(0)}-${size.replace("/", "")}-${step + 1}`,
        description: `Blind Rivet, ${size} in, Grip ${grip} in, ${material}, Dome Head`,
        attributes: {
          Size: `${size} in`,
          "Grip Range": `${grip} in`,
          Material: material,
          Finish: material === "Steel" ? "Zinc plated" : "Plain",
        },
        price: (0.03 + diameter * 0.009 + step * 0.008) * (material === "Steel" ? 1.2 : 1),
        weight: grams(steelCylinder(diameter, 14) * (material === "Steel" ? 1 : 0.35)),
        image: { drawing: "rivet", diameter },
      }),
    ),
  ),
);

const line = (values: Omit<ProductLine, "family">): ProductLine => ({ family: "Fasteners", ...values });

/** Threaded rod, sheet metal screws, machine screws, anchors and rivets. */
export const otherFastenerLines: readonly ProductLine[] = [
  line({
    ...{ category: "Threaded Rod", brand: "Vega", units: each, products: rods, keywords: "all thread studding rod" },
    summary: "Fully threaded rod of one metre to DIN 976",
    about:
      "Cut it to length for hangers, tie rods and anchors. Run a nut on before cutting: backing it off cleans the thread.",
  }),
  line({
    ...{
      category: "Self-Drilling Screws",
      brand: "Bitex",
      units: onlyPackagesOf(100, "BX"),
      sellingUnit: "BX",
      products: drillingScrews,
      keywords: "tek screw self tapping roofing",
    },
    summary: "Self-drilling screw with hex washer head for sheet metal",
    about:
      "Drills, taps and fastens in one go, in steel from 24 gauge to 1/4 inch depending on the size. Run it at no more than 2,500 rpm, the point burns above.",
    tags: ["bulk"],
  }),
  line({
    ...{
      category: "Machine Screws",
      brand: "Vega",
      units: onlyPackagesOf(100, "BX"),
      sellingUnit: "BX",
      products: machineScrews,
      keywords: "pan head phillips cross recess",
    },
    summary: "Pan head machine screw with Phillips recess to ISO 7045",
    about: "For covers, terminals and light brackets, into a tapped hole or with a nut.",
    tags: ["bulk"],
  }),
  line({
    ...{
      category: "Wedge Anchors",
      brand: "Bitex",
      products: anchors,
      keywords: "concrete anchor expansion bolt stud",
    },
    summary: "Wedge anchor for solid concrete with nut and washer",
    about:
      "Drill the hole in the anchor's own diameter, clean it, drive the anchor and tighten. For solid concrete only, not for block or brick.",
    faqs: [
      {
        question: "How deep must the hole be?",
        answer: "At least half an inch deeper than the anchor reaches, so that dust does not keep it from seating.",
        category: "Installation",
        helpful: 17,
      },
    ],
  }),
  line({
    ...{
      category: "Blind Rivets",
      brand: "Bitex",
      units: onlyPackagesOf(100, "BX"),
      sellingUnit: "BX",
      products: rivets,
      keywords: "pop rivet dome head",
    },
    summary: "Open end blind rivet with dome head and steel mandrel",
    about: "Joins sheets from one side. Choose the grip range that holds the thickness of all sheets together.",
    tags: ["bulk"],
  }),
];
