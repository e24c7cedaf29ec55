import { Button } from "@purvey/ui/button";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { Money } from "@purvey/ui/data/money";
import { EmptyState } from "@purvey/ui/empty-state";
import { IconButton } from "@purvey/ui/icon-button";
import { type ReactNode, useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { type LineFieldProps, NumberField, QuantityField, UnitField } from "../../../shared/ordering/line-fields.tsx";
import type { WrittenLine } from "../../../shared/ordering/read-lines.ts";
import { LongRows } from "../../../shared/parts/long-rows.tsx";
import type { ListedLine } from "../listed-lines.ts";
import { messages } from "../messages.ts";
import type { LinePrices } from "../use-line-prices.ts";
import type { DraftLine, LineVerdict } from "../verdicts.ts";
import { type LineActions, VerdictCell } from "./verdict-cell.tsx";

export interface LineTableProps extends LineActions {
  /** The same list as long as lines and verdicts are the same. */
  readonly lines: readonly ListedLine[];
  /** A line that is about to get the focus. */
  readonly wanted: { readonly key: number } | undefined;
  readonly prices: LinePrices;
  /** While a line must be fixed, Tab goes by those that are fine. */
  readonly skipGood: boolean;
  /** All lines are listed, not only those to fix. */
  readonly showsAll: boolean;
  readonly onShowAll: () => void;
  readonly onChange: (line: DraftLine, change: Partial<WrittenLine>) => void;
  readonly onRemove: (listed: ListedLine) => void;
}

/** The lines with their verdicts; each field can be written anew in place. */
export function LineTable(props: LineTableProps) {
  const text = useText(messages);
  const columns = useColumns(props);
  return (
    <LongRows
      caption={text("title")}
      className="line-table order-pad"
      columns={columns}
      rows={props.lines}
      rowKey={keyOf}
      reveal={props.wanted}
      rowLabel={({ line }) => line.number}
      rowTone={({ verdict }) => (verdict.kind === "bad" ? "out" : undefined)}
      keyboard="page"
      empty={
        props.showsAll ? null : (
          <EmptyState title={text("allFixed")} actions={<Button onClick={props.onShowAll}>{text("showAll")}</Button>} />
        )
      }
    />
  );
}

const keyOf = ({ line }: ListedLine) => line.key;

function useColumns(props: LineTableProps): TableColumn<ListedLine>[] {
  const text = useText(messages);
  return useMemo(
    () => [
      {
        key: "line",
        header: text("line"),
        width: 48,
        align: "end",
        cell: ({ position }) => <Position position={position} />,
      },
      {
        key: "part",
        header: text("part"),
        minWidth: 168,
        maxWidth: 520,
        wrap: true,
        control: true,
        cell: (listed) => (
          <PartCell listed={listed} {...props}>
            <span className="below-narrow flex-col items-stretch">
              <span className="grid grid-cols-2 gap-1.5 py-1.5">
                <LineQuantity listed={listed} {...props} />
                <LineUnit listed={listed} {...props} />
              </span>
              <VerdictCell {...listed} onNumber={props.onNumber} onOffer={props.onOffer} />
            </span>
            <span className="below-medium justify-end">
              <LinePrice verdict={listed.verdict} prices={props.prices} />
            </span>
          </PartCell>
        ),
      },
      {
        key: "quantity",
        header: text("quantity"),
        width: 96,
        control: true,
        wrap: true,
        hideBelow: "narrow",
        cell: (listed) => <LineQuantity listed={listed} {...props} />,
      },
      {
        key: "unit",
        header: text("unit"),
        width: 88,
        control: true,
        wrap: true,
        hideBelow: "narrow",
        cell: (listed) => <LineUnit listed={listed} {...props} />,
      },
      {
        key: "verdict",
        header: text("verdict"),
        width: 232,
        wrap: true,
        control: true,
        hideBelow: "narrow",
        cell: (listed) => <VerdictCell {...listed} onNumber={props.onNumber} onOffer={props.onOffer} />,
      },
      {
        key: "price",
        header: text("price"),
        width: 128,
        align: "end",
        hideBelow: "medium",
        cell: ({ verdict }) => <LinePrice verdict={verdict} prices={props.prices} />,
      },
      {
        key: "remove",
        header: <span className="sr-only">{text("remove", { line: "" })}</span>,
        width: 48,
        control: true,
        cell: (listed) => (
          <IconButton
            icon={listed.verdict.kind === "bad" ? "minus" : "trash"}
            label={text(listed.verdict.kind === "bad" ? "aside" : "remove", { line: listed.position })}
            tabIndex={tabOf(listed, props)}
            onClick={() => props.onRemove(listed)}
          />
        ),
      },
    ],
    [text, props],
  );
}

function Position({ position }: { position: number }) {
  return <span className="font-mono text-soft">{position}</span>;
}

type FieldProps = Pick<LineTableProps, "skipGood" | "onChange"> & { readonly listed: ListedLine };

function tabOf({ verdict }: ListedLine, { skipGood }: Pick<LineTableProps, "skipGood">): -1 | undefined {
  return skipGood && verdict.kind !== "bad" ? -1 : undefined;
}

function PartCell({ listed, children, ...props }: FieldProps & { children: ReactNode }) {
  const { line, verdict } = listed;
  return (
    <span className="block" data-line={line.key}>
      <NumberField
        {...fieldOf(listed, props)}
        item={verdict.kind === "waiting" ? undefined : verdict.item}
        foundAs={verdict.kind === "good" ? verdict.foundAs : undefined}
        wrong={verdict.kind === "bad" && !verdict.item}
      >
        {children}
      </NumberField>
    </span>
  );
}

function fieldOf(listed: ListedLine, props: Pick<LineTableProps, "skipGood" | "onChange">): LineFieldProps {
  const { line, position } = listed;
  return {
    line,
    position,
    tabIndex: tabOf(listed, props),
    onChange: (change) => props.onChange(line, change),
  };
}

function LineQuantity({ listed, ...props }: FieldProps) {
  const { verdict } = listed;
  const problem = verdict.kind === "bad" ? verdict.problem : undefined;
  return (
    <QuantityField
      {...fieldOf(listed, props)}
      wrong={problem === "noQuantity" || problem === "badQuantity"}
      refused={problem === "multiple" || problem === "tooLittle"}
    />
  );
}

function LineUnit({ listed, ...props }: FieldProps) {
  const { verdict } = listed;
  return <UnitField {...fieldOf(listed, props)} item={verdict.kind === "waiting" ? undefined : verdict.item} />;
}

function LinePrice({ verdict, prices }: { verdict: LineVerdict; prices: LinePrices }) {
  if (verdict.kind !== "good") return null;
  const price = prices.of(verdict);
  if (!price && prices.failed) return "–";
  return (
    <span className="flex flex-col items-end leading-tight">
      <Money className="font-semibold" value={price?.extendedPrice} />
      <Money className="text-sm text-soft" value={price?.unitPrice} per={verdict.unit.unitOfMeasure} />
    </span>
  );
}
