import { dataOf } from "@purvey/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useDebounced } from "../../shared/use-debounced.ts";
import { useVmiQueries } from "../../shared/vmi-api.ts";
import { favouritesOf } from "./usage-model.ts";

/** Jobs and departments that took something here, the busiest first. */
export function useCharged(warehouseUid: number, by: "job" | "department"): readonly string[] {
  const queries = useVmiQueries();
  const { data } = useQuery(dataOf(queries.vmi.warehouse.usageTotals({ warehouseUid, by, limit: 50 })));
  return useMemo(() => (data ?? []).map(({ name }) => name).filter((name) => name !== ""), [data]);
}

/** What a job usually takes; undefined while it is on its way or no job is named. */
export function useFavourites(warehouseUid: number, job: string) {
  const queries = useVmiQueries();
  const jobDescription = useDebounced(job.trim(), 250);
  const input = { warehouseUid, movementType: "usage", jobDescription, limit: 100 } as const;
  const { data } = useQuery(dataOf(queries.vmi.warehouse.movements(jobDescription === "" ? skipToken : input)));
  return useMemo(() => data && favouritesOf(data), [data]);
}
