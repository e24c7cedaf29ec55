import { Button } from "@purvey/ui/button";
import { Chip } from "@purvey/ui/chip";
import { DataTable, type RowKey, type TableColumn, type TableSort } from "@purvey/ui/data/data-table";
import { Gauge } from "@purvey/ui/data/gauge";
import { Money } from "@purvey/ui/data/money";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Timestamp } from "@purvey/ui/data/timestamp";
import { EmptyState } from "@purvey/ui/empty-state";
import { IconButton } from "@purvey/ui/icon-button";
import { QuantityStepper } from "@purvey/ui/quantity-stepper";
import { Section } from "@purvey/ui/shell/page-head";
import { useState } from "react";
import { type SampleItem, sampleItems } from "../sample-data.ts";

const suggested = (item: SampleItem) => (item.onHand <= item.minimum ? item.maximum - item.onHand - item.onOrder : 0);

function columns(
  quantities: Record<string, number | null>,
  order: (itemId: string, quantity: number | null) => void,
): TableColumn<SampleItem>[] {
  return [
    {
      key: "itemId",
      header: "Part",
      width: 148,
      sortable: true,
      cell: (item) => <PartNumber value={item.itemId} href={`#${item.itemId}`} />,
    },
    {
      key: "itemDesc",
      header: "Description",
      minWidth: 160,
      hideBelow: "narrow",
      cell: (item) => item.itemDesc,
      skeleton: "80%",
    },
    {
      key: "bin",
      header: "Bin",
      width: 90,
      hideBelow: "medium",
      cell: (item) => <span className="font-mono">{item.bin}</span>,
    },
    {
      key: "onHand",
      header: "On hand against min/max",
      width: 180,
      sortable: true,
      cell: (item) => (
        <Gauge
          onHand={item.onHand}
          onOrder={item.onOrder}
          minimum={item.minimum}
          maximum={item.maximum}
          unit={item.unit}
        />
      ),
    },
    { key: "brand", header: "Brand", width: 112, hideBelow: "wide", cell: (item) => item.brand },
    {
      key: "lastReceived",
      header: "Last received",
      width: 128,
      hideBelow: "wide",
      cell: (item) => <Timestamp value={item.lastReceived} detail="date" />,
    },
    {
      key: "price",
      header: "Your price",
      width: 120,
      align: "end",
      hideBelow: "medium",
      cell: (item) => <Money value={item.price} per={item.per} />,
    },
    {
      key: "order",
      header: "Order",
      width: 136,
      control: true,
      hideBelow: "narrow",
      cell: (item) => (
        <QuantityStepper
          compact
          label={`Order quantity of ${item.itemId}`}
          unit={item.unit}
          value={quantities[item.itemId] ?? suggested(item)}
          onValueChange={(quantity) => order(item.itemId, quantity)}
        />
      ),
    },
  ];
}

const byKey: Record<string, (item: SampleItem) => string | number> = {
  itemId: (item) => item.itemId,
  onHand: (item) => item.onHand,
};

function sorted(sort: TableSort | undefined): readonly SampleItem[] {
  const value = sort && byKey[sort.key];
  if (!sort || !value) return sampleItems;
  const up = [...sampleItems].sort((one, other) => (value(one) < value(other) ? -1 : 1));
  return sort.direction === "ascending" ? up : up.reverse();
}

/** The table with everything, while loading, refreshing, and empty. */
export function TablePart() {
  const [sort, setSort] = useState<TableSort>();
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set(["CUT-115-1"]));
  const [quantities, setQuantities] = useState<Record<string, number | null>>({});
  const order = (itemId: string, quantity: number | null) => setQuantities({ ...quantities, [itemId]: quantity });
  const shown = columns(quantities, order);
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center gap-2">
        <Chip name="Warehouse">VW-1 Northgate crib</Chip>
        <Chip name="Stock" onRemove={() => undefined}>
          Below minimum
        </Chip>
        <Chip name="Section" onRemove={() => undefined}>
          Rack A
        </Chip>
        <Button variant="primary" className="ms-auto">
          Create restock
        </Button>
      </div>
      <DataTable
        caption="Min/max board"
        keyboard="page"
        className="-mt-6"
        columns={shown}
        rows={sorted(sort)}
        rowKey={(item) => item.itemId}
        sort={sort}
        onSortChange={setSort}
        selected={selected}
        onSelectedChange={setSelected}
        rowTone={(item) => (item.onHand === 0 ? "out" : item.onHand <= item.minimum ? "low" : undefined)}
        groupOf={sort ? undefined : (item) => ({ key: item.supplier, label: item.supplier })}
        rowActions={(item) => (
          <span className="inline-flex">
            <IconButton icon="printer" label={`Print the label of ${item.itemId}`} />
            <IconButton icon="more" label={`More about ${item.itemId}`} />
          </span>
        )}
      />
      <Section title="On its way" note="skeleton with the real widths">
        <DataTable
          caption="Board on its way"
          columns={shown}
          rows={undefined}
          rowKey={(item) => item.itemId}
          skeletonRows={3}
        />
      </Section>
      <Section title="Refreshing" note="rows stay, a 2 px bar runs">
        <DataTable
          caption="Board being refreshed"
          refreshing
          columns={shown}
          rows={sampleItems.slice(0, 2)}
          rowKey={(item) => item.itemId}
        />
      </Section>
      <Section title="Nothing there">
        <DataTable
          caption="Empty board"
          columns={shown}
          rows={[]}
          rowKey={(item) => item.itemId}
          empty={
            <EmptyState title="Nothing is below its minimum." actions={<Button>Show all 214 items</Button>}>
              The filter “Below minimum” hides the rest.
            </EmptyState>
          }
        />
      </Section>
    </div>
  );
}
