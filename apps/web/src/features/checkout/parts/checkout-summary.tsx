import { isPurveyError } from "@purvey/client/errors";
import type { CheckoutDocument } from "@purvey/contract/generated/commerce";
import type { SurchargeResult } from "@purvey/contract/generated/payments";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { Money } from "@purvey/ui/data/money";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { Totals } from "../../../shared/parts/totals.tsx";
import type { CheckoutStage, PlacedIssues } from "../checkout-model.ts";
import { deliveryMessages } from "../delivery-messages.ts";
import { messages } from "../messages.ts";
import { AllowanceNote } from "./allowance-note.tsx";
import { WaitingNote } from "./waiting-note.tsx";

/** What `CheckoutSummary` takes. */
export interface CheckoutSummaryProps {
  readonly doc: CheckoutDocument;
  readonly stage: CheckoutStage;
  readonly blocked: PlacedIssues;
  readonly failure: unknown;
  /** What paying by card costs on top; undefined on account, or while it is not known. */
  readonly surcharge: SurchargeResult | undefined;
  readonly onOrder: () => Promise<void>;
  /** Asks colleagues to release it. */
  readonly onAsk: () => Promise<void>;
  /** Takes that back, so that it can be changed again. */
  readonly onTakeBack: () => Promise<void>;
}

/** What it comes to, and the button that sends it, once. */
export function CheckoutSummary({ doc, stage, failure, surcharge, onOrder, onAsk, onTakeBack }: CheckoutSummaryProps) {
  const text = useText(messages);
  const { may, userId } = useWho();
  const { totals, customer, checkout } = doc;
  const own = doc.buyer.usersId === userId;
  const freight = totals.freightAmount === 0 ? text("freightFree") : totals.freightAmount;
  return (
    <aside aria-label={text("summary")} className="summary">
      <Totals
        currency={totals.currency}
        rows={[
          { key: "subtotal", label: text("subtotal"), value: totals.subtotal },
          { key: "tax", label: text("tax"), value: totals.taxAmount },
          { key: "freight", label: text("freight"), value: freight },
        ]}
        total={{ label: text("total"), value: totals.totalAmount }}
      />
      {surcharge && <Surcharge surcharge={surcharge} currency={totals.currency} />}
      {checkout.processCd === 1185 && own && doc.allowance.exceeded && (
        <Banner tone="ok" title={text("released")}>
          {text("releasedBy", { when: checkout.dateActivated ?? "" })}
        </Banner>
      )}
      {failure !== undefined && <FailedOrder error={failure} />}
      {own && doc.allowance.remaining !== null && (
        <p className="flex justify-between gap-4 text-soft">
          {text("remaining")} <Money value={doc.allowance.remaining} currency={totals.currency} />
        </p>
      )}
      {stage === "needsRelease" && <AllowanceNote doc={doc} onAsk={onAsk} />}
      {stage === "waiting" && <WaitingNote doc={doc} onTakeBack={onTakeBack} />}
      {stage === "ready" && (
        <Button
          variant="primary"
          className="w-full"
          disabledReason={may("order.create") ? undefined : text("mayNotOrder")}
          onClick={onOrder}
        >
          {text(own ? "placeOrder" : "approve")}
        </Button>
      )}
      {customer?.termsDesc && !surcharge && (
        <p className="text-sm text-soft">{text("placeHint", { terms: customer.termsDesc })}</p>
      )}
    </aside>
  );
}

/** What the card bears beside the order, before anything is committed. */
function Surcharge({ surcharge, currency }: { surcharge: SurchargeResult; currency: string }) {
  const text = useText(deliveryMessages);
  return (
    <div>
      <p className="flex justify-between gap-4">
        {text("surcharge")} <Money value={surcharge.lumpSumTotalSurchargeAmount} currency={currency} />
      </p>
      <p className="text-sm text-soft">{surcharge.surchargeDescription}</p>
    </div>
  );
}

/** Why there is no order, or that nobody knows yet. */
function FailedOrder({ error }: { error: unknown }) {
  const text = useText(messages);
  const unanswered = isPurveyError(error) && error.status === 0;
  return (
    <div>
      <Failure error={error} />
      <p className="mt-2 text-sm">{unanswered ? text("unknown") : text("failedTitle")}</p>
    </div>
  );
}
