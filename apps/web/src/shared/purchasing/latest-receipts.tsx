import { warehouseOps } from "@purvey/client/services/warehouseOps";
import type { Receiving } from "@purvey/contract/generated/warehouseOps";
import { dataOf } from "@purvey/react";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Section } from "@purvey/ui/shell/page-head";
import { skipToken, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useWho } from "../customer/who.tsx";
import { useText } from "../i18n/messages.ts";
import { Unread } from "../parts/unread.tsx";
import { useService } from "../use-service.ts";
import { latestReceipts } from "./due.ts";
import { poMessages } from "./po-messages.ts";

/** How many receipts are shown. */
const most = 8;

export interface LatestReceiptsProps {
  /** How an item is written. @default its number */
  readonly item?: (itemId: string) => ReactNode;
  /** What can be done with the items of a receipt, by their numbers, each once. */
  readonly children?: (items: readonly string[]) => ReactNode;
}

/** What came in last at the dock, the latest first; nothing for who may not see the warehouse's documents. */
export function LatestReceipts(props: LatestReceiptsProps) {
  const text = useText(poMessages);
  const { may } = useWho();
  const allowed = may("warehouse.read");
  const { receiving } = useService(warehouseOps).queries;
  const query = useQuery(dataOf(receiving.list(allowed ? { limit: most, orderBy: latestReceipts } : skipToken)));
  const { data } = query;
  if (!allowed) return null;
  return (
    <Section title={text("cameLast")}>
      {!data && <Unread query={query} />}
      {data?.length === 0 && <p className="py-3 text-soft">{text("noReceipt")}</p>}
      <ol aria-label={text("cameLast")} className="divide-y divide-rule">
        {data?.map((receipt) => (
          <ReceiptRow key={receipt.receivingUid} receipt={receipt} {...props} />
        ))}
      </ol>
    </Section>
  );
}

/** How many items of a receipt are named. */
const mostItems = 4;

function ReceiptRow({ receipt, item = (itemId) => itemId, children }: LatestReceiptsProps & { receipt: Receiving }) {
  const text = useText(poMessages);
  const { poNo, dateCreated, lines } = receipt;
  const items = [...new Set(lines.map(({ itemId }) => itemId))];
  return (
    <li className="py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <Link to="/ops/receiving/$po" params={{ po: poNo }} className="font-semibold">
          {text("orderNo", { po: String(poNo) })}
        </Link>
        <Timestamp value={dateCreated} className="text-soft" />
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="flex min-w-0 flex-wrap gap-x-4 text-sm text-soft">
          {items.slice(0, mostItems).map((itemId) => (
            <span key={itemId} className="font-mono">
              {item(itemId)}
            </span>
          ))}
          {items.length > mostItems && <span>{text("moreItems", { count: items.length - mostItems })}</span>}
        </span>
        {children && <span>{children(items)}</span>}
      </p>
    </li>
  );
}
