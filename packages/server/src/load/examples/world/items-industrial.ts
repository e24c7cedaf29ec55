import type { ItemDraft } from "../catalog/item-draft.ts";

const seal = (itemId: "SEAL-XT" | "SEAL-XT2"): ItemDraft => {
  const old = itemId === "SEAL-XT";
  return {
    itemId,
    family: "Bearings",
    category: "Oil Seals",
    brand: "Vega",
    description: `Shaft Seal, 35 x 52 x 7 mm, ${old ? "NBR, Single Lip" : "FKM, Double Lip"}`,
    extended: `Rotary shaft seal to DIN 3760, 35 x 52 x 7 mm, ${old ? "NBR, single lip" : "FKM, with dust lip"}.`,
    web: old
      ? "Replaced by SEAL-XT2, which fits the same bore and shaft and stands 200 °C."
      : "Replaces SEAL-XT in the same bore. The fluoroelastomer stands 200 °C and most hydraulic oils; the second lip keeps dust out.",
    keywords: "rotary shaft lip seal simmering",
    manufacturerPartNumber: old ? "VG-3760-A-355207-N" : "VG-3760-AS-355207-F",
    attributes: {
      Bore: "35 mm",
      "Outside Diameter": "52 mm",
      Width: "7 mm",
      Material: old ? "NBR" : "FKM",
      "Temperature Range": old ? "-30 to 100 °C" : "-20 to 200 °C",
      Standard: "DIN 3760",
    },
    units: [{ unit: "EA", size: 1 }],
    listPrice: old ? 6.4 : 9.75,
    cost: old ? 3.1 : 4.9,
    weight: 0.019,
    discontinued: old,
    links: old ? [{ type: "substitute", itemId: "SEAL-XT2", note: "Same size, higher temperature" }] : [],
    stock: old
      ? [{ location: 10, onHand: 0, minimum: 0, maximum: 0, bin: "D-01-1" }]
      : [
          { location: 10, onHand: 140, minimum: 30, maximum: 200, bin: "D-01-2" },
          { location: 20, onHand: 60, minimum: 20, maximum: 80, bin: "TD-01-2" },
        ],
    image: { drawing: "shaft-seal", bore: 35, outside: 52, width: 7 },
    popularity: old ? 20 : 130,
  };
};

const motor: ItemDraft = {
  itemId: "MTR-075",
  family: "Power Transmission",
  category: "Electric Motors",
  brand: "Drehmo",
  description: "Motor, 3-Phase, 0.75 kW, 4 Pole, 230/400 V, Frame 80, Foot Mounted",
  extended: "Three-phase squirrel-cage motor IE3, 0.75 kW, 1440 rpm, 230/400 V 50 Hz, frame 80, foot mounted B3, IP55.",
  web: "Standard IEC motor for conveyors, pumps and fans. Aluminum housing, sealed to IP55, thermistors fitted. Each motor is registered by its serial number.",
  keywords: "electric motor induction three phase iec",
  manufacturerPartNumber: "DM-80-4-075-B3",
  attributes: {
    Power: "0.75 kW",
    Voltage: "230/400 V",
    Poles: "4",
    Frame: "80",
    Material: "Aluminum",
    Standard: "IEC 60034",
  },
  units: [{ unit: "EA", size: 1 }],
  listPrice: 218.5,
  cost: 139.2,
  weight: 10.4,
  serialized: true,
  documents: [
    {
      title: "Operating manual, frames 63 to 132",
      category: "Manual",
      url: "/media/documents/drehmo-motors-manual.pdf",
    },
    { title: "Data sheet MTR-075", category: "Data sheet", url: "/media/documents/MTR-075-data-sheet.pdf" },
  ],
  stock: [
    { location: 10, onHand: 9, minimum: 4, maximum: 16, bin: "E-01-1", onOrder: 4 },
    { location: 20, onHand: 3, minimum: 2, maximum: 6, bin: "TE-01-1" },
  ],
  image: { drawing: "motor", frame: 80 },
  popularity: 95,
};

