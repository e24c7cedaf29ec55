import { Button } from "@purvey/ui/button";
import { Field } from "@purvey/ui/field";
import { IconButton } from "@purvey/ui/icon-button";
import { NumberInput } from "@purvey/ui/number-input";
import { TextInput } from "@purvey/ui/text-input";
import { useRef, useState } from "react";
import { useText } from "../i18n/messages.ts";
import { messages } from "./messages.ts";
import {
  type Portion,
  portionProblem,
  type SplitLine,
  type SplitQuantity,
  withChangedPortion,
  withoutPortion,
  withPortion,
} from "./portions.ts";

export interface PortionFieldsProps {
  readonly line: SplitLine;
  readonly entered: SplitQuantity;
  readonly change: (next: Pick<SplitQuantity, "more">) => void;
}

/** Further lots and bins of a line with how much is of each, and the way to one more. */
export function PortionFields({ line, entered, change }: PortionFieldsProps) {
  const text = useText(messages);
  const another = line.trackLots === "Y" ? "anotherLot" : "anotherBin";
  const place = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<number>();
  const add = () => {
    setAdded(entered.more.length);
    change(withPortion(entered));
  };
  const remove = (at: number) => {
    change(withoutPortion(entered, at));
    place.current?.querySelector<HTMLElement>("[data-add]")?.focus();
  };
  return (
    <div ref={place} className="flex flex-col gap-3">
      {entered.more.map((_, at) => (
        <PortionRow
          // A portion is known by its place alone: it may be empty, or the same as another by mistake.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          line={line}
          entered={entered}
          change={change}
          at={at}
          begins={at === added}
          onRemove={() => remove(at)}
        />
      ))}
      <Button variant="quiet" icon="plus" className="self-start" data-add onClick={add}>
        <span>
          {text(another)} <span className="sr-only">{line.itemId}</span>
        </span>
      </Button>
    </div>
  );
}

interface PortionRowProps extends PortionFieldsProps {
  readonly at: number;
  /** It was just added: what is typed next is of it. */
  readonly begins: boolean;
  readonly onRemove: () => void;
}

function PortionRow({ line, entered, change, at, begins, onRemove }: PortionRowProps) {
  const text = useText(messages);
  const portion = entered.more[at];
  if (!portion) return null;
  const number = String(at + 2);
  const problem = portionProblem(line, entered, at);
  const set = (next: Partial<Portion>) => change(withChangedPortion(entered, at, next));
  const twice = problem === "portionTwice" && text("portionTwice");
  // A row that was just added is not wrong yet.
  const isNamed = [portion.lot, portion.bin].some((value) => value.trim() !== "");
  return (
    <div className="grid grid-cols-2 gap-3 border-t border-rule pt-3 sm:grid-cols-3">
      {line.trackLots === "Y" && (
        <PortionText
          label={text("lotNo", { number })}
          required
          error={problem === "lotMissing" && portion.quantity > 0 ? text("lotMissing") : twice}
          value={portion.lot}
          autoFocus={begins}
          onValueChange={(lot) => set({ lot })}
        />
      )}
      {line.trackBins === "Y" && (
        <PortionText
          label={text("binNo", { number })}
          error={line.trackLots === "N" && twice}
          value={portion.bin}
          autoFocus={begins && line.trackLots === "N"}
          onValueChange={(bin) => set({ bin })}
        />
      )}
      <div className="col-span-2 flex min-w-0 items-start gap-2 sm:col-span-1">
        <Field
          className="grow"
          label={text("quantityNo", { number })}
          required
          error={problem === "portionMissing" && isNamed && text("portionMissing")}
        >
          <NumberInput
            unit={line.unitOfMeasure}
            value={portion.quantity === 0 ? null : portion.quantity}
            onValueChange={(quantity) => set({ quantity: Math.max(0, quantity ?? 0) })}
          />
        </Field>
        <IconButton className="mt-6" icon="close" label={text("removePortion", { number })} onClick={onRemove} />
      </div>
    </div>
  );
}

interface PortionTextProps {
  readonly label: string;
  readonly required?: boolean;
  readonly error: string | false;
  readonly value: string;
  readonly autoFocus: boolean;
  readonly onValueChange: (value: string) => void;
}

function PortionText({ label, required = false, error, value, autoFocus, onValueChange }: PortionTextProps) {
  return (
    <Field label={label} required={required} error={error}>
      <TextInput
        mono
        maxLength={40}
        autoCapitalize="characters"
        value={value}
        autoFocus={autoFocus}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  );
}
