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

/** Everything that a file loads, directly or through others of ours. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  for (const name of importsOf(file)) {
    if (!name.startsWith(".")) seen.add(name);
    else if (!seen.has(join(dirname(file), name))) {
      seen.add(join(dirname(file), name));
      loadedBy(join(dirname(file), name), seen);
    }
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

  it("searches without the services and the client", () => {
    expect(foreign("search/run-search.ts")).toEqual(["@purvey/contract/discovery"]);
  });
});
