import type { StockMove } from "@purvey/contract/generated/vmi";
import { useFormat } from "@purvey/ui/data/format-provider";
import { formatNumber } from "@purvey/ui/format";
import { useText } from "../../../shared/i18n/messages.ts";
import { partText } from "../../../shared/stockroom/part-key.ts";
import { messages } from "../messages.ts";

/** What is on hand after a move, for the parts of an answer as the queue keeps it. */
export function useMovedFigures(answer: unknown): string {
  const text = useText(messages);
  const { locale } = useFormat();
  const moves = Array.isArray(answer) ? (answer as StockMove[]) : [];
  // Of a part that came in several lots the last one knows what is there after all of them.
  return [...new Map(moves.map((move) => [partText(move), move])).values()]
    .map(({ itemId: item, qtyOnHand, unitOfMeasure: unit }) =>
      text("left", { item, unit, quantity: formatNumber(qtyOnHand, locale) }),
    )
    .join(" ");
}
