import { ai } from "@purvey/client/services/ai";
import type { AiRubric } from "@purvey/contract/generated/ai";
import { useInvalidate } from "@purvey/react";
import { Field } from "@purvey/ui/field";
import { TextArea } from "@purvey/ui/text-area";
import { TextInput } from "@purvey/ui/text-input";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { ChangedMeanwhile } from "../../../shared/overtaken/changed-meanwhile.tsx";
import { overtakingOf } from "../../../shared/overtaken/overtaking-of.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { ConfirmButton } from "../../../shared/parts/confirm-button.tsx";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";

export interface RubricDialogProps {
  /** The rubric to change; a new one without it. */
  readonly rubric: AiRubric | undefined;
  readonly onClose: () => void;
}

/** Creates a rubric, or changes or deletes one. */
export function RubricDialog({ rubric, onClose }: RubricDialogProps) {
  const text = useText(messages);
  const toasts = useToasts();
  const { rubrics } = useService(ai).mutations;
  const create = useMutation(rubrics.create());
  const update = useMutation(rubrics.update());
  const [draft, setDraft] = useState({ name: rubric?.name ?? "", description: rubric?.description ?? "" });
  const [tried, setTried] = useState(false);
  const [asRead] = useState(rubric?.date_last_modified);
  const error = create.error ?? update.error;
  const now = overtakingOf(error);
  const invalidate = useInvalidate();
  const keepTheirs = () => {
    onClose();
    return invalidate("ai.rubrics.update");
  };
  const save = async (ifLastModified = asRead) => {
    setTried(true);
    if (draft.name.trim() === "") return;
    const stored = rubric
      ? update.mutateAsync({ rubricsUid: rubric.rubrics_uid, ifLastModified, ...draft })
      : create.mutateAsync(draft);
    if (!(await stored.catch(() => undefined))) return;
    toasts.show({ tone: "ok", message: text("saved", { name: draft.name }) });
    onClose();
  };
  return (
    <ActDialog
      sticky
      title={text(rubric ? "editRubric" : "addRubric")}
      onClose={onClose}
      act={text(rubric ? "save" : "create")}
      onAct={() => save()}
      aside={rubric && <DeleteRubric rubric={rubric} onDeleted={onClose} />}
    >
      <div className="flex flex-col gap-4">
        {now === undefined ? (
          error && <Failure error={error} />
        ) : (
          <ChangedMeanwhile error={error} onKeepTheirs={keepTheirs} onKeepMine={() => save(now)} />
        )}
        <Field label={text("name")} error={tried && draft.name.trim() === "" ? text("nameNeeded") : undefined} required>
          <TextInput
            value={draft.name}
            maxLength={255}
            onChange={({ target }) => setDraft({ ...draft, name: target.value })}
          />
        </Field>
        <Field label={text("description")} hint={text("descriptionHint")}>
          <TextArea
            rows={6}
            value={draft.description}
            onChange={({ target }) => setDraft({ ...draft, description: target.value })}
          />
        </Field>
      </div>
    </ActDialog>
  );
}

function DeleteRubric({ rubric, onDeleted }: { rubric: AiRubric; onDeleted: () => void }) {
  const text = useText(messages);
  const toasts = useToasts();
  const { name, rubrics_uid: rubricsUid, date_last_modified: ifLastModified } = rubric;
  const remove = useMutation(useService(ai).mutations.rubrics.delete());
  const confirm = async () => {
    const gone = await remove.mutateAsync({ rubricsUid, ifLastModified }).catch(() => undefined);
    if (!gone) return;
    toasts.show({ tone: "ok", message: text("deleted", { name }) });
    onDeleted();
  };
  return (
    <ConfirmButton label={text("delete")} title={text("deleteTitle", { name })} act={text("delete")} onAct={confirm}>
      {remove.error && <Failure error={remove.error} />}
      {text("deleteText")}
    </ConfirmButton>
  );
}
