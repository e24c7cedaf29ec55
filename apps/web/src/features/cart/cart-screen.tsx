import { PageHead } from "@purvey/ui/shell/page-head";
import { useCartHeader } from "../../shared/cart/use-cart.ts";
import { Failure } from "../../shared/errors/failure.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { AlsoBought } from "./parts/also-bought.tsx";
import { CartSummary } from "./parts/cart-summary.tsx";
import { CartTable } from "./parts/cart-table.tsx";
import { WaitingBanner } from "./parts/waiting-banner.tsx";
import { useCartLines } from "./use-cart-lines.ts";

/** The cart: check, fix, go on. */
export function CartScreen() {
  const text = useText(messages);
  useTitle(text("cart"));
  const header = useCartHeader();
  const cartHdrUid = header.data?.cartHdrUid;
  const lines = useCartLines(cartHdrUid);
  const error = header.error ?? lines.error;
  const waiting = header.data?.waitingCheckoutUid ?? undefined;
  const filled = lines.data && lines.data.length > 0 && cartHdrUid !== undefined;
  return (
    <>
      <PageHead title={text("cart")}>
        <span role="status" className="min-h-5">
          {lines.data && text("lines", { count: lines.data.length })}
        </span>
      </PageHead>
      {error ? (
        <Failure error={error} onRetry={header.error ? header.refetch : lines.refetch} />
      ) : (
        <div className="with-summary">
          <div className="min-w-0">
            {waiting !== undefined && <WaitingBanner checkoutUid={waiting} />}
            <CartTable cartHdrUid={cartHdrUid ?? 0} lines={lines.data} locked={waiting !== undefined} />
            {filled && waiting === undefined && <AlsoBought cartHdrUid={cartHdrUid} />}
          </div>
          {filled && <CartSummary cartHdrUid={cartHdrUid} lines={lines.data} waiting={waiting} />}
        </div>
      )}
    </>
  );
}
