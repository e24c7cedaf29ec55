import type { Faq } from "@purvey/contract/generated/items";
import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { Field } from "@purvey/ui/field";
import { IconButton } from "@purvey/ui/icon-button";
import { Section } from "@purvey/ui/shell/page-head";
import { TextArea } from "@purvey/ui/text-area";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useCatalogMutations } from "../../../shared/catalog-api.ts";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import { useItemQuestions } from "../use-item-parts.ts";

/** What `FaqPart` takes. */
export interface FaqPartProps {
  readonly invMastUid: number;
  readonly denial: string | undefined;
}

/** The questions that are answered on the item's page. */
export function FaqPart({ invMastUid, denial }: FaqPartProps) {
  const text = useText(messages);
  const { data: questions, error, refetch } = useItemQuestions(invMastUid);
  const [edited, setEdited] = useState<Faq | "new">();
  return (
    <Section
      title={text("faq")}
      note={questions && text("faqCount", { count: questions.length })}
      actions={
        <Button icon="plus" disabledReason={denial} onClick={() => setEdited("new")}>
          {text("addFaq")}
        </Button>
      }
    >
      {error && <Failure error={error} onRetry={refetch} />}
      {questions?.map((faq) => (
        <div key={faq.invMastFaqUid} className="flex gap-3 border-b border-rule py-2">
          <div className="min-w-0 grow">
            <p className="free-text font-semibold">{faq.question}</p>
            <p className="free-text text-soft">{faq.answer}</p>
          </div>
          <IconButton
            icon="edit"
            label={text("editFaq", { question: faq.question })}
            disabledReason={denial}
            onClick={() => setEdited(faq)}
          />
        </div>
      ))}
      {questions?.length === 0 && <p className="mt-3 text-soft">{text("noFaq")}</p>}
      {edited && <FaqDialog invMastUid={invMastUid} faq={edited} onClose={() => setEdited(undefined)} />}
    </Section>
  );
}

function FaqDialog({ invMastUid, faq, onClose }: { invMastUid: number; faq: Faq | "new"; onClose: () => void }) {
  const text = useText(messages);
  const mutations = useCatalogMutations().items.invMast.faq;
  const create = useMutation(mutations.create());
  const update = useMutation(mutations.update());
  const remove = useMutation(mutations.delete());
  const old = faq === "new" ? undefined : faq;
  const [question, setQuestion] = useState(old?.question ?? "");
  const [answer, setAnswer] = useState(old?.answer ?? "");
  const [tried, setTried] = useState(false);
  const error = create.error ?? update.error ?? remove.error;
  const done = (stored: unknown) => stored !== undefined && onClose();
  const save = async () => {
    setTried(true);
    if (question.trim() === "" || answer.trim() === "") return;
    const input = { id: invMastUid, question: question.trim(), answer: answer.trim() };
    const stored = old ? update.mutateAsync({ ...input, invMastFaqUid: old.invMastFaqUid }) : create.mutateAsync(input);
    done(await stored.catch(() => undefined));
  };
  const drop = async () => {
    if (!old) return;
    done(await remove.mutateAsync({ id: invMastUid, invMastFaqUid: old.invMastFaqUid }).catch(() => undefined));
  };
  return (
    <Dialog
      open
      title={text(old ? "changeFaq" : "addFaq")}
      onClose={onClose}
      footer={
        <>
          {old && (
            <Button icon="trash" onClick={drop}>
              {text("removeFaq")}
            </Button>
          )}
          <Button onClick={onClose}>{text("cancel")}</Button>
          <Button variant="primary" onClick={save}>
            {text("save")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {error && <Failure error={error} />}
        <Field label={text("question")} error={tried && question.trim() === "" && text("questionMissing")} required>
          <TextArea rows={2} maxLength={500} value={question} onChange={({ target }) => setQuestion(target.value)} />
        </Field>
        <Field label={text("answer")} error={tried && answer.trim() === "" && text("answerMissing")} required>
          <TextArea rows={5} maxLength={2000} value={answer} onChange={({ target }) => setAnswer(target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
