import { createRequire } from "node:module";
// Not the package itself, which reads the names of countries in eighty languages when it is loaded.
import countries from "i18n-iso-countries/index.js";
import { findProvince, provincesOf } from "./canadian-provinces.ts";
import { findUsState } from "./us-states.ts";
import { readZipCode, zipAreaOf } from "./zip-areas.ts";

/** A place as somebody typed it. */
export interface SaidPlace {
  /** A code of two or three letters or a name, in English or German; nothing for the United States. */
  readonly country?: string | null | undefined;
  /** A code or a name. */
  readonly state?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
}

/** A place in its one spelling. */
export interface CanonicalPlace {
  /** Two letters; what was typed where no country has that name. */
  readonly country: string;
  /** In the United States and Canada two letters, by the postal code where the state says nothing. */
  readonly state: string | undefined;
  /** `43610`, `43610-1204`, `K1A 0B1`; elsewhere as it was typed, in capitals and without outer blanks. */
  readonly postalCode: string | undefined;
  /** What does not fit, a sentence of it and the way out; undefined for a place that is right as far as anybody knows. */
  readonly problem: string | undefined;
}

/**
 * The one spelling of a place, wherever it comes from: orders, ship-tos, tax services, freight, tax tables. A ZIP code
 * that lost its leading zeros gets them back where they lead to the state that is named, or to any if none is.
 *
 * @example
 * canonicalPlace({ country: "usa", state: " ohio ", postalCode: "43610 1204" });
 * // { country: "US", state: "OH", postalCode: "43610-1204", problem: undefined }
 */
export function canonicalPlace({ country, state, postalCode }: SaidPlace): CanonicalPlace {
  const code = canonicalCountry(country?.trim() || "US");
  const said = { state: blankless(state), postalCode: blankless(postalCode) };
  if (code === undefined) return unknownCountry(country ?? "", said);
  if (code === "US" || isTerritory(code)) return inUnitedStates(isTerritory(code) ? { ...said, state: code } : said);
  if (code === "CA") return inCanada(said);
  return { country: code, state: said.state, postalCode: foreignCode(said.postalCode, code), problem: undefined };
}

/** How many digits the postal codes of countries have that may begin with a zero. */
const digitsOfCode = new Map([
  ...["DE", "ES", "FI", "FR", "IT", "KR", "LT", "MX", "MY", "TR", "UA"].map((country) => [country, 5] as const),
  ...["AU", "DK", "NO", "NZ", "ZA"].map((country) => [country, 4] as const),
]);

/** In capitals; a code that lost its leading zero gets it back. */
function foreignCode(text: string | undefined, country: string): string | undefined {
  const digits = text?.replace(/\s+/g, "") ?? "";
  const length = digitsOfCode.get(country) ?? 0;
  if (/^\d+$/.test(digits) && (digits.length === length || digits.length === length - 1))
    return digits.padStart(length, "0");
  return text?.toUpperCase();
}

/**
 * The fields of an address that were said, each in its one spelling; what was not said stays so, and blanks say nothing.
 * Without a country, states of the United States and provinces of Canada are known; whose they are is not.
 *
 * @example
 * canonicalFields({ state: "Ohio" }); // { country: undefined, state: "OH", postalCode: undefined }
 */
export function canonicalFields(said: SaidPlace): SaidPlace {
  const country = blankless(said.country);
  const [state, postalCode] = [blankless(said.state), blankless(said.postalCode)];
  const place = canonicalPlace({ country, state, postalCode });
  const code = country === undefined && state !== undefined ? codeOfState(state) : place.state;
  return {
    country: country && place.country,
    state: state && (code ?? state),
    postalCode: postalCode && place.postalCode,
  };
}

/**
 * The state that a place lies in by its postal code, where its own is none, or missing; undefined where what is written
 * holds.
 *
 * @example
 * stateByCode({ state: "Ohoi", postalCode: "43610" }); // "OH"
 * stateByCode({ state: "OH", postalCode: "43610" }); // undefined
 */
