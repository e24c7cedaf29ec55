import type { SearchItem } from "@purvey/contract/generated/search";
import { Button } from "@purvey/ui/button";
import { useState } from "react";
import { useAddWithWord } from "../../../shared/cart/use-add-with-word.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { earlyPart } from "../../../shared/later-part.ts";
import { messages } from "../messages.ts";

const QuantityStepper = earlyPart(
  async () => (await import("@purvey/ui/quantity-stepper")).QuantityStepper,
  () => <span className="control stepper" />,
);

/** Quantity and button of a row; the rows stand before the part that steps is there, with its place kept. */
export function AddCell({ item }: { item: SearchItem }) {
  const text = useText(messages);
  const [quantity, setQuantity] = useState<number | null>(1);
  return (
    <span className="flex items-center gap-1.5">
      <QuantityStepper
        compact
        label={text("quantityOf", { item: item.itemId })}
        unit={item.unitOfMeasure}
        minimum={1}
        value={quantity}
        onValueChange={setQuantity}
      />
      <AddButton item={item} quantity={quantity ?? 1} />
    </span>
  );
}

/** Puts a row into the cart; `+` on the row presses the one that is shown. */
export function AddButton({ item, quantity }: { item: SearchItem; quantity: number }) {
  const text = useText(messages);
  const add = useAddWithWord();
  const { invMastUid, itemId, unitOfMeasure } = item;
  return (
    <Button
      data-add=""
      aria-label={text("addItem", { item: itemId })}
      onClick={() => add({ invMastUid, itemId, unitOfMeasure, quantity })}
    >
      {text("add")}
    </Button>
  );
}
