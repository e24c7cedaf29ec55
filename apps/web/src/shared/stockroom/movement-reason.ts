import type { StockMovement } from "@purvey/contract/generated/vmi";

/** Why something was moved, and for what: the reason, the job and department, the order, the other stockroom. */
export function reasonOf(movement: StockMovement): string {
  const { reason, jobDescription, department, poNumber, otherWarehouseName } = movement;
  return [reason, jobDescription, department, poNumber, otherWarehouseName].filter(Boolean).join(" · ");
}
