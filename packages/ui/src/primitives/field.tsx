import type { ReactNode } from "react";
import { createContext, use, useId, useMemo } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons.tsx";
import { Sentence } from "./sentence.tsx";
import { useUiText } from "./ui-text-provider.tsx";

/** What a `Field` tells the control inside it. */
export interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldWiring | undefined>(undefined);

/** What `Field` takes. */
export interface FieldProps {
  label: ReactNode;
  /** The rule, said before it can be broken: "40 characters at most". */
  hint?: ReactNode;
  /** The sentence of the error, as the check or the server wrote it. */
  error?: ReactNode;
  required?: boolean;
  /** What stands at the end of the label's line, such as a link "Forgot it?". */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * A label, its rule, one control and its error, wired together: the control gets the `id`, `aria-describedby`,
 * `aria-invalid` and `required` by itself.
 *
 * @example
 * <Field label="Purchase order" hint="Your account requires one" error={errors.poNo} required>
 *   <TextInput value={poNo} onChange={change} />
 * </Field>
 */
export function Field({ label, hint, error, required = false, aside, className, children }: FieldProps) {
  const say = useUiText();
  const id = useId();
  const invalid = Boolean(error);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = invalid ? `${id}-error` : undefined;
  const describedBy = classNames(hintId, errorId) || undefined;
  const wiring = useMemo(() => ({ id, describedBy, invalid, required }), [id, describedBy, invalid, required]);
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1", className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
          {!required || <span className="font-normal text-faint"> · {say("required")}</span>}
        </label>
        {aside && <span className="text-sm">{aside}</span>}
      </div>
      {hint && (
        <p id={hintId} className="text-xs text-soft">
          {hint}
        </p>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      {invalid && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/**
 * The error line of a field, for forms that are laid out by hand.
 *
 * @example
 * <FieldError id="po-error">The account requires a purchase order number.</FieldError>
 */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="field-error text-sm text-out">
      <Icon name="alert" className="mt-px shrink-0" />
      <span className="min-w-0">
        <Sentence>{children}</Sentence>
      </span>
    </p>
  );
}

/** Attributes a control takes over from the field around it; its own attributes win. */
export interface FieldControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
}

/**
 * Joins a control's own attributes with those of the field around it. For controls of your own.
 *
 * @example
 * const wired = useFieldControl(props);
 * return <input {...wired} />;
 */
export function useFieldControl<Props extends FieldControlProps>(props: Props): Props {
  const field = use(FieldContext);
  if (!field) return props;
  return {
    ...props,
    id: props.id ?? field.id,
    required: props.required ?? (field.required || undefined),
    "aria-describedby": classNames(props["aria-describedby"], field.describedBy) || undefined,
    "aria-invalid": props["aria-invalid"] ?? (field.invalid || undefined),
  };
}
