import type { Invoice, Quote } from "@purvey/contract/generated/customers";
import { Status } from "@purvey/ui/data/status";
import { useKnownWords } from "../../../shared/known-words/use-known-words.ts";
import { invoiceShape, invoiceStatus, quoteShape } from "../billing-view.ts";
import { statusMessages } from "../status-messages.ts";

/** Whether an invoice is paid, to be paid or late, in the person's language. */
export function InvoiceStatus({ invoice }: { invoice: Invoice }) {
  const say = useKnownWords(statusMessages);
  return <Status tone={invoiceShape(invoice)}>{say(invoiceStatus(invoice), invoice.statusDesc)}</Status>;
}

/** Whether a quote's prices hold at a moment, in the person's language. */
export function QuoteStatus({ quote, now }: { quote: Quote; now: Date }) {
  const say = useKnownWords(statusMessages);
  return <Status tone={quoteShape(quote, now)}>{say(quote.status, quote.statusDesc)}</Status>;
}
