import { IconButton } from "@purvey/ui/icon-button";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useText } from "../i18n/messages.ts";
import { CountFigure } from "./count-figure.tsx";
import { countLineMessages } from "./count-line-messages.ts";

/** What `CountLine` takes. */
export interface CountLineProps {
  /** The list that is counted: its total is the count. */
  readonly query: Pick<UseQueryResult<{ readonly totalResults: number }>, "data" | "error" | "refetch">;
  /** What is counted, behind the figure. */
  readonly what: string;
  /** None is well, any is not: a sign says so. */
  readonly judged?: boolean;
  /** The link to what was counted, around the line; it carries the class. */
  readonly link: (content: ReactNode, className: string) => ReactElement;
}

/** A count that leads to what was counted; one that failed says so and is counted again by its button. */
export function CountLine({ query: { data, error, refetch }, what, judged, link }: CountLineProps) {
  const text = useText(countLineMessages);
  const count = data?.totalResults;
  const failed = count === undefined && error !== null;
  const shape = count === undefined ? "open" : count > 0 ? "low" : "ok";
  const line = link(
    <>
      <CountFigure count={count} failed={failed} {...(judged ? { shape } : {})} />
      {what}
      {failed && <span className="text-soft">· {text("notCounted")}</span>}
    </>,
    failed ? "matter grow" : "matter",
  );
  if (!failed) return line;
  return (
    <div className="flex items-center gap-2">
      {line}
      <IconButton icon="sync" label={text("countAgain", { what })} onClick={() => refetch()} />
    </div>
  );
}
