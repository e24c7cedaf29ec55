import { isPurveyError } from "@purvey/client/errors";
import type { CheckoutDocument } from "@purvey/contract/generated/commerce";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { Totals } from "../../../shared/parts/totals.tsx";
import type { CheckoutStage, PlacedIssues } from "../checkout-model.ts";
import { messages } from "../messages.ts";
import { AllowanceNote } from "./allowance-note.tsx";

/** What `CheckoutSummary` takes. */
export interface CheckoutSummaryProps {
  readonly doc: CheckoutDocument;
  readonly stage: CheckoutStage;
  readonly blocked: PlacedIssues;
  readonly failure: unknown;
  readonly onOrder: () => Promise<void>;
}

/** What it comes to, and the button that sends it, once. */
export function CheckoutSummary({ doc, stage, failure, onOrder }: CheckoutSummaryProps) {
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
      {checkout.processCd === 1185 && own && doc.allowance.exceeded && (
        <Banner tone="ok" title={text("released")}>
          {text("releasedBy", { when: checkout.dateActivated ?? "" })}
        </Banner>
      )}
      {failure !== undefined && <FailedOrder error={failure} />}
      {stage === "needsRelease" ? (
        <AllowanceNote doc={doc} />
      ) : (
        <Button
          variant="primary"
          className="w-full"
          disabledReason={may("order.create") ? undefined : text("mayNotOrder")}
          onClick={onOrder}
        >
          {text(own ? "placeOrder" : "releaseAndPlace")}
        </Button>
      )}
      {customer?.termsDesc && <p className="text-sm text-soft">{text("placeHint", { terms: customer.termsDesc })}</p>}
    </aside>
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
