import { content } from "@purvey/client/services/content";
import { imports } from "@purvey/client/services/imports";
import { items } from "@purvey/client/services/items";
import { pricing } from "@purvey/client/services/pricing";
import { site } from "@purvey/client/services/site";
import { serviceLoaders } from "@purvey/contract/generated/service-loaders";
import { Status } from "@purvey/ui/data/status";
import { PageHead, Section } from "@purvey/ui/shell/page-head";
import { useQueries, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChangedItems } from "../../features/enrichment/changed-items.tsx";
import { MissingCounts } from "../../features/enrichment/missing-counts.tsx";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { CountLine } from "../../shared/parts/count-line.tsx";
import { healthOf } from "../../shared/service-health.ts";
import { useSession, useSessionAccess } from "../../shared/session/session-context.tsx";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { RailLinks } from "./rail-links.tsx";

/**
 * Where the area begins: what there is and what the catalogue lacks, as counts that lead to it, what was changed last,
 * and whether all services are up; on a phone, whose bar
 * has room for the areas alone, the screens of the area follow.
 */
export function OverviewScreen() {
  const text = useText(messages);
  useTitle(text("title"));
  const { may } = useWho();
  return (
    <>
      <PageHead title={text("title")} />
      <div className="grid gap-8 lg:grid-cols-2 2xl:grid-cols-[1fr_1fr_1.5fr_1fr]">
        <Section title={text("whatThereIs")}>
          <OverviewCounts />
        </Section>
        {may("catalog.read") && (
          <Section title={text("toComplete")}>
            <MissingCounts />
          </Section>
        )}
        {may("catalog.read") && (
          <Section title={text("changedLast")}>
            <ChangedItems />
          </Section>
        )}
        <Section title={text("health")}>
          {may("import.read") && <StuckCount />}
          <HealthAtAGlance />
        </Section>
      </div>
      <div className="screen-links">
        <RailLinks />
      </div>
    </>
  );
}

const services = Object.keys(serviceLoaders);

/** How many services are up, and by name those that are not. */
function HealthAtAGlance() {
  const text = useText(messages);
  const { transport } = useSessionAccess();
  const { siteId } = useSession();
  const { may } = useWho();
  const results = useQueries({
    queries: services.map((service) => ({
      queryKey: ["health", siteId, service],
      queryFn: () => healthOf(service, siteId, transport),
      refetchInterval: 60_000,
      staleTime: 10_000,
    })),
  });
  const asked = results.filter(({ data }) => data !== undefined).length;
  const troubled = services.filter((_, index) => ["degraded", "down"].includes(results[index]?.data?.state ?? ""));
  const total = services.length;
  return (
    <div className="flex min-h-24 flex-col gap-2 pt-3">
      <p role="status">
        <Status tone={troubled.length > 0 ? "out" : asked < total ? "open" : "ok"}>
          {text(asked < total ? "asking" : "healthy", { up: asked - troubled.length, total })}
        </Status>
      </p>
      {troubled.map((service) => (
        <p key={service}>
          <Status tone="out">{text("notUp", { service })}</Status>
        </p>
      ))}
      {may("console.use") && <Link to="/dev/health">{text("toHealth")}</Link>}
    </div>
  );
}

/** What there is on the site; each count leads to what was counted. */
function OverviewCounts() {
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
  const query = useQuery(useService(items).queries.invMast.lookup({ limit: 1 }));
  return (
    <li>
      <CountLine to="/admin/catalog" query={query} what={text("countedItems")} />
    </li>
  );
}

function Users() {
  const text = useText(messages);
  const query = useQuery(useService(content).queries.users.list({ limit: 1 }));
  return (
    <li>
      <CountLine to="/admin/users" query={query} what={text("countedUsers")} />
    </li>
  );
}

function Contracts() {
  const text = useText(messages);
  const query = useQuery(useService(pricing).queries.jobPriceHdr.list({ limit: 1 }));
  return (
    <li>
      <CountLine to="/admin/prices" search={{ tab: "contracts" }} query={query} what={text("countedContracts")} />
    </li>
  );
}

function Articles() {
  const text = useText(messages);
  const query = useQuery(useService(content).queries.content.list({ limit: 1 }));
  return (
    <li>
      <CountLine to="/admin/content" query={query} what={text("countedArticles")} />
    </li>
  );
}

function SharedViews() {
  const text = useText(messages);
  const query = useQuery(useService(site).queries.settings.list({ serviceName: "ui", statusCd: 704, limit: 1 }));
  return (
    <li>
      <CountLine to="/admin/settings" search={{ service: "ui" }} query={query} what={text("countedViews")} />
    </li>
  );
}

/** What has not arrived in the ERP; leads to where it is handed over again. */
function StuckCount() {
  const text = useText(messages);
  const query = useQuery(useService(imports).queries.import.stuck({ limit: 1 }));
  return <CountLine to="/ops/sync" query={query} what={text("countedStuck")} judged />;
}
