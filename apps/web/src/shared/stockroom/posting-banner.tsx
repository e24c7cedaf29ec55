import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import type { ReactNode } from "react";
import { useText } from "../i18n/messages.ts";
import type { QueueableEndpoint, QueuedChange } from "../offline-queue/queued-change.ts";
import { saySentence } from "../sentences/say-sentence.ts";
import { stockroomMessages } from "./stockroom-messages.ts";
import type { Posting } from "./use-posting.ts";

export interface PostingBannerProps<Draft, Endpoint extends QueueableEndpoint> {
  readonly posting: Posting<Draft, Endpoint>;
  /** What is stored, once the server said so. */
  readonly stored: ReactNode;
  /** Whether something else is entered: what was refused would take its place. */
  readonly busy: boolean;
  /** Puts what was refused back into the form. */
  readonly onCorrect: (posted: Draft) => void;
}

/** Where what was posted stands: on its way, waiting for the network, stored or refused; the last in full, the others by name. */
export function PostingBanner<Draft, Endpoint extends QueueableEndpoint>(props: PostingBannerProps<Draft, Endpoint>) {
  return (
    <>
      <OneBanner {...props} />
      <Others changes={props.posting.others} />
    </>
  );
}

function Others({ changes }: { changes: readonly QueuedChange[] }) {
  const text = useText(stockroomMessages);
  if (changes.length === 0) return null;
  return (
    <Banner tone="transit" className="mb-4" title={text("othersWait", { count: changes.length })}>
      <ul>
        {changes.map(({ id, label, changes: count }) => (
          <li key={id}>{text("labelParts", { label, count })}</li>
        ))}
      </ul>
    </Banner>
  );
}

function OneBanner<Draft, Endpoint extends QueueableEndpoint>({
  posting,
  stored,
  busy,
  onCorrect,
}: PostingBannerProps<Draft, Endpoint>) {
  const text = useText(stockroomMessages);
  const { change, posted, heldBack, takeBack, putAway } = posting;
  if (!change) return null;
  const { state, problem, label } = change;
  if (state === "stored") {
    return (
      <Banner tone="ok" className="mb-4" onDismiss={putAway}>
        {stored}
      </Banner>
    );
  }
  if (state === "refused") {
    const correct = async () => {
      if (posted) onCorrect(posted);
      await takeBack();
    };
    return (
      <Banner
        tone="out"
        className="mb-4"
        title={text("refused", { label })}
        actions={
          posted && (
            <Button disabledReason={busy ? text("correctBusy") : undefined} onClick={correct}>
              {text("correct")}
            </Button>
          )
        }
      >
        {saySentence(problem ?? "")}
      </Banner>
    );
  }
  return (
    <Banner tone="transit" className="mb-4" title={label}>
      {text(heldBack ? "heldBack" : posting.online ? "sending" : "waiting")}
    </Banner>
  );
}
