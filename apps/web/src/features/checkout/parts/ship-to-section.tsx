import { RadioGroup } from "@purvey/ui/radio-group";
import { Section } from "@purvey/ui/shell/page-head";
import { Link } from "@tanstack/react-router";
import { addressLine } from "../../../shared/customer/address.ts";
import { useShipTos, useWho } from "../../../shared/customer/who.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
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

/** Where the goods go; another place re-prices and re-taxes the order. */
export function ShipToSection({ doc, form, problems, change, locked }: FormSectionProps) {
  const text = useText(messages);
  const shipTos = useShipTos();
  const own = doc.shipTo?.shipToId ? [doc.shipTo] : [];
  const known = locked ? own : (shipTos ?? own);
  const chosen = known.find(({ shipToId }) => shipToId === form.shipToId);
  return (
    <Section title={text("shipTo")} note={doc.location && text("shipsFrom", { location: doc.location.locationName })}>
      <div className="radio-ledger" data-problem={problems.shipTo ? "" : undefined}>
        <RadioGroup
          legend={<span className="sr-only">{text("shipTo")}</span>}
          error={problems.shipTo}
          value={form.shipToId === undefined ? null : String(form.shipToId)}
          options={known.map((shipTo) => ({
            value: String(shipTo.shipToId),
            label: <span className="font-semibold">{shipTo.shipToName}</span>,
            hint: <bdi>{addressLine(shipTo)}</bdi>,
          }))}
          onValueChange={(value) => change({ ...form, shipToId: Number(value) }, true)}
        />
        {chosen && !chosen.postalCode && <WithoutPostalCode shipTo={chosen} />}
      </div>
    </Section>
  );
}
