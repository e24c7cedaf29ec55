import type { QuoteRequest, QuoteRoundLine } from "@purvey/contract/generated/commerce";
import type { StatusShape } from "@purvey/ui/data/status";

/** The lines that were asked for or offered last; none where a request was made in words alone. */
export function lastLines({ rounds }: Pick<QuoteRequest, "rounds">): readonly QuoteRoundLine[] {
  return rounds.findLast(({ lines }) => lines.length > 0)?.lines ?? [];
}

const shapes: Readonly<Record<QuoteRequest["status"], StatusShape>> = {
  asked: "half",
  countered: "half",
  offered: "open",
  accepted: "ok",
  expired: "low",
  declined: "out",
  withdrawn: "neutral",
};

/** The shape of a request's status. */
export function requestShape(status: QuoteRequest["status"]): StatusShape {
  return shapes[status];
}
