import type { RowSet } from "../../load/examples/row-set.ts";
import type { Row } from "../../platform/db/insert-rows.ts";

/**
 * Movements of the past that led to the balances as they are: the opening rows of the ledger are lowered by what came in
 * since, and raised by what went out.
 */
export class LedgerHistory {
  readonly #rows: RowSet;
  readonly #moved = new Map<string, number>();

  constructor(rows: RowSet) {
    this.#rows = rows;
  }

  /** Adds a movement of a bin and lot. */
  move(movement: Row): void {
    this.#rows.add("stock_movement", movement);
    const key = keyOf(movement);
    this.#moved.set(key, (this.#moved.get(key) ?? 0) + Number(movement.on_hand_change));
  }

  /** Changes the opening rows; refuses movements that no opening balance allows. */
  finish(): void {
    const opening = new Map(
      this.#rows
        .rows("stock_movement")
        .filter(({ movement_type }) => movement_type === "opening")
        .map((row) => [keyOf(row), row]),
    );
    for (const [key, moved] of this.#moved) {
      if (moved === 0) continue;
      const row = opening.get(key);
      const before = Number(row?.on_hand_change) - moved;
      if (!row || before < 0) throw new RangeError(`The opening balance of ${key} does not allow for ${moved} since.`);
      Object.assign(row, { on_hand_change: before });
    }
  }
}

/** Location, item, bin and lot of a movement. */
export function keyOf({ location_id, inv_mast_uid, bin, lot }: Row): string {
  return [location_id, inv_mast_uid, bin, lot ?? ""].join(" ");
}
