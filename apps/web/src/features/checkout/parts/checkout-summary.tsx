import { isPurveyError } from "@purvey/client/errors";
import type { CheckoutDocument } from "@purvey/contract/generated/commerce";
import type { StoredAccount, SurchargeResult } from "@purvey/contract/generated/payments";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { formatMoney } from "@purvey/ui/format";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { CardTotals } from "../../../shared/parts/card-totals.tsx";
import { Totals } from "../../../shared/parts/totals.tsx";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { type CheckoutStage, chargedWhen, type FieldProblems, type PlacedIssues } from "../checkout-model.ts";
import { messages } from "../messages.ts";
import type { CardPayment } from "../use-card.ts";
import { AllowanceNote } from "./allowance-note.tsx";
import { BlockedNote } from "./blocked-note.tsx";
import { LineWarnings } from "./line-warnings.tsx";
import { RefuseRelease, ReleaseNote } from "./release-note.tsx";
import { WaitingNote } from "./waiting-note.tsx";

/** What `CheckoutSummary` takes. */
export interface CheckoutSummaryProps {
  readonly doc: CheckoutDocument;
  readonly stage: CheckoutStage;
  readonly blocked: PlacedIssues;
  readonly warnings: PlacedIssues["lines"];
  /** What is wrong with what was entered. */
  readonly problems: FieldProblems;
  readonly failure: unknown;
  /** What it came to when the buyer wanted to order it, and what it comes to now. */
  readonly changed: { readonly before: number; readonly now: number } | undefined;
  /** The card, and what it costs on top once that is known. */
  readonly card: Pick<CardPayment, "wanted" | "stored" | "surcharge">;
  readonly onOrder: () => Promise<void>;
  /** Asks colleagues to release it. */
  readonly onAsk: () => Promise<void>;
  /** Takes that back, so that it can be changed again. */
  readonly onTakeBack: () => Promise<void>;
}

/** What it comes to, and the button that sends it, once. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { doc, stage, blocked, warnings, problems, failure, changed, card, onOrder, onAsk, onTakeBack } = props;
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
      {card.stored && card.surcharge && <CardCost stored={card.stored} surcharge={card.surcharge} doc={doc} />}
      {stage === "ready" && checkout.processCd === 1185 && own && doc.allowance.exceeded && (
        <Banner tone="ok" title={text("released")}>
          {text("releasedBy", { when: checkout.dateActivated ?? "" })}
        </Banner>
      )}
      {failure !== undefined && <FailedOrder error={failure} />}
      {changed && <ChangedOrder {...changed} currency={totals.currency} />}
      {own && doc.allowance.remaining !== null && (
        <p className="flex justify-between gap-4 text-soft">
          {text("remaining")} <Money value={doc.allowance.remaining} currency={totals.currency} />
        </p>
      )}
      {stage === "needsRelease" && <AllowanceNote doc={doc} onAsk={onAsk} />}
      {stage === "waiting" && <WaitingNote doc={doc} onTakeBack={onTakeBack} />}
      {stage === "ready" && !own && <ReleaseNote doc={doc} />}
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
      {stage === "ready" && !own && <RefuseRelease doc={doc} />}
      {stage !== "waiting" && <BlockedNote doc={doc} blocked={blocked} problems={problems} own={own} />}
      <LineWarnings warnings={warnings} />
      {customer?.termsDesc && !card.wanted && (
        <p className="text-sm text-soft">{text("placeHint", { own: own ? "yes" : "no", terms: customer.termsDesc })}</p>
      )}
    </aside>
  );
}

interface CardCostProps {
  readonly stored: StoredAccount;
  readonly surcharge: SurchargeResult;
  readonly doc: CheckoutDocument;
}

/** What the card bears, and why, before anything is committed. */
function CardCost({ stored: { brand, lastFour }, surcharge, doc }: CardCostProps) {
  const { lumpSumTotalSurchargeAmount: surchargeAmount, totalAmount: chargedAmount, surchargeDescription } = surcharge;
  return (
    <div>
      <CardTotals
        payment={{ brand, lastFour, surchargeAmount, chargedAmount }}
        currency={doc.totals.currency}
        when={chargedWhen(doc)}
      />
      <p className="mt-1 text-sm text-soft">{saySentence(surchargeDescription)}</p>
    </div>
  );
}

/** Lines or prices changed while it was looked at: what it came to, what it comes to now, and that nothing was ordered. */
function ChangedOrder({ before, now, currency }: { before: number; now: number; currency: string }) {
  const text = useText(messages);
  const { locale } = useFormat();
  const [was, is] = [before, now].map((amount) => formatMoney(amount, { currency, locale }));
  return (
    <Banner tone="low" title={text("changedTitle")}>
      {text("changed", { before: was ?? "", now: is ?? "" })}
    </Banner>
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
