import { classNames } from "../class-names.ts";

/**
 * How loud a button is. `primary` (orange) at most once in a view; `secondary` for the rest; `quiet` inside rows and
 * tool bars; `danger` for what removes or refuses.
 */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-accent text-on-accent hover:bg-accent-strong",
  secondary: "border-edge bg-paper text-ink hover:bg-hover",
  quiet: "border-transparent text-ink hover:bg-hover",
  danger: "border-out-fill bg-paper text-out hover:bg-out-tint",
};

const shape =
  "relative inline-flex h-control shrink-0 items-center justify-center gap-2 overflow-hidden rounded-control border px-3 " +
  "text-(length:--control-text) font-semibold whitespace-nowrap no-underline select-none transition-colors active:top-px";

const refused =
  "data-refused:cursor-not-allowed data-refused:border-rule data-refused:bg-sunken data-refused:text-faint aria-busy:cursor-progress";

/** The class list shared by everything that looks like a button. */
export function buttonLook(variant: ButtonVariant, className?: string): string {
  return classNames("button", shape, variants[variant], refused, className);
}
