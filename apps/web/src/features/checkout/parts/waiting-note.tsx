import type { CheckoutDocument } from "@purvey/contract/generated/commerce";
import { Button } from "@purvey/ui/button";
import { useCopy } from "@purvey/ui/copy-button";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { useText } from "../../../shared/i18n/messages.ts";
import { askedNames, declineOf, openApproval } from "../checkout-model.ts";
import { messages } from "../messages.ts";

export interface WaitingNoteProps {
  readonly doc: CheckoutDocument;
  /** The order is the viewer's own. */
  readonly own: boolean;
  readonly onTakeBack: () => Promise<void>;
}

/** The order waits for a colleague: who approved it, who is asked and since when, the link for them, and the way back. */
export function WaitingNote({ doc, own, onTakeBack }: WaitingNoteProps) {
  const text = useText(messages);
  const [copy, state] = useCopy(location.href);
  const open = openApproval(doc);
  if (!open) return null;
  const given = open.steps.filter(({ decision }) => decision === "approved");
  return (
    <section role="status" className="allowance-note" tabIndex={-1} data-next="">
      <h2 className="font-bold">
        <Status tone="half">{text("waiting")}</Status>
      </h2>
      {given.map(({ stepNo, decidedByName, dateDecided }) => (
        <p key={stepNo}>
          {text("approvedBy", { name: decidedByName ?? "" })} <Timestamp value={dateDecided} />
        </p>
      ))}
      <p>
        {text("asked", { names: askedNames(open) })} <Timestamp value={open.dateCreated} />
      </p>
      {own && <p className="text-soft">{text("waitingHint")}</p>}
      <Button icon={state === "copied" ? "check" : "copy"} onClick={copy}>
        {text(state === "copied" ? "copied" : "copyLink")}
      </Button>
      {own && (
        <Button variant="quiet" onClick={onTakeBack}>
          {text("takeBack")}
        </Button>
      )}
    </section>
  );
}

/** Why a colleague did not approve it; nothing where nobody declined. */
export function DeclineNote({ doc }: { doc: CheckoutDocument }) {
  const text = useText(messages);
  const declined = declineOf(doc);
  if (!declined) return null;
  return (
    <>
      <p className="font-semibold">
        <Status tone="out" className="whitespace-normal!">
          {text("declinedBy", { name: declined.decidedByName ?? "" })}
        </Status>
      </p>
      <p className="whitespace-pre-line wrap-anywhere">
        <q>{declined.reason}</q>
      </p>
      <p className="text-sm text-soft">
        <Timestamp value={declined.dateDecided} />
      </p>
    </>
  );
}
