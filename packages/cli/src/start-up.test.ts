import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const here = fileURLToPath(new URL(".", import.meta.url));

/** What a file of ours loads before anything runs: static imports but for types. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(/^import (?!type\b)[^;]*?from "([^"]+)";|^import "([^"]+)";/gms)]
    .filter(([statement]) => !/^import \{ (type [^,}]+,? ?)+\}/.test(statement))
    .map(([, from, bare]) => from ?? (bare as string));
}

/** The file of ours that an import names; undefined where it is another's, or not followed. */
function pathOf(name: string, from: string, server: string | undefined): string | undefined {
  if (name.startsWith(".")) return join(dirname(from), name);
  const [, inside] = /^@purvey\/server\/(.+)$/.exec(name) ?? [];
  return server && inside ? join(server, `${inside}.ts`) : undefined;
}

/**
 * Everything that a file loads, directly or through others of ours.
 *
 * @param server where the sources of the server are, to follow what is loaded of them too
 */
function loadedBy(file: string, seen = new Set<string>(), server?: string): Set<string> {
  for (const name of importsOf(file)) {
    const path = pathOf(name, file, server);
    if (path === undefined) seen.add(name);
    else if (!seen.has(path)) loadedBy(path, seen.add(path), server);
  }
  return seen;
}

function foreign(file: string): string[] {
  return [...loadedBy(join(here, file))].filter((name) => name.startsWith("@purvey/")).toSorted();
}

describe("the start of the command", () => {
  it("loads neither server nor client nor the services: help and mistakes come at once", () => {
    expect(foreign("bin.ts")).toEqual([
      "@purvey/client/address",
      "@purvey/contract/limits",
      "@purvey/contract/schema",
      "@purvey/server/platform/version",
    ]);
  });

  it.each([
    ["search/run-search.ts", ["@purvey/contract/discovery"]],
    ["call/run-call.ts", ["@purvey/server/platform/version"]],
    ["doctor/run-doctor.ts", ["@purvey/server/platform/version"]],
    ["login/run-login.ts", ["@purvey/server/platform/version"]],
  ])("never needs the server for %s", (file, allowed) => {
    const server = foreign(file).filter((name) => name.startsWith("@purvey/server/"));
    expect(server.filter((name) => !allowed.includes(name))).toEqual([]);
  });

  it("serves without what metrics, traces and the log need, until somebody wants them", () => {
    const loaded = [...loadedBy(join(here, "serve.ts"), new Set(), `${here}../../server/src/`)];
    expect(loaded).toEqual(expect.arrayContaining(["hono", "@hono/node-server"]));
    expect(loaded.filter((name) => /^(prom-client|pino|pino-pretty|@opentelemetry)\b/.test(name))).toEqual([]);
  });

  it("searches without the services and the client", () => {
    expect(foreign("search/run-search.ts")).toEqual(["@purvey/contract/discovery"]);
  });
});
