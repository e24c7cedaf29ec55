/** One line of the sample stock board. */
export interface SampleItem {
  itemId: string;
  itemDesc: string;
  brand: string;
  bin: string;
  onHand: number;
  onOrder: number;
  minimum: number;
  maximum: number;
  unit: string;
  price: number;
  per: string;
  supplier: string;
  lastReceived: string;
}

const line = (
  itemId: string,
  itemDesc: string,
  brand: string,
  bin: string,
  [onHand, onOrder, minimum, maximum]: [number, number, number, number],
  unit: string,
  [price, per]: [number, string],
  supplier: string,
  lastReceived: string,
): SampleItem => ({
  itemId,
  itemDesc,
  brand,
  bin,
  onHand,
  onOrder,
  minimum,
  maximum,
  unit,
  price,
  per,
  supplier,
  lastReceived,
});

/** Parts of the sample board, sorted by supplier. */
export const sampleItems: readonly SampleItem[] = [
  line(
    "HB-M8-40",
    "Hex bolt M8 × 40, 8.8, zinc",
    "Toro Fasteners",
    "A-01-03",
    [640, 0, 200, 1000],
    "EA",
    [12.4, "BX"],
    "Vega Supply",
    "2026-02-11 14:05:00",
  ),
  line(
    "NUT-M8-NY",
    "Lock nut M8, nylon insert, DIN 985",
    "Toro Fasteners",
    "A-01-04",
    [180, 500, 200, 1000],
    "EA",
    [0.0425, "EA"],
    "Vega Supply",
    "2026-01-28 09:30:00",
  ),
  line(
    "CUT-115-1",
    "Cutting disc 115 × 1.0 × 22.23, stainless",
    "Klinge",
    "B-04-11",
    [0, 50, 25, 150],
    "EA",
    [1.85, "EA"],
    "Vega Supply",
    "2025-12-02 16:45:00",
  ),
  line(
    "MTR-075",
    "Gear motor 0.75 kW, 1 400 rpm, IE3, B14 flange",
    "Norden Drives",
    "RACK-07",
    [3, 0, 2, 6],
    "EA",
    [418, "EA"],
    "Vega Supply",
    "2026-02-20 11:12:00",
  ),
  line(
    "GLV-NIT-L",
    "Nitrile glove, powder-free, L, 0.12 mm",
    "Halden",
    "C-02-01",
    [14, 0, 10, 40],
    "CS",
    [62.5, "CS"],
    "Halden Direct",
    "2026-02-24 08:02:00",
  ),
  line(
    "ADH-50",
    "Cyanoacrylate adhesive 50 g, medium viscosity",
    "Ferrobond",
    "C-05-02",
    [6, 24, 10, 40],
    "EA",
    [9.15, "EA"],
    "Halden Direct",
    "2026-02-02 13:20:00",
  ),
  line(
    "SEAL-XT2",
    "Shaft seal 35 × 52 × 7, FKM, dust lip",
    "Kestrel",
    "D-01-08",
    [92, 0, 20, 60],
    "EA",
    [7.35, "EA"],
    "Kestrel Sealing",
    "2026-02-17 10:41:00",
  ),
  line(
    "BRG-6204-2RS",
    "Deep groove ball bearing 20 × 47 × 14, sealed",
    "Kestrel",
    "D-02-02",
    [31, 0, 12, 48],
    "EA",
    [5.6, "EA"],
    "Kestrel Sealing",
    "2026-01-19 15:55:00",
  ),
];
