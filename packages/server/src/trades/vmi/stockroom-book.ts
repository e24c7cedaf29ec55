import { type Decimal, lesserOf, sumOf, zero } from "../../values/decimal.ts";
import { keyText, type StockroomKey } from "./part.ts";

/** What a stockroom has of a part, lot by lot; quantities in the unit it is counted in. */
export interface PartBalance extends StockroomKey {
  readonly warehouseName: string;
  readonly itemId: string;
  readonly description: string;
  readonly unitOfMeasure: string;
  /** By lot, the oldest first; the empty lot for what has none. */
  readonly lots: ReadonlyMap<string, Decimal>;
}

/** How much of which lot. */
export interface Portion {
  readonly lot: string;
  readonly quantity: Decimal;
}

/** The balances of locked parts while several lines of one call change them, one after the other. */
export class StockroomBook {
  readonly #parts: ReadonlyMap<string, PartBalance>;
  readonly #lots = new Map<string, Map<string, Decimal>>();

  constructor(parts: ReadonlyMap<string, PartBalance>) {
    this.#parts = parts;
    for (const [key, { lots }] of parts) this.#lots.set(key, new Map(lots));
  }

  /** The part as it was read. */
  part(key: StockroomKey): PartBalance {
    const part = this.#parts.get(keyText(key));
    if (!part) throw new Error(`The part \`${keyText(key)}\` was not locked.`);
    return part;
  }

  /** On hand now: of a lot, or of all. */
  onHand(key: StockroomKey, lot?: string): Decimal {
    const lots = this.#lotsOf(key);
    return lot === undefined ? sumOf(lots.values()) : (lots.get(lot) ?? zero);
  }

  /** Takes from a lot, or from the oldest lots first; takes nothing and answers undefined when there is too little. */
  take(key: StockroomKey, quantity: Decimal, lot?: string): Portion[] | undefined {
    if (this.onHand(key, lot).lt(quantity)) return undefined;
    const portions: Portion[] = [];
    let missing = quantity;
    for (const [name, there] of this.#lotsOf(key)) {
      if ((lot !== undefined && name !== lot) || there.lte(0) || missing.lte(0)) continue;
      const taken = lesserOf(there, missing);
      portions.push({ lot: name, quantity: taken });
      missing = missing.minus(taken);
    }
    for (const portion of portions) this.put(key, portion.quantity.times(-1), portion.lot);
    return portions;
  }

  /** Adds to a lot. */
  put(key: StockroomKey, quantity: Decimal, lot = ""): void {
    const lots = this.#lotsOf(key);
    lots.set(lot, (lots.get(lot) ?? zero).plus(quantity));
  }

  #lotsOf(key: StockroomKey): Map<string, Decimal> {
    const lots = this.#lots.get(keyText(key));
    if (!lots) throw new Error(`The part \`${keyText(key)}\` was not locked.`);
    return lots;
  }
}
