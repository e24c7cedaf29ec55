import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons.tsx";
import { useUiText } from "./ui-text-provider.tsx";

/** What `Chip` takes. */
export interface ChipProps extends Omit<ComponentProps<"span">, "onClick"> {
  /** What the value belongs to: "Thread". */
  name?: ReactNode;
  children: ReactNode;
  /** Present when the chip can be removed. */
  onRemove?: (() => void) | undefined;
  /** The words of the remove button; needed when `name` or `children` are no plain text. */
  removeLabel?: string;
}

/**
 * A filter that is in force, as a small tag: name, value, and a button that takes it away.
 *
 * @example
 * <Chip name="Thread" onRemove={() => drop("thread")}>M8</Chip>
 */
export function Chip({ name, children, onRemove, removeLabel, className, ...rest }: ChipProps) {
  const say = useUiText();
  const words = [name, children].filter((part) => typeof part === "string" || typeof part === "number").join(" ");
  return (
    <span {...rest} className={classNames("chip", className)}>
      <span className="chip-text">
        {name && <span className="text-soft">{name}</span>} <span className="font-semibold">{children}</span>
      </span>
      {onRemove && (
        <button
          type="button"
          className="chip-remove"
          aria-label={removeLabel ?? say("remove", { what: words })}
          onClick={onRemove}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </span>
  );
}
