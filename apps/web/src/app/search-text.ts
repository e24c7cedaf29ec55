/** The parameters of an address: texts, and objects of texts for names with a dot. */
export type RawSearch = Record<string, string | Record<string, string>>;

/**
 * Reads the query of an address: `?q=bolt&f.11=64,65` becomes `{ q: "bolt", f: { 11: "64,65" } }`. Each route makes
 * its own types of the texts.
 */
export function parseSearch(text: string): RawSearch {
  const search: RawSearch = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const dot = name.indexOf(".");
    if (dot <= 0) search[name] = value;
    else {
      const group = search[name.slice(0, dot)];
      search[name.slice(0, dot)] = { ...(typeof group === "object" ? group : {}), [name.slice(dot + 1)]: value };
    }
  }
  return search;
}

/**
 * Writes the query of an address: `{ q: "bolt", f: { 11: [64, 65] }, page: undefined }` becomes `?q=bolt&f.11=64,65`.
 * What is undefined or empty is left out, so that a view has one address.
 */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) => pairsOf(name, value));
  const text = pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
  return text ? `?${text}` : "";
}

function pairsOf(name: string, value: unknown): [string, string][] {
  if (value === undefined || value === null || value === "") return [];
  if (Array.isArray(value)) return value.length > 0 ? [[name, value.join(",")]] : [];
  if (typeof value !== "object") return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => pairsOf(`${name}.${key}`, inner));
}

/** Commas and slashes stay readable; they mean nothing in a query. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll("%2C", ",").replaceAll("%2F", "/").replaceAll("%20", "+");
}
