import { isPurveyError } from "@purvey/client/errors";
import type { CheckoutDocument, CheckoutIssue } from "@purvey/contract/generated/commerce";
import { Banner } from "@purvey/ui/banner";
import { Breadcrumbs } from "@purvey/ui/breadcrumbs";
import { PageHead, Section } from "@purvey/ui/shell/page-head";
import { useToasts } from "@purvey/ui/toast";
import { Link } from "@tanstack/react-router";
import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWho } from "../../../shared/customer/who.tsx";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import {
  type CheckoutForm,
  type CheckoutStage,
  type FieldProblems,
  formOf,
  formProblems,
  placeIssues,
  stageAfter,
} from "../checkout-model.ts";
import { deliveryMessages } from "../delivery-messages.ts";
import { messages } from "../messages.ts";
import { useAskForRelease } from "../use-ask-for-release.ts";
import { cardWords, useCard } from "../use-card.ts";
import { useAddressCheck, useValidation } from "../use-checkout.ts";
import { type Placement, usePlaceOrder } from "../use-place-order.ts";
import { useSavedForm } from "../use-saved-form.ts";
import { useWordedIssues } from "../use-worded-issues.ts";
import { CheckoutLines } from "./checkout-lines.tsx";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { DeliverySection } from "./delivery-section.tsx";
import { IssueList } from "./issue-list.tsx";
import { OrderSection } from "./order-section.tsx";
import { PaymentSection } from "./payment-section.tsx";
import { ShipToSection } from "./ship-to-section.tsx";

export interface CheckoutPageProps {
  readonly doc: CheckoutDocument;
  readonly stage: CheckoutStage;
}

/** The one page of the checkout: where to, which order number, what, how much – and the button. */
export function CheckoutPage({ doc, stage: begun }: CheckoutPageProps) {
  const text = useText(messages);
  const sayDelivery = useText(deliveryMessages);
  const { userId } = useWho();
  const place = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState(() => formOf(doc));
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<unknown>();
  const [changed, setChanged] = useState<Extract<Placement, { kind: "changed" }>>();
  const toasts = useToasts();
  const validation = useValidation(doc.checkout.checkoutUid, true);
  const addressCheck = useAddressCheck(validation, form.shipToId);
  const stage = stageAfter(begun, doc, validation.data?.warnings ?? []);
  const { save, saved } = useSavedForm(doc);
  const placeOrder = usePlaceOrder();
  const card = useCard(doc);
  // What was wrong with one card is not wrong with the next.
  const cardAccountId = card.account?.paymentAccountId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card is what it waits for
  useEffect(() => setProblems(({ card: _, ...others }) => others), [cardAccountId]);
  const { askForRelease, takeBack } = useAskForRelease();
  const focusNext = useFocusNext(place, stage);
  const worded = useWordedIssues(doc);
  const poRequired = doc.customer?.poNoRequired === "Y";
  const today = doc.location?.today;
  const errors = placeIssues(worded(validation.data?.errors ?? []));
  const warnings = placeIssues(worded(validation.data?.warnings ?? []));

  const refuse = (found: FieldProblems) => {
    flushSync(() => setProblems(found));
    focusFirstProblem(place.current);
  };
  /** A card that is refused is told where another one is entered too. */
  const fail = (error: unknown) => {
    setFailure(error);
    if (isPurveyError(error) && error.details.field === "paymentAccount") refuse({ card: problemOf(error).message });
  };
  const missing = () =>
    formProblems(form, {
      poRequired,
      today,
      say: { poMissing: text("poMissing"), shipToMissing: text("shipToMissing"), dayPast: text("dayPast") },
    });
  const order = async () => {
    setFailure(undefined);
    setChanged(undefined);
    const found = { ...missing(), ...(card.wanted && !card.account ? { card: sayDelivery("cardMissing") } : {}) };
    setProblems(found);
    if (Object.keys(found).length > 0) return refuse(found);
    if (await card.isDeclined()) return refuse({ card: sayDelivery("cardDeclined", cardWords(card.stored)) });
    await saved();
    const result = await placeOrder(doc, form, card.account);
    if (result.kind === "ordered" && result.already)
      toasts.show({ message: text("already", { order: String(result.orderNo) }), duration: 9000 });
    if (result.kind === "passedOn") toasts.show({ message: text("passedOn", { names: result.names }), duration: 9000 });
    if (result.kind === "changed") setChanged(result);
    if (result.kind === "refused") {
      await validation.refetch();
      refuse(placeIssues(worded(result.issues)).fields);
    }
    if (result.kind === "failed") fail(result.error);
  };
  const change = (next: CheckoutForm, keep: boolean) => {
    setForm(next);
    setProblems({});
    if (keep) save(next);
  };
  const ask = async () => {
    setFailure(undefined);
    const found = missing();
    setProblems(found);
    if (Object.keys(found).length > 0) return refuse(found);
    await saved();
    focusNext();
    const result = await askForRelease(doc, form);
    if (result.kind === "refused") {
      await validation.refetch();
      refuse(placeIssues(worded(result.issues)).fields);
    }
    if (result.kind === "failed") setFailure(result.error);
  };
  const own = doc.buyer.usersId === userId;
  const locked = stage === "waiting";
  const fields = { form, problems, change, keep: () => save(form), locked };
  return (
    <>
      <PageHead
        title={text("checkout")}
        trail={
          <Breadcrumbs>
            {[
              // A colleague's own cart has nothing to do with it; they came from the requests on the shop's first page.
              <Link key="back" to={own ? "/shop/cart" : "/shop"}>
                {text(own ? "backToCart" : "toShop")}
              </Link>,
              text("checkout"),
            ]}
          </Breadcrumbs>
        }
      />
      {!own && (
        <Banner className="mb-4">
          {text("others", { name: doc.buyer.name, company: doc.customer?.customerName ?? "" })}
        </Banner>
      )}
      <div ref={place} className="with-summary">
        <div className="flex min-w-0 flex-col gap-8">
          <IssueList errors={errors.page} warnings={warnings.page} />
          <ShipToSection doc={doc} {...fields} locked={locked || !own} check={addressCheck} />
          <DeliverySection doc={doc} {...fields} locked={locked || !own} />
          <OrderSection doc={doc} poRequired={poRequired} today={today} {...fields} />
          <PaymentSection doc={doc} card={card} problem={problems.card} locked={locked} />
          <ReviewSection doc={doc} errors={errors.lines} warnings={warnings.lines} locked={locked || !own} />
        </div>
        <CheckoutSummary
          doc={doc}
          stage={stage}
          blocked={errors}
          problems={failure === undefined ? problems : {}}
          warnings={warnings.lines}
          card={card}
          failure={failure}
          changed={changed}
          onOrder={order}
          onAsk={ask}
          onTakeBack={() => {
            focusNext();
            return takeBack(doc);
          }}
        />
      </div>
    </>
  );
}

