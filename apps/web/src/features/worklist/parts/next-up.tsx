import type { ImportRecord } from "@purvey/contract/generated/imports";
import type { PickTicket, PurchaseOrder } from "@purvey/contract/generated/orders";
import { Gauge } from "@purvey/ui/data/gauge";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Sentence } from "@purvey/ui/sentence";
import { Section } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { SideBySide } from "../../../shared/parts/side-by-side.tsx";
import { messages } from "../messages.ts";
import type { Next, NextOf, NextPart } from "../use-matters.ts";

/** For a wide window: what is to be done first of each matter, side by side; the counts above say how many there are. */
export function NextUp({ next: { parts, overdue, picks, stuck } }: { next: Next }) {
  const text = useText(messages);
  const { partLine, orderLine, pickLine, stuckLine } = useLines();
  return (
    <SideBySide>
      {parts && <NextList title={text("nextParts")} next={parts} lineOf={partLine} />}
      {overdue && <NextList title={text("nextOverdue")} next={overdue} lineOf={orderLine} />}
      {picks && <NextList title={text("nextPicks")} next={picks} lineOf={pickLine} />}
      {stuck && <NextList title={text("nextStuck")} next={stuck} lineOf={stuckLine} />}
    </SideBySide>
  );
}

const number = "font-mono font-semibold";

function useLines() {
  const text = useText(messages);
  const partLine = ({ stockroom: { warehouseUid, warehouseName }, part }: NextPart): NextLine => ({
    key: `${warehouseUid}/${part.invProfileLineUid}`,
    what: (
      <Link to="/ops/vmi/$warehouse/board" params={{ warehouse: warehouseUid }} className={number}>
        {part.itemId}
      </Link>
    ),
    how: (
      <Gauge
        onHand={part.qtyOnHand}
        onOrder={part.qtyOnOrder}
        minimum={part.minQty}
        maximum={part.maxQty}
        unit={part.unitOfMeasure}
      />
    ),
    below: `${warehouseName} · ${part.description}`,
    belowEnd: text("minimum", { quantity: part.minQty, unit: part.unitOfMeasure }),
  });
  const orderLine = ({ poNo, dateDue, vendorName, locationName, lineCount }: PurchaseOrder): NextLine => ({
    key: poNo,
    what: (
      <Link to="/ops/receiving/$po" params={{ po: poNo }} className={number}>
        {poNo}
      </Link>
    ),
    how: <Timestamp value={dateDue} detail="date" className="font-semibold text-out" />,
    below: [vendorName, locationName].join(" · "),
    belowEnd: text("lines", { count: lineCount }),
  });
  const pickLine = ({
    pickTicketNo,
    requestedShipDate,
    customerName,
    locationName,
    lineCount,
  }: PickTicket): NextLine => ({
    key: pickTicketNo,
    what: (
      <Link to="/ops/picks/$no" params={{ no: pickTicketNo }} className={number}>
        {pickTicketNo}
      </Link>
    ),
    how: <Timestamp value={requestedShipDate} detail="date" none="–" />,
    below: [customerName, locationName].join(" · "),
    belowEnd: text("lines", { count: lineCount }),
  });
  const stuckLine = ({ importUid, stateSince, importResults }: ImportRecord): NextLine => ({
    key: importUid,
    what: (
      <Link to="/ops/sync/$import" params={{ import: importUid }} className="font-semibold">
        {text("importNo", { number: String(importUid) })}
      </Link>
    ),
    how: <Timestamp value={stateSince} detail="date" />,
    below: <Sentence>{importResults ?? "–"}</Sentence>,
  });
  return { partLine, orderLine, pickLine, stuckLine };
}

/** A line of what is to be done first: what it is and how it stands, and in small what it belongs to. */
interface NextLine {
  readonly key: string | number;
  /** A link to where it is done. */
  readonly what: ReactNode;
  readonly how: ReactNode;
  readonly below: ReactNode;
  readonly belowEnd?: ReactNode;
}

interface NextListProps<Row> {
  readonly title: string;
  readonly next: NextOf<Row>;
  readonly lineOf: (row: Row) => NextLine;
}

/** The first lines of a matter under its heading, which stands before them: nothing moves when they come. */
function NextList<Row>({ title, next: { rows, failed }, lineOf }: NextListProps<Row>) {
  const text = useText(messages);
  return (
    <Section title={title}>
      {failed && <p className="py-3 text-soft">{text("unknown")}</p>}
      {!rows && !failed && <Skeleton width="60%" />}
      {rows?.length === 0 && <p className="py-3 text-soft">{text("nothing")}</p>}
      <ol aria-label={title} className="divide-y divide-rule">
        {rows?.map(lineOf).map(({ key, ...line }) => (
          <NextRow key={key} {...line} />
        ))}
      </ol>
    </Section>
  );
}

function NextRow({ what, how, below, belowEnd }: Omit<NextLine, "key">) {
  return (
    <li className="py-1.5">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate">{what}</span>
        <span className="shrink-0">{how}</span>
      </p>
      <p className="flex justify-between gap-3 text-sm text-soft">
        <span className="min-w-0 truncate">{below}</span>
        <span className="shrink-0">{belowEnd}</span>
      </p>
    </li>
  );
}
