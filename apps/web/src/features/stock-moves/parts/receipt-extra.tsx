import { TextInput } from "@purvey/ui/text-input";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import type { ReceiptLine } from "../move-model.ts";
import { ReceiptVerdict } from "./receipt-verdict.tsx";

/** What `ReceiptExtra` takes. */
export interface ReceiptExtraProps {
  readonly line: ReceiptLine;
  /** What the chosen order still expects of the part; undefined without an order. */
  readonly expected: number | undefined;
  readonly onLot: (lotNumber: string) => void;
}

/** The lot of what arrived, and whether it is more or less than was expected. */
export function ReceiptExtra({ line, expected, onLot }: ReceiptExtraProps) {
  const text = useText(messages);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <TextInput
        mono
        icon="tag"
        className="w-40"
        maxLength={40}
        aria-label={`${text("lot")} · ${line.itemId}`}
        placeholder={text("lot")}
        value={line.lotNumber ?? ""}
        onChange={({ target }) => onLot(target.value)}
      />
      <ReceiptVerdict line={line} expected={expected} />
    </div>
  );
}
