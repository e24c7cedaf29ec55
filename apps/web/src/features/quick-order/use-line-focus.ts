import { useCallback, useEffect, useState } from "react";

/** Where the focus goes: a line, or the button that adds all. */
export type FocusGoal = { readonly line: number } | "add";

/**
 * Moves the focus to what must be fixed of a line once it is drawn; a line without a wrong field to its first one.
 *
 * @returns the function that says where to
 */
export function useLineFocus(): (goal: FocusGoal) => void {
  const [goal, setGoal] = useState<FocusGoal>();
  useEffect(() => {
    if (!goal) return;
    const found = goal === "add" ? document.querySelector<HTMLElement>("[data-add]") : controlOf(goal.line);
    if (!found) return;
    found.focus();
    setGoal(undefined);
  });
  return useCallback((next: FocusGoal) => setGoal(next), []);
}

function controlOf(key: number): HTMLElement | undefined {
  const row = document.querySelector(`[data-line="${key}"]`)?.closest("tr");
  const shown = (selector: string) =>
    [...(row?.querySelectorAll<HTMLElement>(selector) ?? [])].find((element) => element.checkVisibility());
  return shown("[data-fix]") ?? shown("input");
}
