import { Field } from "@purvey/ui/field";
import { TextArea } from "@purvey/ui/text-area";
import { useToasts } from "@purvey/ui/toast";
import { useState } from "react";
import { draftOf, draftProblem, wishesOf } from "../../../shared/ask-quote/ask-quote-model.ts";
import { DraftLines } from "../../../shared/ask-quote/draft-lines.tsx";
import { askQuoteMessages } from "../../../shared/ask-quote/messages.ts";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { asRead } from "../../../shared/overtaken/as-read.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { messages } from "../messages.ts";
import { lastLines } from "../request-model.ts";
import { useQuoteAct } from "../use-quote-act.ts";
import type { RequestDialogProps } from "./offer-dialog.tsx";

/** Asks again with other quantities and prices, or in words. */
export function CounterDialog({ request, onClose }: RequestDialogProps) {
  const text = useText(messages);
  const say = useText(askQuoteMessages);
  const toasts = useToasts();
  const { act, failure } = useQuoteAct();
  const [lines, setLines] = useState(() => draftOf(lastLines(request)));
  const [note, setNote] = useState("");
  const { quoteRequestUid } = request;
  const problem = draftProblem(lines, false);
  const empty = lines.length === 0 && note.trim() === "" ? text("nothing") : undefined;
  const counter = async () => {
    const input = { quoteRequestUid, lines: wishesOf(lines), note: note.trim(), ...asRead(request) };
    if (!(await act((calls) => calls.counter(input).data))) return;
    onClose();
    toasts.show({ tone: "ok", message: text("countered") });
  };
  return (
    <ActDialog
      title={text("counterTitle")}
      act={say("send")}
      disabledReason={problem ? say(problem) : empty}
      onAct={counter}
      onClose={onClose}
    >
      {request.mayAccept && <p className="mb-3">{text("counterHint")}</p>}
      <DraftLines lines={lines} priceLabel={text("wished")} onChange={setLines} />
      <Field label={text("note")} className="mt-3">
        <TextArea rows={3} maxLength={4000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      {failure ? <Failure error={failure} /> : null}
    </ActDialog>
  );
}
