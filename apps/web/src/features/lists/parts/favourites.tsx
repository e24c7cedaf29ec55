import { items } from "@purvey/client/services/items";
import type { Favorite } from "@purvey/contract/generated/items";
import { Button } from "@purvey/ui/button";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Money } from "@purvey/ui/data/money";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Dialog } from "@purvey/ui/dialog";
import { EmptyState } from "@purvey/ui/empty-state";
import { Field } from "@purvey/ui/field";
import { IconButton } from "@purvey/ui/icon-button";
import { Section } from "@purvey/ui/shell/page-head";
import { TextArea } from "@purvey/ui/text-area";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useMemo, useState } from "react";
import { useAddWithWord } from "../../../shared/cart/use-add-with-word.ts";
import { type ItemPrices, usePrices } from "../../../shared/cart/use-prices.ts";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { useFavourites, useStar } from "../../../shared/lists/use-favourites.ts";
import { ItemLink } from "../../../shared/parts/item-link.tsx";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";

const nothing: readonly Favorite[] = [];

/** The items the person keeps at hand, in their own order, each with its price and the way into the cart. */
export function Favourites() {
  const text = useText(messages);
  const { data, error, isLoadingError, refetch } = useFavourites();
  const [noted, setNoted] = useState<Favorite>();
  const columns = useColumns(useFavouritePrices(data), setNoted);
  return (
    <Section title={text("favourites")} note={data && text("favouriteCount", { count: data.length })}>
      {isLoadingError ? (
        <Failure error={error} onRetry={refetch} />
      ) : (
        <DataTable<Favorite>
          caption={text("favourites")}
          columns={columns}
          rows={data}
          rowKey={({ invMastUid }) => invMastUid}
          rowLabel={({ itemId }) => itemId}
          skeletonRows={4}
          empty={
            <EmptyState
              title={text("noFavourites")}
              actions={<RouterLinkButton to="/shop/search">{text("searchParts")}</RouterLinkButton>}
            >
              {text("noFavouritesHint")}
            </EmptyState>
          }
        />
      )}
      {noted && <FavouriteNote favourite={noted} onClose={() => setNoted(undefined)} />}
    </Section>
  );
}

/** Prices of one selling unit each; a shelf of more than 200 favourites shows those of the first 200. */
function useFavouritePrices(data: readonly Favorite[] = nothing): ItemPrices {
  const asked = useMemo(
    () =>
      data
        .slice(0, 200)
        .map(({ invMastUid, defaultSellingUnit }) => ({ invMastUid, quantity: 1, unitOfMeasure: defaultSellingUnit })),
    [data],
  );
  return usePrices(asked);
}

function useColumns(prices: ItemPrices, onNote: (favourite: Favorite) => void): TableColumn<Favorite>[] {
  const text = useText(messages);
  const denial = useDenial("list.write");
  const { drop } = useStar();
  return useMemo(
    () => [
      {
        key: "item",
        header: text("item"),
        minWidth: 168,
        maxWidth: 720,
        wrap: true,
        cell: ({ itemId, itemDesc, note }) => (
          <>
            <PartNumber value={itemId} link={(attributes) => <ItemLink itemId={itemId} {...attributes} />} />
            <span className="line-clamp-1 text-soft">{itemDesc}</span>
            {note && <q className="block text-sm">{note}</q>}
          </>
        ),
      },
      {
        key: "price",
        header: text("price"),
        width: 128,
        align: "end",
        hideBelow: "narrow",
        cell: ({ invMastUid, defaultSellingUnit }) =>
          prices.failed ? "–" : <Money value={prices.byItem.get(invMastUid)?.unitPrice} per={defaultSellingUnit} />,
      },
      {
        key: "acts",
        header: <span className="sr-only">{text("add")}</span>,
        width: 176,
        align: "end",
        control: true,
        cell: (favourite) => (
          <span className="flex justify-end gap-1">
            <IconButton
              icon="edit"
              label={text("editNote", { item: favourite.itemId })}
              disabledReason={denial}
              onClick={() => onNote(favourite)}
            />
            <IconButton
              icon="star"
              className="[&>svg]:fill-current"
              label={text("unstar", { item: favourite.itemId })}
              disabledReason={denial}
              onClick={() => drop(favourite)}
            />
            <AddFavourite favourite={favourite} />
          </span>
        ),
      },
    ],
    [text, prices, denial, drop, onNote],
  );
}

function AddFavourite({ favourite: { invMastUid, itemId, defaultSellingUnit } }: { favourite: Favorite }) {
  const text = useText(messages);
  const denial = useDenial("cart.write");
  const add = useAddWithWord();
  return (
    <Button
      aria-label={text("addItem", { item: itemId })}
      disabledReason={denial}
      onClick={() => add({ invMastUid, itemId, unitOfMeasure: defaultSellingUnit, quantity: 1 })}
    >
      {text("add")}
    </Button>
  );
}

/** The longest note of a favourite, in characters. */
const most = 500;

interface FavouriteNoteProps {
  readonly favourite: Favorite;
  readonly onClose: () => void;
}

/** The sheet to write a favourite's note on; an empty one removes it. */
function FavouriteNote({ favourite, onClose }: FavouriteNoteProps) {
  const text = useText(messages);
  const { userId } = useWho();
  const form = useId();
  const mutations = useService(items).mutations.itemFavorites;
  const update = useMutation(mutations.update());
  const label = text("editNote", { item: favourite.itemId });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get("note") ?? "").trim() || null;
    update.mutate({ id: userId, fav: favourite.invMastUid, note }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      sticky
      onClose={onClose}
      title={label}
      footer={
        <Button type="submit" form={form} variant="primary" busy={update.isPending}>
          {text("save")}
        </Button>
      }
    >
      <form id={form} className="flex flex-col gap-4" onSubmit={submit}>
        <Field label={text("note")} hint={text("noteHint", { most })}>
          <TextArea name="note" defaultValue={favourite.note ?? ""} maxLength={most} rows={3} />
        </Field>
        {update.error && <Failure error={update.error} />}
      </form>
    </Dialog>
  );
}
