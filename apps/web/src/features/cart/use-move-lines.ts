import { commerce } from "@purvey/client/services/commerce";
import type { CartHeader, CartLine } from "@purvey/contract/generated/commerce";
import { useInvalidate } from "@purvey/react";
import { useToasts } from "@purvey/ui/toast";
import { useChosenCart } from "../../shared/cart/chosen-cart.ts";
import { inPortions } from "../../shared/cart/in-portions.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { problemOf } from "../../shared/errors/problem.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { useService } from "../../shared/use-service.ts";
import { additionOf } from "./cart-model.ts";
import { messages } from "./messages.ts";

/**
 * Moves lines of a cart to another one of the person, with notes and quotes: first they are put there, a thousand at a time, and
 * then taken out here, so that nothing is lost whatever fails in between.
 */
export function useMoveLines(cart: CartHeader, onMoved: () => void) {
  const { api } = useService(commerce);
  const { userId, customerId } = useWho();
  const invalidate = useInvalidate();
  const toasts = useToasts();
  const text = useText(messages);
  const [, choose] = useChosenCart();
  const put = async (userCartNo: number, lines: readonly CartLine[]) => {
    const { data: target } = await api.cartHdr.lookup({ userId, customerId, userCartNo });
    for (const portion of inPortions(lines))
      await api.cartLine.add({ cartHdrUid: target.cartHdrUid, lines: portion.map(additionOf) });
  };
  const takeOut = async (lines: readonly CartLine[]) => {
    for (const portion of inPortions(lines))
      await api.cartLine.update({
        cartHdrUid: cart.cartHdrUid,
        lines: portion.map(({ lineNo }) => ({ lineNo, quantity: 0 })),
      });
  };
  const say = (tone: "ok" | "out", message: string, number?: number) =>
    toasts.show({
      tone,
      message,
      duration: 9000,
      ...(number === undefined ? {} : { action: { label: text("show"), onAction: () => choose(number) } }),
    });
  return async (number: number, lines: readonly CartLine[]): Promise<void> => {
    try {
      await put(number, lines);
    } catch (error) {
      say("out", problemOf(error).message);
      return;
    }
    try {
      await takeOut(lines);
      onMoved();
      say("ok", text("moved", { count: lines.length, number }), number);
    } catch (error) {
      say("out", text("copied", { number, reason: problemOf(error).message }), number);
    } finally {
      await invalidate("commerce.cartLine.update");
    }
  };
}
