import { content } from "@purvey/client/services/content";
import type { UserGroup } from "@purvey/contract/generated/content";
import { dataOf } from "@purvey/react";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Status } from "@purvey/ui/data/status";
import { EmptyState } from "@purvey/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { useRoleName } from "../../../shared/roles/use-role-name.ts";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import { everyGroup, treeOf } from "../users-view.ts";

/** The groups of the site as a tree, each with the role that it gives. They cannot be changed here, which is said. */
export function GroupTree() {
  const text = useText(messages);
  const { data, error, refetch } = useQuery(dataOf(useService(content).queries.usergroups.list(everyGroup)));
  const rows = useMemo(() => data && treeOf(data), [data]);
  const columns = useGroupColumns();
  if (error) return <Failure error={error} onRetry={refetch} />;
  return (
    <>
      <p className="mb-3 max-w-prose text-soft">{text("groupsNote")}</p>
      <p role="status" className="mb-2 min-h-5 text-soft">
        {rows && text("foundGroups", { count: rows.length })}
      </p>
      <DataTable<UserGroup>
        caption={text("groups")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        keyboard="page"
        empty={
          <EmptyState
            title={text("noGroups")}
            actions={<RouterLinkButton to="/admin/users">{text("backToUsers")}</RouterLinkButton>}
          />
        }
      />
    </>
  );
}

function useGroupColumns(): TableColumn<UserGroup>[] {
  const text = useText(messages);
  const roleName = useRoleName();
  return useMemo(
    () => [
      {
        key: "title",
        header: text("group"),
        minWidth: 160,
        maxWidth: 400,
        cell: ({ title, level }) => (
          <span className="font-semibold" style={{ paddingInlineStart: `${level * 1.25}rem` }}>
            {title}
          </span>
        ),
      },
      {
        key: "role",
        header: text("gives"),
        width: 144,
        cell: ({ role }) => (role === null ? text("noRole") : roleName(role)),
      },
      {
        key: "isDefault",
        header: text("isDefault"),
        width: 144,
        hideBelow: "narrow",
        cell: ({ isDefault }) => (isDefault ? <Status tone="ok">{text("isDefault")}</Status> : "–"),
      },
      {
        key: "published",
        header: text("state"),
        width: 144,
        hideBelow: "medium",
        cell: ({ published }) => (published ? "" : <Status tone="neutral">{text("unused")}</Status>),
      },
    ],
    [text, roleName],
  );
}
