import { Button } from "@purvey/ui/button";
import { useEffect, useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { requestMessages } from "../request-messages.ts";
import type { ReadResult } from "../use-call.ts";

/** Rows on a page of the table. */
const pageSize = 100;

/** The records of the answer as a table, a page at a time. */
export function AnswerTable({ result: { reader, summary } }: { result: ReadResult }) {
  const text = useText(requestMessages);
  const [start, setStart] = useState(0);
  const [rows, setRows] = useState<readonly (readonly string[])[]>([]);
  useEffect(() => {
    void reader.rows(start, pageSize).then(setRows);
  }, [reader, start]);
  if (summary.rows === 0) return <p className="text-soft">{text("noTable")}</p>;
  const end = Math.min(summary.rows, start + pageSize);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-2 text-sm">
        <span role="status">{text("rows", { from: start + 1, to: end, total: summary.rows })}</span>
        {summary.rows > pageSize && (
          <>
            <Button variant="quiet" onClick={() => setStart(Math.max(0, start - pageSize))}>
              {text("earlier")}
            </Button>
            <Button variant="quiet" onClick={() => end < summary.rows && setStart(start + pageSize)}>
              {text("later")}
            </Button>
          </>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-label={text("table")} tabIndex={0} className="answer-table">
        <table>
          <thead>
            <tr>
              {summary.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
              <tr key={start + index}>
                {row.map((cell, column) => (
                  <td key={summary.columns[column]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
