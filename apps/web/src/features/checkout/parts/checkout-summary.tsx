import { isPurveyError } from "@purvey/client/errors";
import type { CheckoutDocument, CheckoutIssue } from "@purvey/contract/generated/commerce";
import type { StoredAccount, SurchargeResult } from "@purvey/contract/generated/payments";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { Status } from "@purvey/ui/data/status";
import { formatMoney } from "@purvey/ui/format";
import { Link } from "@tanstack/react-router";
import { namesOf, useApprovers } from "../../../shared/customer/use-approvers.ts";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { CardTotals } from "../../../shared/parts/card-totals.tsx";
import { FreightNote } from "../../../shared/parts/freight-note.tsx";
import { Totals } from "../../../shared/parts/totals.tsx";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import {
  blockedItems,
  type CheckoutStage,
  chargedWhen,
  declineOf,
  type FieldProblems,
  missingAllowance,
  type PlacedIssues,
} from "../checkout-model.ts";
import { messages } from "../messages.ts";
import type { CardPayment } from "../use-card.ts";
import { IssueLine } from "./issue-list.tsx";
import { RefuseRelease, ReleaseNote } from "./release-note.tsx";
import { DeclineNote, WaitingNote } from "./waiting-note.tsx";

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
      {doc.lines.length > 0 && (
        <FreightNote freight={doc.delivery} expires={doc.orderNo === null ? doc.delivery.freightExpires : null} />
      )}
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
      {stage === "needsRelease" && own && <AllowanceNote doc={doc} onAsk={onAsk} />}
      {stage === "waiting" && <WaitingNote doc={doc} own={own} onTakeBack={onTakeBack} />}
      {stage !== "waiting" && !own && <ReleaseNote doc={doc} />}
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
      {!own && <RefuseRelease doc={doc} />}
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

/** Beside the button: how many lines wait for new stock or cost something else. What is said of each stands in the review. */
function LineWarnings({ warnings }: { warnings: ReadonlyMap<number, readonly CheckoutIssue[]> }) {
  const text = useText(messages);
  const linesWith = (code: CheckoutIssue["code"]) =>
    [...warnings.values()].filter((issues) => issues.some((issue) => issue.code === code)).length;
  const said = [
    { name: "waitingLines", count: linesWith("BACKORDER") },
    { name: "changedPrices", count: linesWith("PRICE_CHANGED") },
  ] as const;
  return said
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => (
      <p key={name} className="text-sm">
        <Status tone="low" className="whitespace-normal!">
          {text(name, { count })}
        </Status>
      </p>
    ));
}

/** The order is over the buyer's allowance: how much is missing, who may release it, and the way to ask them. */
function AllowanceNote({ doc, onAsk }: { doc: CheckoutDocument; onAsk: () => Promise<void> }) {
  const text = useText(messages);
  const { locale } = useFormat();
  const approvers = useApprovers();
  const { allowance, totals } = doc;
  const money = (amount: number) => formatMoney(amount, { currency: totals.currency, locale });
  return (
    <section role="status" className="allowance-note" tabIndex={-1} data-next="">
      <h2 className="font-bold">{text(declineOf(doc) ? "notApproved" : "allowanceTitle")}</h2>
      <DeclineNote doc={doc} />
      <p>
        {text("allowanceMissing", {
          remaining: money(allowance.remaining ?? 0),
          allowance: money(allowance.allowance ?? 0),
          period: allowance.period,
          missing: money(missingAllowance(doc)),
        })}
      </p>
      {approvers && (
        <p className="text-soft">
          {approvers.length > 0 ? text("mayApprove", { names: namesOf(approvers) }) : text("nobodyApproves")}
        </p>
      )}
      <Button
        variant="primary"
        className="w-full"
        disabledReason={approvers?.length === 0 ? text("nobodyApproves") : undefined}
        onClick={onAsk}
      >
        {text(declineOf(doc) ? "submitAgain" : "submit")}
      </Button>
    </section>
  );
}

interface BlockedNoteProps {
  readonly doc: Pick<CheckoutDocument, "lines">;
  readonly blocked: PlacedIssues;
  /** What is wrong with what was entered: it stands at its fields too, which a phone has far above. */
  readonly problems: FieldProblems;
  /** It is the viewer's own cart, whose lines they may change. */
  readonly own: boolean;
}

const creditCodes: ReadonlySet<CheckoutIssue["code"]> = new Set(["CREDIT_HOLD", "CREDIT_LIMIT_EXCEEDED"]);

/** Beside the button: what stands in the way of the order, and which lines. What is said of each stands far below, in the review. */
function BlockedNote({ doc, blocked, problems, own }: BlockedNoteProps) {
  const text = useText(messages);
  const mayRead = useWho().may("customer.read");
  const items = blockedItems(doc, blocked);
  const ofCredit = blocked.page.some(({ code }) => creditCodes.has(code));
  const entered = Object.values(problems);
  if (items.length + blocked.page.length + entered.length === 0) return null;
  return (
    <section role="status" className="problem-list text-sm" data-problem="" tabIndex={-1}>
      {entered.map((problem) => (
        <p key={problem} className="text-out">
          {problem}
        </p>
      ))}
      {blocked.page.map((issue) => (
        <IssueLine key={issue.code} issue={issue} tone="out" />
      ))}
      {ofCredit && mayRead && (
        <Link className="block" to="/shop/invoices" search={{ show: "open" }}>
          {text("toInvoices")}
        </Link>
      )}
      {items.length > 0 && <p>{text("blockedLines", { count: items.length, items: items.join(", ") })}</p>}
      {items.length > 0 && own && <Link to="/shop/cart">{text("changeInCart")}</Link>}
    </section>
  );
}
