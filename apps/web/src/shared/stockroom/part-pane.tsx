import { vmi } from "@purvey/client/services/vmi";
import type { StockroomPart, Warehouse } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Gauge } from "@purvey/ui/data/gauge";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Sparkline } from "@purvey/ui/data/sparkline";
import { formatNumber } from "@purvey/ui/format";
import { Section } from "@purvey/ui/shell/page-head";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../i18n/messages.ts";
import { PartPicture } from "../parts/part-picture.tsx";
import { useService } from "../use-service.ts";
import { MovementList } from "./movement-list.tsx";
import { type PartKey, partKeyOf } from "./part-key.ts";
import { partMessages } from "./part-messages.ts";
import { PartName } from "./part-name.tsx";
import { lastWeeks, mondayBefore, type UsageWeek, usedIn } from "./usage-weeks.ts";
import { useStockrooms } from "./use-stockroom.ts";

export interface PartPaneProps {
  readonly part: StockroomPart;
  /** Only what tells the part from others: no figure that a blind count must not show. */
  readonly blind?: boolean;
}

/** A part of a stockroom beside the work: its drawing, stock here and elsewhere, its use and its latest movements. */
export function PartPane({ part, blind = false }: PartPaneProps) {
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Head part={part} blind={blind} />
      {!blind && (
        <>
          <UsageHistory warehouseUid={part.warehouseUid} part={part} />
          <PartElsewhere part={part} />
          <PartMoves part={part} />
        </>
      )}
    </div>
  );
}

function Head({ part, blind }: { part: StockroomPart; blind: boolean }) {
  const text = useText(partMessages);
  const { itemId, description, imageUrl, sectionName, upcOrEanId, lots, unitOfMeasure } = part;
  const { qtyOnHand, qtyOnOrder, minQty, maxQty } = part;
  const lotList = lots.map(({ lotNumber, qtyOnHand: left }) => (
    <span key={lotNumber} className="block">
      {text("lot", { lot: lotNumber })} <Quantity quantity={left} unit={unitOfMeasure} />
    </span>
  ));
  const facts = [
    ...(sectionName ? [{ term: text("section"), value: sectionName }] : []),
    ...(upcOrEanId ? [{ term: text("barCode"), value: <span className="font-mono">{upcOrEanId}</span> }] : []),
    ...(lots.length > 0 && !blind ? [{ term: text("lots"), value: lotList }] : []),
  ];
  return (
    <div className="flex flex-wrap items-start gap-4">
      <PartPicture src={imageUrl} size={128} className="shrink-0" />
      <div className="flex min-w-0 grow basis-48 flex-col gap-2">
        <div>
          <PartNumber value={itemId} link={(look) => <PartName part={part} {...look} />} />
          <p className="text-soft">{description}</p>
        </div>
        {!blind && (
          <Gauge
            word
            width={128}
            onHand={qtyOnHand}
            onOrder={qtyOnOrder}
            minimum={minQty ?? undefined}
            maximum={maxQty ?? undefined}
            unit={unitOfMeasure}
          />
        )}
        <DefinitionList inline items={facts} />
      </div>
    </div>
  );
}

function PartMoves({ part }: { part: StockroomPart }) {
  const text = useText(partMessages);
  const { queries } = useService(vmi);
  const input = { warehouseUid: part.warehouseUid, limit: 5, ...partKeyOf(part) };
  const { data } = useQuery(dataOf(queries.warehouse.movements(input)));
  return (
    <Section title={text("partMoves")}>
      <MovementList label={text("partMoves")} movements={data} ofPart />
    </Section>
  );
}

/** How many other stockrooms are asked. */
const mostRooms = 12;

/** What the customer's other stockrooms have of a part. */
function PartElsewhere({ part }: { part: StockroomPart }) {
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
  const { queries } = useService(vmi);
  const { data: rooms = [] } = useStockrooms();
  const here = rooms.find(({ warehouseUid }) => warehouseUid === part.warehouseUid);
  const others = rooms
    .filter(({ warehouseUid, customerId }) => warehouseUid !== part.warehouseUid && customerId === here?.customerId)
    .slice(0, mostRooms);
  const answers = useQueries({
    queries: others.map(({ warehouseUid }) =>
      dataOf(queries.warehouse.availability({ warehouseUid, limit: 1, ...partKeyOf(part) })),
    ),
  });
  if (others.length === 0 || answers.some(({ data }) => data === undefined)) return undefined;
  return others.flatMap((room, index) => {
    const there = answers[index]?.data?.[0];
    return there ? [{ room, there }] : [];
  });
}

/** How many weeks are drawn. */
const weekCount = 26;

interface UsageHistoryProps {
  readonly warehouseUid: number;
  readonly part: PartKey & { readonly unitOfMeasure: string };
}

/** What a stockroom used of a part in each week of the last half year: bars, and the sum and mean in words. */
function UsageHistory({ warehouseUid, part }: UsageHistoryProps) {
  const text = useText(partMessages);
  const { locale } = useFormat();
  const [now] = useState(() => new Date());
  const weeks = useUsageWeeks(warehouseUid, part, now);
  const unit = part.unitOfMeasure;
  const dayOf = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone: "UTC" });
  const points = (weeks ?? []).map(({ monday, quantity }) => ({
    label: dayOf.format(new Date(`${monday}T00:00:00Z`)),
    value: quantity,
  }));
  const sum = usedIn(weeks ?? []);
  const say = (quantity: number) => formatNumber(Math.round(quantity * 10) / 10, locale);
  const none = weeks ? text("usedNone", { weeks: weekCount }) : "";
  return (
    <Section title={text("used")}>
      <Sparkline label={text("used")} points={points} unit={unit} none={none} height={48} className="mt-3" />
      <p className="mt-1 min-h-5 text-sm text-soft">
        {sum > 0 && text("usedSum", { quantity: say(sum), mean: say(sum / weekCount), unit, weeks: weekCount })}
      </p>
    </Section>
  );
}

function useUsageWeeks(warehouseUid: number, part: PartKey, now: Date): readonly UsageWeek[] | undefined {
  const { queries } = useService(vmi);
  const since = `${mondayBefore(now, weekCount - 1)} 00:00:00`;
  const input = { warehouseUid, by: "week", since, limit: weekCount, ...partKeyOf(part) } as const;
  const { data } = useQuery(dataOf(queries.warehouse.usageTotals(input)));
  return data && lastWeeks(data, now, weekCount);
}
