import type { AddCartLineInput } from "@purvey/contract/generated/commerce";
import type {
  OrderUnit,
  PdfGenerationRequest,
  ResolvedItem,
  ResolvedNumber,
  WishlistHeader,
  WishlistLine,
} from "@purvey/contract/generated/items";
import type { PriceLineInput } from "@purvey/contract/generated/pricing";
import type { ListAddition } from "../../shared/lists/store-lines.ts";
import { type Offer, offersOf, quantityProblem, unitNamed } from "../../shared/ordering/order-units.ts";
import type { ListView } from "./list-view.ts";

/** The lines in the order of a view. A changed line keeps its place, though it becomes another record. */
export function sortedLines(lines: readonly WishlistLine[], { sort, turned }: ListView): WishlistLine[] {
  const byPart = (a: WishlistLine, b: WishlistLine) =>
    a.itemId.localeCompare(b.itemId, "en", { numeric: true }) || a.itemWishlistLineUid - b.itemWishlistLineUid;
  const first = {
    part: byPart,
    quantity: (a: WishlistLine, b: WishlistLine) => a.qtyDesired - b.qtyDesired || byPart(a, b),
    priority: (a: WishlistLine, b: WishlistLine) => b.priority - a.priority || byPart(a, b),
  }[sort ?? "priority"];
  return [...lines].sort((a, b) => (turned ? first(b, a) : first(a, b)));
}

/** What can be said of a line today. */
export type LineVerdict =
  | { readonly kind: "waiting" }
  | {
      readonly kind: "good";
      readonly item: ResolvedItem;
      readonly unit: OrderUnit;
      /** It is no longer made: sold while stock lasts, and there is enough. */
      readonly last: boolean;
    }
  /** The quantity or the unit cannot be ordered so; what can is offered. */
  | { readonly kind: "quantity"; readonly item: ResolvedItem; readonly offers: readonly Offer[] }
  /** No longer made, and not enough is left; or not sold at all. */
  | { readonly kind: "gone"; readonly item: ResolvedItem | undefined };

/** What can be said of a line, when its number was looked up: undefined while it is not, null when it names nothing. */
export function verdictOf(line: WishlistLine, item: ResolvedItem | null | undefined): LineVerdict {
  if (item === undefined) return { kind: "waiting" };
  if (item === null) return { kind: "gone", item: undefined };
  const unit = unitNamed(item, line.unitOfMeasure);
  if (item.discontinued === "Y") {
    const pieces = line.qtyDesired * (unit?.unitSize ?? 1);
    if (!unit || quantityProblem(unit, line.qtyDesired) || pieces > (item.qtyAvailable ?? 0))
      return { kind: "gone", item };
    return { kind: "good", item, unit, last: true };
  }
  if (!unit || quantityProblem(unit, line.qtyDesired))
    return { kind: "quantity", item, offers: offersOf(item, unit, line.qtyDesired) };
  return { kind: "good", item, unit, last: false };
}

/** The item of each line by its number; a number that names several or none is null. */
export function itemsOf(resolved: readonly ResolvedNumber[]): ReadonlyMap<string, ResolvedItem | null> {
  return new Map(resolved.map(({ asked, item }) => [asked, item]));
}

/** What the cart is given for the lines that can be ordered, the notes with them. */
export function cartAdditions(
  lines: readonly WishlistLine[],
  verdicts: ReadonlyMap<number, LineVerdict>,
): AddCartLineInput[] {
  return lines.flatMap(({ itemWishlistLineUid, invMastUid, qtyDesired, notes }) => {
    const verdict = verdicts.get(itemWishlistLineUid);
    if (verdict?.kind !== "good") return [];
    const lineNote = notes?.slice(0, 255);
    const line = { invMastUid, quantity: qtyDesired, unitOfMeasure: verdict.unit.unitOfMeasure };
    return [lineNote ? { ...line, lineNote } : line];
  });
}

/** What the price engine is asked for a line that can be ordered. */
export function priceAsk(line: WishlistLine, unit: OrderUnit): PriceLineInput {
  return { invMastUid: line.invMastUid, quantity: line.qtyDesired, unitOfMeasure: unit.unitOfMeasure };
}

/** A line as it is put on another list, or on its own again. */
export function additionOf(line: WishlistLine): ListAddition {
  const { invMastUid, itemId, qtyDesired: quantity, unitOfMeasure, notes, priority } = line;
  return { invMastUid, itemId, quantity, unitOfMeasure, notes, priority };
}

/** The path that opens a list for a colleague: with its code, where it is not public. */
export function sharedView({ usersId, isPublic, shareCode }: WishlistHeader): ListView {
  return { owner: usersId, ...(isPublic === "Y" ? {} : { code: shareCode }) };
}

/** A list as it is printed, with a bar code for each line. */
export function listPrint(header: WishlistHeader, lines: readonly WishlistLine[]): PdfGenerationRequest {
  return {
    documentType: "wishlist",
    data: {
      title: header.name,
      description: header.description,
      owner: header.ownerName,
      lines: lines.map(({ itemId, itemDesc, unitOfMeasure, qtyDesired, notes }) => ({
        itemId,
        itemDesc,
        unitOfMeasure,
        qtyDesired,
        notes,
      })),
    },
  };
}
