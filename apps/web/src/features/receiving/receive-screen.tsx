import { orders } from "@purvey/client/services/orders";
import { warehouseOps } from "@purvey/client/services/warehouseOps";
import type { PurchaseOrder } from "@purvey/contract/generated/orders";
import type { Receiving } from "@purvey/contract/generated/warehouseOps";
import { dataOf } from "@purvey/react";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { Field } from "@purvey/ui/field";
import { formatNumber } from "@purvey/ui/format";
import { TextInput } from "@purvey/ui/text-input";
import { skipToken, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import type { QueuedChange } from "../../shared/offline-queue/queued-change.ts";
import { useQueue } from "../../shared/offline-queue/use-queue.ts";
import { ChangedMeanwhile } from "../../shared/overtaken/changed-meanwhile.tsx";
import { ItemPane } from "../../shared/parts/item-pane.tsx";
import { RecordFrame } from "../../shared/parts/record-frame.tsx";
import { PoReceipts } from "../../shared/purchasing/po-receipts.tsx";
import { PoStatus } from "../../shared/purchasing/po-status.tsx";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { useWide } from "../../shared/use-wide.ts";
import type { HeldReceipt } from "./held-receipt.ts";
import { messages } from "./messages.ts";
import { BookReceipt } from "./parts/book-receipt.tsx";
import { HeldReceiptBanner } from "./parts/held-receipt-banner.tsx";
import { QueuedReceipt } from "./parts/queued-receipt.tsx";
import { ReceiveLine } from "./parts/receive-line.tsx";
import { lessWaiting, openLines } from "./receipt-model.ts";
import { type ReceiptWork, useReceipt } from "./use-receipt.ts";

const route = getRouteApi("/in/ops/receiving/$po");

/** Books in what came of a purchase order. */
export function ReceiveScreen() {
  const text = useText(messages);
  const { po } = route.useParams();
  const title = text("poNo", { po: String(po) });
  useTitle(title);
  const { queries } = useService(orders);
  const query = useQuery(dataOf(queries.poHdr.get({ poNo: po })));
  const held = useHeldReceipts(po);
  return (
    <RecordFrame
      title={title}
      list={<Link to="/ops/receiving">{text("receiving")}</Link>}
      name={String(po)}
      facts={query.data && <OrderFacts order={query.data} />}
      query={query}
    >
      {/* Together with what is on hold, which stands above: it would push the lines down. */}
      {query.data && held && <Receipt key={po} order={query.data} held={held} />}
    </RecordFrame>
  );
}

function OrderFacts({ order }: { order: PurchaseOrder }) {
  const text = useText(messages);
  return (
    <>
      <span>{order.vendorName}</span>
      <span>{text("locationName", { location: order.locationName })}</span>
      <span>
        {text("due")} <Timestamp value={order.dateDue} detail="date" />
      </span>
      <PoStatus order={order} late />
    </>
  );
}

const none: readonly Receiving[] = [];

/** Receipts of the order whose goods could not be brought in; undefined while they are asked for. */
function useHeldReceipts(poNo: number): readonly Receiving[] | undefined {
  const { may } = useWho();
  const { receiving } = useService(warehouseOps).queries;
  const asked = may("warehouse.read") ? ({ poNo, importState: "hold", limit: 20 } as const) : skipToken;
  const { data = none, fetchStatus, isPending } = useQuery(dataOf(receiving.list(asked)));
  return isPending && fetchStatus === "fetching" ? undefined : data;
}

function Receipt({ order, held }: { order: PurchaseOrder; held: readonly Receiving[] }) {
  const text = useText(messages);
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const start = held.find(({ receivingUid }) => receivingUid === view.held);
  const expected = lessWaiting(order, useQueue().changes);
  const work = useReceipt(expected, { held: start, onHold: held });
  const toBegin = () => void navigate({ search: {}, replace: true, resetScroll: false });
  const [shownBefore] = useState(() => new Set(openLines(order, work.draft).map(({ lineNo }) => lineNo)));
  const shown = new Set(openLines(order, work.draft, shownBefore).map(({ lineNo }) => lineNo));
  const lines = expected.lines.filter(({ lineNo }) => shown.has(lineNo));
  const [opened] = useState(Date.now);
  const isOld = ({ state, queuedAt }: QueuedChange) => state === "refused" && queuedAt < opened;
  const booked = work.queued.filter((change) => !isOld(change) && !isCorrected(change, work.correcting));
  const shownBelow = new Set(booked.map(uidOf));
  const leave = () => {
    work.leave();
    toBegin();
  };
  const wide = useWide(80);
  const at = lines.find(({ lineNo }) => lineNo === work.chosen) ?? lines[0];
  return (
    <div className="desk">
      <div className="flex min-w-0 flex-col gap-4 pb-20">
        {work.queued.filter(isOld).map((change) => (
          <QueuedReceipt key={change.id} change={change} order={order} onCorrect={() => work.correct(change)} />
        ))}
        {held
          .filter(({ receivingUid }) => !shownBelow.has(receivingUid))
          .map((receipt) => (
            <HeldReceiptBanner
              key={receipt.receivingUid}
              poNo={order.poNo}
              receipt={receipt}
              onLeave={receipt.receivingUid === work.correcting ? leave : undefined}
              onGone={receipt.receivingUid === work.correcting ? leave : undefined}
            />
          ))}
        {lines.length === 0 ? (
          <EmptyState
            title={text("allDone")}
            actions={
              <>
                <RouterLinkButton to="/ops/receiving">{text("toQueue")}</RouterLinkButton>
                <RouterLinkButton to="/ops/po/$po" params={{ po: order.poNo }}>
                  {text("toPo")}
                </RouterLinkButton>
              </>
            }
          >
            {text("allDoneHint")}
          </EmptyState>
        ) : (
          <>
            <ol aria-label={text("lines")} className="divide-y divide-rule border-y border-rule bg-paper">
              {lines.map((line) => (
                <ReceiveLine key={line.lineNo} line={line} work={work} />
              ))}
            </ol>
            <Field label={text("slipNo")} hint={text("slipNoHint")} className="max-w-sm">
              <TextInput
                mono
                maxLength={255}
                value={work.draft.referenceNo}
                onChange={(event) => work.setReferenceNo(event.target.value)}
              />
            </Field>
            <BookReceipt order={expected} work={work} onBooked={toBegin} />
          </>
        )}
        {/* Where the button was pressed; what becomes of it then moves nothing above. */}
        {booked.map((change) => (
          <QueuedReceipt key={change.id} change={change} order={order} onCorrect={() => work.correct(change)} />
        ))}
        {work.changed && <ChangedReceipt receipt={work.changed} work={work} />}
      </div>
      {wide && (
        <aside className="desk-aside">
          {at && (
            <ItemPane key={at.invMastUid} {...at} locationId={order.locationId} locationName={order.locationName} />
          )}
          <PoReceipts poNo={order.poNo} />
        </aside>
      )}
    </div>
  );
}

/** The number that the server gave a stored receipt. */
const uidOf = ({ state, answer }: QueuedChange): number | undefined =>
  state === "stored" ? (answer as Receiving).receivingUid : undefined;

/** Whether a stored receipt is the one whose lines stand on the screen to be corrected. */
function isCorrected(change: QueuedChange, correcting: number | undefined): boolean {
  return correcting !== undefined && uidOf(change) === correcting;
}

interface ChangedReceiptProps {
  /** The receipt as it is now. */
  readonly receipt: HeldReceipt;
  readonly work: Pick<ReceiptWork, "takePresent" | "keepMine">;
}

/** Somebody else corrected the receipt while it was corrected here: what it says now, and which of the two holds. */
function ChangedReceipt({ receipt, work }: ChangedReceiptProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  const goods = receipt.lines
    .map(({ qtyReceived, uom, itemId }) => `${formatNumber(qtyReceived, locale)} ${uom} ${itemId}`)
    .join(" · ");
  return (
    <ChangedMeanwhile onKeepTheirs={work.takePresent} onKeepMine={work.keepMine}>
      {text("saysNow", { uid: String(receipt.receivingUid), goods })}
    </ChangedMeanwhile>
  );
}
