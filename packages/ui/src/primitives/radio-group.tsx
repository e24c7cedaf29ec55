import type { ReactNode } from "react";
import { useId } from "react";
import { classNames } from "../class-names.ts";
import { FieldError } from "./field.tsx";
import { Skeleton } from "./skeleton.tsx";

/** One choice of a `RadioGroup`. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  /** What choosing it means: price, date, consequence. */
  hint?: ReactNode;
  /** What stands at the end of the line, such as the price of a carrier. */
  aside?: ReactNode;
  disabled?: boolean;
}

/** What `RadioGroup` takes. */
export interface RadioGroupProps {
  legend: ReactNode;
  options: readonly RadioOption[];
  value: string | null;
  onValueChange: (value: string) => void;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** How many more choices are being asked for: their places are kept free, and the group is said to be busy. */
  awaited?: number;
  className?: string;
}

/**
 * One choice out of a few that are all visible, as ruled lines.
 *
 * @example
 * <RadioGroup legend="Delivery" options={carriers} value={carrier} onValueChange={setCarrier} />
 */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, options, value, onValueChange, name, hint, error, awaited = 0, className } = props;
  const id = useId();
  const places = Array.from({ length: awaited }, (_, index) => `place-${index}`);
  const describedBy = classNames(hint ? `${id}-hint` : "", error ? `${id}-error` : "") || undefined;
  return (
    <fieldset
      className={classNames("flex min-w-0 flex-col gap-1", className)}
      aria-describedby={describedBy}
      aria-busy={awaited > 0 || undefined}
    >
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-soft">
          {hint}
        </p>
      )}
      <div className="border-y border-rule">
        {options.map((option) => (
          <label key={option.value} className="tick-line tick-row">
            <input
              type="radio"
              className="tick tick-round"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
            />
            <span className="min-w-0 grow">
              {option.label}
              {option.hint && <span className="block text-xs text-soft">{option.hint}</span>}
            </span>
            {option.aside && <span className="shrink-0 text-end">{option.aside}</span>}
          </label>
        ))}
        {places.map((place) => (
          <AwaitedChoice key={place} />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

/** The place of a choice that is not known yet: not a control, as it would be one without a name. */
function AwaitedChoice() {
  return (
    <div aria-hidden="true" className="tick-line tick-row">
      <span className="tick tick-round" />
      <span className="min-w-0 grow">
        <Skeleton width="12rem" />
        <span className="block text-xs text-soft">
          <Skeleton width="8rem" />
        </span>
      </span>
    </div>
  );
}
