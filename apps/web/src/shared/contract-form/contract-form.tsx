import type { Issue, Schema } from "@purvey/contract/schema";
import { useText } from "../i18n/messages.ts";
import { ContractField } from "./contract-field.tsx";
import { fieldsOf } from "./field-kind.ts";
import { type FormRecord, pathBelow, recordOf, withField } from "./form-value.ts";
import { messages } from "./messages.ts";

/** What `ContractForm` takes. */
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
