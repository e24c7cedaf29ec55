import type { CartLine } from "@purvey/contract/generated/commerce";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { formatMoney } from "@purvey/ui/format";
import { useUiText } from "@purvey/ui/ui-text-provider";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { namesOf, useApprovers } from "../../../shared/customer/use-approvers.ts";
import { useShipTo, useWho } from "../../../shared/customer/who.tsx";
import { useCustomersQueries } from "../../../shared/customers-api.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { Totals } from "../../../shared/parts/totals.tsx";
import { usePricingQueries } from "../../../shared/pricing-api.ts";
import { problemsOf, subtotalOf, taxInput } from "../cart-model.ts";
import { messages } from "../messages.ts";
import { useCheckOut } from "../use-check-out.ts";
import { CartProblems } from "./cart-problems.tsx";

/** What `CartSummary` takes. */
export interface CartSummaryProps {
  readonly cartHdrUid: number;
  readonly lines: readonly CartLine[];
  /** The checkout that waits for an approval. */
  readonly waiting: number | undefined;
}

/** What the cart comes to, what stands in the way, and the way on. */
export function CartSummary({ cartHdrUid, lines, waiting }: CartSummaryProps) {
  const text = useText(messages);
  const { may } = useWho();
  const shipTo = useShipTo();
  const tax = useTax(lines);
  const subtotal = subtotalOf(lines);
  const total = subtotal + (tax.data?.total_tax ?? 0);
  const problems = problemsOf(lines, useUiText());
  const checkOut = useCheckOut(cartHdrUid);
  const allowance = useAllowance();
  const missing = total - (allowance?.remaining ?? total);
  const refused = problems.length > 0 ? text("problemReason", { count: problems.length }) : undefined;
  return (
    <aside aria-label={text("summary")} className="summary">
      <Totals
        rows={[
          { key: "subtotal", label: text("subtotal"), value: subtotal },
          {
            key: "tax",
            label: shipTo ? text("tax", { place: shipTo.city }) : text("taxUnknown"),
            value: tax.data?.total_tax ?? (tax.isFetching ? undefined : text("taxLater")),
          },
          { key: "freight", label: text("freight"), value: text("taxLater") },
        ]}
        total={{ label: text("total"), value: total }}
      />
      {waiting === undefined && <CartProblems cartHdrUid={cartHdrUid} problems={problems} />}
      <Button
        variant="primary"
        className="w-full"
        disabledReason={may("cart.write") ? refused : text("mayNotOrder")}
        onClick={checkOut}
      >
        {text(waiting === undefined ? "checkOut" : "toCheckout")}
      </Button>
      {/* Below the button: its answer comes late, and would move it away under the finger. */}
      {allowance && (
        <p className="flex justify-between gap-4 text-soft">
          {text("remaining")} <Money value={allowance.remaining} />
        </p>
      )}
      {waiting === undefined && missing >= 0.005 && !may("checkout.activate") && <OverAllowance missing={missing} />}
    </aside>
  );
}

/** The cart comes to more than what is left: that it needs an approval, and who may give it. */
function OverAllowance({ missing }: { missing: number }) {
  const text = useText(messages);
  const { currency, locale } = useFormat();
  const approvers = useApprovers();
  if (!approvers) return null;
  return (
    <p className="allowance-note">
      <span>{text("overAllowance", { missing: formatMoney(missing, { currency, locale }) })}</span>
      <span className="text-soft">{text("whoApproves", { names: namesOf(approvers) || "none" })}</span>
    </p>
  );
}

/** What the person may still order without an approval; undefined while it is not known and without a limit. */
function useAllowance() {
  const queries = useCustomersQueries();
  const { contactId, may } = useWho();
  const input = contactId !== undefined && may("customer.read") ? { id: contactId } : skipToken;
  const { data } = useQuery(dataOf(queries.customers.contacts.webAllowance(input)));
  return data && !data.isUnlimited ? data : undefined;
}

function useTax(lines: readonly CartLine[]) {
  const queries = usePricingQueries();
  const { customerId, may } = useWho();
  const shipTo = useShipTo();
  const input = may("price.read") ? taxInput(customerId, shipTo, lines) : undefined;
  return useQuery({
    ...dataOf(queries.pricing.taxEngine.create(input ?? skipToken)),
    placeholderData: keepPreviousData,
  });
}
