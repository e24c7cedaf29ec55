import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Status } from "@purvey/ui/data/status";
import { formatNumber } from "@purvey/ui/format";
import { Section } from "@purvey/ui/shell/page-head";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { ReasonDialog } from "../../../shared/reason/reason-dialog.tsx";
import { partText } from "../../../shared/stockroom/part-key.ts";
import { adjustBody, type CountBody, type CountSheet, type ReviewLine, review } from "../count-model.ts";
import { messages } from "../messages.ts";
import type { Books } from "../use-review.ts";

export interface CountReviewProps {
  readonly sheet: CountSheet;
  readonly books: Books;
  readonly onBack: () => void;
  readonly onRecount: (line: ReviewLine) => void;
  readonly onPost: (body: CountBody) => unknown;
}

/** The counts before they are posted: what moved is decided, what corrects the books gets its reason. */
export function CountReview({ sheet, books, onBack, onRecount, onPost }: CountReviewProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState(false);
  const lines = review(sheet.lines, books.now);
  const corrections = lines.filter(({ corrects }) => corrects);
  const undecided = lines.filter((line) => line.moved && !held.has(partText(line)));
  const post = () => (corrections.length > 0 ? setAsking(true) : onPost(adjustBody(lines, undefined)));
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(sheet.startedAt);
  return (
    <div className="flex max-w-5xl flex-col gap-4">
      {!books.fresh && <Banner tone="low">{text("offline", { time })}</Banner>}
      <Section
        title={text("reviewTitle")}
        note={`${text("corrected", { count: corrections.length })} · ${text("asExpected", { count: lines.length - corrections.length })}`}
      >
        <ReviewLines
          lines={lines}
          held={held}
          onHold={(line) => setHeld(new Set([...held, partText(line)]))}
          onRecount={onRecount}
        />
      </Section>
      <div className="action-bar">
        <Button onClick={onBack}>{text("back")}</Button>
        <Button variant="primary" disabledReason={undecided.length > 0 ? text("decide") : undefined} onClick={post}>
          {text("post")}
        </Button>
      </div>
      {asking && (
        <ReasonDialog
          title={text("reasonTitle", { count: corrections.length })}
          reasons={["damaged", "missing", "found", "miscounted", "expired"]}
          action={text("post")}
          onReason={(reason) => {
            setAsking(false);
            return onPost(adjustBody(lines, reason));
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

interface ReviewLinesProps {
  readonly lines: readonly ReviewLine[];
  /** Moved lines of which the person said that the count holds, by {@link partText}. */
  readonly held: ReadonlySet<string>;
  readonly onHold: (line: ReviewLine) => void;
  readonly onRecount: (line: ReviewLine) => void;
}

/** The counts against the books: those that moved must be decided, corrections can be counted again. */
function ReviewLines({ lines, held, onHold, onRecount }: ReviewLinesProps) {
  return (
    <ul className="border-t border-ink">
      {lines.map((line) => (
        <Line
          key={partText(line)}
          line={line}
          held={held.has(partText(line))}
          onHold={() => onHold(line)}
          onRecount={() => onRecount(line)}
        />
      ))}
    </ul>
  );
}

interface LineProps {
  readonly line: ReviewLine;
  readonly held: boolean;
  readonly onHold: () => void;
  readonly onRecount: () => void;
}

function Line({ line, held, onHold, onRecount }: LineProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  const say = (quantity: number) => formatNumber(quantity, locale);
  const figures = { was: say(line.was), now: say(line.now), counted: say(line.counted) };
  const words = line.moved ? "wasNow" : line.corrects ? "was" : "same";
  const tone = line.moved ? (held ? "half" : "out") : line.corrects ? "low" : "ok";
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-2">
      <span className="min-w-0 grow basis-56">
        <PartNumber value={line.itemId} plain />
        <span className="block truncate text-sm text-soft">{line.description}</span>
        {line.moved && !held && <span className="block text-sm">{text("moved")}</span>}
      </span>
      <Status tone={tone} className="whitespace-normal!">
        <span>
          {text(words, figures)} <span className="quantity-unit font-mono">{line.unitOfMeasure}</span>
        </span>
      </Status>
      {(line.moved || line.corrects) && (
        <span className="flex gap-2">
          <Button onClick={onRecount}>{text("recount")}</Button>
          {line.moved && (
            <Button aria-pressed={held} icon={held ? "check" : undefined} onClick={onHold}>
              {text(held ? "mine" : "useMine")}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
