import type { ReactNode } from "react";

/** What `Sentence` takes. */
export interface SentenceProps {
  /** A sentence of the client or the server; identifiers in it stand in backticks. */
  children: ReactNode;
}

/**
 * A sentence whose identifiers, written in backticks, are set in mono. Anything but a text passes unchanged.
 *
 * @example
 * <Sentence>{"The field `poNo` is required."}</Sentence>
 */
export function Sentence({ children }: SentenceProps) {
  if (typeof children !== "string" || !children.includes("`")) return children;
  return children.split("`").map((part, index) => {
    const identifier = index % 2 === 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: the position in the sentence is what a part is
    return identifier ? <code key={index}>{part}</code> : part;
  });
}
