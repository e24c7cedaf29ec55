import type { ChangeEvent, KeyboardEvent } from "react";
import { useRef, useState } from "react";
import { useFormat } from "../data/format-provider.tsx";
import { formatNumber } from "../format.ts";
import { evaluateSum } from "../sum.ts";
import { useUiText } from "./ui-text-provider.tsx";

/** What `useNumberDraft` needs. */
export interface NumberDraftOptions {
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** The value one arrow key up or down. */
  step: (value: number, direction: 1 | -1) => number;
  /** Thousands stand apart; true when absent. */
  grouped?: boolean | undefined;
  /** The value follows what is typed as far as it is a number, instead of waiting for Enter or for leaving. */
  live?: boolean | undefined;
}

/** What an input of numbers spreads and shows. */
export interface NumberDraft {
  text: string;
  /** The sentence of a text that is no number; undefined when it is fine. */
  problem: string | undefined;
  /** Takes the typed text over as the value, if it can be read. */
  commit: () => void;
  /** Moves by one step from the value as typed. */
  move: (direction: 1 | -1) => void;
  inputProps: {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
    /** There while the text is no number and the value is still the one before. */
    "data-unread": "" | undefined;
  };
}

/** What may still become a number: "-", "3*", "1,". */
const unfinished = /[-+*/(.,\s]$/;

/**
 * The text of a number while it is typed: sums are worked out on Enter and on leaving, arrow keys step, Esc goes back.
 * The value changes only when the text is a number; a text that is none stays and says so.
 *
 * @example
 * const draft = useNumberDraft({ value, onValueChange, step: (number, direction) => number + direction });
 */
export function useNumberDraft({ value, onValueChange, step, grouped = true, live }: NumberDraftOptions): NumberDraft {
  const { locale } = useFormat();
  const say = useUiText();
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const shown = draft ?? (value === null ? "" : formatNumber(value, locale, grouped));

  const before = useRef(value);
  const [given, setGiven] = useState(value);
  const [followed, setFollowed] = useState(value);
  const forget = () => {
    setDraft(undefined);
    setProblem(undefined);
  };
  if (value !== given) {
    setGiven(value);
    // Somebody else filled the field in: what was typed no longer stands for its value.
    if (live && value !== followed) forget();
  }
  const take = (next: number | null) => {
    forget();
    setFollowed(next);
    if (next !== value) onValueChange(next);
  };
  const commit = () => {
    if (draft === undefined) return;
    if (draft.trim() === "") return take(null);
    const reading = evaluateSum(draft, locale, say);
    if ("value" in reading) take(reading.value);
    else setProblem(reading.problem);
  };
  const move = (direction: 1 | -1) => {
    const reading = shown.trim() === "" ? { value: 0 } : evaluateSum(shown, locale, say);
    if ("value" in reading) take(step(reading.value, direction));
    else setProblem(reading.problem);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") return commit();
    if (event.key === "Escape" && draft !== undefined) {
      event.stopPropagation();
      event.preventDefault();
      return take(live ? before.current : value);
    }
    const direction = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : undefined;
    if (!direction) return;
    event.preventDefault();
    move(direction);
  };
  const follow = (typed: string) => {
    const reading = typed.trim() === "" ? { value: null } : evaluateSum(typed, locale, say);
    if ("problem" in reading) setProblem(unfinished.test(typed) ? undefined : reading.problem);
    else if (reading.value !== value) {
      setFollowed(reading.value);
      onValueChange(reading.value);
    }
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    if (draft === undefined) before.current = value;
    setDraft(typed);
    if (problem) setProblem(undefined);
    if (live) follow(typed);
  };
  const inputProps = { value: shown, onChange, onBlur: commit, onKeyDown, "data-unread": problem && "" } as const;
  return { text: shown, problem, commit, move, inputProps };
}
