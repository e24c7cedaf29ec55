import type { Warehouse } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import { Field } from "@purvey/ui/field";
import { Select } from "@purvey/ui/select";
import { TextInput } from "@purvey/ui/text-input";
import { useToasts } from "@purvey/ui/toast";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { useVmiMutations, useVmiQueries } from "../../../shared/vmi-api.ts";
import { messages } from "../messages.ts";
import { FormDialog } from "./form-dialog.tsx";

/** Name, place and profile of a stockroom. */
export function EditDialog({ stockroom, onClose }: { stockroom: Warehouse; onClose: () => void }) {
  const text = useText(messages);
  const toasts = useToasts();
  const { warehouseUid, customerId } = stockroom;
  const [name, setName] = useState(stockroom.warehouseName);
  const [place, setPlace] = useState(stockroom.warehouseDesc ?? "");
  const [profile, setProfile] = useState(stockroom.invProfileHdrUid);
  const queries = useVmiQueries();
  const ofCustomer = customerId === null ? {} : { customerId };
  const { data: profiles } = useQuery(
    dataOf(queries.vmi.invProfileHdr.list({ limit: 1000, statusCd: 704, ...ofCustomer })),
  );
  const { mutateAsync, error, isPending } = useMutation(useVmiMutations().vmi.warehouse.update());
  const missing = name.trim() === "";
  const save = async () => {
    if (missing) return;
    const changes = { warehouseName: name.trim(), warehouseDesc: place.trim() || null, invProfileHdrUid: profile };
    const stored = await mutateAsync({ warehouseUid, ...changes }).catch(() => undefined);
    if (!stored) return;
    toasts.show({ tone: "ok", message: text("saved") });
    onClose();
  };
  const chosen = profiles?.find(({ invProfileHdrUid }) => invProfileHdrUid === profile);
  return (
    <FormDialog title={text("editStockroom")} error={error} busy={isPending} onSave={save} onClose={onClose}>
      <Field label={text("name")} error={missing && text("nameRequired")} required>
        <TextInput maxLength={255} value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label={text("place")}>
        <TextInput maxLength={255} value={place} onChange={({ target }) => setPlace(target.value)} />
      </Field>
      <Field label={text("useProfile")} hint={chosen && text("usedBy", { count: chosen.warehouseCount })}>
        <Select value={profile ?? ""} onChange={({ target }) => setProfile(Number(target.value) || null)}>
          <option value="">{text("noProfile")}</option>
          {(profiles ?? []).map(({ invProfileHdrUid, invProfileHdrDesc }) => (
            <option key={invProfileHdrUid} value={invProfileHdrUid}>
              {invProfileHdrDesc}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}
