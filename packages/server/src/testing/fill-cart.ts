import type { PurveyClient } from "@purvey/client";
import type { AddCartLineInput } from "@purvey/contract/generated/commerce";

let carts = 0;

/**
 * Opens a cart of its own for a user and puts lines in it; answers its number.
 *
 * @example
 * const cartHdrUid = await fillCart(await server().clientFor("dana"), 1, [{ itemId: "NUT-M8-NY", quantity: 10 }]);
 */
export async function fillCart(
  { commerce }: PurveyClient,
  userId: number,
  lines: readonly AddCartLineInput[],
  customerId?: number,
): Promise<number> {
  const { cartHdrUid } = await commerce.cartHdr.lookup({ userId, customerId, userCartNo: (carts++ % 900) + 100 }).data;
  if (lines.length > 0) await commerce.cartLine.add({ cartHdrUid, lines: [...lines] });
  return cartHdrUid;
}
