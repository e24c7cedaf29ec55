import { commerce } from "@purvey/client/services/commerce";
import type { CartLine } from "@purvey/contract/generated/commerce";
import { dataOf } from "@purvey/react";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import type { RowKey } from "@purvey/ui/data/data-table";
import { InCurrency } from "@purvey/ui/data/format-provider";
import { PartNumber } from "@purvey/ui/data/part-number";
import { PageHead, Section } from "@purvey/ui/shell/page-head";
import { useToasts } from "@purvey/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { inPortions } from "../../shared/cart/in-portions.ts";
import { cartScope, useCartHeader } from "../../shared/cart/use-cart.ts";
import { Failure } from "../../shared/errors/failure.tsx";
import { problemOf } from "../../shared/errors/problem.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../shared/links.tsx";
import { ItemLink } from "../../shared/parts/item-link.tsx";
import { PartPicture } from "../../shared/parts/part-picture.tsx";
import { useService } from "../../shared/use-service.ts";
import { useTitle } from "../../shared/use-title.ts";
import { additionOf } from "./cart-model.ts";
import { findLines } from "./find-lines.ts";
import { messages } from "./messages.ts";
import { CartActions } from "./parts/cart-actions.tsx";
import { CartSummary } from "./parts/cart-summary.tsx";
import { CartTable } from "./parts/cart-table.tsx";
import { useCartLines, useLineCache } from "./use-cart-lines.ts";

const route = getRouteApi("/in/shop/cart");

/** The cart: check, fix, go on. */
export function CartScreen() {
  const text = useText(messages);
  useTitle(text("cart"));
  const header = useCartHeader();
  const cartHdrUid = header.data?.cartHdrUid;
  const lines = useCartLines(cartHdrUid);
  const unread = [header, lines].find(({ isLoadingError }) => isLoadingError);
  const waiting = header.data?.waitingCheckoutUid ?? undefined;
  const { q: words } = route.useSearch();
  const navigate = route.useNavigate();
  const find = (q: string | undefined) => void navigate({ search: { q }, replace: true, resetScroll: false });
  const found = useMemo(() => lines.data && findLines(lines.data, words), [lines.data, words]);
  const filled = lines.data && lines.data.length > 0 && cartHdrUid !== undefined;
  const [selected, setSelected] = useSelection(cartHdrUid);
  const chosen = lines.data?.filter(({ lineNo }) => selected.has(lineNo)) ?? [];
  const hidden = chosen.filter((line) => !found?.includes(line)).length;
  return (
    <InCurrency currency={header.data?.currency}>
      <PageHead
        title={text("cart")}
        actions={
          header.data && (
            <CartActions
              cart={header.data}
              lines={lines.data}
              selected={chosen}
              locked={waiting !== undefined}
              onMoved={() => setSelected(nothing)}
              find={{ words, onWords: find }}
            />
          )
        }
      >
        <span role="status" className="min-h-5">
          {lines.data && text(words ? "linesFound" : "lines", { count: lines.data.length, found: found?.length ?? 0 })}
        </span>
      </PageHead>
      {unread ? (
        <Failure error={unread.error} onRetry={unread.refetch} />
      ) : (
        // On a phone the buttons stand above, in as many rows as the cart needs: until they are there, nothing is below.
        <div className={header.data ? "with-summary" : "with-summary max-lg:invisible"}>
          <div className="min-w-0">
            {waiting !== undefined && <WaitingBanner checkoutUid={waiting} />}
            <CartTable
              cartHdrUid={cartHdrUid ?? 0}
              lines={lines.data}
              found={found}
              words={words}
              locked={waiting !== undefined}
              selected={selected}
              onSelectedChange={setSelected}
            />
            {filled && waiting === undefined && (
              <SelectionBar
                cartHdrUid={cartHdrUid}
                selected={chosen}
                hidden={hidden}
                onDeselect={() => setSelected(nothing)}
              />
            )}
            {filled && waiting === undefined && <AlsoBought cartHdrUid={cartHdrUid} />}
          </div>
          {filled && <CartSummary cartHdrUid={cartHdrUid} lines={lines.data} waiting={waiting} />}
        </div>
      )}
    </InCurrency>
  );
}

/** The selected lines of a cart, by their numbers; another cart begins without any. */
function useSelection(cartHdrUid: number | undefined) {
  const [selection, setSelection] = useState<{ cart: number | undefined; lines: ReadonlySet<RowKey> }>({
    cart: undefined,
    lines: nothing,
  });
  const select = (lines: ReadonlySet<RowKey>) => setSelection({ cart: cartHdrUid, lines });
  return [selection.cart === cartHdrUid ? selection.lines : nothing, select] as const;
}

const nothing: ReadonlySet<RowKey> = new Set();

/** What others ordered together with the lines of the cart. */
function AlsoBought({ cartHdrUid }: { cartHdrUid: number }) {
  const text = useText(messages);
  const { queries } = useService(commerce);
  const { data } = useQuery(dataOf(queries.cartHdr.alsoBought({ cartHdrUid, limit: 4 })));
  if (!data || data.length === 0) return null;
  return (
    <Section title={text("alsoBought")} className="mt-8">
      <ul>
        {data.map(({ invMastUid, itemId, itemDesc, imageUrl, orderCount }) => (
          <li key={invMastUid} className="flex items-center gap-3 border-b border-rule py-1.5">
            <PartPicture src={imageUrl} size={32} />
            <span className="min-w-0 grow">
              <PartNumber value={itemId} link={(attributes) => <ItemLink itemId={itemId} {...attributes} />} />
              <span className="block truncate text-soft">{itemDesc}</span>
            </span>
            <span className="shrink-0 text-xs text-faint">{text("boughtTogether", { count: orderCount })}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface SelectionBarProps {
  readonly cartHdrUid: number;
  readonly selected: readonly CartLine[];
  /** How many of them are not among the lines that are shown. */
  readonly hidden: number;
  readonly onDeselect: () => void;
}

/** How many lines are selected, and how they all go: in sight wherever one has scrolled to. Not there without any. */
function SelectionBar({ cartHdrUid, selected, hidden, onDeselect }: SelectionBarProps) {
  const text = useText(messages);
  const remove = useRemoveLines(cartHdrUid, onDeselect);
  if (selected.length === 0) return null;
  const count = selected.length;
  return (
    <section className="save-bar" aria-label={text("selected", { count })}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span role="status" className="font-semibold">
          {text("selected", { count })}
          {hidden > 0 && <span className="font-normal"> – {text("selectedHidden", { count: hidden })}</span>}
        </span>
        <span className="ms-auto flex gap-2">
          <Button variant="quiet" onClick={onDeselect}>
            {text("deselect")}
          </Button>
          <Button icon="trash" onClick={() => remove(selected)}>
            {text("removeLines", { count })}
          </Button>
        </span>
      </div>
    </section>
  );
}

/** The cart waits for an approval, and stays as it is until then. */
function WaitingBanner({ checkoutUid }: { checkoutUid: number }) {
  const text = useText(messages);
  return (
    <Banner
      className="mb-4"
      title={text("waiting")}
      actions={
        <RouterLinkButton to="/shop/checkout/$uid" params={{ uid: checkoutUid }}>
          {text("toCheckout")}
        </RouterLinkButton>
      }
    >
      {text("waitingHint")}
    </Banner>
  );
}

/** Removes any number of lines; the message offers to put them back, with notes and quotes. */
function useRemoveLines(cartHdrUid: number, onRemoved: () => void): (lines: readonly CartLine[]) => Promise<void> {
  const text = useText(messages);
  const say = useToasts();
  const { cartLine } = useService(commerce).api;
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
