import { describe, expect, it } from "vitest";
import { services } from "../services/index.ts";
import { readCompactText, writeCompactText } from "./compact-text.ts";
import { describeService } from "./description.ts";

describe("the compact text of the descriptions", () => {
  it("says all that the contract says", () => {
    const described = services.map(describeService);
    expect(readCompactText(writeCompactText(described))).toEqual(described);
  });

  it("marks a GET with effects as one that does not only read (D13)", () => {
    const refresh = services.map(describeService).flatMap(({ endpoints }) => endpoints);
    expect(refresh.find(({ operation }) => operation === "core.address.refresh")).toMatchObject({
      method: "GET",
      readOnly: false,
    });
  });
});
