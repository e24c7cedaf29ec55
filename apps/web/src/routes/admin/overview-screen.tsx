import { serviceLoaders } from "@purvey/contract/generated/service-loaders";
import { Status } from "@purvey/ui/data/status";
import { PageHead, Section } from "@purvey/ui/shell/page-head";
import { useQueries } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChangedItems } from "../../features/enrichment/changed-items.tsx";
import { MissingCounts } from "../../features/enrichment/missing-counts.tsx";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { healthOf } from "../../shared/service-health.ts";
import { useSession, useSessionAccess } from "../../shared/session/session-context.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { OverviewCounts, StuckCount } from "./overview-counts.tsx";
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
