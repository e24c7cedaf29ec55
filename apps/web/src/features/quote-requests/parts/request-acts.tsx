import type { QuoteRequest } from "@purvey/contract/generated/commerce";
import { Button } from "@purvey/ui/button";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { laterPart } from "../../../shared/later-part.ts";
import { asRead } from "../../../shared/overtaken/as-read.ts";
import { ConfirmButton } from "../../../shared/parts/confirm-button.tsx";
import { messages } from "../messages.ts";
import { type QuoteAct, useQuoteAct } from "../use-quote-act.ts";

const OfferDialog = laterPart(async () => (await import("./offer-dialog.tsx")).OfferDialog);
const CounterDialog = laterPart(async () => (await import("./counter-dialog.tsx")).CounterDialog);
const DeclineDialog = laterPart(async () => (await import("./decline-dialog.tsx")).DeclineDialog);

/** What the person may do about a request now: as who answers it, as the customer, or as both. */
export function RequestActs({ request }: { request: QuoteRequest }) {
  const text = useText(messages);
  const { customerId } = useWho();
  const { act, failure } = useQuoteAct();
  const [open, setOpen] = useState<"offer" | "counter" | "decline">();
  const close = () => setOpen(undefined);
  // Who acts for nobody answers; what the customer does, they do for that customer.
  const buys = customerId === request.customerId;
  return (
    <>
      {failure ? <Failure error={failure} /> : null}
      {buys && request.awaits !== null && <Withdraw request={request} act={act} />}
      {buys && request.mayCounter && (
        <Button onClick={() => setOpen("counter")}>{text(request.quoteNo === null ? "change" : "counter")}</Button>
      )}
      {buys && request.mayAccept && <Accept request={request} act={act} />}
      {request.mayAnswer && request.awaits === "seller" && (
        <Button variant="danger" onClick={() => setOpen("decline")}>
          {text("decline")}
        </Button>
      )}
      {request.mayAnswer && (
        <Button variant={buys && request.mayAccept ? "secondary" : "primary"} onClick={() => setOpen("offer")}>
          {text("offer")}
        </Button>
      )}
      {open === "offer" && <OfferDialog request={request} onClose={close} />}
      {open === "counter" && <CounterDialog request={request} onClose={close} />}
      {open === "decline" && <DeclineDialog request={request} onClose={close} />}
    </>
  );
}

interface ActProps {
  readonly request: QuoteRequest;
  /** Does it; what it is refused for is said beside the acts, also when this one is no longer offered then. */
  readonly act: QuoteAct;
}

function Accept({ request, act }: ActProps) {
  const text = useText(messages);
  const navigate = useNavigate();
  const { quoteRequestUid, quoteNo } = request;
  const accept = async () => {
    if (quoteNo === null) return;
    const accepted = await act((calls) => calls.accept({ quoteRequestUid, quoteNo, ...asRead(request) }).data);
    if (accepted?.checkoutUid != null)
      await navigate({ to: "/shop/checkout/$uid", params: { uid: accepted.checkoutUid } });
  };
  return (
    <Button variant="primary" onClick={accept}>
      {text("accept")}
    </Button>
  );
}

function Withdraw({ request, act }: ActProps) {
  const text = useText(messages);
  const { quoteRequestUid } = request;
  const withdraw = async (close: () => void) => {
    await act((calls) => calls.withdraw({ quoteRequestUid, ...asRead(request) }).data);
    close();
  };
  return (
    <ConfirmButton
      label={text("withdraw")}
      title={text("withdrawTitle", { number: String(quoteRequestUid) })}
      act={text("withdraw")}
      onAct={withdraw}
    >
      <p>{text("withdrawHint")}</p>
    </ConfirmButton>
  );
}
