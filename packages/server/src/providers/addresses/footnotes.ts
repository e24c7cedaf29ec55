/** What the footnotes of an address check mean, by code; the codes are those that address services share. */
export const footnotes: Readonly<Record<string, string>> = {
  A: "The postal code was corrected",
  B: "The spelling of city or state was corrected",
  C: "City, state and postal code do not belong together",
  D: "There is no ZIP+4 code for the address",
  E: "Several ZIP+4 codes match; the first was taken",
  F: "The address was not found",
  G: "The addressee was needed to find the address",
  H: "The number of the unit is missing",
  I: "Number or street is missing",
  J: "Two addresses were given; one was taken",
  K: "The direction was changed to find the address",
  L: "A part of the address was added, changed or moved",
  M: "The spelling of the street was corrected",
  N: "The address was abbreviated as the post writes it",
  O: "Several ZIP+4 codes match; the one of the lowest number was taken",
  P: "A better address exists",
  Q: "The postal code belongs to one receiver",
  R: "The address will have a ZIP+4 code soon",
  S: "The unit could not be confirmed",
  T: "Several streets match",
  U: "The post does not use this name of the city",
  V: "City and state could not be verified with the postal code",
  W: "The post does not deliver to the address",
  X: "A default code of one receiver was used",
  Y: "The address is military",
  Z: "The postal code was moved to another city",
};

/** The sentences of footnotes in a row: `A#N#` → the meaning of A and of N. Codes that are not known are left out. */
export function footnoteList(codes: string): { code: string; message: string }[] {
  return [...codes.matchAll(/([A-Z]+)#/g)].flatMap(([, letter = ""]) => {
    const meaning = footnotes[letter];
    return meaning === undefined ? [] : [{ code: `${letter}#`, message: `${meaning}.` }];
  });
}
