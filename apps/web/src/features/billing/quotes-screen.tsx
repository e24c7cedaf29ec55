import { customers } from "@purvey/client/services/customers";
import { items } from "@purvey/client/services/items";
import type { Quote } from "@purvey/contract/generated/customers";
import type { PdfGenerationRequest } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { Money } from "@purvey/ui/data/money";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { AskQuote } from "../../shared/ask-quote/ask-quote.tsx";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { laterPart } from "../../shared/later-part.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { ListFrame } from "../../shared/parts/list-frame.tsx";
import { LongRows } from "../../shared/parts/long-rows.tsx";
import { PdfButton } from "../../shared/parts/pdf-button.tsx";
import { useDenial } from "../../shared/permissions/use-denial.ts";
import type { PrintLanguage } from "../../shared/print-language.ts";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { useWide } from "../../shared/use-wide.ts";
import { daysLeft } from "./billing-view.ts";
import { messages } from "./messages.ts";
import { QuoteStatus } from "./parts/billing-status.tsx";
import { quoteTerm } from "./quote-order.ts";

const OrderQuoteDialog = laterPart(async () => (await import("./parts/order-quote-dialog.tsx")).OrderQuoteDialog);

const QuotesContents = laterPart(async () => (await import("./parts/quotes-contents.tsx")).QuotesContents);

/** What was offered to the company, and until when its prices hold. */
export function QuotesScreen() {
  const text = useText(messages);
  useTitle(text("quotes"));
  const { queries } = useService(customers);
  const { customerId } = useWho();
  const input = customerId === undefined ? skipToken : { customerId, limit: 1000, orderBy: "quote_no|DESC" };
  const { data, error, isLoadingError, refetch } = useQuery(dataOf(queries.customer.quotes.list(input)));
  const wide = useWide(110);
  const [ordered, setOrdered] = useState<Quote>();
  const columns = useColumns(setOrdered);
  return (
    <ListFrame
      title={text("quotes")}
      actions={<AskQuote />}
      count={data && text("count", { count: data.length })}
      query={{ error, isLoadingError, refetch }}
      table={
        <LongRows<Quote>
          caption={text("quotes")}
          columns={columns}
          rows={data}
          rowKey={({ quoteNo }) => quoteNo}
          keyboard="page"
          empty={
            <EmptyState
              title={text("noQuotes")}
              actions={<RouterLinkButton to="/shop/orders">{text("toOrders")}</RouterLinkButton>}
            >
              {text("noQuotesHint")}
            </EmptyState>
          }
        />
      }
    >
      {wide && data && <QuotesContents quotes={data} />}
      {ordered && <OrderQuoteDialog quote={ordered} onClose={() => setOrdered(undefined)} />}
    </ListFrame>
  );
}

function useColumns(onOrder: (quote: Quote) => void): TableColumn<Quote>[] {
  const text = useText(messages);
  const beside = useWide(64);
  return useMemo(() => {
    const now = new Date();
    return [
      {
        key: "quoteNo",
        header: text("quoteNo"),
        minWidth: 112,
        maxWidth: 240,
        wrap: true,
        control: true,
        cell: (quote) => (
          <>
            <span className="font-mono font-semibold">{quote.quoteNo}</span>
            <span className="below-narrow flex-col gap-1 pb-1">
              <QuoteStatus quote={quote} now={now} />
              <Expiry quote={quote} now={now} />
            </span>
          </>
        ),
      },
      {
        key: "status",
        header: text("statusDesc"),
        width: 136,
        hideBelow: "narrow",
        cell: (quote) => <QuoteStatus quote={quote} now={now} />,
      },
      {
        key: "date",
        header: text("quoteDate"),
        width: 112,
        hideBelow: "wide",
        cell: ({ quoteDate }) => <Timestamp value={quoteDate} detail="date" />,
      },
      {
        key: "expires",
        header: text("expires"),
        width: 152,
        wrap: true,
        hideBelow: "narrow",
        cell: (quote) => <Expiry quote={quote} now={now} />,
      },
      {
        key: "lines",
        header: text("lines"),
        width: 72,
        align: "end",
        hideBelow: "wide",
        cell: (quote) => quote.lineCount,
      },
      {
        key: "total",
        header: text("totalAmount"),
        width: 112,
        align: "end",
        cell: ({ totalAmount, currency }) => (
          <Money className="font-semibold" value={totalAmount} currency={currency} />
        ),
      },
      {
        key: "acts",
        header: <span className="sr-only">{text("acts")}</span>,
        width: beside ? 304 : 132,
        wrap: true,
        align: "end",
        control: true,
        cell: (quote) => (
          <span className="flex flex-wrap justify-end gap-1 py-1 max-[64rem]:*:flex-auto">
            {quote.status === "expired" && <AskQuote again={quote.quoteNo} />}
            <OrderQuote quote={quote} now={now} onOrder={onOrder} />
            <PrintQuote quote={quote} />
          </span>
        ),
      },
    ];
  }, [text, onOrder, beside]);
}

interface OrderQuoteProps {
  readonly quote: Quote;
  readonly now: Date;
  readonly onOrder: (quote: Quote) => void;
}

function OrderQuote({ quote, now, onOrder }: OrderQuoteProps) {
  const text = useText(messages);
  const denial = useDenial("cart.write");
  const over = quoteTerm(quote, now) === "over" ? text("quoteOver") : undefined;
  return (
    <Button
      aria-label={text("orderQuoteNo", { number: String(quote.quoteNo) })}
      disabledReason={denial ?? over}
      onClick={() => onOrder(quote)}
    >
      {text("order")}
    </Button>
  );
}

function Expiry({ quote, now }: { quote: Quote; now: Date }) {
  const text = useText(messages);
  const days = daysLeft(quote, now);
  return (
    <span className="flex flex-col leading-tight">
      <Timestamp value={quote.expirationDate} detail="date" />
      {quote.status === "open" && days <= 30 && <span className="text-sm text-low">{text("daysLeft", { days })}</span>}
    </span>
  );
}

function PrintQuote({ quote: { quoteNo, customerId } }: { quote: Quote }) {
  const text = useText(messages);
  const { customer } = useService(customers).api;
  const { internal } = useService(items).api;
  const print = async (language: PrintLanguage) => {
    const { data } = await customer.quotes.get({ customerId, quoteNo });
    return internal.pdf({ ...quotePrint(data), options: { language } }).data;
  };
  return <PdfButton label={text("printQuote", { number: String(quoteNo) })} print={print} />;
}

/** A quote as it is printed. */
function quotePrint(quote: Quote): PdfGenerationRequest {
  const { quoteNo, quoteDate, expirationDate, customerId, subtotal, taxAmount: tax, totalAmount: total, note } = quote;
  return {
    documentType: "quote",
    data: {
      currency: quote.currency,
      quoteNo,
      quoteDate,
      expirationDate,
      customerId,
      subtotal,
      tax,
      total,
      notes: note,
      lines: quote.quoteLines.map(({ itemNo: itemId, description: itemDesc, ...line }) => ({
        lineNo: line.lineNo,
        itemId,
        itemDesc,
        quantity: line.quantity,
        unitOfMeasure: line.unitOfMeasure,
        unitPrice: line.unitPrice,
        extendedPrice: line.extendedPrice,
      })),
    },
  };
}
