import { Button } from "@purvey/ui/button";
import { Status, type StatusShape } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Dialog } from "@purvey/ui/dialog";
import { Sentence } from "@purvey/ui/sentence";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useText } from "../i18n/messages.ts";
import { saySentence } from "../sentences/say-sentence.ts";
import { DiscardDialog } from "./discard-dialog.tsx";
import { queueMessages } from "./queue-messages.ts";
import { isHeldBack } from "./queue-model.ts";
import type { ChangeState, QueuedChange } from "./queued-change.ts";
import type { Queue } from "./use-queue.ts";

const shapes: Readonly<Record<ChangeState, StatusShape>> = {
  waiting: "open",
  sending: "half",
  stored: "ok",
  refused: "out",
};

/** The changes with their states, the newest first, and what can be done about each. */
export function QueueDialog({ queue, onClose }: { queue: Queue; onClose: () => void }) {
  const text = useText(queueMessages);
  const [discarding, setDiscarding] = useState<QueuedChange>();
  if (discarding) return <DiscardDialog change={discarding} onClose={() => setDiscarding(undefined)} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={text("title")}
      width={640}
      footer={<Button onClick={onClose}>{text("close")}</Button>}
    >
      {queue.changes.length === 0 && (
        <p>
          <strong className="font-semibold">{text("empty")}</strong> {text("emptyHint")}
        </p>
      )}
      <ul className="flex flex-col divide-y divide-rule">
        {queue.changes.toReversed().map((change) => (
          <ChangeRow key={change.id} change={change} queue={queue} onDiscard={setDiscarding} onLeave={onClose} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-soft">{text("yours")}</p>
    </Dialog>
  );
}

/** A time as the services write it. */
const utcText = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 19).replace("T", " ");

interface ChangeRowProps {
  readonly change: QueuedChange;
  readonly queue: Queue;
  readonly onDiscard: (change: QueuedChange) => void;
  readonly onLeave: () => void;
}

function ChangeRow({ change, queue, onDiscard, onLeave }: ChangeRowProps) {
  const text = useText(queueMessages);
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="font-semibold">
          <bdi>{change.label}</bdi>
        </strong>
        <Status tone={shapes[change.state]}>{text(change.state)}</Status>
      </div>
      <p className="text-sm text-soft">
        {text("queuedAt")} <Timestamp value={utcText(change.queuedAt)} />
        {change.state === "waiting" && change.attempts > 0 && ` · ${text("attempts", { count: change.attempts })}`}
      </p>
      {change.problem && (
        <p className={change.state === "refused" ? "text-out" : "text-soft"}>
          <Sentence>{saySentence(change.problem)}</Sentence>
        </p>
      )}
      {change.requestId && <p className="font-mono text-xs text-faint">{change.requestId}</p>}
      {isHeldBack(change, queue.changes) && <p className="text-low">{text("heldBack")}</p>}
      <ChangeActions change={change} queue={queue} onDiscard={onDiscard} onLeave={onLeave} />
    </li>
  );
}

function ChangeActions({ change, queue, onDiscard, onLeave }: ChangeRowProps) {
  const text = useText(queueMessages);
  const navigate = useNavigate();
  const { id, state, path } = change;
  const correct = () => {
    onLeave();
    return navigate({ href: `${path}${path?.includes("?") ? "&" : "?"}correct=${id}` });
  };
  if (state === "sending") return null;
  if (state === "stored") {
    return (
      <div>
        <Button variant="quiet" onClick={() => queue.discard(id)}>
          {text("dismiss")}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {state === "refused" && path && (
        <Button icon="edit" onClick={correct}>
          {text("correct")}
        </Button>
      )}
      <Button icon="sync" onClick={() => queue.retry(id)}>
        {text(state === "refused" ? "tryAgain" : "tryNow")}
      </Button>
      <Button variant="quiet" icon="trash" onClick={() => onDiscard(change)}>
        {text("discard")}
      </Button>
    </div>
  );
}
