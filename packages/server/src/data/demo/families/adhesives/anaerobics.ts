import type { ProductLine } from "../../../../load/examples/demo/product-line.ts";
import { bottles } from "./bottles.ts";
import { chemicalLine } from "./chemical-line.ts";

const threadlockers = bottles("TL", "Threadlocker", [
  {
    code: "L10",
    label: "Low Strength, Purple",
    strength: "Low",
    color: "Purple",
    viscosity: 1200,
    range: "-55 to 150 °C",
    price: 32.4,
  },
  {
    code: "H30",
    label: "High Strength, Red",
    strength: "High",
    color: "Red",
    viscosity: 1800,
    range: "-55 to 150 °C",
    price: 33.8,
  },
  {
    code: "H60",
    label: "High Strength, High Temperature, Red",
    strength: "High",
    color: "Red",
    viscosity: 9500,
    range: "-55 to 230 °C",
    price: 38.6,
  },
  {
    code: "W20",
    label: "Wicking Grade, Medium Strength, Green",
    strength: "Medium",
    color: "Green",
    viscosity: 20,
    range: "-55 to 150 °C",
    price: 41.5,
  },
  {
    code: "H40",
    label: "Large Thread, High Strength, Red",
    strength: "High",
    color: "Red",
    viscosity: 7000,
    range: "-55 to 150 °C",
    price: 36.2,
  },
]);

const retaining = bottles("RT", "Retaining Compound", [
  {
    code: "P10",
    label: "Press Fit, Thin",
    strength: "High",
    color: "Green",
    viscosity: 125,
    range: "-55 to 150 °C",
    price: 36.9,
  },
  {
    code: "S40",
    label: "Slip Fit, Maximum Strength",
    strength: "Maximum",
    color: "Green",
    viscosity: 2500,
    range: "-55 to 150 °C",
    price: 39.8,
  },
  {
    code: "S30",
    label: "Slip Fit, High Strength",
    strength: "High",
    color: "Green",
    viscosity: 1250,
    range: "-55 to 150 °C",
    price: 38.1,
  },
  {
    code: "W90",
    label: "Worn Shaft Repair, Silver Paste",
    strength: "High",
    color: "Silver",
    viscosity: 250000,
    range: "-55 to 150 °C",
    price: 46.5,
  },
]);

const sealants = bottles("PS", "Thread Sealant", [
  {
    code: "W10",
    label: "PTFE Paste, White",
    strength: "Low",
    color: "White",
    viscosity: 280000,
    range: "-55 to 150 °C",
    price: 24.8,
  },
  {
    code: "H20",
    label: "Hydraulic and Pneumatic, Purple",
    strength: "Low",
    color: "Purple",
    viscosity: 11000,
    range: "-55 to 150 °C",
    price: 34.6,
  },
  {
    code: "T30",
    label: "Stainless and High Temperature, White",
    strength: "Low",
    color: "White",
    viscosity: 500000,
    range: "-55 to 205 °C",
    price: 31.9,
  },
]);

const instant = bottles(
  "CA",
  "Instant Adhesive",
  [
    {
      code: "G10",
      label: "General Purpose, Low Viscosity",
      strength: "High",
      color: "Clear",
      viscosity: 100,
      range: "-40 to 120 °C",
      price: 38.5,
    },
    {
      code: "V20",
      label: "Plastics and Vinyl",
      strength: "High",
      color: "Clear",
      viscosity: 110,
      range: "-40 to 80 °C",
      price: 34.2,
    },
    {
      code: "J50",
      label: "Gel, Surface Insensitive",
      strength: "High",
      color: "Clear",
      viscosity: 180000,
      range: "-40 to 120 °C",
      price: 44.9,
    },
    {
      code: "B70",
      label: "Rubber Toughened, Black",
      strength: "High",
      color: "Black",
      viscosity: 200,
      range: "-40 to 110 °C",
      price: 47.8,
    },
    {
      code: "M30",
      label: "Metals and Rubber",
      strength: "High",
      color: "Clear",
      viscosity: 30,
      range: "-40 to 80 °C",
      price: 31.8,
    },
  ],
  [
    [3, 0.19],
    [20, 0.52],
    [50, 1],
  ],
);

/** Anaerobics and instant adhesives. */
export const anaerobicLines: readonly ProductLine[] = [
  chemicalLine({
    ...{
      category: "Threadlockers",
      products: threadlockers,
      keywords: "anaerobic thread locking bolt",
      variantBy: "Volume",
    },
    summary: "Anaerobic threadlocker for metal threads",
    about:
      "Purple for small screws, blue for what is serviced, red for what stays, green wicks into threads already tight. Heat to 250 °C to open red.",
  }),
  chemicalLine({
    ...{
      category: "Retaining Compounds",
      products: retaining,
      keywords: "anaerobic bearing mount sleeve press fit",
      variantBy: "Volume",
    },
    summary: "Anaerobic compound for cylindrical parts",
    about:
      "Holds bearings, bushings and sleeves in their bore and fills the gap. Clean parts with a solvent, apply to both, turn while joining.",
  }),
  chemicalLine({
    ...{
      category: "Thread Sealants",
      products: sealants,
      keywords: "pipe sealant anaerobic npt hydraulic",
      variantBy: "Volume",
    },
    summary: "Anaerobic sealant for pipe threads",
    about: "Seals at once at low pressure, fully after 24 hours. Does not shred like tape, so valves stay clean.",
  }),
  chemicalLine({
    ...{
      category: "Instant Adhesives",
      products: instant,
      keywords: "cyanoacrylate super glue ca",
      variantBy: "Volume",
    },
    summary: "Cyanoacrylate adhesive that sets within seconds",
    about: "Thin for close fits, gel for gaps and walls. Keep it in the refrigerator; it sets by moisture.",
  }),
];