/** What a section of the form takes. */
export interface FormSectionProps {
  readonly doc: CheckoutDocument;
  readonly form: CheckoutForm;
  readonly problems: FieldProblems;
  /** Takes a change over; with `keep` it is stored at once. */
  readonly change: (next: CheckoutForm, keep: boolean) => void;
  /** Stores what is entered. */
  readonly keep: () => void;
  /** It waits for a release: what was submitted stays as it is. */
  readonly locked: boolean;
}

function focusFirstProblem(place: HTMLElement | null): void {
  const first = place?.querySelector<HTMLElement>(
    '[aria-invalid="true"], [data-problem] input, [data-problem][tabindex]',
  );
  first?.focus();
}

interface ReviewSectionProps {
  readonly doc: CheckoutDocument;
  readonly errors: ReadonlyMap<number, readonly CheckoutIssue[]>;
  readonly warnings: ReadonlyMap<number, readonly CheckoutIssue[]>;
  /** It waits for a release, or is a colleague's: the lines stay as they are. */
  readonly locked: boolean;
}

/** The lines at today's prices with what was found about each. */
function ReviewSection({ doc, errors, warnings, locked }: ReviewSectionProps) {
  const text = useText(messages);
  return (
    <Section
      title={text("review")}
      note={text("lines", { count: doc.lines.length })}
      actions={!locked && <Link to="/shop/cart">{text("changeLines")}</Link>}
    >
      <CheckoutLines caption={text("review")} doc={doc} errors={errors} warnings={warnings} />
    </Section>
  );
}

/**
 * Who asks for a release, or takes that back, presses a button that leaves the page with it: the focus goes on to what
 * stands there instead, so that the keyboard goes on from there and who listens hears it.
 *
 * @returns called after something that leads to another stage
 */
function useFocusNext(place: RefObject<HTMLElement | null>, stage: CheckoutStage): () => void {
  const acted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stage is what it waits for
  useEffect(() => {
    if (!acted.current) return;
    acted.current = false;
    if (document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>(".summary [data-next], .summary button")?.focus();
  }, [stage, place]);
  return () => {
    acted.current = true;
  };
}
