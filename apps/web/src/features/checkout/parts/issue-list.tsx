import type { CheckoutIssue } from "@purvey/contract/generated/commerce";
import { classNames } from "@purvey/ui/class-names";
import { StatusGlyph } from "@purvey/ui/data/status";
import { Sentence } from "@purvey/ui/sentence";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

export interface IssueListProps {
  readonly errors: readonly CheckoutIssue[];
  readonly warnings: readonly CheckoutIssue[];
}

/** Findings about the whole order: what stands in the way, then what is good to know. */
export function IssueList({ errors, warnings }: IssueListProps) {
  const text = useText(messages);
  if (errors.length + warnings.length === 0) return null;
  return (
    <section role="status" className="flex flex-col gap-2">
      {errors.length > 0 && (
        <div className="problem-list" data-problem="" tabIndex={-1}>
          <h2 className="text-sm font-bold text-out">{text("issues", { count: errors.length })}</h2>
          {errors.map((issue) => (
            <IssueLine key={issue.code} issue={issue} tone="out" />
          ))}
        </div>
      )}
      {warnings.map((issue) => (
        <IssueLine key={issue.code} issue={issue} tone="low" />
      ))}
    </section>
  );
}

/** One finding in a sentence, with the quantity that would be fine. */
export function IssueLine({ issue, tone }: { issue: CheckoutIssue; tone: "out" | "low" }) {
  const text = useText(messages);
  const { suggestedQuantity: quantity, suggestedUnitOfMeasure: unit } = issue;
  return (
    <span
      className={classNames("flex items-baseline gap-1.5 py-0.5 text-sm", tone === "out" ? "text-out" : "text-low")}
    >
      <StatusGlyph shape={tone} className="shrink-0" />
      <span>
        <Sentence>{issue.message}</Sentence>
        {quantity !== null && ` ${text("useSuggested", { quantity, unit: unit ?? "" })}`}
      </span>
    </span>
  );
}
