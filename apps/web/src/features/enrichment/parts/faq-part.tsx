import type { Faq } from "@purvey/contract/generated/items";
import { Button } from "@purvey/ui/button";
import { IconButton } from "@purvey/ui/icon-button";
import { Section } from "@purvey/ui/shell/page-head";
import { useState } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import { useItemQuestions } from "../use-item-parts.ts";
import { FaqDialog } from "./faq-dialog.tsx";

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
