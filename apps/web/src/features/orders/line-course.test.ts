import { expect, it } from "vitest";
import { courseOf } from "./line-course.ts";

it("tells the course of a line in the line's unit", () => {
  expect(courseOf({ qtyShipped: 1, qtyAllocated: 200, qtyBackordered: 50, unitSize: 100 })).toEqual({
    shipped: 1,
    allocated: 2,
    backordered: 0.5,
  });
});
