import { describe, expect, it } from "vitest";
import { requestText } from "./ask-quote-model.ts";

describe("a request for a quote", () => {
  it("names the customer, then what was written, then the lines as quick order reads them", () => {
    const lines = [
      { itemId: "HB-M8-40", quantity: 12, unitOfMeasure: "BX" },
      { itemId: "MTR-075", quantity: 2.5, unitOfMeasure: "EA" },
    ];
    expect(requestText("Northgate (100200)", " By Friday ", lines)).toBe(
      "Northgate (100200)\nBy Friday\nHB-M8-40, 12, BX\nMTR-075, 2.5, EA",
    );
    expect(requestText("Northgate (100200)", "Again, please", [])).toBe("Northgate (100200)\nAgain, please");
  });
});
