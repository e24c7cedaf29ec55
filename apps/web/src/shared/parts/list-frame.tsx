import { PageHead } from "@purvey/ui/shell/page-head";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Failure } from "../errors/failure.tsx";
import { Unread } from "./unread.tsx";

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
  /**
   * What the list was read with: when that failed, it is said in the list's place. What stands is never taken away. With
   * `fetchStatus`, a list that waits for the network says so.
   */
  readonly query: Pick<UseQueryResult, "error" | "isLoadingError" | "refetch"> &
    Partial<Pick<UseQueryResult, "fetchStatus">>;
  readonly table: ReactNode;
  /** What stands below the list, such as its pages. */
  readonly children?: ReactNode;
}

/** A screen that is one list: its head with the number of records, then the records or why they could not be read. */
export function ListFrame({ title, actions, count, facts, above, query, table, children }: ListFrameProps) {
  const { error, isLoadingError, refetch, fetchStatus } = query;
  const unread = fetchStatus === "paused" && count === undefined;
  return (
    <>
      <PageHead title={title} actions={actions}>
        <span role="status" className="min-h-5">
          {count}
        </span>
        {facts}
      </PageHead>
      {above}
      {isLoadingError && <Failure error={error} onRetry={refetch} />}
      {!isLoadingError && (unread ? <Unread query={{ error, fetchStatus, refetch }} /> : table)}
      {children}
    </>
  );
}
