import type { Faq } from "@purvey/contract/generated/items";
import { Field } from "@purvey/ui/field";
import { TextArea } from "@purvey/ui/text-area";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { catalogServices } from "../../../shared/catalog-services.ts";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { asRead } from "../../../shared/overtaken/as-read.ts";
import { ChangedMeanwhile } from "../../../shared/overtaken/changed-meanwhile.tsx";
import { useOvertaken, useSeen } from "../../../shared/overtaken/overtaken.ts";
import { wasOvertaken } from "../../../shared/overtaken/was-overtaken.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { ConfirmButton } from "../../../shared/parts/confirm-button.tsx";
import { useTabDraft } from "../../../shared/session/use-tab-draft.ts";
import { useServices } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import { useItemQuestions } from "../use-item-parts.ts";

export interface FaqDialogProps {
  readonly invMastUid: number;
  readonly faq: Faq | "new";
  readonly onClose: () => void;
}

const fields = ["question", "answer"] as const;
type Draft = Readonly<Partial<Record<(typeof fields)[number], string>>>;
const untouched: Draft = {};
const missing = { question: "questionMissing", answer: "answerMissing" } as const;

/** Writes a question with its answer; what is typed outlives the dialog, what somebody else has stored meanwhile is said. */
export function FaqDialog({ invMastUid, faq, onClose }: FaqDialogProps) {
  const text = useText(messages);
  const toasts = useToasts();
  const sayOvertaken = useOvertaken();
  const mutations = useServices(catalogServices).mutations.items.invMast.faq;
  const create = useMutation(mutations.create());
  const update = useMutation(mutations.update());
  const { refetch } = useItemQuestions(invMastUid);
  const [old, setOld] = useState(faq === "new" ? undefined : faq);
  const place = `faq/${invMastUid}/${old?.invMastFaqUid ?? "new"}`;
  const [draft, setDraft] = useTabDraft<Draft>(place, untouched);
  const seen = useSeen(place, (field) => old?.[field as keyof Draft] ?? "");
  const keep = (next: Draft, told?: Draft) => {
    setDraft(next);
    seen.keep(Object.keys(next), told);
  };
  const [tried, setTried] = useState(false);
  const [overtaken, setOvertaken] = useState<Draft>(untouched);
  const typed = { question: draft.question ?? old?.question ?? "", answer: draft.answer ?? old?.answer ?? "" };
  const problem = (field: (typeof fields)[number]) => {
    if (tried && typed[field].trim() === "") return text(missing[field]);
    return overtaken[field] === undefined ? undefined : sayOvertaken(overtaken[field]);
  };
  /** What another stored in the fields since they were first changed; from then on it is what was seen. */
  const othersOf = async (before: Faq): Promise<{ readonly now: Faq; readonly others: Draft }> => {
    const now = (await refetch()).data?.find(({ invMastFaqUid }) => invMastFaqUid === before.invMastFaqUid) ?? before;
    setOld(now);
    const lost = fields.filter((field) =>
      wasOvertaken({ seen: String(seen.of(field)), stored: now[field], typed: draft[field]?.trim() ?? now[field] }),
    );
    const others = Object.fromEntries(lost.map((field) => [field, now[field]]));
    keep(draft, others);
    return { now, others };
  };
  const keepTheirs = () => {
    keep(Object.fromEntries(Object.entries(draft).filter(([field]) => !(field in overtaken))));
    setOvertaken(untouched);
  };
  const save = async () => {
    setTried(true);
    if (fields.some((field) => typed[field].trim() === "")) return;
    const { now, others } = old ? await othersOf(old) : { now: undefined, others: untouched };
    setOvertaken(others);
    if (Object.keys(others).length > 0) return;
    const input = { id: invMastUid, question: typed.question.trim(), answer: typed.answer.trim() };
    const sending = now
      ? update.mutateAsync({ ...input, invMastFaqUid: now.invMastFaqUid, ...asRead(now) })
      : create.mutateAsync(input);
    if (!(await sending.catch(() => undefined))) return;
    keep(untouched);
    toasts.show({ tone: "ok", message: text("faqStored") });
    onClose();
  };
  const error = create.error ?? update.error;
  return (
    <ActDialog
      open
      sticky
      title={text(old ? "changeFaq" : "addFaq")}
      onClose={onClose}
      act={text("save")}
      onAct={save}
      aside={old && <RemoveFaq invMastUid={invMastUid} faq={old} onRemoved={onClose} />}
    >
      <div className="flex flex-col gap-4">
        {error && <Failure error={error} />}
        {Object.keys(overtaken).length > 0 && <ChangedMeanwhile onKeepTheirs={keepTheirs} onKeepMine={save} />}
        <Field label={text("question")} error={problem("question")} required>
          <TextArea
            rows={2}
            maxLength={500}
            value={typed.question}
            onChange={({ target }) => keep({ ...draft, question: target.value })}
          />
        </Field>
        <Field label={text("answer")} error={problem("answer")} required>
          <TextArea
            rows={5}
            maxLength={2000}
            value={typed.answer}
            onChange={({ target }) => keep({ ...draft, answer: target.value })}
          />
        </Field>
      </div>
    </ActDialog>
  );
}

interface RemoveFaqProps {
  readonly invMastUid: number;
  readonly faq: Faq;
  readonly onRemoved: () => void;
}

function RemoveFaq({ invMastUid, faq, onRemoved }: RemoveFaqProps) {
  const { invMastFaqUid, question } = faq;
  const text = useText(messages);
  const toasts = useToasts();
  const { mutateAsync, error } = useMutation(useServices(catalogServices).mutations.items.invMast.faq.delete());
  const remove = async () => {
    if (!(await mutateAsync({ id: invMastUid, invMastFaqUid, ...asRead(faq) }).catch(() => undefined))) return;
    toasts.show({ tone: "ok", message: text("faqRemoved") });
    onRemoved();
  };
  return (
    <ConfirmButton label={text("removeFaq")} title={text("removeFaqTitle")} act={text("removeFaq")} onAct={remove}>
      {error && <Failure error={error} />}
      <p className="free-text font-semibold">{question}</p>
      <p>{text("removeFaqText")}</p>
    </ConfirmButton>
  );
}
