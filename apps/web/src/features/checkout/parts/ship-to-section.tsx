import { customers } from "@purvey/client/services/customers";
import type { AddressCheck } from "@purvey/contract/generated/commerce";
import type { ShipTo } from "@purvey/contract/generated/customers";
import { useInvalidate } from "@purvey/react";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { RadioGroup } from "@purvey/ui/radio-group";
import { Section } from "@purvey/ui/shell/page-head";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { addressLine } from "../../../shared/customer/address.ts";
import { useShipTos, useWho } from "../../../shared/customer/who.tsx";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { useService } from "../../../shared/use-service.ts";
import { addressMessages } from "../address-messages.ts";
import { type ProposedAddress, placeAt } from "../address-model.ts";
import { messages } from "../messages.ts";
import type { FormSectionProps } from "./checkout-page.tsx";

interface WithoutPostalCodeProps {
  readonly shipTo: { readonly shipToId: number | null; readonly shipToName: string | null };
}

/** What is missing of the chosen address, and where it can be given. */
function WithoutPostalCode({ shipTo: { shipToId, shipToName } }: WithoutPostalCodeProps) {
  const text = useText(messages);
  const mayAdd = useWho().may("customer.write");
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-sm text-low">
      {text("noPostalCode", { name: shipToName ?? "" })}
      {mayAdd && shipToId !== null ? (
        <Link to="/shop/account" hash={`complete-${shipToId}`}>
          {text("completeAddress")}
        </Link>
      ) : (
        <span>{text("askForAddress")}</span>
      )}
    </p>
  );
}

export interface ShipToSectionProps extends FormSectionProps {
  /** What was said of the chosen place's address. */
  readonly check: AddressCheck | undefined;
}

/** Where the goods go; another place re-prices and re-taxes the order. */
export function ShipToSection({ doc, form, problems, change, locked, check }: ShipToSectionProps) {
  const text = useText(messages);
  const places = useRef<HTMLDivElement>(null);
  const shipTos = useShipTos();
  const own = doc.shipTo?.shipToId ? [doc.shipTo] : [];
  const known = locked ? own : (shipTos ?? own);
  const choose = (shipToId: number) => change({ ...form, shipToId }, true);
  const checked = locked ? undefined : shipTos?.find(({ shipToId }) => shipToId === form.shipToId);
  // The note goes with the click that takes its address: the keyboard goes on at the place that is chosen now.
  const goTo = (shipToId: number) => {
    flushSync(() => choose(shipToId));
    places.current?.querySelector<HTMLElement>("input:checked")?.focus();
  };
  const chosen = known.find(({ shipToId }) => shipToId === form.shipToId);
  return (
    <Section title={text("shipTo")} note={doc.location && text("shipsFrom", { location: doc.location.locationName })}>
      <div ref={places} className="radio-ledger" data-problem={problems.shipTo ? "" : undefined}>
        <RadioGroup
          legend={<span className="sr-only">{text("shipTo")}</span>}
          error={problems.shipTo}
          value={form.shipToId === undefined ? null : String(form.shipToId)}
          options={known.map((shipTo) => ({
            value: String(shipTo.shipToId),
            label: <span className="font-semibold">{shipTo.shipToName}</span>,
            hint: <bdi>{addressLine(shipTo)}</bdi>,
          }))}
          onValueChange={(value) => choose(Number(value))}
        />
        {chosen && !chosen.postalCode && <WithoutPostalCode shipTo={chosen} />}
        {check && checked?.postalCode && doc.customer && (
          <AddressNote check={check} customerId={doc.customer.customerId} shipTo={checked} onTaken={goTo} />
        )}
      </div>
    </Section>
  );
}

interface AddressNoteProps {
  readonly check: AddressCheck;
  readonly customerId: number;
  readonly shipTo: ShipTo;
  /** The place stands at the proposed address now, under this number. */
  readonly onTaken: (shipToId: number) => void;
}

/** What the post says of the chosen place, where it does not know it as it is, and what can be done about it. */
function AddressNote({ check: { verdict, proposed }, shipTo, ...props }: AddressNoteProps) {
  const text = useText(addressMessages);
  const mayAdd = useWho().may("customer.write");
  if (verdict === "confirmed") return null;
  if (proposed) return <ProposedPlace proposed={proposed} shipTo={shipTo} {...props} />;
  return (
    <Banner
      tone="low"
      className="mt-2"
      title={text(verdict === "unchecked" ? "unchecked" : "unknown")}
      actions={
        mayAdd &&
        verdict === "unknown" && (
          <Link to="/shop/account" hash={`complete-${shipTo.shipToId}`}>
            {text("correct")}
          </Link>
        )
      }
    />
  );
}

interface ProposedPlaceProps extends Omit<AddressNoteProps, "check"> {
  readonly proposed: ProposedAddress;
}

/** The address that the post knows, which becomes a place of its own with one click. */
function ProposedPlace({ proposed, customerId, shipTo, onTaken }: ProposedPlaceProps) {
  const text = useText(addressMessages);
  const mayAdd = useWho().may("customer.write");
  const { api } = useService(customers);
  const invalidate = useInvalidate();
  const [error, setError] = useState<unknown>();
  const take = async () => {
    setError(undefined);
    const stored = await api.customer.shipTo.create(placeAt(customerId, shipTo, proposed)).safe();
    if (!stored.ok) return setError(stored.error);
    await invalidate("customers.customer.shipTo.create");
    onTaken(stored.data.shipToId);
  };
  return (
    <>
      <Banner
        tone="low"
        className="mt-2"
        title={text("corrected")}
        actions={mayAdd && <Button onClick={take}>{text("take")}</Button>}
      >
        <bdi className="font-mono">
          {addressLine({ ...proposed, address1: [proposed.address1, proposed.address2].filter(Boolean).join(", ") })}
        </bdi>
        <p className="text-sm text-soft">{text(mayAdd ? "taken" : "askFor", { name: shipTo.shipToName })}</p>
      </Banner>
      {error !== undefined && <Failure error={error} />}
    </>
  );
}
