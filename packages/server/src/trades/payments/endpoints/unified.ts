import type { CardInfo, PaymentsOperations, StoredAccount } from "@purvey/contract/generated/payments";
import sql from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { notFound } from "../../../platform/errors.ts";
import type { BillingAddress } from "../../../platform/ports/payment-processor.ts";
import { requireCurrency } from "../../../platform/require-code.ts";
import { isExpired } from "../../../values/card.ts";
import { canonicalFields } from "../../../values/places/canonical-place.ts";
import { requireExistingCustomer } from "../../customers/index.ts";
import { addressCheckWords, checkAddress } from "../address-check.ts";
import { knownAddresses } from "../known-addresses.ts";
import { type PaymentAccount, requireAccount } from "../payment-account.ts";
import { openSetup, requireMode, requireSameProcessor, requireSetup } from "../payment-setup.ts";
import { sellerOf } from "../seller.ts";
import { surchargeOf } from "../surcharge.ts";

type UnifiedOperations = Pick<PaymentsOperations, Extract<keyof PaymentsOperations, `unified.${string}`>>;

const success = { responseCode: "0", responseMessage: "Success" };
const notSent = { responseCode: "90", responseMessage: "No card was stored on this page yet" };

/** `/api/unified`: cards that the processor keeps (R133, R200). */
export const unifiedHandlers: Handlers<UnifiedOperations> = {
  "unified.transactionSetup": async ({ customerId, mode }, context) => {
    const { payments } = context.providers;
    requireMode(payments, mode);
    await requireExistingCustomer(context, customerId);
    const setup = await openSetup(context, payments, customerId, mode);
    const { uiEndpoint, transactionSetupId, expiresAt, source } = setup;
    return { uiEndpoint: context.absolute(uiEndpoint), transactionSetupId, mode, expiresAt, source };
  },
  "unified.accountQuery": async (input, context) => {
    const { setup, account } = await requireSetup(context, context.providers.payments, input);
    return storedAccount(setup.transactionSetupId, setup.source, account);
  },
  "unified.cardInfo": async (input, context) => {
    const { setup, account } = await requireSetup(context, context.providers.payments, input);
    return { ...storedAccount(setup.transactionSetupId, setup.source, account), ...cardFacts(account) };
  },
  "unified.billingUpdate": async (input, context) => {
    const { setup, account } = await requireSetup(context, context.providers.payments, input);
    const { source } = setup;
    if (!account) return { ...notSent, paymentAccountId: null, ...noAddress, avsResponseCode: null, source };
    const address = {
      address1: input.address1 ?? account.address1,
      address2: input.address2 ?? account.address2,
      city: input.city ?? account.city,
      state: input.state ?? account.state,
      zip: input.zip ?? account.zip,
    };
    const avsResponseCode = await changeAddress(context, account, address);
    return { ...success, paymentAccountId: account.paymentAccountId, ...address, avsResponseCode, source };
  },
  "unified.surcharge": async (input, context) => {
    const account = await requireAccount(context.db, context.site, input.paymentAccountId);
    requireNamed(account, input.customerId);
    const { percent, state, currency: own } = await sellerOf(context);
    const currency = input.currency === undefined ? own : requireCurrency("currency", input.currency);
    const answer = surchargeOf({
      amount: input.amount,
      country: input.country,
      fromState: input.fromState ?? state,
      toState: input.toState ?? account.state ?? undefined,
      card: account,
      percent,
      currency,
    });
    return { ...answer, source: account.source };
  },
  "unified.validate": async (input, context) => {
    const { setup, account } = await requireSetup(context, context.providers.payments, input);
    return { ...validity(account), source: setup.source };
  },
};

function storedAccount(
  transactionSetupId: string,
  source: PaymentAccount["source"],
  account: PaymentAccount | undefined,
): StoredAccount {
  if (!account) {
    const empty = { expiration: null, paymentAccountId: null, paymentAccountType: null, brand: null };
    return {
      ...notSent,
      ...empty,
      truncatedCardNumber: null,
      lastFour: null,
      cardholderName: null,
      transactionSetupId,
      source,
    };
  }
  return {
    ...success,
    expiration: `${String(account.expirationMonth).padStart(2, "0")}/${String(account.expirationYear % 100).padStart(2, "0")}`,
    paymentAccountId: account.paymentAccountId,
    paymentAccountType: "CreditCard",
    brand: account.brand,
    truncatedCardNumber: `************${account.lastFour}`,
    lastFour: account.lastFour,
    cardholderName: account.cardholderName,
    transactionSetupId,
    source,
  };
}

function cardFacts(account: PaymentAccount | undefined): Omit<CardInfo, keyof StoredAccount> {
  return {
    cardType: account?.cardType ?? null,
    expirationMonth: account?.expirationMonth ?? null,
    expirationYear: account?.expirationYear ?? null,
    expired: account ? flag(expired(account)) : null,
    billingState: account?.state ?? null,
    billingZip: account?.zip ?? null,
  };
}

function validity(account: PaymentAccount | undefined) {
  if (!account) {
    const unknown = { numberValid: null, expirationValid: null, cvvResponseCode: null };
    return {
      ...notSent,
      valid: "N",
      paymentAccountId: null,
      ...unknown,
      avsResponseCode: null,
      avsMessage: null,
    } as const;
  }
  const over = expired(account);
  const { cvvResponseCode, avsResponseCode } = account;
  const outcome = over ? { responseCode: "21", responseMessage: "Expired card" } : success;
  return {
    ...outcome,
    valid: flag(!over && cvvResponseCode !== "N"),
    paymentAccountId: account.paymentAccountId,
    // A card whose number has a wrong check digit is never stored.
    numberValid: "Y",
    expirationValid: flag(!over),
    cvvResponseCode: cvvResponseCode as "M",
    avsResponseCode: avsResponseCode as "Y",
    avsMessage: addressCheckWords[avsResponseCode] ?? null,
  } as const;
}

function expired({ expirationMonth, expirationYear }: PaymentAccount): boolean {
  return isExpired(expirationMonth, expirationYear);
}

function flag(value: boolean): "Y" | "N" {
  return value ? "Y" : "N";
}

const noAddress = { address1: null, address2: null, city: null, state: null, zip: null };

/** Stores another billing address with the processor and here; answers its address check. */
async function changeAddress(context: Context, account: PaymentAccount, said: BillingAddress): Promise<string> {
  const place = canonicalFields({ country: account.country, state: said.state, postalCode: said.zip });
  const address = { ...said, state: place.state ?? null, zip: place.postalCode ?? null };
  const { payments } = context.providers;
  requireSameProcessor(payments, account);
  const { site, db } = context;
  const checked =
    (account.externalId ? await payments.changeAddress(account.externalId, address) : undefined) ??
    checkAddress(address, await knownAddresses(db, site, account.customerId));
  await db.execute(sql`
    update payment_account set address1 = ${address.address1}, address2 = ${address.address2}, city = ${address.city},
      state = ${address.state}, zip = ${address.zip}, avs_response_code = ${checked}, date_last_modified = localtimestamp(0)
    where site_id = ${site} and payment_account_id = ${account.paymentAccountId}`);
  return checked;
}

/** Refuses a card of another customer than the one that is named, as if there were none. */
export function requireNamed({ customerId, paymentAccountId }: PaymentAccount, asked: number | undefined): void {
  if (asked !== undefined && asked !== customerId) throw notFound("payment account", paymentAccountId);
}
