import { warehouseOps } from "@purvey/client/services/warehouseOps";
import type { Receiving } from "@purvey/contract/generated/warehouseOps";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { Sentence } from "@purvey/ui/sentence";
import { skipToken, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { isLocationMissing, type WorkLocation } from "../../../shared/location/use-location.tsx";
import { LongRows } from "../../../shared/parts/long-rows.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";

export interface HeldReceiptsProps {
  readonly location: WorkLocation;
}

/**
 * Receipts of a location whose goods could not be brought in, the oldest first; each leads to where it is corrected. Of all
 * locations where none can be known.
 */
export function HeldReceipts({ location }: HeldReceiptsProps) {
  const text = useText(messages);
  const { may } = useWho();
  const denial = useDenial("warehouse.read");
  const { receiving } = useService(warehouseOps).queries;
  const { locationId } = location;
  const placed = locationId !== undefined || isLocationMissing(location) || location.query.error;
  const input = { importState: "hold", limit: 1000, ...(locationId === undefined ? {} : { locationId }) } as const;
  const { data, error, refetch } = useQuery(receiving.list(may("warehouse.read") && placed ? input : skipToken));
  const columns = useColumns();
  const toArriving = <RouterLinkButton to="/ops/receiving">{text("showArriving")}</RouterLinkButton>;
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (denial) return <EmptyState title={denial} actions={toArriving} />;
  return (
    <LongRows<Receiving>
      caption={text("showHeld")}
      columns={columns}
      rows={data?.data}
      rowKey={({ receivingUid }) => receivingUid}
      rowLabel={({ poNo }) => text("poNo", { po: String(poNo) })}
      rowTone={() => "out"}
      keyboard="page"
      empty={
        <EmptyState title={text("noneHeld")} actions={toArriving}>
          {text("noneHeldHint")}
        </EmptyState>
      }
    />
  );
}

function useColumns(): TableColumn<Receiving>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "po",
        header: text("order"),
        width: 104,
        cell: ({ poNo, receivingUid }) => (
          <Link
            to="/ops/receiving/$po"
            params={{ po: poNo }}
            search={{ held: receivingUid }}
            className="font-mono font-semibold"
          >
            {poNo}
          </Link>
        ),
      },
      {
        key: "why",
        header: text("why"),
        minWidth: 200,
        wrap: true,
        cell: ({ processMessage }) => <Sentence>{saySentence(processMessage ?? "–")}</Sentence>,
      },
      {
        key: "slip",
        header: text("slipNo"),
        width: 176,
        hideBelow: "medium",
        cell: ({ referenceNo }) => <span className="font-mono">{referenceNo ?? "–"}</span>,
      },
      {
        key: "location",
        header: text("location"),
        width: 136,
        hideBelow: "medium",
        cell: ({ locationName }) => locationName,
      },
      {
        key: "booked",
        header: text("booked"),
        width: 208,
        hideBelow: "narrow",
        cell: ({ dateCreated }) => <Timestamp value={dateCreated} />,
      },
    ],
    [text],
  );
}
