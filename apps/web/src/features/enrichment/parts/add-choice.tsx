import { dataOf } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { Field } from "@purvey/ui/field";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCatalogQueries } from "../../../shared/catalog-api.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { ItemPicker } from "../../../shared/parts/item-picker.tsx";
import { variantMessages } from "../variant-messages.ts";

/** What `AddChoice` takes. */
export interface AddChoiceProps {
  readonly denial: string | undefined;
  /** The items that are choices already. */
  readonly taken: readonly number[];
  readonly onAdd: (item: { readonly invMastUid: number; readonly itemId: string }) => void;
}

/** Another item for the group, by any of its numbers. */
export function AddChoice({ denial, taken, onAdd }: AddChoiceProps) {
  const text = useText(variantMessages);
  const [wanted, setWanted] = useState<string>();
  const { resolve } = useCatalogQueries().items.invMast;
  const { data } = useQuery(dataOf(resolve(wanted === undefined ? skipToken : { numbers: [wanted] })));
  const found = wanted === undefined ? undefined : data?.[0]?.item;
  const isTaken = found ? taken.includes(found.invMastUid) : false;
  const none = found ? undefined : text("chooseItem");
  const add = () => {
    if (!found) return;
    onAdd(found);
    setWanted(undefined);
  };
  return (
    <div className="mt-3 flex items-end gap-2">
      <Field label={text("anotherItem")} hint={found?.itemDesc ?? text("anotherHint")} className="min-w-0 grow">
        <ItemPicker item={wanted} onChange={setWanted} />
      </Field>
      <Button
        icon="plus"
        disabledReason={denial ?? (isTaken ? text("taken", { item: found?.itemId ?? "" }) : none)}
        onClick={add}
      >
        {text("addChoice")}
      </Button>
    </div>
  );
}
