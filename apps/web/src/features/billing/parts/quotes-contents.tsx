import { customers } from "@purvey/client/services/customers";
import type { Quote, QuoteLine } from "@purvey/contract/generated/customers";
import { dataOf } from "@purvey/react";
import { InCurrency } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../../../shared/i18n/messages.ts";
import { ItemLink } from "../../../shared/parts/item-link.tsx";
import { useService } from "../../../shared/use-service.ts";
import { openQuotes } from "../billing-view.ts";
import { messages } from "../messages.ts";

/** How many quotes stand side by side. */
const most = 3;

/** On a wide window, what stands in the quotes that can still be ordered, side by side below their list. */
export function QuotesContents({ quotes }: { quotes: readonly Quote[] }) {
  const shown = openQuotes(quotes).slice(0, most);
  if (shown.length === 0) return null;
  return (
    <div className="mt-10 grid grid-cols-3 items-start gap-8">
      {shown.map((quote) => (
        <QuoteContents key={quote.quoteNo} quote={quote} />
      ))}
    </div>
  );
}

function QuoteContents({ quote: { customerId, quoteNo, lineCount, currency } }: { quote: Quote }) {
  const text = useText(messages);
  const { queries } = useService(customers);
  const { data } = useQuery(dataOf(queries.customer.quotes.get({ customerId, quoteNo })));
  return (
    <Section title={text("quoteTitle", { number: String(quoteNo) })} note={text("lineCount", { count: lineCount })}>
      <InCurrency currency={currency}>
        <ul>
          {data?.quoteLines.map((line) => (
            <QuotedLine key={line.lineNo} line={line} />
          ))}
        </ul>
      </InCurrency>
    </Section>
  );
}

function QuotedLine({ line }: { line: QuoteLine }) {
  const { itemNo, description, quantity, unitOfMeasure, unitPrice } = line;
  return (
    <li className="flex items-baseline gap-4 border-b border-rule py-2">
      <span className="min-w-0 flex-1">
        <PartNumber value={itemNo} link={(attributes) => <ItemLink itemId={itemNo} {...attributes} />} />
        <span className="block truncate text-soft">{description}</span>
      </span>
      <Quantity quantity={quantity} unit={unitOfMeasure} />
      <Money className="w-32 text-end" value={unitPrice} per={unitOfMeasure} />
    </li>
  );
}
