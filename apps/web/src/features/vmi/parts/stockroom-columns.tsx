import type { Warehouse } from "@purvey/contract/generated/vmi";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import { Health } from "./health.tsx";

/** The columns of the list of stockrooms. */
export function useStockroomColumns(): TableColumn<Warehouse>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "warehouseName",
        header: text("stockroom"),
        minWidth: 150,
        maxWidth: 320,
        wrap: true,
        cell: (room) => (
          <>
            <Link to="/ops/vmi/$warehouse" params={{ warehouse: room.warehouseUid }} className="font-semibold">
              {room.warehouseName}
            </Link>
            <span className="mt-1 block sm:hidden">
              <Health stockroom={room} />
            </span>
          </>
        ),
      },
      {
        key: "warehouseId",
        header: text("code"),
        width: 80,
        hideBelow: "narrow",
        cell: ({ warehouseId }) => <span className="font-mono">{warehouseId ?? "–"}</span>,
      },
      {
        key: "customer",
        header: text("customer"),
        width: 208,
        hideBelow: "medium",
        cell: ({ customerName }) => customerName ?? text("everyCustomer"),
      },
      {
        key: "place",
        header: text("place"),
        width: 208,
        hideBelow: "wide",
        cell: ({ warehouseDesc }) => warehouseDesc ?? "–",
      },
      {
        key: "health",
        header: text("health"),
        width: 256,
        hideBelow: "narrow",
        cell: (room) => <BoardLink room={room} />,
      },
      {
        key: "restocks",
        header: text("onOrder"),
        width: 128,
        hideBelow: "medium",
        cell: ({ warehouseUid, openRestockCount: count }) => (
          <Link to="/ops/restock" search={{ warehouse: warehouseUid }}>
            {text("openRestocks", { count })}
          </Link>
        ),
      },
    ],
    [text],
  );
}

function BoardLink({ room }: { room: Warehouse }) {
  return (
    <Link to="/ops/vmi/$warehouse/board" params={{ warehouse: room.warehouseUid }} className="no-underline">
      <Health stockroom={room} />
    </Link>
  );
}
