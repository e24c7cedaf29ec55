import type { Transfer } from "@purvey/contract/generated/warehouseOps";
import { Button } from "@purvey/ui/button";
import { Quantity } from "@purvey/ui/data/quantity";
import { Dialog } from "@purvey/ui/dialog";
import { Field } from "@purvey/ui/field";
import { NumberInput } from "@purvey/ui/number-input";
import { Sentence } from "@purvey/ui/sentence";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { useQueue } from "../../../shared/offline-queue/use-queue.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { branchStep, mostOf } from "../branch-transfer.ts";
import { messages } from "../messages.ts";

/** What `MoveGoods` takes. */
export interface MoveGoodsProps {
  readonly transfer: Transfer;
  readonly locationId: number | undefined;
  readonly onClose: () => void;
}

/** A transfer's lines, and what is shipped or received of them now. */
export function MoveGoods({ transfer, locationId, onClose }: MoveGoodsProps) {
  const text = useText(messages);
  const step = branchStep(transfer, locationId);
  const [moved, setMoved] = useState<Readonly<Record<number, number>>>({});
  const quantityOf = (line: Transfer["lines"][number]) => moved[line.lineNo] ?? mostOf(step, line);
  const lines = transfer.lines.filter((line) => quantityOf(line) > 0 && mostOf(step, line) > 0);
  const over = lines.find((line) => quantityOf(line) > mostOf(step, line));
  const send = useSend(transfer, step, onClose);
  const refused = useDenial("warehouse.write");
  return (
    <Dialog
      open
      sticky
      onClose={onClose}
      width={640}
      title={text("transferTitle", {
        uid: String(transfer.transferUid),
        from: transfer.locationName,
        to: transfer.toLocationName,
      })}
      footer={
        <>
          <Button onClick={onClose}>{text("close")}</Button>
          {step !== "none" && (
            <Button
              variant="primary"
              disabledReason={
                refused ??
                (over
                  ? text("tooMuchOf", { item: over.itemId })
                  : lines.length === 0
                    ? text("nothingToMove")
                    : undefined)
              }
              onClick={() => send(lines.map((line) => ({ line, quantity: quantityOf(line) })))}
            >
              {text(step)}
            </Button>
          )}
        </>
      }
    >
      {step === "none" && (
        <p className="mb-3 text-soft">
          {transfer.processMessage ? <Sentence>{saySentence(transfer.processMessage)}</Sentence> : text("nothingHere")}
        </p>
      )}
      <ul className="divide-y divide-rule">
        {transfer.lines.map((line) => (
          <li key={line.lineNo} className="flex flex-wrap items-end justify-between gap-3 py-2">
            <div>
              <p className="font-mono font-semibold">{line.itemId}</p>
              <p className="text-sm text-soft">
                {text("wantedWord")} <Quantity quantity={line.quantity} unit={line.uom} /> · {text("shipped")}{" "}
                <Quantity quantity={line.qtyShipped} unit={line.baseUnit} /> · {text("received")}{" "}
                <Quantity quantity={line.qtyReceived} unit={line.baseUnit} />
              </p>
            </div>
            {mostOf(step, line) > 0 && (
              <Field label={text("now")} className="w-32">
                <NumberInput
                  unit={line.baseUnit}
                  value={quantityOf(line)}
                  onValueChange={(quantity) => setMoved({ ...moved, [line.lineNo]: quantity ?? 0 })}
                />
              </Field>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface MovedLine {
  readonly line: Transfer["lines"][number];
  readonly quantity: number;
}

function useSend(transfer: Transfer, step: ReturnType<typeof branchStep>, onSent: () => void) {
  const text = useText(messages);
  const queue = useQueue();
  const { transferUid } = transfer;
  return async (moved: readonly MovedLine[]) => {
    const common = { record: `transfer/${transferUid}`, changes: moved.length, path: "/ops/transfers" };
    const fields = ({ line }: MovedLine) => ({
      transferLineNo: line.lineNo,
      invMastUid: line.invMastUid,
      uom: line.baseUnit,
    });
    const label = text(step === "ship" ? "shipLabel" : "receiveLabel", { uid: String(transferUid) });
    if (step === "ship") {
      const lines = moved.map((entry) => ({ ...fields(entry), qtyShipped: entry.quantity }));
      await queue.enqueue({
        endpoint: "warehouseOps.transferShipping.create",
        input: { transferUid, lines },
        label,
        ...common,
      });
    } else {
      const lines = moved.map((entry) => ({ ...fields(entry), qtyReceived: entry.quantity }));
      await queue.enqueue({
        endpoint: "warehouseOps.transferReceipt.create",
        input: { transferUid, lines },
        label,
        ...common,
      });
    }
    onSent();
  };
}
