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
  /** Whole cents. */
  readonly cents: number;
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

/** Who keeps cards and moves money (D26). Card numbers are between the card's holder and the processor. */
export interface PaymentProcessor {
  readonly source: "embedded" | "stripe";
  /** Whether it moves real money: what `mode=live` asks for. */
  readonly live: boolean;
  /** Opens a page to enter a card on; `path` is our own page below the shop's address. */
  openPage(page: { readonly setupId: string; readonly path: string; readonly customerId: number }): Promise<OpenedPage>;
  /** The card that was entered on a page of the processor's, or nothing yet. */
  storedCard(externalId: string): Promise<ProcessorCard | undefined>;
  /** Stores another billing address and answers the address check, where the processor makes it. */
  changeAddress(externalId: string, address: BillingAddress): Promise<string | undefined>;
  charge(charge: Charge): Promise<ChargeOutcome>;
}
