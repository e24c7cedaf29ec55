import type { QuoteRequest } from "@purvey/contract/generated/commerce";
import { Field } from "@purvey/ui/field";
import { TextArea } from "@purvey/ui/text-area";
import { TextInput } from "@purvey/ui/text-input";
import { useToasts } from "@purvey/ui/toast";
import { useState } from "react";
import { draftOf, draftProblem, offersOf } from "../../../shared/ask-quote/ask-quote-model.ts";
import { DraftLines } from "../../../shared/ask-quote/draft-lines.tsx";
import { askQuoteMessages } from "../../../shared/ask-quote/messages.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { messages } from "../messages.ts";
import { lastLines } from "../request-model.ts";
import { useQuoteEntry } from "./use-quote-entry.tsx";

export interface RequestDialogProps {
  /** The request as it was read. */
  readonly request: QuoteRequest;
  readonly onClose: () => void;
}

/** Answers a request with prices and their last day. */
export function OfferDialog({ request, onClose }: RequestDialogProps) {
  const text = useText(messages);
  const say = useText(askQuoteMessages);
  const toasts = useToasts();
  const [lines, setLines] = useState(() => draftOf(lastLines(request), 1));
  const [lastDay, setLastDay] = useState("");
  const [note, setNote] = useState("");
  const problem = lines.length === 0 ? "noItem" : draftProblem(lines, true);
  const expirationDate = `${lastDay} 00:00:00`;
  const { send, problem: refusal } = useQuoteEntry({
    request,
    step: (calls, read) => calls.offer({ ...read, lines: offersOf(lines), expirationDate, note: note.trim() }).data,
    onTaken: () => {
      onClose();
      toasts.show({ tone: "ok", message: text("offered") });
    },
    onClose,
  });
  return (
    <ActDialog
      title={text("offerTitle", { number: String(request.quoteRequestUid) })}
      act={text("offer")}
      disabledReason={problem ? say(problem) : lastDay === "" ? text("noLastDay") : undefined}
      onAct={send}
      onClose={onClose}
    >
      <DraftLines lines={lines} priceLabel={text("price")} onChange={setLines} />
      <Field label={text("lastDay")} hint={text("lastDayHint")} className="mt-3" required>
        <TextInput type="date" value={lastDay} onChange={({ target }) => setLastDay(target.value)} />
      </Field>
      <Field label={text("note")} className="mt-3">
        <TextArea rows={3} maxLength={4000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      {refusal}
    </ActDialog>
  );
}
