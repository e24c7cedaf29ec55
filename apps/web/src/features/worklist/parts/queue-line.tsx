import { useState } from "react";
import { laterPart } from "../../../shared/later-part.ts";
import { useQueue } from "../../../shared/offline-queue/use-queue.ts";
import { MatterLine, type MatterLineProps } from "./matter-line.tsx";

const QueueDialog = laterPart(async () => (await import("../../../shared/offline-queue/queue-dialog.tsx")).QueueDialog);

/** How many changes of this device the server does not have; a touch shows them. */
export function QueueLine(props: MatterLineProps) {
  const queue = useQueue();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className="matter w-full text-start" onClick={() => setOpen(true)}>
        <MatterLine {...props} />
      </button>
      {open && <QueueDialog queue={queue} onClose={() => setOpen(false)} />}
    </>
  );
}
