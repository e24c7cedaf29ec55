import { items } from "@purvey/client/services/items";
import type { WishlistLine } from "@purvey/contract/generated/items";
import { useInvalidate } from "@purvey/react";
import { useToasts } from "@purvey/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { problemOf } from "../../shared/errors/problem.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { type ListAddition, lineInput } from "../../shared/lists/store-lines.ts";
import { useService } from "../../shared/use-service.ts";
import { additionOf } from "./list-model.ts";
import { messages } from "./messages.ts";
import { type ListAddress, linesInput } from "./use-list.ts";

/** The key that all changes of a list have in common: they are sent one after the other. */
const listScope = "list";

/** A line and what it is to become. */
export interface LineReplacement {
  readonly line: WishlistLine;
  readonly next: ListAddition & Partial<Pick<WishlistLine, "itemDesc">>;
}

/** What can be done about the lines of one's own list. */
export function useLineActs(address: ListAddress) {
  const cache = useLinesCache(address);
  return { replace: useReplaceLine(address, cache).mutate, remove: useRemoveLine(address, cache).mutate };
}

type LinesCache = ReturnType<typeof useLinesCache>;

function useLinesCache(address: ListAddress) {
  const { queries } = useService(items);
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  const { queryKey } = queries.itemWishlist.hdr.get(linesInput(address));
  const successors = useRef(new Map<number, number>()).current;
  /** The number under which the line is stored now; right once all changes before have been sent. */
  const uidOf = ({ itemWishlistLineUid: uid }: WishlistLine): number => {
    let current = uid;
    for (let next = successors.get(current); next !== undefined; next = successors.get(current)) current = next;
    return current;
  };
  return {
    uidOf,
    /** A line was stored anew: whoever acts on the old one, which is shown a moment longer, means the new one. */
    follow: (line: WishlistLine, made: WishlistLine) => successors.set(uidOf(line), made.itemWishlistLineUid),
    cancel: () => queryClient.cancelQueries({ queryKey }),
    set: (change: (lines: readonly WishlistLine[]) => WishlistLine[]) =>
      queryClient.setQueryData(queryKey, (envelope) => envelope && { ...envelope, data: change(envelope.data) }),
    /** After the last of several changes the server's word counts again; before that it would undo the later ones. */
    settle: async () => {
      if (queryClient.isMutating({ mutationKey: [listScope] }) <= 1) {
        await invalidate("items.itemWishlist.hdr.createLine");
      }
    },
  };
}

function isLine({ itemWishlistLineUid: uid }: WishlistLine): (other: WishlistLine) => boolean {
  return (other) => other.itemWishlistLineUid === uid;
}

/**
 * Changes a line: shown at once. The service knows no change of a line, so the new one is stored before the old one
 * goes: whatever fails in between, nothing is lost. What failed is taken back, and said.
 */
function useReplaceLine({ id, hdr }: ListAddress, cache: LinesCache) {
  const { api } = useService(items);
  const toasts = useToasts();
  const text = useText(messages);
  return useMutation({
    mutationKey: [listScope],
    scope: { id: listScope },
    mutationFn: async ({ line, next }: LineReplacement) => {
      const { data: made } = await api.itemWishlist.hdr.createLine(lineInput({ id, hdr }, next));
      try {
        await api.itemWishlist.hdr.line.delete({ id, hdr, line: cache.uidOf(line) });
      } catch (error) {
        await api.itemWishlist.hdr.line.delete({ id, hdr, line: made.itemWishlistLineUid });
        throw error;
      }
      cache.follow(line, made);
      return made;
    },
    onMutate: async ({ line, next }) => {
      await cache.cancel();
      const { quantity: qtyDesired, ...rest } = next;
      const notes = next.notes || null;
      cache.set((lines) => lines.map((each) => (isLine(line)(each) ? { ...each, ...rest, qtyDesired, notes } : each)));
    },
    onSuccess: (made, { line }) => cache.set((lines) => lines.map((each) => (isLine(line)(each) ? made : each))),
    onError: (error, { line }) => {
      cache.set((lines) => lines.map((each) => (isLine(line)(each) ? line : each)));
      const reason = problemOf(error).message;
      toasts.show({ tone: "out", message: text("notChanged", { item: line.itemId, reason }), duration: 9000 });
    },
    onSettled: cache.settle,
  });
}

/** Removes a line at once; the message offers to put it back, with note and priority. */
function useRemoveLine({ id, hdr }: ListAddress, cache: LinesCache) {
  const { api } = useService(items);
  const toasts = useToasts();
  const text = useText(messages);
  const failed = (error: unknown, line: WishlistLine) => {
    const reason = problemOf(error).message;
    toasts.show({ tone: "out", message: text("notChanged", { item: line.itemId, reason }), duration: 9000 });
  };
  const restore = useMutation({
    mutationKey: [listScope],
    scope: { id: listScope },
    mutationFn: (line: WishlistLine) => api.itemWishlist.hdr.createLine(lineInput({ id, hdr }, additionOf(line))),
    onError: failed,
    onSettled: cache.settle,
  });
  return useMutation({
    mutationKey: [listScope],
    scope: { id: listScope },
    mutationFn: (line: WishlistLine) => api.itemWishlist.hdr.line.delete({ id, hdr, line: cache.uidOf(line) }),
    onMutate: async (line) => {
      await cache.cancel();
      cache.set((lines) => lines.filter((each) => !isLine(line)(each)));
    },
    onError: (error, line) => {
      cache.set((lines) => [...lines, line]);
      failed(error, line);
    },
    onSuccess: (_answer, line) => {
      const action = { label: text("undo"), onAction: () => restore.mutate(line) };
      toasts.show({ message: text("removed", { item: line.itemId }), action });
    },
    onSettled: cache.settle,
  });
}
