import { useCallback, useEffect, useMemo, useState } from "react";

/** Where the focus goes: a line, or the button that adds all. */
export type FocusGoal = { readonly line: number } | "add";

/** The way of the focus. */
export interface LineFocus {
  /** Says where the focus goes as soon as it is drawn. */
  readonly focus: (goal: FocusGoal) => void;
  /** The line that must be drawn for it. */
  readonly wanted: { readonly key: number } | undefined;
}

/** Moves the focus to what must be fixed of a line once it is drawn; a line without a wrong field to its first one. */
export function useLineFocus(): LineFocus {
  const [goal, setGoal] = useState<FocusGoal>();
  useEffect(() => {
    if (!goal) return;
    const found = goal === "add" ? document.querySelector<HTMLElement>("[data-add]") : controlOf(goal.line);
    if (!found) return;
    found.focus();
    setGoal(undefined);
  });
  const focus = useCallback((next: FocusGoal) => setGoal(next), []);
  const wanted = useMemo(() => (goal && goal !== "add" ? { key: goal.line } : undefined), [goal]);
  return { focus, wanted };
}

function controlOf(key: number): HTMLElement | undefined {
  const row = document.querySelector(`[data-line="${key}"]`)?.closest("tr");
  const shown = (selector: string) =>
    [...(row?.querySelectorAll<HTMLElement>(selector) ?? [])].find((element) => element.checkVisibility());
  return shown("[data-fix]") ?? shown("input");
}
