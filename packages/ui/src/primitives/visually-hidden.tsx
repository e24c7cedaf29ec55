import type { ComponentProps } from "react";

/**
 * Text for those who listen: not painted, but read aloud.
 *
 * @example
 * <VisuallyHidden>Opens in a new window</VisuallyHidden>
 */
export function VisuallyHidden(props: ComponentProps<"span">) {
  return <span {...props} className="sr-only" />;
}
