import { orders } from "@purvey/client/services/orders";
import type { PickTicket } from "@purvey/contract/generated/orders";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { useToasts } from "@purvey/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { ItemPane } from "../../shared/parts/item-pane.tsx";
import { PdfButton } from "../../shared/parts/pdf-button.tsx";
import { RecordFrame } from "../../shared/parts/record-frame.tsx";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { useWide } from "../../shared/use-wide.ts";
import { messages } from "./messages.ts";
import { PickLine } from "./parts/pick-line.tsx";
import { NotPosted, TicketStatus } from "./parts/ticket-marks.tsx";
import { doneCount, inWalk, printedTicket } from "./pick-model.ts";
import { usePick } from "./use-pick.ts";

const route = getRouteApi("/in/ops/picks/$no");

/** A pick ticket on the walk: its stops in the order of the bins, taken by scan or touch. */
export function PickScreen() {
  const text = useText(messages);
  const { no } = route.useParams();
  const title = text("ticketNo", { no: String(no) });
  useTitle(title);
  const { queries } = useService(orders);
  const query = useQuery(dataOf(queries.pickTickets.get({ no })));
  const ticket = query.data;
  return (
    <RecordFrame
      title={title}
      list={<Link to="/ops/picks">{text("picks")}</Link>}
      name={String(no)}
      actions={ticket && <PdfButton print={{ documentType: "pick-ticket", data: printedTicket(ticket) }} />}
      facts={ticket && <TicketFacts ticket={ticket} />}
      query={query}
    >
      {ticket && <Walk key={no} ticket={ticket} />}
    </RecordFrame>
  );
}

function TicketFacts({ ticket }: { ticket: PickTicket }) {
  const text = useText(messages);
  const { customerName, orderNo, poNo, locationName, requestedShipDate, deliveryName, status } = ticket;
  return (
    <>
      <span>{customerName}</span>
      <span>{text("orderNo", { order: String(orderNo) })}</span>
      {poNo && <span>{text("yourPo", { po: poNo })}</span>}
      <span>{locationName}</span>
      <span>
        {text("ships")} <Timestamp value={requestedShipDate} detail="date" />
      </span>
      {deliveryName && <span>{deliveryName}</span>}
      <TicketStatus status={status} />
    </>
  );
}

function Walk({ ticket }: { ticket: PickTicket }) {
  const text = useText(messages);
  const toasts = useToasts();
  const work = usePick(ticket);
  const wide = useWide(80);
  const { pickTicketNo, lines, status, deliveryNote } = ticket;
  const at = lines.find(({ lineNumber }) => lineNumber === work.at);
  const done = doneCount(lines, work.progress);
  if (status === "shipped" || status === "cancelled") {
    return (
      <EmptyState
        title={text("closed", { status: text(`status-${status}`) })}
        actions={<RouterLinkButton to="/ops/picks">{text("toTickets")}</RouterLinkButton>}
      />
    );
  }
  const clear = () => {
    const before = work.clear();
    toasts.show({
      message: text("cleared", { no: String(pickTicketNo) }),
      action: { label: text("undo"), onAction: () => work.restore(before) },
    });
  };
  return (
    <div className="desk">
      <div className="min-w-0 pb-20">
        <NotPosted />
        {deliveryNote && (
          <p className="mb-2">
            {text("deliveryNote")} <q className="font-semibold">{deliveryNote}</q>
          </p>
        )}
        <p role="status" className="mb-2 font-semibold">
          {text("progress", { done, count: lines.length })}
        </p>
        <ol aria-label={text("lines")} className="divide-y divide-rule border-y border-rule bg-paper">
          {inWalk(lines).map((line) => (
            <PickLine key={line.lineNumber} line={line} work={work} />
          ))}
        </ol>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {done === lines.length && (
            <p className="basis-full">
              <strong>{text("allDone")}</strong> {text("allDoneHint")}
            </p>
          )}
          <RouterLinkButton to="/ops/picks" variant={done === lines.length ? "primary" : "secondary"}>
            {text("toTickets")}
          </RouterLinkButton>
          <Button variant="quiet" icon="undo" onClick={clear}>
            {text("clear")}
          </Button>
        </div>
      </div>
      {wide && at && (
        <aside className="desk-aside">
          <ItemPane key={at.invMastUid} {...at} locationId={ticket.locationId} locationName={ticket.locationName} />
        </aside>
      )}
    </div>
  );
}
