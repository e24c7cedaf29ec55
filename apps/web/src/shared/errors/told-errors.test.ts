import { describe, expect, it } from "vitest";
import { isTold, tell } from "./told-errors.ts";

describe("an error that the page tells of", () => {
  it("is told until the last part that tells of it goes", () => {
    const error = new Error("The orders cannot be read.");
    expect(isTold(error)).toBe(false);
    const first = tell(error);
    const second = tell(error);
    first();
    expect(isTold(error)).toBe(true);
    second();
    expect(isTold(error)).toBe(false);
  });

  it("is that error alone, however another reads", () => {
    const stop = tell(new Error("No answer came."));
    expect(isTold(new Error("No answer came."))).toBe(false);
    stop();
  });
});