export function stateByCode(place: SaidPlace): string | undefined {
  const { state } = canonicalPlace(place);
  return state?.toUpperCase() === blankless(place.state)?.toUpperCase() ? undefined : state;
}

function codeOfState(text: string): string | undefined {
  return findUsState(text)?.code ?? findProvince(text)?.code ?? codeWithoutArea(text);
}

const load = createRequire(import.meta.url);
let hasNames = false;

function countryNamed(name: string): string | undefined {
  if (!hasNames)
    for (const language of ["en", "de"]) countries.registerLocale(load(`i18n-iso-countries/langs/${language}.json`));
  hasNames = true;
  return countries.getAlpha2Code(name, "en") ?? countries.getAlpha2Code(name, "de");
}

/**
 * What does not fit in a place that goods are delivered to, a sentence of it and the way out; undefined where nothing does.
 * Of the United States it asks for the postal code too: without it, only the state's tax is known.
 *
 * @example
 * deliveryProblem({ state: "OH" }); // "The address has no postal code, by which counties and cities tax. …"
 */
export function deliveryProblem(place: SaidPlace): string | undefined {
  const { country, problem } = canonicalPlace(place);
  if (problem !== undefined || country !== "US" || blankless(place.postalCode) !== undefined) return problem;
  return "The address has no postal code, by which counties and cities tax. Give five digits or nine, as `43610-1204`.";
}

/** What people call countries beside the names of the list. */
const otherNames: Readonly<Record<string, string>> = {
  AMERICA: "US",
  "GREAT BRITAIN": "GB",
  ENGLAND: "GB",
  SCOTLAND: "GB",
  WALES: "GB",
  "NORTHERN IRELAND": "GB",
  HOLLAND: "NL",
};

/** A country's two letters, by its two- or three-letter code or its name in English or German. */
export function canonicalCountry(text: string): string | undefined {
  const plain = text.trim().replace(/\s+/g, " ");
  const code = plain.replaceAll(".", "").toUpperCase();
  if (/^[A-Z]{2}$/.test(code) && countries.isValid(code)) return code;
  return countries.alpha3ToAlpha2(code) ?? countryNamed(plain) ?? countryNamed(code) ?? otherNames[code];
}

/** An explanation that also says what does not fit in the place that it is about. */
export function withProblem(explanation: string, problem: string | undefined): string {
  return problem === undefined ? explanation : `${explanation} ${problem}`;
}

interface Said {
  readonly state: string | undefined;
  readonly postalCode: string | undefined;
}

function blankless(text: string | null | undefined): string | undefined {
  return text?.trim() || undefined;
}

function unknownCountry(country: string, { state, postalCode }: Said): CanonicalPlace {
  return {
    country: /^[a-z]{2,3}$/i.test(country.trim()) ? country.trim().toUpperCase() : country.trim(),
    state,
    postalCode,
    problem: `There is no country \`${country.trim()}\`. Give its code of two letters, as \`US\`.`,
  };
}

/** These have codes of countries as well as of states. */
function isTerritory(code: string): boolean {
  return ["PR", "VI", "GU", "AS", "MP"].includes(code);
}

/** Places with ZIP codes that lie in none of the postal areas with a state: the armed forces, the Pacific. */
const withoutArea = new Set(["AA", "AE", "AP", "AS", "MP", "FM", "MH", "PW"]);

function inUnitedStates({ state: typed, postalCode }: Said): CanonicalPlace {
  const known = typed === undefined ? undefined : (findUsState(typed)?.code ?? codeWithoutArea(typed));
  const zip = postalCode === undefined ? undefined : canonicalZip(postalCode, known);
  const area = zip === undefined ? undefined : zipAreaOf(zip)?.state;
  const place = { country: "US", state: known ?? area ?? typed?.toUpperCase(), postalCode: zip ?? postalCode };
  return { ...place, problem: usProblem({ typed, known, area, postalCode, zip }) };
}

