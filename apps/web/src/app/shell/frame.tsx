import { registerHotkeys } from "@purvey/ui/hotkeys";
import type { IconName } from "@purvey/ui/icons";
import { AppShell } from "@purvey/ui/shell/app-shell";
import { CounterBar, CounterButton } from "@purvey/ui/shell/counter-bar";
import { Rail } from "@purvey/ui/shell/rail";
import { SyncState } from "@purvey/ui/shell/sync-state";
import { Outlet, useLocation, useNavigate } from "@tanstack/react-router";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { type Area, areaOfPath, areas, mayEnter } from "../../shared/areas.ts";
import { useCartHeader } from "../../shared/cart/use-cart.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { laterPart } from "../../shared/later-part.ts";
import { RouterBrand, RouterCounterLink, RouterRailLink } from "../../shared/links.tsx";
import { scanMessages } from "../../shared/scan/scan-messages.ts";
import { useOpenHere } from "../../shared/use-open-here.ts";
import { messages } from "../messages.ts";

const goAreas = [
  { key: "s", area: "shop", name: "goShop" },
  { key: "o", area: "ops", name: "goOps" },
  { key: "a", area: "admin", name: "goAdmin" },
  { key: "d", area: "dev", name: "goDev" },
] as const;

/** The keys that lead anywhere from everywhere: `g s`, `g c`, `c`, `g o`, `?`. */
function useGoKeys(showSheet: () => void): void {
  const text = useText(messages);
  const navigate = useNavigate();
  const show = useRef(showSheet);
  show.current = showSheet;
  useEffect(() => {
    const cart = () => void navigate({ to: "/shop/cart" });
    return registerHotkeys({
      name: text("goTo"),
      hotkeys: [
        { keys: "c", description: text("goCart"), run: cart },
        ...goAreas.map(({ key, area, name }) => ({
          keys: `g ${key}`,
          description: text(name),
          run: () => void navigate({ to: `/${area}` }),
        })),
        { keys: "?", description: text("showShortcuts"), run: () => show.current() },
      ],
    });
  }, [text, navigate]);
}

const storageKey = "purvey.rail";

/** Whether the rail shows icons only on this device. */
function readRailNarrow(): boolean {
  try {
    return localStorage.getItem(storageKey) === "narrow";
  } catch {
    return false;
  }
}

/** Remembers the width of the rail on this device. */
function rememberRailNarrow(narrow: boolean): void {
  try {
    localStorage.setItem(storageKey, narrow ? "narrow" : "wide");
  } catch {
    return;
  }
}

const areaIcons: Readonly<Record<Area, IconName>> = { shop: "home", ops: "warehouse", admin: "settings", dev: "code" };

const areaLinks: Readonly<Record<Area, ComponentType>> = {
  shop: laterPart(async () => (await import("../../routes/shop/rail-links.tsx")).RailLinks),
  ops: laterPart(async () => (await import("../../routes/ops/rail-links.tsx")).RailLinks),
  admin: laterPart(async () => (await import("../../routes/admin/rail-links.tsx")).RailLinks),
  dev: laterPart(async () => (await import("../../routes/dev/rail-links.tsx")).RailLinks),
};

const OpsCounter = laterPart(
  async () => (await import("../../routes/ops/counter.tsx")).OpsCounter,
  // As wide as its buttons: what stands beside them stays when they come.
  function OpsCounterPlace() {
    const text = useText(scanMessages);
    return (
      <>
        <CounterButton icon="scan" className="invisible">
          {text("scan")}
        </CounterButton>
        <SyncState waiting={0} online className="invisible">
          {null}
        </SyncState>
      </>
    );
  },
);

const ShortcutSheet = laterPart(async () => (await import("./shortcut-sheet.tsx")).ShortcutSheet);

/** What `Frame` takes: what features put into the counter. */
export interface FrameProps {
  readonly context: ReactNode;
  readonly search: ReactNode;
  /** What concerns every screen; nothing most of the time. */
  readonly banner: ReactNode;
  readonly account: (showShortcuts: () => void) => ReactNode;
}

/** Counter, rail and screen. */
export function Frame({ context, search, banner, account }: FrameProps) {
  const text = useText(messages);
  const [narrow, setNarrow] = useState(readRailNarrow);
  const [sheet, showSheet] = useOpenHere<true>();
  const who = useWho();
  const { may } = who;
  const area = useLocation({ select: ({ pathname }) => areaOfPath(pathname) });
  useGoKeys(() => showSheet(true));
  const turn = (next: boolean) => {
    setNarrow(next);
    rememberRailNarrow(next);
  };
  return (
    <AppShell
      railNarrow={narrow}
      banner={banner}
      counter={
        <CounterBar brand={<RouterBrand to="/" />} context={context} search={may("catalog.read") && search}>
          {area === "ops" && mayEnter(area, who) && <OpsCounter />}
          <CartLink />
          {account(() => showSheet(true))}
        </CounterBar>
      }
      rail={
        <Rail narrow={narrow} onNarrowChange={turn}>
          <Areas />
        </Rail>
      }
    >
      <Outlet />
      {sheet && <ShortcutSheet onClose={() => showSheet(undefined)} title={text("shortcuts")} />}
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

/** The areas that the person may enter; below them the links inside the one where they are. */
function Areas() {
  const text = useText(messages);
  const who = useWho();
  const here = areaOfPath(useLocation().pathname);
  const Links = here && mayEnter(here, who) ? areaLinks[here] : undefined;
  return (
    <>
      {areas
        .filter((area) => mayEnter(area, who))
        .map((area) => (
          <RouterRailLink
            key={area}
            to={`/${area}`}
            icon={areaIcons[area]}
            activeOptions={{ exact: true }}
            data-here={area === here || undefined}
          >
            {text(area)}
          </RouterRailLink>
        ))}
      {Links && <Links />}
    </>
  );
}
