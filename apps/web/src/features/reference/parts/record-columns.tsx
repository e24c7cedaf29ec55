import { type Schema, typesOf } from "@purvey/contract/schema";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import {
  codeWord,
  isText,
  keyField,
  labelOf,
  type ReferenceKind,
  type ReferenceRecord,
  recordSchema,
} from "../reference-kinds.ts";

/** A column for every field of a record: its key first, the first text takes what is left of the width. */
export function columnsOfRecord(kind: ReferenceKind): TableColumn<ReferenceRecord>[] {
  const key = keyField(kind);
  const fields = Object.entries(recordSchema(kind).properties ?? {}).filter(([name]) => name !== key);
  const flexible = fields.find(([, schema]) => isText(schema))?.[0] ?? fields.at(0)?.[0];
  const ordered = fields.toSorted(([one], [other]) => Number(other === flexible) - Number(one === flexible));
  return [
    {
      key,
      header: key,
      width: 128,
      cell: (record) => (
        <Link
          to="/admin/reference/$service/$resource"
          params={{ service: kind.service, resource: kind.resource }}
          search={(before: object) => ({ ...before, record: String(record[key]) })}
          aria-label={`${String(record[key])} ${labelOf(kind, record)}`}
          className="font-mono font-semibold"
        >
          {String(record[key])}
        </Link>
      ),
    },
    ...ordered.map(
      ([name, schema], index): TableColumn<ReferenceRecord> => ({
        key: name,
        header: name,
        cell: (record) => <RecordValue name={name} schema={schema} value={record[name]} />,
        ...(name === flexible ? { minWidth: 140, maxWidth: 360 } : { width: widthOf(name, schema) }),
        ...(index > 2 ? { hideBelow: "wide" } : index > 0 ? { hideBelow: "medium" } : {}),
      }),
    ),
  ];
}

/** Wide enough for the values, and for the name of the field. */
function widthOf(name: string, schema: Schema): number {
  const least = schema.format === "sql-datetime" ? 176 : isText(schema) && (schema.maxLength ?? 255) > 40 ? 200 : 96;
  return Math.max(least, 24 + name.length * 8);
}

export interface RecordValueProps {
  /** The field's name. */
  readonly name: string;
  readonly schema: Schema;
  readonly value: unknown;
}

/** The value of a field as people read it; a code with what it means. */
export function RecordValue({ name, schema, value }: RecordValueProps): ReactNode {
  const text = useText(messages);
  const word = codeWord(name, value);
  if (word) {
    return (
      <>
        {text(word)} <span className="font-mono text-soft">{String(value)}</span>
      </>
    );
  }
  if (value === null || value === undefined || value === "") return "–";
  if (schema.format === "sql-datetime") return <Timestamp value={String(value)} />;
  if (typeof value === "object") return <code>{JSON.stringify(value)}</code>;
  if (typesOf(schema).some((type) => type === "integer" || type === "number"))
    return <span className="font-mono">{String(value)}</span>;
  return String(value);
}
