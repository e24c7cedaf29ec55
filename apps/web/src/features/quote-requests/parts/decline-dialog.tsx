import { Field } from "@purvey/ui/field";
import { TextArea } from "@purvey/ui/text-area";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { messages } from "../messages.ts";
import type { RequestDialogProps } from "./offer-dialog.tsx";
import { useQuoteEntry } from "./use-quote-entry.tsx";

/** Declines a request, with a reason that the customer reads. */
export function DeclineDialog({ request, onClose }: RequestDialogProps) {
  const text = useText(messages);
  const [reason, setReason] = useState("");
  const { send, problem } = useQuoteEntry({
    request,
    step: (calls, read) => calls.decline({ ...read, reason: reason.trim() }).data,
    onTaken: onClose,
    onClose,
  });
  return (
    <ActDialog
      title={text("declineTitle", { number: String(request.quoteRequestUid) })}
      act={text("decline")}
      variant="danger"
      disabledReason={reason.trim() === "" ? text("noReason") : undefined}
      onAct={send}
      onClose={onClose}
    >
      <Field label={text("reason")} hint={text("reasonHint")}>
        <TextArea rows={4} maxLength={4000} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      {problem}
    </ActDialog>
  );
}
