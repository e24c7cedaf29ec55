import type { Context } from "../../platform/endpoints/context.ts";
import { invalid } from "../../platform/errors.ts";
import { currencyDecimals } from "../../values/currency-decimals.ts";
import { decimal, roundMoney } from "../../values/decimal.ts";

/**
 * Refuses fractions of cents, yen or fils: what moves must be what was asked for.
 *
 * @throws ServerError 400 at the field `name`.
 */
export function requireExact(name: string, amount: number, currency: string): void {
  if (roundMoney(decimal(amount), currency).eq(amount)) return;
  const decimals = currencyDecimals(currency);
  throw invalid(name, `Amounts of ${currency} have ${decimals} decimals at most, got ${amount}`, amount);
}

/**
 * The key that makes a call that is sent twice move money once.
 *
 * @param why what needs it, as a sentence
 * @throws ServerError 400 for a call without one.
 */
export function requireKey({ idempotencyKey }: Pick<Context, "idempotencyKey">, why: string): string {
  if (idempotencyKey !== undefined) return idempotencyKey;
  throw invalid("idempotency-key", why, null, "1 to 255 characters");
}
