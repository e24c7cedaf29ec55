import type { Envelope } from "@purvey/client";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { Dialog } from "@purvey/ui/dialog";
import { Skeleton } from "@purvey/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import {
  keyField,
  keyInput,
  labelOf,
  type ReferenceKind,
  type ReferenceRecord,
  recordSchema,
} from "../reference-kinds.ts";
import { useEndpointDenial } from "../use-endpoint-denial.ts";
import { useReferenceCalls } from "../use-reference.ts";
import { EditRecordDialog } from "./edit-record-dialog.tsx";
import { RecordActs } from "./record-acts.tsx";
import { RecordValue } from "./record-columns.tsx";

export interface RecordDialogProps {
  readonly kind: ReferenceKind;
  readonly recordKey: string;
  readonly onClose: () => void;
}

/** One record: to be changed where the contract lets it, to be read otherwise. */
export function RecordDialog({ kind, recordKey, onClose }: RecordDialogProps) {
  const text = useText(messages);
  const { record, error, refetch, readAgain } = useRecord(kind, recordKey);
  const denial = useEndpointDenial(kind.update);
  if (record && kind.update && !denial) {
    return (
      <EditRecordDialog kind={kind} record={record} readAgain={readAgain} onClose={onClose} update={kind.update} />
    );
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
      {error ? (
        <Failure error={error} onRetry={refetch} />
      ) : record ? (
        <Facts kind={kind} record={record} />
      ) : (
        <Skeleton width="100%" />
      )}
      {record === null && !error && text("notThere")}
    </Dialog>
  );
}

/** The record of a key, asked for by itself where that is possible, else out of the list; null when it is not there. */
function useRecord(kind: ReferenceKind, recordKey: string) {
  const { query } = useReferenceCalls(kind.service);
  const numeric = recordSchema(kind).properties?.[keyField(kind)]?.type === "integer";
  const key = numeric ? Number(recordKey) : recordKey;
  const asked = kind.get ? query(kind.get, keyInput(kind.get, key)) : query(kind.list, { limit: 1000 });
  const { data, error, refetch } = useQuery({ ...asked, retry: false });
  const recordIn = (answer: Envelope<unknown> | undefined): ReferenceRecord | null | undefined => {
    if (!answer) return undefined;
    const rows = (kind.get ? [answer.data] : answer.data) as readonly ReferenceRecord[];
    return rows.find((row) => String(row[keyField(kind)]) === recordKey) ?? null;
  };
  const readAgain = async () => recordIn((await refetch()).data);
  return { record: recordIn(data), error, refetch, readAgain };
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
