import type { RestockHeader } from "@purvey/contract/generated/vmi";
import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

/** What `CloseDialog` takes. */
export interface CloseDialogProps {
  readonly order: RestockHeader;
  /** Cancelled when nothing arrived, closed when some did. */
  readonly kind: "close" | "cancel";
  readonly onConfirm: () => unknown;
  readonly onClose: () => void;
}

/** Asks before an order is closed or cancelled, and says what that means. */
export function CloseDialog({ order, kind, onConfirm, onClose }: CloseDialogProps) {
  const text = useText(messages);
  const number = order.restockHdrUid;
  const count = order.lines.filter(({ complete }) => !complete).length;
  return (
    <Dialog
      open
      title={text(kind === "close" ? "closeTitle" : "cancelTitle", { number })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text("keep")}</Button>
          <Button variant="danger" onClick={onConfirm}>
            {text(kind === "close" ? "close" : "cancelOrder")}
          </Button>
        </>
      }
    >
      {kind === "close" ? text("closeText", { count }) : text("cancelText")}
    </Dialog>
  );
}
