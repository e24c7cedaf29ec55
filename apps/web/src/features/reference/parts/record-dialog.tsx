import { check } from "@purvey/contract/check";
import type { Endpoint } from "@purvey/contract/endpoint";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { Dialog } from "@purvey/ui/dialog";
import { Skeleton } from "@purvey/ui/skeleton";
import { useToasts } from "@purvey/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ContractForm } from "../../../shared/contract-form/contract-form.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { messages } from "../messages.ts";
import {
  changedFields,
  formOf,
  keyField,
  keyInput,
  labelOf,
  type ReferenceKind,
  type ReferenceRecord,
  recordSchema,
} from "../reference-kinds.ts";
import { useEndpointDenial } from "../use-endpoint-denial.ts";
import { useFormDraft } from "../use-form-draft.ts";
import { useReferenceCalls } from "../use-reference.ts";
import { DeleteRecord } from "./delete-record.tsx";
import { RecordActs } from "./record-acts.tsx";
import { RecordValue } from "./record-columns.tsx";

/** What `RecordDialog` takes. */
export interface RecordDialogProps {
  readonly kind: ReferenceKind;
  readonly recordKey: string;
  readonly onClose: () => void;
}

/** One record: to be changed where the contract lets it, to be read otherwise. */
export function RecordDialog({ kind, recordKey, onClose }: RecordDialogProps) {
  const text = useText(messages);
  const { record, error } = useRecord(kind, recordKey);
  const denial = useEndpointDenial(kind.update);
  if (record && kind.update && !denial) {
    return <EditDialog kind={kind} update={kind.update} record={record} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      width={640}
      title={record ? labelOf(kind, record) : recordKey}
      onClose={onClose}
      footer={
        <>
          {record && <RecordActs kind={kind} record={record} />}
          <Button onClick={onClose}>{text("close")}</Button>
        </>
      }
    >
      {denial && <Banner className="mb-4">{denial}</Banner>}
      {error ? <Failure error={error} /> : record ? <Facts kind={kind} record={record} /> : <Skeleton width="100%" />}
      {record === null && !error && text("notThere")}
    </Dialog>
  );
}

/** The record of a key, asked for by itself where that is possible, else out of the list; null when it is not there. */
function useRecord(
  kind: ReferenceKind,
  recordKey: string,
): { record: ReferenceRecord | null | undefined; error: unknown } {
  const { query } = useReferenceCalls(kind.service);
  const numeric = recordSchema(kind).properties?.[keyField(kind)]?.type === "integer";
  const key = numeric ? Number(recordKey) : recordKey;
  const asked = kind.get ? query(kind.get, keyInput(kind.get, key)) : query(kind.list, { limit: 1000 });
  const { data, error } = useQuery({ ...asked, retry: false });
  if (!data) return { record: undefined, error };
  const rows = (kind.get ? [data.data] : data.data) as readonly ReferenceRecord[];
  return { record: rows.find((row) => String(row[keyField(kind)]) === recordKey) ?? null, error };
}

function Facts({ kind, record }: { kind: ReferenceKind; record: ReferenceRecord }) {
  const fields = Object.entries(recordSchema(kind).properties ?? {});
  return (
    <DefinitionList
      items={fields.map(([name, schema]) => ({
        term: name,
        value: <RecordValue name={name} schema={schema} value={record[name]} />,
      }))}
    />
  );
}

interface EditDialogProps {
  readonly kind: ReferenceKind;
  readonly update: Endpoint;
  readonly record: ReferenceRecord;
  readonly onClose: () => void;
}

function EditDialog({ kind, update, record, onClose }: EditDialogProps) {
  const text = useText(messages);
  const toasts = useToasts();
  const { change } = useReferenceCalls(kind.service);
  const key = record[keyField(kind)];
  const [changes, setChanges] = useFormDraft(update, String(key));
  const [tried, setTried] = useState(false);
  const before = formOf(update, record);
  const form = { ...before, ...changes };
  const input = { ...keyInput(update, key), ...changedFields(before, form) };
  const issues = check(update.input, input);
  const nothing = Object.keys(changedFields(before, form)).length === 0;
  const { mutateAsync, error } = useMutation({ mutationFn: () => change(update, input) });
  const save = async () => {
    setTried(true);
    if (issues.length > 0) return;
    const stored = await mutateAsync().catch(() => undefined);
    if (!stored) return;
    setChanges({});
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
      <ContractForm
        schema={update.body ?? {}}
        value={form}
        onChange={(next) => setChanges(changedFields(before, next))}
        issues={tried ? issues : []}
      />
    </ActDialog>
  );
}
