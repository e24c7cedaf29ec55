import type { RowKey, TableColumn } from "@purvey/ui/data/data-table";
import { Gauge } from "@purvey/ui/data/gauge";
import { LongTable } from "@purvey/ui/data/long-table";
import { Money } from "@purvey/ui/data/money";
import { PartNumber } from "@purvey/ui/data/part-number";
import { useState } from "react";
import { type SampleItem, sampleItems } from "../sample-data.ts";

interface SampleLine extends SampleItem {
  readonly lineNo: number;
}

/** Five thousand lines, made of the sample's items in turn. */
const lines: readonly SampleLine[] = Array.from({ length: 5000 }, (_, index) => ({
  ...(sampleItems[index % sampleItems.length] as SampleItem),
  lineNo: index + 1,
}));

const columns: TableColumn<SampleLine>[] = [
  {
    key: "itemId",
    header: "Part",
    width: 148,
    cell: ({ itemId, lineNo }) => <PartNumber value={itemId} href={`#${lineNo}`} />,
  },
  { key: "lineNo", header: "Line", width: 80, align: "end", cell: ({ lineNo }) => lineNo },
  { key: "itemDesc", header: "Description", minWidth: 180, hideBelow: "narrow", cell: ({ itemDesc }) => itemDesc },
  { key: "bin", header: "Bin", width: 90, hideBelow: "medium", cell: ({ bin }) => bin },
  {
    key: "onHand",
    header: "On hand against min/max",
    width: 180,
    cell: ({ onHand, onOrder, minimum, maximum, unit }) => (
      <Gauge onHand={onHand} onOrder={onOrder} minimum={minimum} maximum={maximum} unit={unit} />
    ),
  },
  { key: "brand", header: "Brand", width: 120, hideBelow: "wide", cell: ({ brand }) => brand },
  {
    key: "price",
    header: "Your price",
    width: 130,
    align: "end",
    hideBelow: "medium",
    cell: ({ price, per }) => <Money value={price} per={per} />,
  },
];

/** Five thousand rows to scroll through and to select: the state `gallery.html?state=long`. */
export function LongTablePart() {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  return (
    <LongTable
      caption="Five thousand lines"
      keyboard="page"
      columns={columns}
      rows={lines}
      rowKey={({ lineNo }) => lineNo}
      selected={selected}
      onSelectedChange={setSelected}
      note="5,000 rows. Those out of sight are not drawn."
      drawAll="Draw all rows"
    />
  );
}
