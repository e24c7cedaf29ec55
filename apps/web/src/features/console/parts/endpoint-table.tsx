import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { EmptyState } from "@purvey/ui/empty-state";
import { Sentence } from "@purvey/ui/sentence";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { useWide } from "../../../shared/use-wide.ts";
import type { ExplorerView } from "../explorer-address.ts";
import { changesByGet, endpointName, type FoundEndpoint } from "../explorer-view.ts";
import { messages } from "../messages.ts";
import { useDeclared } from "../use-services.ts";
import { ChangesMark, EndpointLabel } from "./endpoint-label.tsx";

export interface EndpointTableProps {
  readonly view: ExplorerView;
  readonly endpoints: readonly FoundEndpoint[];
}

/** The endpoints that were found or belong to a service, each with what one must know before calling it. */
export function EndpointTable({ view, endpoints }: EndpointTableProps) {
  const text = useText(messages);
  const columns = useColumns(endpoints, Boolean(view.q));
  return (
    <DataTable<FoundEndpoint>
      caption={text("endpoints")}
      columns={columns}
      rows={endpoints}
      rowKey={({ operation }) => operation}
      keyboard="page"
      empty={
        <EmptyState
          title={text("nothing", { words: view.q ?? "" })}
          actions={<RouterLinkButton to="/dev">{text("clear")}</RouterLinkButton>}
        >
          {text("nothingHint")}
        </EmptyState>
      }
    />
  );
}

function useColumns(endpoints: readonly FoundEndpoint[], scored: boolean): TableColumn<FoundEndpoint>[] {
  const text = useText(messages);
  const names = useMemo(() => [...new Set(endpoints.map(({ service }) => service))], [endpoints]);
  const declared = useDeclared(names);
  const wide = useWide(62);
  return useMemo(() => {
    if (!wide) return [stackedColumn(text("endpoint"), scored)];
    const permissionOf = ({ operation }: FoundEndpoint) => declared.get(operation)?.permission;
    const columns: TableColumn<FoundEndpoint>[] = [
      {
        key: "endpoint",
        header: text("endpoint"),
        width: 400,
        wrap: true,
        cell: (found) => <EndpointLink found={found} />,
      },
      { key: "service", header: text("service"), width: 144, hideBelow: "medium", cell: ({ service }) => service },
      {
        key: "summary",
        header: text("whatFor"),
        minWidth: 240,
        maxWidth: 900,
        wrap: true,
        cell: (found) => <Purpose found={found} />,
      },
      {
        key: "permission",
        header: text("permission"),
        width: 160,
        hideBelow: "wide",
        cell: (found) => <PermissionName name={permissionOf(found)} />,
      },
    ];
    const score: TableColumn<FoundEndpoint> = {
      key: "score",
      header: text("score"),
      width: 128,
      align: "end",
      cell: ({ score = 0 }) => <ScoreBar score={score} />,
    };
    return scored ? [...columns, score] : columns;
  }, [text, declared, scored, wide]);
}

/** All of an endpoint in one cell, for windows without room for columns. */
function stackedColumn(header: string, scored: boolean): TableColumn<FoundEndpoint> {
  const cell = (found: FoundEndpoint) => (
    <>
      <EndpointLink found={found} />
      <Purpose found={found} />
      {scored && (
        <span className="block">
          <ScoreBar score={found.score ?? 0} />
        </span>
      )}
    </>
  );
  return { key: "endpoint", header, minWidth: 200, maxWidth: 900, wrap: true, cell };
}

function EndpointLink({ found }: { found: FoundEndpoint }) {
  const params = { service: found.service, endpoint: endpointName(found) };
  return (
    <Link to="/dev/$service/$endpoint" params={params} className="endpoint-link">
      <EndpointLabel {...found} />
    </Link>
  );
}

function Purpose({ found }: { found: FoundEndpoint }) {
  return (
    <>
      {found.summary}
      {changesByGet(found) && (
        <>
          {" "}
          <ChangesMark />
        </>
      )}
      {found.why && (
        <span className="block text-xs text-soft">
          <Sentence>{found.why}</Sentence>
        </span>
      )}
    </>
  );
}

function PermissionName({ name }: { name: string | undefined }) {
  const text = useText(messages);
  if (name === "none") return <span className="text-soft">{text("noPermission")}</span>;
  return <span className="font-mono">{name}</span>;
}

/** How well an endpoint fits the words, from 0 to 1: the figure with a bar of its length. */
function ScoreBar({ score }: { score: number }) {
  return (
    <span className="score">
      <svg aria-hidden="true" viewBox="0 0 48 6" width="48" height="6">
        <path d="M0 3h48" className="score-way" />
        <path d={`M0 3h${48 * score}`} className="score-length" />
      </svg>
      <span className="font-mono">{score.toFixed(2)}</span>
    </span>
  );
}
