import type { CustomerOrderLine } from "@purvey/contract/generated/customers";
import { roundedQuantity } from "../../shared/rounded-quantity.ts";

/** Where the pieces of a line are, in its unit; parts that are none are left out. */
export interface LineCourse {
  readonly shipped: number;
  readonly allocated: number;
  readonly backordered: number;
}

/** The course of a line: allocated and backordered come in base units, shipped in the line's own. */
export function courseOf(
  line: Pick<CustomerOrderLine, "qtyShipped" | "qtyAllocated" | "qtyBackordered" | "unitSize">,
): LineCourse {
  const size = line.unitSize > 0 ? line.unitSize : 1;
  const units = (pieces: number) => roundedQuantity(pieces / size);
  return {
    shipped: line.qtyShipped,
    allocated: units(line.qtyAllocated),
    backordered: units(line.qtyBackordered),
  };
}
