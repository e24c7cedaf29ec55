import { type Decimal, decimal, numberOf, zero } from "../../decimal.ts";
import { type PartKey, partText } from "../../stockroom/part.ts";
import type { RowSet } from "../row-set.ts";

/** Something that happened in a stockroom. */
export interface Happening {
  readonly part: PartKey;
  readonly type: "opening" | "adjust" | "receive" | "usage";
  /** What it added; negative for what was taken. */
  readonly quantity: number;
  readonly date: string;
  readonly lot?: string;
  /** Further columns of the movement: job, department, purchase order. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** What happened in a stockroom: the rows of its ledger, and the balances that follow from them. */
export class StockroomHistory {
  readonly #rows: RowSet;
  readonly #warehouseUid: number;
  readonly #happenings: Happening[] = [];
  readonly #onHand = new Map<string, Decimal>();

  constructor(rows: RowSet, warehouseUid: number) {
    this.#rows = rows;
    this.#warehouseUid = warehouseUid;
  }

  /** On hand of a part by now. */
  onHand(part: PartKey): number {
    return numberOf(this.#onHand.get(partText(part)) ?? zero);
  }

  /** Something more happened. */
  add(happening: Happening): void {
    const key = partText(happening.part);
    this.#happenings.push(happening);
    this.#onHand.set(key, (this.#onHand.get(key) ?? zero).plus(decimal(happening.quantity)));
  }

  /** Adds the rows, the ledger in the order of time; call it once at the end. */
  store(): void {
    const sorted = [...this.#happenings].sort((a, b) => a.date.localeCompare(b.date));
    for (const { part, type, quantity, date, lot = "", more } of sorted) {
      this.#rows.add("vmi_movement", {
        ...this.#keyOf(part),
        ...{ lot, movement_type: type, on_hand_change: quantity, date_created: date, ...more },
      });
    }
    this.#storeBalances(sorted);
  }

  #storeBalances(sorted: readonly Happening[]): void {
    const balances = new Map<string, { part: PartKey; lot: string; sum: Decimal; first: string; last: string }>();
    for (const { part, lot = "", quantity, date } of sorted) {
      // The row without a lot is there for every part.
      for (const name of new Set(["", lot])) {
        const key = `${partText(part)} ${name}`;
        const known = balances.get(key) ?? { part, lot: name, sum: zero, first: date, last: date };
        const sum = name === lot ? known.sum.plus(decimal(quantity)) : known.sum;
        balances.set(key, { ...known, sum, last: date });
      }
    }
    for (const { part, lot, sum, first, last } of balances.values()) {
      this.#rows.add("vmi_stock", {
        ...this.#keyOf(part),
        ...{ lot, qty_on_hand: numberOf(sum), date_created: first, date_last_modified: last },
      });
    }
  }

  #keyOf({ invProfileLineType, invMastUid }: PartKey) {
    return {
      warehouse_uid: this.#warehouseUid,
      inv_profile_line_type: invProfileLineType,
      inv_mast_uid: invMastUid,
    };
  }
}
