import { commerce } from "@purvey/client/services/commerce";
import { useInvalidate } from "@purvey/react";
import { Field } from "@purvey/ui/field";
import { TextArea } from "@purvey/ui/text-area";
import { useToasts } from "@purvey/ui/toast";
import { useState } from "react";
import { useWho } from "../customer/who.tsx";
import { Failure } from "../errors/failure.tsx";
import { useText } from "../i18n/messages.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { useService } from "../use-service.ts";
import { type AskedLine, draftOf, draftProblem, wishesOf } from "./ask-quote-model.ts";
import { DraftLines } from "./draft-lines.tsx";
import { askQuoteMessages } from "./messages.ts";

export interface AskQuoteDialogProps {
  /** What a price is asked for; nothing where the person writes it. */
  readonly lines?: readonly AskedLine[];
  /** What stands in the field to begin with. */
  readonly note?: string;
  readonly onClose: () => void;
}

/** Asks for a quote: lines with the prices that one has in mind, a note, or both. */
export function AskQuoteDialog({ lines: first = [], note: beginning = "", onClose }: AskQuoteDialogProps) {
  const text = useText(askQuoteMessages);
  const { customerId, shipToId } = useWho();
  const { api } = useService(commerce);
  const invalidate = useInvalidate();
  const toasts = useToasts();
  const [lines, setLines] = useState(() =>
    draftOf(first.map(({ itemId, quantity, unitOfMeasure }) => ({ itemId, quantity, unitOfMeasure }))),
  );
  const [note, setNote] = useState(beginning);
  const [failure, setFailure] = useState<unknown>();
  const problem = lines.length === 0 && note.trim() === "" ? "nothing" : draftProblem(lines, false);
  const send = async () => {
    setFailure(undefined);
    try {
      await api.quoteRequests.create({
        ...(customerId === undefined ? {} : { customerId }),
        ...(shipToId === undefined ? {} : { shipToId }),
        lines: wishesOf(lines),
        note: note.trim(),
      });
    } catch (error) {
      setFailure(error);
      return;
    }
    onClose();
    toasts.show({ tone: "ok", message: text("sent") });
    await invalidate("commerce.quoteRequests.create");
  };
  return (
    <ActDialog
      title={text("title")}
      act={text("send")}
      disabledReason={problem && text(problem)}
      onAct={send}
      onClose={onClose}
    >
      <p className="mb-3">{text("goesTo")}</p>
      <DraftLines lines={lines} priceLabel={text("wished")} onChange={setLines} />
      <Field label={text("note")} hint={text("noteHint")} className="mt-3">
        <TextArea rows={4} maxLength={4000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      {failure ? <Failure error={failure} /> : null}
    </ActDialog>
  );
}
