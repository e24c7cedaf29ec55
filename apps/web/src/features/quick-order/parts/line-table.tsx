import { Button } from "@purvey/ui/button";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { Money } from "@purvey/ui/data/money";
import { EmptyState } from "@purvey/ui/empty-state";
import { IconButton } from "@purvey/ui/icon-button";
import { Select } from "@purvey/ui/select";
import { type ReactNode, useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { unitCalled } from "../../../shared/ordering/unit-words.ts";
import { LongRows } from "../../../shared/parts/long-rows.tsx";
import type { ListedLine } from "../lines-view.ts";
import { messages } from "../messages.ts";
import type { WrittenLine } from "../read-lines.ts";
import type { LinePrices } from "../use-line-prices.ts";
import type { DraftLine, LineVerdict } from "../verdicts.ts";
import { CommitInput } from "./commit-input.tsx";
import { type LineActions, VerdictCell } from "./verdict-cell.tsx";

/** What `LineTable` takes. */
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
                <QuantityField listed={listed} {...props} />
                <UnitField listed={listed} {...props} />
              </span>
              <VerdictCell {...listed} onNumber={props.onNumber} onOffer={props.onOffer} />
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
        cell: (listed) => <QuantityField listed={listed} {...props} />,
      },
      {
        key: "unit",
        header: text("unit"),
        width: 88,
        control: true,
        wrap: true,
        hideBelow: "narrow",
        cell: (listed) => <UnitField listed={listed} {...props} />,
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
  const text = useText(messages);
  const { line, position, verdict } = listed;
  const item = verdict.kind === "waiting" ? undefined : verdict.item;
  const wrong = verdict.kind === "bad" && !verdict.item;
  return (
    <span className="block" data-line={line.key}>
      <CommitInput
        aria-label={text("partOf", { line: position })}
        aria-invalid={wrong || undefined}
        data-fix={wrong ? "" : undefined}
        tabIndex={tabOf(listed, props)}
        value={line.number}
        onCommit={(number) => props.onChange(line, { number })}
      />
      <span className="block min-h-5 pt-0.5">
        <span className="line-clamp-1 text-soft">{item?.itemDesc}</span>
        <FoundAs verdict={verdict} number={line.number} />
      </span>
      {line.note && <span className="block text-sm">“{line.note}”</span>}
      {children}
    </span>
  );
}

const foundWords = { itemId: "foundAs", customer: "yourNumber", upc: "barCode" } as const;

/** Under which number the part was found, when that is not the one that was written. */
function FoundAs({ verdict, number }: { verdict: LineVerdict; number: string }) {
  const text = useText(messages);
  if (verdict.kind !== "good" || !verdict.foundAs) return null;
  const { type } = verdict.foundAs;
  const word = type in foundWords ? foundWords[type as keyof typeof foundWords] : "otherNumber";
  const code = word === "foundAs" ? verdict.item.itemId : number;
  return (
    <span className="block text-sm">
      {text(word, { code })}
      {word !== "foundAs" && <span className="font-mono"> · {verdict.item.itemId}</span>}
    </span>
  );
}

function QuantityField({ listed, ...props }: FieldProps) {
  const text = useText(messages);
  const { line, position, verdict } = listed;
  const wrong = verdict.kind === "bad" && (verdict.problem === "noQuantity" || verdict.problem === "badQuantity");
  const off = verdict.kind === "bad" && (verdict.problem === "multiple" || verdict.problem === "tooLittle");
  return (
    <CommitInput
      inputMode="decimal"
      aria-label={text("quantityOf", { line: position })}
      aria-invalid={wrong || off || undefined}
      data-fix={wrong ? "" : undefined}
      tabIndex={tabOf(listed, props)}
      value={line.quantity}
      onCommit={(quantity) => props.onChange(line, { quantity })}
    />
  );
}

/** The units the item is sold in; before it is known, and for an unknown unit, what was written. */
function UnitField({ listed, ...props }: FieldProps) {
  const text = useText(messages);
  const { line, position, verdict } = listed;
  const item = verdict.kind === "waiting" ? undefined : verdict.item;
  const label = text("unitOf", { line: position });
  const common = { "aria-label": label, tabIndex: tabOf(listed, props) };
  if (!item) return <CommitInput {...common} value={line.unit} onCommit={(unit) => props.onChange(line, { unit })} />;
  const sold = item.units.filter((unit) => unit.sold).map(({ unitOfMeasure }) => unitOfMeasure);
  const called = unitCalled(item, line.unit)?.unitOfMeasure;
  const current = sold.find((unit) => unit === called);
  return (
    <Select
      {...common}
      value={current ?? line.unit}
      onChange={(event) => props.onChange(line, { unit: event.target.value })}
    >
      {current === undefined && <option value={line.unit}>{line.unit}</option>}
      {sold.map((unit) => (
        <option key={unit} value={unit}>
          {unit}
        </option>
      ))}
    </Select>
  );
}

function LinePrice({ verdict, prices }: { verdict: LineVerdict; prices: LinePrices }) {
  if (verdict.kind !== "good") return null;
  const price = prices.of(verdict);
  return (
    <span className="flex flex-col items-end leading-tight">
      <Money className="font-semibold" value={price?.extendedPrice} />
      <Money className="text-sm text-soft" value={price?.unitPrice} per={verdict.unit.unitOfMeasure} />
    </span>
  );
}
