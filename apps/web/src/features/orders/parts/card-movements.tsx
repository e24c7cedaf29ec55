import type { FollowedOrder } from "@purvey/contract/generated/orders";
import { Button } from "@purvey/ui/button";
import { Money } from "@purvey/ui/data/money";
import { Status } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { useState } from "react";
import { useWho } from "../../../shared/customer/who.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { laterPart } from "../../../shared/later-part.ts";
import { cardMessages } from "../card-messages.ts";

const words = {
  authorize: "held",
  capture: "charged",
  charge: "charged",
  release: "letGo",
  refund: "givenBack",
} as const;

const RefundDialog = laterPart(async () => (await import("./refund-dialog.tsx")).RefundDialog);

/** What was done with the card of an order; whoever may give prices by hand gives some of it back. Nothing without a card. */
export function CardMovements({ course }: { course: FollowedOrder }) {
  const text = useText(cardMessages);
  const { may } = useWho();
  const [open, setOpen] = useState(false);
  const { cardMovements = [], refundableAmount = 0 } = course;
  const currency = cardMovements[0]?.currency;
  if (currency === undefined) return null;
  return (
    <section>
      <h2 className="mb-1 font-bold">{text("card")}</h2>
      <ul>
        {cardMovements.map(({ kind, amount, state, reason, dateCreated }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: movements are only added, at the end
          <li key={place} className="border-t border-rule py-1.5">
            <div className="flex flex-wrap items-center gap-x-3">
              <span className="font-semibold">{text(words[kind])}</span>
              {state !== "approved" && <Status tone={state === "begun" ? "half" : "low"}>{text(state)}</Status>}
              <Money className="ms-auto" value={amount} currency={currency} />
            </div>
            <p className="text-sm text-soft">
              <Timestamp value={dateCreated} />
              {reason && <bdi className="block">{reason}</bdi>}
            </p>
          </li>
        ))}
      </ul>
      {refundableAmount > 0 && may("price.override") && (
        <>
          <p className="flex border-t border-rule py-1.5 text-sm">
            {text("refundable")}
            <Money className="ms-auto" value={refundableAmount} currency={currency} />
          </p>
          <Button onClick={() => setOpen(true)}>{text("giveBack")}</Button>
        </>
      )}
      {open && (
        <RefundDialog
          orderNo={course.orderNo}
          most={refundableAmount}
          currency={currency}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
