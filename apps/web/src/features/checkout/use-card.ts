import { payments } from "@purvey/client/services/payments";
import type { CheckoutDocument, PaymentAccountInput } from "@purvey/contract/generated/commerce";
import type { StoredAccount, SurchargeResult, TransactionSetup } from "@purvey/contract/generated/payments";
import { dataOf } from "@purvey/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTabDraft } from "../../shared/session/use-tab-draft.ts";
import { useService } from "../../shared/use-service.ts";

/** Milliseconds between looks whether the card was entered. */
const lookAgain = 2000;

/** The page that was asked for, as the tab remembers it. */
export type CardPage = Pick<TransactionSetup, "transactionSetupId" | "uiEndpoint" | "expiresAt">;

interface CardDraft {
  readonly page?: CardPage;
}

const none: CardDraft = {};

/** Paying by card: the processor's page, the card that was stored there, what it costs on top. */
export interface CardPayment {
  /** The buyer wants to pay by card. */
  readonly wanted: boolean;
  readonly page: CardPage | undefined;
  /** The card that was entered; undefined until then. */
  readonly stored: StoredAccount | undefined;
  readonly surcharge: SurchargeResult | undefined;
  /** What goes with the order. */
  readonly account: PaymentAccountInput | undefined;
  readonly error: unknown;
  /** Asks the processor whether it declines the card; a check that fails says nothing about it. */
  readonly isDeclined: () => Promise<boolean>;
  /** Asks for a new page. */
  readonly begin: () => Promise<void>;
  /** Orders on account again. */
  readonly forget: () => void;
}

/** The card of a checkout. Its number is with the processor alone; the tab keeps the page it was entered on. */
export function useCard({ checkout, customer, totals, cardMode: mode }: CheckoutDocument): CardPayment {
  const { api } = useService(payments);
  const { unified } = useService(payments).queries;
  const [draft, keep] = useTabDraft<CardDraft>(`card/${checkout.checkoutUid}`, none);
  const [failure, setFailure] = useState<unknown>();
  const [asking, setAsking] = useState(false);
  // Who goes back to ordering on account meanwhile wants no page any more.
  const attempt = useRef(0);
  const { page } = draft;
  const card = useQuery({
    ...dataOf(unified.accountQuery(page ? { transactionSetupId: page.transactionSetupId } : skipToken)),
    refetchInterval: ({ state }) => (state.error || state.data?.data.paymentAccountId ? false : lookAgain),
  });
  const stored = page && card.data?.paymentAccountId ? card.data : undefined;
  const paymentAccountId = stored?.paymentAccountId ?? undefined;
  const amount = totals.totalAmount;
  const surcharge = useQuery(dataOf(unified.surcharge(paymentAccountId ? { paymentAccountId, amount } : skipToken)));
  const begin = async () => {
    setFailure(undefined);
    setAsking(true);
    attempt.current += 1;
    const own = attempt.current;
    const customerId = customer?.customerId ?? 0;
    const setup = await api.unified.transactionSetup({ customerId, mode }).safe();
    if (own !== attempt.current) return;
    setAsking(false);
    if (!setup.ok) return setFailure(setup.error);
    const { transactionSetupId, uiEndpoint, expiresAt } = setup.data;
    keep({ page: { transactionSetupId, uiEndpoint, expiresAt } });
  };
  const isDeclined = async () => {
    if (!paymentAccountId) return false;
    const checked = await api.element.payment({ paymentAccountId, amount: 0, mode }).safe();
    return checked.ok && checked.data.approved === "N";
  };
  return {
    wanted: asking || page !== undefined,
    page,
    stored,
    begin,
    isDeclined,
    surcharge: stored && surcharge.data,
    account: stored && accountOf(stored),
    error: failure ?? card.error ?? surcharge.error ?? undefined,
    forget: () => {
      attempt.current += 1;
      setAsking(false);
      keep(none);
    },
  };
}

/** A card as sentences name it. */
export function cardWords(card: StoredAccount | undefined): Record<"brand" | "lastFour", string> {
  return { brand: card?.brand ?? "", lastFour: card?.lastFour ?? "" };
}

function accountOf({ paymentAccountId, source, lastFour, brand, expiration, cardholderName }: StoredAccount) {
  const [expirationMonth = null, year] = expiration?.split("/") ?? [];
  const expirationYear = year ? `20${year}` : null;
  const name = cardholderName;
  return { paymentAccountId, processor: source, lastFour, brand, expirationMonth, expirationYear, name };
}
