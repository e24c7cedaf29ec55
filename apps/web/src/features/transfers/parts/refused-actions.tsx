import { Button } from "@purvey/ui/button";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { DiscardDialog } from "../../../shared/offline-queue/discard-dialog.tsx";
import { queueMessages } from "../../../shared/offline-queue/queue-messages.ts";
import type { QueuedChange } from "../../../shared/offline-queue/queued-change.ts";

export interface RefusedActionsProps {
  readonly change: QueuedChange;
  /** Shows what was entered again; nothing where it stands on the screen already. */
  readonly onCorrect?: (() => void) | undefined;
}

/** The ways out of a change that the server refused. */
export function RefusedActions({ change, onCorrect }: RefusedActionsProps) {
  const text = useText(queueMessages);
  const { label } = change;
  const [asking, setAsking] = useState(false);
  return (
    <>
      {onCorrect && (
        <Button icon="edit" aria-label={text("correctChange", { label })} onClick={onCorrect}>
          {text("correct")}
        </Button>
      )}
      <Button
        variant="quiet"
        icon="trash"
        aria-label={text("discardChange", { label })}
        onClick={() => setAsking(true)}
      >
        {text("discard")}
      </Button>
      {asking && <DiscardDialog change={change} onClose={() => setAsking(false)} />}
    </>
  );
}
