import { ContextLabel } from "@purvey/ui/shell/counter-bar";
import { Popover } from "@purvey/ui/popover";
import { RadioGroup } from "@purvey/ui/radio-group";
import { useText } from "../../shared/i18n/messages.ts";
import { useShipTos, useWho } from "../../shared/customer/who.tsx";
import { messages } from "./messages.ts";
import { addressLine } from "../../shared/customer/address.ts";

/** For whom and where to: the label on the counter that opens the choice of the ship-to. */
export function ShipToChooser() {
  const text = useText(messages);
  const who = useWho();
  const shipTos = useShipTos();
  const chosen = shipTos?.find((shipTo) => shipTo.shipToId === who.shipToId);
  const place = chosen?.shipToName ?? (shipTos ? text("noShipTo") : "…");
  if (who.customerId === undefined) return <ContextLabel who={who.companyName} place={text("noCustomer")} disabled />;
  return (
    <Popover
      label={text("chooseShipTo")}
      className="w-80"
      trigger={(attributes) => <ContextLabel who={who.companyName} place={place} {...attributes} />}
    >
      {(close) => (
        <RadioGroup
          legend={text("chooseShipTo")}
          hint={text("shipToHint")}
          value={who.shipToId === undefined ? null : String(who.shipToId)}
          options={(shipTos ?? []).map((shipTo) => ({
            value: String(shipTo.shipToId),
            label: shipTo.shipToName,
            hint: addressLine(shipTo),
            aside: shipTo.isDefault && <span className="text-xs text-faint">{text("defaultShipTo")}</span>,
          }))}
          onValueChange={(value) => {
            const next = shipTos?.find((shipTo) => String(shipTo.shipToId) === value);
            if (next) who.chooseShipTo(next);
            close();
          }}
        />
      )}
    </Popover>
  );
}
