import type { AddCartLineInput, CartHeader, CartLine, CartLineUpdateInput } from "@purvey/contract/generated/commerce";
import type { ShipTo } from "@purvey/contract/generated/customers";
import type { TaxEngineInput } from "@purvey/contract/generated/pricing";
import { roundMoney, sumMoney } from "@purvey/ui/format";
import { checkQuantity } from "@purvey/ui/quantity-rule";
import type { SayUiText } from "@purvey/ui/ui-texts";
import type { ListAddition } from "../../shared/lists/store-lines.ts";

/** A change of one line. */
export type LineChange = CartLineUpdateInput["lines"][number] & { readonly lineNo: number };

/** The lines as they will be when the server takes a change over; prices follow the quantity. */
export function withChange(lines: readonly CartLine[], change: LineChange, currency: string): CartLine[] {
  return lines.map((line) => {
    if (line.lineNo !== change.lineNo) return line;
    const quantity = change.quantity ?? line.quantity;
    const lineNote = change.lineNote === undefined ? line.lineNote : change.lineNote || null;
    return { ...line, quantity, lineNote, extendedPrice: roundMoney(quantity * line.unitPrice, currency) };
  });
}

/** The lines with one put back as it was; a line that is gone stays gone. */
export function withLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  return lines.map((each) => (each.lineNo === line.lineNo ? line : each));
}

/** The lines without one. */
export function withoutLine(lines: readonly CartLine[], lineNo: number): CartLine[] {
  return lines.filter((line) => line.lineNo !== lineNo);
}

/** What puts a removed line back, with its note. */
export function additionOf({
  invMastUid,
  quantity,
  unitOfMeasure,
  lineNote,
  key,
  quoteNo,
}: CartLine): AddCartLineInput {
  return {
    invMastUid,
    quantity,
    unitOfMeasure,
    ...(lineNote ? { lineNote } : {}),
    ...(key ? { key } : {}),
    ...(quoteNo === null ? {} : { quoteNo }),
  };
}

/** A line as it is put on a list. */
export function listAdditionOf({ invMastUid, itemId, quantity, unitOfMeasure, lineNote }: CartLine): ListAddition {
  return { invMastUid, itemId, quantity, unitOfMeasure, notes: lineNote };
}

/** The number of a further cart: the first one that is not filled, from 1. */
export function freeCartNo(carts: readonly Pick<CartHeader, "userCartNo" | "lineCount">[]): number {
  const filled = new Set(carts.filter(({ lineCount }) => lineCount > 0).map(({ userCartNo }) => userCartNo));
  let userCartNo = 1;
  while (filled.has(userCartNo)) userCartNo++;
  return userCartNo;
}

/** The carts to choose from: the filled ones, and the one that is chosen. */
export function shownCarts<Cart extends Pick<CartHeader, "userCartNo" | "lineCount">>(
  carts: readonly Cart[],
  chosen: number,
): Cart[] {
  const shown = carts.filter(({ userCartNo, lineCount }) => lineCount > 0 || userCartNo === chosen);
  return shown.sort((one, other) => one.userCartNo - other.userCartNo);
}

/** What a line's quantity must keep to, in its unit. */
export function ruleOf({ minimumOrderQty, orderMultiple, unitOfMeasure }: CartLine): {
  minimum: number;
  multiple: number;
  unit: string;
} {
  return {
    minimum: Math.max(minimumOrderQty, 0),
    multiple: orderMultiple > 0 ? orderMultiple : 1,
    unit: unitOfMeasure,
  };
}

/** A line whose quantity cannot be ordered, with quantities that can. */
export interface LineProblem {
  readonly line: CartLine;
  readonly problem: string;
  readonly offers: readonly number[];
}

/** The lines that stand in the way of checking out, said in the language of `say`. */
export function problemsOf(lines: readonly CartLine[], say?: SayUiText): LineProblem[] {
  return lines.flatMap((line) => {
    const verdict = checkQuantity(line.quantity, ruleOf(line), say);
    return verdict.fine ? [] : [{ line, problem: verdict.problem, offers: verdict.offers }];
  });
}

/** What to ask the price engine for the base units of packed lines: each item once, 200 at most. */
export function baseUnitQuestions(lines: readonly CartLine[]): { invMastUid: number }[] {
  const packed = lines.filter(({ unitSize }) => unitSize !== 1).map(({ invMastUid }) => invMastUid);
  return [...new Set(packed)].slice(0, 200).map((invMastUid) => ({ invMastUid }));
}

/** The sum of the lines. */
export function subtotalOf(lines: readonly Pick<CartLine, "extendedPrice">[], currency: string): number {
  return sumMoney(
    lines.map(({ extendedPrice }) => extendedPrice),
    currency,
  );
}

/** What to ask the tax engine; nothing without a postal code or lines. */
export function taxInput(
  customerId: number | undefined,
  shipTo: ShipTo | undefined,
  lines: readonly CartLine[] | undefined,
): TaxEngineInput | undefined {
  if (customerId === undefined || !shipTo?.postalCode || !lines || lines.length === 0) return undefined;
  return {
    customer_id: customerId,
    postal_code: shipTo.postalCode,
    ship_to_address: { ship_to_id: shipTo.shipToId, state: shipTo.state, country: shipTo.country },
    items: lines.map(({ invMastUid, extendedPrice }) => ({ inv_mast_uid: invMastUid, amount: extendedPrice })),
  };
}
