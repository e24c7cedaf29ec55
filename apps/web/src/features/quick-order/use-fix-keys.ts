import { registerHotkeys } from "@purvey/ui/hotkeys";
import { type RefObject, useEffect, useRef } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { nextBad, previousBad } from "./listed-lines.ts";
import { messages } from "./messages.ts";
import type { DraftLine, LineVerdict } from "./verdicts.ts";

export interface FixKeysOptions {
  readonly lines: readonly DraftLine[];
  readonly verdicts: readonly LineVerdict[];
  /** Gives the focus to the line at a position, from 0; to the button that adds when nothing is to fix. */
  readonly onGo: (position: number | undefined) => void;
}

/**
 * The keys to the lines that must be fixed, wherever they stand: F8 and Shift+F8 from everywhere, and Tab out of such a
 * line when the next one is not drawn.
 *
 * @param list what the lines are inside of
 */
export function useFixKeys(list: RefObject<HTMLElement | null>, options: FixKeysOptions): void {
  const text = useText(messages);
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    const go = (backwards: boolean) => latest.current.onGo(badBeside(latest.current, backwards));
    return registerHotkeys({
      name: text("title"),
      hotkeys: [
        { keys: "F8", description: text("nextBad"), inFields: true, run: () => go(false) },
        { keys: "Shift+F8", description: text("previousBad"), inFields: true, run: () => go(true) },
      ],
    });
  }, [text]);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const tab = (event: KeyboardEvent) => {
      if (event.key === "Tab" && leavesToUndrawn(event, latest.current)) {
        event.preventDefault();
        latest.current.onGo(badBeside(latest.current, event.shiftKey));
      }
    };
    element.addEventListener("keydown", tab);
    return () => element.removeEventListener("keydown", tab);
  }, [list]);
}

/** The line to fix behind the one with the focus, or before it. */
function badBeside({ lines, verdicts }: FixKeysOptions, backwards: boolean): number | undefined {
  const here = positionOf(document.activeElement, lines);
  return backwards ? previousBad(verdicts, here ?? lines.length) : nextBad(verdicts, here ?? -1);
}

function positionOf(element: Element | null, lines: readonly DraftLine[]): number | undefined {
  const key = element?.closest("tr")?.querySelector<HTMLElement>("[data-line]")?.dataset.line;
  const position = lines.findIndex((line) => String(line.key) === key);
  return position === -1 ? undefined : position;
}

/** Tab stands at the edge of a row, and the row it should come to next does not exist in the page. */
function leavesToUndrawn({ target, shiftKey }: KeyboardEvent, options: FixKeysOptions): boolean {
  const row = target instanceof HTMLElement ? target.closest("tr[data-row]") : null;
  const here = positionOf(row, options.lines);
  if (!row || here === undefined) return false;
  const stops = [...row.querySelectorAll<HTMLElement>("input, select, button, a[href]")].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  );
  if (target !== stops.at(shiftKey ? 0 : -1)) return false;
  const next = badBeside(options, shiftKey);
  const line = next !== undefined && (shiftKey ? next < here : next > here) ? options.lines[next] : undefined;
  return line !== undefined && document.querySelector(`[data-line="${line.key}"]`) === null;
}
