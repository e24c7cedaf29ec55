import type { InventoryProfileLine } from "@purvey/contract/generated/vmi";
import { dataOf } from "@purvey/react";
import { Combobox } from "@purvey/ui/combobox";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { useItemsQueries } from "../../../shared/items-api.ts";
import { useDebounced } from "../../../shared/use-debounced.ts";
import { useVmiQueries } from "../../../shared/vmi-api.ts";
import { messages } from "../messages.ts";

/** A part that a profile can list. */
export type ListablePart = Pick<
  InventoryProfileLine,
  "invMastUid" | "invProfileLineType" | "itemId" | "description" | "unitOfMeasure"
>;

/** What `PartPicker` takes. */
export interface PartPickerProps {
  readonly customerId: number | null;
  readonly part: ListablePart | undefined;
  readonly onChange: (part: ListablePart | undefined) => void;
}

/** Chooses a part of the catalogue by any of its numbers, or an own product of the customer. */
export function PartPicker({ customerId, part, onChange }: PartPickerProps) {
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
  const items = useQuery({
    ...dataOf(useItemsQueries().items.invMast.lookup(none ? skipToken : { q: words, limit: 8 })),
    placeholderData: keepPreviousData,
  });
  const own = { prefix: words.slice(0, 40), limit: 5, ...ofCustomer };
  const products = useQuery({
    ...dataOf(useVmiQueries().vmi.products.find(none ? skipToken : own)),
    placeholderData: keepPreviousData,
  });
  const ofOwn = (products.data ?? []).map(
    ({ productsUid, productsId, productsDesc, unitOfMeasure }): ListablePart => ({
      ...{ invMastUid: productsUid, invProfileLineType: "products", itemId: productsId },
      ...{ description: productsDesc ?? "", unitOfMeasure },
    }),
  );
  const ofCatalogue = (items.data ?? []).map(
    ({ invMastUid, itemId, itemDesc, baseUnit }): ListablePart => ({
      ...{ invMastUid, invProfileLineType: "prophet21", itemId, description: itemDesc, unitOfMeasure: baseUnit },
    }),
  );
  return { parts: [...ofOwn, ...ofCatalogue], isFetching: items.isFetching || products.isFetching };
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
