import { items } from "@purvey/client/services/items";
import { warehouseOps } from "@purvey/client/services/warehouseOps";
import type { LocationBinStock, ResolvedItem } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Status, type StatusShape } from "@purvey/ui/data/status";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { Section } from "@purvey/ui/shell/page-head";
import { skipToken, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useWho } from "../../../shared/customer/who.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { FromTo } from "../../../shared/parts/from-to.tsx";
import { LookupLink } from "../../../shared/parts/lookup-link.tsx";
import { PartPicture } from "../../../shared/parts/part-picture.tsx";
import { Unread } from "../../../shared/parts/unread.tsx";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import { type Movement, movementsOf } from "../movements.ts";
import { ItemStock } from "./item-stock.tsx";
import { PartActions } from "./part-actions.tsx";
import { StockTable } from "./stock-table.tsx";

export interface ItemResultProps {
  readonly item: ResolvedItem;
  /** The number that found it, when that is not its own. */
  readonly matchedCode: string | null;
  readonly locationId: number;
  readonly locationName: string;
}

/** Where an item is: its bins here, its stock elsewhere, what may stand in for it, and what happened to it. */
export function ItemResult({ item, matchedCode, locationId, locationName }: ItemResultProps) {
  const text = useText(messages);
  const { invMastUid, itemId, itemDesc, imageUrl, discontinued, qtyAvailable, baseUnit } = item;
  return (
    <section aria-label={itemId} className="flex min-w-0 flex-col gap-6">
      <div className="flex flex-wrap items-start gap-4">
        <PartPicture src={imageUrl} size={72} className="shrink-0" />
        <div className="min-w-0 grow basis-56">
          <PartNumber value={itemId} size="head" />
          <p className="mt-1">{itemDesc}</p>
          <p className="flex flex-wrap gap-x-4 text-soft">
            {qtyAvailable !== null && (
              <span>
                {text("available")} <Quantity className="font-semibold" quantity={qtyAvailable} unit={baseUnit} />
              </span>
            )}
            {matchedCode && matchedCode !== itemId && <span>{text("matchedBy", { code: matchedCode })}</span>}
            {discontinued === "Y" && <Status tone="low">{text("discontinued")}</Status>}
          </p>
        </div>
        <PartActions itemId={itemId} wordy />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <ItemBins invMastUid={invMastUid} locationId={locationId} locationName={locationName} />
        <ItemStock invMastUid={invMastUid} />
        <ItemMovements invMastUid={invMastUid} />
        <div className="flex min-w-0 flex-col gap-6">
          <ItemAlternates invMastUid={invMastUid} />
        </div>
      </div>
    </section>
  );
}

