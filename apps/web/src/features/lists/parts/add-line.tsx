import { items } from "@purvey/client/services/items";
import type { ResolvedNumber } from "@purvey/contract/generated/items";
import { useInvalidate } from "@purvey/react";
import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Field } from "@purvey/ui/field";
import { formatNumber } from "@purvey/ui/format";
import { NumberInput } from "@purvey/ui/number-input";
import { useToasts } from "@purvey/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { problemOf } from "../../../shared/errors/problem.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { lineInput } from "../../../shared/lists/store-lines.ts";
import { unitNamed } from "../../../shared/ordering/order-units.ts";
import { ItemPicker } from "../../../shared/parts/item-picker.tsx";
import { useService } from "../../../shared/use-service.ts";
import { messages } from "../messages.ts";
import type { ListAddress } from "../use-list.ts";

/** Puts a part on the list by any of its numbers; without a quantity it is the least that can be ordered. */
export function AddLine({ address }: { address: ListAddress }) {
  const text = useText(messages);
  const form = useRef<HTMLFormElement>(null);
  const [part, setPart] = useState("");
  const [quantity, setQuantity] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState(0);
  const add = useAddPart(address);
  const take = (next: string) => {
    setPart(next);
    setProblem(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (part.trim() === "") return setProblem(text("partMissing"));
    setBusy(true);
    const refused = await add(part.trim(), quantity);
    setBusy(false);
    setProblem(refused);
    if (refused === undefined) {
      take("");
      setQuantity(null);
      setAdded(added + 1);
    }
  };
  useEffect(() => {
    if (added > 0) form.current?.querySelector("input")?.focus();
  }, [added]);
  return (
    <form ref={form} noValidate onSubmit={submit} className="no-print mb-4 flex flex-wrap items-end gap-x-3 gap-y-2">
      <Field label={text("partNumber")} hint={text("partHint")} error={problem} className="w-80 max-w-full">
        <ItemPicker key={added} item={part || undefined} onTyping={take} onChange={(next) => take(next ?? "")} />
      </Field>
      <Field label={text("quantity")} className="w-28">
        <NumberInput value={quantity} onValueChange={setQuantity} inputMode="decimal" />
      </Field>
      <Button type="submit" icon="plus" busy={busy}>
        {text("addLine")}
      </Button>
    </form>
  );
}

/** Looks a number up and puts what it names on the list; answers the sentence of a refusal. */
function useAddPart({ id, hdr }: ListAddress) {
  const text = useText(messages);
  const { api } = useService(items);
  const invalidate = useInvalidate();
  const toasts = useToasts();
  const { locale } = useFormat();
  const { mutateAsync } = useMutation({
    mutationFn: async ({ found, quantity }: { found: ResolvedNumber; quantity: number | null }) => {
      const { item } = found;
      if (!item) return;
      const unit = unitNamed(item, "");
      const wanted = quantity && quantity > 0 ? quantity : Math.max(unit?.minimumOrderQty ?? 1, 1);
      const line = { invMastUid: item.invMastUid, itemId: item.itemId, quantity: wanted };
      const unitOfMeasure = unit?.unitOfMeasure ?? item.defaultSellingUnit;
      await api.itemWishlist.hdr.createLine(lineInput({ id, hdr }, { ...line, unitOfMeasure }));
      await invalidate("items.itemWishlist.hdr.createLine");
      const said = { quantity: formatNumber(wanted, locale), unit: unitOfMeasure, item: item.itemId };
      toasts.show({ tone: "ok", message: text("lineAdded", said) });
    },
  });
  return async (number: string, quantity: number | null): Promise<string | undefined> => {
    try {
      const [found] = await api.invMast.resolve({ numbers: [number] }).data;
      if (found?.verdict === "unclear") return text("partUnclear", { number, parts: found.suggestions.join(", ") });
      if (!found?.item) return text("partUnknown", { number });
      await mutateAsync({ found, quantity });
      return undefined;
    } catch (error) {
      return problemOf(error).message;
    }
  };
}
