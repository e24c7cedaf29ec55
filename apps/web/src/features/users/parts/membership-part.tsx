import { content } from "@purvey/client/services/content";
import type { UserDoc, UserGroup } from "@purvey/contract/generated/content";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Status } from "@purvey/ui/data/status";
import { IconButton } from "@purvey/ui/icon-button";
import { useToasts } from "@purvey/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useRoleName } from "../../../shared/roles/use-role-name.ts";
import { useService } from "../../../shared/use-service.ts";
import { useWide } from "../../../shared/use-wide.ts";
import { messages } from "../messages.ts";
import { everyGroup, treeOf } from "../users-view.ts";

/** Every group of the site, whether the user belongs to it, and putting them in or taking them out. */
export function MembershipPart({ user }: { user: UserDoc }) {
  const text = useText(messages);
  const roleName = useRoleName();
  const { data, error, refetch } = useQuery(dataOf(useService(content).queries.usergroups.list(everyGroup)));
  const rows = useMemo(() => data && treeOf(data).filter(({ published }) => published === 1), [data]);
  const phone = !useWide(32);
  const own = new Set(user.memberships.flatMap(({ id, isActive }) => (isActive ? [id] : [])));
  const columns: TableColumn<UserGroup>[] = [
    {
      key: "title",
      header: text("group"),
      minWidth: 150,
      maxWidth: 320,
      cell: ({ title, level }) => (
        <span className="font-semibold" style={{ paddingInlineStart: `${level * (phone ? 0.75 : 1.25)}rem` }}>
          {title}
        </span>
      ),
    },
    {
      key: "member",
      header: text("state"),
      width: 144,
      cell: ({ id }) => (
        <Status tone={own.has(id) ? "ok" : "open"}>{text(own.has(id) ? "isMember" : "notMember")}</Status>
      ),
    },
    {
      key: "role",
      header: text("gives"),
      width: 144,
      hideBelow: "narrow",
      cell: ({ role }) => (role === null ? text("noRole") : roleName(role)),
    },
  ];
  if (error && !data) return <Failure error={error} onRetry={refetch} />;
  return (
    <DataTable<UserGroup>
      caption={text("groups")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLabel={({ title }) => title}
      rowActions={(group) => <Membership user={user} group={group} phone={phone} member={own.has(group.id)} />}
      rowActionsWidth={phone ? 48 : 176}
    />
  );
}

interface MembershipProps {
  readonly user: UserDoc;
  readonly group: UserGroup;
  readonly member: boolean;
  /** There is room for a sign only. */
  readonly phone: boolean;
}

function Membership({ user, group: { id: groupId, title }, member, phone }: MembershipProps) {
  const text = useText(messages);
  const toasts = useToasts();
  const denial = useDenial("user.write");
  const { mutateAsync } = useMutation(useService(content).mutations.users.groups.create());
  const { id, name } = user;
  const put = async (isActive: boolean, undoable: boolean) => {
    try {
      await mutateAsync({ id, groupId, isActive });
    } catch (error) {
      toasts.show({
        tone: "out",
        message: text("refused", { name, reason: problemOf(error).message }),
        duration: 9000,
      });
      return;
    }
    const undo = { label: text("undo"), onAction: () => void put(!isActive, false) };
    toasts.show({
      tone: "ok",
      message: text(isActive ? "joined" : "left", { name, title }),
      ...(undoable ? { action: undo } : {}),
    });
  };
  const label = text(member ? "leaveOf" : "joinOf", { title });
  const toggle = () => put(!member, true);
  if (phone)
    return <IconButton icon={member ? "close" : "plus"} label={label} disabledReason={denial} onClick={toggle} />;
  return (
    <Button aria-label={label} disabledReason={denial} onClick={toggle}>
      {text(member ? "leave" : "join")}
    </Button>
  );
}
