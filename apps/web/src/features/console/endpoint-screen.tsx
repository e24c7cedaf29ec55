import { serviceLoaders } from "@purvey/client/services/loaders";
import type { ServiceModule } from "@purvey/client/wire";
import type { Endpoint } from "@purvey/contract/endpoint";
import { EmptyState } from "@purvey/ui/empty-state";
import { PageHead } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { ConsoleLinks } from "./parts/console-links.tsx";
import { EndpointHead, inputOf } from "./parts/endpoint-head.tsx";
import { EndpointTabs } from "./parts/endpoint-tabs.tsx";
import { Workbench } from "./parts/workbench.tsx";
import { requestMessages } from "./request-messages.ts";
import { useDraft } from "./use-draft.ts";
import { serviceQuery } from "./use-services.ts";

const route = getRouteApi("/in/dev/$service/$endpoint");

/** One endpoint: what it takes, what it answers, and how it is called from code. */
export function EndpointScreen() {
  const { service, endpoint: name } = route.useParams();
  const declared = useQuery(serviceQuery(service));
  const module = useQuery({
    queryKey: ["client", service],
    queryFn: async () => (await serviceLoaders[service]?.()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const endpoint = declared.data?.endpoints[name];
  useTitle(endpoint ? `${endpoint.method} ${endpoint.path}` : undefined);
  if (declared.isPending || module.isPending) return <Skeleton width="20rem" />;
  if (!endpoint || !module.data) return <NoEndpoint name={`${service}.${name}`} />;
  return <KnownEndpoint key={endpoint.id} endpoint={endpoint} module={module.data} />;
}

function KnownEndpoint({ endpoint, module }: { endpoint: Endpoint; module: ServiceModule<unknown> }) {
  const { input } = route.useSearch();
  const shared = useMemo(() => inputOf(input), [input]);
  const draft = useDraft(endpoint, shared);
  return (
    <>
      <ConsoleLinks />
      <EndpointTabs current={endpoint.id} />
      <EndpointHead endpoint={endpoint} input={draft?.input ?? {}} />
      {draft && <Workbench endpoint={endpoint} module={module} draft={draft} />}
    </>
  );
}

function NoEndpoint({ name }: { name: string }) {
  const text = useText(requestMessages);
  useTitle(text("missing", { endpoint: name }));
  return (
    <>
      <ConsoleLinks />
      <PageHead title={<span className="wrap-anywhere">{text("missing", { endpoint: name })}</span>} />
      <EmptyState
        title={text("missingHint")}
        actions={
          <RouterLinkButton to="/dev" search={{ q: name.replaceAll(/[.]/g, " ") }}>
            {text("toExplorer")}
          </RouterLinkButton>
        }
      />
    </>
  );
}
