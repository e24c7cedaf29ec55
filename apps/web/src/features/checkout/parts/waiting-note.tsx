import type { CheckoutDocument } from "@purvey/contract/generated/commerce";
import { Button } from "@purvey/ui/button";
import { useCopy } from "@purvey/ui/copy-button";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { useText } from "../../../shared/i18n/messages.ts";
import { askedOf } from "../checkout-model.ts";
import { messages } from "../messages.ts";

/** What `WaitingNote` takes. */
export interface WaitingNoteProps {
  readonly doc: CheckoutDocument;
  readonly onTakeBack: () => Promise<void>;
}

/** The order waits for a colleague: who was asked and when, the link for them, and the way back. */
export function WaitingNote({ doc, onTakeBack }: WaitingNoteProps) {
  const text = useText(messages);
  const [copy, state] = useCopy(location.href);
  const asked = askedOf(doc);
  return (
    <section role="status" className="allowance-note">
      <h2 className="font-bold">
        <Status tone="half">{text("waiting")}</Status>
      </h2>
      <p>
        {text("asked", { names: asked?.approvalAskedOf ?? "" })} <Timestamp value={asked?.approvalAskedAt ?? null} />
      </p>
      <p className="text-soft">{text("waitingHint")}</p>
      <Button icon={state === "copied" ? "check" : "copy"} onClick={copy}>
        {text(state === "copied" ? "copied" : "copyLink")}
      </Button>
      <Button variant="quiet" onClick={onTakeBack}>
        {text("takeBack")}
      </Button>
    </section>
  );
}
