import type { User } from "@purvey/contract/generated/content";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { useRoleName } from "../../../shared/roles/use-role-name.ts";
import { messages } from "../messages.ts";

/** The columns of the list of users. */
export function useUserColumns(): TableColumn<User>[] {
  const text = useText(messages);
  const roleName = useRoleName();
  return useMemo(
    () => [
      {
        key: "name",
        header: text("name"),
        minWidth: 150,
        maxWidth: 260,
        sortable: true,
        cell: ({ id, name }) => (
          <Link to="/admin/users/$user" params={{ user: id }} className="font-semibold">
            {name}
          </Link>
        ),
      },
      {
        key: "username",
        header: text("username"),
        width: 156,
        sortable: true,
        hideBelow: "narrow",
        cell: ({ username }) => <span className="font-mono">{username}</span>,
      },
      {
        key: "email",
        header: text("email"),
        width: 236,
        sortable: true,
        hideBelow: "medium",
        cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
      },
      {
        key: "customer",
        header: text("customer"),
        width: 76,
        hideBelow: "wide",
        cell: ({ customerId }) =>
          customerId === null ? text("staff") : <span className="font-mono">{customerId}</span>,
      },
      {
        key: "role",
        header: text("role"),
        width: 112,
        hideBelow: "narrow",
        cell: ({ role }) => roleName(role),
      },
      {
        key: "groups",
        header: text("groups"),
        width: 124,
        hideBelow: "wide",
        cell: ({ groups }) => groups.map(({ title }) => title).join(", ") || "–",
      },
      {
        key: "state",
        header: text("state"),
        width: 128,
        cell: ({ block }) => <Status tone={block ? "out" : "ok"}>{text(block ? "blocked" : "active")}</Status>,
      },
      {
        key: "lastvisitDate",
        header: text("lastVisit"),
        width: 200,
        sortable: true,
        hideBelow: "medium",
        cell: ({ lastvisitDate }) => <Timestamp value={lastvisitDate} none={text("never")} />,
      },
      {
        key: "registerDate",
        header: text("registered"),
        width: 100,
        sortable: true,
        hideBelow: "wide",
        cell: ({ registerDate }) => <Timestamp value={registerDate} detail="date" />,
      },
    ],
    [text, roleName],
  );
}
