import { Button } from "@purvey/ui/button";
import { EmptyState } from "@purvey/ui/empty-state";
import { AppShell } from "@purvey/ui/shell/app-shell";
import { CounterBar } from "@purvey/ui/shell/counter-bar";
import { Rail } from "@purvey/ui/shell/rail";
import { Outlet } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useCartHeader } from "../../shared/cart/use-cart.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { RouterBrand, RouterCounterLink, RouterRailLink } from "../../shared/links.tsx";
import { messages } from "../messages.ts";
import { useLeave } from "../use-leave.ts";
import { readRailNarrow, rememberRailNarrow } from "./rail-width.ts";
import { useGoKeys } from "./use-go-keys.ts";

const ShortcutSheet = lazy(async () => ({ default: (await import("./shortcut-sheet.tsx")).ShortcutSheet }));

/** What `Frame` takes: what features put into the counter. */
export interface FrameProps {
  readonly context: ReactNode;
  readonly search: ReactNode;
  readonly account: (showShortcuts: () => void) => ReactNode;
}

/** Counter, rail and screen. */
export function Frame({ context, search, account }: FrameProps) {
  const text = useText(messages);
  const [narrow, setNarrow] = useState(readRailNarrow);
  const [sheet, setSheet] = useState(false);
  const { may } = useWho();
  useGoKeys(() => setSheet(true));
  const turn = (next: boolean) => {
    setNarrow(next);
    rememberRailNarrow(next);
  };
  return (
    <AppShell
      railNarrow={narrow}
      counter={
        <CounterBar brand={<RouterBrand to="/shop" />} context={context} search={may("catalog.read") && search}>
          <CartLink />
          {account(() => setSheet(true))}
        </CounterBar>
      }
      rail={
        <Rail narrow={narrow} onNarrowChange={turn}>
          <Areas />
        </Rail>
      }
    >
      {may("catalog.read") ? <Outlet /> : <NoShop />}
      {sheet && (
        <Suspense>
          <ShortcutSheet onClose={() => setSheet(false)} title={text("shortcuts")} />
        </Suspense>
      )}
    </AppShell>
  );
}

function CartLink() {
  const text = useText(messages);
  const { may, customerId } = useWho();
  const cart = useCartHeader();
  if (!may("cart.write") || customerId === undefined) return null;
  return (
    <RouterCounterLink to="/shop/cart" icon="cart" count={cart.data?.lineCount}>
      {text("cart")}
    </RouterCounterLink>
  );
}

function Areas() {
  const text = useText(messages);
  const { may, customerId } = useWho();
  const buys = customerId !== undefined;
  return (
    <>
      <RouterRailLink to="/shop" icon="home" activeOptions={{ exact: true }}>
        {text("shop")}
      </RouterRailLink>
      {buys && may("cart.write") && (
        <RouterRailLink to="/shop/cart" icon="cart">
          {text("cart")}
        </RouterRailLink>
      )}
      {buys && may("customer.read") && (
        <RouterRailLink to="/shop/orders" icon="list">
          {text("orders")}
        </RouterRailLink>
      )}
    </>
  );
}

function NoShop() {
  const text = useText(messages);
  const { roleName } = useWho();
  const leave = useLeave();
  return (
    <EmptyState title={text("noShop")} actions={<Button onClick={leave}>{text("signOut")}</Button>}>
      {text("noShopHint", { role: roleName })}
    </EmptyState>
  );
}
