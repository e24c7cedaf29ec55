import { customers } from "@purvey/client/services/customers";
import type { Invoice, Quote } from "@purvey/contract/generated/customers";
import { dataOf } from "@purvey/react";
import { Money } from "@purvey/ui/data/money";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { useService } from "../../../shared/use-service.ts";
import { balancesOf, inPayingOrder, openQuotes } from "../billing-view.ts";
import { messages } from "../messages.ts";
import { Balances } from "./balances.tsx";
import { InvoiceStatus, QuoteStatus } from "./billing-status.tsx";

/** How many of each are shown before the link to all of them. */
const most = 6;

/** Where there is room for it: what is to be paid, the longest due first, and which quotes can still be ordered. */
export function OpenBills({ customerId }: { customerId: number }) {
  const { customer } = useService(customers).queries;
  const invoices = useQuery(dataOf(customer.invoices.list({ customerId, limit: 1000, paidInFull: "N" })));
  const quotes = useQuery(dataOf(customer.quotes.list({ customerId, limit: 1000, orderBy: "quote_no|DESC" })));
  // Both at once: what comes later would move what is read.
  if (!invoices.data || !quotes.data) return null;
  const now = new Date();
  return (
    <>
      <ToBePaid invoices={inPayingOrder(invoices.data)} />
      <Orderable quotes={openQuotes(quotes.data)} now={now} />
    </>
  );
}

function ToBePaid({ invoices }: { invoices: readonly Invoice[] }) {
  const text = useText(messages);
  if (invoices.length === 0) return null;
  return (
    <Section
      title={text("open")}
      note={<Balances sums={balancesOf(invoices)} />}
      actions={
        <Link to="/shop/invoices" search={{ show: "open" }}>
          {text("allInvoices")}
        </Link>
      }
    >
      <ul>
        {invoices.slice(0, most).map((invoice) => (
          <li key={invoice.invoiceNo} className="flex items-baseline gap-4 border-b border-rule py-2">
            <Link
              to="/shop/invoices"
              search={{ q: String(invoice.invoiceNo) }}
              className="w-20 font-mono font-semibold"
            >
              {invoice.invoiceNo}
            </Link>
            <InvoiceStatus invoice={invoice} />
            <Timestamp className="ms-auto" value={invoice.dueDate} detail="date" />
            <Money className="w-28 text-end font-semibold" value={invoice.balanceDue} currency={invoice.currency} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Orderable({ quotes, now }: { quotes: readonly Quote[]; now: Date }) {
  const text = useText(messages);
  if (quotes.length === 0) return null;
  return (
    <Section title={text("orderable")} actions={<Link to="/shop/quotes">{text("allQuotes")}</Link>}>
      <ul>
        {quotes.slice(0, most).map((quote) => (
          <li key={quote.quoteNo} className="flex items-baseline gap-4 border-b border-rule py-2">
            <Link to="/shop/quotes" className="w-20 font-mono font-semibold">
              {quote.quoteNo}
            </Link>
            <QuoteStatus quote={quote} now={now} />
            <span className="ms-auto text-soft">
              {text("expires")} <Timestamp value={quote.expirationDate} detail="date" />
            </span>
            <Money className="w-28 text-end font-semibold" value={quote.totalAmount} currency={quote.currency} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
