import { customers } from "@purvey/client/services/customers";
import type { Quote, QuoteLine } from "@purvey/contract/generated/customers";
import { dataOf } from "@purvey/react";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { InCurrency, useFormat } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Dialog } from "@purvey/ui/dialog";
import { formatQuantity } from "@purvey/ui/format";
import { QuantityStepper } from "@purvey/ui/quantity-stepper";
import { useToasts } from "@purvey/ui/toast";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useApiQueries } from "../../../shared/api.ts";
import { useAddToCart, useCartHeader } from "../../../shared/cart/use-cart.ts";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import { allInCart, type InCart, leftOf, quoteAdditions, quotedInCart, quotedSum, quoteTerm } from "../quote-order.ts";

export interface OrderQuoteDialogProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

/** The lines of a quote, to be put into the cart at the quoted prices; less may be taken than was quoted. */
export function OrderQuoteDialog({ quote: { customerId, quoteNo }, onClose }: OrderQuoteDialogProps) {
  const text = useText(messages);
  const { queries } = useService(customers);
  const { data: quote, error } = useQuery(dataOf(queries.customer.quotes.get({ customerId, quoteNo })));
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map());
  const denial = useDenial("cart.write");
  const { order, failure } = useOrderQuote(quoteNo, onClose);
  const inCart = useQuotedInCart(quote);
  // A dialog that grew while it is read would move under the finger.
  if (!error && !(quote && inCart)) return null;
  const additions = quote && inCart ? quoteAdditions(quote, quantities, inCart) : [];
  const refused = quote && quoteTerm(quote, new Date()) === "over" ? text("quoteOver") : undefined;
  const held = quote !== undefined && inCart !== undefined && allInCart(quote.quoteLines, inCart);
  const nothing = additions.length === 0 ? text(held ? "allInCart" : "nothingLeft") : undefined;
  return (
    <Dialog
      open
      sticky
      width={720}
      onClose={onClose}
      title={text("orderQuoteNo", { number: String(quoteNo) })}
      footer={
        <>
          {held && <RouterLinkButton to="/shop/cart">{text("toCart")}</RouterLinkButton>}
          <Button
            variant="primary"
            icon="cart"
            disabledReason={denial ?? refused ?? nothing}
            onClick={() => order(additions)}
          >
            {text("addQuote", { count: additions.length })}
          </Button>
        </>
      }
    >
      {error ? <Failure error={error} /> : null}
      {quote && <TermBanner quote={quote} />}
      {quote && inCart && (
        <InCurrency currency={quote.currency}>
          <QuoteLines
            lines={quote.quoteLines}
            quantities={quantities}
            inCart={inCart}
            onChange={(lineNo, quantity) => setQuantities(new Map([...quantities, [lineNo, quantity]]))}
          />
        </InCurrency>
      )}
      {failure ? <Failure error={failure} /> : null}
    </Dialog>
  );
}

/** Puts the lines into the cart and shows it; what the server refuses stays to be read. */
function useOrderQuote(quoteNo: number, onClose: () => void) {
  const text = useText(messages);
  const toasts = useToasts();
  const navigate = useNavigate();
  const { mutateAsync } = useAddToCart();
  const [failure, setFailure] = useState<unknown>();
  const order = async (additions: ReturnType<typeof quoteAdditions>) => {
    setFailure(undefined);
    try {
      await mutateAsync(additions);
    } catch (error) {
      setFailure(error);
      return;
    }
    onClose();
    toasts.show({ tone: "ok", message: text("quoteAdded", { count: additions.length, number: String(quoteNo) }) });
    await navigate({ to: "/shop/cart" });
  };
  return { order, failure };
}

function TermBanner({ quote }: { quote: Quote }) {
  const text = useText(messages);
  const term = quoteTerm(quote, new Date());
  const until = <Timestamp value={quote.expirationDate} detail="date" />;
  if (term === "holds")
    return (
      <p className="mb-3 text-soft">
        {text("expires")} {until}
      </p>
    );
  return (
    <Banner
      className="mb-3"
      tone={term === "over" ? "out" : "low"}
      title={text(term === "over" ? "quoteOver" : "quoteSoon")}
    >
      {text("expires")} {until}
    </Banner>
  );
}

interface QuoteLinesProps {
  readonly lines: readonly QuoteLine[];
  readonly quantities: ReadonlyMap<number, number>;
  readonly inCart: InCart;
  readonly onChange: (lineNo: number, quantity: number) => void;
}

function QuoteLines({ lines, quantities, inCart, onChange }: QuoteLinesProps) {
  const text = useText(messages);
  const { currency } = useFormat();
  return (
    <>
      <ul>
        {lines.map((line) => (
          <li
            key={line.lineNo}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-rule py-2.5"
          >
            <span className="min-w-48 flex-1">
              <span className="block font-mono font-semibold">{line.itemNo}</span>
              <span className="line-clamp-2 text-soft">{line.description}</span>
              <Money value={line.unitPrice} per={line.unitOfMeasure} />
            </span>
            <LineQuantity
              line={line}
              inCart={inCart.get(line.lineNo) ?? 0}
              quantity={quantities.get(line.lineNo)}
              onChange={onChange}
            />
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 py-2.5 font-semibold">
        {text("quotedSum")} <Money value={quotedSum(lines, quantities, inCart, currency)} />
      </p>
    </>
  );
}

interface LineQuantityProps extends Pick<QuoteLinesProps, "onChange"> {
  readonly line: QuoteLine;
  /** What of it the cart holds already. */
  readonly inCart: number;
  /** What was chosen; everything that is left without a choice. */
  readonly quantity: number | undefined;
}

function LineQuantity({ line, inCart, quantity, onChange }: LineQuantityProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  const left = leftOf(line, inCart);
  const { unitOfMeasure: unit } = line;
  const said = (quantity: number) => formatQuantity({ quantity, unit }, locale);
  const ordered =
    line.qtyOrdered > 0 && text("orderedOf", { ordered: said(line.qtyOrdered), quoted: said(line.quantity) });
  return (
    <span className="flex flex-col items-end gap-1">
      {left > 0 && (
        <QuantityStepper
          compact
          label={text("quantityOf", { item: line.itemNo })}
          unit={unit}
          minimum={0}
          maximum={left}
          multiple={Number.isInteger(left) ? 1 : 0.000001}
          value={quantity ?? left}
          onValueChange={(next) => onChange(line.lineNo, next ?? 0)}
        />
      )}
      {ordered && <span className="text-sm text-soft">{ordered}</span>}
      {inCart > 0 && <span className="text-sm text-soft">{text("inCart", { quantity: said(inCart) })}</span>}
    </span>
  );
}

const noLines: InCart = new Map();

/** What of a quote the chosen cart holds already; undefined while that is on its way. Nothing for whoever has no cart. */
function useQuotedInCart(quote: Quote | undefined): InCart | undefined {
  const queries = useApiQueries();
  const { may } = useWho();
  const header = useCartHeader();
  const cartHdrUid = header.data?.cartHdrUid;
  const lines = useQuery(dataOf(queries.commerce.cartLine.list(cartHdrUid === undefined ? skipToken : { cartHdrUid })));
  if (!may("cart.write") || header.error || lines.error) return noLines;
  return quote && lines.data && quotedInCart(quote, lines.data);
}
