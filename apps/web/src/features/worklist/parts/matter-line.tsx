import { useFormat } from "@purvey/ui/data/format-provider";
import { StatusGlyph } from "@purvey/ui/data/status";
import { formatNumber } from "@purvey/ui/format";
import { Skeleton } from "@purvey/ui/skeleton";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

export interface MatterLineProps {
  /** Undefined while it is counted. */
  readonly count: number | undefined;
  readonly failed?: boolean;
  /** Whether somebody should look at it now. */
  readonly urgent?: boolean;
  /** What there are so many of: "parts to reorder". */
  readonly words: string;
  /** Where: the name of the stockroom. */
  readonly note?: string;
}

/** A count with what it counts: the figure large, the shape saying whether it is urgent. */
export function MatterLine({ count, failed = false, urgent = false, words, note }: MatterLineProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  return (
    <>
      <StatusGlyph shape={urgent ? "low" : count === 0 ? "ok" : "open"} size={12} />
      <span className="matter-count">
        {failed ? "?" : count === undefined ? <Skeleton width="2ch" /> : formatNumber(count, locale)}
      </span>
      <span className="min-w-0">
        {words}
        {failed && <span className="text-out"> · {text("unknown")}</span>}
        {note && <span className="block text-sm text-soft">{note}</span>}
      </span>
    </>
  );
}
