import { type DeliveryParts, noParts } from "./delivery-parts.ts";

const box =
  /^(?:P\s*O|POST OFFICE|POSTAL|CALLER|FIRM|PO)?\s*(?:BOX|DRAWER|LOCKBOX)\s+(?:#\s*|NO\s+|NUMBER\s+)?([A-Z\d-]+)$/i;
const route =
  /^(RR|R R|RURAL ROUTE|RURAL RTE|RURAL RT|RFD|RD|RT|HC|H C|HIGHWAY CONTRACT|HIGHWAY CONTRACT ROUTE|STAR ROUTE)\s+(?:#\s*|NO\s+)?(\d+[A-Z]?)\s+BOX\s+(?:#\s*)?([A-Z\d-]+)$/i;

/** A post-office box, rural route or highway contract; undefined for a street. Dots and commas are gone already. */
export function specialLine(line: string): DeliveryParts | undefined {
  const number = box.exec(line)?.[1];
  if (number !== undefined)
    return { ...noParts, recordType: "P", streetName: "PO Box", primaryNumber: number.toUpperCase() };
  const [, kind, routeNumber, boxNumber] = route.exec(line) ?? [];
  if (kind === undefined || routeNumber === undefined || boxNumber === undefined) return undefined;
  const isContract = /^(H|STAR)/i.test(kind);
  return {
    ...noParts,
    recordType: "R",
    streetName: isContract ? "HC" : "RR",
    primaryNumber: routeNumber.toUpperCase(),
    unitDesignator: "Box",
    unitNumber: boxNumber.toUpperCase(),
  };
}
