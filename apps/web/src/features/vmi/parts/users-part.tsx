import { content } from "@purvey/client/services/content";
import { vmi } from "@purvey/client/services/vmi";
import type { Warehouse, WarehouseUser } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { Checkbox } from "@purvey/ui/checkbox";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Status } from "@purvey/ui/data/status";
import { EmptyState } from "@purvey/ui/empty-state";
import { Field } from "@purvey/ui/field";
import { IconButton } from "@purvey/ui/icon-button";
import { Select } from "@purvey/ui/select";
import { useToasts } from "@purvey/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useRefused } from "../../../shared/errors/use-refused.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { ActDialog } from "../../../shared/parts/act-dialog.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";

/** Who works in a stockroom, and who is the one to turn to. */
export function UsersPart({ stockroom: { warehouseUid, customerId } }: { stockroom: Warehouse }) {
  const text = useText(messages);
  const { queries } = useService(vmi);
  const { data: users } = useQuery(dataOf(queries.warehouse.users.list({ warehouseUid, limit: 1000 })));
  const [assigning, setAssigning] = useState(false);
  const denial = useDenial("stockroom.manage");
  const columns: TableColumn<WarehouseUser>[] = [
    {
      key: "name",
      header: text("person"),
      minWidth: 130,
      maxWidth: 280,
      cell: ({ name }) => <span className="font-semibold">{name}</span>,
    },
    {
      key: "role",
      header: text("role"),
      width: 184,
      cell: ({ isPrimary }) => (
        <Status tone={isPrimary ? "ok" : "open"}>{text(isPrimary ? "primary" : "assigned")}</Status>
      ),
    },
    { key: "username", header: text("signsIn"), width: 128, hideBelow: "medium", cell: ({ username }) => username },
    {
      key: "email",
      header: text("email"),
      width: 260,
      hideBelow: "narrow",
      cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
    },
  ];
  const assign = (
    <Button icon="plus" disabledReason={denial} onClick={() => setAssigning(true)}>
      {text("assign")}
    </Button>
  );
  return (
    <div className="flex flex-col gap-3">
      <DataTable<WarehouseUser>
        caption={text("users")}
        columns={columns}
        rows={users}
        rowKey={({ usersId }) => usersId}
        rowLabel={({ name }) => name}
        rowActions={(user) => <UserActions user={user} denial={denial} />}
        rowActionsWidth={88}
        skeletonRows={2}
        empty={
          <EmptyState title={text("nobody")} actions={assign}>
            {text("nobodyHint")}
          </EmptyState>
        }
      />
      {users && users.length > 0 && <div>{assign}</div>}
      {assigning && (
        <AssignDialog
          warehouseUid={warehouseUid}
          customerId={customerId}
          assigned={users ?? []}
          onClose={() => setAssigning(false)}
        />
      )}
    </div>
  );
}

function UserActions({ user, denial }: { user: WarehouseUser; denial: string | undefined }) {
  const text = useText(messages);
  const toasts = useToasts();
  const refused = useRefused();
  const { mutateAsync } = useMutation(useService(vmi).mutations.warehouse.users.create());
  const { warehouseUid, usersId, name, isPrimary } = user;
  const set = async (
    change: { statusCd: 704 | 700; isPrimary: boolean },
    done: "nowPrimary" | "tookAway" | undefined,
  ) => {
    try {
      await mutateAsync({ warehouseUid, usersId, ...change });
    } catch (error) {
      refused(error);
      return;
    }
    const undo = { label: text("undo"), onAction: () => void set({ statusCd: 704, isPrimary }, undefined) };
    if (done)
      toasts.show({ tone: "ok", message: text(done, { name }), ...(done === "tookAway" ? { action: undo } : {}) });
  };
  return (
    <>
      {!isPrimary && (
        <IconButton
          icon="user"
          label={text("makePrimaryOf", { name })}
          disabledReason={denial}
          onClick={() => set({ statusCd: 704, isPrimary: true }, "nowPrimary")}
        />
      )}
      <IconButton
        icon="trash"
        label={text("takeAwayOf", { name })}
        disabledReason={denial}
        onClick={() => set({ statusCd: 700, isPrimary: false }, "tookAway")}
      />
    </>
  );
}

interface AssignDialogProps {
  readonly warehouseUid: number;
  readonly customerId: number | null;
  readonly assigned: readonly WarehouseUser[];
  readonly onClose: () => void;
}

/** Assigns one more person to a stockroom: one of the customer's, or of the staff. */
function AssignDialog({ warehouseUid, customerId, assigned, onClose }: AssignDialogProps) {
  const text = useText(messages);
  const { queries } = useService(content);
  const { data: users } = useQuery(dataOf(queries.users.list({ limit: 1000 })));
  const { mutateAsync, error } = useMutation(useService(vmi).mutations.warehouse.users.create());
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