/** The other numbers of an item, and the items that may stand in for it. */
function ItemAlternates({ invMastUid }: { invMastUid: number }) {
  const text = useText(messages);
  const { queries } = useService(items);
  const numbers = useQuery(dataOf(queries.invMast.alternateCode({ id: invMastUid, limit: 100 })));
  const { data: substitutes = [] } = useQuery(dataOf(queries.invMast.invSub({ id: invMastUid, limit: 20 })));
  return (
    <>
      {substitutes.length > 0 && (
        <Section title={text("alternates")}>
          <ul className="divide-y divide-rule">
            {substitutes.map(({ invMastLinksUid, itemId, itemDesc }) => (
              <li key={invMastLinksUid} className="flex items-center justify-between gap-3 py-1.5">
                <div className="min-w-0">
                  <PartNumber value={itemId} link={(look) => <LookupLink code={itemId} {...look} />} />
                  <p className="truncate text-soft">{itemDesc}</p>
                </div>
                <PartActions itemId={itemId} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={text("numbers")}>
        {!numbers.data && <Unread query={numbers} />}
        {numbers.data?.length === 0 && <p className="py-3 text-soft">{text("noNumbers")}</p>}
        <ul className="divide-y divide-rule">
          {numbers.data?.map(({ itemAlternateCodeUid, alternateCode, codeType, description }) => (
            <li key={itemAlternateCodeUid} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
              <PartNumber value={alternateCode} />
              <span className="text-soft">{[text(`type-${codeType}`), description].filter(Boolean).join(" · ")}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

interface ItemBinsProps {
  readonly invMastUid: number;
  readonly locationId: number;
  readonly locationName: string;
}

/** Where an item lies at a location: its usual bin, the others, its lots. */
function ItemBins({ invMastUid, locationId, locationName }: ItemBinsProps) {
  const text = useText(messages);
  const { queries } = useService(items);
  const query = useQuery(dataOf(queries.invMast.locations.bins.list({ id: invMastUid, loc: locationId, limit: 1000 })));
  return (
    <StockTable<LocationBinStock>
      title={text("binsHere", { location: locationName })}
      first={useBinColumn()}
      query={query}
      rows={query.data}
      rowKey={({ bin }) => bin}
      rowActions={({ bin, itemId }) => <PartActions itemId={itemId} bin={bin} />}
      skeletonRows={2}
      empty={
        <EmptyState
          title={text("noBins")}
          actions={<RouterLinkButton to="/ops/transfers">{text("toTransfers")}</RouterLinkButton>}
        >
          {text("noBinsHint")}
        </EmptyState>
      }
    />
  );
}

function useBinColumn(): TableColumn<LocationBinStock> {
  const text = useText(messages);
  return useMemo(
    () => ({
      key: "bin",
      header: text("bin"),
      minWidth: 120,
      cell: ({ bin, primaryBin, lots, unitOfMeasure }) => (
        <>
          <Link to="/ops/lookup" search={{ code: bin }} className="font-mono text-lg font-bold">
            {bin}
          </Link>
          {primaryBin === "Y" && <span className="ms-2 text-soft">{text("usual")}</span>}
          {lots.map(({ lot, qtyOnHand }) => (
            <span key={lot} className="block font-mono text-sm">
              {`${text("lot")} ${lot}: `}
              <Quantity quantity={qtyOnHand} unit={unitOfMeasure} />
            </span>
          ))}
        </>
      ),
    }),
    [text],
  );
}

const shapes: Readonly<Record<Movement["state"], StatusShape>> = { initial: "half", hold: "out", delivered: "ok" };

/** What the warehouse's documents tell of an item, the latest first. */
function ItemMovements({ invMastUid }: { invMastUid: number }) {
  const text = useText(messages);
  const { allowed, movements, unread } = useMovements(invMastUid);
  if (!allowed) return null;
  return (
    <Section title={text("movements")} note={text("movementsNote")}>
      {unread && <Unread query={unread} />}
      {movements?.length === 0 && <p className="max-w-prose py-3 text-soft">{text("noMovements")}</p>}
      <ol className="divide-y divide-rule">
        {movements?.slice(0, 30).map((movement) => (
          <MovementLine key={movement.key} movement={movement} />
        ))}
      </ol>
    </Section>
  );
}

function MovementLine({ movement }: { movement: Movement }) {
  const text = useText(messages);
  const { kind, date, uid, quantity, unit, from, to, poNo, state } = movement;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-1.5">
      <Timestamp value={date} className="w-52 text-soft" />
      <span className="grow">
        {text(`kind-${kind}`)} {quantity !== null && <Quantity quantity={quantity} unit={unit} />}{" "}
        {(from ?? to) && <FromTo from={from ?? undefined} to={to ?? "–"} codes />}
        {poNo !== null && (
          <Link to="/ops/po/$po" params={{ po: poNo }} className="ms-2">
            {text("ofPo", { po: String(poNo) })}
          </Link>
        )}
      </span>
      <span className="font-mono text-xs text-soft">{uid}</span>
      <Status tone={shapes[state]}>{text(`state-${state}`)}</Status>
    </li>
  );
}

/** How many of the latest documents of a kind are looked through: the services do not ask for those of an item. */
const mostDocuments = 100;

/** The latest movements of an item; undefined until they are known, and for who may not see the warehouse's documents. */
function useMovements(invMastUid: number) {
  const { may } = useWho();
  const allowed = may("warehouse.read");
  const { binTransfer, receiving, purchaseOrderReceipt, transfer } = useService(warehouseOps).queries;
  const latest = (key: string) => (allowed ? { limit: mostDocuments, orderBy: `${key}|DESC` } : skipToken);
  const moved = useQuery(dataOf(binTransfer.list(latest("bin_transfer_hdr_uid"))));
  const received = useQuery(dataOf(receiving.list(latest("receiving_uid"))));
  const booked = useQuery(dataOf(purchaseOrderReceipt.list(latest("purchase_order_receipt_uid"))));
  const transferred = useQuery(dataOf(transfer.list(latest("transfer_uid"))));
  return {
    allowed,
    movements: allMovements(),
    unread: [moved, received, booked, transferred].find(({ data }) => !data),
  };

  function allMovements(): Movement[] | undefined {
    if (!moved.data || !received.data || !booked.data || !transferred.data) return undefined;
    const documents = { binTransfers: moved.data, receivings: received.data, receipts: booked.data };
    return movementsOf(invMastUid, { ...documents, transfers: transferred.data });
  }
}
