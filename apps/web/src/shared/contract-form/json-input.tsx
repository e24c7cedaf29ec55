import { FieldError } from "@purvey/ui/field";
import { TextArea } from "@purvey/ui/text-area";
import { useId, useState } from "react";
import { useText } from "../i18n/messages.ts";
import { messages } from "./messages.ts";
import type { ValueControlProps } from "./value-control.tsx";

/** A value that no other control can hold, written as JSON. Text that is none stays and says so. */
export function JsonInput({ value, onChange, schema: _schema, ...named }: ValueControlProps) {
  const text = useText(messages);
  const problemId = useId();
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const shown = draft ?? (value === undefined ? "" : JSON.stringify(value, null, 2));
  const type = (typed: string) => {
    setDraft(typed);
    try {
      onChange(typed.trim() === "" ? undefined : JSON.parse(typed));
      setProblem(undefined);
    } catch (error) {
      setProblem(text("noJson", { problem: (error as Error).message }));
    }
  };
  return (
    <>
      <TextArea
        {...named}
        mono
        rows={2}
        spellCheck={false}
        value={shown}
        aria-invalid={problem ? true : named["aria-invalid"]}
        aria-describedby={problem ? problemId : named["aria-describedby"]}
        onChange={(event) => type(event.target.value)}
        onBlur={() => problem === undefined && setDraft(undefined)}
      />
      {problem && <FieldError id={problemId}>{problem}</FieldError>}
    </>
  );
}
