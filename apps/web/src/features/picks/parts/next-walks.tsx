import { orders } from "@purvey/client/services/orders";
import type { PickTicket, PickTicketLine } from "@purvey/contract/generated/orders";
import { dataOf } from "@purvey/react";
import { Quantity } from "@purvey/ui/data/quantity";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { SideBySide } from "../../../shared/parts/side-by-side.tsx";
import { useService } from "../../../shared/use-service.ts";
import { useWide } from "../../../shared/use-wide.ts";
import { messages } from "../messages.ts";

/** Below how long a list the walks stand, how many of them, and how many stops of each are shown. */
const [mostRows, mostWalks, mostStops] = [20, 4, 12];

/** On a wide window, below a list that leaves room, the walks of the tickets that leave first, side by side. */
export function NextWalks({ tickets }: { tickets: readonly PickTicket[] }) {
  const wide = useWide(75);
  if (!wide || tickets.length === 0 || tickets.length > mostRows) return null;
  return (
    <SideBySide>
      {tickets.slice(0, mostWalks).map((ticket) => (
        <NextWalk key={ticket.pickTicketNo} ticket={ticket} />
      ))}
    </SideBySide>
  );
}

function NextWalk({ ticket: { pickTicketNo: no, customerName } }: { ticket: PickTicket }) {
  const text = useText(messages);
  const title = text("ticketNo", { no: String(no) });
  const { queries } = useService(orders);
  const { data } = useQuery(dataOf(queries.pickTickets.lines.list({ no, limit: mostStops })));
  return (
    <Section
      title={title}
      note={customerName}
      actions={
        <Link to="/ops/picks/$no" params={{ no }} aria-label={`${text("pick")}: ${title}`}>
          {text("pick")}
        </Link>
      }
    >
      <ol aria-label={title} className="divide-y divide-rule">
        {data?.map((line) => (
          <Stop key={line.lineNumber} line={line} />
        ))}
      </ol>
    </Section>
  );
}

function Stop({ line: { bin, itemId, qtyToPick, unitOfMeasure } }: { line: PickTicketLine }) {
  const text = useText(messages);
  return (
    <li className="flex items-baseline gap-4 py-1.5">
      <span className="w-24 shrink-0 font-mono font-semibold">{bin ?? text("noBin")}</span>
      <span className="min-w-0 grow truncate font-mono">{itemId}</span>
      <Quantity quantity={qtyToPick} unit={unitOfMeasure} />
    </li>
  );
}
