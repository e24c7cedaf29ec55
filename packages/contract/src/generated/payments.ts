// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Id } from "../id.ts";

/** The billing address of a stored card as it is now */
export interface BillingUpdate {
  /** `0` success, `20` declined, `21` expired card, `90` no card stored yet, `101` data that do not fit */ responseCode: string;
  /** The same in words */ responseMessage: string;
  /** The stored card */ paymentAccountId: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  /** The address check, as in `validate` */ avsResponseCode: string | null;
  /** Who answers: `embedded` is the processor that ships with the server and moves no money, else the configured one, such as `stripe` · at most 40 characters */ source: string;
}

/** A stored card with what decides on a surcharge */
export interface CardInfo {
  /** `0` success, `20` declined, `21` expired card, `90` no card stored yet, `101` data that do not fit */ responseCode: string;
  /** The same in words */ responseMessage: string;
  /** Last month the card is good for, `MM/YY` */ expiration: string | null;
  /** The stored card, to pay with */ paymentAccountId: string | null;
  /** What is stored */ paymentAccountType: string | null;
  /** Visa, Mastercard, American Express, Discover … */ brand: string | null;
  /** The last four digits behind stars */ truncatedCardNumber: string | null;
  /** The last four digits */ lastFour: string | null;
  /** The name on the card */ cardholderName: string | null;
  /** The setup, as `transactionSetup` answered it · at least 1 characters, at most 255 characters */ transactionSetupId: string | null;
  /** Who answers: `embedded` is the processor that ships with the server and moves no money, else the configured one, such as `stripe` · at most 40 characters */ source: string;
  /** Only credit cards may bear a surcharge */ cardType: "credit" | "debit" | "prepaid" | null;
  /** at least 1, at most 12 */ expirationMonth: number | null;
  /** at least 2000, at most 2999 */ expirationYear: number | null;
  /** Whether its last month is over */ expired: "Y" | "N" | null;
  /** The state of the billing address */ billingState: string | null;
  /** The postal code of the billing address */ billingZip: string | null;
}

/** Whether a stored card may be used, and why not */
export interface CardValidation {
  /** `0` success, `20` declined, `21` expired card, `90` no card stored yet, `101` data that do not fit */ responseCode: string;
  /** The same in words */ responseMessage: string;
  /** Whether a payment would be tried */ valid: "Y" | "N";
  /** The stored card */ paymentAccountId: string | null;
  /** Whether the number had a right check digit (Luhn) and length */ numberValid: "Y" | "N" | null;
  /** Whether the card is not expired */ expirationValid: "Y" | "N" | null;
  /** `M` matched, `N` did not, `P` not processed, `S` missing, `U` unknown */ cvvResponseCode: "M" | "N" | "P" | "S" | "U" | null;
  /** Address check: `Y` street and ZIP match, `A` street only, `Z` ZIP only, `N` neither, `U` no address to compare with */ avsResponseCode: "Y" | "A" | "Z" | "N" | "U" | "X" | "W" | "R" | "S" | "G" | null;
  /** The address check in words */ avsMessage: string | null;
  /** Who answers: `embedded` is the processor that ships with the server and moves no money, else the configured one, such as `stripe` · at most 40 characters */ source: string;
}

/** Whether a service can do its work */
export interface Health {
  /** `ok` when the database answers and nothing is amiss */ status: "ok" | "degraded";
  /** The service that answers */ service: string;
  /** The site that was asked for */ siteId: string;
  /** A hash of the site's settings: equal hashes, equal settings */ siteHash: string;
  /** The server's version */ version: string;
  /** How long the database took to answer · at least 0 */ databaseMilliseconds: number;
  /** What keeps the service from its full work; of a server that is older there is none */ problems?: string[];
}

