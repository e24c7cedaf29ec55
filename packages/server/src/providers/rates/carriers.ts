/** What a carrier takes, and what it adds to its cards. US dollars, pounds, inches. */
export interface Carrier {
  readonly name: string;
  /** Cubic inches that count as a pound. */
  readonly divisor: number;
  /** Volume counts from so many cubic inches on. */
  readonly volumeFrom: number;
  readonly mostWeight: number;
  readonly mostLength: number;
  /** Length plus twice width plus twice height. */
  readonly mostGirth: number;
  /** Percent on transport and on the other fees, on the road, in the air, abroad. */
  readonly fuel: { readonly ground: number; readonly air: number; readonly abroad: number };
  readonly residential: { readonly ground: number; readonly air: number };
  /** For what conveyors do not take: heavy, long, or round. */
  readonly handling: { readonly weight: number; readonly size: number; readonly packaging: number };
  /** For what is very large. */
  readonly oversize: number;
  /** For places beyond the mainland. */
  readonly remote: number;
}

const express = { divisor: 139, volumeFrom: 0, mostWeight: 150, mostLength: 108, mostGirth: 165 } as const;
const nothing = { ground: 0, air: 0 } as const;

/** The carriers of the cards. */
export const carriers: Readonly<Record<"ups" | "fedex" | "usps" | "dhl", Carrier>> = {
  ups: {
    ...express,
    name: "UPS",
    fuel: { ground: 18.5, air: 19.5, abroad: 21 },
    residential: { ground: 6.2, air: 7.1 },
    handling: { weight: 43.5, size: 28.5, packaging: 24 },
    oversize: 219,
    remote: 16.2,
  },
  fedex: {
    ...express,
    name: "FedEx",
    fuel: { ground: 18.25, air: 19.25, abroad: 20.75 },
    residential: { ground: 6.15, air: 7.05 },
    handling: { weight: 43, size: 28, packaging: 23.5 },
    oversize: 215,
    remote: 15.95,
  },
  usps: {
    divisor: 166,
    volumeFrom: 1728,
    mostWeight: 70,
    mostLength: 108,
    mostGirth: 130,
    name: "USPS",
    fuel: { ground: 0, air: 0, abroad: 0 },
    residential: nothing,
    handling: { weight: 0, size: 9.5, packaging: 4.5 },
    oversize: 21,
    remote: 0,
  },
  dhl: {
    divisor: 139,
    volumeFrom: 0,
    mostWeight: 154,
    mostLength: 118,
    mostGirth: 200,
    name: "DHL",
    fuel: { ground: 0, air: 0, abroad: 22.5 },
    residential: nothing,
    handling: { weight: 32, size: 26, packaging: 0 },
    oversize: 120,
    remote: 0,
  },
};
