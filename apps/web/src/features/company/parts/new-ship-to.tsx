import { addressValidation } from "@purvey/client/services/addressValidation";
import { customers } from "@purvey/client/services/customers";
import type { AddressCandidate } from "@purvey/contract/generated/addressValidation";
import type { ShipTo } from "@purvey/contract/generated/customers";
import { useInvalidate } from "@purvey/react";
import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { Dialog } from "@purvey/ui/dialog";
import { Field } from "@purvey/ui/field";
import { TextInput } from "@purvey/ui/text-input";
import { useState } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { useTabDraft } from "../../../shared/session/use-tab-draft.ts";
import { useService } from "../../../shared/use-service.ts";
import { correctedDraft, draftOf, missingFields, noShipTo, type ShipToDraft, shipToInput } from "../company-model.ts";
import { messages } from "../messages.ts";

const fields = ["shipToName", "address1", "address2", "city", "state", "postalCode"] as const;

export interface NewShipToProps {
  readonly customerId: number;
  /** The place that lacks part of its address: the entry begins with what is known of it. */
  readonly like: Pick<ShipTo, keyof ShipToDraft | "shipToId"> | undefined;
  readonly onClose: () => void;
  /** The place is stored. */
  readonly onAdded: (name: string) => void;
}

/** What the check of an address answered: the likeliest one; null when the post knows none. */
type Checked = AddressCandidate | null | undefined;

/** A new ship-to: entered, checked against the post's tables, stored as the post writes it or as it was entered. */
export function NewShipTo({ customerId, like, onClose, onAdded }: NewShipToProps) {
  const text = useText(messages);
  const { api } = useService(customers);
  const { api: addresses } = useService(addressValidation);
  const invalidate = useInvalidate();
  const nothingEntered = like ? draftOf(like) : noShipTo;
  const [draft, keep] = useTabDraft<ShipToDraft>(
    `ship-to/${customerId}${like ? `/${like.shipToId}` : ""}`,
    nothingEntered,
  );
  const [lacking] = useState(() => (like ? missingFields(draft) : []));
  const [missing, setMissing] = useState<readonly (keyof ShipToDraft)[]>(lacking);
  const [checked, setChecked] = useState<Checked>();
  const [error, setError] = useState<unknown>();
  const change = (next: ShipToDraft) => {
    keep(next);
    setChecked(undefined);
    setMissing([]);
  };
  const check = async () => {
    const empty = missingFields(draft);
    setMissing(empty);
    setError(undefined);
    if (empty.length > 0) return;
    const { address1, address2, city, state, postalCode } = draft;
    const given = { address1, city, state, postalCode, ...(address2.trim() ? { address2 } : {}) };
    const answer = await addresses.us.lookup(given).safe();
    if (!answer.ok) return setError(answer.error);
    setChecked(answer.data[0] ?? null);
  };
  const add = async (wanted: ShipToDraft) => {
    setError(undefined);
    const stored = await api.customer.shipTo.create(shipToInput(customerId, wanted)).safe();
    if (!stored.ok) return setError(stored.error);
    await invalidate("customers.customer.shipTo.create");
    keep(nothingEntered);
    onAdded(stored.data.shipToName);
  };
  return (
    <Dialog
      open
      sticky
      width={560}
      title={text("add")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text("cancel")}</Button>
          {checked !== undefined && <Button onClick={() => add(draft)}>{text("asEntered")}</Button>}
          {checked ? (
            <Button variant="primary" onClick={() => add(correctedDraft(draft, checked))}>
              {text("take")}
            </Button>
          ) : (
            <Button variant="primary" onClick={check}>
              {text("check")}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((name) => (
          <Field
            key={name}
            label={text(name)}
            error={missing.includes(name) && text("needed")}
            className={name === "shipToName" || name.startsWith("address") ? "sm:col-span-2" : undefined}
          >
            <TextInput
              name={name}
              maxLength={name === "postalCode" ? 20 : 100}
              data-autofocus={name === lacking[0] ? "" : undefined}
              value={draft[name]}
              onChange={(event) => change({ ...draft, [name]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      <CheckedAddress checked={checked} />
      {error !== undefined && <Failure error={error} />}
    </Dialog>
  );
}

/** What the post makes of the address, and what it found. */
function CheckedAddress({ checked }: { checked: Checked }) {
  const text = useText(messages);
  if (checked === undefined) return null;
  if (checked === null) return <Banner tone="low" className="mt-4" title={text("unknown")} />;
  const { match, findings } = checked.analysis;
  return (
    <Banner tone={match === "exact" ? "ok" : "low"} className="mt-4" title={text("checked")}>
      <p className="font-mono">
        {checked.delivery_line_1}, {checked.last_line}
      </p>
      {match === "corrected" ? (
        <ul className="list-disc ps-5">
          {findings.map(({ code, message }) => (
            <li key={`${code}${message}`}>{saySentence(message)}</li>
          ))}
        </ul>
      ) : (
        <p>{text(match === "unverified" ? "unverified" : "exact")}</p>
      )}
    </Banner>
  );
}