/** A payment by card */
export interface Payment {
  /** `0` success, `20` declined, `21` expired card, `90` no card stored yet, `101` data that do not fit */ responseCode: string;
  /** The same in words */ responseMessage: string;
  /** The payment; none for the check of a card, with amount 0 · at least 1 */ paymentUid: Id<"payment"> | null;
  /** Whether the processor agreed: the money moves, or the card is good */ approved: "Y" | "N";
  /** The stored card */ paymentAccountId: string;
  /** The processor's number of it */ transactionId: string | null;
  /** The bank's number of it */ approvalNumber: string | null;
  /** What was to be paid, without the surcharge · at least 0 */ amount: number;
  /** What came on top · at least 0 */ surchargeAmount: number;
  /** What was charged · at least 0 */ totalAmount: number;
  /** What the amounts are in, ISO 4217 */ currency: string;
  /** The caller's number of it */ referenceNo: string | null;
  dateCreated: string;
  /** Who answers: `embedded` is the processor that ships with the server and moves no money, else the configured one, such as `stripe` · at most 40 characters */ source: string;
}

/** A card that the processor keeps; empty while the page was not sent */
export interface StoredAccount {
  /** `0` success, `20` declined, `21` expired card, `90` no card stored yet, `101` data that do not fit */ responseCode: string;
  /** The same in words */ responseMessage: string;
  /** Last month the card is good for, `MM/YY` */ expiration: string | null;
  /** The stored card, to pay with */ paymentAccountId: string | null;
  /** What is stored */ paymentAccountType: string | null;
  /** Visa, Mastercard, American Express, Discover … */ brand: string | null;
  /** The last four digits behind stars */ truncatedCardNumber: string | null;
  /** The last four digits */ lastFour: string | null;
  /** The name on the card */ cardholderName: string | null;
  /** The setup, as `transactionSetup` answered it · at least 1 characters, at most 255 characters */ transactionSetupId: string | null;
  /** Who answers: `embedded` is the processor that ships with the server and moves no money, else the configured one, such as `stripe` · at most 40 characters */ source: string;
}

/** What paying with a card costs on top */
export interface SurchargeResult {
  /** Whether a surcharge may be taken */ surchargeAllowed: "Y" | "N";
  /** Percent of the amount; 0 where none may be taken · at least 0 */ surchargePercent: number;
  /** Why so much, or why none, in a sentence */ surchargeDescription: string;
  /** The surcharge, rounded half up to what the currency has · at least 0 */ lumpSumTotalSurchargeAmount: number;
  /** The amount that was asked about · at least 0 */ amount: number;
  /** Amount and surcharge · at least 0 */ totalAmount: number;
  /** What the amounts are in, ISO 4217 */ currency: string;
  /** What the card is */ cardType: "credit" | "debit" | "prepaid";
  brand: string;
  /** Who answers: `embedded` is the processor that ships with the server and moves no money, else the configured one, such as `stripe` · at most 40 characters */ source: string;
}

/** A page on which a card is entered */
export interface TransactionSetup {
  /** The whole address of the page to show: the processor's own, so that no card number comes near the shop */ uiEndpoint: string;
  /** The setup, as `transactionSetup` answered it · at least 1 characters, at most 255 characters */ transactionSetupId: string;
  /** What was asked for */ mode: "dev" | "live";
  /** Until when the page can be used */ expiresAt: string;
  /** Who answers: `embedded` is the processor that ships with the server and moves no money, else the configured one, such as `stripe` · at most 40 characters */ source: string;
}

/** Whom a token speaks for */
export interface Whoami {
  /** The site the token is for */ siteId: string;
  /** The user · at least 1 */ usersId: Id<"user">;
  /** The name the user signs in with */ username: string;
  /** The user's role */ role: string;
  /** The customer the user belongs to; none for staff */ customerId: Id<"customer"> | null;
  /** The contact the user is · at least 1 */ contactId: Id<"contact"> | null;
  /** The sales representative the user is */ salesRepId: string | null;
  permissions: string[];
}

/** What `payments.unified.transactionSetup` takes: Begin to store a card: get the page to enter it on */
export interface UnifiedTransactionSetupInput {
  /** The customer who pays · at least 0 */ customerId: Id<"customer">;
  /** `dev` moves no money; `live` does · @default "dev" */ mode?: "dev" | "live";
}

/** What `payments.unified.accountQuery` takes: Get the card that was stored on a page */
export interface UnifiedAccountQueryInput {
  /** The setup, as `transactionSetup` answered it · at least 1 characters, at most 255 characters */ transactionSetupId: string;
  /** `dev` moves no money; `live` does · @default "dev" */ mode?: "dev" | "live";
  /** The customer who pays · at least 0 */ customerId?: Id<"customer">;
}

