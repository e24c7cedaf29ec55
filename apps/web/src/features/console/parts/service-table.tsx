import type { ServiceDescription } from "@purvey/contract/discovery/description";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { useWide } from "../../../shared/use-wide.ts";
import { allServices } from "../explorer-view.ts";
import { messages } from "../messages.ts";

/** All services of the contract, each as the way to its endpoints. */
export function ServiceTable() {
  const text = useText(messages);
  const wide = useWide(56);
  const columns = useMemo<TableColumn<ServiceDescription>[]>(() => {
    if (!wide) return [stackedColumn(text("service"))];
    return [
      {
        key: "service",
        header: text("service"),
        width: 208,
        cell: ServiceLink,
      },
      {
        key: "name",
        header: "API",
        width: 160,
        hideBelow: "narrow",
        cell: ({ service }) => <span className="font-mono">{service}</span>,
      },
      {
        key: "description",
        header: text("whatFor"),
        minWidth: 200,
        maxWidth: 1000,
        wrap: true,
        cell: ({ description }) => saySentence(description),
      },
      { key: "count", header: text("endpoints"), width: 104, align: "end", cell: ({ endpoints }) => endpoints.length },
    ];
  }, [text, wide]);
  return (
    <DataTable
      caption={text("allServices")}
      columns={columns}
      rows={allServices()}
      rowKey={({ service }) => service}
      rowLabel={({ title }) => saySentence(title)}
      keyboard="page"
    />
  );
}

function ServiceLink({ service, title }: ServiceDescription) {
  return (
    <Link to="/dev" search={{ service }} className="font-semibold">
      {saySentence(title)}
    </Link>
  );
}

/** All of a service in one cell, for windows without room for columns. */
function stackedColumn(header: string): TableColumn<ServiceDescription> {
  const cell = (service: ServiceDescription) => (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <ServiceLink {...service} />
        <span className="font-mono text-xs text-soft">{`${service.service} · ${service.endpoints.length}`}</span>
      </span>
      <span className="block text-soft">{saySentence(service.description)}</span>
    </>
  );
  return { key: "service", header, minWidth: 200, maxWidth: 900, wrap: true, cell };
}
