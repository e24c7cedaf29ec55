import type { ReplenishmentItem } from "@purvey/contract/generated/vmi";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { EditableCell } from "@purvey/ui/data/editable-cell";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Gauge } from "@purvey/ui/data/gauge";
import { PartNumber } from "@purvey/ui/data/part-number";
import { formatNumber } from "@purvey/ui/format";
import { useText } from "../../../shared/i18n/messages.ts";
import { useDenial } from "../../../shared/permissions/use-denial.ts";
import { PartName } from "../../../shared/stockroom/part-name.tsx";
import { boardMessages } from "../board-messages.ts";
import type { BoardColumn } from "../level-changes.ts";
import type { Board } from "../use-board.ts";

const labels = { minQty: "minimumOf", maxQty: "maximumOf", qtyToOrder: "toOrderOf" } as const;

/** The columns of the board. */
export function useBoardColumns(board: Board): TableColumn<ReplenishmentItem>[] {
  const text = useText(boardMessages);
  const arithmetic = useArithmetic();
  const noLevels = useDenial("stockroom.manage");
  const noOrder = useDenial("stockroom.move");
  const denials = { minQty: noLevels, maxQty: noLevels, qtyToOrder: noOrder };
  const cell = (column: BoardColumn) => (item: ReplenishmentItem) => {
    const ordered = column === "qtyToOrder";
    const missing = ordered && item.distributorUid === null ? text("noDistributor") : undefined;
    return (
      <EditableCell
        grid={board.grid}
        place={{ row: item.invProfileLineUid, column }}
        label={text(labels[column], { item: item.itemId })}
        unit={item.unitOfMeasure}
        hint={ordered ? arithmetic(item) : undefined}
        disabledReason={denials[column] ?? missing}
      />
    );
  };
  return [
    {
      key: "itemId",
      header: text("part"),
      width: 160,
      cell: (item) => <PartNumber value={item.itemId} link={(look) => <PartName part={item} {...look} />} />,
    },
    {
      key: "description",
      header: "",
      minWidth: 140,
      maxWidth: 420,
      hideBelow: "medium",
      cell: ({ description }) => <span title={description}>{description}</span>,
    },
    { key: "section", header: text("section"), width: 112, hideBelow: "wide", cell: (item) => item.sectionName ?? "–" },
    { key: "stock", header: text("stock"), width: 176, cell: (item) => <BoardGauge item={item} /> },
    {
      key: "minQty",
      header: text("minimum"),
      width: 84,
      align: "end",
      control: true,
      hideBelow: "narrow",
      cell: cell("minQty"),
    },
    {
      key: "maxQty",
      header: text("maximum"),
      width: 84,
      align: "end",
      control: true,
      hideBelow: "narrow",
      cell: cell("maxQty"),
    },
    {
      key: "qtyToOrder",
      header: text("toOrder"),
      width: 96,
      align: "end",
      control: true,
      cell: cell("qtyToOrder"),
    },
  ];
}

/** Stock of a row against its minimum and maximum. */
export function BoardGauge({ item }: { item: ReplenishmentItem }) {
  const { qtyOnHand, qtyOnOrder, minQty, maxQty, unitOfMeasure } = item;
  return <Gauge onHand={qtyOnHand} onOrder={qtyOnOrder} minimum={minQty} maximum={maxQty} unit={unitOfMeasure} />;
}

/** Writes how a suggestion came about: "max 40 − on hand 6 = 34 → 1 CS of 40". */
export function useArithmetic(): (item: ReplenishmentItem) => string {
  const text = useText(boardMessages);
  const { locale } = useFormat();
  const say = (quantity: number) => formatNumber(quantity, locale);
  return (item) => {
    const { maxQty, qtyOnHand, qtyOnOrder, missingQty, suggestedSellingUnits, sellingUnit, sellingUnitSize } = item;
    const rest = maxQty - qtyOnHand - qtyOnOrder;
    const figures = { max: say(maxQty), onHand: say(qtyOnHand), onOrder: say(qtyOnOrder), missing: say(rest) };
    const sum = text(qtyOnOrder > 0 ? "arithmeticOnOrder" : "arithmetic", figures);
    if (missingQty <= 0) return text("full", { sum });
    const units = { sum, units: say(suggestedSellingUnits), unit: sellingUnit, size: say(sellingUnitSize) };
    return text(sellingUnitSize === 1 ? "plain" : "packed", units);
  };
}