/** What `payments.unified.billingUpdate` takes: Change the billing address of a stored card */
export interface UnifiedBillingUpdateInput {
  /** The setup, as `transactionSetup` answered it · at least 1 characters, at most 255 characters */ transactionSetupId: string;
  /** `dev` moves no money; `live` does · @default "dev" */ mode?: "dev" | "live";
  /** Street · at most 255 characters */ address1?: string;
  /** at most 255 characters */ address2?: string;
  /** at most 255 characters */ city?: string;
  /** at most 255 characters */ state?: string;
  /** at most 255 characters */ zip?: string;
}

/** What `payments.unified.cardInfo` takes: Tell whether a stored card is credit, debit or prepaid, and until when it is good */
export interface UnifiedCardInfoInput {
  /** The setup, as `transactionSetup` answered it · at least 1 characters, at most 255 characters */ transactionSetupId: string;
  /** `dev` moves no money; `live` does · @default "dev" */ mode?: "dev" | "live";
}

/** What `payments.unified.surcharge` takes: Tell what paying with a card costs on top */
export interface UnifiedSurchargeInput {
  /** The stored card · at least 1 characters, at most 255 characters */ paymentAccountId: string;
  /** What is to be paid · at least 0, at most 999999999999 */ amount: number;
  /** What the amount is in, ISO 4217; the site's when left out · at least 3 characters, at most 3 characters */ currency?: string;
  /** The customer who pays · at least 0 */ customerId?: Id<"customer">;
  /** Where it is sold · at least 2 characters, at most 2 characters · @default "US" */ country?: string;
  /** Where the seller is; the site's when left out · at most 255 characters */ fromState?: string;
  /** Where the buyer is; the card's when left out · at most 255 characters */ toState?: string;
  /** `dev` moves no money; `live` does · @default "dev" */ mode?: "dev" | "live";
}

/** What `payments.unified.validate` takes: Check a stored card: number, expiry, security code and address */
export interface UnifiedValidateInput {
  /** The setup, as `transactionSetup` answered it · at least 1 characters, at most 255 characters */ transactionSetupId: string;
  /** `dev` moves no money; `live` does · @default "dev" */ mode?: "dev" | "live";
  /** The customer who pays · at least 0 */ customerId?: Id<"customer">;
}

/** What `payments.element.payment` takes: Pay with a stored card */
export interface ElementPaymentInput {
  /** The stored card · at least 1 characters, at most 255 characters */ paymentAccountId: string;
  /** What is to be paid; 0 checks the card only · at least 0, at most 999999999999 */ amount: number;
  /** What `surcharge` said comes on top · at least 0, at most 999999999999 · @default 0 */ surchargeAmount?: number;
  /** What the amounts are in, ISO 4217; the site's when left out · at least 3 characters, at most 3 characters */ currency?: string;
  /** The customer who pays · at least 0 */ customerId?: Id<"customer">;
  /** Your number of it: an order, an invoice · at most 255 characters */ referenceNo?: string;
  /** `dev` moves no money; `live` does · @default "dev" */ mode?: "dev" | "live";
}

/** What `payments.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `payments.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `payments.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `payments`: what it takes, which inputs have defaults, what `data` it answers. */
export interface PaymentsOperations {
  "unified.transactionSetup": { input: UnifiedTransactionSetupInput; defaults: "mode"; data: TransactionSetup };
  "unified.accountQuery": { input: UnifiedAccountQueryInput; defaults: "mode"; data: StoredAccount };
  "unified.billingUpdate": { input: UnifiedBillingUpdateInput; defaults: "mode"; data: BillingUpdate };
  "unified.cardInfo": { input: UnifiedCardInfoInput; defaults: "mode"; data: CardInfo };
  "unified.surcharge": { input: UnifiedSurchargeInput; defaults: "country" | "mode"; data: SurchargeResult };
  "unified.validate": { input: UnifiedValidateInput; defaults: "mode"; data: CardValidation };
  "element.payment": { input: ElementPaymentInput; defaults: "surchargeAmount" | "mode"; data: Payment };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
