import type { ReplenishmentItem, Warehouse } from "@purvey/contract/generated/vmi";

/** What decides which part runs out first. */
type Filling = Pick<ReplenishmentItem, "itemId" | "qtyOnHand" | "minQty">;

/** A part that a stockroom should order, and the stockroom. */
export interface NextPart<Room = Warehouse, Part extends Filling = ReplenishmentItem> {
  readonly stockroom: Room;
  readonly part: Part;
}

/** What is known of a stockroom's parts: undefined while they are on their way. */
export interface RoomParts<Room, Part extends Filling> {
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
