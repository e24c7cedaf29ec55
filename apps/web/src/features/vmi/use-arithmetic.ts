import type { ReplenishmentItem } from "@purvey/contract/generated/vmi";
import { useFormat } from "@purvey/ui/data/format-provider";
import { formatNumber } from "@purvey/ui/format";
import { useText } from "../../shared/i18n/messages.ts";
import { boardMessages } from "./board-messages.ts";

/** Writes how a suggestion came about: "max 40 − on hand 6 = 34 → 1 CS of 40". */
export function useArithmetic(): (item: ReplenishmentItem) => string {
  const text = useText(boardMessages);
  const { locale } = useFormat();
  const say = (quantity: number) => formatNumber(quantity, locale);
  return (item) => {
    const { maxQty, qtyOnHand, qtyOnOrder, missingQty, suggestedSellingUnits, sellingUnit, sellingUnitSize } = item;
    const rest = maxQty - qtyOnHand - qtyOnOrder;
    const figures = { max: say(maxQty), onHand: say(qtyOnHand), onOrder: say(qtyOnOrder), missing: say(rest) };
    const sum = text(qtyOnOrder > 0 ? "arithmeticOnOrder" : "arithmetic", figures);
    if (missingQty <= 0) return text("full", { sum });
    const units = { sum, units: say(suggestedSellingUnits), unit: sellingUnit, size: say(sellingUnitSize) };
    return text(sellingUnitSize === 1 ? "plain" : "packed", units);
  };
}
