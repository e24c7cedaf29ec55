/** A street and a postal code, as a card's bank or we know them. */
export interface CheckedAddress {
  readonly address1: string | null;
  readonly zip: string | null;
}

/** How a billing address compares with the known ones, as card processors say it. */
export type AddressCheck = "Y" | "A" | "Z" | "N" | "U";

/** The answer codes of an address check in words. */
export const addressCheckWords: Readonly<Record<string, string>> = {
  Y: "Street and ZIP match.",
  X: "Street and ZIP+4 match.",
  W: "The ZIP+4 matches, the street does not.",
  A: "The street matches, the ZIP does not.",
  Z: "The ZIP matches, the street does not.",
  N: "Neither street nor ZIP matches.",
  U: "There is no address to compare with.",
  R: "The address could not be checked now; try again.",
  S: "The card's bank checks no addresses.",
  G: "The card's bank is abroad and checks no addresses.",
};

/**
 * Compares a billing address with what is known: the house number with the first letters of the street, and the first
 * five digits of the ZIP, as the banks do.
 */
export function checkAddress(given: CheckedAddress, known: readonly CheckedAddress[]): AddressCheck {
  if (!given.address1 && !given.zip) return "U";
  const comparable = known.filter(({ address1, zip }) => address1 || zip);
  if (comparable.length === 0) return "U";
  const found = comparable.map((other) => [
    Boolean(given.address1) && streetKey(given.address1) === streetKey(other.address1),
    Boolean(given.zip) && zipKey(given.zip) === zipKey(other.zip),
  ]);
  if (found.some(([street, zip]) => street && zip)) return "Y";
  if (found.some(([street]) => street)) return "A";
  return found.some(([, zip]) => zip) ? "Z" : "N";
}

/** `3400 Detroit Avenue` and `3400 DETROIT AVE.` are the same street: `3400 DETR`. */
function streetKey(street: string | null): string {
  const [, number = "", name = ""] = /^\s*(\d+)?[^a-z]*([a-z]*)/i.exec(street ?? "") ?? [];
  return `${number} ${name.slice(0, 4).toUpperCase()}`;
}

function zipKey(zip: string | null): string {
  return (zip ?? "").replace(/\W/g, "").slice(0, 5).toUpperCase();
}
