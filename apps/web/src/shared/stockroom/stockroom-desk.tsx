import { vmi } from "@purvey/client/services/vmi";
import type { StockMovement } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import { Section } from "@purvey/ui/shell/page-head";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useText } from "../i18n/messages.ts";
import { useQueue } from "../offline-queue/use-queue.ts";
import { useService } from "../use-service.ts";
import { useWide } from "../use-wide.ts";
import { MovementList } from "./movement-list.tsx";
import { type PartKey, partText } from "./part-key.ts";
import { partMessages } from "./part-messages.ts";
import { PartPane } from "./part-pane.tsx";
import { useStockroomParts } from "./use-stockroom.ts";

export interface StockroomDeskProps {
  readonly warehouseUid: number;
  /** The part that was scanned or touched last. */
  readonly part: PartKey | undefined;
  /** What the screen books: its latest bookings stand beside it. None in a blind count. */
  readonly books?: StockMovement["movementType"];
  /** Nothing of the part that says how many there are. */
  readonly blind?: boolean;
  readonly children: ReactNode;
}

/** How wide the window must be for the second pane, in rem. */
const wideEnough = 80;

/** A screen that moves parts; on a wide window with what helps beside it: the part at hand, and what was booked last. */
export function StockroomDesk({ warehouseUid, part, books, blind = false, children }: StockroomDeskProps) {
  const text = useText(partMessages);
  const wide = useWide(wideEnough);
  // What was left refused or waiting stands above the rest, which would move if it were there before.
  const { loaded } = useQueue();
  if (!loaded) return null;
  return (
    <div className="desk">
      <div className="min-w-0">{children}</div>
      {wide && (
        <aside className="desk-aside">
          <Section title={text("aboutPart")}>
            <ChosenPart warehouseUid={warehouseUid} part={part} blind={blind} />
          </Section>
          {books && <Booked warehouseUid={warehouseUid} books={books} />}
        </aside>
      )}
    </div>
  );
}

function ChosenPart({ warehouseUid, part, blind }: Pick<StockroomDeskProps, "warehouseUid" | "part" | "blind">) {
  const text = useText(partMessages);
  const { data } = useStockroomParts(warehouseUid);
  const known = part && data?.data.find((each) => partText(each) === partText(part));
  if (!known) return <p className="py-3 text-soft">{text("choosePart")}</p>;
  return (
    <div className="pt-4">
      <PartPane key={partText(known)} part={known} {...(blind === undefined ? {} : { blind })} />
    </div>
  );
}

function Booked({ warehouseUid, books }: { warehouseUid: number; books: StockMovement["movementType"] }) {
  const text = useText(partMessages);
  const { queries } = useService(vmi);
  const { data } = useQuery(dataOf(queries.warehouse.movements({ warehouseUid, movementType: books, limit: 12 })));
  return (
    <Section title={text("roomMoves")}>
      <MovementList label={text("roomMoves")} movements={data} />
    </Section>
  );
}
