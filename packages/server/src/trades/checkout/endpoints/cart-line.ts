import type { CartLine, CommerceOperations } from "@purvey/contract/generated/commerce";
import type { Page } from "../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { notFound } from "../../../platform/errors.ts";
import type { CartLinesState } from "../cart/cart.ts";
import { cartLinesOf } from "../cart/cart.ts";
import { changeOf, requireOpen } from "../cart/change-cart.ts";
import { addToCart, updateCart } from "../cart/change-lines.ts";
import { changeStoredCart, readCart } from "../cart/store-cart.ts";
import { requireOwnCart } from "../checkout-access.ts";

function pageOf(cartHdrUid: number, cart: CartLinesState): Page<CartLine> {
  return { data: cartLinesOf(cartHdrUid, cart), total: cart.lines.length };
}

type CartLineOperations = Pick<CommerceOperations, Extract<keyof CommerceOperations, `cartLine.${string}`>>;

/** `/cart-line`: the lines of a cart (R055–R062). Every call answers all lines of the cart as they are afterwards. */
export const cartLineHandlers: Handlers<CartLineOperations> = {
  "cartLine.list": async ({ cartHdrUid }, context) => {
    const reading = await readCart(context, cartHdrUid);
    return pageOf(cartHdrUid, await requireOwnCart(context, cartHdrUid, reading?.cart));
  },
  "cartLine.add": async ({ cartHdrUid, lines }, context) =>
    pageOf(cartHdrUid, await changeStoredCart(context, cartHdrUid, lines, (reading) => addToCart(reading, lines))),
  "cartLine.update": async ({ cartHdrUid, lines }, context) =>
    pageOf(cartHdrUid, await changeStoredCart(context, cartHdrUid, lines, (reading) => updateCart(reading, lines))),
  "cartLine.clear": async ({ cartHdrUid }, context) => {
    const cart = await changeStoredCart(context, cartHdrUid, [], ({ cart: before, ...facts }) => {
      requireOpen(before);
      return changeOf(
        before,
        [],
        before.lines.map(({ lineNo }) => lineNo),
        facts,
      );
    });
    return pageOf(cartHdrUid, cart);
  },
  "cartLine.deleteLine": async ({ cartHdrUid, lineNo }, context) => {
    const cart = await changeStoredCart(context, cartHdrUid, [{ lineNo }], ({ cart: before, ...facts }) => {
      requireOpen(before);
      if (!before.lines.some((line) => line.lineNo === lineNo)) throw notFound("line of the cart", lineNo);
      return changeOf(before, [], [lineNo], facts);
    });
    return pageOf(cartHdrUid, cart);
  },
};
