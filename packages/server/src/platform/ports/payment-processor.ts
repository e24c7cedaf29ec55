import type { Decimal } from "../../values/decimal.ts";
import type { Account } from "./account.ts";

/** A page to enter a card on, before the processor opened it. */
export interface PageToOpen {
  readonly setupId: string;
  /** Our own page, below the shop's address. */
  readonly path: string;
  readonly customerId: number;
  /** What will be paid in, by ISO 4217. */
  readonly currency: string;
}

/** A page to enter a card on, as the processor opened it. */
export interface OpenedPage {
  /** Where it is shown. */
  readonly url: string;
  /** The processor's number of it; none for the embedded one. */
  readonly externalId: string | null;
}

/** A card as the processor keeps it. */
export interface ProcessorCard {
  /** The processor's number of it. */
  readonly externalId: string | null;
  readonly brand: string;
  readonly cardType: "credit" | "debit" | "prepaid";
  readonly lastFour: string;
  readonly expirationMonth: number;
  readonly expirationYear: number;
  readonly cardholderName: string | null;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly country: string | null;
  readonly avsResponseCode: string;
  readonly cvvResponseCode: string;
}

/** A billing address to store with the card. */
export interface BillingAddress {
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
}

/** What is to be paid. */
export interface Charge {
  readonly card: Pick<ProcessorCard, "externalId" | "lastFour" | "expirationMonth" | "expirationYear">;
  /** With no more decimals than its currency has by ISO 4217. */
  readonly amount: Decimal;
  /** By ISO 4217, in capital letters. */
  readonly currency: string;
  readonly reference: string | null;
  /** The same key pays once at the processor, too. */
  readonly key: string;
}

/** What became of a charge. */
export interface ChargeOutcome {
  /** `0` approved, `20` declined, `21` expired. */
  readonly responseCode: string;
  readonly responseMessage: string;
  readonly transactionId: string | null;
  readonly approvalNumber: string | null;
}

/** An amount that is taken from a hold, let go of, or given back. */
export interface Settlement {
  /** The processor's number of the hold, or of what was taken. */
  readonly transactionId: string;
  readonly amount: Decimal;
  /** By ISO 4217, in capital letters. */
  readonly currency: string;
  /** The same key does it once at the processor, too. */
  readonly key: string;
}

/**
 * Holds amounts on cards and settles them. What the processor refuses for good is an outcome; what it throws left it
 * open, and the same key asks again without doing it twice.
 */
export interface CardHolds {
  /** Holds the amount, to be taken later. */
  authorize(charge: Charge): Promise<ChargeOutcome>;
  /** Takes so much of a hold, once; what is left of it is let go of. */
  capture(settlement: Settlement): Promise<ChargeOutcome>;
  /** Lets go of a hold. */
  release(settlement: Settlement): Promise<ChargeOutcome>;
  /** Gives so much of what was taken back. */
  refund(settlement: Settlement): Promise<ChargeOutcome>;
}

/**
 * Who keeps cards and moves money (D26). Card numbers are between the card's holder and the processor. With one that
 * cannot hold amounts an order charges nobody.
 */
export interface PaymentProcessor extends Partial<CardHolds>, Account {
  /** Who it is, as it stands in answers and with cards; `embedded` for what ships with the server. */
  readonly source: string;
  /** Whether it moves real money: what `mode=live` asks for. */
  readonly live: boolean;
  /** Opens a page to enter a card on. */
  openPage(page: PageToOpen): Promise<OpenedPage>;
  /** The card that was entered on a page of the processor's, or nothing yet. */
  storedCard(externalId: string): Promise<ProcessorCard | undefined>;
  /** Stores another billing address and answers the address check, where the processor makes it. */
  changeAddress(externalId: string, address: BillingAddress): Promise<string | undefined>;
  charge(charge: Charge): Promise<ChargeOutcome>;
}

/** Whether orders can be paid with it: it holds amounts on cards. */
export function holdsCards(processor: PaymentProcessor): processor is PaymentProcessor & CardHolds {
  return processor.authorize !== undefined;
}
