import type { ShipTo } from "@purvey/contract/generated/customers";
import { Menu, type MenuItem } from "@purvey/ui/menu";
import { ContextLabel } from "@purvey/ui/shell/counter-bar";
import type { ReactNode } from "react";
import { actingMessages } from "../../shared/acting/messages.ts";
import { useActing } from "../../shared/acting/use-acting.ts";
import { useChooseCustomer } from "../../shared/acting/use-choose-customer.tsx";
import { addressLine } from "../../shared/customer/address.ts";
import { useShipTos, useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { messages } from "./messages.ts";

/** For whom and where to: the label on the counter that opens the choice of the ship-to. */
export function ShipToChooser() {
  const text = useText(messages);
  const who = useWho();
  const shipTos = useShipTos();
  const acting = useActingItems();
  const chosen = shipTos?.find((shipTo) => shipTo.shipToId === who.shipToId);
  if (who.customerId === undefined) return <CustomerlessLabel />;
  const place = chosen?.shipToName ?? (shipTos ? text("noShipTo") : "…");
  const items = (shipTos ?? []).map(
    (shipTo): MenuItem => ({
      key: String(shipTo.shipToId),
      ...(shipTo === chosen ? { icon: "check" as const } : {}),
      label: <ShipToLine shipTo={shipTo} />,
      onSelect: () => who.chooseShipTo(shipTo),
    }),
  );
  return (
    <>
      <Menu
        label={text("chooseShipTo")}
        align="start"
        items={[...items, ...acting.items]}
        trigger={(attributes) => <ContextLabel who={who.companyName} place={place} {...attributes} />}
      />
      {acting.dialog}
    </>
  );
}

/** Who buys for nobody; a sales representative chooses a customer here. */
function CustomerlessLabel() {
  const text = useText(messages);
  const { companyName, salesRepId } = useWho();
  const { open, dialog } = useChooseCustomer();
  if (salesRepId === undefined) return <ContextLabel who={companyName} place={text("noCustomer")} disabled />;
  return (
    <>
      <ContextLabel who={companyName} place={text("actForCustomer")} aria-haspopup="dialog" onClick={open} />
      {dialog}
    </>
  );
}

/** What the menu offers a sales representative who acts for a customer: another one, or nobody. */
function useActingItems(): { items: readonly MenuItem[]; dialog: ReactNode } {
  const text = useText(actingMessages);
  const { acting, companyName } = useWho();
  const { stop } = useActing();
  const { open, dialog } = useChooseCustomer();
  if (!acting) return { items: [], dialog: null };
  const items: MenuItem[] = [
    { key: "other", icon: "building", label: text("other"), separated: true, onSelect: open },
    { key: "stop", icon: "close", label: text("stop", { customer: companyName }), onSelect: stop },
  ];
  return { items, dialog };
}

function ShipToLine({ shipTo }: { shipTo: ShipTo }) {
  const text = useText(messages);
  return (
    <span className="block py-1">
      <span className="font-semibold">{shipTo.shipToName}</span>
      {shipTo.isDefault && <span className="text-xs text-faint"> · {text("defaultShipTo")}</span>}
      <span className="block text-xs text-soft">
        <bdi>{addressLine(shipTo)}</bdi>
      </span>
    </span>
  );
}
