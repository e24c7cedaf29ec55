import type { StockMovement } from "@purvey/contract/generated/vmi";
import { useText } from "../i18n/messages.ts";
import { partMessages } from "./part-messages.ts";

/** The names of the texts that say what kind of movement it was. */
const words = {
  opening: "opening",
  adjust: "adjust",
  receive: "receive",
  transfer: "transfer",
  usage: "usage",
} as const;

/** Says what kind of movement of a stockroom it was: "Counted". */
export function useMovementWord(): (type: StockMovement["movementType"]) => string {
  const text = useText(partMessages);
  return (type) => text(words[type]);
}

/** Why something was moved, and for what: the reason, the job and department, the order, the other stockroom. */
export function reasonOf(movement: StockMovement): string {
  const { reason, jobDescription, department, poNumber, otherWarehouseName } = movement;
  return [reason, jobDescription, department, poNumber, otherWarehouseName].filter(Boolean).join(" · ");
}
