import { orders } from "@purvey/client/services/orders";
import { dataOf } from "@purvey/react";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Section } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useText } from "../i18n/messages.ts";
import { LookupLink } from "../parts/lookup-link.tsx";
import { useService } from "../use-service.ts";
import { useWide } from "../use-wide.ts";
import { byDueDate } from "./due.ts";
import { LatestReceipts } from "./latest-receipts.tsx";
import { poMessages } from "./po-messages.ts";
import type { PoRoute } from "./use-po-columns.tsx";

/** Beside a list of purchase orders, where the window has room: what arrives next, and what was received last. */
export function PoAside({ to }: { to: PoRoute }) {
  if (!useWide(120)) return null;
  return (
    <aside>
      <ArrivesNext to={to} />
      <LatestReceipts
        item={(itemId) => (
          <LookupLink code={itemId} className="font-mono">
            {itemId}
          </LookupLink>
        )}
      />
    </aside>
  );
}

/** How many orders are shown. */
const most = 12;

/** What is due from today on, the nearest day first: what is overdue heads the list beside it. */
function ArrivesNext({ to }: { to: PoRoute }) {
  const text = useText(poMessages);
  const { poHdr } = useService(orders).queries;
  const { data } = useQuery(dataOf(poHdr.list({ awaited: "Y", overdue: "N", orderBy: byDueDate, limit: most })));
  return (
    <Section title={text("arrivesNext")}>
      {!data && <Skeleton width="60%" />}
      {data?.length === 0 && <p className="py-3 text-soft">{text("nothingNext")}</p>}
      <ol aria-label={text("arrivesNext")} className="divide-y divide-rule">
        {data?.map(({ poNo, vendorName, locationName, dateDue, lineCount }) => (
          <li key={poNo} className="py-1.5">
            <p className="flex items-baseline justify-between gap-3">
              <Link to={to} params={{ po: poNo }} className="font-mono font-semibold">
                {poNo}
              </Link>
              <Timestamp value={dateDue} detail="date" />
            </p>
            <p className="flex justify-between gap-3 text-sm text-soft">
              <span className="min-w-0 truncate">{[vendorName, locationName].join(" · ")}</span>
              <span className="shrink-0">{text("lineCount", { count: lineCount })}</span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