const adhesive: ItemDraft = {
  itemId: "ADH-50",
  family: "Adhesives",
  category: "Threadlockers",
  brand: "Klebor",
  description: "Threadlocker, Medium Strength, Blue, 50 ml Bottle",
  extended:
    "Anaerobic methacrylate threadlocker, medium strength, for threads up to M36, removable with hand tools, 50 ml.",
  web: "Locks and seals threads against vibration. Fixes in about 20 minutes on steel, full strength after 24 hours. Lots are recorded; the shelf life is 24 months.",
  keywords: "anaerobic thread locking 243 242 blue",
  manufacturerPartNumber: "KB-2430-50",
  attributes: {
    Volume: "50 ml",
    Strength: "Medium",
    Color: "Blue",
    Viscosity: "2250 mPa·s",
    "Temperature Range": "-55 to 180 °C",
  },
  units: [
    { unit: "EA", size: 1 },
    { unit: "CS", size: 12 },
  ],
  listPrice: 31.9,
  cost: 18.6,
  weight: 0.07,
  lots: true,
  breaks: [{ from: 12, percent: 8 }],
  links: [{ type: "accessory", itemId: "NUT-M8-NY", note: "Or lock the thread without adhesive" }],
  documents: [
    {
      title: "Safety data sheet ADH-50",
      category: "Safety data sheet",
      url: "/media/documents/ADH-50-safety-data-sheet.pdf",
    },
  ],
  stock: [
    {
      location: 10,
      onHand: 84,
      minimum: 24,
      maximum: 120,
      bin: "F-01-1",
      lots: [
        { lot: "L-61", quantity: 36 },
        { lot: "L-64", quantity: 48 },
      ],
    },
    { location: 20, onHand: 22, minimum: 12, maximum: 36, bin: "TF-01-1", lots: [{ lot: "L-64", quantity: 22 }] },
  ],
  image: { drawing: "bottle", color: "blue", volume: 50 },
  popularity: 330,
};

const bearing = (
  number: number,
  bore: number,
  outside: number,
  width: number,
  price: number,
  row: number,
): ItemDraft => ({
  itemId: `BRG-${number}-2RS`,
  family: "Bearings",
  category: "Deep Groove Ball Bearings",
  brand: "Rollmark",
  description: `Ball Bearing, ${number}-2RS, ${bore} x ${outside} x ${width} mm, Sealed`,
  extended: `Deep groove ball bearing ${number}-2RS, ${bore} x ${outside} x ${width} mm, rubber seals on both sides, normal clearance.`,
  keywords: "radial bearing ddu 2rs1 llu",
  manufacturerPartNumber: `RM-${number}-2RS-CN`,
  attributes: {
    Bore: `${bore} mm`,
    "Outside Diameter": `${outside} mm`,
    Width: `${width} mm`,
    Seal: "Rubber seal, both sides",
    Material: "Chrome steel",
  },
  units: [{ unit: "EA", size: 1 }],
  listPrice: price,
  cost: Math.round(price * 55) / 100,
  weight: number === 6204 ? 0.106 : 0.128,
  breaks: [{ from: 10, percent: 6 }],
  stock: [
    { location: 10, onHand: 120, minimum: 30, maximum: 200, bin: `D-02-${row}` },
    { location: 20, onHand: 35, minimum: 10, maximum: 60, bin: `TD-02-${row}` },
  ],
  image: { drawing: "ball-bearing", bore, outside, width, seal: "rubber" },
  popularity: 300,
});

/** Seals, bearings, the motor and the adhesive of the fixture world. */
export const worldIndustrialItems: readonly ItemDraft[] = [
  seal("SEAL-XT"),
  seal("SEAL-XT2"),
  motor,
  adhesive,
  bearing(6204, 20, 47, 14, 8.9, 1),
  bearing(6205, 25, 52, 15, 9.8, 2),
];
