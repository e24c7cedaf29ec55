import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { cacheHeaders, fileCaching } from "@purvey/contract/caching";
import { type Encoding, encodeToKeep, encodingOf } from "./content-encoding.ts";
import { escaped } from "./escaped.ts";
import { isNoPage } from "./probes.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
};

/** No inline script or style, nothing from elsewhere, no `eval`. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Headers that every page of the application carries. */
export const pageHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": contentSecurityPolicy,
  "referrer-policy": "same-origin",
  // The camera reads bar codes; nothing else of the device is asked for.
  "permissions-policy":
    "camera=(self), clipboard-write=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
};

interface StaticFile {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  /** Names with a content hash never change. */
  readonly immutable: boolean;
  /** By the encodings that somebody has asked for; with what the build compressed from the beginning. */
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

type Serve = (request: Request) => Promise<Response>;

/** What the build wrote beside a file: the same with Brotli. */
const compressedByBuild = ".br";

/**
 * Serves a folder of built files from memory; any other path gets `index.html`, as an application with its own routes needs
 * it. A file beside which another with the ending `.br` stands is sent as that one to who reads Brotli.
 *
 * @param firstSite the site of a page whose address names none, put into its `<meta name="purvey-site">`; the build's own
 * while there is none, or where it cannot be asked
 */
export function staticFiles(folder: string, firstSite: () => Promise<string | undefined>): Serve {
  const names = new Set(namesIn(folder));
  const own = [...names].filter((name) => !name.endsWith(compressedByBuild));
  const files = new Map(own.map((name) => [`/${name}`, readFile(folder, name, names.has(name + compressedByBuild))]));
  const page = pageOfSite(files.get("/index.html"), firstSite);
  return async (request) => {
    const path = pathOf(request);
    const isPage = !files.has(path) && !isNoPage(path) && (extname(path) === "" || isNavigation(request, path));
    const file = isPage ? await page() : files.get(path);
    return file ? respond(file, request) : notFound();
  };
}

/** The page with its first site, once there is one: that one stays. */
function pageOfSite(built: StaticFile | undefined, firstSite: () => Promise<string | undefined>) {
  let ofSite: StaticFile | undefined;
  return async (): Promise<StaticFile | undefined> => {
    if (ofSite || !built) return ofSite ?? built;
    const site = await firstSite().catch(() => undefined);
    if (site === undefined) return built;
    const named = built.body.toString().replace(/(?<=<meta name="purvey-site" content=")[^"]*/, () => escaped(site));
    ofSite = fileOf("index.html", Buffer.from(named));
    return ofSite;
  };
}

/**
 * Serves the folder of the built documentation below a path: `/docs/guides/first-call` is `guides/first-call.html`, what
 * is not there gets `404.html`. Its hundreds of pages are read when they are asked for.
 */
export function documentationFiles(folder: string, at: string): Serve {
  const names = new Set(namesIn(folder));
  const files = new Map<string, StaticFile>();
  return async (request) => {
    const path = pathOf(request).slice(at.length + 1);
    if (path.endsWith("/")) return movedTo(new URL(`${at}/${path.slice(0, -1)}`, request.url));
    const known = [path, `${path}.html`, ...(path === "" ? ["index.html"] : [])].find((name) => names.has(name));
    const name = known ?? "404.html";
    const file = files.get(name) ?? readFile(folder, name);
    files.set(name, file);
    return respond(file, request, known === undefined ? 404 : 200);
  };
}

/** Whether a browser goes to the path as a page: those of the application may have a dot, `/dev/items/brands.list`. */
function isNavigation(request: Request, path: string): boolean {
  return !path.startsWith("/assets/") && Boolean(request.headers.get("accept")?.includes("text/html"));
}

/** Written by hand: headers are added to it where pages of other origins may call, which `Response.redirect` forbids. */
function movedTo(location: URL): Response {
  return new Response(null, { status: 308, headers: { location: location.href, ...cacheHeaders(fileCaching.page) } });
}

function notFound(): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", ...cacheHeaders(fileCaching.missing) };
  return new Response("Not found", { status: 404, headers });
}

/** The path without percent signs; as it came where those are no UTF-8. */
function pathOf(request: Request): string {
  const { pathname } = new URL(request.url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The names of all files in a folder and below, with slashes. */
function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

function readFile(folder: string, name: string, built = false): StaticFile {
  const file = fileOf(name, readFileSync(join(folder, name)));
  if (built) file.compressed.set("br", Promise.resolve(readFileSync(join(folder, name + compressedByBuild))));
  return file;
}

function fileOf(name: string, body: Buffer): StaticFile {
  return {
    compressed: new Map(),
    body,
    type: types[extname(name)] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    immutable: name.startsWith("assets/"),
  };
}

async function respond(file: StaticFile, request: Request, status = 200): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return notFound();
  const text = /^(text|image\/svg|application\/(json|manifest))/.test(file.type);
  const encoding = text ? encodingOf(request) : undefined;
  // Each encoding has a tag of its own: a cache that asks with all it holds must not be told to send the wrong one.
  const etag = encoding ? `${file.etag.slice(0, -1)}-${encoding}"` : file.etag;
  const headers: Record<string, string> = {
    ...pageHeaders,
    "content-type": file.type,
    etag,
    ...cacheHeaders(file.immutable ? fileCaching.asset : fileCaching.page),
  };
  if (tagsOf(request).includes(etag)) return new Response(null, { status: 304, headers });
  const body = encoding ? await compressedBody(file, encoding) : file.body;
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
    status,
    headers: encoding ? { ...headers, "content-encoding": encoding } : headers,
  });
}

/** The tags that whoever asks holds; a proxy that compresses marks them as weak. */
function tagsOf(request: Request): string[] {
  return (request.headers.get("if-none-match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
}

function compressedBody({ body, compressed }: StaticFile, encoding: Encoding): Promise<Buffer> {
  const known = compressed.get(encoding) ?? encodeToKeep(body, encoding);
  compressed.set(encoding, known);
  return known;
}
