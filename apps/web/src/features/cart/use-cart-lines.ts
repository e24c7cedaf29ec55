import { commerce } from "@purvey/client/services/commerce";
import type { CartLine } from "@purvey/contract/generated/commerce";
import { dataOf, useInvalidate } from "@purvey/react";
import { useFormat } from "@purvey/ui/data/format-provider";
import { useToasts } from "@purvey/ui/toast";
import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { cartScope } from "../../shared/cart/use-cart.ts";
import { problemOf } from "../../shared/errors/problem.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { useService } from "../../shared/use-service.ts";
import { additionOf, type LineChange, withChange, withLine, withoutLine } from "./cart-model.ts";
import { messages } from "./messages.ts";

/** The lines of a cart; undefined while they or the cart are on their way. */
export function useCartLines(cartHdrUid: number | undefined) {
  const { queries } = useService(commerce);
  return useQuery(dataOf(queries.cartLine.list(cartHdrUid === undefined ? skipToken : { cartHdrUid })));
}

/** What the cached lines are changed with. */
export function useLineCache(cartHdrUid: number) {
  const { queries } = useService(commerce);
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  const { queryKey } = queries.cartLine.list({ cartHdrUid });
  return {
    cancel: () => queryClient.cancelQueries({ queryKey }),
    lines: () => queryClient.getQueryData(queryKey)?.data ?? [],
    set: (change: (lines: readonly CartLine[]) => CartLine[]) =>
      queryClient.setQueryData(queryKey, (envelope) => envelope && { ...envelope, data: change(envelope.data) }),
    /** After the last of several changes the server's word counts again; before that it would undo the later ones. */
    settle: async () => {
      if (queryClient.isMutating({ mutationKey: [cartScope] }) <= 1) await invalidate("commerce.cartLine.update");
    },
  };
}

/** Changes quantity or note of a line: shown at once, taken back and said when the server refuses. */
export function useChangeLine(cartHdrUid: number) {
  const { api } = useService(commerce);
  const cache = useLineCache(cartHdrUid);
  const sayKept = useSayKept();
  const { currency } = useFormat();
  return useMutation({
    mutationKey: [cartScope],
    scope: { id: cartScope },
    mutationFn: (change: LineChange) => api.cartLine.update({ cartHdrUid, lines: [change] }),
    onMutate: async (change) => {
      await cache.cancel();
      const before = cache.lines().find(({ lineNo }) => lineNo === change.lineNo);
      cache.set((lines) => withChange(lines, change, currency));
      return before;
    },
    onError: (error, _change, before) => {
      if (!before) return;
      cache.set((lines) => withLine(lines, before));
      sayKept(before, error);
    },
    onSettled: cache.settle,
  });
}

/** Removes a line at once; the message offers to put it back, with its note. */
export function useRemoveLine(cartHdrUid: number) {
  const { api } = useService(commerce);
  const cache = useLineCache(cartHdrUid);
  const toasts = useToasts();
  const text = useText(messages);
  const sayKept = useSayKept();
  const restore = useRestoreLine(cartHdrUid);
  return useMutation({
    mutationKey: [cartScope],
    scope: { id: cartScope },
    mutationFn: ({ lineNo }: CartLine) => api.cartLine.deleteLine({ cartHdrUid, lineNo }),
    onMutate: async ({ lineNo }) => {
      await cache.cancel();
      const before = cache.lines();
      cache.set((lines) => withoutLine(lines, lineNo));
      return before;
    },
    onError: (error, line, before) => {
      if (before) cache.set(() => [...before]);
      sayKept(line, error);
    },
    onSuccess: (_answer, line) => {
      const action = { label: text("undo"), onAction: () => restore.mutate(line) };
      toasts.show({ message: text("removed", { item: line.itemId }), action });
    },
    onSettled: cache.settle,
  });
}

function useRestoreLine(cartHdrUid: number) {
  const { api } = useService(commerce);
  const cache = useLineCache(cartHdrUid);
  const sayKept = useSayKept();
  return useMutation({
    mutationKey: [cartScope],
    scope: { id: cartScope },
    mutationFn: (line: CartLine) => api.cartLine.add({ cartHdrUid, lines: [additionOf(line)] }),
    onError: (error, line) => sayKept(line, error),
    onSettled: cache.settle,
  });
}

/** Says that a line stayed as it was, and why. */
function useSayKept() {
  const toasts = useToasts();
  const text = useText(messages);
  return ({ itemId: item }: CartLine, error: unknown) => {
    const message = text("kept", { item, reason: problemOf(error).message });
    toasts.show({ tone: "out", message, duration: 9000 });
  };
}