function codeWithoutArea(text: string): string | undefined {
  const code = text.replaceAll(".", "").toUpperCase();
  return withoutArea.has(code) ? code : undefined;
}

interface ReadParts {
  readonly typed: string | undefined;
  /** The code of the state that was typed. */
  readonly known: string | undefined;
  /** The state that the ZIP code lies in. */
  readonly area: string | undefined;
  readonly postalCode: string | undefined;
  readonly zip: string | undefined;
}

function usProblem({ typed, known, area, postalCode, zip }: ReadParts): string | undefined {
  if (typed !== undefined && known === undefined)
    return `There is no state \`${typed}\` in the United States. Give its two letters, as \`OH\`.`;
  if (known !== undefined && withoutArea.has(known)) return undefined;
  if (postalCode !== undefined && (zip === undefined || area === undefined))
    return `There is no postal code \`${postalCode}\` in the United States. Give five digits or nine, as \`43610-1204\`.`;
  if (known !== undefined && area !== undefined && known !== area)
    return `The postal code \`${zip}\` lies in \`${area}\`, not in \`${known}\`. Correct one of the two.`;
  if (known === undefined && area === undefined) return "The address names no state. Give its two letters, as `OH`.";
  return undefined;
}

/** Five digits or nine; undefined for anything else. */
function canonicalZip(text: string, state: string | undefined): string | undefined {
  const whole = readZipCode(text.replace(/\s+/g, " ")) ?? readZipCode(text.replace(/\s+/g, ""));
  if (whole) return zipText(whole);
  const found = /^(\d{3,4})(?:[\s-]+(\d{4}))?$|^(\d{3,4})(\d{4})$/.exec(text);
  const [digits, plus4] = found ? [found[1] ?? found[3], found[2] ?? found[4]] : [];
  if (digits === undefined) return undefined;
  const zip = digits.padStart(5, "0");
  const area = zipAreaOf(zip)?.state;
  return area !== undefined && (state === undefined || state === area) ? zipText({ zip, plus4 }) : undefined;
}

function zipText({ zip, plus4 }: { readonly zip: string; readonly plus4: string | undefined }): string {
  return plus4 === undefined ? zip : `${zip}-${plus4}`;
}

function inCanada({ state: typed, postalCode }: Said): CanonicalPlace {
  const code = postalCode?.replace(/[\s-]+/g, "").toUpperCase();
  const isCode = code !== undefined && /^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(code);
  const lies = isCode ? provincesOf(code) : [];
  const known = typed === undefined ? undefined : findProvince(typed)?.code;
  return {
    country: "CA",
    state: known ?? (lies.length === 1 ? lies[0]?.code : undefined) ?? typed?.toUpperCase(),
    postalCode: isCode ? `${code.slice(0, 3)} ${code.slice(3)}` : postalCode,
    problem: canadianProblem(
      typed,
      known,
      postalCode,
      lies.map((province) => province.code),
    ),
  };
}

function canadianProblem(
  typed: string | undefined,
  known: string | undefined,
  postalCode: string | undefined,
  lies: readonly string[],
): string | undefined {
  if (typed !== undefined && known === undefined)
    return `There is no province \`${typed}\` in Canada. Give its two letters, as \`ON\`.`;
  if (postalCode !== undefined && lies.length === 0)
    return `There is no postal code \`${postalCode}\` in Canada. Give it as \`K1A 0B1\`.`;
  if (known !== undefined && lies.length > 0 && !lies.includes(known))
    return `The postal code \`${postalCode}\` lies in \`${lies[0]}\`, not in \`${known}\`. Correct one of the two.`;
  if (known === undefined && lies.length !== 1) return "The address names no province. Give its two letters, as `ON`.";
  return undefined;
}
