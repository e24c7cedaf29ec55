import type { Issue, Schema } from "@purvey/contract/schema";
import { Button } from "@purvey/ui/button";
import { FieldError } from "@purvey/ui/field";
import { IconButton } from "@purvey/ui/icon-button";
import { useId, useRef } from "react";
import { useText } from "../i18n/messages.ts";
import { useSayIssue } from "../issue-words/use-say-issue.ts";
import { type FormField, fieldsOf } from "./field-kind.ts";
import { issueAt, pathBelow, recordOf, withField } from "./form-value.ts";
import { messages } from "./messages.ts";
import { ValueControl } from "./value-control.tsx";

export interface LinesGridProps {
  readonly field: FormField;
  readonly path: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly issues: readonly Issue[];
}

/** The column of a list of single values. */
const single = "value";

function columnsOf(items: Schema): FormField[] {
  const fields = fieldsOf(items);
  return fields.length > 0 ? fields : [{ name: single, schema: items, required: true }];
}

/** A list as a grid: a row per entry, a column per field, what is required first. */
export function LinesGrid({ field, path, value, onChange, issues }: LinesGridProps) {
  const text = useText(messages);
  const place = useRef<HTMLDivElement>(null);
  const items = field.schema.items ?? {};
  const columns = columnsOf(items);
  const lines = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const add = () => {
    onChange([...lines, items.properties ? {} : undefined]);
    // The new row's first cell is what one wants to fill in next; it is there after this event.
    requestAnimationFrame(() =>
      place.current?.querySelector<HTMLElement>("tr:last-child :is(input, select, textarea)")?.focus(),
    );
  };
  return (
    <div ref={place} className="flex flex-col items-start gap-2">
      {lines.length > 0 && (
        <div className="lines-place">
          <table className="lines-grid">
            <caption className="sr-only">{field.name}</caption>
            <Head columns={columns} />
            <tbody>
              {lines.map((line, index) => (
                <Line
                  // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place, as its path says
                  key={index}
                  name={field.name}
                  columns={columns}
                  path={`${path}[${index}]`}
                  index={index}
                  line={line}
                  issues={issues}
                  onChange={(next) => onChange(lines.with(index, next))}
                  onRemove={() => onChange(lines.toSpliced(index, 1))}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {lines.length === 0 && <p className="text-sm text-soft">{text("noLines")}</p>}
      <Button icon="plus" variant="quiet" onClick={add}>
        {text("addLine")}
      </Button>
    </div>
  );
}

function Head({ columns }: { columns: readonly FormField[] }) {
  const text = useText(messages);
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr-only">{text("line")}</span>
        </th>
        {columns.map(({ name, schema, required }) => (
          <th key={name} scope="col" title={schema.description}>
            {name}
            {required && <span className="text-faint"> · {text("required")}</span>}
          </th>
        ))}
        <th scope="col">
          <span className="sr-only">{text("removeLine", { line: "", name: "" })}</span>
        </th>
      </tr>
    </thead>
  );
}

interface LineProps {
  readonly name: string;
  readonly columns: readonly FormField[];
  readonly path: string;
  readonly index: number;
  readonly line: unknown;
  readonly issues: readonly Issue[];
  readonly onChange: (line: unknown) => void;
  readonly onRemove: () => void;
}

function Line({ name, columns, path, index, line, issues, onChange, onRemove }: LineProps) {
  const text = useText(messages);
  const id = useId();
  const bare = columns.length === 1 && columns[0]?.name === single;
  const say = useSayIssue();
  const own = issueAt(issues, path);
  return (
    <tr>
      <th scope="row" className="font-mono">
        {index + 1}
      </th>
      {columns.map((column) => {
        const problem = say(bare ? own : issueAt(issues, pathBelow(path, column.name)));
        const errorId = problem ? `${id}-${column.name}` : undefined;
        return (
          <td key={column.name}>
            <ValueControl
              aria-label={text("cell", { name, line: index + 1, field: bare ? "" : column.name }).trim()}
              aria-invalid={problem ? true : undefined}
              aria-describedby={errorId}
              schema={column.schema}
              value={bare ? line : recordOf(line)[column.name]}
              onChange={(next) => onChange(bare ? next : withField(recordOf(line), column.name, next))}
            />
            {problem && <FieldError id={errorId}>{problem}</FieldError>}
          </td>
        );
      })}
      <td>
        <IconButton icon="trash" label={text("removeLine", { line: index + 1, name })} onClick={onRemove} />
      </td>
    </tr>
  );
}
