import type { ItemDraft, StockDraft } from "../catalog/item-draft.ts";

interface Bolt {
  readonly diameter: number;
  readonly pitch: string;
  readonly length: number;
  readonly price: number;
  readonly weight: number;
  readonly box: number;
  readonly stock: readonly StockDraft[];
}

const bolts: readonly Bolt[] = [
  {
    diameter: 8,
    pitch: "1.25",
    length: 40,
    price: 0.42,
    weight: 0.0219,
    box: 100,
    stock: stock(12000, "A-01-1", 4500, "TA-01-1"),
  },
  {
    diameter: 8,
    pitch: "1.25",
    length: 25,
    price: 0.34,
    weight: 0.0165,
    box: 100,
    stock: stock(8000, "A-01-2", 2400, "TA-01-2"),
  },
  {
    diameter: 8,
    pitch: "1.25",
    length: 60,
    price: 0.55,
    weight: 0.0291,
    box: 100,
    stock: stock(5000, "A-01-3", 0, "TA-01-3"),
  },
  {
    diameter: 6,
    pitch: "1.0",
    length: 30,
    price: 0.21,
    weight: 0.0092,
    box: 200,
    stock: stock(10000, "A-02-1", 3000, "TA-02-1"),
  },
  {
    diameter: 10,
    pitch: "1.5",
    length: 50,
    price: 0.79,
    weight: 0.0446,
    box: 50,
    stock: stock(3500, "A-02-2", 900, "TA-02-2"),
  },
  {
    diameter: 12,
    pitch: "1.75",
    length: 60,
    price: 1.24,
    weight: 0.0751,
    box: 25,
    stock: stock(1500, "A-02-3", 450, "TA-02-3"),
  },
];

function stock(columbus: number, columbusBin: string, toledo: number, toledoBin: string): StockDraft[] {
  return [
    { location: 10, onHand: columbus, minimum: 1000, maximum: 20000, bin: columbusBin },
    { location: 20, onHand: toledo, minimum: 500, maximum: 6000, bin: toledoBin, onOrder: toledo === 0 ? 1000 : 0 },
  ];
}

function bolt({ diameter, pitch, length, price, weight, box, stock: balances }: Bolt): ItemDraft {
  const itemId = `HB-M${diameter}-${length}`;
  const main = itemId === "HB-M8-40";
  return {
    itemId,
    family: "Fasteners",
    category: "Hex Bolts",
    brand: "Vega",
    description: `Hex Bolt, M${diameter}-${pitch} x ${length} mm, Class 8.8, Zinc Plated`,
    display: `M${diameter} x ${length} mm hex bolt, class 8.8, zinc plated`,
    extended: `Hexagon head bolt to ISO 4017, fully threaded, steel of property class 8.8, zinc plated 5 µm, M${diameter}-${pitch} x ${length} mm.`,
    web: `Fully threaded hex bolt for general assembly of frames, guards and flanges. Property class 8.8 carries about the load of SAE Grade 5. The zinc plating suits dry indoor use; choose stainless A2 for wash-down areas.`,
    keywords: "cap screw machine bolt set screw hexagon",
    manufacturerPartNumber: `VG-4017-${diameter}x${length}-88Z`,
    attributes: {
      Thread: `M${diameter}`,
      Length: `${length} mm`,
      Material: "Steel",
      Grade: "Class 8.8",
      Finish: "Zinc plated",
      Standard: "ISO 4017",
    },
    units: [
      { unit: "EA", size: 1, minimum: main ? box : 1, multiple: main ? box : 1 },
      { unit: "BX", size: box },
    ],
    sellingUnit: "BX",
    listPrice: price,
    cost: Math.round(price * 5500) / 10000,
    weight,
    breaks: [
      { from: 5 * box, percent: 5 },
      { from: 10 * box, percent: 8 },
      { from: 50 * box, percent: 12 },
    ],
    codes: main
      ? [
          { code: "NG-1140", type: "customer", customerId: 100200, description: "Northgate Fabrication stock number" },
          { code: "91280A440", type: "competitor", description: "Equal part of another distributor" },
          { code: "FB0840", type: "legacy", description: "Number before 2019" },
        ]
      : [],
    links: [
      ...(diameter === 8
        ? ([
            { type: "accessory", itemId: "NUT-M8-NY" },
            { type: "accessory", itemId: "WSH-M8" },
          ] as const)
        : []),
      ...(main ? ([{ type: "related", itemId: "HB-M8-60", note: "The same bolt, 60 mm" }] as const) : []),
    ],
    faqs: main
      ? [
          {
            question: "What torque do you recommend for an M8 bolt of class 8.8?",
            answer: "About 25 N·m dry and 19 N·m oiled, in steel. Follow the machine's manual where it says otherwise.",
            category: "Installation",
            helpful: 21,
          },
          {
            question: "Is the zinc plating free of chromium VI?",
            answer: "Yes. It is passivated with trivalent chromium and meets RoHS.",
            category: "Compliance",
            helpful: 8,
          },
        ]
      : [],
    documents: [
      {
        title: `Data sheet ISO 4017 M${diameter}`,
        category: "Data sheet",
        url: `/media/documents/${itemId}-data-sheet.pdf`,
      },
      ...(main
        ? [
            {
              title: "Certificate of conformance, class 8.8",
              category: "Certificate",
              url: `/media/documents/${itemId}-certificate.pdf`,
            } as const,
          ]
        : []),
    ],
    tags: main ? ["bulk", "top-seller"] : ["bulk"],
    stock: balances,
    image: { drawing: "hex-bolt", diameter, length, thread: length },
    popularity: main ? 980 : 240,
  };
}

