import type { RestockHeader } from "@purvey/contract/generated/vmi";
import { Quantity } from "@purvey/ui/data/quantity";
import { Section } from "@purvey/ui/shell/page-head";
import { Link } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { SideBySide } from "../../../shared/parts/side-by-side.tsx";
import { useWide } from "../../../shared/use-wide.ts";
import { messages } from "../messages.ts";

/** Below how long a list the parts stand, of how many orders, and how many of each are shown. */
const [mostRows, mostOrders, mostParts] = [20, 4, 12];

/** On a wide window, below a list that leaves room, what is still to come of its first orders, side by side. */
export function NextArrivals({ orders }: { orders: readonly RestockHeader[] }) {
  const wide = useWide(75);
  const open = orders.filter(({ statusCd, lines }) => statusCd === 704 && lines.some(({ qtyOpen }) => qtyOpen > 0));
  if (!wide || open.length === 0 || orders.length > mostRows) return null;
  return (
    <SideBySide>
      {open.slice(0, mostOrders).map((order) => (
        <NextArrival key={order.restockHdrUid} order={order} />
      ))}
    </SideBySide>
  );
}

function NextArrival({ order: { restockHdrUid, warehouseUid, warehouseName, lines } }: { order: RestockHeader }) {
  const text = useText(messages);
  const title = text("restockNo", { number: restockHdrUid });
  const open = lines.filter(({ qtyOpen }) => qtyOpen > 0);
  return (
    <Section
      title={title}
      note={warehouseName}
      actions={
        <Link
          to="/ops/vmi/$warehouse/receive"
          params={{ warehouse: warehouseUid }}
          search={{ restock: restockHdrUid }}
          aria-label={`${text("receive")}: ${title}`}
        >
          {text("receive")}
        </Link>
      }
    >
      <ul aria-label={`${title}: ${text("rest")}`} className="divide-y divide-rule">
        {open.slice(0, mostParts).map(({ lineNo, itemId, description, qtyOpen, unitOfMeasure }) => (
          <li key={lineNo} className="flex items-baseline gap-4 py-1.5">
            <span className="shrink-0 font-mono font-semibold">{itemId}</span>
            <span className="min-w-0 grow truncate text-soft">{description}</span>
            <Quantity quantity={qtyOpen} unit={unitOfMeasure} className="shrink-0" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
