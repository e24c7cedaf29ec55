import type { CartLine } from "@purvey/contract/generated/commerce";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { inPortions } from "../../shared/cart/in-portions.ts";
import { cartScope } from "../../shared/cart/use-cart.ts";
import { useCommerceApi } from "../../shared/commerce-api.ts";
import { problemOf } from "../../shared/errors/problem.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { additionOf } from "./cart-model.ts";
import { messages } from "./messages.ts";
import { useLineCache } from "./use-cart-lines.ts";

/** Removes any number of lines; the message offers to put them back, with notes and quotes. */
export function useRemoveLines(
  cartHdrUid: number,
  onRemoved: () => void,
): (lines: readonly CartLine[]) => Promise<void> {
  const text = useText(messages);
  const say = useToasts();
  const { cartLine } = useCommerceApi().commerce;
  const takeOut = useInPortions(cartHdrUid, (lines) =>
    cartLine.update({ cartHdrUid, lines: lines.map(({ lineNo }) => ({ lineNo, quantity: 0 })) }),
  );
  const putBack = useInPortions(cartHdrUid, (lines) => cartLine.add({ cartHdrUid, lines: lines.map(additionOf) }));
  const sayFailed = (error: unknown) => say.show({ tone: "out", message: problemOf(error).message, duration: 9000 });
  return async (lines) => {
    try {
      await takeOut.mutateAsync(lines);
      onRemoved();
      const undo = { label: text("undo"), onAction: () => putBack.mutate(lines, { onError: sayFailed }) };
      say.show({ message: text("removedLines", { count: lines.length }), action: undo, duration: 9000 });
    } catch (error) {
      sayFailed(error);
    }
  };
}

/** A change of many lines in turn with the cart's other changes, as many at once as a call takes; the cart shows the answer. */
function useInPortions(cartHdrUid: number, send: (lines: readonly CartLine[]) => PromiseLike<{ data: CartLine[] }>) {
  const cache = useLineCache(cartHdrUid);
  return useMutation({
    mutationKey: [cartScope],
    scope: { id: cartScope },
    mutationFn: async (lines: readonly CartLine[]) => {
      for (const portion of inPortions(lines)) {
        const { data } = await send(portion);
        cache.set(() => data);
      }
    },
    onSettled: cache.settle,
  });
}
