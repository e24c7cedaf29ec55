import type { CartLine, CommerceOperations } from "@purvey/contract/generated/commerce";
import { addToCart } from "../../commerce/add-to-cart.ts";
import { cartLinesOf } from "../../commerce/cart-lines.ts";
import type { CartStateLine } from "../../commerce/cart-state.ts";
import { changeOf, requireOpen } from "../../commerce/change-cart.ts";
import { changeStoredCart, requireOwnCart } from "../../commerce/change-stored-cart.ts";
import { readCart } from "../../commerce/read-cart.ts";
import { updateCart } from "../../commerce/update-cart.ts";
import type { Page } from "../../context.ts";
import { notFound } from "../../errors.ts";
import type { Handlers } from "../../implement.ts";

function pageOf(cartHdrUid: number, lines: readonly CartStateLine[]): Page<CartLine> {
  return { data: cartLinesOf(cartHdrUid, lines), total: lines.length };
}

type CartLineOperations = Pick<CommerceOperations, Extract<keyof CommerceOperations, `cartLine.${string}`>>;

/** `/cart-line`: the lines of a cart (R055–R062). Every call answers all lines of the cart as they are afterwards. */
export const cartLineHandlers: Handlers<CartLineOperations> = {
  "cartLine.list": async ({ cartHdrUid }, context) => {
    const reading = await readCart(context.db, context.site, cartHdrUid);
    return pageOf(cartHdrUid, requireOwnCart(context, cartHdrUid, reading?.cart).lines);
  },
  "cartLine.add": async ({ cartHdrUid, lines }, context) =>
    pageOf(cartHdrUid, await changeStoredCart(context, cartHdrUid, lines, (reading) => addToCart(reading, lines))),
  "cartLine.update": async ({ cartHdrUid, lines }, context) =>
    pageOf(cartHdrUid, await changeStoredCart(context, cartHdrUid, lines, (reading) => updateCart(reading, lines))),
  "cartLine.clear": async ({ cartHdrUid }, context) => {
    const lines = await changeStoredCart(context, cartHdrUid, [], ({ cart }) => {
      requireOpen(cart);
      return changeOf(
        cart,
        [],
        cart.lines.map(({ lineNo }) => lineNo),
      );
    });
    return pageOf(cartHdrUid, lines);
  },
  "cartLine.deleteLine": async ({ cartHdrUid, lineNo }, context) => {
    const lines = await changeStoredCart(context, cartHdrUid, [], ({ cart }) => {
      requireOpen(cart);
      if (!cart.lines.some((line) => line.lineNo === lineNo)) throw notFound("line of the cart", lineNo);
      return changeOf(cart, [], [lineNo]);
    });
    return pageOf(cartHdrUid, lines);
  },
};
