import type { Issue } from "@purvey/contract/schema";
import { Field, FieldError } from "@purvey/ui/field";
import { Sentence } from "@purvey/ui/sentence";
import { useText } from "../i18n/messages.ts";
import { useSayIssue } from "../issue-words/use-say-issue.ts";
import { saySentence } from "../sentences/say-sentence.ts";
import { ContractForm } from "./contract-form.tsx";
import { type FormField, kindOf, rulesOf } from "./field-kind.ts";
import { issueAt, recordOf } from "./form-value.ts";
import { LinesGrid } from "./lines-grid.tsx";
import { messages } from "./messages.ts";
import { ValueControl } from "./value-control.tsx";

/** What `ContractField` takes. */
export interface ContractFieldProps {
  readonly field: FormField;
  /** Where the field is: `header.shipToId`. */
  readonly path: string;
  readonly value: unknown;
  /** `undefined` leaves the field out. */
  readonly onChange: (value: unknown) => void;
  readonly issues: readonly Issue[];
}

/** One field with its label, its rules and what is wrong with it. */
export function ContractField(props: ContractFieldProps) {
  const { field, path, value, onChange, issues } = props;
  const say = useSayIssue();
  const kind = kindOf(field.schema);
  if (kind === "record" || kind === "lines") return <Group {...props} kind={kind} />;
  return (
    <Field
      label={<span className="font-mono">{field.name}</span>}
      required={field.required}
      hint={<Hint field={field} />}
      error={say(issueAt(issues, path))}
    >
      <ValueControl schema={field.schema} value={value} onChange={onChange} />
    </Field>
  );
}

/** What the field is for, its rules and its default, as far as the contract says them. */
function Hint({ field: { schema } }: { field: FormField }) {
  const text = useText(messages);
  const preset = schema.default;
  const rules = [
    ...rulesOf(schema, text),
    ...(preset === undefined ? [] : [text("default", { value: String(preset) })]),
  ];
  return (
    <>
      <Sentence>{schema.description && saySentence(schema.description)}</Sentence>
      {schema.description && rules.length > 0 && " · "}
      {rules.join(" · ")}
    </>
  );
}

/** A record inside the record, or a list of them, under its own heading. */
function Group({ field, path, value, onChange, issues, kind }: ContractFieldProps & { kind: "record" | "lines" }) {
  const problem = useSayIssue()(issueAt(issues, path));
  return (
    <fieldset className="contract-group">
      <legend className="text-sm font-semibold">
        <span className="font-mono">{field.name}</span>
        {field.required && <RequiredMark />}
      </legend>
      <p className="mb-1 text-xs text-soft">
        <Hint field={field} />
      </p>
      {problem && <FieldError>{problem}</FieldError>}
      {kind === "lines" ? (
        <LinesGrid field={field} path={path} value={value} onChange={onChange} issues={issues} />
      ) : (
        <ContractForm
          schema={field.schema}
          path={path}
          value={recordOf(value)}
          onChange={(next) => onChange(Object.keys(next).length === 0 ? undefined : next)}
          issues={issues}
        />
      )}
    </fieldset>
  );
}

function RequiredMark() {
  const text = useText(messages);
  return <span className="font-normal text-faint"> · {text("required")}</span>;
}
