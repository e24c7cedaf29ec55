import type { Warehouse, WarehouseUser } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Status } from "@purvey/ui/data/status";
import { EmptyState } from "@purvey/ui/empty-state";
import { IconButton } from "@purvey/ui/icon-button";
import { useToasts } from "@purvey/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useVmiMutations, useVmiQueries } from "../../../shared/vmi-api.ts";
import { messages } from "../messages.ts";
import { AssignDialog } from "./assign-dialog.tsx";

/** Who works in a stockroom, and who is the one to turn to. */
export function UsersPart({ stockroom: { warehouseUid, customerId } }: { stockroom: Warehouse }) {
  const text = useText(messages);
  const queries = useVmiQueries();
  const { data: users } = useQuery(dataOf(queries.vmi.warehouse.users.list({ warehouseUid, limit: 1000 })));
  const [assigning, setAssigning] = useState(false);
  const denial = useDenial("stockroom.manage");
  const columns: TableColumn<WarehouseUser>[] = [
    {
      ...{ key: "name", header: text("person"), minWidth: 130, maxWidth: 280 },
      cell: ({ name }) => <span className="font-semibold">{name}</span>,
    },
    {
      ...{ key: "role", header: text("role"), width: 184 },
      cell: ({ isPrimary }) => (
        <Status tone={isPrimary ? "ok" : "open"}>{text(isPrimary ? "primary" : "assigned")}</Status>
      ),
    },
    { key: "username", header: text("signsIn"), width: 128, hideBelow: "medium", cell: ({ username }) => username },
    {
      ...{ key: "email", header: text("email"), width: 260, hideBelow: "narrow" },
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
  const { mutateAsync } = useMutation(useVmiMutations().vmi.warehouse.users.create());
  const { warehouseUid, usersId, name, isPrimary } = user;
  const set = async (
    change: { statusCd: 704 | 700; isPrimary: boolean },
    done: "nowPrimary" | "tookAway" | undefined,
  ) => {
    try {
      await mutateAsync({ warehouseUid, usersId, ...change });
    } catch (error) {
      toasts.show({ tone: "out", message: problemOf(error).message, duration: 9000 });
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
