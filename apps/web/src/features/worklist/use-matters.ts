import type { Warehouse } from "@purvey/contract/generated/vmi";
import { dataOf, type EndpointQuery } from "@purvey/react";
import { skipToken, useQueries, useQuery } from "@tanstack/react-query";
import { useWho } from "../../shared/customer/who.tsx";
import { useImportsQueries } from "../../shared/imports-api.ts";
import { useQueue } from "../../shared/offline-queue/use-queue.ts";
import { useOrdersQueries } from "../../shared/orders-api.ts";
import { useVmiQueries } from "../../shared/vmi-api.ts";

/** How many of something there are; undefined while it is counted or when it could not be. */
export interface Matter {
  readonly count: number | undefined;
  readonly failed: boolean;
}

/** A stockroom and how many of its parts are to be ordered now, as its board shows them: what is on order does not count. */
export interface StockroomMatter {
  readonly stockroom: Warehouse;
  readonly toReorder: Matter;
}

/** What waits, each only for who may see it: undefined otherwise. */
export interface Matters {
  readonly stockrooms: readonly StockroomMatter[] | undefined;
  /** How many lines there are is known; what stands below them moves no more. */
  readonly listed: boolean;
  readonly restocks: Matter | undefined;
  readonly overdue: Matter | undefined;
  readonly picks: Matter | undefined;
  readonly stuck: Matter | undefined;
  readonly waiting: number;
  readonly refused: number;
}

/** Everything is read anew so often, in milliseconds, while the worklist is looked at. */
const refetchInterval = 60_000;

const noStockrooms: readonly Warehouse[] = [];

/** Counts what waits for the person. */
export function useMatters(): Matters {
  const { may } = useWho();
  const vmi = useVmiQueries().vmi;
  const orders = useOrdersQueries().orders;
  const imports = useImportsQueries().imports;
  const queue = useQueue();
  const stockroom = may("stockroom.read");
  const rooms = { limit: 1000, orderBy: "warehouse_name|ASC" };
  const stockrooms = useQuery({ ...dataOf(vmi.warehouse.list(stockroom ? rooms : skipToken)), refetchInterval });
  const reorders = useQueries({
    queries: (stockrooms.data ?? noStockrooms).map(({ warehouseUid }) => ({
      ...vmi.warehouse.replenish.list({ warehouseUid, show: "belowMinimum", limit: 1 }),
      refetchInterval,
    })),
  });
  const restocks = useTotal(vmi.restockHdr.list(stockroom ? { statusCd: 704, limit: 1 } : skipToken), stockroom);
  const picking = may("picking.read");
  const picks = useTotal(orders.pickTickets.list(picking ? { limit: 1 } : skipToken), picking);
  const importing = may("import.read");
  const stuck = useTotal(imports.import.stuck(importing ? { limit: 1 } : skipToken), importing);
  const purchasing = may("purchasing.read");
  const late = useQuery({
    ...dataOf(orders.poHdr.list(purchasing ? { complete: "N", limit: 1000 } : skipToken)),
    refetchInterval,
  });
  const today = new Date().toISOString().slice(0, 10);
  const overdue = late.data?.filter(
    ({ approved, cancelFlag, dateDue }) =>
      approved === "Y" && cancelFlag === "N" && dateDue && dateDue.slice(0, 10) < today,
  );
  return {
    stockrooms: stockrooms.data?.map((each, place) => ({
      stockroom: each,
      toReorder: { count: reorders[place]?.data?.totalResults, failed: reorders[place]?.isError ?? false },
    })),
    listed: !stockroom || !stockrooms.isPending,
    restocks,
    overdue: purchasing ? { count: overdue?.length, failed: late.isError } : undefined,
    picks,
    stuck,
    waiting: queue.waiting,
    refused: queue.refused,
  };
}

/** How many records a list has. */
function useTotal<D>(query: EndpointQuery<D>, allowed: boolean): Matter | undefined {
  const { data, isError } = useQuery({ ...query, refetchInterval });
  return allowed ? { count: data?.totalResults, failed: isError } : undefined;
}
