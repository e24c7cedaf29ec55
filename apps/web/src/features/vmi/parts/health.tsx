import type { Warehouse } from "@purvey/contract/generated/vmi";
import { ShareBar } from "@purvey/ui/data/share-bar";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import { sharesOf } from "../stockrooms-view.ts";

/** How many parts of a stockroom have enough, as a bar with its words. */
export function Health({ stockroom }: { stockroom: Pick<Warehouse, "partCount" | "belowMinimumCount"> }) {
  const text = useText(messages);
  const { partCount: parts, belowMinimumCount: low } = stockroom;
  const words =
    parts === 0 ? text("noParts") : low === 0 ? text("allFine", { parts }) : text("belowMinimum", { low, parts });
  return <ShareBar shares={sharesOf(stockroom)} label={words} />;
}
