import type { RowKey, TableColumn } from "@purvey/ui/data/data-table";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Status } from "@purvey/ui/data/status";
import { EmptyState } from "@purvey/ui/empty-state";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { LongRows } from "../../../shared/parts/long-rows.tsx";
import { plainInputText } from "../../../shared/trace/plain-input-text.ts";
import { useWide } from "../../../shared/use-wide.ts";
import { logMessages } from "../log-messages.ts";
import { type LogLine, stateOf } from "../log-model.ts";
import { paramsOf } from "./endpoint-tabs.tsx";

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
    <LongRows<LogLine>
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

/** The time of day, after its date when that is not today. */
export function useTime(): (at: number) => string {
  const { locale, timeZone } = useFormat();
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: "short", timeZone });
    const format = new Intl.DateTimeFormat(locale, { timeStyle: "medium", timeZone });
    const today = day.format(Date.now());
    return (at) => (day.format(at) === today ? format.format(at) : `${day.format(at)} ${format.format(at)}`);
  }, [locale, timeZone]);
}

function useColumns(): TableColumn<LogLine>[] {
  const text = useText(logMessages);
  const time = useTime();
  const wide = useWide(56);
  return useMemo(() => {
    const label = (line: LogLine) => text("replayOf", { endpoint: line.endpoint, time: time(line.at) });
    if (!wide) return [stackedColumn(text("call"), label, time)];
    return [
      {
        key: "call",
        header: <LogHead />,
        minWidth: 480,
        maxWidth: 1080,
        cell: (line) => (
          <span className="log-call">
            <CallStatus line={line} />
            <span className="text-end">{duration(line.milliseconds)}</span>
            <span className="truncate">
              <Call line={line} label={label(line)} />
              <Retries line={line} />
            </span>
          </span>
        ),
      },
      { key: "time", header: text("time"), width: 168, hideBelow: "medium", cell: ({ at }) => time(at) },
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
    ];
  }, [text, time, wide]);
}

/** What came of a call stands before it: paths are of any length, and the eye should not look for it behind them. */
function LogHead() {
  const text = useText(logMessages);
  return (
    <span className="log-call">
      <span>{text("status")}</span>
      <span className="text-end">{text("duration")}</span>
      <span>{text("call")}</span>
    </span>
  );
}

const duration = (milliseconds: number | undefined) =>
  milliseconds === undefined ? "" : `${Math.round(milliseconds)} ms`;

/** All of a call in one cell, for windows without room for columns. */
function stackedColumn(
  header: string,
  label: (line: LogLine) => string,
  time: (at: number) => string,
): TableColumn<LogLine> {
  const cell = (line: LogLine) => (
    <>
      <span className="block wrap-anywhere">
        <Call line={line} label={label(line)} />
      </span>
      <span className="flex flex-wrap gap-x-4 text-sm text-soft">
        <CallStatus line={line} />
        <Retries line={line} />
        <span>{duration(line.milliseconds)}</span>
        <span>{time(line.at)}</span>
      </span>
    </>
  );
  return { key: "call", header, minWidth: 200, maxWidth: 900, wrap: true, cell };
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
    </span>
  );
}

function Retries({ line: { retries } }: { line: LogLine }) {
  const text = useText(logMessages);
  return retries > 0 && <span className="ms-2 text-xs text-soft">{text("retries", { count: retries })}</span>;
}
