import type { CheckoutDocument, CheckoutIssue, CheckoutLine } from "@purvey/contract/generated/commerce";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Money } from "@purvey/ui/data/money";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Quantity } from "@purvey/ui/data/quantity";
import { Status } from "@purvey/ui/data/status";
import { useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { LongRows } from "../../../shared/parts/long-rows.tsx";
import { wholeQuantity } from "../../../shared/whole-quantity.ts";
import { messages } from "../messages.ts";
import { IssueLine } from "./issue-list.tsx";

type IssuesByLine = ReadonlyMap<number, readonly CheckoutIssue[]>;

const noIssues: IssuesByLine = new Map();

export interface CheckoutLinesProps {
  readonly caption: string;
  readonly doc: CheckoutDocument;
  readonly errors?: IssuesByLine;
  readonly warnings?: IssuesByLine;
}

/** The lines of a checkout or of what it became, to be read. */
export function CheckoutLines({ caption, doc, errors = noIssues, warnings = noIssues }: CheckoutLinesProps) {
  const text = useText(messages);
  const { currency } = doc.totals;
  const columns = useMemo(
    (): TableColumn<CheckoutLine>[] => [
      {
        key: "item",
        header: text("item"),
        minWidth: 152,
        maxWidth: 900,
        wrap: true,
        cell: (line) => (
          <LineText
            line={line}
            currency={currency}
            errors={errors.get(line.lineNo)}
            warnings={warnings.get(line.lineNo)}
          />
        ),
      },
      {
        key: "quantity",
        header: text("quantity"),
        width: 84,
        align: "end",
        cell: (line) => <Quantity quantity={line.quantity} unit={line.unitOfMeasure} />,
      },
      {
        key: "price",
        header: text("price"),
        width: 128,
        align: "end",
        hideBelow: "medium",
        cell: (line) => <Money value={line.unitPrice} per={line.unitOfMeasure} currency={currency} />,
      },
      {
        key: "extended",
        header: text("extended"),
        width: 104,
        align: "end",
        cell: (line) => <Money className="font-semibold" value={line.extendedPrice} currency={currency} />,
      },
    ],
    [text, currency, errors, warnings],
  );
  return (
    <LongRows
      caption={caption}
      className="line-table"
      columns={columns}
      rows={doc.lines}
      rowKey={(line) => line.lineNo}
      rowLabel={(line) => line.itemId}
      rowTone={(line) => (errors.has(line.lineNo) ? "out" : warnings.has(line.lineNo) ? "low" : undefined)}
    />
  );
}

interface LineTextProps {
  readonly line: CheckoutLine;
  readonly currency: string;
  readonly errors: readonly CheckoutIssue[] | undefined;
  readonly warnings: readonly CheckoutIssue[] | undefined;
}

function LineText({ line, currency, errors = [], warnings = [] }: LineTextProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  const waits = line.qtyBackordered > 0 && warnings.length === 0 && errors.length === 0;
  return (
    <span className="block">
      <PartNumber value={line.itemId} />
      <span className="block text-soft">{line.itemDesc}</span>
      <span className="below-medium text-sm text-soft">
        <Money value={line.unitPrice} per={line.unitOfMeasure} currency={currency} reserve={0} />
      </span>
      {line.lineNote && <q className="block text-sm">{line.lineNote}</q>}
      {line.quoteNo !== null && (
        <span className="block text-sm text-soft">{text("quote", { number: String(line.quoteNo) })}</span>
      )}
      {errors.map((issue) => (
        <IssueLine key={issue.code} issue={issue} tone="out" />
      ))}
      {warnings.map((issue) => (
        <IssueLine key={issue.code} issue={issue} tone="low" />
      ))}
      {waits && (
        <Status tone="low">
          {text("backordered", { quantity: wholeQuantity(line.qtyBackordered, line, locale) })}
        </Status>
      )}
    </span>
  );
}
