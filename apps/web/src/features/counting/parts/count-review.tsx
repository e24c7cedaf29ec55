import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { Section } from "@purvey/ui/shell/page-head";
import { useState } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { ReasonDialog } from "../../../shared/reason/reason-dialog.tsx";
import { partText } from "../../../shared/stockroom/part-key.ts";
import { adjustBody, type CountBody, type CountSheet, type ReviewLine, review } from "../count-model.ts";
import { messages } from "../messages.ts";
import type { Books } from "../use-review.ts";
import { ReviewLines } from "./review-lines.tsx";

/** What `CountReview` takes. */
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
