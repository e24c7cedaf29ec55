import type { PermissionGrant, UserDoc } from "@purvey/contract/generated/content";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { EmptyState } from "@purvey/ui/empty-state";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { usePermissionSentence } from "../../../shared/permissions/use-permission-sentence.ts";
import { useRoleName } from "../../../shared/roles/use-role-name.ts";
import { messages } from "../messages.ts";

/** What a user may do, each permission as a sentence with the role or the groups that grant it. */
export function PermissionsPart({ user }: { user: UserDoc }) {
  const text = useText(messages);
  const sentenceOf = usePermissionSentence();
  const roleName = useRoleName();
  const columns = useMemo<TableColumn<PermissionGrant>[]>(
    () => [
      {
        key: "sentence",
        header: text("permission"),
        minWidth: 180,
        maxWidth: 560,
        wrap: true,
        cell: (grant) => (
          <>
            {sentenceOf(grant.permission)}
            <span className="below-narrow text-sm text-soft">{sourcesOf(grant, text, roleName).join(" · ")}</span>
          </>
        ),
      },
      {
        key: "from",
        header: text("from"),
        width: 288,
        wrap: true,
        hideBelow: "narrow",
        cell: (grant) => sourcesOf(grant, text, roleName).join(" · "),
      },
      {
        key: "permission",
        header: text("permissions"),
        width: 176,
        hideBelow: "medium",
        cell: ({ permission }) => <span className="font-mono text-soft">{permission}</span>,
      },
    ],
    [text, sentenceOf, roleName],
  );
  return (
    <>
      <p className="mb-3 text-soft">{text("permissionsNote", { count: user.grants.length })}</p>
      <DataTable<PermissionGrant>
        caption={text("permissions")}
        columns={columns}
        rows={user.grants}
        rowKey={({ permission }) => permission}
        empty={
          <EmptyState
            title={text("noPermissions")}
            actions={
              <RouterLinkButton to="/admin/users/$user" params={{ user: user.id }} search={{ tab: "groups" }}>
                {text("toGroups")}
              </RouterLinkButton>
            }
          />
        }
      />
    </>
  );
}

/** What grants a permission, in words. */
function sourcesOf(
  { ownRole, groups }: PermissionGrant,
  text: ReturnType<typeof useText<(typeof messages)["en"]>>,
  roleName: (role: string) => string,
) {
  return [
    ...(ownRole === null ? [] : [text("ownRole", { role: roleName(ownRole) })]),
    ...groups.map(({ title }) => text("viaGroup", { title })),
  ];
}
