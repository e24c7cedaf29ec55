import { check } from "@purvey/contract/check";
import type { Endpoint } from "@purvey/contract/endpoint";
import type { Issue } from "@purvey/contract/schema";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ContractForm } from "../../../shared/contract-form/contract-form.tsx";
import type { FormRecord } from "../../../shared/contract-form/form-value.ts";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { ChangedMeanwhile } from "../../../shared/overtaken/changed-meanwhile.tsx";
import { useOvertaken, useSeen } from "../../../shared/overtaken/overtaken.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { ConfirmButton } from "../../../shared/parts/confirm-button.tsx";
import { useTabDraft } from "../../../shared/session/use-tab-draft.ts";
import { messages } from "../messages.ts";
import {
  changedFields,
  formOf,
  formSchema,
  keyField,
  keyInput,
  labelOf,
  overtakenFields,
  type ReferenceKind,
  type ReferenceRecord,
  stateOf,
} from "../reference-kinds.ts";
import { useEndpointDenial } from "../use-endpoint-denial.ts";
import { useReferenceCalls } from "../use-reference.ts";

export interface EditRecordDialogProps {
  readonly kind: ReferenceKind;
  readonly update: Endpoint;
  readonly record: ReferenceRecord;
  /** Reads what is stored once more; null when the record is gone, undefined when it cannot be read. */
  readonly readAgain: () => Promise<ReferenceRecord | null | undefined>;
  readonly onClose: () => void;
}

/** Changes a record; what somebody else has changed meanwhile is shown at its field before it is replaced. */
export function EditRecordDialog({ kind, update, record, readAgain, onClose }: EditRecordDialogProps) {
  const text = useText(messages);
  const toasts = useToasts();
  const { change } = useReferenceCalls(kind.service);
  const sayOvertaken = useOvertaken();
  const key = record[keyField(kind)];
  const [changes, setChanges] = useFormDraft(update, String(key));
  const [tried, setTried] = useState(false);
  const [overtaken, setOvertaken] = useState<readonly Issue[]>([]);
  const before = formOf(update, record);
  const seen = useSeen(`${draftPlace(update)}/${key}`, (field) => before[field]);
  const keep = (next: ReferenceRecord, told?: ReferenceRecord) => {
    setChanges(next);
    seen.keep(Object.keys(next), told);
  };
  const keepTheirs = () => {
    const taken = new Set(overtaken.map(({ path }) => path));
    keep(Object.fromEntries(Object.entries(changes).filter(([field]) => !taken.has(field))));
    setOvertaken([]);
  };
  const form = { ...before, ...changes };
  const input = { ...keyInput(update, key), ...changedFields(before, form) };
  const issues = check(update.input, input);
  const nothing = Object.keys(changedFields(before, form)).length === 0;
  const { mutateAsync, error } = useMutation({
    mutationFn: (seenLast: ReferenceRecord) => change(update, { ...input, ...stateOf(update, seenLast) }),
  });
  const save = async () => {
    setTried(true);
    setOvertaken([]);
    if (issues.length > 0) return;
    const now = await readAgain();
    const others = now ? overtakenFields(seen.of, formOf(update, now), changes) : {};
    const fields = Object.entries(others);
    if (fields.length > 0) {
      keep(changes, others);
      return setOvertaken(
        fields.map(([path, stored]) => ({ path, code: "overtaken", message: sayOvertaken(wordsOf(stored)) })),
      );
    }
    const stored = await mutateAsync(now ?? record).catch(() => undefined);
    if (!stored) return;
    keep({});
    toasts.show({ tone: "ok", message: text("saved", { name: labelOf(kind, record) }) });
    onClose();
  };
  return (
    <ActDialog
      open
      sticky
      width={720}
      title={labelOf(kind, record)}
      onClose={onClose}
      act={text("save")}
      disabledReason={nothing ? text("nothingChanged") : undefined}
      onAct={save}
      aside={kind.delete && <DeleteRecord kind={kind} endpoint={kind.delete} record={record} onDeleted={onClose} />}
    >
      {error && <Failure error={error} />}
      {overtaken.length > 0 && (
        <ChangedMeanwhile onKeepTheirs={keepTheirs} onKeepMine={save}>
          {overtaken.map(({ path }) => path).join(", ")}
        </ChangedMeanwhile>
      )}
      <ContractForm
        schema={formSchema(update)}
        value={form}
        onChange={(next) => keep(changedFields(before, next))}
        issues={[...(tried ? issues : []), ...overtaken]}
      />
    </ActDialog>
  );
}

/** A stored value as a sentence shows it. */
const wordsOf = (value: unknown): string =>
  typeof value === "object" ? (value === null ? "" : JSON.stringify(value)) : String(value);

interface DeleteRecordProps {
  readonly kind: ReferenceKind;
  readonly endpoint: Endpoint;
  readonly record: ReferenceRecord;
  readonly onDeleted: () => void;
}

/** Deletes a record after a question. */
function DeleteRecord({ kind, endpoint, record, onDeleted }: DeleteRecordProps) {
  const text = useText(messages);
  const toasts = useToasts();
  const denial = useEndpointDenial(endpoint);
  const { change } = useReferenceCalls(kind.service);
  const name = labelOf(kind, record);
  const remove = useMutation({
    mutationFn: () => change(endpoint, { ...keyInput(endpoint, record[keyField(kind)]), ...stateOf(endpoint, record) }),
  });
  const confirm = async () => {
    const gone = await remove.mutateAsync().catch(() => undefined);
    if (!gone) return;
    toasts.show({ tone: "ok", message: text("deleted", { name }) });
    onDeleted();
  };
  return (
    <ConfirmButton
      label={text("delete")}
      disabledReason={denial}
      title={text("deleteTitle", { name })}
      act={text("deleteYes")}
      onAct={confirm}
    >
      {remove.error && <Failure error={remove.error} />}
      {text("deleteText")}
    </ConfirmButton>
  );
}

const empty: FormRecord = {};

/** Where the drafts of a form are kept. */
const draftPlace = (endpoint: Endpoint): string => `reference/${endpoint.id}`;

/** What was typed into a form and not sent: it survives a reload, unless the record has secrets, which stay in the page. */
export function useFormDraft(endpoint: Endpoint, key: string): [FormRecord, (form: FormRecord) => void] {
  const kept = useTabDraft<FormRecord>(`${draftPlace(endpoint)}/${key}`, empty);
  const passing = useState<FormRecord>(empty);
  const secret = Object.values(endpoint.body?.properties ?? {}).some((schema) => schema["x-sensitive"]);
  return secret ? passing : kept;
}
