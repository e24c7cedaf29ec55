import { items } from "@purvey/client/services/items";
import type { Favorite } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import { useToasts } from "@purvey/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useWho } from "../customer/who.tsx";
import { useRefused } from "../errors/use-refused.ts";
import { useText } from "../i18n/messages.ts";
import { useService } from "../use-service.ts";
import { messages } from "./messages.ts";

/** The items the person keeps at hand, in their own order. */
export function useFavourites() {
  const { userId } = useWho();
  const { queries } = useService(items);
  return useQuery(dataOf(queries.itemFavorites.list({ id: userId, limit: 1000 })));
}

/** What makes an item a favourite. */
export type FavouriteKept = Pick<Favorite, "invMastUid" | "itemId"> & Partial<Pick<Favorite, "note" | "sequenceNo">>;

/** Makes an item a favourite, or none any more; the latter can be undone, with note and position. */
export function useStar() {
  const { userId } = useWho();
  const mutations = useService(items).mutations.itemFavorites;
  const toasts = useToasts();
  const refused = useRefused();
  const text = useText(messages);
  const add = useMutation(mutations.create());
  const remove = useMutation(mutations.delete());
  const keep = async ({ invMastUid, itemId, note, sequenceNo }: FavouriteKept) => {
    const more = { ...(note ? { note } : {}), ...(sequenceNo === undefined ? {} : { sequenceNo }) };
    try {
      await add.mutateAsync({ id: userId, invMastUid, ...more });
      toasts.show({ tone: "ok", message: text("starred", { item: itemId }) });
    } catch (error) {
      refused(error);
    }
  };
  const drop = async (favourite: FavouriteKept) => {
    try {
      await remove.mutateAsync({ id: userId, fav: favourite.invMastUid });
      const action = { label: text("undo"), onAction: () => void keep(favourite) };
      toasts.show({ message: text("unstarred", { item: favourite.itemId }), action });
    } catch (error) {
      refused(error);
    }
  };
  return { keep, drop };
}
