import { Button } from "@purvey/ui/button";
import type { TableColumn } from "@purvey/ui/data/data-table";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Status, type StatusShape } from "@purvey/ui/data/status";
import { EmptyState } from "@purvey/ui/empty-state";
import { formatNumber } from "@purvey/ui/format";
import { Fragment, type ReactNode, useMemo } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { LongRows } from "../../../shared/parts/long-rows.tsx";
import type { RowVerdict } from "../check-rows.ts";
import type { RowResults } from "../import-draft.ts";
import { countStates, type RowState, rowStates, stateOf } from "../import-view.ts";
import { messages } from "../messages.ts";

const tones: Readonly<Record<RowState, StatusShape>> = { ready: "open", same: "neutral", refused: "out", stored: "ok" };

export interface VerdictTableProps {
  readonly verdicts: readonly RowVerdict[];
  readonly results: RowResults;
  /** What the file calls its first column: it tells the rows apart. */
  readonly heading: string;
  readonly show: RowState | undefined;
  readonly onShow: (show: RowState | undefined) => void;
}

/** Every row of the file with its verdict: column, value and the rule it breaks. */
export function VerdictTable({ verdicts, results, heading, show, onShow }: VerdictTableProps) {
  const text = useText(messages);
  const rows = useShownRows(verdicts, results, show);
  const columns = useVerdictColumns(results, heading);
  return (
    <>
      <StateFilter verdicts={verdicts} results={results} show={show} onShow={onShow} />
      <LongRows<RowVerdict>
        caption={text("rows")}
        columns={columns}
        rows={rows}
        rowKey={({ row }) => row.lineNo}
        keyboard="page"
        rowTone={(verdict) => (stateOf(verdict, results) === "refused" ? "out" : undefined)}
        empty={
          <EmptyState
            title={text("noSuchRows")}
            actions={<Button onClick={() => onShow(undefined)}>{text("showAll")}</Button>}
          />
        }
      />
    </>
  );
}

/** The rows in a state; all of them stay the same list while results come in, so that they need not be measured anew. */
function useShownRows(verdicts: readonly RowVerdict[], results: RowResults, show: RowState | undefined) {
  return useMemo(
    () => (show === undefined ? verdicts : verdicts.filter((verdict) => stateOf(verdict, results) === show)),
    [verdicts, results, show],
  );
}

function StateFilter({ verdicts, results, show, onShow }: Omit<VerdictTableProps, "heading">) {
  const text = useText(messages);
  const { locale } = useFormat();
  const counts = countStates(verdicts, results);
  return (
    <fieldset className="mb-2 flex flex-wrap gap-2">
      <legend className="sr-only">{text("state")}</legend>
      <Button
        aria-pressed={show === undefined}
        icon={show === undefined ? "check" : undefined}
        onClick={() => onShow(undefined)}
      >
        {text("all")} <span className="font-mono">{formatNumber(verdicts.length, locale)}</span>
      </Button>
      {rowStates
        .filter((state) => state !== "same" || counts.same > 0 || show === "same")
        .map((state) => (
          <Button
            key={state}
            aria-pressed={show === state}
            icon={show === state ? "check" : undefined}
            onClick={() => onShow(state)}
          >
            {text(state)} <span className="font-mono">{formatNumber(counts[state], locale)}</span>
          </Button>
        ))}
    </fieldset>
  );
}

function useVerdictColumns(results: RowResults, heading: string): TableColumn<RowVerdict>[] {
  const text = useText(messages);
  return [
    {
      key: "line",
      header: text("line"),
      width: 56,
      align: "end",
      mono: true,
      cell: ({ row }) => row.lineNo,
    },
    {
      key: "state",
      header: text("state"),
      width: 112,
      cell: (verdict) => {
        const state = stateOf(verdict, results);
        return <Status tone={tones[state]}>{text(state)}</Status>;
      },
    },
    {
      key: "row",
      header: heading,
      width: 144,
      mono: true,
      hideBelow: "narrow",
      cell: ({ row }) => row.cells[0],
    },
    {
      key: "column",
      header: text("column"),
      width: 144,
      wrap: true,
      hideBelow: "medium",
      cell: ({ faults }) => lines(faults.map(({ column }) => column || text("wholeRow"))),
    },
    {
      key: "value",
      header: text("value"),
      width: 200,
      mono: true,
      hideBelow: "medium",
      cell: ({ faults }) =>
        faults.length > 0 && (
          <span title={faults.map(({ value }) => value).join("\n")}>
            {lines(faults.map(({ value }) => short(value)))}
          </span>
        ),
    },
    {
      key: "rule",
      header: text("rule"),
      minWidth: 150,
      maxWidth: 640,
      wrap: true,
      cell: ({ row, faults }) => {
        const result = results[row.lineNo];
        return lines([...faults.map(({ rule }) => rule), ...(typeof result === "string" ? [result] : [])]);
      },
    },
  ];
}

/** A value that is far too long shows its beginning; the whole stands in the title. */
const short = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value);

function lines(parts: readonly string[]): ReactNode {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two faults of a row may have the same words
    <Fragment key={index}>
      {index > 0 && <br />}
      {part}
    </Fragment>
  ));
}
