import { content } from "@purvey/client/services/content";
import type { UserDoc } from "@purvey/contract/generated/content";
import { dataOf } from "@purvey/react";
import { Breadcrumbs } from "@purvey/ui/breadcrumbs";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { PageHead } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { Tabs } from "@purvey/ui/tabs";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { BlockButton } from "./parts/block-button.tsx";
import { MembershipPart } from "./parts/membership-part.tsx";
import { PermissionsPart } from "./parts/permissions-part.tsx";
import { ProfilePart } from "./parts/profile-part.tsx";
import { type UserTab, userTabs } from "./users-view.ts";

const route = getRouteApi("/in/admin/users/$user");

/** One user: who they are, their groups, and what they may do because of them. */
export function UserScreen() {
  const text = useText(messages);
  const { user: id } = route.useParams();
  const { data: user, error, refetch } = useQuery(dataOf(useService(content).queries.users.doc({ id })));
  useTitle(user?.name ?? text("users"));
  if (error && !user) {
    const back = <RouterLinkButton to="/admin/users">{text("backToUsers")}</RouterLinkButton>;
    return <Failure error={error} onRetry={refetch} actions={back} />;
  }
  return (
    <>
      <PageHead
        trail={
          <Breadcrumbs>
            {[
              <Link key="users" to="/admin/users">
                {text("users")}
              </Link>,
              user?.name ?? "…",
            ]}
          </Breadcrumbs>
        }
        title={user?.name ?? <Skeleton width="12rem" />}
        actions={user && <BlockButton user={user} />}
      >
        {user ? <State user={user} /> : <Skeleton width="20rem" />}
      </PageHead>
      {user && <Parts user={user} />}
    </>
  );
}

function State({ user: { block, username, lastvisitDate } }: { user: UserDoc }) {
  const text = useText(messages);
  return (
    <>
      <span className="font-mono">{username}</span>
      <span>
        {text("lastVisit")}: <Timestamp value={lastvisitDate} none={text("never")} />
      </span>
      <Status tone={block ? "out" : "ok"}>{text(block ? "blocked" : "active")}</Status>
    </>
  );
}

function Parts({ user }: { user: UserDoc }) {
  const text = useText(messages);
  const { tab = "profile" } = route.useSearch();
  const navigate = route.useNavigate();
  const contents: Readonly<Record<UserTab, () => ReactNode>> = {
    profile: () => <ProfilePart key={user.id} user={user} />,
    groups: () => <MembershipPart user={user} />,
    permissions: () => <PermissionsPart user={user} />,
  };
  const counts = {
    profile: undefined,
    groups: user.memberships.filter(({ isActive }) => isActive).length,
    permissions: user.grants.length,
  };
  return (
    <Tabs
      label={user.name}
      value={tab}
      onValueChange={(key) =>
        void navigate({ search: { tab: key === "profile" ? undefined : (key as UserTab) }, replace: true })
      }
      items={userTabs.map((key) => ({
        key,
        label: text(key),
        count: counts[key],
        content: key === tab ? contents[key]() : null,
      }))}
    />
  );
}
