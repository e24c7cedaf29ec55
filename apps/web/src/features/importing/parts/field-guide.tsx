import { Button } from "@purvey/ui/button";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Section } from "@purvey/ui/shell/page-head";
import { rulesOf } from "../../../shared/contract-form/field-kind.ts";
import { messages as ruleMessages } from "../../../shared/contract-form/messages.ts";
import { formatCsv } from "../../../shared/csv/format-csv.ts";
import { saveFile } from "../../../shared/csv/save-file.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { headingsOf, type ImportTarget } from "../import-columns.ts";
import { messages } from "../messages.ts";
import type { ImportSubjectName } from "../subjects.ts";
import { useTargetName } from "../use-target-name.ts";

export interface FieldGuideProps {
  readonly subject: ImportSubjectName;
  readonly targets: readonly ImportTarget[];
}

/** What rows of a kind can hold, before there is a file: every column with its rule, and a table to begin with. */
export function FieldGuide({ subject, targets }: FieldGuideProps) {
  const text = useText(messages);
  const columns = useColumns();
  return (
    <Section
      className="col-span-full"
      title={text("fields")}
      note={text("fieldsHint")}
      actions={
        <Button
          icon="download"
          onClick={() => saveFile(`${subject}.csv`, formatCsv([targets.map(({ name }) => name)]))}
        >
          {text("emptyTable")}
        </Button>
      }
    >
      <DataTable<ImportTarget>
        caption={text("fields")}
        columns={columns}
        rows={targets}
        rowKey={({ name }) => name}
        rowTone={({ required }) => (required ? "transit" : undefined)}
      />
    </Section>
  );
}

function useColumns(): TableColumn<ImportTarget>[] {
  const text = useText(messages);
  const ruleText = useText(ruleMessages);
  const nameOf = useTargetName();
  return [
    {
      key: "name",
      header: text("field"),
      width: 192,
      wrap: true,
      cell: ({ name, required }) => (
        <>
          <code className="font-semibold">{name}</code>
          {required && <span className="ms-2 text-sm text-soft">{text("must")}</span>}
        </>
      ),
    },
    {
      key: "meaning",
      header: text("meaning"),
      minWidth: 160,
      maxWidth: 720,
      wrap: true,
      cell: (target) => namesOf(target).join(", ") || "–",
    },
    {
      key: "rule",
      header: text("rule"),
      width: 224,
      wrap: true,
      hideBelow: "medium",
      cell: ({ schema }) => (schema && [...choices(schema.enum), ...rulesOf(schema, ruleText)].join(", ")) || "–",
    },
  ];

  /** The words of a looked up name are among the headings too, in small letters. */
  function namesOf(target: ImportTarget) {
    if (!target.named) return headingsOf(target.name);
    const name = nameOf(target);
    return [name, ...headingsOf(target.name).filter((heading) => heading !== name.toLowerCase())];
  }

  function choices(values: readonly unknown[] | undefined) {
    return values ? [text("oneOf", { values: values.filter((value) => value !== null).join(", ") })] : [];
  }
}
