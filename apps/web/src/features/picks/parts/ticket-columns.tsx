import type { PickTicket } from "@purvey/contract/generated/orders";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { useKeptDraft } from "../../../shared/use-kept-draft.ts";
import { messages } from "../messages.ts";
import { nothingPicked, type PickProgress } from "../pick-model.ts";
import { progressName } from "../use-pick.ts";
import { TicketStatus } from "./ticket-marks.tsx";

/** The columns of the pick tickets. */
export function useTicketColumns(): TableColumn<PickTicket>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "pickTicketNo",
        header: text("ticket"),
        width: 104,
        cell: ({ pickTicketNo }) => (
          <Link to="/ops/picks/$no" params={{ no: pickTicketNo }} className="font-mono font-semibold">
            {pickTicketNo}
          </Link>
        ),
      },
      {
        key: "customer",
        header: text("customer"),
        minWidth: 120,
        wrap: true,
        cell: ({ customerName, shipToName }) => (
          <>
            {customerName}
            {shipToName && shipToName !== customerName && (
              <span className="block truncate text-soft">{shipToName}</span>
            )}
          </>
        ),
      },
      {
        key: "ships",
        header: text("ships"),
        width: 120,
        cell: ({ requestedShipDate }) => <Timestamp value={requestedShipDate} detail="date" />,
      },
      {
        key: "lines",
        header: text("lines"),
        width: 88,
        align: "end",
        hideBelow: "narrow",
        cell: ({ lineCount }) => lineCount,
      },
      {
        key: "here",
        header: text("here"),
        width: 136,
        hideBelow: "medium",
        cell: (ticket) => <LocalProgress ticket={ticket} />,
      },
      {
        key: "order",
        header: text("order"),
        width: 104,
        hideBelow: "wide",
        cell: ({ orderNo }) => <span className="font-mono">{orderNo}</span>,
      },
      {
        key: "status",
        header: text("status"),
        width: 168,
        hideBelow: "narrow",
        cell: ({ status }) => <TicketStatus status={status} />,
      },
    ],
    [text],
  );
}

/** How many lines of a ticket were begun on this device; nothing when none was. */
function LocalProgress({ ticket: { pickTicketNo, lineCount } }: { ticket: PickTicket }) {
  const text = useText(messages);
  const [progress] = useKeptDraft<PickProgress>(progressName(pickTicketNo), nothingPicked);
  const done = Object.values(progress).filter(({ quantity, short }) => quantity > 0 || short !== undefined).length;
  return done === 0 ? null : text("hereLines", { done, count: lineCount });
}
