import type { CheckoutDocument } from "@purvey/contract/generated/commerce";
import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { formatMoney } from "@purvey/ui/format";
import { namesOf, useApprovers } from "../../../shared/customer/use-approvers.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { missingAllowance } from "../checkout-model.ts";
import { messages } from "../messages.ts";

/** The order is over the buyer's allowance: how much is missing, who may release it, and the way to ask them. */
export function AllowanceNote({ doc, onAsk }: { doc: CheckoutDocument; onAsk: () => Promise<void> }) {
  const text = useText(messages);
  const { locale } = useFormat();
  const approvers = useApprovers();
  const { allowance, totals } = doc;
  const money = (amount: number) => formatMoney(amount, { currency: totals.currency, locale });
  return (
    <section role="status" className="allowance-note" tabIndex={-1} data-next="">
      <h2 className="font-bold">{text("allowanceTitle")}</h2>
      <p>
        {text("allowanceMissing", {
          remaining: money(allowance.remaining ?? 0),
          allowance: money(allowance.allowance ?? 0),
          period: allowance.period,
          missing: money(missingAllowance(doc)),
        })}
      </p>
      {approvers && (
        <p className="text-soft">
          {approvers.length > 0 ? text("mayApprove", { names: namesOf(approvers) }) : text("nobodyApproves")}
        </p>
      )}
      <Button
        variant="primary"
        className="w-full"
        disabledReason={approvers?.length === 0 ? text("nobodyApproves") : undefined}
        onClick={onAsk}
      >
        {text("submit")}
      </Button>
    </section>
  );
}
