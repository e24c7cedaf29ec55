import { Checkbox } from "@purvey/ui/checkbox";
import { useText } from "../../../shared/i18n/messages.ts";
import { compareMessages } from "../compare-messages.ts";
import { mostCompared, toggleCompared, useCompared } from "./use-compared.ts";

/** The box on a row's picture that chooses the item to be compared: on hover and focus, always on touch. */
export function CompareMark({ itemId }: { itemId: string }) {
  const text = useText(compareMessages);
  const { items, choose } = useCompared();
  const chosen = items.includes(itemId);
  const full = !chosen && items.length >= mostCompared;
  return (
    <Checkbox
      data-compare=""
      className="compare-mark"
      label={text(full ? "compareFull" : "compareItem", { item: itemId, most: mostCompared })}
      labelHidden
      title={text(full ? "compareFull" : "compareItem", { item: itemId, most: mostCompared })}
      checked={chosen}
      disabled={full}
      onChange={() => choose(toggleCompared(items, itemId))}
    />
  );
}
