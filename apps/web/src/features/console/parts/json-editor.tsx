import type { KeyboardEvent } from "react";
import { useId } from "react";
import { jsonProblem } from "../request/json-problem.ts";

/** What `JsonEditor` takes. */
export interface JsonEditorProps {
  /** Its name for those who listen. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/**
 * JSON as text, with line numbers, the line of the first mistake marked, and Enter that keeps the indentation. Tab
 * leaves the field, as everywhere.
 */
export function JsonEditor({ label, value, onChange }: JsonEditorProps) {
  const id = useId();
  const problem = jsonProblem(value);
  const lines = value.split("\n").length;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const { inserted, caret } = newLine(value, event.currentTarget.selectionStart);
    // As typed text, so that the browser's own undo takes it back.
    document.execCommand("insertText", false, inserted);
    const place = event.currentTarget;
    if (caret !== 0) place.setSelectionRange(place.selectionStart - caret, place.selectionStart - caret);
  };
  return (
    <div className="json-editor" data-invalid={problem ? "" : undefined}>
      <div aria-hidden="true" className="json-gutter">
        {Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line number is its place
          <span key={index} data-problem={problem?.line === index + 1 ? "" : undefined}>
            {index + 1}
          </span>
        ))}
      </div>
      <textarea
        id={id}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        wrap="off"
        rows={Math.max(8, lines)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/**
 * What Enter writes at a place: the indentation of its line, deeper behind an open bracket, whose partner then gets a
 * line of its own.
 */
export function newLine(text: string, at: number): { readonly inserted: string; readonly caret: number } {
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  const indent = /^\s*/.exec(line)?.[0] ?? "";
  const opens = /[[{]\s*$/.test(line);
  const closes = opens && /^\s*[\]}]/.test(text.slice(at));
  const end = closes ? `\n${indent}` : "";
  return { inserted: `\n${indent}${opens ? "  " : ""}${end}`, caret: end.length };
}
