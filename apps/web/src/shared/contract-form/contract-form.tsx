import type { Issue, Schema } from "@purvey/contract/schema";
import { Field, FieldError } from "@purvey/ui/field";
import { Sentence } from "@purvey/ui/sentence";
import { useText } from "../i18n/messages.ts";
import { useSayIssue } from "../issue-words/use-say-issue.ts";
import { saySentence } from "../sentences/say-sentence.ts";
import { type FormField, fieldsOf, kindOf, rulesOf } from "./field-kind.ts";
import { type FormRecord, issueAt, pathBelow, recordOf, withField } from "./form-value.ts";
import { LinesGrid } from "./lines-grid.tsx";
import { messages } from "./messages.ts";
import { ValueControl } from "./value-control.tsx";

export interface ContractFormProps {
  /** The schema of the record: an input or an entity of the contract. */
  readonly schema: Schema;
  readonly value: FormRecord;
  readonly onChange: (value: FormRecord) => void;
  /** What the check or the server found; each stands at its field. */
  readonly issues?: readonly Issue[];
  /** Where the record stands in a larger one. */
  readonly path?: string;
}

/**
 * A form made from a schema of the contract: what is required first, defaults and limits said, each field with the
 * control of its type, lists of records as grids. What the schema does not name stays in the value.
 *
 * @example
 * <ContractForm schema={endpoint.input} value={input} onChange={setInput} issues={check(endpoint.input, input)} />
 */
export function ContractForm({ schema, value, onChange, issues = [], path = "" }: ContractFormProps) {
  const text = useText(messages);
  const fields = fieldsOf(schema);
  if (fields.length === 0) return <p className="text-soft">{text("noFields")}</p>;
  return (
    <div className="contract-form">
      {fields.map((field) => (
        <ContractField
          key={field.name}
          field={field}
          path={pathBelow(path, field.name)}
          value={recordOf(value)[field.name]}
          onChange={(next) => onChange(withField(recordOf(value), field.name, next))}
          issues={issues}
        />
      ))}
    </div>
  );
}

interface ContractFieldProps {
  readonly field: FormField;
  /** Where the field is: `header.shipToId`. */
  readonly path: string;
  readonly value: unknown;
  /** `undefined` leaves the field out. */
  readonly onChange: (value: unknown) => void;
  readonly issues: readonly Issue[];
}

/** One field with its label, its rules and what is wrong with it. */
function ContractField(props: ContractFieldProps) {
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
