import type { CheckoutAllowance } from "@purvey/contract/generated/commerce";
import { type Decimal, decimal, greaterOf, moneyText, numberOf, zero } from "../../../values/decimal.ts";
import type { ContactAllowance } from "../checkout-facts.ts";
import { type Findings, issue, nothingFound, warning } from "../issue.ts";

/** What is left of a contact's allowance, and whether a total exceeds it. Without a contact or a limit there is none. */
export function allowanceOf(contact: ContactAllowance | null, total: Decimal): CheckoutAllowance {
  const { allowance = null, period = "order", spent = 0 } = contact ?? {};
  if (allowance === null) return { allowance, period, used: spent, remaining: null, exceeded: false };
  const remaining = greaterOf(decimal(allowance).minus(spent), zero);
  return { allowance, period, used: spent, remaining: numberOf(remaining), exceeded: total.gt(remaining) };
}

/** The warning that somebody else has to release the checkout, with its amounts in a currency. */
export function allowanceFindings(
  { exceeded, remaining, period }: CheckoutAllowance,
  total: Decimal,
  currency: string,
): Findings {
  if (!exceeded) return nothingFound;
  const left = `${moneyText(decimal(remaining ?? 0))} ${currency} of the allowance are left${period === "order" ? "" : ` for this ${period}`}`;
  return warning(
    issue(
      "ALLOWANCE_EXCEEDED",
      `The total of ${moneyText(total)} ${currency} needs a release: ${left}. Somebody with the permission \`checkout.activate\` can release it.`,
    ),
  );
}
