import { Banner } from "@purvey/ui/banner";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { Select } from "@purvey/ui/select";
import { Section } from "@purvey/ui/shell/page-head";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import type { Import } from "../use-import.ts";
import { useTargetName } from "../use-target-name.ts";

interface FileColumn {
  readonly index: number;
  readonly heading: string;
  readonly example: string;
}

/** Which field each column of the file fills: guessed from its heading, changed by the person. */
export function ColumnMap({ work }: { work: Import }) {
  const text = useText(messages);
  const nameOf = useTargetName();
  const { headings, targets, mapping, missing, table } = work;
  const choose = (index: number, name: string) => {
    const next = mapping.map((one) => (one === name ? undefined : one));
    work.map(next.with(index, name || undefined));
  };
  const rows = headings.map((heading, index) => ({ index, heading, example: table.rows[1]?.cells[index] ?? "" }));
  const columns: TableColumn<FileColumn>[] = [
    {
      key: "heading",
      header: text("column"),
      minWidth: 96,
      maxWidth: 280,
      wrap: true,
      cell: ({ heading, index }) => <span className="font-semibold">{heading || index + 1}</span>,
    },
    {
      key: "example",
      header: text("example"),
      width: 280,
      hideBelow: "narrow",
      cell: ({ example }) => (
        <span className="font-mono" title={example}>
          {example || "–"}
        </span>
      ),
    },
    {
      key: "target",
      header: text("fills"),
      width: 248,
      control: true,
      cell: ({ index, heading }) => (
        <Select
          aria-label={text("fillsOf", { column: heading || index + 1 })}
          value={mapping[index] ?? ""}
          disabled={work.work !== undefined}
          onChange={({ target }) => choose(index, target.value)}
        >
          <option value="">– {text("leftAside")}</option>
          {targets.map((target) => (
            <option key={target.name} value={target.name}>
              {target.required ? text("required", { name: nameOf(target) }) : nameOf(target)}
            </option>
          ))}
        </Select>
      ),
    },
  ];
  return (
    <Section title={text("columns")} note={text("columnsHint")}>
      <DataTable<FileColumn>
        caption={text("columns")}
        columns={columns}
        rows={rows}
        rowKey={({ index }) => index}
        rowLabel={({ heading }) => heading}
      />
      {mapping.every((name) => name === undefined) && (
        <Banner tone="low" className="mt-3">
          {text("noHeading", { first: headings.filter(Boolean).slice(0, 3).join(" · ") })}
        </Banner>
      )}
      {missing.length > 0 && (
        <Banner tone="low" className="mt-3">
          {text("missing", { names: missing.map(nameOf).join(", ") })}
        </Banner>
      )}
    </Section>
  );
}
