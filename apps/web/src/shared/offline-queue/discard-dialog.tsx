import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { useText } from "../i18n/messages.ts";
import { queueMessages } from "./queue-messages.ts";
import type { QueuedChange } from "./queued-change.ts";
import { useQueue } from "./use-queue.ts";

export interface DiscardDialogProps {
  readonly change: QueuedChange;
  /** The change is discarded, or kept. */
  readonly onClose: () => void;
}

/** Asks before a change is gone for good. */
export function DiscardDialog({ change, onClose }: DiscardDialogProps) {
  const text = useText(queueMessages);
  const queue = useQueue();
  const discard = async () => {
    await queue.discard(change.id);
    onClose();
  };
  const unsure = change.state === "waiting" && change.attempts > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={text("discardTitle")}
      footer={
        <>
          <Button onClick={onClose}>{text("keep")}</Button>
          <Button variant="danger" icon="trash" onClick={discard}>
            {text("discard")}
          </Button>
        </>
      }
    >
      <p>{text(unsure ? "discardUnsure" : "discardHint", { label: change.label })}</p>
    </Dialog>
  );
}
