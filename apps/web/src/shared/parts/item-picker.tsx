import { items } from "@purvey/client/services/items";
import type { ItemMaster } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import { Combobox } from "@purvey/ui/combobox";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../i18n/messages.ts";
import { useDebounced } from "../use-debounced.ts";
import { useService } from "../use-service.ts";
import { itemPickerMessages } from "./item-picker-messages.ts";

export interface ItemPickerProps {
  readonly item: string | undefined;
  readonly onChange: (item: string | undefined) => void;
  /** What stands in the field with every key, taken over or not. */
  readonly onTyping?: ((text: string) => void) | undefined;
}

/** Chooses an item by any of its numbers; what is typed counts as it is when nothing is chosen. */
export function ItemPicker({ item, onChange, onTyping }: ItemPickerProps) {
  const text = useText(itemPickerMessages);
  const [typed, setTyped] = useState<string>();
  const words = useDebounced(typed?.trim() ?? "", 120);
  const { data, isFetching } = useQuery({
    ...dataOf(useService(items).queries.invMast.lookup(words === "" ? skipToken : { q: words, limit: 8 })),
    placeholderData: keepPreviousData,
  });
  const take = (next: string | undefined) => {
    setTyped(undefined);
    onChange(next);
  };
  return (
    <Combobox
      icon="search"
      mono
      inputValue={typed ?? item ?? ""}
      onInputChange={(next) => {
        onTyping?.(next);
        if (next === "" && item !== undefined) take(undefined);
        else setTyped(next);
      }}
      loading={isFetching}
      groups={[{ key: "items", options: words === "" ? [] : (data ?? []).map(optionOf) }]}
      onSelect={({ label }) => take(label)}
      onSubmit={(next) => take(next.trim() || undefined)}
      empty={text("noItem", { words })}
    />
  );
}

function optionOf({ invMastUid, itemId, itemDesc }: ItemMaster) {
  const content = (
    <span className="flex min-w-0 items-baseline gap-3">
      <span className="font-mono font-semibold">{itemId}</span>
      <span className="min-w-0 grow truncate text-soft">{itemDesc}</span>
    </span>
  );
  return { key: String(invMastUid), label: itemId, content };
}
