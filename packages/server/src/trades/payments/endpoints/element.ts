import type { Payment, PaymentsOperations } from "@purvey/contract/generated/payments";
import sql from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { businessError } from "../../../platform/errors.ts";
import type { ChargeOutcome } from "../../../platform/ports/payment-processor.ts";
import { requireCurrency } from "../../../platform/require-code.ts";
import { decimal } from "../../../values/decimal.ts";
import { requireExact, requireKey } from "../exact-amount.ts";
import { type PaymentAccount, requireAccount } from "../payment-account.ts";
import { requireMode, requireSameProcessor } from "../payment-setup.ts";
import { sellerOf } from "../seller.ts";
import { requireNamed } from "./unified.ts";

const needsKey = "A payment needs an `Idempotency-Key` header, so that a call sent twice pays once";

/** `/element`: paying with a stored card (D12). A declined card is an answer, not a refusal. */
export const elementHandlers: Handlers<Pick<PaymentsOperations, "element.payment">> = {
  "element.payment": async (input, context) => {
    const { payments } = context.providers;
    requireMode(payments, input.mode);
    const currency = await paidIn(input.currency, context);
    requireExact("amount", input.amount, currency);
    requireExact("surchargeAmount", input.surchargeAmount, currency);
    const account = await requireAccount(context.db, context.site, input.paymentAccountId);
    requireNamed(account, input.customerId);
    if (account.mode !== input.mode)
      throw businessError(
        `The card was stored with \`mode\` \`${account.mode}\`, not \`${input.mode}\`. Use that one.`,
      );
    requireSameProcessor(payments, account);
    const amount = decimal(input.amount).plus(input.surchargeAmount);
    const key = amount.gt(0) ? requireKey(context, needsKey) : context.idempotencyKey;
    const scope = `${context.site}:${context.user.userId}:${key}`;
    const reference = input.referenceNo ?? null;
    const outcome = await payments.charge({ card: account, amount, currency, reference, key: scope });
    const paid = { ...input, currency };
    return amount.gt(0) ? recorded(context, account, paid, outcome) : checked(context, account, paid, outcome);
  },
};

/** What was asked for, in its currency. */
interface Paid {
  readonly amount: number;
  readonly surchargeAmount: number;
  readonly referenceNo?: string;
  readonly currency: string;
}

/** The currency that the caller says, else the site's. */
async function paidIn(currency: string | undefined, context: Context): Promise<string> {
  return currency === undefined ? (await sellerOf(context)).currency : requireCurrency("currency", currency);
}

/** What a check found; nothing was paid, so nothing is among the customer's payments. */
async function checked(
  { db }: Context,
  account: PaymentAccount,
  input: Pick<Paid, "referenceNo" | "currency">,
  outcome: ChargeOutcome,
): Promise<Payment> {
  const now = (await db.first<{ dateCreated: string }>(sql`select localtimestamp(0) as "dateCreated"`)) as {
    dateCreated: string;
  };
  const sums = { amount: 0, surchargeAmount: 0 };
  return told(account, { ...sums, ...input }, outcome, { paymentUid: null, ...now });
}

async function recorded(
  context: Context,
  account: PaymentAccount,
  input: Paid,
  outcome: ChargeOutcome,
): Promise<Payment> {
  const { responseCode, responseMessage, transactionId, approvalNumber } = outcome;
  const { amount, surchargeAmount, currency } = input;
  const referenceNo = input.referenceNo ?? null;
  const { paymentAccountId, customerId, source } = account;
  const row = (await context.db.first<{ paymentUid: number; dateCreated: string }>(sql`
    insert into payment (site_id, payment_account_id, customer_id, users_id, source, amount, surcharge_amount, currency, response_code,
      response_message, transaction_id, approval_number, reference_no)
    values (${context.site}, ${paymentAccountId}, ${customerId}, ${context.user.userId}, ${source}, ${amount}, ${surchargeAmount},
      ${currency}, ${responseCode}, ${responseMessage}, ${transactionId}, ${approvalNumber}, ${referenceNo})
    returning payment_uid as "paymentUid", date_created as "dateCreated"`)) as {
    paymentUid: number;
    dateCreated: string;
  };
  return told(account, input, outcome, row);
}

function told(
  { paymentAccountId, source }: PaymentAccount,
  input: Paid,
  { responseCode, ...outcome }: ChargeOutcome,
  row: Pick<Payment, "paymentUid" | "dateCreated">,
): Payment {
  const { amount, surchargeAmount, currency, referenceNo = null } = input;
  const totalAmount = decimal(amount).plus(surchargeAmount).toNumber();
  const approved = responseCode === "0" ? "Y" : "N";
  return {
    responseCode,
    ...outcome,
    approved,
    ...row,
    paymentAccountId,
    amount,
    surchargeAmount,
    totalAmount,
    currency,
    referenceNo,
    source,
  };
}
