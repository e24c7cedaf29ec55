import { useId } from "react";
import { classNames } from "../class-names.ts";
import { useFormat } from "../data/format-provider.tsx";
import { formatQuantity, type QuantityParts } from "../format.ts";
import { Icon } from "../icons.tsx";
import { checkQuantity, isMultiple, type QuantityRule, stepQuantity } from "../quantity-rule.ts";
import { useFieldControl } from "./field.tsx";
import { Sentence } from "./sentence.tsx";
import { useUiText } from "./ui-text-provider.tsx";
import { useNumberDraft } from "./use-number-draft.tsx";

/** A package the item is sold in, counted in the unit that is typed. */
export interface Package {
  unit: string;
  size: number;
}

/** What `QuantityStepper` takes. */
export interface QuantityStepperProps extends Omit<QuantityRule, "unit"> {
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** The unit that is typed, printed inside the control: `EA`. */
  unit: string;
  /** Base units in one `unit`, when a package itself is typed: 100 for `BX`. */
  unitSize?: number | undefined;
  baseUnit?: string | undefined;
  /** The package pieces are sold in, so that 200 EA reads `2 BX · 200 EA`. */
  pack?: Package | undefined;
  /** The name for those who listen, when no `Field` is around: "Quantity of HB-M8-40". */
  label?: string;
  /** Leave out the read-out below the control, as in a dense row. */
  compact?: boolean;
  className?: string;
}

function readout(value: number, props: QuantityStepperProps): QuantityParts {
  const { unit, unitSize, baseUnit, pack } = props;
  if (!pack || !isMultiple(value, pack.size)) return { quantity: value, unit, unitSize, baseUnit };
  return { quantity: value / pack.size, unit: pack.unit, unitSize: pack.size, baseUnit: unit };
}

/**
 * A quantity with buttons that step by the multiple. It understands sums (`3*12`), prints the unit inside and the
 * package below, and refuses what the multiple does not allow while offering what it does.
 *
 * @example
 * <QuantityStepper label="Quantity of HB-M8-40" unit="EA" multiple={100} pack={{ unit: "BX", size: 100 }}
 *   value={quantity} onValueChange={setQuantity} />
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onValueChange, unit, multiple, parts, minimum, maximum, label, compact = false, className } = props;
  const { locale } = useFormat();
  const sayText = useUiText();
  const noteId = useId();
  const rule = { multiple, parts, minimum, maximum, unit };
  const draft = useNumberDraft({
    value,
    onValueChange,
    step: (number, direction) => stepQuantity(number, direction, rule),
  });
  const verdict = value === null ? undefined : checkQuantity(value, rule, sayText);
  const problem = draft.problem ?? (verdict?.fine === false ? verdict.problem : undefined);
  const offers = !draft.problem && verdict?.fine === false ? verdict.offers : [];
  const say = (number: number) => formatQuantity(readout(number, props), locale);
  const wired = useFieldControl({
    "aria-describedby": problem || (!compact && value !== null) ? noteId : undefined,
    "aria-invalid": problem ? true : undefined,
  });
  return (
    <div className={classNames("flex min-w-0 flex-col items-start gap-1", className)}>
      <span className="control stepper" data-invalid={problem ? "" : undefined}>
        <StepButton direction={-1} move={draft.move} disabled={value !== null && value <= (minimum ?? 0)} />
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          {...wired}
          {...draft.inputProps}
          onFocus={(event) => event.target.select()}
          className="control-input text-end font-mono"
        />
        <span className="control-unit">{unit}</span>
        <StepButton direction={1} move={draft.move} disabled={value !== null && value >= (maximum ?? Infinity)} />
      </span>
      {problem ? (
        <Refusal id={noteId} problem={problem} offers={offers} say={say} choose={onValueChange} />
      ) : (
        !compact && <Readout id={noteId} text={value === null ? "" : say(value)} />
      )}
    </div>
  );
}

function StepButton({
  direction,
  move,
  disabled,
}: {
  direction: 1 | -1;
  move: (direction: 1 | -1) => void;
  disabled: boolean;
}) {
  const say = useUiText();
  return (
    <button
      type="button"
      tabIndex={-1}
      className="stepper-button"
      aria-label={say(direction === 1 ? "more" : "less")}
      disabled={disabled}
      onClick={() => move(direction)}
    >
      <Icon name={direction === 1 ? "plus" : "minus"} size={12} />
    </button>
  );
}

/** The line keeps its height when empty, so that typing moves nothing. */
function Readout({ id, text }: { id: string; text: string }) {
  return (
    <span id={id} className="quantity min-h-4 text-xs text-soft">
      {text}
    </span>
  );
}

interface RefusalProps {
  id: string;
  problem: string;
  offers: readonly number[];
  say: (value: number) => string;
  choose: (value: number) => void;
}

function Refusal({ id, problem, offers, say, choose }: RefusalProps) {
  const sayText = useUiText();
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
      <span id={id} role="alert" className="flex gap-1 text-out">
        <Icon name="alert" size={12} className="mt-0.5 shrink-0" />
        <span>
          <Sentence>{problem}</Sentence>
        </span>
      </span>
      {offers.map((offer) => (
        <button key={offer} type="button" className="offer" onClick={() => choose(offer)}>
          {sayText("use", { quantity: say(offer) })}
        </button>
      ))}
    </span>
  );
}
