import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setDensity, setTheme } from "@purvey/ui/theme";
import { beforeEach, describe, expect, it } from "vitest";

const script = readFileSync(join(import.meta.dirname, "../public/theme.js"), "utf8");
const run = () => new Function("localStorage", "document", script)(localStorage, document);
const root = document.documentElement;

beforeEach(() => {
  setTheme("system");
  setDensity("auto");
});

describe("the script before the first paint", () => {
  it("is at most 200 bytes", () => {
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(200);
  });

  it("puts on the page what the helpers remembered", () => {
    setTheme("dark");
    setDensity("compact");
    for (const name of ["theme", "density"]) delete root.dataset[name];
    run();
    expect({ ...root.dataset }).toEqual({ theme: "dark", density: "compact" });
  });

  it("does nothing when nobody chose, and survives forbidden storage", () => {
    run();
    expect({ ...root.dataset }).toEqual({});
    const forbidden = {
      getItem: () => {
        throw new Error("The operation is insecure.");
      },
    };
    expect(() => new Function("localStorage", "document", script)(forbidden, document)).not.toThrow();
  });
});
