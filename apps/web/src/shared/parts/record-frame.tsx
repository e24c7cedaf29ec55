import { Breadcrumbs } from "@purvey/ui/breadcrumbs";
import { PageHead } from "@purvey/ui/shell/page-head";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Unread } from "./unread.tsx";

export interface RecordFrameProps {
  readonly title: string;
  /** The link to the list that the record stands in. */
  readonly list: ReactNode;
  /** What the record is called behind that link. */
  readonly name: string;
  readonly actions?: ReactNode;
  /** Its state, below the title; nothing until it is read. */
  readonly facts?: ReactNode;
  /** What the record is read with. */
  readonly query: Pick<UseQueryResult, "error" | "fetchStatus" | "refetch">;
  /** The record; nothing until it is read. */
  readonly children: ReactNode;
}

/** A screen that is one record of a list: its head with the way back, then the record or why it is not there. */
export function RecordFrame({ title, list, name, actions, facts, query, children }: RecordFrameProps) {
  return (
    <>
      <PageHead title={title} trail={<Breadcrumbs>{[list, name]}</Breadcrumbs>} actions={actions}>
        {facts}
      </PageHead>
      {children || <Unread query={query} />}
    </>
  );
}
