import type { InventoryProfileLine } from "@purvey/contract/generated/vmi";
import { Field } from "@purvey/ui/field";
import { NumberInput } from "@purvey/ui/number-input";
import { Select } from "@purvey/ui/select";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { useSections } from "../../../shared/stockroom/use-stockroom.ts";
import { useVmiMutations } from "../../../shared/vmi-api.ts";
import { messages } from "../messages.ts";
import { useDistributors } from "../use-distributors.ts";
import { FormDialog } from "./form-dialog.tsx";
import { type ListablePart, PartPicker } from "./part-picker.tsx";

/** What `LineDialog` takes. */
export interface LineDialogProps {
  readonly invProfileHdrUid: number;
  readonly customerId: number | null;
  /** The line to change; a new one without. */
  readonly line: InventoryProfileLine | undefined;
  readonly onClose: () => void;
}

/** How many of a part the stockroom should hold, where it lies and who delivers it. */
export function LineDialog({ invProfileHdrUid, customerId, line, onClose }: LineDialogProps) {
  const text = useText(messages);
  const [part, setPart] = useState<ListablePart | undefined>(line);
  const [minQty, setMinimum] = useState<number | null>(line?.minQty ?? 0);
  const [maxQty, setMaximum] = useState<number | null>(line?.maxQty ?? null);
  const [reorderQty, setUsual] = useState<number | null>(line?.reorderQty ?? null);
  const [sectionsUid, setSection] = useState(line?.sectionsUid ?? null);
  const [distributorsUid, setDistributor] = useState(line?.distributorsUid ?? null);
  const [tried, setTried] = useState(false);
  const { data: sections } = useSections(customerId);
  const { data: distributors } = useDistributors(customerId);
  const mutations = useVmiMutations().vmi.invProfileHdr.invProfileLine;
  const create = useMutation(mutations.create());
  const update = useMutation(mutations.update());
  const crossed = maxQty !== null && (minQty ?? 0) > maxQty;
  const own = part?.invProfileLineType === "products";
  const save = async () => {
    setTried(true);
    if (!part || maxQty === null || crossed) return;
    const levels = { minQty: minQty ?? 0, maxQty, reorderQty, sectionsUid, ...(own ? {} : { distributorsUid }) };
    const { invMastUid, invProfileLineType } = part;
    const storing = line
      ? update.mutateAsync({ invProfileHdrUid, invProfileLineUid: line.invProfileLineUid, ...levels })
      : create.mutateAsync({ invProfileHdrUid, invMastUid, invProfileLineType, ...levels });
    if (await storing.catch(() => undefined)) onClose();
  };
  const unit = part?.unitOfMeasure;
  return (
    <FormDialog
      title={line ? text("editOf", { name: line.itemId }) : text("addLine")}
      error={create.error ?? update.error}
      busy={create.isPending || update.isPending}
      onSave={save}
      onClose={onClose}
    >
      {!line && (
        <Field
          label={text("part")}
          hint={part?.description ?? text("partHint")}
          error={tried && !part && text("partRequired")}
          required
        >
          <PartPicker customerId={customerId} part={part} onChange={setPart} />
        </Field>
      )}
      <div className="grid grid-cols-3 gap-4">
        <Field label={text("minimum")} error={crossed && text("crossed")}>
          <NumberInput unit={unit} value={minQty} onValueChange={setMinimum} />
        </Field>
        <Field label={text("maximum")} error={tried && maxQty === null && text("fieldRequired")} required>
          <NumberInput unit={unit} value={maxQty} onValueChange={setMaximum} />
        </Field>
        <Field label={text("usual")}>
          <NumberInput unit={unit} value={reorderQty} onValueChange={setUsual} />
        </Field>
      </div>
      <Field label={text("section")}>
        <Select value={sectionsUid ?? ""} onChange={({ target }) => setSection(Number(target.value) || null)}>
          <option value="">{text("noSection")}</option>
          {(sections ?? []).map((each) => (
            <option key={each.sectionsUid} value={each.sectionsUid}>
              {each.sectionName}
            </option>
          ))}
        </Select>
      </Field>
      {!own && (
        <Field label={text("distributor")} hint={text("distributorHint")}>
          <Select value={distributorsUid ?? ""} onChange={({ target }) => setDistributor(Number(target.value) || null)}>
            <option value="">{text("noDistributor")}</option>
            {(distributors ?? []).map((each) => (
              <option key={each.distributorsUid} value={each.distributorsUid}>
                {each.distributorsName}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </FormDialog>
  );
}
