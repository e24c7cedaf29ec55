import { content } from "@purvey/client/services/content";
import type { User } from "@purvey/contract/generated/content";
import { dataOf } from "@purvey/react";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Section } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { useRoleName } from "../../../shared/roles/use-role-name.ts";
import { useService } from "../../../shared/use-service.ts";
import { rightsOf } from "../company-model.ts";
import { messages } from "../messages.ts";

const route = getRouteApi("/in/shop/account");

/** The company's users; of the chosen one, in sentences, what they may do. */
export function People() {
  const text = useText(messages);
  const { queries } = useService(content);
  const { customerId, userId, may } = useWho();
  const { user = userId } = route.useSearch();
  const allowed = may("user.read") && customerId !== undefined;
  const input = allowed ? { customerId, limit: 100, orderBy: "name|ASC" } : skipToken;
  const { data: users, error, isLoadingError, refetch } = useQuery(dataOf(queries.users.list(input)));
  const columns = useColumns(userId);
  return (
    <Section title={text("people")}>
      <Rights userId={user} />
      {isLoadingError ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <DataTable<User>
          caption={text("people")}
          columns={columns}
          rows={users}
          rowKey={({ id }) => id}
          rowLabel={({ name }) => name}
          keyboard="page"
        />
      )}
      {users && users.length < 2 && !may("user.write") && <p className="mt-2 text-sm text-soft">{text("alone")}</p>}
    </Section>
  );
}

function useColumns(userId: number): TableColumn<User>[] {
  const text = useText(messages);
  const roleName = useRoleName();
  return useMemo(
    () => [
      {
        key: "name",
        header: text("person"),
        minWidth: 160,
        maxWidth: 360,
        cell: ({ id, name, block }) => (
          <span className="flex flex-wrap gap-x-2">
            <Link
              to="/shop/account"
              search={{ user: id }}
              replace
              resetScroll={false}
              aria-label={text("rightsOpen", { name })}
              className="font-semibold"
            >
              {name}
            </Link>
            {id === userId && <span className="text-soft">{text("you")}</span>}
            {block === 1 && <Status tone="out">{text("blocked")}</Status>}
          </span>
        ),
      },
      { key: "role", header: text("position"), width: 176, cell: ({ role }) => roleName(role) },
      {
        key: "email",
        header: text("email"),
        width: 240,
        hideBelow: "medium",
        cell: ({ email }) => email,
      },
      {
        key: "seen",
        header: text("lastSeen"),
        width: 176,
        hideBelow: "narrow",
        cell: ({ lastvisitDate }) => <Timestamp value={lastvisitDate} detail="date" none={text("never")} />,
      },
    ],
    [text, roleName, userId],
  );
}

/** The sentences keep their place while they are on their way: nothing below moves. */
function Rights({ userId }: { userId: number }) {
  const text = useText(messages);
  const { queries } = useService(content);
  const { data: user, error, isLoadingError, refetch } = useQuery(dataOf(queries.users.doc({ id: userId })));
  const rights = rightsOf(user?.permissions ?? []);
  return (
    <div className="my-4 min-h-56 border-s-2 border-rule ps-4" aria-live="polite">
      {isLoadingError && <Failure error={error} onRetry={refetch} />}
      {!user && !error && <Skeleton width="18rem" />}
      {user && (
        <>
          <h3 className="font-semibold">{text("rights", { name: user.name })}</h3>
          {user.block === 1 && <p className="text-soft">{text("blockedHint", { name: user.name })}</p>}
          {rights.length === 0 && <p className="text-soft">{text("noRights", { name: user.name })}</p>}
          <ul className="mt-1 flex list-disc flex-col gap-0.5 ps-5">
            {rights.map((sentence) => (
              <li key={sentence}>{text(sentence)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
