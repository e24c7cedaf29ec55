import { PageHead } from "@purvey/ui/shell/page-head";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Failure } from "../errors/failure.tsx";

/** What `ListFrame` takes. */
export interface ListFrameProps {
  readonly title: string;
  /** Filters and buttons; the primary one last. */
  readonly actions?: ReactNode;
  /** How many records there are, in words that are said when they change; none until that is known. */
  readonly count: string | undefined;
  /** What else is said of the whole list, behind their number. */
  readonly facts?: ReactNode;
  /** What stands between the head and the list. */
  readonly above?: ReactNode;
  /** What the list was read with: when that failed, it is said in the list's place. */
  readonly query: Pick<UseQueryResult, "error" | "refetch">;
  readonly table: ReactNode;
  /** What stands below the list, such as its pages. */
  readonly children?: ReactNode;
}

/** A screen that is one list: its head with the number of records, then the records or why they could not be read. */
export function ListFrame({ title, actions, count, facts, above, query, table, children }: ListFrameProps) {
  return (
    <>
      <PageHead title={title} actions={actions}>
        <span role="status" className="min-h-5">
          {count}
        </span>
        {facts}
      </PageHead>
      {above}
      {query.error ? <Failure error={query.error} onRetry={query.refetch} /> : table}
      {children}
    </>
  );
}
