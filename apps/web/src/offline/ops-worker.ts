/**
 * The service worker of operations. It keeps the application's own files, so that a page below `/ops` can be loaded
 * again without a network. Calls of services never pass through it, and no file of another area is kept.
 */

/** The parts of the worker's scope that are used; TypeScript's own types of it do not live beside those of a page. */
interface WorkerScope {
  readonly location: Location;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Filled in by the build: the page, and the files that operations need. */
declare const keptFiles: { readonly version: string; readonly files: readonly string[] };

const scope = self as unknown as WorkerScope;
const prefix = "purvey-ops-";
const cacheName = prefix + keptFiles.version;

/** The page itself; every address of the application answers it. */
const page = "/ops";

scope.addEventListener("install", (event) => event.waitUntil(keepFiles()));
scope.addEventListener("activate", (event) => event.waitUntil(forgetOldVersions()));
scope.addEventListener("message", ({ data }) => {
  if (data === "take over") void scope.skipWaiting();
});
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin) return;
  if (request.mode === "navigate") event.respondWith(loadPage(request));
  else if (keptFiles.files.includes(pathname)) event.respondWith(loadFile(request));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([new Request(page, { cache: "reload" }), ...keptFiles.files]);
}

/** The version before stays too: a page of it may still be open and load a part of itself. */
async function forgetOldVersions(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** How long a page may take, in milliseconds: where the network is there but gives nothing, nobody waits for minutes. */
const patience = 4000;

/**
 * The page comes from the network, so that a new version is seen at once; without one, and with one that does not answer,
 * the kept page stands in.
 */
async function loadPage(request: Request): Promise<Response> {
  const answer = fetch(request);
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
  const inTime = await Promise.race([answer.catch(() => undefined), tooLate]);
  return inTime ?? (await caches.match(page, { cacheName })) ?? answer;
}

async function loadFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
