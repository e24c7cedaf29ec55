import type { Hit } from "@purvey/contract/discovery";
import { Sentence } from "@purvey/ui/sentence";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useWho } from "../../shared/customer/who.tsx";
import type { PaletteLine } from "./palette-model.ts";

/** How many endpoints the palette shows. */
const most = 8;

/** More than there are services, each with the same few endpoints. */
const repeated = 30;

/** The endpoints that fit the words, each with its score and why; for whoever may use the console. */
export function useEndpointLines(typed: string): PaletteLine[] {
  const navigate = useNavigate();
  const { may } = useWho();
  const discovery = useQuery({
    queryKey: ["discovery"],
    queryFn: loadDiscovery,
    enabled: may("console.use"),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  return useMemo(() => {
    if (!discovery) return [];
    const hits = discovery.searchWithFields(discovery.discoveryIndex(), typed, { maxResults: most + repeated });
    return onceEach(hits)
      .slice(0, most)
      .map((hit) => {
        const params = { service: hit.service, endpoint: hit.operation.slice(hit.service.length + 1) };
        const open = () => void navigate({ to: "/dev/$service/$endpoint", params });
        return {
          key: hit.operation,
          label: `${hit.method} ${hit.path}`,
          content: <EndpointHit hit={hit} />,
          run: open,
        };
      });
  }, [discovery, typed, navigate]);
}

/** Hits of which every service has one alike (`GET /whoami`): the first of them stands for all. */
function onceEach(hits: readonly Hit[]): Hit[] {
  const shared = (hit: Hit) => hit.operation.includes(".system.");
  const nameOf = ({ method, path }: Hit) => `${method} ${path}`;
  return hits.filter(
    (hit, index) => !shared(hit) || hits.findIndex((other) => shared(other) && nameOf(other) === nameOf(hit)) === index,
  );
}

/** What is known of the endpoints and their fields. */
async function loadDiscovery() {
  const [{ discoveryIndex }, { searchWithFields }] = await Promise.all([
    import("@purvey/contract/discovery"),
    import("@purvey/contract/discovery/find-fields"),
  ]);
  return { discoveryIndex, searchWithFields };
}

function EndpointHit({ hit }: { hit: Hit }) {
  return (
    <span className="flex min-w-0 grow flex-col">
      <span className="flex flex-wrap items-baseline gap-x-3 sm:flex-nowrap">
        <span className="min-w-0 basis-full font-mono wrap-anywhere sm:basis-auto sm:truncate">
          <b>{hit.method}</b> {hit.path}
        </span>
        <span className="text-sm text-soft">{hit.service}</span>
        <span className="ms-auto font-mono text-sm">{hit.score.toFixed(2)}</span>
      </span>
      <span className="truncate text-xs text-soft">
        {hit.summary} · <Sentence>{hit.why}</Sentence>
      </span>
    </span>
  );
}
