import { useState } from "react";

/** Something in a list that can be chosen. */
export interface Choosable {
  key: string;
}

/** Which option the keyboard stands on. */
export interface ActiveOption<Option extends Choosable> {
  option: Option | undefined;
  set: (key: string | undefined) => void;
  /** Moves by one and wraps around; from nowhere to the first or the last. */
  move: (direction: 1 | -1) => void;
}

/**
 * Keeps the active option of a list that changes while one types: an option that vanished gives way to the first.
 *
 * @param first whether the first option is active while none was moved to
 *
 * @example
 * const active = useActiveOption(options, true);
 */
export function useActiveOption<Option extends Choosable>(
  options: readonly Option[],
  first: boolean,
): ActiveOption<Option> {
  const [key, set] = useState<string>();
  const found = options.findIndex((option) => option.key === key);
  const index = found === -1 && first && options.length > 0 ? 0 : found;
  const move = (direction: 1 | -1) => {
    const start = index === -1 && direction === -1 ? 0 : index;
    set(options[(start + direction + options.length) % options.length]?.key);
  };
  return { option: options[index], set, move };
}
