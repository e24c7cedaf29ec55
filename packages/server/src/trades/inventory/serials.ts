import { keyText, type StockKey } from "./stock-balance.ts";

/** A registered piece: in stock, under way with a transfer, or missing since it was. */
export interface SerialNumber {
  readonly invMastUid: number;
  readonly serialNo: string;
  readonly state: "stock" | "transit" | "missing";
  readonly locationId: number;
  readonly bin: string | null;
  readonly lot: string;
  readonly transferUid: number | null;
  readonly transferLineNo: number | null;
}

/** How many pieces are registered in a bin and lot of a location; `bin` is null where the location keeps none. */
export interface RegisteredPieces extends StockKey {
  readonly bin: string | null;
  readonly lot: string;
  readonly registered: number;
}

/** Pieces by item and number, and how many are registered where. */
export class Serials {
  readonly #pieces: ReadonlyMap<string, SerialNumber>;
  readonly #registered: RegisteredPieces[];
  readonly #named = new Set<string>();

  constructor(pieces: readonly SerialNumber[], registered: readonly RegisteredPieces[]) {
    this.#pieces = new Map(pieces.map((piece) => [pieceText(piece), piece]));
    this.#registered = [...registered];
  }

  find(invMastUid: number, serialNo: string): SerialNumber | undefined {
    return this.#pieces.get(pieceText({ invMastUid, serialNo }));
  }

  /** True at the first time that a piece is named, false at every further one: nobody moves a piece twice at once. */
  name(invMastUid: number, serialNo: string): boolean {
    const text = pieceText({ invMastUid, serialNo });
    if (this.#named.has(text)) return false;
    this.#named.add(text);
    return true;
  }

  /** How many pieces of an item are registered at a location, or in one bin and lot of it. */
  registered(key: StockKey, place?: Pick<RegisteredPieces, "bin" | "lot">): number {
    const here = this.#registered.filter((one) => keyText(one) === keyText(key));
    const there = place ? here.filter(({ bin, lot }) => bin === place.bin && lot === place.lot) : here;
    return there.reduce((sum, { registered }) => sum + registered, 0);
  }

  /** Counts a named piece out of the place that it leaves: the next line does not find it there any more. */
  leave(piece: SerialNumber): void {
    this.#registered.push({ ...piece, registered: -1 });
  }

  /** Counts a piece into the place that it comes to: the next line cannot take it from there without its number. */
  enter(piece: SerialNumber): void {
    this.#registered.push({ ...piece, registered: 1 });
  }
}

function pieceText({ invMastUid, serialNo }: Pick<SerialNumber, "invMastUid" | "serialNo">): string {
  return `${invMastUid} ${serialNo}`;
}
