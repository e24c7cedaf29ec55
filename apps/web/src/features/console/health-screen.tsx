import { Button } from "@purvey/ui/button";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Status } from "@purvey/ui/data/status";
import { PageHead } from "@purvey/ui/shell/page-head";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Translate, useText } from "../../shared/i18n/messages.ts";
import { saySentence } from "../../shared/sentences/say-sentence.ts";
import { healthOf } from "../../shared/service-health.ts";
import { useSession, useSessionAccess } from "../../shared/session/session-context.tsx";
import { useTitle } from "../../shared/use-title.ts";
import { useWide } from "../../shared/use-wide.ts";
import { allServices } from "./explorer-view.ts";
import { logMessages } from "./log-messages.ts";
import { ConsoleLinks } from "./parts/console-links.tsx";
import { useTime } from "./parts/log-table.tsx";
import { type WatchedHealth, watchedHealth } from "./watched-health.ts";

/** Seconds between two askings. */
const period = 10;

/** Is it up: every service with its latency, version and database, asked again while one looks. */
export function HealthScreen() {
  const text = useText(logMessages);
  useTitle(text("health"));
  const rows = useHealth();
  const columns = useColumns();
  const ok = rows.filter(({ health }) => health?.state === "up").length;
  const unknown = rows.some(({ health }) => health?.state === "unknown");
  return (
    <>
      <ConsoleLinks />
      <PageHead
        title={text("health")}
        actions={<Button onClick={() => Promise.all(rows.map(({ ask }) => ask()))}>{text("askNow")}</Button>}
      >
        <span role="status">{unknown ? text("cut") : text("healthy", { ok, total: rows.length })}</span>
        <span>{text("healthHint", { seconds: period })}</span>
      </PageHead>
      <DataTable
        caption={text("health")}
        columns={columns}
        rows={rows}
        rowKey={({ service }) => service}
        rowTone={({ health }) => (health && health.state !== "up" && health.state !== "unknown" ? "out" : undefined)}
        keyboard="page"
      />
    </>
  );
}

interface HealthRow {
  readonly service: string;
  readonly title: string;
  readonly description: string;
  readonly health: WatchedHealth | undefined;
  readonly ask: () => Promise<unknown>;
}

function useHealth(): HealthRow[] {
  const { transport } = useSessionAccess();
  const { siteId } = useSession();
  const services = allServices();
  const results = useQueries({
    queries: services.map(({ service }) => ({
      queryKey: ["health", siteId, service],
      queryFn: async ({ client, queryKey }) => {
        const health = await healthOf(service, siteId, transport);
        return watchedHealth(client.getQueryData<WatchedHealth>(queryKey), health, Date.now());
      },
      // Without a network no service answers, which is said instead of waiting for one.
      networkMode: "always" as const,
      // The library asks nothing of a page that is out of sight.
      refetchInterval: period * 1000,
      staleTime: 0,
    })),
  });
  return services.map(({ service, title, description }, index) => ({
    service,
    title: saySentence(title),
    description: saySentence(description),
    health: results[index]?.data,
    ask: async () => results[index]?.refetch(),
  }));
}

function useColumns(): TableColumn<HealthRow>[] {
  const text = useText(logMessages);
  const wide = useWide(40);
  const widest = useWide(80);
  const time = useTime();
  return useMemo(
    () => [
      {
        key: "service",
        header: text("service"),
        // In a wide window the purpose takes what is left, so that a name stands beside its state.
        ...(widest ? { width: 208 } : { minWidth: 112, maxWidth: 400 }),
        wrap: true,
        cell: ({ title, health }) => (
          <>
            <span className="font-semibold">{title}</span>
            {!widest && <Trouble health={health} dated={!wide} />}
          </>
        ),
      },
      { key: "state", header: text("state"), width: wide ? 176 : 136, cell: ({ health }) => <State health={health} /> },
      {
        key: "since",
        header: text("since"),
        width: 152,
        hideBelow: "narrow",
        cell: ({ health }) => health && sinceText(health, text, time),
      },
      {
        key: "latency",
        header: text("latency"),
        width: wide ? 88 : 80,
        align: "end",
        cell: ({ health }) => (health && health.state !== "unknown" ? `${Math.round(health.milliseconds)} ms` : ""),
      },
      {
        key: "database",
        header: text("database"),
        width: 96,
        align: "end",
        hideBelow: "medium",
        cell: ({ health }) => (health?.databaseMilliseconds === undefined ? "" : `${health.databaseMilliseconds} ms`),
      },
      {
        key: "version",
        header: text("version"),
        width: 80,
        hideBelow: "medium",
        cell: ({ health }) => <span className="font-mono">{health?.version}</span>,
      },
      ...(widest ? [purposeColumn(text("whatFor"))] : []),
    ],
    [text, time, wide, widest],
  );
}

/** What the service is for; while it is down, why; after that, when it was. */
function purposeColumn(header: string): TableColumn<HealthRow> {
  const cell = ({ health, description }: HealthRow) => (
    <>
      {(health?.state === "up" || !health?.reason) && description}
      <Trouble health={health} />
    </>
  );
  return { key: "purpose", header, minWidth: 240, maxWidth: 1200, wrap: true, cell };
}

/** Since when it is so, or before when it became so: what was before the first asking nobody saw. */
function sinceText(
  { changed, since }: WatchedHealth,
  text: Translate<typeof logMessages.en>,
  time: (at: number) => string,
): string {
  return changed ? time(since) : text("sinceBefore", { time: time(since) });
}

/** Why a service does not do its work, or when it last did not; nothing of one that always did. */
function Trouble({ health, dated = false }: { health: WatchedHealth | undefined; dated?: boolean }) {
  const text = useText(logMessages);
  const time = useTime();
  if (!health) return null;
  const { state, reason, outage } = health;
  if (state === "unknown") return null;
  if (state !== "up") {
    const start = dated ? `${text("since")} ${sinceText(health, text, time)}: ` : "";
    return <span className="block">{`${start}${reason ? saySentence(reason) : text(state)}`}</span>;
  }
  if (!outage) return null;
  const span = { from: time(outage.from), to: time(outage.to) };
  return <span className="block text-soft">{text("outage", span)}</span>;
}

function State({ health }: { health: WatchedHealth | undefined }) {
  const text = useText(logMessages);
  if (!health) return <span className="text-soft">{text("asking")}</span>;
  const tones = { up: "ok", degraded: "low", down: "out", unknown: "open" } as const;
  return (
    <span title={health.reason}>
      <Status tone={tones[health.state]}>{text(health.state)}</Status>
    </span>
  );
}
