import type { WishlistHeader } from "@purvey/contract/generated/items";
import { useInvalidate } from "@purvey/react";
import { useToasts } from "@purvey/ui/toast";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useWho } from "../customer/who.tsx";
import { useText } from "../i18n/messages.ts";
import { createItemsApi } from "../items-api.ts";
import { useServiceApi } from "../service-api.ts";
import { type ListDraft, listInput } from "./list-fields.tsx";
import { messages } from "./messages.ts";
import { type ListAddition, type ListPlace, type StoredLines, storeLines } from "./store-lines.ts";

/** Saving lines on a list, in one go or, after a part of it failed, in several. */
export interface SaveToList {
  readonly busy: boolean;
  /** Why the list could not be created. */
  readonly error: unknown;
  /** The list that lines are on already; nothing else may be chosen any more. */
  readonly place: ListPlace | undefined;
  readonly name: string;
  /** What the last attempt left over; undefined before one and when nothing was. */
  readonly result: StoredLines | undefined;
  readonly run: (list: WishlistHeader | ListDraft) => Promise<void>;
}

/** Saves lines on a list; what failed can be tried again without storing the rest twice. */
export function useSaveToList(lines: readonly ListAddition[], onDone: () => void): SaveToList {
  const { userId } = useWho();
  const api = useServiceApi(createItemsApi);
  const invalidate = useInvalidate();
  const say = useStoredWord();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [target, setTarget] = useState<ListPlace & { readonly name: string }>();
  const [result, setResult] = useState<StoredLines>();
  const targetOf = async (list: WishlistHeader | ListDraft) => {
    if (target) return target;
    const header =
      "itemWishlistHdrUid" in list ? list : (await api.items.itemWishlist.create(listInput(userId, list))).data;
    const found = { id: userId, hdr: header.itemWishlistHdrUid, name: header.name };
    setTarget(found);
    return found;
  };
  const run = async (list: WishlistHeader | ListDraft) => {
    setBusy(true);
    setError(undefined);
    try {
      const { name, ...place } = await targetOf(list);
      const next = await storeLines(api, place, result ? result.failed.map(({ line }) => line) : lines);
      if (next.failed.length > 0) setResult(next);
      else {
        onDone();
        say(lines.length, name, place.hdr);
      }
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
      await invalidate("items.itemWishlist.hdr.createLine");
    }
  };
  return { busy, error, place: target, name: target?.name ?? "", result, run };
}

/** Says that lines are stored, with the way to them. */
function useStoredWord(): (count: number, name: string, list: number) => void {
  const text = useText(messages);
  const toasts = useToasts();
  const navigate = useNavigate();
  return (count, name, list) =>
    toasts.show({
      tone: "ok",
      message: text("stored", { count, name }),
      action: { label: text("open"), onAction: () => void navigate({ to: "/shop/lists/$list", params: { list } }) },
    });
}
