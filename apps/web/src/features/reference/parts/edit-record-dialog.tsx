import { check } from "@purvey/contract/check";
import type { Endpoint } from "@purvey/contract/endpoint";
import type { Issue } from "@purvey/contract/schema";
import { Banner } from "@purvey/ui/banner";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ContractForm } from "../../../shared/contract-form/contract-form.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { KeepTheirs } from "../../../shared/overtaken/keep-theirs.tsx";
import { useOvertaken } from "../../../shared/overtaken/use-overtaken.ts";
import { useSeen } from "../../../shared/overtaken/use-seen.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { messages } from "../messages.ts";
import {
  changedFields,
  formOf,
  keyField,
  keyInput,
  labelOf,
  overtakenFields,
  type ReferenceKind,
  type ReferenceRecord,
} from "../reference-kinds.ts";
import { draftPlace, useFormDraft } from "../use-form-draft.ts";
import { useReferenceCalls } from "../use-reference.ts";
import { DeleteRecord } from "./delete-record.tsx";

/** What `EditRecordDialog` takes. */
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
  const { mutateAsync, error } = useMutation({ mutationFn: () => change(update, input) });
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
    const stored = await mutateAsync().catch(() => undefined);
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
        <Banner
          tone="low"
          className="mb-4"
          title={text("overtaken", { fields: overtaken.map(({ path }) => path).join(", ") })}
        >
          <KeepTheirs onKeep={keepTheirs} />
        </Banner>
      )}
      <ContractForm
        schema={update.body ?? {}}
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
