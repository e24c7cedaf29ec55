import { type PartKey, partText } from "../../../trades/vmi/part.ts";
import { type Decimal, decimal, lesserOf, numberOf, sumOf, zero } from "../../../values/decimal.ts";
import type { RowSet } from "../row-set.ts";

/** Something that happened in a stockroom. */
export interface Happening {
  readonly part: PartKey;
  readonly type: "opening" | "adjust" | "receive" | "usage";
  /** What it added; negative for what was taken, from the oldest lots. */
  readonly quantity: number;
  readonly date: string;
  readonly lot?: string;
  /** Further columns of the movement: job, department, purchase order. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** What is there of a lot, and when it first and last changed. */
interface LotBalance {
  readonly part: PartKey;
  readonly lot: string;
  readonly onHand: Decimal;
  readonly first: string;
  readonly last: string;
}

/** What happened in a stockroom, in the order of time: the rows of its ledger, and the balances that follow from them. */
export class StockroomHistory {
  readonly #rows: RowSet;
  readonly #warehouseUid: number;
  readonly #movements: Happening[] = [];
  readonly #lots = new Map<string, Map<string, LotBalance>>();

  constructor(rows: RowSet, warehouseUid: number) {
    this.#rows = rows;
    this.#warehouseUid = warehouseUid;
  }

  /** On hand of a part by now. */
  onHand(part: PartKey): number {
    return numberOf(sumOf([...this.#lotsOf(part).values()].map(({ onHand }) => onHand)));
  }

  /** Something more happened. */
  add(happening: Happening): void {
    const { part, lot = "", quantity } = happening;
    if (quantity >= 0) {
      this.#move(happening, lot, decimal(quantity));
      return;
    }
    let left = decimal(-quantity);
    for (const balance of [...this.#lotsOf(part).values()]) {
      const taken = lesserOf(left, balance.onHand);
      if (taken.lte(0)) continue;
      this.#move(happening, balance.lot, taken.times(-1));
      left = left.minus(taken);
    }
    if (left.gt(0)) throw new RangeError(`The stockroom has too little of ${partText(part)} on ${happening.date}.`);
  }

  /** Adds the rows; call it once at the end. */
  store(): void {
    for (const { part, type, quantity, date, lot, more } of this.#movements) {
      this.#rows.add("vmi_movement", {
        ...this.#keyOf(part),
        lot,
        movement_type: type,
        on_hand_change: quantity,
        date_created: date,
        ...more,
      });
    }
    for (const { part, lot, onHand, first, last } of [...this.#lots.values()].flatMap((lots) => [...lots.values()])) {
      this.#rows.add("vmi_stock", {
        ...this.#keyOf(part),
        lot,
        qty_on_hand: numberOf(onHand),
        date_created: first,
        date_last_modified: last,
      });
    }
  }

  #move(happening: Happening, lot: string, quantity: Decimal): void {
    const { part, date } = happening;
    this.#movements.push({ ...happening, lot, quantity: numberOf(quantity) });
    // The row without a lot is there for every part.
    for (const name of new Set(["", lot])) {
      const lots = this.#lotsOf(part);
      const known = lots.get(name) ?? { part, lot: name, onHand: zero, first: date, last: date };
      const onHand = name === lot ? known.onHand.plus(quantity) : known.onHand;
      lots.set(name, { ...known, onHand, last: date });
    }
  }

  #lotsOf(part: PartKey): Map<string, LotBalance> {
    const lots = this.#lots.get(partText(part)) ?? new Map<string, LotBalance>();
    this.#lots.set(partText(part), lots);
    return lots;
  }

  #keyOf({ invProfileLineType, invMastUid }: PartKey) {
    return {
      warehouse_uid: this.#warehouseUid,
      inv_profile_line_type: invProfileLineType,
      inv_mast_uid: invMastUid,
    };
  }
}
