import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
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
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
};

interface StaticFile {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  /** Names with a content hash never change. */
  readonly immutable: boolean;
  compressed?: Promise<Buffer>;
}

const compress = promisify(brotliCompress);

/** Serves a folder of built files from memory; any other path gets `index.html`, as an application with its own routes needs it. */
export function staticFiles(folder: string): (request: Request) => Promise<Response> {
  const files = readFolder(folder);
  return async (request) => {
    const path = pathOf(request);
    const isPage = !files.has(path) && extname(path) === "";
    const file = files.get(isPage ? "/index.html" : path);
    if (!file || (request.method !== "GET" && request.method !== "HEAD"))
      return new Response("Not found", { status: 404, headers: { "content-type": "text/plain" } });
    return respond(file, request);
  };
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

function readFolder(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const path = join(folder, name);
    if (!statSync(path).isFile()) continue;
    const body = readFileSync(path);
    const url = `/${relative(folder, path).split(sep).join("/")}`;
    files.set(url, {
      body,
      type: types[extname(name)] ?? "application/octet-stream",
      etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
      immutable: url.startsWith("/assets/"),
    });
  }
  return files;
}

async function respond(file: StaticFile, request: Request): Promise<Response> {
  const headers: Record<string, string> = {
    ...pageHeaders,
    "content-type": file.type,
    etag: file.etag,
    "cache-control": file.immutable ? "public, max-age=31536000, immutable" : "no-cache",
    vary: "accept-encoding",
  };
  if (request.headers.get("if-none-match") === file.etag) return new Response(null, { status: 304, headers });
  const text = /^(text|image\/svg|application\/(json|manifest))/.test(file.type);
  if (!text || !request.headers.get("accept-encoding")?.includes("br"))
    return new Response(request.method === "HEAD" ? null : new Uint8Array(file.body), { headers });
  file.compressed ??= compress(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  const body = await file.compressed;
  return new Response(request.method === "HEAD" ? null : new Uint8Array(body), {
    headers: { ...headers, "content-encoding": "br" },
  });
}
