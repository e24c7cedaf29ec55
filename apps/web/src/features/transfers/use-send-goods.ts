import type { Transfer } from "@purvey/contract/generated/warehouseOps";
import { useText } from "../../shared/i18n/messages.ts";
import type { NewChange, QueuedChange } from "../../shared/offline-queue/queued-change.ts";
import { useQueue } from "../../shared/offline-queue/use-queue.ts";
import { branchPath, type MovedDraft } from "./branch-draft.ts";
import { movedLines, receivedLines, shippedLines } from "./goods-draft.ts";
import { messages } from "./messages.ts";

/** The call that hands goods in, or corrects what the server holds of them. */
function callOf(
  transfer: Transfer,
  { step, goods, held, modified }: MovedDraft,
): Pick<NewChange, "endpoint" | "input"> {
  const { transferUid } = transfer;
  const only = modified === undefined ? {} : { ifLastModified: modified };
  if (step === "ship") {
    const lines = shippedLines(transfer, goods);
    return held === undefined
      ? { endpoint: "warehouseOps.transferShipping.create", input: { transferUid, lines } }
      : { endpoint: "warehouseOps.transferShipping.update", input: { transferShippingUid: held, ...only, lines } };
  }
  const lines = receivedLines(transfer, goods);
  return held === undefined
    ? { endpoint: "warehouseOps.transferReceipt.create", input: { transferUid, lines } }
    : { endpoint: "warehouseOps.transferReceipt.update", input: { transferReceiptUid: held, ...only, lines } };
}

/**
 * Hands a shipment or receipt of a transfer to the queue; resolves when the device keeps it. What was refused is sent
 * corrected, with its key; of what the server holds the lines are replaced.
 *
 * @param refused the change that is corrected
 */
export function useSendGoods(transfer: Transfer, refused: QueuedChange | undefined) {
  const text = useText(messages);
  const queue = useQueue();
  const { transferUid } = transfer;
  return async (draft: MovedDraft): Promise<void> => {
    const { endpoint, input } = callOf(transfer, draft);
    const sent = { input, draft, changes: movedLines(transfer, draft.step, draft.goods).length };
    if (refused) await queue.correct(refused.id, sent);
    else {
      const label = text(draft.step === "ship" ? "shipLabel" : "receiveLabel", { uid: String(transferUid) });
      await queue.enqueue({ ...sent, endpoint, label, record: `transfer/${transferUid}`, path: branchPath });
    }
  };
}
