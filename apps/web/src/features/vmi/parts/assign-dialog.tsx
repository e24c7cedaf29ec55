import type { WarehouseUser } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import { Checkbox } from "@purvey/ui/checkbox";
import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useContentQueries } from "../../../shared/content-api.ts";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { useVmiMutations } from "../../../shared/vmi-api.ts";
import { messages } from "../messages.ts";

/** What `AssignDialog` takes. */
export interface AssignDialogProps {
  readonly warehouseUid: number;
  readonly customerId: number | null;
  readonly assigned: readonly WarehouseUser[];
  readonly onClose: () => void;
}

/** Assigns one more person to a stockroom: one of the customer's, or of the staff. */
export function AssignDialog({ warehouseUid, customerId, assigned, onClose }: AssignDialogProps) {
  const text = useText(messages);
  const queries = useContentQueries();
  const { data: users } = useQuery(dataOf(queries.content.users.list({ limit: 1000 })));
  const { mutateAsync, error } = useMutation(useVmiMutations().vmi.warehouse.users.create());
  const [chosen, setChosen] = useState<number>();
  const [isPrimary, setPrimary] = useState(false);
  const [tried, setTried] = useState(false);
  const known = new Set(assigned.map(({ usersId }) => usersId));
  const people = (users ?? []).filter(
    (user) => !known.has(user.id) && (user.customerId === null || user.customerId === customerId),
  );
  const save = async () => {
    setTried(true);
    if (chosen === undefined) return;
    const stored = await mutateAsync({ warehouseUid, usersId: chosen, isPrimary }).catch(() => undefined);
    if (stored) onClose();
  };
  return (
    <ActDialog open title={text("assign")} onClose={onClose} act={text("assign")} onAct={save}>
      <div className="flex flex-col gap-4">
        {error && <Failure error={error} />}
        {users && people.length === 0 && <p>{text("noMorePeople")}</p>}
        <Field
          label={text("assignWho")}
          hint={text("assignHint")}
          error={tried && chosen === undefined && text("assignChoose")}
          required
        >
          <Select value={chosen ?? ""} onChange={({ target }) => setChosen(Number(target.value) || undefined)}>
            <option value="" />
            {people.map(({ id, name, username }) => (
              <option key={id} value={id}>
                {name} · {username}
              </option>
            ))}
          </Select>
        </Field>
        <Checkbox label={text("primary")} checked={isPrimary} onChange={() => setPrimary(!isPrimary)} />
      </div>
    </ActDialog>
  );
}
