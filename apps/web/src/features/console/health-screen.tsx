import { Button } from "@purvey/ui/button";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Status } from "@purvey/ui/data/status";
import { PageHead } from "@purvey/ui/shell/page-head";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { saySentence } from "../../shared/sentences/say-sentence.ts";
import { healthOf, type ServiceHealth } from "../../shared/service-health.ts";
import { useSession, useSessionAccess } from "../../shared/session/session-context.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { useWide } from "../../shared/use-wide.ts";
import { allServices } from "./explorer-view.ts";
import { logMessages } from "./log-messages.ts";
import { ConsoleLinks } from "./parts/console-links.tsx";

/** Seconds between two askings. */
const period = 10;

/** Is it up: every service with its latency, version and database, asked again while one looks. */
export function HealthScreen() {
  const text = useText(logMessages);
  useTitle(text("health"));
  const rows = useHealth();
  const columns = useColumns();
  const ok = rows.filter(({ health }) => health?.state === "up").length;
  return (
    <>
      <ConsoleLinks />
      <PageHead
        title={text("health")}
        actions={<Button onClick={() => Promise.all(rows.map(({ ask }) => ask()))}>{text("askNow")}</Button>}
      >
        <span role="status">{text("healthy", { ok, total: rows.length })}</span>
        <span>{text("healthHint", { seconds: period })}</span>
      </PageHead>
      <DataTable
        caption={text("health")}
        columns={columns}
        rows={rows}
        rowKey={({ service }) => service}
        rowTone={({ health }) => (health && health.state !== "up" ? "out" : undefined)}
        keyboard="page"
      />
    </>
  );
}

interface HealthRow {
  readonly service: string;
  readonly title: string;
  readonly description: string;
  readonly health: ServiceHealth | undefined;
  readonly ask: () => Promise<unknown>;
}

function useHealth(): HealthRow[] {
  const { transport } = useSessionAccess();
  const { siteId } = useSession();
  const services = allServices();
  const results = useQueries({
    queries: services.map(({ service }) => ({
      queryKey: ["health", siteId, service],
      queryFn: () => healthOf(service, siteId, transport),
      // The library asks nothing of a page that is out of sight.
      refetchInterval: period * 1000,
      staleTime: 0,
    })),
  });
  return services.map(({ service, title, description }, index) => ({
    ...{ service, title: saySentence(title), description: saySentence(description) },
    health: results[index]?.data,
    ask: async () => results[index]?.refetch(),
  }));
}

function useColumns(): TableColumn<HealthRow>[] {
  const text = useText(logMessages);
  const wide = useWide(40);
  const widest = useWide(80);
  return useMemo(
    () => [
      {
        key: "service",
        header: text("service"),
        // In a wide window the purpose takes what is left, so that a name stands beside its state.
        ...(widest ? { width: 208 } : { minWidth: 112, maxWidth: 400 }),
        wrap: true,
        cell: ({ title }) => <span className="font-semibold">{title}</span>,
      },
      { key: "state", header: text("state"), width: wide ? 176 : 136, cell: ({ health }) => <State health={health} /> },
      {
        key: "latency",
        header: text("latency"),
        width: wide ? 104 : 80,
        align: "end",
        cell: ({ health }) => (health ? `${Math.round(health.milliseconds)} ms` : ""),
      },
      {
        key: "database",
        header: text("database"),
        width: 104,
        align: "end",
        hideBelow: "narrow",
        cell: ({ health }) => (health?.databaseMilliseconds === undefined ? "" : `${health.databaseMilliseconds} ms`),
      },
      {
        key: "version",
        header: text("version"),
        width: 104,
        hideBelow: "narrow",
        cell: ({ health }) => <span className="font-mono">{health?.version}</span>,
      },
      ...(widest ? [purposeColumn(text("whatFor"))] : []),
    ],
    [text, wide, widest],
  );
}

/** What the service is for; while it is down, why. */
function purposeColumn(header: string): TableColumn<HealthRow> {
  const cell = ({ health, description }: HealthRow) => health?.reason ?? description;
  return { key: "purpose", header, minWidth: 240, maxWidth: 1200, wrap: true, cell };
}

function State({ health }: { health: ServiceHealth | undefined }) {
  const text = useText(logMessages);
  if (!health) return <span className="text-soft">{text("asking")}</span>;
  const tones = { up: "ok", degraded: "low", down: "out" } as const;
  return (
    <span title={health.reason}>
      <Status tone={tones[health.state]}>{text(health.state)}</Status>
    </span>
  );
}
