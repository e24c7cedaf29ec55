import type { PriceEngineResult } from "@purvey/contract/generated/pricing";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Status } from "@purvey/ui/data/status";
import { formatMoney, formatQuantity } from "@purvey/ui/format";
import { RadioGroup } from "@purvey/ui/radio-group";
import { useMemo } from "react";
import { usePrices } from "../../../shared/cart/use-prices.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { reorderMessages } from "../reorder-messages.ts";
import { type Choices, chosenOption, type ReorderLine, type ReorderOption } from "../reorder-model.ts";

export interface ReorderTableProps {
  readonly lines: readonly ReorderLine[];
  readonly choices: Choices;
  readonly onChoose: (lineNo: number, key: string | undefined) => void;
}

/** The value of a choice that leaves the line out. */
const leaveOut = "-";

/** Each line of the old order with what becomes of it. */
export function ReorderTable({ lines, choices, onChoose }: ReorderTableProps) {
  const prices = useOptionPrices(lines);
  return (
    <ul className="flex flex-col">
      {lines.map((each) => (
        <li key={each.line.lineNo} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-rule py-2.5">
          <span className="min-w-0">
            <span className="block font-mono font-semibold">{each.line.itemNo}</span>
            <span className="line-clamp-1 text-soft">{each.line.description}</span>
          </span>
          <Verdict each={each} choices={choices} />
          <Options each={each} choices={choices} prices={prices} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

/** Prices of what may be chosen, by item. */
function useOptionPrices(lines: readonly ReorderLine[]): ReadonlyMap<number, PriceEngineResult> {
  const asked = useMemo(() => {
    const options = lines.filter(({ kind }) => kind === "choice").flatMap((each) => each.options);
    const byItem = new Map(options.map((option) => [option.invMastUid, option]));
    return [...byItem.values()]
      .slice(0, 200)
      .map(({ invMastUid, quantity, unit }) => ({ invMastUid, quantity, unitOfMeasure: unit }));
  }, [lines]);
  return usePrices(asked).byItem;
}

const tones = { added: "ok", changed: "low", choice: "low", gone: "out" } as const;

function Verdict({ each, choices }: { each: ReorderLine; choices: Choices }) {
  const text = useText(reorderMessages);
  const { locale } = useFormat();
  const chosen = chosenOption(each, choices);
  const decided = each.kind === "choice" && choices.has(each.line.lineNo);
  const shown = chosen ?? { quantity: each.line.quantity, unit: each.line.unitOfMeasure };
  return (
    <span className="flex flex-col items-end">
      <Status tone={decided ? "ok" : tones[each.kind]}>{text(decided ? "chosen" : each.kind)}</Status>
      <span className="font-mono text-sm">
        {formatQuantity({ quantity: shown.quantity, unit: shown.unit }, locale)}
      </span>
    </span>
  );
}

interface OptionsProps extends Pick<ReorderTableProps, "choices" | "onChoose"> {
  readonly each: ReorderLine;
  readonly prices: ReadonlyMap<number, PriceEngineResult>;
}

function Options({ each, choices, prices, onChoose }: OptionsProps) {
  const text = useText(reorderMessages);
  const { locale } = useFormat();
  const words = useOptionWords(each, prices);
  const { line, kind, options } = each;
  if (kind === "added" || kind === "gone") return null;
  const chosen = chosenOption(each, choices);
  const was = formatQuantity({ quantity: line.quantity, unit: line.unitOfMeasure }, locale);
  const value = chosen ? chosen.key : choices.has(line.lineNo) ? leaveOut : null;
  return (
    <div className="col-span-2 pt-1">
      <p className="text-sm text-soft">
        {kind === "choice" ? text("discontinued", { item: line.itemNo }) : text("quantityNow", { quantity: was })}
      </p>
      <RadioGroup
        legend={<span className="sr-only">{text("choose", { item: line.itemNo })}</span>}
        value={value}
        options={[
          ...options.map((option) => ({
            value: option.key,
            label: words.label(option),
            hint: words.difference(option),
          })),
          { value: leaveOut, label: text("leaveOut") },
        ]}
        onValueChange={(key) => onChoose(line.lineNo, key === leaveOut ? undefined : key)}
      />
    </div>
  );
}

/** How an option is named, and what it costs beside the item of the old order. */
function useOptionWords({ line, left, baseUnit }: ReorderLine, prices: ReadonlyMap<number, PriceEngineResult>) {
  const text = useText(reorderMessages);
  const { locale, currency } = useFormat();
  return {
    label: ({ itemId, invMastUid, quantity, unit }: ReorderOption) => {
      const amount = formatQuantity({ quantity, unit }, locale);
      if (invMastUid !== line.invMastUid || left === null) return text("take", { item: itemId, quantity: amount });
      return text("keep", {
        item: itemId,
        quantity: amount,
        left: formatQuantity({ quantity: left, unit: baseUnit ?? line.unitOfMeasure }, locale),
      });
    },
    difference: ({ invMastUid, unit }: ReorderOption) => {
      const before = prices.get(line.invMastUid)?.unitPrice ?? line.unitPrice;
      const now = prices.get(invMastUid)?.unitPrice;
      if (invMastUid === line.invMastUid) return undefined;
      if (now === undefined) return "\u00a0";
      const difference = Math.round((now - before) * 1e6) / 1e6;
      if (difference === 0) return text("same");
      const amount = formatMoney(Math.abs(difference), { locale, currency });
      return text(difference > 0 ? "more" : "less", { amount, unit });
    },
  };
}
