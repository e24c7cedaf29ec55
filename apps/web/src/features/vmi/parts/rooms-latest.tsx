import { vmi } from "@purvey/client/services/vmi";
import type { Warehouse } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { SideBySide } from "../../../shared/parts/side-by-side.tsx";
import { MovementList } from "../../../shared/stockroom/movement-list.tsx";
import { useService } from "../../../shared/use-service.ts";
import { useWide } from "../../../shared/use-wide.ts";
import { messages } from "../messages.ts";

/** How many stockrooms stand side by side, and how many movements of each are shown. */
const [mostRooms, mostMovements] = [4, 14];

/** On a wide window, what was booked last in the first stockrooms of the list, side by side below it. */
export function RoomsLatest({ stockrooms }: { stockrooms: readonly Warehouse[] }) {
  const wide = useWide(75);
  if (!wide || stockrooms.length === 0 || stockrooms.length > mostRooms) return null;
  return (
    <SideBySide>
      {stockrooms.map((stockroom) => (
        <RoomLatest key={stockroom.warehouseUid} stockroom={stockroom} />
      ))}
    </SideBySide>
  );
}

function RoomLatest({ stockroom: { warehouseUid, warehouseName } }: { stockroom: Warehouse }) {
  const text = useText(messages);
  const { queries } = useService(vmi);
  const { data } = useQuery(dataOf(queries.warehouse.movements({ warehouseUid, limit: mostMovements })));
  return (
    <Section
      title={warehouseName}
      note={text("movements")}
      actions={
        <Link
          to="/ops/vmi/$warehouse"
          params={{ warehouse: warehouseUid }}
          aria-label={`${text("overview")}: ${warehouseName}`}
        >
          {text("overview")}
        </Link>
      }
    >
      <MovementList label={`${warehouseName}: ${text("movements")}`} movements={data} />
    </Section>
  );
}
