import type { VmiOperations } from "@purvey/contract/generated/vmi";
import type { Queryable } from "../../../platform/db/database.ts";
import type { Context, Page } from "../../../platform/endpoints/context.ts";
import type { Handler, Handlers } from "../../../platform/endpoints/implement.ts";
import { businessError, invalid } from "../../../platform/errors.ts";
import { countParts } from "../count-parts.ts";
import { type Hold, holdOpenWarehouse, holdWarehouses, requireOpen } from "../hold-warehouses.ts";
import { receiveParts } from "../receive-parts.ts";
import { transferParts } from "../transfer-parts.ts";
import { useParts } from "../use-parts.ts";

interface Place {
  readonly site: string;
  readonly warehouseUid: number;
  readonly usersId: number;
}

/** Moves parts in one stockroom, in a transaction that holds it; all lines or none. */
function moveIn<T>(
  context: Context,
  warehouseUid: number,
  hold: Hold,
  move: (db: Queryable, place: Place) => Promise<T[]>,
): Promise<Page<T>> {
  return context.transaction(async (db) => {
    await holdOpenWarehouse(context, db, warehouseUid, hold);
    return pageOf(await move(db, { site: context.site, warehouseUid, usersId: context.user.userId }));
  });
}

function pageOf<T>(data: T[]): Page<T> {
  return { data, total: data.length };
}

const transfer: Handler<VmiOperations["warehouse.transfer"]> = (input, context) =>
  context.transaction(async (db) => {
    const { warehouseUid, toWarehouseUid } = input;
    const [from, to] = await holdWarehouses(context, db, [warehouseUid, toWarehouseUid], "move");
    if (!from || !to || warehouseUid === toWarehouseUid)
      throw invalid(
        "toWarehouseUid",
        "Parts are there already; name another stockroom to move them to.",
        toWarehouseUid,
      );
    requireOpen(from);
    requireOpen(to);
    if (from.customerId !== to.customerId)
      throw businessError(
        `\`${from.warehouseName}\` and \`${to.warehouseName}\` belong to different customers. Count the parts out of the one and receive them in the other.`,
      );
    const ends = { site: context.site, warehouseUid, toWarehouseUid, usersId: context.user.userId };
    return pageOf(await transferParts(db, ends, input.transfers));
  });

type MoveOperations = Pick<VmiOperations, `warehouse.${"adjust" | "receive" | "transfer" | "usage"}`>;

/** Counting, receiving, transferring and using parts (R091–R095). */
export const warehouseMoveHandlers: Handlers<MoveOperations> = {
  "warehouse.adjust": (input, context) =>
    moveIn(context, input.warehouseUid, "move", (db, place) => countParts(db, place, input.adjustments)),
  "warehouse.receive": (input, context) =>
    moveIn(context, input.warehouseUid, "order", (db, place) => receiveParts(db, place, input.receipts)),
  "warehouse.transfer": transfer,
  "warehouse.usage": ({ warehouseUid, jobDescription, department, usageItems }, context) =>
    moveIn(context, warehouseUid, "move", (db, place) =>
      useParts(db, { ...place, jobDescription, department }, usageItems),
    ),
};
