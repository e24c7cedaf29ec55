import { describe, expect, it } from "vitest";
import { services } from "../services/index.ts";
import { rule } from "../testing/rule.ts";
import { readCompactText, writeCompactText } from "./compact-text.ts";
import { describeService } from "./description.ts";

describe("the compact text of the descriptions", () => {
  it("says all that the contract says", () => {
    const described = services.map(describeService);
    expect(readCompactText(writeCompactText(described))).toEqual(described);
  });

  rule("R258 keeps that a GET is read-only, and marks one with effects as not safe", () => {
    const refresh = services.map(describeService).flatMap(({ endpoints }) => endpoints);
    expect(refresh.find(({ operation }) => operation === "core.address.refresh")).toMatchObject({
      method: "GET",
      readOnly: true,
      safe: false,
    });
  });
});
