import type { PurchaseOrder } from "@purvey/contract/generated/orders";
import { Button } from "@purvey/ui/button";
import { useToasts } from "@purvey/ui/toast";
import { useText } from "../../../shared/i18n/messages.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { messages as portionMessages } from "../../../shared/portions/messages.ts";
import { isPortionProblem } from "../../../shared/portions/portions.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { attendUnread } from "../../../shared/unread-number.ts";
import { messages } from "../messages.ts";
import { lineOf, piecesOf, problemOf } from "../receipt-model.ts";
import type { ReceiptWork } from "../use-receipt.ts";

export interface BookReceiptProps {
  readonly order: PurchaseOrder;
  readonly work: ReceiptWork;
  /** The device keeps the receipt. */
  readonly onBooked: () => void;
}

/** Books the receipt, or says what is still missing. What becomes of it stands below, from the first moment on. */
export function BookReceipt({ order, work, onBooked }: BookReceiptProps) {
  const text = useText(messages);
  const toasts = useToasts();
  const count = order.lines.filter(({ lineNo }) => lineOf(work.draft, lineNo).quantity > 0).length;
  const reason = useReason(order, work, count);
  const book = async () => {
    try {
      await work.book();
      onBooked();
    } catch (error) {
      const problem = saySentence(error instanceof Error ? error.message : String(error));
      toasts.show({ message: text("notKept", { problem }), tone: "out", duration: 20_000 });
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button variant="primary" icon="check" disabledReason={reason} onClick={() => attendUnread() || book()}>
        {text("book", { count })}
      </Button>
      {reason && count > 0 && <p className="text-soft">{reason}</p>}
    </div>
  );
}

function useReason(order: PurchaseOrder, work: ReceiptWork, count: number): string | undefined {
  const text = useText(messages);
  const sayPortion = useText(portionMessages);
  const denial = useDenial("warehouse.write");
  if (denial) return denial;
  if (work.changed) return text("chooseFirst");
  if (order.approved === "N") return text("unapprovedReason");
  if (order.complete === "Y" || order.cancelFlag === "Y") return text("closedReason");
  if (count === 0) return text("nothingEntered");
  for (const line of order.lines) {
    const entered = lineOf(work.draft, line.lineNo);
    const problem = problemOf(line, entered);
    const words = problem && (isPortionProblem(problem) ? sayPortion(problem) : text(problem, piecesOf(line, entered)));
    if (words) return text("stillMissing", { item: line.itemId, problem: words });
  }
  return undefined;
}
