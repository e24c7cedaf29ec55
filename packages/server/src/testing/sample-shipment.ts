import type { Parcel, Place, Shipment } from "../platform/ports/shipment.ts";
import { sortedSides } from "../providers/rates/measures.ts";
import { decimal } from "../values/decimal.ts";

/** A place in the United States, or elsewhere. */
export function placeAt(postalCode: string, more: Partial<Place> = {}): Place {
  return {
    address: "1 Main St",
    city: "Anywhere",
    state: undefined,
    countryCode: "US",
    residential: false,
    path: "postalCode",
    postalCode,
    ...more,
  };
}

/** A box of so many pounds and inches. */
export function box(weight: number, sides: readonly [number, number, number] = [16, 12, 10]): Parcel {
  const [a, b, c] = sides;
  return { weight: decimal(weight), sides: sortedSides(decimal(a), decimal(b), decimal(c)), packageType: "box" };
}

/** A box of 12 pounds from Columbus to Toledo, handed over on a Monday. */
export const sampleShipment: Shipment = {
  from: placeAt("43228"),
  to: placeAt("43610"),
  parcels: [box(12)],
  shipDate: new Date("2026-03-16T12:00:00Z"),
};
