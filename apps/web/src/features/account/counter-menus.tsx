import { ContextLabel, CounterButton } from "@purvey/ui/shell/counter-bar";
import { useWho } from "../../shared/customer/who.tsx";
import { useText } from "../../shared/i18n/messages.ts";
import { laterPart } from "../../shared/later-part.ts";
import { messages } from "./messages.ts";

/** The account menu, loaded behind the first screen; until then its button stands there and cannot be pressed. */
export const AccountMenuLater = laterPart(async () => (await import("./account-menu.tsx")).AccountMenu, AccountPlace);

/** The choice of the ship-to, loaded behind the first screen; until then its label stands there. */
export const ShipToChooserLater = laterPart(
  async () => (await import("./ship-to-chooser.tsx")).ShipToChooser,
  ShipToPlace,
);

function AccountPlace() {
  const text = useText(messages);
  const { name } = useWho();
  return (
    <CounterButton icon="user" aria-label={text("accountOf", { name })} disabled>
      {name.split(" ")[0]}
    </CounterButton>
  );
}

function ShipToPlace() {
  const text = useText(messages);
  const { companyName, customerId, salesRepId } = useWho();
  return (
    <ContextLabel
      who={companyName}
      place={customerId === undefined ? text("noCustomer") : "…"}
      opensLater={customerId !== undefined || salesRepId !== undefined}
      disabled
    />
  );
}
