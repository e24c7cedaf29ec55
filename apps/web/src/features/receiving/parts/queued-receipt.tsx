import { warehouseOps } from "@purvey/client/services/warehouseOps";
import type { PurchaseOrder } from "@purvey/contract/generated/orders";
import type { Receiving, ReceivingCreateInput } from "@purvey/contract/generated/warehouseOps";
import { dataOf, useInvalidate } from "@purvey/react";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { Quantity } from "@purvey/ui/data/quantity";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import type { QueuedChange } from "../../../shared/offline-queue/queued-change.ts";
import { useQueue } from "../../../shared/offline-queue/use-queue.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { useService } from "../../../shared/use-service.ts";
import { inWholeUnits } from "../../../shared/whole-quantity.ts";
import { messages } from "../messages.ts";
import { HeldReceiptBanner } from "./held-receipt-banner.tsx";

/** How often the server is asked whether the goods are in, in milliseconds. */
const askEvery = 1000;

export interface QueuedReceiptProps {
  readonly change: QueuedChange;
  readonly order: PurchaseOrder;
  /** Takes it back to be corrected, when it was refused. */
  readonly onCorrect: () => void;
}

/** A receipt after it was booked: waiting, refused, or stored, and then what became of it. */
export function QueuedReceipt({ change, order, onCorrect }: QueuedReceiptProps) {
  const text = useText(messages);
  if (change.state === "stored") return <StoredReceipt change={change} order={order} />;
  if (change.state === "refused") {
    return (
      <Banner tone="out" actions={<Button onClick={onCorrect}>{text("correctIt")}</Button>}>
        {text("refusedReceipt", { problem: saySentence(change.problem ?? "") })}
      </Banner>
    );
  }
  const { lines } = change.input as unknown as ReceivingCreateInput;
  return (
    <Banner tone="transit" title={text("pending")}>
      {text("pendingLines", { count: change.changes })} ·{" "}
      {lines.map(({ poLineNo, qtyReceived, uom = "" }, place) => {
        const ordered = order.lines.find(({ lineNo }) => lineNo === poLineNo);
        const came = ordered ? inWholeUnits(qtyReceived, ordered) : { quantity: qtyReceived, unit: uom };
        return (
          <span key={poLineNo}>
            {place > 0 && ", "}
            <span className="font-mono">{ordered?.itemId}</span> <Quantity {...came} />
          </span>
        );
      })}
    </Banner>
  );
}

function StoredReceipt({ change, order }: Omit<QueuedReceiptProps, "onCorrect">) {
  const text = useText(messages);
  const answer = change.answer as Receiving;
  const receipt = useApplied(answer);
  const queue = useQueue();
  if (receipt.importState === "hold") {
    return <HeldReceiptBanner poNo={order.poNo} receipt={receipt} onGone={() => queue.discard(change.id)} />;
  }
  const items = [...new Set(receipt.lines.map(({ itemId }) => itemId))];
  const remaining = order.lines.filter(({ qtyOpen }) => qtyOpen > 0);
  return (
    <Banner
      tone="ok"
      title={text("stored")}
      actions={
        <>
          <RouterLinkButton to="/ops/labels" search={{ item: items.join(",") }} icon="printer">
            {text("printLabels")}
          </RouterLinkButton>
          <RouterLinkButton to="/ops/transfers">{text("putAway")}</RouterLinkButton>
          {remaining.length === 0 && <RouterLinkButton to="/ops/receiving">{text("toQueue")}</RouterLinkButton>}
          {receipt.importState === "delivered" && remaining.length > 0 && (
            <Button variant="quiet" disabledReason={text("cancelOnlyWithGoods")}>
              {text("cancelOffered")}
            </Button>
          )}
        </>
      }
    >
      {text("storedHint", { uid: String(receipt.receivingUid) })}{" "}
      {receipt.importState === "initial" && text("beingApplied")}
      {receipt.importState === "delivered" && text("applied")}
    </Banner>
  );
}

/** The receipt as it stands: asked again until the goods are in or it is on hold; what that made stale is then read again. */
function useApplied(answer: Receiving): Receiving {
  const { queries } = useService(warehouseOps);
  const invalidate = useInvalidate();
  const settled = answer.importState !== "initial";
  const { receivingUid } = answer;
  const { data = answer } = useQuery({
    ...dataOf(queries.receiving.get(settled ? skipToken : { receivingUid })),
    refetchInterval: ({ state }) => (state.data?.data.importState === "initial" ? askEvery : false),
  });
  const worked = data.importState !== "initial";
  useEffect(() => {
    if (worked) void invalidate("warehouseOps.receiving.create");
  }, [worked, invalidate]);
  return data;
}
