import { type Schema, typesOf } from "@purvey/contract/schema";
import { FieldError } from "@purvey/ui/field";
import { NumberInput } from "@purvey/ui/number-input";
import { PasswordInput } from "@purvey/ui/password-input";
import { Select } from "@purvey/ui/select";
import { TextArea } from "@purvey/ui/text-area";
import { TextInput } from "@purvey/ui/text-input";
import { useId, useState } from "react";
import { useText } from "../i18n/messages.ts";
import { choiceOf, kindOf } from "./field-kind.ts";
import { maskDateTime } from "./form-value.ts";
import { messages } from "./messages.ts";

export interface ValueControlProps {
  readonly schema: Schema;
  readonly value: unknown;
  /** `undefined` leaves the field out. */
  readonly onChange: (value: unknown) => void;
  /** Its name for those who listen; not needed inside a `Field`. */
  readonly "aria-label"?: string;
  readonly "aria-invalid"?: boolean | undefined;
  readonly "aria-describedby"?: string | undefined;
}

/** The control of a single value. */
export function ValueControl(props: ValueControlProps) {
  const kind = kindOf(props.schema);
  if (kind === "choice" || kind === "flag") return <Choice {...props} />;
  if (kind === "number") return <NumberControl {...props} />;
  if (kind === "secret") return <SecretControl {...props} />;
  if (kind === "text" || kind === "datetime") return <TextControl {...props} />;
  return <JsonInput {...props} />;
}

function Choice({ schema, value, onChange, ...named }: ValueControlProps) {
  const text = useText(messages);
  const choices = schema.enum ?? (typesOf(schema).includes("null") ? [true, false, null] : [true, false]);
  const unset = schema.default === undefined ? text("unset") : text("unsetDefault", { value: String(schema.default) });
  return (
    <Select
      {...named}
      value={value === undefined ? "" : String(value)}
      onChange={(event) => onChange(choiceOf({ enum: choices }, event.target.value))}
    >
      <option value="">{unset}</option>
      {choices.map((choice) => (
        <option key={String(choice)} value={String(choice)}>
          {String(choice)}
        </option>
      ))}
    </Select>
  );
}

function NumberControl({ schema, value, onChange, ...named }: ValueControlProps) {
  return (
    <NumberInput
      {...named}
      grouped={false}
      live
      value={typeof value === "number" ? value : null}
      placeholder={exampleText(schema)}
      onValueChange={(number) => onChange(number ?? undefined)}
    />
  );
}

function TextControl({ schema, value, onChange, ...named }: ValueControlProps) {
  const date = kindOf(schema) === "datetime";
  return (
    <TextInput
      {...named}
      mono
      autoComplete="off"
      spellCheck={false}
      value={typeof value === "string" ? value : ""}
      placeholder={date ? "YYYY-MM-DD HH:mm:ss" : exampleText(schema)}
      onChange={({ target }) => onChange((date ? maskDateTime(target.value) : target.value) || undefined)}
    />
  );
}

function SecretControl({ value, onChange, schema: _schema, ...named }: ValueControlProps) {
  return (
    <PasswordInput
      {...named}
      autoComplete="off"
      value={typeof value === "string" ? value : ""}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  );
}

/** An example only shows what a value looks like; the rule stands in the hint. */
function exampleText({ examples: [example] = [] }: Schema): string | undefined {
  return example === undefined ? undefined : String(example);
}

/** A value that no other control can hold, written as JSON. Text that is none stays and says so. */
function JsonInput({ value, onChange, schema: _schema, ...named }: ValueControlProps) {
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
