import type { ServiceDescription } from "@purvey/contract/discovery/description";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { allServices } from "../explorer-view.ts";
import { messages } from "../messages.ts";

/** All services of the contract, each as the way to its endpoints. */
export function ServiceTable() {
  const text = useText(messages);
  const columns = useMemo<TableColumn<ServiceDescription>[]>(
    () => [
      {
        key: "service",
        header: text("service"),
        width: 208,
        cell: ({ service, title }) => (
          <Link to="/dev" search={{ service }} className="font-semibold">
            {title}
          </Link>
        ),
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
        cell: ({ description }) => description,
      },
      { key: "count", header: text("endpoints"), width: 104, align: "end", cell: ({ endpoints }) => endpoints.length },
    ],
    [text],
  );
  return (
    <DataTable
      caption={text("allServices")}
      columns={columns}
      rows={allServices()}
      rowKey={({ service }) => service}
      rowLabel={({ title }) => title}
      keyboard="page"
    />
  );
}
