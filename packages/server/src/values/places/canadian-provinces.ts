/** Code, the first letters of its postal codes, name. */
const table = `
AB T Alberta
BC V British Columbia
MB R Manitoba
NB E New Brunswick
NL A Newfoundland and Labrador
NS B Nova Scotia
NT X Northwest Territories
NU X Nunavut
ON KLMNP Ontario
PE C Prince Edward Island
QC GHJ Quebec
SK S Saskatchewan
YT Y Yukon
`;

/** A province or territory of Canada. */
export interface CanadianProvince {
  /** Two letters, as the post writes it. */
  readonly code: string;
  readonly name: string;
  /** The letters that its postal codes begin with. */
  readonly letters: string;
}

const provinces: readonly CanadianProvince[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [code = "", letters = "", ...words] = line.split(" ");
    return { code, letters, name: words.join(" ") };
  });

/**
 * The province of its two letters or its name; case, accents and outer blanks do not count.
 *
 * @example
 * findProvince("québec")?.code; // "QC"
 */
export function findProvince(text: string): CanadianProvince | undefined {
  const plain = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f.]/g, "")
    .trim()
    .replace(/\s+/g, " ")
    .toLowerCase();
  return provinces.find(({ code, name }) => plain === code.toLowerCase() || plain === name.toLowerCase());
}

/** The provinces that a postal code may lie in: none for anything that is no Canadian code, two for those with `X`. */
export function provincesOf(postalCode: string): readonly CanadianProvince[] {
  return provinces.filter(({ letters }) => letters.includes(postalCode.slice(0, 1).toUpperCase()));
}
