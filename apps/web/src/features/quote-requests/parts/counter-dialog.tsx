import { Field } from "@purvey/ui/field";
import { TextArea } from "@purvey/ui/text-area";
import { useToasts } from "@purvey/ui/toast";
import { useState } from "react";
import { draftOf, draftProblem, wishesOf } from "../../../shared/ask-quote/ask-quote-model.ts";
import { DraftLines } from "../../../shared/ask-quote/draft-lines.tsx";
import { askQuoteMessages } from "../../../shared/ask-quote/messages.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { messages } from "../messages.ts";
import { lastLines } from "../request-model.ts";
import type { RequestDialogProps } from "./offer-dialog.tsx";
import { useQuoteEntry } from "./use-quote-entry.tsx";

/** Asks again with other quantities and prices, or in words. */
export function CounterDialog({ request, onClose }: RequestDialogProps) {
  const text = useText(messages);
  const say = useText(askQuoteMessages);
  const toasts = useToasts();
  const [lines, setLines] = useState(() => draftOf(lastLines(request)));
  const [note, setNote] = useState("");
  const problem = draftProblem(lines, false);
  const empty = lines.length === 0 && note.trim() === "" ? text("nothing") : undefined;
  const { send, problem: refusal } = useQuoteEntry({
    request,
    step: (calls, read) => calls.counter({ ...read, lines: wishesOf(lines), note: note.trim() }).data,
    onTaken: () => {
      onClose();
      toasts.show({ tone: "ok", message: text("countered") });
    },
    onClose,
  });
  return (
    <ActDialog
      title={text("counterTitle")}
      act={say("send")}
      disabledReason={problem ? say(problem) : empty}
      onAct={send}
      onClose={onClose}
    >
      {request.mayAccept && <p className="mb-3">{text("counterHint")}</p>}
      <DraftLines lines={lines} priceLabel={text("wished")} onChange={setLines} />
      <Field label={text("note")} className="mt-3">
        <TextArea rows={3} maxLength={4000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      {refusal}
    </ActDialog>
  );
}
