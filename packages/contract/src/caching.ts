import type { Endpoint } from "./endpoint.ts";

/** Whose caches may keep an answer: nobody's, the caller's own, or also those that callers share. */
export type Keeper = "nobody" | "caller" | "everybody";

/** What caches are told of an answer, and why. */
export interface Caching {
  readonly keeper: Keeper;
  /** What the answer depends on beside its address: the header names of `Vary`. */
  readonly vary: readonly string[];
  /** Why, as a sentence. */
  readonly reason: string;
}

/** The headers that say whose site an answer is of. */
const bySite: readonly string[] = ["x-site-id"];
/** The headers that say who asks, for whom, and of which site. */
const byCaller: readonly string[] = ["authorization", "x-acting-for", ...bySite];

/**
 * What caches are told of an endpoint's answers. An answer that needs a token is never for a cache that callers share,
 * also where everybody who may ask gets the same: such a cache would hand it to who may not (RFC 9111, section 3.5).
 *
 * @example cachingOf(endpoint).keeper // "caller"
 */
export function cachingOf({ method, safe, permission, resource }: Endpoint): Caching {
  const vary = permission === "none" ? bySite : byCaller;
  const nobody = (reason: string): Caching => ({ keeper: "nobody", vary, reason });
  if (method !== "GET") return nobody("Changes something.");
  if (!safe) return nobody("A GET that changes something: each call must reach the server.");
  if (permission === "none") {
    return resource === "system"
      ? nobody("Tells how the server is at this moment.")
      : nobody("Needs no token, and counts guesses: each call must reach the server.");
  }
  return {
    keeper: "caller",
    vary,
    reason: `Needs a token with \`${permission}\`, which a cache that callers share would not ask for.`,
  };
}

/** The `Cache-Control` of an answer that is kept for some seconds; without a time nobody keeps it. */
export function cacheControlOf(keeper: Keeper, seconds: number | undefined): string {
  if (keeper === "nobody" || seconds === undefined) return "no-store";
  return `${keeper === "caller" ? "private" : "public"}, max-age=${seconds}`;
}

/** What is served beside the endpoints, and what caches are told of it. */
export interface FileCaching extends Caching {
  /** The addresses, with placeholders in braces. */
  readonly paths: readonly string[];
  /** How long it is kept, in seconds; nothing where nobody keeps it, or where each answer says its own time. */
  readonly seconds?: number;
  /** The `Cache-Control` where keeper and time do not say it. */
  readonly control?: string;
}

const contractTexts = ["openapi.json", "llms.txt", "llms-full.txt", "endpoints.jsonl", "postman.json"];

/** What caches are told of everything that is no endpoint. */
export const fileCaching = {
  media: {
    paths: ["items", "brands", "categories", "documents"].map((kind) => `/media/${kind}/{file}`),
    keeper: "everybody",
    seconds: 86_400,
    vary: bySite,
    reason: "Needs no token and is the same for everybody; the site is in the address or the header.",
  },
  robots: {
    paths: ["/robots.txt"],
    keeper: "everybody",
    seconds: 300,
    vary: bySite,
    reason: "Needs no token and is the same for everybody; the site is in the address or the header.",
  },
  contract: {
    paths: [
      ...["/llms.txt", "/llms-full.txt"],
      ...["/api", "/api/{service}"].flatMap((folder) => contractTexts.map((name) => `${folder}/${name}`)),
    ],
    keeper: "everybody",
    seconds: 300,
    vary: [],
    reason: "Describes the server, of whatever site.",
  },
  printed: {
    paths: ["/documents/pdf/{pdfId}"],
    keeper: "caller",
    vary: bySite,
    reason: "Belongs to whoever has its address, which cannot be guessed; kept until the document expires.",
  },
  cardPage: {
    paths: ["/payments/setup/{setupId}"],
    keeper: "nobody",
    vary: [],
    reason: "A page to enter a card on, used once.",
  },
  cardPageStyle: {
    paths: ["/payments/card-page.css"],
    keeper: "everybody",
    seconds: 3_600,
    vary: [],
    reason: "The style of the card page, of whatever site.",
  },
  asset: {
    paths: ["/assets/{file}", "/docs/assets/{file}"],
    keeper: "everybody",
    control: "public, max-age=31536000, immutable",
    vary: ["accept-encoding"],
    reason: "Its name holds a hash of its content.",
  },
  page: {
    paths: ["/{path}", "/docs/{path}"],
    keeper: "everybody",
    control: "no-cache",
    vary: ["accept", "accept-encoding"],
    reason: "A file of the application or the documentation, the same for everybody; asked for again each time.",
  },
  missing: {
    paths: ["Any of these that is not there"],
    keeper: "nobody",
    vary: [],
    reason: "May be there in a moment.",
  },
} as const satisfies Readonly<Record<string, FileCaching>>;

/** The headers about caches of something that is no endpoint; `seconds` where each answer says its own time. */
export function cacheHeaders(file: FileCaching, seconds = file.seconds): Readonly<Record<string, string>> {
  return {
    "cache-control": file.control ?? cacheControlOf(file.keeper, seconds),
    ...(file.vary.length > 0 ? { vary: file.vary.join(", ") } : {}),
  };
}
