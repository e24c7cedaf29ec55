import type { StockMove } from "@purvey/contract/generated/vmi";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { useText } from "../../../shared/i18n/messages.ts";
import type { QueuedChange } from "../../../shared/offline-queue/queued-change.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { messages } from "../messages.ts";

export interface PostedCountProps {
  readonly section: string;
  /** Undefined when the queue no longer has it: it was stored and taken off the list, or discarded there. */
  readonly change: QueuedChange | undefined;
  readonly online: boolean;
  readonly onDone: () => void;
  readonly onAgain: () => unknown;
}

/** What became of a posted count: it waits, is stored, or was refused because something moved. */
export function PostedCount({ section, change, online, onDone, onAgain }: PostedCountProps) {
  const text = useText(messages);
  if (change?.state === "refused") {
    return (
      <Banner tone="out" title={text("refused")} actions={<Button onClick={onAgain}>{text("again")}</Button>}>
        {saySentence(change.problem ?? "")}
      </Banner>
    );
  }
  const another = (
    <Button variant="primary" onClick={onDone}>
      {text("another")}
    </Button>
  );
  if (change && change.state !== "stored") {
    return (
      <Banner tone="transit" actions={online ? undefined : another}>
        {text(online ? "sending" : "waiting", { section })}
      </Banner>
    );
  }
  if (!change) {
    return (
      <Banner
        tone="low"
        actions={
          <>
            <Button onClick={onAgain}>{text("again")}</Button>
            {another}
          </>
        }
      >
        {text("gone", { section })}
      </Banner>
    );
  }
  const moves = Array.isArray(change.answer) ? (change.answer as StockMove[]) : [];
  const corrections = moves.filter(({ qtyChange }) => qtyChange !== 0).length;
  const corrected = text("corrected", { count: corrections });
  const same = text("asExpected", { count: moves.length - corrections });
  return (
    <Banner tone="ok" actions={another}>
      {text("stored", { section, corrected, same })}
    </Banner>
  );
}
