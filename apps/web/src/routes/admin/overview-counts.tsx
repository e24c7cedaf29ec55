import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useApiQueries } from "../../shared/api.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { useImportsQueries } from "../../shared/imports-api.ts";
import { useItemsQueries } from "../../shared/items-api.ts";
import { CountLine } from "../../shared/parts/count-line.tsx";
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
  const query = useQuery(useItemsQueries().items.invMast.lookup({ limit: 1 }));
  return (
    <li>
      <CountLine
        query={query}
        what={text("countedItems")}
        link={(content, className) => (
          <Link to="/admin/catalog" className={className}>
            {content}
          </Link>
        )}
      />
    </li>
  );
}

function Users() {
  const text = useText(messages);
  const query = useQuery(useApiQueries().content.users.list({ limit: 1 }));
  return (
    <li>
      <CountLine
        query={query}
        what={text("countedUsers")}
        link={(content, className) => (
          <Link to="/admin/users" className={className}>
            {content}
          </Link>
        )}
      />
    </li>
  );
}

function Contracts() {
  const text = useText(messages);
  const query = useQuery(usePricingQueries().pricing.jobPriceHdr.list({ limit: 1 }));
  return (
    <li>
      <CountLine
        query={query}
        what={text("countedContracts")}
        link={(content, className) => (
          <Link to="/admin/prices" search={{ tab: "contracts" }} className={className}>
            {content}
          </Link>
        )}
      />
    </li>
  );
}

function Articles() {
  const text = useText(messages);
  const query = useQuery(useApiQueries().content.content.list({ limit: 1 }));
  return (
    <li>
      <CountLine
        query={query}
        what={text("countedArticles")}
        link={(content, className) => (
          <Link to="/admin/content" className={className}>
            {content}
          </Link>
        )}
      />
    </li>
  );
}

function SharedViews() {
  const text = useText(messages);
  const query = useQuery(useSiteQueries().site.settings.list({ serviceName: "ui", statusCd: 704, limit: 1 }));
  return (
    <li>
      <CountLine
        query={query}
        what={text("countedViews")}
        link={(content, className) => (
          <Link to="/admin/settings" search={{ service: "ui" }} className={className}>
            {content}
          </Link>
        )}
      />
    </li>
  );
}

/** What has not arrived in the ERP; leads to where it is handed over again. */
export function StuckCount() {
  const text = useText(messages);
  const query = useQuery(useImportsQueries().imports.import.stuck({ limit: 1 }));
  return (
    <CountLine
      query={query}
      what={text("countedStuck")}
      judged
      link={(content, className) => (
        <Link to="/ops/sync" className={className}>
          {content}
        </Link>
      )}
    />
  );
}
