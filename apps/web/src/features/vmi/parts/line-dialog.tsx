import { items } from "@purvey/client/services/items";
import { vmi } from "@purvey/client/services/vmi";
import type { InventoryProfileLine } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import { Combobox } from "@purvey/ui/combobox";
import { Field } from "@purvey/ui/field";
import { NumberInput } from "@purvey/ui/number-input";
import { Select } from "@purvey/ui/select";
import { keepPreviousData, skipToken, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { useSections } from "../../../shared/stockroom/use-stockroom.ts";
import { useDebounced } from "../../../shared/use-debounced.ts";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import { useDistributors } from "../use-distributors.ts";
import { FormDialog } from "./form-dialog.tsx";

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
  const [asRead] = useState(line?.dateLastModified);
  const { data: sections } = useSections(customerId);
  const { data: distributors } = useDistributors(customerId);
  const mutations = useService(vmi).mutations.invProfileHdr.invProfileLine;
  const create = useMutation(mutations.create());
  const update = useMutation(mutations.update());
  const crossed = maxQty !== null && (minQty ?? 0) > maxQty;
  const own = part?.invProfileLineType === "products";
  const save = async (ifLastModified = asRead) => {
    setTried(true);
    if (!part || maxQty === null || crossed) return;
    const levels = { minQty: minQty ?? 0, maxQty, reorderQty, sectionsUid, ...(own ? {} : { distributorsUid }) };
    const { invMastUid, invProfileLineType } = part;
    const storing = line
      ? update.mutateAsync({ invProfileHdrUid, invProfileLineUid: line.invProfileLineUid, ifLastModified, ...levels })
      : create.mutateAsync({ invProfileHdrUid, invMastUid, invProfileLineType, ...levels });
    if (await storing.catch(() => undefined)) onClose();
  };
  const unit = part?.unitOfMeasure;
  return (
    <FormDialog
      title={line ? text("editOf", { name: line.itemId }) : text("addLine")}
      error={create.error ?? update.error}
      busy={create.isPending || update.isPending}
      endpoint="vmi.invProfileHdr.invProfileLine.update"
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

/** A part that a profile can list. */
type ListablePart = Pick<
  InventoryProfileLine,
  "invMastUid" | "invProfileLineType" | "itemId" | "description" | "unitOfMeasure"
>;

interface PartPickerProps {
  readonly customerId: number | null;
  readonly part: ListablePart | undefined;
  readonly onChange: (part: ListablePart | undefined) => void;
}

/** Chooses a part of the catalogue by any of its numbers, or an own product of the customer. */
function PartPicker({ customerId, part, onChange }: PartPickerProps) {
  const text = useText(messages);
  const [typed, setTyped] = useState<string>();
  const words = useDebounced(typed?.trim() ?? "", 120);
  const { parts, isFetching } = useListableParts(words, customerId);
  return (
    <Combobox
      icon="search"
      mono
      inputValue={typed ?? part?.itemId ?? ""}
      onInputChange={(next) => {
        setTyped(next);
        if (part) onChange(undefined);
      }}
      loading={isFetching}
      groups={[{ key: "parts", options: words === "" ? [] : parts.map(optionOf) }]}
      onSelect={(option) => {
        setTyped(undefined);
        onChange(option.part);
      }}
      empty={text("noPart", { words })}
    />
  );
}

function useListableParts(words: string, customerId: number | null) {
  const none = words === "";
  const ofCustomer = customerId === null ? {} : { customerId };
  const catalog = useQuery({
    ...dataOf(useService(items).queries.invMast.lookup(none ? skipToken : { q: words, limit: 8 })),
    placeholderData: keepPreviousData,
  });
  const own = { prefix: words.slice(0, 40), limit: 5, ...ofCustomer };
  const products = useQuery({
    ...dataOf(useService(vmi).queries.products.find(none ? skipToken : own)),
    placeholderData: keepPreviousData,
  });
  const ofOwn = (products.data ?? []).map(
    ({ productsUid, productsId, productsDesc, unitOfMeasure }): ListablePart => ({
      invMastUid: productsUid,
      invProfileLineType: "products",
      itemId: productsId,
      description: productsDesc ?? "",
      unitOfMeasure,
    }),
  );
  const ofCatalogue = (catalog.data ?? []).map(
    ({ invMastUid, itemId, itemDesc, baseUnit }): ListablePart => ({
      invMastUid,
      invProfileLineType: "prophet21",
      itemId,
      description: itemDesc,
      unitOfMeasure: baseUnit,
    }),
  );
  return { parts: [...ofOwn, ...ofCatalogue], isFetching: catalog.isFetching || products.isFetching };
}

function optionOf(part: ListablePart) {
  const content = (
    <span className="flex min-w-0 items-baseline gap-3">
      <span className="font-mono font-semibold">{part.itemId}</span>
      <span className="min-w-0 grow truncate text-soft">{part.description}</span>
    </span>
  );
  return { key: `${part.invProfileLineType}-${part.invMastUid}`, label: part.itemId, content, part };
}
