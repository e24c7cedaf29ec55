import { SyncState } from "@purvey/ui/shell/sync-state";
import { useState } from "react";
import { useText } from "../i18n/messages.ts";
import { laterPart } from "../later-part.ts";
import { queueMessages } from "./queue-messages.ts";
import { type Queue, useQueue } from "./use-queue.ts";

const QueueDialog = laterPart(async () => (await import("./queue-dialog.tsx")).QueueDialog);

/** Whether everything is stored, on the counter; a click shows the queue. */
export function QueueButton() {
  const queue = useQueue();
  const [open, setOpen] = useState(false);
  const words = useWords(queue);
  return (
    <>
      <SyncState
        waiting={queue.waiting}
        refused={queue.refused}
        online={queue.online}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words}
      </SyncState>
      {open && <QueueDialog queue={queue} onClose={() => setOpen(false)} />}
    </>
  );
}

function useWords({ waiting, refused, online }: Queue): string {
  const text = useText(queueMessages);
  if (refused > 0) return text("refusedCount", { count: refused });
  if (waiting > 0) return text(online ? "waitingCount" : "offlineWaiting", { count: waiting });
  return text(online ? "allStored" : "offline");
}
