import { useFormat } from "@purvey/ui/data/format-provider";
import { StatusGlyph, type StatusShape } from "@purvey/ui/data/status";
import { formatNumber } from "@purvey/ui/format";

/** What `CountFigure` takes. */
export interface CountFigureProps {
  /** Undefined while it is on its way; its place is kept. */
  readonly count: number | undefined;
  /** It could not be counted. */
  readonly failed?: boolean;
  /** What the count means, beside it. */
  readonly shape?: StatusShape;
}

/** The figure at the start of a line that leads to what was counted: figures stand below each other. */
export function CountFigure({ count, failed, shape }: CountFigureProps) {
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
