import type { StockroomPart, Warehouse } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import { Gauge } from "@purvey/ui/data/gauge";
import { Section } from "@purvey/ui/shell/page-head";
import { useQueries } from "@tanstack/react-query";
import { useText } from "../i18n/messages.ts";
import { useVmiQueries } from "../vmi-api.ts";
import { partKeyOf } from "./part-key.ts";
import { partMessages } from "./part-messages.ts";
import { useStockrooms } from "./use-stockroom.ts";

/** How many other stockrooms are asked. */
const mostRooms = 12;

/** What the customer's other stockrooms have of a part. */
export function PartElsewhere({ part }: { part: StockroomPart }) {
  const text = useText(partMessages);
  const found = useElsewhere(part);
  if (!found) return null;
  return (
    <Section title={text("elsewhere")}>
      {found.length === 0 && <p className="py-3 text-soft">{text("nowhere")}</p>}
      <ul className="divide-y divide-rule">
        {found.map(({ room, there }) => (
          <li key={room.warehouseUid} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
            <span>{room.warehouseName}</span>
            <Gauge
              onHand={there.qtyOnHand}
              onOrder={there.qtyOnOrder}
              minimum={there.minQty ?? undefined}
              maximum={there.maxQty ?? undefined}
              unit={there.unitOfMeasure}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The stockrooms that list or had the part; undefined until all have answered, or when there is no other. */
function useElsewhere(part: StockroomPart): { room: Warehouse; there: StockroomPart }[] | undefined {
  const queries = useVmiQueries();
  const { data: rooms = [] } = useStockrooms();
  const here = rooms.find(({ warehouseUid }) => warehouseUid === part.warehouseUid);
  const others = rooms
    .filter(({ warehouseUid, customerId }) => warehouseUid !== part.warehouseUid && customerId === here?.customerId)
    .slice(0, mostRooms);
  const answers = useQueries({
    queries: others.map(({ warehouseUid }) =>
      dataOf(queries.vmi.warehouse.availability({ warehouseUid, limit: 1, ...partKeyOf(part) })),
    ),
  });
  if (others.length === 0 || answers.some(({ data }) => data === undefined)) return undefined;
  return others.flatMap((room, index) => {
    const there = answers[index]?.data?.[0];
    return there ? [{ room, there }] : [];
  });
}
