import type { CheckoutDocument } from "@purvey/contract/generated/commerce";
import { Button } from "@purvey/ui/button";
import { useCopy } from "@purvey/ui/copy-button";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { useWho } from "../../../shared/customer/who.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { noticesAbout } from "../../../shared/notices/notices-model.ts";
import { useNoticeWords } from "../../../shared/notices/use-notice-words.ts";
import { useNotices } from "../../../shared/notices/use-notices.ts";
import { askedOf } from "../checkout-model.ts";
import { messages } from "../messages.ts";
import { checkoutPath } from "../use-ask-for-release.ts";
import { lookAgain } from "../use-checkout.ts";

/** What `WaitingNote` takes. */
export interface WaitingNoteProps {
  readonly doc: CheckoutDocument;
  readonly onTakeBack: () => Promise<void>;
}

/** The order waits for a colleague: who was asked and when, why one did not release it, the link for them, and the way back. */
export function WaitingNote({ doc, onTakeBack }: WaitingNoteProps) {
  const text = useText(messages);
  const [copy, state] = useCopy(location.href);
  const asked = askedOf(doc);
  const refusals = useRefusals(doc);
  return (
    <section role="status" className="allowance-note" tabIndex={-1} data-next="">
      <h2 className="font-bold">
        <Status tone={refusals.length > 0 ? "low" : "half"}>
          {text(refusals.length > 0 ? "notApproved" : "waiting")}
        </Status>
      </h2>
      {refusals.map(({ notificationUid, title, message, dateCreated }) => (
        <div key={notificationUid}>
          <p className="font-semibold">
            <Status tone="out" className="whitespace-normal!">
              {title}
            </Status>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">
            <q>{message}</q>
          </p>
          <p className="text-sm text-soft">
            <Timestamp value={dateCreated} />
          </p>
        </div>
      ))}
      <p>
        {text("asked", { names: asked?.approvalAskedOf ?? "" })} <Timestamp value={asked?.approvalAskedAt ?? null} />
      </p>
      <p className="text-soft">{text(refusals.length > 0 ? "refusedHint" : "waitingHint")}</p>
      <Button icon={state === "copied" ? "check" : "copy"} onClick={copy}>
        {text(state === "copied" ? "copied" : "copyLink")}
      </Button>
      <Button variant="quiet" onClick={onTakeBack}>
        {text("takeBack")}
      </Button>
    </section>
  );
}

/** What colleagues wrote who did not release it, since they were asked. */
function useRefusals(doc: CheckoutDocument) {
  const { userId } = useWho();
  const { data } = useNotices(lookAgain);
  const since = askedOf(doc)?.approvalAskedAt ?? "";
  const worded = useNoticeWords();
  return noticesAbout(data ?? [], checkoutPath(doc.checkout.checkoutUid), since, userId).map(worded);
}
