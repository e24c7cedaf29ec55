import type { Endpoint } from "@purvey/contract/endpoint";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { ConfirmButton } from "../../../shared/parts/confirm-button.tsx";
import { messages } from "../messages.ts";
import { keyField, keyInput, labelOf, type ReferenceKind, type ReferenceRecord } from "../reference-kinds.ts";
import { useEndpointDenial } from "../use-endpoint-denial.ts";
import { useReferenceCalls } from "../use-reference.ts";

/** What `DeleteRecord` takes. */
export interface DeleteRecordProps {
  readonly kind: ReferenceKind;
  readonly endpoint: Endpoint;
  readonly record: ReferenceRecord;
  readonly onDeleted: () => void;
}

/** Deletes a record after a question. */
export function DeleteRecord({ kind, endpoint, record, onDeleted }: DeleteRecordProps) {
  const text = useText(messages);
  const toasts = useToasts();
  const denial = useEndpointDenial(endpoint);
  const { change } = useReferenceCalls(kind.service);
  const name = labelOf(kind, record);
  const remove = useMutation({ mutationFn: () => change(endpoint, keyInput(endpoint, record[keyField(kind)])) });
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
