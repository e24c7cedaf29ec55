import type { CartLine } from "@purvey/contract/generated/commerce";
import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { Status } from "@purvey/ui/data/status";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useWho } from "../../../shared/customer/who.tsx";
import { useCustomersQueries } from "../../../shared/customers-api.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

/** What `QuoteNote` takes. */
export interface QuoteNoteProps {
  readonly line: CartLine;
  /** Takes the line out of its quote; absent where lines are only read. */
  readonly onToday: (() => void) | undefined;
}

/** The quote that gives a line its price; when it no longer does, the way to today's price. */
export function QuoteNote({ line: { quoteNo }, onToday }: QuoteNoteProps) {
  const text = useText(messages);
  const queries = useCustomersQueries();
  const { customerId, may } = useWho();
  const known = quoteNo !== null && customerId !== undefined && may("customer.read");
  const { data } = useQuery(dataOf(queries.customers.customer.quotes.get(known ? { customerId, quoteNo } : skipToken)));
  if (quoteNo === null) return null;
  const number = String(quoteNo);
  if (!data || data.status === "open")
    return <span className="block text-sm text-soft">{text("quote", { number })}</span>;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Status tone="out">{text("quoteOver", { number })}</Status>
      {onToday && <Button onClick={onToday}>{text("todayPrice")}</Button>}
    </span>
  );
}
