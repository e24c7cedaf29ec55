import { vmi } from "@purvey/client/services/vmi";
import type { Distributor, VmiProduct } from "@purvey/contract/generated/vmi";
import { Field } from "@purvey/ui/field";
import { NumberInput } from "@purvey/ui/number-input";
import { Select } from "@purvey/ui/select";
import { TextInput } from "@purvey/ui/text-input";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import { draftOf, isComplete, type ProductDraft, productBody } from "../product-draft.ts";
import { useDistributors } from "../use-distributors.ts";
import { FormDialog } from "./form-dialog.tsx";

export interface ProductDialogProps {
  readonly customerId: number | null;
  /** The product to change; a new one without. */
  readonly product: VmiProduct | undefined;
  readonly onClose: () => void;
}

/** A customer's own product: its numbers, what it is, how it is counted and ordered, and from whom. */
export function ProductDialog({ customerId, product, onClose }: ProductDialogProps) {
  const text = useText(messages);
  const { data: distributors } = useDistributors(customerId);
  const [draft, setDraft] = useState(() => draftOf(product));
  const [tried, setTried] = useState(false);
  const [asRead] = useState(product?.dateLastModified);
  const { mutations } = useService(vmi);
  const create = useMutation(mutations.distributors.products.create());
  const update = useMutation(mutations.products.update());
  const save = async (ifLastModified = asRead) => {
    setTried(true);
    if (!isComplete(draft)) return;
    const body = productBody(draft);
    const storing = product
      ? update.mutateAsync({ productsUid: product.productsUid, ifLastModified, ...body })
      : create.mutateAsync(body);
    if (await storing.catch(() => undefined)) onClose();
  };
  return (
    <FormDialog
      title={product ? text("editOf", { name: product.productsId }) : text("addProduct")}
      error={create.error ?? update.error}
      busy={create.isPending || update.isPending}
      endpoint="vmi.products.update"
      onSave={save}
      onClose={onClose}
    >
      <ProductFields draft={draft} tried={tried} distributors={distributors ?? []} onChange={setDraft} />
    </FormDialog>
  );
}

interface ProductFieldsProps {
  readonly draft: ProductDraft;
  readonly tried: boolean;
  readonly distributors: readonly Distributor[];
  readonly onChange: (draft: ProductDraft) => void;
}

function ProductFields({ draft, tried, distributors, onChange }: ProductFieldsProps) {
  const text = useText(messages);
  const set = (change: Partial<ProductDraft>) => onChange({ ...draft, ...change });
  const { productsId, unitOfMeasure, defaultSellingUnit, sellingUnitSize, distributorsUid } = draft;
  const missing = (value: string | number | null | undefined) => tried && !value && text("fieldRequired");
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text("productNumber")} error={missing(productsId.trim())} required>
          <TextInput
            mono
            maxLength={40}
            value={productsId}
            onChange={({ target }) => set({ productsId: target.value })}
          />
        </Field>
        <Field label={text("distributor")} error={missing(distributorsUid)} required>
          <Select
            value={distributorsUid ?? ""}
            onChange={({ target }) => set({ distributorsUid: Number(target.value) || undefined })}
          >
            <option value="" />
            {distributors.map((each) => (
              <option key={each.distributorsUid} value={each.distributorsUid}>
                {each.distributorsName}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label={text("description")}>
        <TextInput
          maxLength={255}
          value={draft.productsDesc}
          onChange={({ target }) => set({ productsDesc: target.value })}
        />
      </Field>
      <div className="grid grid-cols-3 items-end gap-4">
        <Field label={text("countedIn")} error={missing(unitOfMeasure.trim())} required>
          <TextInput
            mono
            maxLength={8}
            value={unitOfMeasure}
            onChange={({ target }) => set({ unitOfMeasure: target.value })}
          />
        </Field>
        <Field label={text("pack")} error={missing(defaultSellingUnit.trim())} required>
          <TextInput
            mono
            maxLength={8}
            value={defaultSellingUnit}
            onChange={({ target }) => set({ defaultSellingUnit: target.value })}
          />
        </Field>
        <Field label={text("packSize")} error={missing(sellingUnitSize)} required>
          <NumberInput
            unit={unitOfMeasure}
            value={sellingUnitSize}
            onValueChange={(size) => set({ sellingUnitSize: size })}
          />
        </Field>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text("partNumber")}>
          <TextInput
            mono
            maxLength={100}
            value={draft.partNumber}
            onChange={({ target }) => set({ partNumber: target.value })}
          />
        </Field>
        <Field label={text("barCode")}>
          <TextInput
            mono
            maxLength={40}
            value={draft.upcOrEanId}
            onChange={({ target }) => set({ upcOrEanId: target.value })}
          />
        </Field>
      </div>
    </>
  );
}
