import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useApiQueries } from "../../shared/api.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { usePricingQueries } from "../../shared/pricing-api.ts";
import { useSiteQueries } from "../../shared/site-api.ts";
import { messages } from "./messages.ts";

/** What there is on the site; each count leads to what was counted. */
export function OverviewCounts() {
  const { may } = useWho();
  return (
    <ul className="border-b border-rule">
      {may("user.read") && <Users />}
      {may("contract.read") && <Contracts />}
      {may("content.read") && <Articles />}
      <SharedViews />
    </ul>
  );
}

function Users() {
  const text = useText(messages);
  const { data } = useQuery(useApiQueries().content.users.list({ limit: 1 }));
  return (
    <CountLine count={data?.totalResults}>
      <Link to="/admin/users">{text("countedUsers")}</Link>
    </CountLine>
  );
}

function Contracts() {
  const text = useText(messages);
  const { data } = useQuery(usePricingQueries().pricing.jobPriceHdr.list({ limit: 1 }));
  return (
    <CountLine count={data?.totalResults}>
      <Link to="/admin/prices" search={{ tab: "contracts" }}>
        {text("countedContracts")}
      </Link>
    </CountLine>
  );
}

function Articles() {
  const text = useText(messages);
  const { data } = useQuery(useApiQueries().content.content.list({ limit: 1 }));
  return (
    <CountLine count={data?.totalResults}>
      <Link to="/admin/content">{text("countedArticles")}</Link>
    </CountLine>
  );
}

function SharedViews() {
  const text = useText(messages);
  const { data } = useQuery(useSiteQueries().site.settings.list({ serviceName: "ui", statusCd: 704, limit: 1 }));
  return (
    <CountLine count={data?.totalResults}>
      <Link to="/admin/settings" search={{ service: "ui" }}>
        {text("countedViews")}
      </Link>
    </CountLine>
  );
}

/** A count before what was counted; its place is kept while it is on its way. */
function CountLine({ count, children }: { count: number | undefined; children: ReactNode }) {
  return (
    <li className="flex min-h-9 items-baseline gap-4 border-rule py-1 not-first:border-t">
      <span className="w-16 text-end font-mono text-lg font-semibold">{count ?? ""}</span>
      {children}
    </li>
  );
}
