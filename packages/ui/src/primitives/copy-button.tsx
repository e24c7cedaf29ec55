import type { ComponentProps } from "react";
import { useEffect, useState } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icons.tsx";
import { useUiText } from "./ui-text-provider.tsx";

/** How long "Copied" stays, in milliseconds. */
const shownFor = 1600;

/**
 * Copies a text and says so for a moment. Without the permission to write to the clipboard it says that instead.
 *
 * @returns `[copy, state]`
 *
 * @example
 * const [copy, state] = useCopy("HB-M8-40");
 */
export function useCopy(text: string): [() => Promise<void>, "idle" | "copied" | "refused"] {
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), shownFor);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      setState("refused");
    }
  };
  return [copy, state];
}

/** What `CopyButton` takes beside the attributes of a `<button>`. */
export interface CopyButtonProps extends Omit<ComponentProps<"button">, "onClick"> {
  text: string;
  /** What is copied, for those who listen: "request id". */
  what: string;
}

/**
 * A small button that copies a text.
 *
 * @example
 * <CopyButton text={requestId} what="request id" />
 */
export function CopyButton({ text, what, className, ...rest }: CopyButtonProps) {
  const say = useUiText();
  const [copy, state] = useCopy(text);
  const label = say(({ idle: "copy", copied: "copied", refused: "copyRefused" } as const)[state], { what });
  return (
    <button
      type="button"
      {...rest}
      onClick={copy}
      aria-label={label}
      title={label}
      className={classNames("copy-button", className)}
    >
      <Icon name={state === "copied" ? "check" : state === "refused" ? "close" : "copy"} size={14} />
    </button>
  );
}
