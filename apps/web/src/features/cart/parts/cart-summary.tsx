import { commerce } from "@purvey/client/services/commerce";
import { customers } from "@purvey/client/services/customers";
import { pricing } from "@purvey/client/services/pricing";
import type { CartLine } from "@purvey/contract/generated/commerce";
import { dataOf, useInvalidate } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { formatMoney, formatNumber } from "@purvey/ui/format";
import { useUiText } from "@purvey/ui/ui-text-provider";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { namesOf, useApprovers } from "../../../shared/customer/use-approvers.ts";
import { useShipTo, useWho } from "../../../shared/customer/who.tsx";
import { useRefused } from "../../../shared/errors/use-refused.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { Totals } from "../../../shared/parts/totals.tsx";
import { useService } from "../../../shared/use-service.ts";
import { type LineProblem, problemsOf, subtotalOf, taxInput } from "../cart-model.ts";
import { messages } from "../messages.ts";
import { useChangeLine } from "../use-cart-lines.ts";

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
  const subtotal = subtotalOf(lines, useFormat().currency);
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
  const { queries } = useService(customers);
  const { contactId, may } = useWho();
  const input = contactId !== undefined && may("customer.read") ? { id: contactId } : skipToken;
  const { data } = useQuery(dataOf(queries.contacts.webAllowance(input)));
  return data && !data.isUnlimited ? data : undefined;
}

function useTax(lines: readonly CartLine[]) {
  const { queries } = useService(pricing);
  const { customerId, may } = useWho();
  const shipTo = useShipTo();
  const input = may("price.read") ? taxInput(customerId, shipTo, lines) : undefined;
  return useQuery({
    ...dataOf(queries.taxEngine.create(input ?? skipToken)),
    placeholderData: keepPreviousData,
  });
}

interface CartProblemsProps {
  readonly cartHdrUid: number;
  readonly problems: readonly LineProblem[];
}

/** Lines that cannot be ordered so, each with quantities that can. */
function CartProblems({ cartHdrUid, problems }: CartProblemsProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  const { mutate: change } = useChangeLine(cartHdrUid);
  if (problems.length === 0) return null;
  return (
    <section role="status" className="problem-list">
      <h2 className="text-sm font-bold text-out">{text("problems", { count: problems.length })}</h2>
      <ul>
        {problems.map(({ line, problem, offers }) => (
          <li key={line.lineNo} className="py-1.5">
            <span className="font-mono font-semibold">{line.itemId}</span> {problem}
            <span className="mt-1 flex flex-wrap gap-2">
              {offers.map((quantity) => (
                <Button key={quantity} onClick={() => change({ lineNo: line.lineNo, quantity })}>
                  {text("makeIt", { quantity: `${formatNumber(quantity, locale)} ${line.unitOfMeasure}` })}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Begins the checkout of a cart, or goes on with the one it has, and shows it. */
function useCheckOut(cartHdrUid: number): () => Promise<void> {
  const { api } = useService(commerce);
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const refused = useRefused();
  const { shipToId } = useWho();
  return async () => {
    const begun = await api.checkout
      .create({ cartHdrUid, checkoutProcessor: "purvey-web", ...(shipToId === undefined ? {} : { shipToId }) })
      .safe();
    if (!begun.ok) {
      refused(begun.error);
      return;
    }
    await invalidate("commerce.checkout.create");
    await navigate({ to: "/shop/checkout/$uid", params: { uid: begun.data.checkoutUid } });
  };
}
