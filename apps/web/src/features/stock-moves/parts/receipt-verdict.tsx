import { useFormat } from "@purvey/ui/data/format-provider";
import { Status } from "@purvey/ui/data/status";
import { formatNumber } from "@purvey/ui/format";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import type { ReceiptLine } from "../move-model.ts";

/** What `ReceiptVerdict` takes. */
export interface ReceiptVerdictProps {
  readonly line: ReceiptLine;
  /** What the chosen order still expects of the part; undefined without an order. */
  readonly expected: number | undefined;
}

/** Whether what arrived is more, less or as much as was expected. */
export function ReceiptVerdict({ line, expected }: ReceiptVerdictProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  if (expected === undefined) return null;
  const difference = (line.quantity ?? 0) - expected;
  const words = { unit: line.unitOfMeasure, quantity: formatNumber(Math.abs(difference) || expected, locale) };
  const verdict = difference > 0 ? "over" : difference < 0 ? "short" : "expected";
  return <Status tone={difference > 0 ? "low" : difference < 0 ? "half" : "ok"}>{text(verdict, words)}</Status>;
}
