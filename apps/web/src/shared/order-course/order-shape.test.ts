import { expect, it } from "vitest";
import { isToLeave, shapeOf } from "./order-shape.ts";

it("has a shape for each status of an order", () => {
  const statuses = ["open", "held", "picking", "shipped", "invoiced", "cancelled"] as const;
  expect(statuses.map((status) => shapeOf({ status }))).toEqual(["open", "low", "half", "transit", "ok", "neutral"]);
});

it("is to leave until it is shipped", () => {
  const statuses = ["open", "held", "picking", "shipped", "invoiced", "cancelled"] as const;
  expect(statuses.filter((status) => isToLeave({ status }))).toEqual(["open", "held", "picking"]);
});
