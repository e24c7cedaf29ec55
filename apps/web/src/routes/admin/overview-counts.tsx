import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useApiQueries } from "../../shared/api.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { useImportsQueries } from "../../shared/imports-api.ts";
import { useItemsQueries } from "../../shared/items-api.ts";
import { CountFigure } from "../../shared/parts/count-figure.tsx";
import { usePricingQueries } from "../../shared/pricing-api.ts";
import { useSiteQueries } from "../../shared/site-api.ts";
import { messages } from "./messages.ts";

/** What there is on the site; each count leads to what was counted. */
export function OverviewCounts() {
  const { may } = useWho();
  return (
    <ul>
      {may("catalog.read") && <Items />}
      {may("user.read") && <Users />}
      {may("contract.read") && <Contracts />}
      {may("content.read") && <Articles />}
      <SharedViews />
    </ul>
  );
}

function Items() {
  const text = useText(messages);
  const { data } = useQuery(useItemsQueries().items.invMast.lookup({ limit: 1 }));
  return (
    <li>
      <Link to="/admin/catalog" className="matter">
        <CountFigure count={data?.totalResults} />
        {text("countedItems")}
      </Link>
    </li>
  );
}

function Users() {
  const text = useText(messages);
  const { data } = useQuery(useApiQueries().content.users.list({ limit: 1 }));
  return (
    <li>
      <Link to="/admin/users" className="matter">
        <CountFigure count={data?.totalResults} />
        {text("countedUsers")}
      </Link>
    </li>
  );
}

function Contracts() {
  const text = useText(messages);
  const { data } = useQuery(usePricingQueries().pricing.jobPriceHdr.list({ limit: 1 }));
  return (
    <li>
      <Link to="/admin/prices" search={{ tab: "contracts" }} className="matter">
        <CountFigure count={data?.totalResults} />
        {text("countedContracts")}
      </Link>
    </li>
  );
}

function Articles() {
  const text = useText(messages);
  const { data } = useQuery(useApiQueries().content.content.list({ limit: 1 }));
  return (
    <li>
      <Link to="/admin/content" className="matter">
        <CountFigure count={data?.totalResults} />
        {text("countedArticles")}
      </Link>
    </li>
  );
}

function SharedViews() {
  const text = useText(messages);
  const { data } = useQuery(useSiteQueries().site.settings.list({ serviceName: "ui", statusCd: 704, limit: 1 }));
  return (
    <li>
      <Link to="/admin/settings" search={{ service: "ui" }} className="matter">
        <CountFigure count={data?.totalResults} />
        {text("countedViews")}
      </Link>
    </li>
  );
}

/** What has not arrived in the ERP; leads to where it is handed over again. */
export function StuckCount() {
  const text = useText(messages);
  const { data } = useQuery(useImportsQueries().imports.import.stuck({ limit: 1 }));
  const count = data?.totalResults;
  return (
    <Link to="/ops/sync" className="matter">
      <CountFigure count={count} shape={count === undefined ? "open" : count > 0 ? "low" : "ok"} />
      {text("countedStuck")}
    </Link>
  );
}
