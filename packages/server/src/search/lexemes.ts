import { hash } from "./hash.ts";

/** The ways one site's index writes down what items are found by. All of it is text in the syntax of `tsvector` and `tsquery`. */
export interface Lexemes {
  /** What all of them begin with, unquoted. */
  readonly tag: string;
  /** What all words begin with, unquoted. */
  readonly wordPrefix: string;
  /** A word of a text. */
  word(form: string): string;
  /** The item's own number. */
  itemCode(code: string): string;
  /** Any other number that the item is known by. */
  otherCode(code: string): string;
  attributeValue(uid: number): string;
  category(uid: number): string;
  brand(uid: number): string;
  /** The steps of how often an item is bought at least, in powers of two. */
  bought(popularity: number): string[];
  /** The shares of all items that an item belongs to: half of them, a fourth, an eighth… */
  shares(invMastUid: number): string[];
  /** The text of a `tsquery` that finds every item. */
  readonly everything: string;
}

/** The smallest share is one item of so many, as a power of two. */
const smallestShare = 20;

/**
 * The lexemes of a site. Each begins with a tag of the site, so that one index over all sites holds a list of items per
 * site and word, and a search reads no other site's. Two sites may share a tag: statements filter by `site_id` too.
 *
 * @example
 * lexemesOf("demo").word("bolt"); // "'1lpgu2s:bolt'"
 */
export function lexemesOf(site: string): Lexemes {
  const tag = hash(site).toString(36);
  const step = (number: number): string => quote(`${tag}^${number}`);
  return {
    tag,
    wordPrefix: `${tag}:`,
    word: (form) => quote(`${tag}:${form}`),
    itemCode: (code) => quote(`${tag}#${code}`),
    otherCode: (code) => quote(`${tag}=${code}`),
    attributeValue: (uid) => quote(`${tag}@a${uid}`),
    category: (uid) => quote(`${tag}@c${uid}`),
    brand: (uid) => quote(`${tag}@b${uid}`),
    bought: (popularity) =>
      Array.from({ length: 32 - Math.clz32(1 + Math.max(0, popularity)) }, (_, number) => step(number)),
    shares: (invMastUid) => Array.from({ length: sharesOf(invMastUid) }, (_, index) => quote(`${tag}%${index + 1}`)),
    everything: step(0),
  };
}

/** How many shares an item belongs to: even numbers would make neighbours alike, so their bits are mixed. */
function sharesOf(invMastUid: number): number {
  let value = hash(String(invMastUid));
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return Math.min(smallestShare, Math.clz32(value ^ (value >>> 16)));
}

function quote(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, "$&$&")}'`;
}
