import type { RestockHeader } from "@purvey/contract/generated/vmi";
import { partText } from "../../../shared/stockroom/part-key.ts";
import { expectedOf, type ReceiptLine } from "../move-model.ts";
import { ReceiptVerdict } from "./receipt-verdict.tsx";

/** What `DifferingLines` takes. */
export interface DifferingLinesProps {
  readonly lines: readonly ReceiptLine[];
  readonly order: RestockHeader | undefined;
}

/** Of which parts more or less came than the order expects, above the question why. */
export function DifferingLines({ lines, order }: DifferingLinesProps) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {lines.map((line) => (
        <li key={partText(line)} className="flex flex-wrap justify-between gap-x-4 py-1.5">
          <span className="font-mono font-semibold">{line.itemId}</span>
          <ReceiptVerdict line={line} expected={expectedOf(order, line)} />
        </li>
      ))}
    </ul>
  );
}
