/** Where goods must be by what was done, kept apart from the database. */
export class Books {
  #plates = 0;
  /** Where each registered piece of the run is. */
  readonly homes = new Map<string, number>();
  /** Pieces of what is kept by lots, as `10 L-1`. */
  readonly lots: Map<string, number>;

  constructor(lots: Map<string, number>) {
    this.lots = lots;
  }

  /** New numbers for pieces that come in. */
  plates(count: number, locationId: number): string[] {
    const serials = Array.from({ length: count }, () => `TEN-${++this.#plates}`);
    for (const serial of serials) this.homes.set(serial, locationId);
    return serials;
  }

  change(itemId: string, locationId: number, lot: string, pieces: number): void {
    if (itemId !== "ADH-50") return;
    const key = `${locationId} ${lot}`;
    this.lots.set(key, (this.lots.get(key) ?? 0) + pieces);
  }

  /** Goods of one lot went from one place to another; of the numbers, those that came in during the run. */
  send(itemId: string, [from, to]: readonly [number, number], lot: string, pieces: number, serials: readonly string[]) {
    this.change(itemId, from, lot, -pieces);
    this.change(itemId, to, lot, pieces);
    for (const serial of serials) if (this.homes.has(serial)) this.homes.set(serial, to);
  }
}
