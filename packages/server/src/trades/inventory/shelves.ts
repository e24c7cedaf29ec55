import { businessError, type ServerError } from "../../platform/errors.ts";
import { type Decimal, greaterOf, lesserOf, quantityText, sumOf, zero } from "../../values/decimal.ts";
import { keyText, type StockBalance, type StockKey } from "./stock-balance.ts";

/** What lies in a bin of one lot; `""` is no lot. Quantities in base units. */
interface Content {
  readonly bin: string;
  readonly lot: string;
  onHand: Decimal;
  allocated: Decimal;
}

/** The bins of an item at a location: its own, the dock that goods come in at, and what lies where, in picking order. */
export interface Shelf {
  readonly primaryBin: string | undefined;
  readonly receivingBin: string | undefined;
  readonly contents: Content[];
}

/** What is taken from, or put into, one bin and lot; without a bin where the location keeps none for the item. */
export interface BinPortion {
  readonly bin: string | undefined;
  readonly lot: string;
  /** Of it, not allocated. */
  readonly free: Decimal;
  /** Of it, promised to orders. */
  readonly allocated: Decimal;
}

/** What to take: from any bin and lot where none is named. */
export interface TakeRequest {
  readonly bin?: string | undefined;
  readonly lot?: string | undefined;
  /** A bin that nothing is taken from: where it shall go. */
  readonly except?: string | undefined;
  /** Base units; everything that there is without it. */
  readonly quantity?: Decimal | undefined;
  readonly which: "free" | "allocated" | "both";
  /** Pieces that stay because their numbers were not named. */
  readonly registered?: RegisteredStay | undefined;
}

/** How many registered pieces stay, in one bin and lot or at the whole location, and what is said to who wants more than the rest. */
export interface RegisteredStay {
  at(bin: string, lot: string): number;
  everywhere(): number;
  refusal(quantity: Decimal): ServerError;
}

/**
 * What lies in the bins of items at locations, as a plan changes it: what one line takes, the next does not find any
 * more. Bins of an item are protected by the lock of its balance (`lockStock`), which comes first.
 */
export class Shelves {
  readonly #shelves: ReadonlyMap<string, Shelf>;
  readonly #bins: ReadonlyMap<string, string>;
  /** What was taken of stock that lies in no bin. */
  readonly #loose = new Map<string, Decimal>();

  constructor(shelves: ReadonlyMap<string, Shelf>, bins: ReadonlyMap<string, string>) {
    this.#shelves = shelves;
    this.#bins = bins;
  }

  /** The bin as the location spells it. Refuses one that it does not have. */
  binNamed(balance: StockBalance, name: string): string {
    const wanted = name.toLowerCase();
    const holding = this.#of(balance).contents.find((content) => content.bin.toLowerCase() === wanted);
    const bin = holding?.bin ?? this.#bins.get(`${balance.locationId} ${wanted}`);
    if (bin !== undefined) return bin;
    throw businessError(`${balance.locationName} has no bin \`${name}\`. Check the label, or set the bin up first.`, {
      locationId: balance.locationId,
      bin: name,
    });
  }

  /** Whether the location keeps the item by bins; stock that lies in none is moved without them. */
  isKeptByBins(balance: StockBalance): boolean {
    return balance.onHand.eq(0) || this.#of(balance).contents.length > 0;
  }

  /**
   * The bin that stock goes into: the one named, else the item's own, else the receiving dock. None where the location
   * keeps the item without bins.
   */
  binFor(balance: StockBalance, name: string | undefined): string | undefined {
    const { primaryBin, receivingBin } = this.#of(balance);
    if (this.isKeptByBins(balance)) {
      return name === undefined ? (primaryBin ?? receivingBin) : this.binNamed(balance, name);
    }
    if (name === undefined) return undefined;
    throw businessError(
      `${balance.locationName} keeps \`${balance.itemId}\` without bins: ${quantityText(balance.onHand)} ${balance.baseUnit} lie in none. Count them into bins first, or leave the bin \`${name}\` away.`,
      { locationId: balance.locationId, itemId: balance.itemId, bin: name },
    );
  }

  /** Puts stock into a bin. */
  put(balance: StockBalance, portion: BinPortion): void {
    if (portion.bin === undefined) return;
    const { contents } = this.#of(balance);
    const found = contents.find(({ bin, lot }) => bin === portion.bin && lot === portion.lot);
    const added = portion.free.plus(portion.allocated);
    if (!found) {
      contents.push({ bin: portion.bin, lot: portion.lot, onHand: added, allocated: portion.allocated });
      return;
    }
    found.onHand = found.onHand.plus(added);
    found.allocated = found.allocated.plus(portion.allocated);
  }

