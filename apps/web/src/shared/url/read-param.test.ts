import { describe, expect, it } from "vitest";
import { choiceParam, numberParam, numbersParam, textParam } from "./read-param.ts";

describe("reading parameters", () => {
  it("takes a text without blanks around it, and a number as a text", () => {
    expect(["  bolt ", "", "   ", 42, undefined, {}].map(textParam)).toEqual([
      "bolt",
      undefined,
      undefined,
      "42",
      undefined,
      undefined,
    ]);
  });

  it("takes whole numbers from one on, and nothing else", () => {
    expect(["7", 7, "0", "-1", "1.5", "x", "", null].map((value) => numberParam(value))).toEqual([
      7,
      7,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("takes lists of numbers, each once and in order", () => {
    expect(numbersParam("65,64,64,x,0")).toEqual([64, 65]);
    expect(numbersParam([3, "2"])).toEqual([2, 3]);
    expect([numbersParam(undefined), numbersParam(9)]).toEqual([[], [9]]);
  });

  it("takes one of the choices", () => {
    expect(choiceParam("b", ["a", "b"])).toBe("b");
    expect(choiceParam("c", ["a", "b"])).toBeUndefined();
  });
});
