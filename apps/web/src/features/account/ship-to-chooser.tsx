import type { ShipTo } from "@purvey/contract/generated/customers";
import { Menu, type MenuItem } from "@purvey/ui/menu";
import { ContextLabel } from "@purvey/ui/shell/counter-bar";
import { addressLine } from "../../shared/customer/address.ts";
import { useShipTos, useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { messages } from "./messages.ts";

/** For whom and where to: the label on the counter that opens the choice of the ship-to. */
export function ShipToChooser() {
  const text = useText(messages);
  const who = useWho();
  const shipTos = useShipTos();
  const chosen = shipTos?.find((shipTo) => shipTo.shipToId === who.shipToId);
  if (who.customerId === undefined) return <ContextLabel who={who.companyName} place={text("noCustomer")} disabled />;
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
    <Menu
      label={text("chooseShipTo")}
      align="start"
      items={items}
      trigger={(attributes) => <ContextLabel who={who.companyName} place={place} {...attributes} />}
    />
  );
}

function ShipToLine({ shipTo }: { shipTo: ShipTo }) {
  const text = useText(messages);
  return (
    <span className="block py-1">
      <span className="font-semibold">{shipTo.shipToName}</span>
      {shipTo.isDefault && <span className="text-xs text-faint"> · {text("defaultShipTo")}</span>}
      <span className="block text-xs text-soft">{addressLine(shipTo)}</span>
    </span>
  );
}
