import { newIdempotencyKey } from "@purvey/client/context";
import { vmi } from "@purvey/client/services/vmi";
import type { RestockHeader } from "@purvey/contract/generated/vmi";
import { useInvalidate } from "@purvey/react";
import { useRef, useState } from "react";
import { problemOf } from "../../shared/errors/problem.ts";
import { useService } from "../../shared/use-service.ts";
import { type PlannedRestock, restockBody } from "./restock-plan.ts";

/** What became of one distributor's order. */
export interface RestockOutcome {
  readonly restock: PlannedRestock;
  readonly placed?: RestockHeader;
  readonly problem?: string;
  /** Whether trying again may help: no answer came, or the service has trouble of its own. */
  readonly mayPass?: boolean;
}

/** What goes with every order of a plan. */
export interface RestockNote {
  readonly poNumber: string;
  readonly notes: string;
}

/**
 * Places one restock order for each distributor of a plan, one after the other. Each keeps its key, so that an answer that
 * got lost orders nothing twice when it is tried again.
 */
export function usePlaceRestocks(warehouseUid: number) {
  const { api } = useService(vmi);
  const invalidate = useInvalidate();
  const keys = useRef(new Map<number, string>());
  const [outcomes, setOutcomes] = useState<readonly RestockOutcome[]>([]);
  const placeOne = async (restock: PlannedRestock, note: RestockNote): Promise<RestockOutcome> => {
    const key = keys.current.get(restock.distributorUid) ?? newIdempotencyKey();
    keys.current.set(restock.distributorUid, key);
    try {
      const input = { warehouseUid, ...restockBody(restock, note) };
      const { data } = await api.warehouse.replenish.create(input, { idempotencyKey: key });
      return { restock, placed: data };
    } catch (error) {
      const { message, again } = problemOf(error);
      return { restock, problem: message, mayPass: again };
    }
  };
  const place = async (plan: readonly PlannedRestock[], note: RestockNote): Promise<readonly RestockOutcome[]> => {
    // What was refused for its figures would be so again.
    let done = outcomes.filter(({ placed, mayPass }) => placed !== undefined || !mayPass);
    for (const restock of plan) {
      if (done.some(({ restock: { distributorUid } }) => distributorUid === restock.distributorUid)) continue;
      done = [...done, await placeOne(restock, note)];
      setOutcomes(done);
    }
    await invalidate("vmi.warehouse.replenish.create");
    return done;
  };
  return { place, outcomes };
}
