import { DataTable, type RowKey, type TableColumn } from "@purvey/ui/data/data-table";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Status } from "@purvey/ui/data/status";
import { EmptyState } from "@purvey/ui/empty-state";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { logMessages } from "../log-messages.ts";
import { type LogLine, stateOf } from "../log-model.ts";
import { plainInputText } from "../request/share-link.ts";
import { paramsOf } from "./endpoint-tabs.tsx";

/** What `LogTable` takes. */
export interface LogTableProps {
  readonly lines: readonly LogLine[];
  readonly chosen: ReadonlySet<RowKey>;
  readonly onChosen: (chosen: ReadonlySet<RowKey>) => void;
}

/** The calls of the log; each leads to its endpoint with the input it had. */
export function LogTable({ lines, chosen, onChosen }: LogTableProps) {
  const text = useText(logMessages);
  const columns = useColumns();
  const time = useTime();
  return (
    <DataTable<LogLine>
      caption={text("log")}
      columns={columns}
      rows={lines}
      rowKey={({ key }) => key}
      rowLabel={({ endpoint, at }) => text("select", { endpoint, time: time(at) })}
      selected={chosen}
      onSelectedChange={onChosen}
      rowTone={(line) => (stateOf(line) === "refused" ? "out" : undefined)}
      keyboard="page"
      empty={
        <EmptyState
          title={text("noCalls")}
          actions={<RouterLinkButton to="/dev">{text("toExplorer")}</RouterLinkButton>}
        >
          {text("noCallsHint")}
        </EmptyState>
      }
    />
  );
}

function useTime(): (at: number) => string {
  const { locale, timeZone } = useFormat();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { timeStyle: "medium", timeZone });
    return (at) => format.format(at);
  }, [locale, timeZone]);
}

function useColumns(): TableColumn<LogLine>[] {
  const text = useText(logMessages);
  const time = useTime();
  return useMemo(
    () => [
      {
        key: "call",
        header: text("call"),
        minWidth: 300,
        maxWidth: 900,
        cell: (line) => <Call line={line} label={text("replayOf", { endpoint: line.endpoint, time: time(line.at) })} />,
      },
      { key: "status", header: text("status"), width: 128, cell: (line) => <CallStatus line={line} /> },
      {
        key: "duration",
        header: text("duration"),
        width: 88,
        align: "end",
        hideBelow: "narrow",
        cell: ({ milliseconds }) => (milliseconds === undefined ? "" : `${Math.round(milliseconds)} ms`),
      },
      { key: "time", header: text("time"), width: 112, hideBelow: "medium", cell: ({ at }) => time(at) },
      {
        key: "screen",
        header: text("screen"),
        width: 224,
        hideBelow: "medium",
        cell: ({ screen }) => <span className="font-mono">{screen}</span>,
      },
      {
        key: "request",
        header: text("request"),
        width: 128,
        hideBelow: "wide",
        cell: ({ requestId }) => <span className="font-mono">{requestId?.slice(0, 8)}</span>,
      },
    ],
    [text, time],
  );
}

function Call({ line, label }: { line: LogLine; label: string }) {
  return (
    <Link
      to="/dev/$service/$endpoint"
      params={paramsOf(line.endpoint)}
      search={{ input: plainInputText(line.input) }}
      className="font-mono"
      title={label}
    >
      <span className="method">{line.method}</span>
      {line.url || line.endpoint}
    </Link>
  );
}

function CallStatus({ line }: { line: LogLine }) {
  const text = useText(logMessages);
  const state = stateOf(line);
  const word = line.status === undefined ? text("waiting") : line.status > 0 ? String(line.status) : text("none");
  return (
    <span title={line.error}>
      <Status tone={state === "ok" ? "ok" : line.status === undefined ? "half" : "out"}>{word}</Status>
      {line.retries > 0 && <span className="ms-2 text-xs text-soft">{text("retries", { count: line.retries })}</span>}
    </span>
  );
}
