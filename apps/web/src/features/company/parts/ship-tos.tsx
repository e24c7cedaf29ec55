import { Button } from "@purvey/ui/button";
import { Section } from "@purvey/ui/shell/page-head";
import { useToasts } from "@purvey/ui/toast";
import { useState } from "react";
import { addressLine } from "../../../shared/customer/address.ts";
import { useShipTos, useWho } from "../../../shared/customer/who.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { messages } from "../messages.ts";
import { NewShipTo } from "./new-ship-to.tsx";

/** The places the company has goods sent to; another one can be added. */
export function ShipTos() {
  const text = useText(messages);
  const { customerId } = useWho();
  const shipTos = useShipTos();
  const toasts = useToasts();
  const [adding, setAdding] = useState(false);
  const denial = useDenial("customer.write");
  const done = (name: string) => {
    setAdding(false);
    toasts.show({ tone: "ok", message: text("added", { name }) });
  };
  return (
    <Section
      title={text("shipTos")}
      actions={
        <Button icon="plus" disabledReason={denial} onClick={() => setAdding(true)}>
          {text("add")}
        </Button>
      }
    >
      <ul className="mt-3 min-h-28.5 divide-y divide-rule border-y border-rule">
        {shipTos?.map((shipTo) => (
          <li key={shipTo.shipToId} className="py-2">
            <span className="font-semibold">{shipTo.shipToName}</span>
            {shipTo.isDefault && <span className="ms-2 text-soft">{text("defaultShipTo")}</span>}
            <span className="block text-soft">{addressLine(shipTo)}</span>
          </li>
        ))}
      </ul>
      {adding && customerId !== undefined && (
        <NewShipTo customerId={customerId} onClose={() => setAdding(false)} onAdded={done} />
      )}
    </Section>
  );
}
