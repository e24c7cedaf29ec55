import { check } from "@purvey/contract/check";
import type { Endpoint } from "@purvey/contract/endpoint";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ContractForm } from "../../../shared/contract-form/contract-form.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { messages } from "../messages.ts";
import { useFormDraft } from "../use-form-draft.ts";
import { useReferenceCalls } from "../use-reference.ts";

/** Creates a record by a form made from the contract, checked by the contract before anything is sent. */
export function CreateRecordDialog({ create, onClose }: { create: Endpoint; onClose: () => void }) {
  const text = useText(messages);
  const toasts = useToasts();
  const { change } = useReferenceCalls(create.service);
  const [form, setForm] = useFormDraft(create, "new");
  const [tried, setTried] = useState(false);
  const issues = check(create.input, form);
  const { mutateAsync, error } = useMutation({ mutationFn: () => change(create, form) });
  const save = async () => {
    setTried(true);
    if (issues.length > 0) return;
    const stored = await mutateAsync().catch(() => undefined);
    if (!stored) return;
    setForm({});
    toasts.show({ tone: "ok", message: text("created") });
    onClose();
  };
  return (
    <ActDialog open sticky width={720} title={create.summary} onClose={onClose} act={text("create")} onAct={save}>
      {error && <Failure error={error} />}
      <ContractForm schema={create.body ?? {}} value={form} onChange={setForm} issues={tried ? issues : []} />
    </ActDialog>
  );
}