const nut: ItemDraft = {
  itemId: "NUT-M8-NY",
  family: "Fasteners",
  category: "Lock Nuts",
  brand: "Vega",
  description: "Lock Nut, Nylon Insert, M8-1.25, Class 8, Zinc Plated",
  extended: "Prevailing torque hexagon nut with nylon insert to ISO 10511, M8-1.25, class 8, zinc plated.",
  web: "The nylon ring grips the thread and keeps the nut in place under vibration. Use it once and up to 120 °C; choose an all-metal lock nut above that.",
  keywords: "nyloc stop nut self locking",
  manufacturerPartNumber: "VG-10511-8Z",
  attributes: { Thread: "M8", Material: "Steel", Grade: "Class 8", Finish: "Zinc plated", Standard: "ISO 10511" },
  units: [
    { unit: "EA", size: 1 },
    { unit: "BX", size: 100 },
  ],
  listPrice: 0.18,
  cost: 0.099,
  weight: 0.0051,
  breaks: [
    { from: 500, percent: 5 },
    { from: 2000, percent: 10 },
  ],
  codes: [{ code: "NG-1141", type: "customer", customerId: 100200, description: "Northgate Fabrication stock number" }],
  tags: ["bulk"],
  stock: stock(15000, "A-03-1", 5200, "TA-03-1"),
  image: { drawing: "lock-nut", diameter: 8 },
  popularity: 720,
};

const washer: ItemDraft = {
  itemId: "WSH-M8",
  family: "Fasteners",
  category: "Flat Washers",
  brand: "Vega",
  description: "Flat Washer, M8, 200 HV, Zinc Plated",
  extended: "Plain washer, normal series, to ISO 7089, M8, 200 HV, zinc plated, 8.4 x 16 x 1.6 mm.",
  keywords: "plain washer form a",
  manufacturerPartNumber: "VG-7089-8Z",
  attributes: { Thread: "M8", Material: "Steel", Grade: "200 HV", Finish: "Zinc plated", Standard: "ISO 7089" },
  units: [
    { unit: "EA", size: 1 },
    { unit: "BX", size: 200 },
  ],
  listPrice: 0.06,
  cost: 0.031,
  weight: 0.0018,
  breaks: [{ from: 1000, percent: 8 }],
  stock: stock(20000, "A-03-2", 6000, "TA-03-2"),
  image: { drawing: "flat-washer", diameter: 8 },
  popularity: 610,
};

const kit: ItemDraft = {
  itemId: "KIT-FLG-M8",
  family: "Fasteners",
  category: "Fastener Kits",
  brand: "Vega",
  description: "Flange Bolting Kit, M8 x 40 mm, 8 Bolts, Nuts and Washers",
  extended: "Bolts, lock nuts and washers for one DN 40 flange of eight holes, packed together.",
  attributes: { Thread: "M8", Length: "40 mm", Material: "Steel", Finish: "Zinc plated" },
  units: [{ unit: "EA", size: 1 }],
  listPrice: 6.9,
  cost: 3.85,
  weight: 0.25,
  parts: [
    { itemId: "HB-M8-40", quantity: 8, unit: "EA" },
    { itemId: "NUT-M8-NY", quantity: 8, unit: "EA" },
    { itemId: "WSH-M8", quantity: 16, unit: "EA" },
    { itemId: "ADH-50", quantity: 1, unit: "EA", optional: true },
  ],
  links: [{ type: "kit", itemId: "HB-M8-40", note: "Contains eight" }],
  stock: [
    { location: 10, onHand: 40, minimum: 10, maximum: 60, bin: "A-03-3" },
    { location: 20, onHand: 12, minimum: 5, maximum: 20, bin: "TA-03-3" },
  ],
  image: { drawing: "bolt-kit", diameter: 8, length: 40 },
  popularity: 55,
};

/** Bolts, nuts, washers and the kit of the fixture world. */
export const worldFasteners: readonly ItemDraft[] = [...bolts.map(bolt), nut, washer, kit];
