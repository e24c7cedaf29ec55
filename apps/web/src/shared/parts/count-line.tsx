import { IconButton } from "@purvey/ui/icon-button";
import type { UseQueryResult } from "@tanstack/react-query";
import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { useText } from "../i18n/messages.ts";
import { CountFigure } from "./count-figure.tsx";
import { countLineMessages } from "./count-line-messages.ts";

interface PlainCountLineProps extends Omit<ComponentProps<"a">, "children" | "className"> {
  /** The list that is counted: its total is the count. */
  readonly query: Pick<UseQueryResult<{ readonly totalResults: number }>, "data" | "error" | "refetch">;
  /** What is counted, behind the figure. */
  readonly what: string;
  /** None is well, any is not: a sign says so. */
  readonly judged?: boolean;
}

function PlainCountLine({ query: { data, error, refetch }, what, judged, ...anchor }: PlainCountLineProps) {
  const text = useText(countLineMessages);
  const count = data?.totalResults;
  const failed = count === undefined && error !== null;
  const shape = count === undefined ? "open" : count > 0 ? "low" : "ok";
  const line = (
    <a {...anchor} className={failed ? "matter grow" : "matter"}>
      <CountFigure count={count} failed={failed} {...(judged ? { shape } : {})} />
      {what}
      {failed && <span className="text-soft">· {text("notCounted")}</span>}
    </a>
  );
  if (!failed) return line;
  return (
    <div className="flex items-center gap-2">
      {line}
      <IconButton icon="sync" label={text("countAgain", { what })} onClick={() => refetch()} />
    </div>
  );
}

/** A count that leads to what was counted; one that failed says so and is counted again by its button. */
export const CountLine = createLink(PlainCountLine);
