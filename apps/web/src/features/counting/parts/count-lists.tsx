import { useFormat } from "@purvey/ui/data/format-provider";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { formatNumber } from "@purvey/ui/format";
import { IconButton } from "@purvey/ui/icon-button";
import { Section } from "@purvey/ui/shell/page-head";
import { useText } from "../../../shared/i18n/messages.ts";
import { BlankLines } from "../../../shared/stockroom/blank-lines.tsx";
import { partText } from "../../../shared/stockroom/part-key.ts";
import type { ScannablePart } from "../../../shared/stockroom/part-scan.tsx";
import { type CountSheet, uncounted } from "../count-model.ts";
import { messages } from "../messages.ts";

/** What `CountLists` takes. */
export interface CountListsProps {
  readonly sheet: CountSheet;
  readonly onChoose: (part: ScannablePart) => void;
}

/** What was counted, and what is still to count; a touch takes a part up. */
export function CountLists({ sheet, onChoose }: CountListsProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  const open = uncounted(sheet);
  const partOf = (key: string) => sheet.parts.find((part) => partText(part) === key);
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Section title={text("lines")} note={formatNumber(sheet.lines.length, locale)}>
        {sheet.lines.length === 0 && <BlankLines title={text("nothing")} hint={text("nothingHint")} />}
        <ul>
          {sheet.lines.map((line) => (
            <li key={partText(line)} className="flex items-center gap-3 border-b border-rule py-1">
              <span className="min-w-0 grow">
                <PartNumber value={line.itemId} plain />
                <span className="block truncate text-sm text-soft">{line.description}</span>
              </span>
              <Quantity quantity={line.counted} unit={line.unitOfMeasure} className="text-lg font-semibold" />
              <IconButton
                icon="edit"
                label={text("change", { item: line.itemId })}
                onClick={() => {
                  const part = partOf(partText(line));
                  if (part) onChoose(part);
                }}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={text("open")} note={formatNumber(open.length, locale)}>
        <ul>
          {open.map((part) => (
            <li key={partText(part)}>
              <button type="button" className="line-button" onClick={() => onChoose(part)}>
                <span className="font-mono font-semibold">{part.itemId}</span>
                <span className="min-w-0 truncate text-sm text-soft">{part.description}</span>
              </button>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
