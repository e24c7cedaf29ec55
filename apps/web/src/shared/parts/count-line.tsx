import { useFormat } from "@purvey/ui/data/format-provider";
import { StatusGlyph, type StatusShape } from "@purvey/ui/data/status";
import { formatNumber } from "@purvey/ui/format";
import { IconButton } from "@purvey/ui/icon-button";
import type { UseQueryResult } from "@tanstack/react-query";
import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { useText } from "../i18n/messages.ts";
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

interface CountFigureProps {
  /** Undefined while it is on its way; its place is kept. */
  readonly count: number | undefined;
  /** It could not be counted. */
  readonly failed?: boolean;
  /** What the count means, beside it. */
  readonly shape?: StatusShape;
}

/** The figure at the start of a line that leads to what was counted: figures stand below each other. */
function CountFigure({ count, failed, shape }: CountFigureProps) {
  const { locale } = useFormat();
  return (
    <>
      {shape && <StatusGlyph shape={shape} size={12} />}
      <span className="matter-count min-w-20 shrink-0 whitespace-nowrap">
        {count === undefined ? failed && "–" : formatNumber(count, locale)}
      </span>
    </>
  );
}
