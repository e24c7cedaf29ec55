import type { RowKey } from "@purvey/ui/data/data-table";
import { PageHead } from "@purvey/ui/shell/page-head";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useCartHeader } from "../../shared/cart/use-cart.ts";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { useTitle } from "../../shared/use-title.ts";
import { findLines } from "./find-lines.ts";
import { messages } from "./messages.ts";
import { AlsoBought } from "./parts/also-bought.tsx";
import { CartActions } from "./parts/cart-actions.tsx";
import { CartSummary } from "./parts/cart-summary.tsx";
import { CartTable } from "./parts/cart-table.tsx";
import { SelectionBar } from "./parts/selection-bar.tsx";
import { WaitingBanner } from "./parts/waiting-banner.tsx";
import { useCartLines } from "./use-cart-lines.ts";

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
    <>
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
    </>
  );
}

/** The selected lines of a cart, by their numbers; another cart begins without any. */
function useSelection(cartHdrUid: number | undefined) {
  const [selection, setSelection] = useState<{ cart: number | undefined; lines: ReadonlySet<RowKey> }>({
    ...{ cart: undefined, lines: nothing },
  });
  const select = (lines: ReadonlySet<RowKey>) => setSelection({ cart: cartHdrUid, lines });
  return [selection.cart === cartHdrUid ? selection.lines : nothing, select] as const;
}

const nothing: ReadonlySet<RowKey> = new Set();
