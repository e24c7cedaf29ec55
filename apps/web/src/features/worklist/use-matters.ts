import type { ImportRecord } from "@purvey/contract/generated/imports";
import type { PickTicket, PurchaseOrder } from "@purvey/contract/generated/orders";
import type { Warehouse } from "@purvey/contract/generated/vmi";
import { dataOf, type EndpointQuery } from "@purvey/react";
import { skipToken, useQueries, useQuery } from "@tanstack/react-query";
import { useWho } from "../../shared/customer/who.tsx";
import { useImportsQueries } from "../../shared/imports-api.ts";
import { isLocationMissing, useWorkLocation, type WorkLocation } from "../../shared/location/use-location.tsx";
import { useQueue } from "../../shared/offline-queue/use-queue.ts";
import { useOrdersQueries } from "../../shared/orders-api.ts";
import { toPick } from "../../shared/picking/to-pick.ts";
import { byDueDate, todayText } from "../../shared/purchasing/due.ts";
import { useVmiQueries } from "../../shared/vmi-api.ts";
import { useWarehouseOpsQueries } from "../../shared/warehouse-ops-api.ts";
import { type NextPart, nextLines, nextParts } from "./next-parts.ts";
import { type HeldTransfers, useHeldTransfers } from "./use-held-transfers.ts";

/** How many of something there are; undefined while it is counted or when it could not be. */
export interface Matter {
  readonly count: number | undefined;
  readonly failed: boolean;
}

/** A matter of the location that one works in. */
export interface MatterHere extends Matter {
  /** The location's name. */
  readonly location: string | undefined;
}

/** A stockroom and how many of its parts are to be ordered now, as its board shows them: what is on order does not count. */
export interface StockroomMatter {
  readonly stockroom: Warehouse;
  readonly toReorder: Matter;
}

/** The first lines of a matter; undefined until they are known. */
export interface NextOf<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly failed: boolean;
}

/** What is to be done first of each matter, each only for who may see it: undefined otherwise. */
export interface Next {
  readonly parts: NextOf<NextPart> | undefined;
  readonly overdue: NextOf<PurchaseOrder> | undefined;
  readonly picks: NextOf<PickTicket> | undefined;
  readonly stuck: NextOf<ImportRecord> | undefined;
}

/** What waits, each only for who may see it: undefined otherwise. */
export interface Matters {
  readonly stockrooms: readonly StockroomMatter[] | undefined;
  /** How many lines there are is known; what stands below them moves no more. */
  readonly listed: boolean;
  readonly restocks: Matter | undefined;
  readonly overdue: Matter | undefined;
  /** Receipts of the location whose goods could not be brought in. */
  readonly held: MatterHere | undefined;
  readonly heldTransfers: HeldTransfers | undefined;
  readonly picks: MatterHere | undefined;
  readonly stuck: Matter | undefined;
  readonly waiting: number;
  readonly refused: number;
  readonly next: Next;
}

/** Everything is read anew so often, in milliseconds, while the worklist is looked at. */
const refetchInterval = 60_000;

const noStockrooms: readonly Warehouse[] = [];

/**
 * Counts what waits for the person. The first lines of each matter are asked for where they are listed only: counts take
 * their number from the totals.
 */
export function useMatters(listed: boolean): Matters {
  const { may } = useWho();
  const vmi = useVmiQueries().vmi;
  const orders = useOrdersQueries().orders;
  const imports = useImportsQueries().imports;
  const { receiving } = useWarehouseOpsQueries().warehouseOps;
  const queue = useQueue();
  const stockroom = may("stockroom.read");
  const limit = listed ? nextLines : 1;
  const rooms = { limit: 1000, orderBy: "warehouse_name|ASC" };
  const stockrooms = useQuery({ ...dataOf(vmi.warehouse.list(stockroom ? rooms : skipToken)), refetchInterval });
  const reorders = useQueries({
    queries: (stockrooms.data ?? noStockrooms).map(({ warehouseUid }) => ({
      ...vmi.warehouse.replenish.list({
        warehouseUid,
        show: "belowMinimum",
        orderBy: "runs_out|ASC,item_id|ASC",
        limit,
      }),
      refetchInterval,
    })),
  });
  const restocks = useTotal(vmi.restockHdr.list(stockroom ? { statusCd: 704, limit: 1 } : skipToken), stockroom);
  const picking = may("picking.read");
  const place = useWorkLocation();
  const { locationId } = place;
  // Those of the location, as the list of picks shows them; of all where no location can be known.
  const here = locationId === undefined ? {} : { locationId };
  const placed = locationId !== undefined || isLocationMissing(place) || place.query.error;
  const tickets = picking && placed ? { ...toPick, ...here, limit } : skipToken;
  const picks = useQuery({ ...orders.pickTickets.list(tickets), refetchInterval });
  const importing = may("import.read");
  const stuck = useQuery({ ...imports.import.stuck(importing ? { limit } : skipToken), refetchInterval });
  const purchasing = may("purchasing.read");
  const overdue = { awaited: "Y", dueBefore: `${todayText(new Date())} 00:00:00`, orderBy: byDueDate, limit } as const;
  const late = useQuery({ ...orders.poHdr.list(purchasing ? overdue : skipToken), refetchInterval });
  const warehouse = may("warehouse.read");
  const receipts = warehouse && placed ? { importState: "hold" as const, limit: 1, ...here } : skipToken;
  const held = useTotal(receiving.list(receipts), warehouse);
  const heldTransfers = useHeldTransfers(warehouse, refetchInterval, place);
  const answered = stockrooms.data?.map((each, place) => ({ stockroom: each, parts: reorders[place]?.data?.data }));
  return {
    stockrooms: stockrooms.data?.map((each, place) => ({
      stockroom: each,
      toReorder: { count: reorders[place]?.data?.totalResults, failed: reorders[place]?.isError ?? false },
    })),
    listed: !stockroom || !stockrooms.isPending,
    restocks,
    overdue: purchasing ? { count: late.data?.totalResults, failed: late.isError } : undefined,
    held: held && { ...held, location: nameOf(place) },
    heldTransfers,
    picks: picking ? { count: picks.data?.totalResults, failed: picks.isError, location: nameOf(place) } : undefined,
    stuck: importing ? { count: stuck.data?.totalResults, failed: stuck.isError } : undefined,
    waiting: queue.waiting,
    refused: queue.refused,
    next: {
      parts: stockroom
        ? { rows: answered && nextParts(answered), failed: reorders.some(({ isError }) => isError) }
        : undefined,
      overdue: purchasing ? { rows: late.data?.data, failed: late.isError } : undefined,
      picks: picking ? { rows: picks.data?.data, failed: picks.isError } : undefined,
      stuck: importing ? { rows: stuck.data?.data, failed: stuck.isError } : undefined,
    },
  };
}

/** The name of the location that one works in. */
const nameOf = ({ locationId, locations }: WorkLocation): string | undefined =>
  locations?.find((each) => each.locationId === locationId)?.locationName;

/** How many records a list has. */
function useTotal<D>(query: EndpointQuery<D>, allowed: boolean): Matter | undefined {
  const { data, isError } = useQuery({ ...query, refetchInterval });
  return allowed ? { count: data?.totalResults, failed: isError } : undefined;
}
