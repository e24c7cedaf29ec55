import type { ReactNode, Ref, ToggleEvent } from "react";
import { useEffect, useId, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { type Alignment, keepPlaced } from "./place-floating.tsx";

/** Attributes the trigger of a popover must carry. */
export interface PopoverTrigger {
  ref: Ref<HTMLButtonElement>;
  popoverTarget: string;
  "aria-expanded": boolean;
  "aria-controls": string;
}

/** What `Popover` takes. */
export interface PopoverProps {
  /** Draws the button that opens it: spread the given attributes on a `Button`, an `IconButton` or a `<button>`. */
  trigger: (attributes: PopoverTrigger) => ReactNode;
  /** Its name for those who listen. */
  label: string;
  align?: Alignment;
  className?: string;
  /** The content; a function gets `close`. It is built only while the popover is open. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A small floating sheet on the native popover: Esc and a click elsewhere close it, the focus returns to the trigger.
 *
 * @example
 * <Popover label="Why 40?" trigger={(attributes) => <Button variant="quiet" {...attributes}>Why?</Button>}>
 *   max 40 − on hand 6 = 34 → 1 CS of 40
 * </Popover>
 */
export function Popover({ trigger, label, align = "start", className, children }: PopoverProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (open && anchor.current && sheet.current) return keepPlaced(anchor.current, sheet.current, align);
  }, [open, align]);
  const close = () => sheet.current?.hidePopover();
  const follow = ({ target, currentTarget, newState }: ToggleEvent<HTMLDivElement>) => {
    // A menu inside it opens and closes by itself.
    if (target === currentTarget) setOpen(newState === "open");
  };
  return (
    <>
      {trigger({ ref: anchor, popoverTarget: id, "aria-expanded": open, "aria-controls": id })}
      <div
        ref={sheet}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onToggle={follow}
        className={classNames("floating p-3", className)}
      >
        {open && (typeof children === "function" ? children(close) : children)}
      </div>
    </>
  );
}
