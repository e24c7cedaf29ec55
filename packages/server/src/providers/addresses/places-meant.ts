import { readZipCode, type ZipArea, zipAreaOf } from "../../values/places/zip-areas.ts";
import { cityOfZip, type ZipCity, zipCities } from "../../values/places/zip-cities.ts";
import { cityLikeness } from "./city-names.ts";
import { editDistance } from "./edit-distance.ts";

/** A city, state and postal code that somebody may have meant. */
export interface Place {
  readonly city: string;
  readonly state: string;
  /** Five digits. */
  readonly zip: string;
  readonly plus4: string | undefined;
  readonly county: string | null;
  readonly area: ZipArea;
  /** The city is known to have the code. */
  readonly isListed: boolean;
}

/** City, state and postal code as they were typed. */
export interface TypedPlace {
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

/** At most so many places are proposed. */
const mostPlaces = 5;
/** Of a city's codes at most so many are proposed. */
const mostCodes = 3;

/**
 * The places that may be meant, likeliest first: the postal code's own city where name or state fit or are close to it,
 * then the city of that name with its own codes, then what the postal code says alone. Empty when nothing is known.
 */
export function placesMeant(typed: TypedPlace): Place[] {
  const state = typed.state.trim().toUpperCase();
  const code = readZipCode(typed.postalCode);
  const ofCode = code ? placeOfCode(typed, code.zip, code.plus4, state) : [];
  if (ofCode.some(({ fits }) => fits)) return ofCode.map(({ place }) => place);
  const ofName = placesOfName(typed.city, state, code?.zip);
  const all = [...ofName, ...ofCode.map(({ place }) => place)];
  return all.slice(0, mostPlaces);
}

interface Proposal {
  readonly place: Place;
  /** Nothing else is more likely. */
  readonly fits: boolean;
}

function placeOfCode(typed: TypedPlace, zip: string, plus4: string | undefined, state: string): Proposal[] {
  const area = zipAreaOf(zip);
  if (!area) return [];
  const listed = cityOfZip(zip);
  if (listed) {
    const likeness = cityLikeness(listed.city, typed.city);
    const place = { ...placeIn(listed, zip, area), plus4 };
    return [{ place, fits: likeness !== undefined }];
  }
  const known = zipCities().some((city) => city.state === state && cityLikeness(city.city, typed.city) === "same");
  const place = { city: titleText(typed.city), state: area.state, zip, plus4, county: null, area, isListed: false };
  return [{ place, fits: area.state === state && !known }];
}

function placeIn({ city, state, county }: ZipCity, zip: string, area: ZipArea): Place {
  return { city, state, zip, plus4: undefined, county, area, isListed: true };
}

/** The cities of that name or nearly, in the state, each with those of its codes that are nearest to the given one. */
function placesOfName(city: string, state: string, zip: string | undefined): Place[] {
  const inState = zipCities().filter((other) => other.state === state);
  const same = inState.filter((other) => cityLikeness(other.city, city) === "same");
  const close = same.length > 0 ? same : inState.filter((other) => cityLikeness(other.city, city) === "close");
  return close.flatMap((found) =>
    codesNear(found, zip).flatMap((code) => {
      const area = zipAreaOf(code);
      return area ? [placeIn(found, code, area)] : [];
    }),
  );
}

/** The codes of a city that one digit, or two swapped, keep from the given one; without such its first. */
function codesNear({ ranges }: ZipCity, zip: string | undefined): string[] {
  const near = zip ? oneAway(zip).filter((code) => ranges.some(([first, last]) => code >= first && code <= last)) : [];
  const [first] = ranges[0] ?? [];
  return near.length > 0 ? near.slice(0, mostCodes) : first === undefined ? [] : [first];
}

/** Every code that two neighbouring digits swapped or one digit changed makes of another; swapped ones first. */
function oneAway(zip: string): string[] {
  const digits = [...zip];
  const swapped = digits.slice(1).map((digit, index) => {
    const copy = [...digits];
    [copy[index], copy[index + 1]] = [digit, digits[index] as string];
    return copy.join("");
  });
  const changed = digits.flatMap((_, index) =>
    Array.from("0123456789", (digit) => [...digits.slice(0, index), digit, ...digits.slice(index + 1)].join("")),
  );
  return [...new Set([...swapped, ...changed])].filter((code) => code !== zip && editDistance(code, zip) === 1);
}

/** A letter that begins a name inside a word: `O'Neil`, `Smith-Jones`; not the s of `John's`. */
const inner = /(^|-|'(?=\p{L}{2}))\p{Ll}/gu;

/**
 * Writes a word as a name. A word of mixed case is somebody's way of writing it and stays; words with digits are
 * capitals, but ordinals: `DETROIT` → `Detroit`, `5TH` → `5th`, `12b` → `12B`, `DeKalb` stays.
 */
function titleWord(word: string): string {
  if (/^\d+(st|nd|rd|th)$/i.test(word)) return word.toLowerCase();
  if (/\d/.test(word)) return word.toUpperCase();
  const [upper, lower] = [word.toUpperCase(), word.toLowerCase()];
  if (word !== upper && word !== lower && /^\p{Lu}/u.test(word)) return word;
  const plain = lower.replace(inner, (letter) => letter.toUpperCase());
  return plain.replace(/^Mc(\p{Ll})(?=\p{L}{2})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** Writes each word of a text as a name, with single blanks. */
export function titleText(text: string): string {
  return text.trim().split(/\s+/).map(titleWord).join(" ");
}
