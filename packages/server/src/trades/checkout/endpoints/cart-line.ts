import type { CartLine, CommerceOperations } from "@purvey/contract/generated/commerce";
import { addToCart } from "../../../commerce/add-to-cart.ts";
import { cartLinesOf } from "../../../commerce/cart-lines.ts";
import { changeStoredCart } from "../../../commerce/change-stored-cart.ts";
import { readCart } from "../../../commerce/read-cart.ts";
import type { Page } from "../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { notFound } from "../../../platform/errors.ts";
import type { CartLinesState } from "../cart/cart.ts";
import { changeOf, requireOpen } from "../cart/change-cart.ts";
import { updateCart } from "../cart/change-lines.ts";
import { requireOwnCart } from "../checkout-access.ts";

function pageOf(cartHdrUid: number, cart: CartLinesState): Page<CartLine> {
  return { data: cartLinesOf(cartHdrUid, cart), total: cart.lines.length };
}

type CartLineOperations = Pick<CommerceOperations, Extract<keyof CommerceOperations, `cartLine.${string}`>>;

/** `/cart-line`: the lines of a cart (R055–R062). Every call answers all lines of the cart as they are afterwards. */
export const cartLineHandlers: Handlers<CartLineOperations> = {
  "cartLine.list": async ({ cartHdrUid }, context) => {
    const reading = await readCart(context.db, context.site, cartHdrUid);
    return pageOf(cartHdrUid, await requireOwnCart(context, cartHdrUid, reading?.cart));
  },
  "cartLine.add": async ({ cartHdrUid, lines }, context) =>
    pageOf(cartHdrUid, await changeStoredCart(context, cartHdrUid, lines, (reading) => addToCart(reading, lines))),
  "cartLine.update": async ({ cartHdrUid, lines }, context) =>
    pageOf(cartHdrUid, await changeStoredCart(context, cartHdrUid, lines, (reading) => updateCart(reading, lines))),
  "cartLine.clear": async ({ cartHdrUid }, context) => {
    const cart = await changeStoredCart(context, cartHdrUid, [], ({ cart: before }) => {
      requireOpen(before);
      return changeOf(
        before,
        [],
        before.lines.map(({ lineNo }) => lineNo),
      );
    });
    return pageOf(cartHdrUid, cart);
  },
  "cartLine.deleteLine": async ({ cartHdrUid, lineNo }, context) => {
    const cart = await changeStoredCart(context, cartHdrUid, [], ({ cart: before }) => {
      requireOpen(before);
      if (!before.lines.some((line) => line.lineNo === lineNo)) throw notFound("line of the cart", lineNo);
      return changeOf(before, [], [lineNo]);
    });
    return pageOf(cartHdrUid, cart);
  },
};
