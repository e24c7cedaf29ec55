import type { RestockHeader } from "@purvey/contract/generated/vmi";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import { shapeOf, stateWords } from "../restock-view.ts";

/** The columns of the list of restock orders. */
export function useRestockColumns(): TableColumn<RestockHeader>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "restockHdrUid",
        header: text("restock"),
        width: 88,
        cell: ({ restockHdrUid }) => (
          <Link to="/ops/restock/$restock" params={{ restock: restockHdrUid }} className="font-mono font-semibold">
            {restockHdrUid}
          </Link>
        ),
      },
      {
        key: "state",
        header: text("state"),
        width: 192,
        wrap: true,
        cell: (order) => (
          <>
            <Status tone={shapeOf(order)}>{text(stateWords[order.restockState])}</Status>
            <span className="block text-sm text-soft sm:hidden">
              {order.warehouseName} · {order.distributorsName}
            </span>
          </>
        ),
      },
      {
        key: "distributor",
        header: text("distributor"),
        minWidth: 140,
        maxWidth: 320,
        wrap: true,
        hideBelow: "narrow",
        cell: ({ distributorsName }) => distributorsName,
      },
      {
        key: "stockroom",
        header: text("stockroom"),
        width: 192,
        hideBelow: "medium",
        cell: ({ warehouseName }) => warehouseName,
      },
      {
        key: "poNumber",
        header: text("poNumber"),
        width: 144,
        hideBelow: "medium",
        cell: ({ poNumber }) => <span className="font-mono">{poNumber ?? "–"}</span>,
      },
      { key: "lines", header: text("parts"), width: 64, align: "end", cell: ({ lineCount }) => lineCount },
      {
        key: "dateCreated",
        header: text("ordered"),
        width: 208,
        hideBelow: "wide",
        cell: ({ dateCreated }) => <Timestamp value={dateCreated} />,
      },
    ],
    [text],
  );
}
