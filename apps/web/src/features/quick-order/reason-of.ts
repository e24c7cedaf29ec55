import { formatNumber, formatQuantity } from "@purvey/ui/format";
import type { Translate } from "../../shared/i18n/messages.ts";
import type { Offer } from "../../shared/ordering/order-units.ts";
import { mostQuantity } from "../../shared/ordering/understand-line.ts";
import type { messages } from "./messages.ts";
import type { DraftLine, LineVerdict } from "./verdicts.ts";

type Say = Translate<(typeof messages)["en"]>;

/** Why a line cannot be ordered so, in a sentence. */
export function reasonOf(
  line: DraftLine,
  verdict: Extract<LineVerdict, { kind: "bad" }>,
  text: Say,
  locale: string | undefined,
): string {
  const item = verdict.item?.itemId ?? line.number;
  const unit = verdict.unit?.unitOfMeasure ?? line.unit;
  const { problem } = verdict;
  if (problem === "unknown" && line.number.trim() === "") return text("emptyNumber");
  if (problem === "tooLittle")
    return text("tooLittle", { item, unit, minimum: formatNumber(verdict.unit?.minimumOrderQty ?? 0, locale) });
  if (problem === "multiple")
    return text("multiple", { item, unit, multiple: formatNumber(verdict.unit?.orderMultiple ?? 1, locale) });
  if (problem === "soldOut") {
    const left = { quantity: verdict.item?.qtyAvailable ?? 0, unit: verdict.item?.baseUnit ?? unit };
    return text("soldOut", { item, left: formatQuantity(left, locale) });
  }
  return text(problem, { item, unit, quantity: line.quantity, most: formatNumber(mostQuantity, locale) });
}

/** A quantity that can be ordered, as a button says it: `2 BX (200 EA)`. */
export function offerText({ quantity, unit, base }: Offer, text: Say, locale: string | undefined): string {
  const amount = formatNumber(quantity, locale);
  if (!base) return text("offer", { quantity: amount, unit });
  return text("offerBase", { quantity: amount, unit, base: formatNumber(base.quantity, locale), baseUnit: base.unit });
}
