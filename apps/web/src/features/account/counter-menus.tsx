import { ContextLabel, CounterButton } from "@purvey/ui/shell/counter-bar";
import { type ComponentProps, lazy, Suspense } from "react";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import type { AccountMenu } from "./account-menu.tsx";
import { messages } from "./messages.ts";

const LazyAccountMenu = lazy(async () => ({ default: (await import("./account-menu.tsx")).AccountMenu }));
const LazyShipToChooser = lazy(async () => ({ default: (await import("./ship-to-chooser.tsx")).ShipToChooser }));

/** The account menu, loaded behind the first screen; until then its button stands there and cannot be pressed. */
export function AccountMenuLater(props: ComponentProps<typeof AccountMenu>) {
  const text = useText(messages);
  const { name } = useWho();
  const place = (
    <CounterButton icon="user" aria-label={text("accountOf", { name })} disabled>
      {name.split(" ")[0]}
    </CounterButton>
  );
  return (
    <Suspense fallback={place}>
      <LazyAccountMenu {...props} />
    </Suspense>
  );
}

/** The choice of the ship-to, loaded behind the first screen; until then its label stands there. */
export function ShipToChooserLater() {
  const text = useText(messages);
  const { companyName, customerId } = useWho();
  const place = customerId === undefined ? text("noCustomer") : "…";
  return (
    <Suspense fallback={<ContextLabel who={companyName} place={place} disabled />}>
      <LazyShipToChooser />
    </Suspense>
  );
}
