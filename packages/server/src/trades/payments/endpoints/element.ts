import type { Payment, PaymentsOperations } from "@purvey/contract/generated/payments";
import sql from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { businessError, invalid } from "../../../platform/errors.ts";
import type { ChargeOutcome } from "../../../platform/ports/payment-processor.ts";
import { decimal, roundMoney } from "../../../values/decimal.ts";
import { type PaymentAccount, requireAccount } from "../../payments/payment-account.ts";
import { requireMode, requireSameProcessor } from "../../payments/payment-setup.ts";
import { requireNamed } from "./unified.ts";

/** `/element`: paying with a stored card (D12). A declined card is an answer, not a refusal. */
export const elementHandlers: Handlers<Pick<PaymentsOperations, "element.payment">> = {
  "element.payment": async (input, context) => {
    const { payments } = context.providers;
    requireMode(payments, input.mode);
    requireCents(input);
    const account = await requireAccount(context.db, context.site, input.paymentAccountId);
    requireNamed(account, input.customerId);
    if (account.mode !== input.mode)
      throw businessError(
        `The card was stored with \`mode\` \`${account.mode}\`, not \`${input.mode}\`. Use that one.`,
      );
    requireSameProcessor(payments, account);
    const cents = decimal(input.amount).plus(input.surchargeAmount).times(100).toNumber();
    const key = context.idempotencyKey;
    if (cents > 0 && key === undefined)
      throw invalid(
        "idempotency-key",
        "A payment needs an `Idempotency-Key` header, so that a call sent twice pays once",
        null,
        "1 to 255 characters",
      );
    const scope = `${context.site}:${context.user.userId}:${key}`;
    const outcome = await payments.charge({ card: account, cents, reference: input.referenceNo ?? null, key: scope });
    return cents > 0 ? recorded(context, account, input, outcome) : checked(context, account, input, outcome);
  },
};

/** Refuses fractions of cents: what is charged must be what was asked for. */
function requireCents(input: { readonly amount: number; readonly surchargeAmount: number }): void {
  for (const name of ["amount", "surchargeAmount"] as const) {
    if (!roundMoney(decimal(input[name])).eq(input[name]))
      throw invalid(name, `Expected an amount in whole cents, got ${input[name]}`, input[name]);
  }
}

/** What a check found; nothing was paid, so nothing is among the customer's payments. */
async function checked(
  { db }: Context,
  account: PaymentAccount,
  input: { readonly referenceNo?: string },
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
  input: { readonly amount: number; readonly surchargeAmount: number; readonly referenceNo?: string },
  outcome: ChargeOutcome,
): Promise<Payment> {
  const { responseCode, responseMessage, transactionId, approvalNumber } = outcome;
  const { amount, surchargeAmount } = input;
  const referenceNo = input.referenceNo ?? null;
  const { paymentAccountId, customerId, source } = account;
  const row = (await context.db.first<{ paymentUid: number; dateCreated: string }>(sql`
    insert into payment (site_id, payment_account_id, customer_id, users_id, source, amount, surcharge_amount, response_code,
      response_message, transaction_id, approval_number, reference_no)
    values (${context.site}, ${paymentAccountId}, ${customerId}, ${context.user.userId}, ${source}, ${amount}, ${surchargeAmount},
      ${responseCode}, ${responseMessage}, ${transactionId}, ${approvalNumber}, ${referenceNo})
    returning payment_uid as "paymentUid", date_created as "dateCreated"`)) as {
    paymentUid: number;
    dateCreated: string;
  };
  return told(account, input, outcome, row);
}

function told(
  { paymentAccountId, source }: PaymentAccount,
  input: { readonly amount: number; readonly surchargeAmount: number; readonly referenceNo?: string },
  { responseCode, ...outcome }: ChargeOutcome,
  row: Pick<Payment, "paymentUid" | "dateCreated">,
): Payment {
  const { amount, surchargeAmount, referenceNo = null } = input;
  const totalAmount = decimal(amount).plus(surchargeAmount).toNumber();
  const approved = responseCode === "0" ? "Y" : "N";
  return {
    ...{ responseCode, ...outcome, approved, ...row, paymentAccountId },
    ...{ amount, surchargeAmount, totalAmount, referenceNo, source },
  };
}
