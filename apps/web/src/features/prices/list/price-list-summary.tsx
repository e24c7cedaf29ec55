import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { formatMoney, formatNumber } from "@purvey/ui/format";
import { type CsvCell, formatCsv } from "../../../shared/csv/format-csv.ts";
import { saveFile } from "../../../shared/csv/save-file.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import { saySentence } from "../../../shared/sentences/say-sentence.ts";
import { percentBelow } from "../below-list.ts";
import { messages } from "../messages.ts";
import { ruleNames } from "../parts/rule.tsx";
import type { Side } from "../prices-view.ts";
import { type PriceGroup, priceGroups } from "./price-groups.ts";
import { countGroups, type ListedPrice, sumPrices } from "./price-list.ts";
import { priceListMessages } from "./price-list-messages.ts";
import { problemOfLine } from "./problem-of-line.ts";
import type { PriceListWork } from "./use-price-list.ts";

export interface PriceListSummaryProps {
  readonly work: PriceListWork;
  readonly side: Side;
  readonly group: PriceGroup | undefined;
  readonly onGroup: (group: PriceGroup | undefined) => void;
}

/** How many lines stand where, what they come to beside the list prices, and the list as a file. */
export function PriceListSummary({ work, side, group, onGroup }: PriceListSummaryProps) {
  const text = useText(priceListMessages);
  const { rows, clear } = work;
  const save = useSave(rows, side);
  const { priced } = sumPrices(rows);
  const { unread } = countGroups(rows);
  const missing = priced === 0 ? text("nothingToSave") : undefined;
  const underWay = priced > 0 && priced + unread < rows.length ? text("stillAsking") : undefined;
  return (
    <div className="flex flex-col gap-3 border-t border-ink pt-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div role="status" className="min-h-11 min-w-0 grow">
          <Sums rows={rows} side={side} />
        </div>
        <Button variant="primary" icon="download" disabledReason={missing ?? underWay} onClick={save}>
          {text("save")}
        </Button>
        <Button variant="quiet" onClick={clear}>
          {text("clear")}
        </Button>
      </div>
      <GroupFilter rows={rows} group={group} onGroup={onGroup} />
    </div>
  );
}

function Sums({ rows, side }: { readonly rows: readonly ListedPrice[]; readonly side: Side }) {
  const text = useText(priceListMessages);
  const { locale, currency: usual } = useFormat();
  const waiting = rows.filter(({ reading }) => reading.kind === "waiting").length;
  const { priced, together, atList, currency } = sumPrices(rows);
  const { unread } = countGroups(rows);
  if (waiting > 0) return text("checking", { done: rows.length - waiting, all: rows.length });
  if (side.customer === undefined)
    return <p className="font-semibold">{text("chooseCustomer", { count: rows.length })}</p>;
  const money = (amount: number) => formatMoney(amount, { locale, currency: currency ?? usual });
  const percent = percentBelow(together, atList);
  const compared = { percent: formatNumber(Math.abs(percent), locale), amount: money(atList) };
  return (
    <>
      <p className="font-semibold">{text("summary", { lines: rows.length, priced, unread })}</p>
      {priced > 0 && (
        <p>
          {text("sum", { amount: money(together) })}
          {percent !== 0 && (
            <span className="ms-2 text-soft">{text(percent > 0 ? "sumBelow" : "sumAbove", compared)}</span>
          )}
        </p>
      )}
    </>
  );
}

function GroupFilter({
  rows,
  group,
  onGroup,
}: Pick<PriceListSummaryProps, "group" | "onGroup"> & Pick<PriceListWork, "rows">) {
  const text = useText(priceListMessages);
  const counts = countGroups(rows);
  const kinds = [undefined, ...priceGroups].filter((kind) => kind === undefined || kind === group || counts[kind] > 0);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{text("show")}</legend>
      {kinds.map((kind) => (
        <Button
          key={kind ?? "all"}
          aria-pressed={group === kind}
          icon={group === kind ? "check" : undefined}
          onClick={() => onGroup(kind)}
        >
          {kind === undefined ? text("all") : text(kind)}{" "}
          <span className="font-mono">{kind === undefined ? rows.length : counts[kind]}</span>
        </Button>
      ))}
    </fieldset>
  );
}

function useSave(rows: readonly ListedPrice[], { customer }: Side): () => void {
  const text = useText(priceListMessages);
  const rules = useText(messages);
  const { locale } = useFormat();
  return () => {
    const csv = priceListCsv(rows, {
      heading: (column) => text(column === "contract" ? "contractColumn" : column),
      rule: ({ priceSource }) => rules(ruleNames[priceSource]),
      explanation: ({ priceExplanation }) => saySentence(priceExplanation),
      problem: (row) => problemOfLine(row, text, locale),
    });
    saveFile(text("fileName", { customer: String(customer ?? "") }), csv);
  };
}

/** The columns of the file, in their order. */
export const priceListColumns = [
  "line",
  "written",
  "item",
  "description",
  "quantity",
  "unit",
  "unitPrice",
  "extended",
  "currency",
  "listPrice",
  "percent",
  "ruleColumn",
  "contract",
  "explanation",
] as const;

/** The words of the file. */
interface PriceListWords {
  readonly heading: (column: (typeof priceListColumns)[number]) => string;
  readonly rule: (price: NonNullable<ListedPrice["price"]>) => string;
  readonly explanation: (price: NonNullable<ListedPrice["price"]>) => string;
  /** Why a line has no price; empty while it is on its way. */
  readonly problem: (row: ListedPrice) => string;
}

/**
 * The list as a table for a spreadsheet: each line as it was written, with its price, the rule that gave it, and why there
 * is none. Amounts have a point and no currency sign, so that they are numbers where it is opened.
 */
export function priceListCsv(rows: readonly ListedPrice[], words: PriceListWords): string {
  return formatCsv([priceListColumns.map(words.heading), ...rows.map((row) => cellsOf(row, words))]);
}

function cellsOf(row: ListedPrice, words: PriceListWords): CsvCell[] {
  const { line, position, reading, price } = row;
  const item = reading.kind === "waiting" ? undefined : reading.item;
  const known = [position, line.number, item?.itemId, item?.itemDesc];
  if (!price) return [...known, line.quantity, line.unit, ...Array<CsvCell>(7), words.problem(row)];
  const { quantity, unitOfMeasure, unitPrice, extendedPrice, currency, listPrice, jobNo } = price;
  return [
    ...known,
    ...[quantity, unitOfMeasure, unitPrice, extendedPrice, currency, listPrice, percentBelow(unitPrice, listPrice)],
    ...[words.rule(price), jobNo, words.explanation(price)],
  ];
}
