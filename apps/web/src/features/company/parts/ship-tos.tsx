import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { Section } from "@purvey/ui/shell/page-head";
import { useToasts } from "@purvey/ui/toast";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApiQueries } from "../../../shared/api.ts";
import { addressLine } from "../../../shared/customer/address.ts";
import { useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { draftOf, missingFields } from "../company-model.ts";
import { messages } from "../messages.ts";
import { NewShipTo } from "./new-ship-to.tsx";

export interface ShipTosProps {
  /** The place that lacks part of its address: it is added anew, completed. */
  readonly complete: number;
  /** The new place is entered no more. */
  readonly onClose: () => void;
}

/** The places the company has goods sent to; another one can be added. */
export function ShipTos({ complete, onClose }: ShipTosProps) {
  const text = useText(messages);
  const { customerId, may } = useWho();
  const queries = useApiQueries();
  const input = customerId !== undefined && may("customer.read") ? { customerId, limit: 1000 } : skipToken;
  const { data: shipTos, error, refetch } = useQuery(dataOf(queries.customers.customer.shipTo.list(input)));
  const incomplete = shipTos?.find(
    (shipTo) => shipTo.shipToId === complete && missingFields(draftOf(shipTo)).length > 0,
  );
  const toasts = useToasts();
  const [adding, setAdding] = useState(false);
  const denial = useDenial("customer.write");
  const close = () => {
    setAdding(false);
    onClose();
  };
  const done = (name: string) => {
    close();
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
      <ul hidden={Boolean(error && !shipTos)} className="mt-3 min-h-28.5 divide-y divide-rule border-y border-rule">
        {shipTos?.map((shipTo) => (
          <li key={shipTo.shipToId} className="py-2">
            <span className="flex flex-wrap gap-x-2">
              <span className="font-semibold">{shipTo.shipToName}</span>
              {shipTo.isDefault && <span className="text-soft">{text("defaultShipTo")}</span>}
            </span>
            <span className="block text-soft">
              <bdi>{addressLine(shipTo)}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {error && !shipTos && <Failure error={error} onRetry={refetch} />}
      {(adding || incomplete) && customerId !== undefined && (
        <NewShipTo customerId={customerId} like={incomplete} onClose={close} onAdded={done} />
      )}
    </Section>
  );
}
