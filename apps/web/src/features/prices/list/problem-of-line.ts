import { formatNumber } from "@purvey/ui/format";
import type { Translate } from "../../../shared/i18n/messages.ts";
import { mostQuantity } from "../../../shared/ordering/understand-line.ts";
import type { ListedPrice } from "./price-list.ts";
import type { priceListMessages } from "./price-list-messages.ts";

type Say = Translate<(typeof priceListMessages)["en"]>;

/** Why a line has no price, in a sentence; empty for a line that is understood. */
export function problemOfLine({ line, reading }: ListedPrice, text: Say, locale: string | undefined): string {
  if (reading.kind !== "unread") return "";
  const { problem, item } = reading;
  if (problem === "unknown" && line.number.trim() === "") return text("emptyNumber");
  const units = item?.units.filter(({ sold }) => sold).map(({ unitOfMeasure }) => unitOfMeasure) ?? [];
  return text(problem, {
    item: item?.itemId ?? line.number,
    unit: line.unit,
    units: units.join(", "),
    quantity: line.quantity,
    most: formatNumber(mostQuantity, locale),
  });
}
