import { useQuery } from "@tanstack/react-query";
import { useContentQueries } from "../../shared/content-api.ts";
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
      <CountLine to="/admin/catalog" query={query} what={text("countedItems")} />
    </li>
  );
}

function Users() {
  const text = useText(messages);
  const query = useQuery(useContentQueries().content.users.list({ limit: 1 }));
  return (
    <li>
      <CountLine to="/admin/users" query={query} what={text("countedUsers")} />
    </li>
  );
}

function Contracts() {
  const text = useText(messages);
  const query = useQuery(usePricingQueries().pricing.jobPriceHdr.list({ limit: 1 }));
  return (
    <li>
      <CountLine to="/admin/prices" search={{ tab: "contracts" }} query={query} what={text("countedContracts")} />
    </li>
  );
}

function Articles() {
  const text = useText(messages);
  const query = useQuery(useContentQueries().content.content.list({ limit: 1 }));
  return (
    <li>
      <CountLine to="/admin/content" query={query} what={text("countedArticles")} />
    </li>
  );
}

function SharedViews() {
  const text = useText(messages);
  const query = useQuery(useSiteQueries().site.settings.list({ serviceName: "ui", statusCd: 704, limit: 1 }));
  return (
    <li>
      <CountLine to="/admin/settings" search={{ service: "ui" }} query={query} what={text("countedViews")} />
    </li>
  );
}

/** What has not arrived in the ERP; leads to where it is handed over again. */
export function StuckCount() {
  const text = useText(messages);
  const query = useQuery(useImportsQueries().imports.import.stuck({ limit: 1 }));
  return <CountLine to="/ops/sync" query={query} what={text("countedStuck")} judged />;
}
