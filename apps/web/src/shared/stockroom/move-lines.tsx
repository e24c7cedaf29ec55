import { useFormat } from "@purvey/ui/data/format-provider";
import { PartNumber } from "@purvey/ui/data/part-number";
import { FieldError } from "@purvey/ui/field";
import { formatNumber } from "@purvey/ui/format";
import { IconButton } from "@purvey/ui/icon-button";
import { QuantityStepper } from "@purvey/ui/quantity-stepper";
import type { ReactNode } from "react";
import { useText } from "../i18n/messages.ts";
import { lineTrouble, type MoveLine, takesParts, withoutPart, withQuantity } from "./move-line.ts";
import { partText } from "./part-key.ts";
import { PartName } from "./part-name.tsx";
import { stockroomMessages } from "./stockroom-messages.ts";

export interface MoveLinesProps<Line extends MoveLine> {
  /** What the lines are, for those who listen. */
  readonly label: string;
  readonly lines: readonly Line[];
  readonly onChange: (lines: Line[]) => void;
  /** What is there of a part, when no more can be moved; undefined when it is not known or does not matter. */
  readonly available?: (line: Line) => number | undefined;
  /** Called when a line is touched or comes into focus. */
  readonly onAttend?: (line: Line) => void;
  /** What else is asked of a line. */
  readonly extra?: (line: Line) => ReactNode;
}

/** The parts that are about to be moved, for one hand: large steps, a quantity to type into, what is wrong at its line. */
export function MoveLines<Line extends MoveLine>({
  label,
  lines,
  onChange,
  available,
  onAttend,
  extra,
}: MoveLinesProps<Line>) {
  const text = useText(stockroomMessages);
  const { locale } = useFormat();
  return (
    <ul aria-label={label} className="border-t border-ink">
      {lines.map((line) => {
        const there = available?.(line);
        const trouble = lineTrouble(line, there);
        const quantity = formatNumber(there ?? 0, locale);
        const words = { item: line.itemId, unit: line.unitOfMeasure, quantity };
        return (
          <li
            key={partText(line)}
            className="flex flex-col gap-1 border-b border-rule py-2"
            onFocusCapture={() => onAttend?.(line)}
          >
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="min-w-0 grow basis-48">
                <PartNumber value={line.itemId} link={(look) => <PartName part={line} {...look} />} plain />
                <span className="block truncate text-sm text-soft">{line.description}</span>
                {there !== undefined && <span className="block text-sm text-soft">{text("lastKnown", words)}</span>}
              </span>
              {/* Together: alone the button would stand in a line of its own on a phone. */}
              <span className="ms-auto flex items-start gap-1">
                <QuantityStepper
                  compact
                  parts={takesParts(line)}
                  label={text("quantityOf", { item: line.itemId })}
                  unit={line.unitOfMeasure}
                  value={line.quantity}
                  onValueChange={(next) => onChange(withQuantity(lines, line, next))}
                />
                <IconButton
                  icon="trash"
                  label={text("remove", { item: line.itemId })}
                  onClick={() => onChange(withoutPart(lines, line))}
                />
              </span>
            </div>
            {/* Of parts of a piece the field itself says it, with the whole ones near. */}
            {trouble && trouble !== "notWhole" && <FieldError>{text(trouble, words)}</FieldError>}
            {extra?.(line)}
          </li>
        );
      })}
    </ul>
  );
}
