import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { PartNumber } from "@purvey/ui/data/part-number";
import { Status } from "@purvey/ui/data/status";
import { formatNumber } from "@purvey/ui/format";
import { useText } from "../../../shared/i18n/messages.ts";
import { partText } from "../../../shared/stockroom/part-key.ts";
import type { ReviewLine } from "../count-model.ts";
import { messages } from "../messages.ts";

/** What `ReviewLines` takes. */
export interface ReviewLinesProps {
  readonly lines: readonly ReviewLine[];
  /** Moved lines of which the person said that the count holds, by {@link partText}. */
  readonly held: ReadonlySet<string>;
  readonly onHold: (line: ReviewLine) => void;
  readonly onRecount: (line: ReviewLine) => void;
}

/** The counts against the books: those that moved must be decided, corrections can be counted again. */
export function ReviewLines({ lines, held, onHold, onRecount }: ReviewLinesProps) {
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
