import type { CheckoutIssue } from "@purvey/contract/generated/commerce";
import { Status } from "@purvey/ui/data/status";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

/** Beside the button: how many lines wait for new stock or cost something else. What is said of each stands in the review. */
export function LineWarnings({ warnings }: { warnings: ReadonlyMap<number, readonly CheckoutIssue[]> }) {
  const text = useText(messages);
  const linesWith = (code: CheckoutIssue["code"]) =>
    [...warnings.values()].filter((issues) => issues.some((issue) => issue.code === code)).length;
  const said = [
    { name: "waitingLines", count: linesWith("BACKORDER") },
    { name: "changedPrices", count: linesWith("PRICE_CHANGED") },
  ] as const;
  return said
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => (
      <p key={name} className="text-sm">
        <Status tone="low" className="whitespace-normal!">
          {text(name, { count })}
        </Status>
      </p>
    ));
}
