import { Field } from "@purvey/ui/field";
import { TextArea } from "@purvey/ui/text-area";
import { useState } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { asRead } from "../../../shared/overtaken/as-read.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { messages } from "../messages.ts";
import { useQuoteAct } from "../use-quote-act.ts";
import type { RequestDialogProps } from "./offer-dialog.tsx";

/** Declines a request, with a reason that the customer reads. */
export function DeclineDialog({ request, onClose }: RequestDialogProps) {
  const text = useText(messages);
  const { act, failure } = useQuoteAct();
  const [reason, setReason] = useState("");
  const { quoteRequestUid } = request;
  const decline = async () => {
    const input = { quoteRequestUid, reason: reason.trim(), ...asRead(request) };
    if (await act((calls) => calls.decline(input).data)) onClose();
  };
  return (
    <ActDialog
      title={text("declineTitle", { number: String(quoteRequestUid) })}
      act={text("decline")}
      variant="danger"
      disabledReason={reason.trim() === "" ? text("noReason") : undefined}
      onAct={decline}
      onClose={onClose}
    >
      <Field label={text("reason")} hint={text("reasonHint")}>
        <TextArea rows={4} maxLength={4000} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      {failure ? <Failure error={failure} /> : null}
    </ActDialog>
  );
}
