import { describe, expect, it } from "vitest";
import { readScan } from "./gs1.ts";

const gs = "\u001d";

describe("readScan", () => {
  it("takes a plain code as it is, without the blanks around it", () => {
    expect(readScan(" HB-M8-40 ")).toEqual({ text: "HB-M8-40", code: "HB-M8-40" });
    expect(readScan("0123")).toEqual({ text: "0123", code: "0123" });
  });

  it("reads item, lot, serial number and count of a GS1 code with a symbology identifier", () => {
    expect(readScan(`]d20104012345678901${"17271231"}10L-77${gs}21S-1${gs}3012`)).toMatchObject({
      code: "4012345678901",
      gtin: "04012345678901",
      lot: "L-77",
      serial: "S-1",
      quantity: 12,
    });
  });

  it("reads the same code bare, when its GTIN is right", () => {
    expect(readScan(`010401234567890110L-77${gs}3724`)).toMatchObject({
      code: "4012345678901",
      lot: "L-77",
      quantity: 24,
    });
  });

  it("reads the code as it is printed, with brackets", () => {
    expect(readScan("(01)04012345678901(10)L-77(21)9")).toMatchObject({
      code: "4012345678901",
      lot: "L-77",
      serial: "9",
    });
  });

  it("names a code without an item by its serial number", () => {
    expect(readScan("]C121SN-4").code).toBe("SN-4");
  });

  it.each([
    ["a wrong check digit", "010401234567890210L-77"],
    ["a GTIN that is cut off", "]d201040123456"],
    ["a count that is no number", "]d230AB"],
    ["an identifier that is not read", "]d29912"],
    ["an empty bracket", "(10)"],
  ])("takes a code with %s as plain text", (_why, text) => {
    expect(readScan(text)).toEqual({ text, code: text });
  });
});
