import { type CellEdits, withoutEdits } from "@purvey/ui/cell-edits";
import { DataTable, type TableColumn } from "@purvey/ui/data/data-table";
import { EditableCell } from "@purvey/ui/data/editable-cell";
import { PartNumber } from "@purvey/ui/data/part-number";
import { SaveBar } from "@purvey/ui/data/save-bar";
import { ShareBar } from "@purvey/ui/data/share-bar";
import { type CellGrid, useCellGrid } from "@purvey/ui/data/use-cell-grid";
import { Section } from "@purvey/ui/shell/page-head";
import { evaluateSum } from "@purvey/ui/sum";
import { useState } from "react";
import { type SampleItem, sampleItems } from "../sample-data.ts";

const items = sampleItems.slice(0, 5);
const keys = items.map(({ itemId }) => itemId);
const storedOf = (row: unknown, column: string) => {
  const item = items.find(({ itemId }) => itemId === row);
  return String(column === "minimum" ? item?.minimum : item?.maximum);
};

function columns(grid: CellGrid): TableColumn<SampleItem>[] {
  const cell = (column: "minimum" | "maximum", name: string) => (item: SampleItem) => (
    <EditableCell
      grid={grid}
      place={{ row: item.itemId, column }}
      label={`${name} of ${item.itemId}`}
      unit={item.unit}
      hint={column === "maximum" ? "What replenishing fills up to" : undefined}
      disabledReason={item === items[4] ? "This line belongs to another profile." : undefined}
    />
  );
  return [
    { key: "itemId", header: "Part", width: 148, cell: (item) => <PartNumber value={item.itemId} href="#part" /> },
    { key: "itemDesc", header: "Description", hideBelow: "narrow", cell: (item) => item.itemDesc },
    { key: "minimum", header: "Minimum", width: 104, align: "end", control: true, cell: cell("minimum", "Minimum") },
    { key: "maximum", header: "Maximum", width: 104, align: "end", control: true, cell: cell("maximum", "Maximum") },
  ];
}

const refused = { row: keys[1] ?? "", column: "maximum", text: "1-1", problem: "`1-1` is not a number." };
const changed = { row: keys[0] ?? "", column: "minimum", text: "12" };
const first: CellEdits = new Map([changed, refused].map((edit) => [`${edit.row}\t${edit.column}`, edit]));

/** Cells that are edited in place, the bar that stores them, and bars of shares. */
export function CellsPart() {
  const [edits, setEdits] = useState(first);
  const grid = useCellGrid({
    rows: keys,
    columns: ["minimum", "maximum"],
    edits,
    onEditsChange: setEdits,
    stored: ({ row, column }) => storedOf(row, column),
    check: (_place, text) => {
      const reading = evaluateSum(text);
      return "problem" in reading ? reading : { text: String(reading.value) };
    },
  });
  const changes = [...edits.values()].map(({ row, column, text, problem }) => ({
    key: `${row} ${column}`,
    label: `${row} · ${column}`,
    before: storedOf(row, column),
    after: text,
    ...(problem ? { problem } : {}),
  }));
  const words = { title: `${changes.length} changes are not stored`, show: "Show", save: "Save", discard: "Discard" };
  const sound = [...edits.values()].filter(({ problem }) => problem === undefined);
  return (
    <Section title="Cells edited in place" note="Enter, Esc, Tab, arrows, paste, Ctrl+D">
      <DataTable caption="Minimum and maximum" columns={columns(grid)} rows={items} rowKey={({ itemId }) => itemId} />
      <SaveBar
        words={words}
        changes={changes}
        onSave={() => setEdits(withoutEdits(edits, sound))}
        onDiscard={() => setEdits(new Map())}
      />
      <p className="mt-4 flex flex-wrap gap-6">
        <ShareBar
          shares={[
            { tone: "ok", value: 39 },
            { tone: "low", value: 9 },
          ]}
          label="9 of 48 parts below minimum"
        />
        <ShareBar shares={[{ tone: "ok", value: 12 }]} label="All 12 parts above minimum" />
        <ShareBar shares={[]} label="No parts" />
      </p>
    </Section>
  );
}
