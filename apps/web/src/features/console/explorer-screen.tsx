import { PageHead } from "@purvey/ui/shell/page-head";
import { getRouteApi } from "@tanstack/react-router";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { useTitle } from "../../shared/use-title.ts";
import type { ExplorerView } from "./explorer-address.ts";
import { allServices, endpointsOf, isOverview } from "./explorer-view.ts";
import { messages } from "./messages.ts";
import { ConsoleLinks } from "./parts/console-links.tsx";
import { EndpointTable } from "./parts/endpoint-table.tsx";
import { ExplorerFilters } from "./parts/explorer-filters.tsx";
import { ServiceTable } from "./parts/service-table.tsx";

const route = getRouteApi("/in/dev/");

/** What exists: every service and endpoint of the contract, found by words. */
export function ExplorerScreen() {
  const text = useText(messages);
  useTitle(text("explorer"));
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const [words, setWords] = useState(view.q ?? "");
  useEffect(() => setWords(view.q ?? ""), [view.q]);
  const now = useDeferredValue(words) || undefined;
  const shown = useMemo(() => ({ ...view, q: now }), [view, now]);
  const endpoints = useMemo(() => endpointsOf(shown), [shown]);
  const show = (next: ExplorerView) => void navigate({ search: next, replace: next.q !== view.q });
  return (
    <>
      <ConsoleLinks />
      <PageHead title={text("explorer")}>
        <span role="status">{isOverview(shown) ? <Totals /> : text("found", { count: endpoints.length })}</span>
      </PageHead>
      <ExplorerFilters view={view} show={show} onWords={setWords} />
      {isOverview(shown) ? <ServiceTable /> : <EndpointTable view={shown} endpoints={endpoints} />}
    </>
  );
}

function Totals() {
  const text = useText(messages);
  const services = allServices();
  const endpoints = services.reduce((sum, service) => sum + service.endpoints.length, 0);
  return <>{text("counts", { services: services.length, endpoints })}</>;
}
