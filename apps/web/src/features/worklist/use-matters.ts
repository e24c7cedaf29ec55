import { imports } from "@purvey/client/services/imports";
import { orders } from "@purvey/client/services/orders";
import { vmi } from "@purvey/client/services/vmi";
import { warehouseOps } from "@purvey/client/services/warehouseOps";
import type { ImportRecord } from "@purvey/contract/generated/imports";
import type { PickTicket, PurchaseOrder } from "@purvey/contract/generated/orders";
import type { ReplenishmentItem, Warehouse } from "@purvey/contract/generated/vmi";
import { dataOf, type EndpointQuery } from "@purvey/react";
import { skipToken, useQueries, useQuery } from "@tanstack/react-query";
import { useWho } from "../../shared/customer/who.tsx";
import {
  isLocationAsked,
  isLocationMissing,
  useWorkLocation,
  type WorkLocation,
} from "../../shared/location/use-location.tsx";
import { useQueue } from "../../shared/offline-queue/use-queue.ts";
import { toPick } from "../../shared/picking/to-pick.ts";
import { byDueDate } from "../../shared/purchasing/due.ts";
import { useService } from "../../shared/use-service.ts";

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
  /** How many lines there are and of which location is known; what stands below them moves no more. */
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
  const { warehouse: rooms, restockHdr } = useService(vmi).queries;
  const { pickTickets, poHdr } = useService(orders).queries;
  const { stuck: stuckImports } = useService(imports).queries.import;
  const { receiving } = useService(warehouseOps).queries;
  const queue = useQueue();
  const stockroom = may("stockroom.read");
  const limit = listed ? nextLines : 1;
  const all = { limit: 1000, orderBy: "warehouse_name|ASC" };
  const stockrooms = useQuery({ ...dataOf(rooms.list(stockroom ? all : skipToken)), refetchInterval });
  const reorders = useQueries({
    queries: (stockrooms.data ?? noStockrooms).map(({ warehouseUid }) => ({
      ...rooms.replenish.list({
        warehouseUid,
        show: "belowMinimum",
        orderBy: "runs_out|ASC,item_id|ASC",
        limit,
      }),
      refetchInterval,
    })),
  });
  const restocks = useTotal(restockHdr.list(stockroom ? { statusCd: 704, limit: 1 } : skipToken), stockroom);
  const picking = may("picking.read");
  const place = useWorkLocation();
  const { locationId } = place;
  // Those of the location, as the list of picks shows them; of all where no location can be known.
  const here = locationId === undefined ? {} : { locationId };
  const placed = locationId !== undefined || isLocationMissing(place) || place.query.error;
  const tickets = picking && placed ? { ...toPick, ...here, limit } : skipToken;
  const picks = useQuery({ ...pickTickets.list(tickets), refetchInterval });
  const importing = may("import.read");
  const stuck = useQuery({ ...stuckImports(importing ? { limit } : skipToken), refetchInterval });
  const purchasing = may("purchasing.read");
  const overdue = { overdue: "Y", orderBy: byDueDate, limit } as const;
  const late = useQuery({ ...poHdr.list(purchasing ? overdue : skipToken), refetchInterval });
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
    listed: (!stockroom || !stockrooms.isPending) && !isLocationAsked(place),
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

/** What decides which part runs out first. */
type Filling = Pick<ReplenishmentItem, "itemId" | "qtyOnHand" | "minQty">;

/** A part that a stockroom should order, and the stockroom. */
export interface NextPart<Room = Warehouse, Part extends Filling = ReplenishmentItem> {
  readonly stockroom: Room;
  readonly part: Part;
}

/** What is known of a stockroom's parts: undefined while they are on their way. */
interface RoomParts<Room, Part extends Filling> {
  readonly stockroom: Room;
  readonly parts: readonly Part[] | undefined;
}

/** How many lines of a matter the worklist shows. */
export const nextLines = 12;

/**
 * The parts of all stockrooms that run out first, measured by their minimum: the emptiest on top. Undefined until all
 * stockrooms have answered, so that no line is pushed down by a later one.
 */
export function nextParts<Room, Part extends Filling>(
  rooms: readonly RoomParts<Room, Part>[],
): NextPart<Room, Part>[] | undefined {
  if (rooms.some(({ parts }) => parts === undefined)) return undefined;
  const all = rooms.flatMap(({ stockroom, parts = [] }) => parts.map((part) => ({ stockroom, part })));
  return all
    .toSorted((one, other) => filled(one.part) - filled(other.part) || one.part.itemId.localeCompare(other.part.itemId))
    .slice(0, nextLines);
}

/** What is on hand as a share of the minimum. */
function filled({ qtyOnHand, minQty }: Filling): number {
  return minQty > 0 ? qtyOnHand / minQty : 1;
}

/** Moves and transfers of the location that one works in whose goods could not be booked. */
export interface HeldTransfers extends Matter {
  /** Whether some are between branches: these are listed apart from the moves between bins. */
  readonly betweenBranches: boolean;
  /** The location's name. */
  readonly location: string | undefined;
}

/** Counts what of the location's transfers is on hold and can be corrected there. */
function useHeldTransfers(allowed: boolean, refetchInterval: number, place: WorkLocation): HeldTransfers | undefined {
  const { locationId, locations } = place;
  const { binTransfer, transfer, transferShipping, transferReceipt } = useService(warehouseOps).queries;
  const onHold = { importState: "hold", locationId } as const;
  const isAsked = allowed && locationId !== undefined;
  const asked = isAsked ? { ...onHold, limit: 1000 } : skipToken;
  const moves = useQuery({ ...binTransfer.list(isAsked ? { ...onHold, limit: 1 } : skipToken), refetchInterval });
  const requests = useQuery({ ...dataOf(transfer.list(asked)), refetchInterval });
  const shipments = useQuery({ ...dataOf(transferShipping.list(asked)), refetchInterval });
  const receipts = useQuery({ ...dataOf(transferReceipt.list(asked)), refetchInterval });
  if (!allowed || isLocationMissing(place)) return undefined;
  // A shipment or receipt is corrected where its goods are loaded or unloaded, a request at either end.
  const documents = [...(shipments.data ?? []), ...(receipts.data ?? [])];
  const between = [...(requests.data ?? []), ...documents.filter((document) => document.locationId === locationId)];
  const reads = [moves, requests, shipments, receipts];
  const known = locationId !== undefined && reads.every(({ data }) => data);
  const branches = new Set(between.map(({ transferUid }) => transferUid)).size;
  return {
    count: known ? branches + (moves.data?.totalResults ?? 0) : undefined,
    failed: reads.some(({ isError }) => isError),
    betweenBranches: branches > 0,
    location: locations?.find((each) => each.locationId === locationId)?.locationName,
  };
}
