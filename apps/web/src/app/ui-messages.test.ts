import { describe, expect, it } from "vitest";
import { de } from "./ui-messages.de.ts";

describe("the keys of a German keyboard", () => {
  it("are named as they are printed on it", () => {
    expect([de.controlKey, de.control, de.enterKey, de.command]).toEqual(["Strg", "Strg", "Eingabe", "Befehlstaste"]);
  });
});
