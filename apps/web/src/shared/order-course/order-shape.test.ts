import { expect, it } from "vitest";
import { shapeOf } from "./order-shape.ts";

it("has a shape for each status of an order", () => {
  const statuses = ["open", "held", "picking", "shipped", "invoiced", "cancelled"] as const;
  expect(statuses.map((status) => shapeOf({ status }))).toEqual(["open", "low", "half", "transit", "ok", "neutral"]);
});