  /** Takes stock from the bins, what is not allocated first, in picking order. Refuses when there is too little. */
  take(balance: StockBalance, request: TakeRequest): BinPortion[] {
    if (!this.isKeptByBins(balance)) return [this.#takeLoose(balance, request)];
    const bin = request.bin === undefined ? undefined : this.binNamed(balance, request.bin);
    const found = this.#of(balance).contents.filter(
      (content) =>
        content.bin !== request.except &&
        (bin === undefined || content.bin === bin) &&
        (request.lot === undefined || content.lot === request.lot),
    );
    if (bin !== undefined) requireOneLot(balance, found);
    const there = sumOf(found.map((content) => reachable(content, request)));
    const wanted = request.quantity ?? there;
    if (wanted.gt(there) || wanted.eq(0)) throw shortage(balance, { ...request, bin }, there);
    const { registered } = request;
    const onHand = sumOf(this.#of(balance).contents.map((content) => content.onHand));
    const most = sumOf(found.map((content) => unnamed(content, request)));
    if (registered && (wanted.gt(most) || wanted.plus(registered.everywhere()).gt(onHand)))
      throw registered.refusal(wanted);
    return takeFrom(found, wanted, request);
  }

  #takeLoose(balance: StockBalance, request: TakeRequest): BinPortion {
    const portion = takenFromNone(balance, request);
    const key = keyText(balance);
    const taken = (this.#loose.get(key) ?? zero).plus(portion.free);
    const { registered } = request;
    if (registered && taken.plus(registered.everywhere()).gt(balance.onHand)) throw registered.refusal(portion.free);
    this.#loose.set(key, taken);
    return portion;
  }

  #of(key: StockKey): Shelf {
    const shelf = this.#shelves.get(keyText(key));
    if (shelf) return shelf;
    throw new Error(`The bins of item ${key.invMastUid} at location ${key.locationId} were not read.`);
  }
}

function free({ onHand, allocated }: Content): Decimal {
  return onHand.minus(allocated);
}

function reachable(content: Content, { which }: TakeRequest): Decimal {
  if (which === "both") return content.onHand;
  return which === "free" ? free(content) : content.allocated;
}

/** What of a bin and lot may be taken without naming a registered piece. */
function unnamed(content: Content, request: TakeRequest): Decimal {
  const there = reachable(content, request);
  if (!request.registered) return there;
  const rest = content.onHand.minus(request.registered.at(content.bin, content.lot));
  return greaterOf(lesserOf(there, rest), zero);
}

function takeFrom(contents: readonly Content[], quantity: Decimal, request: TakeRequest): BinPortion[] {
  const { which } = request;
  let left = quantity;
  const portions: BinPortion[] = [];
  for (const content of contents) {
    const taken = lesserOf(left, unnamed(content, request));
    const fromFree = which === "allocated" ? zero : lesserOf(taken, free(content));
    const fromAllocated = taken.minus(fromFree);
    if (taken.eq(0)) continue;
    left = left.minus(taken);
    content.onHand = content.onHand.minus(taken);
    content.allocated = content.allocated.minus(fromAllocated);
    portions.push({ bin: content.bin, lot: content.lot, free: fromFree, allocated: fromAllocated });
  }
  return portions;
}

/** Stock that lies in no bin: what the balance says is all that is known, and checked when it is moved. */
function takenFromNone(balance: StockBalance, { bin, lot, quantity }: TakeRequest): BinPortion {
  if (bin === undefined && lot === undefined && quantity)
    return { bin: undefined, lot: "", free: quantity, allocated: zero };
  throw businessError(
    `${balance.locationName} keeps \`${balance.itemId}\` without bins and lots. Count it into bins first, or give a quantity without bin and lot.`,
    { locationId: balance.locationId, itemId: balance.itemId },
  );
}

function requireOneLot(balance: StockBalance, contents: readonly Content[]): void {
  const lots = contents.filter(({ onHand }) => onHand.gt(0));
  if (lots.length < 2) return;
  const names = lots.map(({ lot, onHand }) => `\`${lot}\` (${quantityText(onHand)} ${balance.baseUnit})`).join(", ");
  throw businessError(
    `The bin \`${lots[0]?.bin}\` holds several lots of \`${balance.itemId}\`: ${names}. Name the lot.`,
    { itemId: balance.itemId, bin: lots[0]?.bin },
  );
}

const kinds = { free: "that is not allocated", allocated: "that is allocated", both: "at all" } as const;

function shortage(balance: StockBalance, request: TakeRequest, there: Decimal): ServerError {
  const { locationName, itemId, baseUnit } = balance;
  const place =
    request.bin === undefined
      ? `The bins of ${locationName} hold`
      : `The bin \`${request.bin}\` of ${locationName} holds`;
  const lot = request.lot === undefined ? "" : ` of lot \`${request.lot}\``;
  const asked = request.quantity ? `; ${quantityText(request.quantity)} ${baseUnit} were asked for` : "";
  return businessError(
    `${place} ${quantityText(there)} ${baseUnit} of \`${itemId}\`${lot} ${kinds[request.which]}${asked}.`,
    { locationId: balance.locationId, itemId, bin: request.bin, lot: request.lot },
  );
}
