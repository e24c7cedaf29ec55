import type { CheckoutDocument } from "@purvey/contract/generated/commerce";
import { Button } from "@purvey/ui/button";
import { useCopy } from "@purvey/ui/copy-button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { formatMoney } from "@purvey/ui/format";
import { useText } from "../../../shared/i18n/messages.ts";
import { missingAllowance } from "../checkout-model.ts";
import { messages } from "../messages.ts";
import { useColleaguesWithoutLimit } from "../use-colleagues.ts";

/** The order is over the buyer's allowance: how much is missing, who may release it, and the link for them. */
export function AllowanceNote({ doc }: { doc: CheckoutDocument }) {
  const text = useText(messages);
  const { locale } = useFormat();
  const [copy, state] = useCopy(location.href);
  const names = useColleaguesWithoutLimit(doc.buyer.contactId);
  const { allowance, totals, customer } = doc;
  const money = (amount: number) => formatMoney(amount, { currency: totals.currency, locale });
  return (
    <section role="status" className="allowance-note">
      <h2 className="font-bold">{text("allowanceTitle")}</h2>
      <p>
        {text("allowanceMissing", {
          remaining: money(allowance.remaining ?? 0),
          allowance: money(allowance.allowance ?? 0),
          period: allowance.period,
          missing: money(missingAllowance(doc)),
        })}
      </p>
      <p className="text-soft">{text("allowanceWho")}</p>
      {names.length > 0 && (
        <p className="text-soft">
          {text("allowanceFree", { company: customer?.customerName ?? "", names: names.join(", ") })}
        </p>
      )}
      <Button icon={state === "copied" ? "check" : "copy"} onClick={copy}>
        {text(state === "copied" ? "copied" : "copyLink")}
      </Button>
    </section>
  );
}
