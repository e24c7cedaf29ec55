import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { formatNumber } from "@purvey/ui/format";
import { useText } from "../../../shared/i18n/messages.ts";
import type { LineProblem } from "../cart-model.ts";
import { messages } from "../messages.ts";
import { useChangeLine } from "../use-cart-lines.ts";

/** What `CartProblems` takes. */
export interface CartProblemsProps {
  readonly cartHdrUid: number;
  readonly problems: readonly LineProblem[];
}

/** Lines that cannot be ordered so, each with quantities that can. */
export function CartProblems({ cartHdrUid, problems }: CartProblemsProps) {
  const text = useText(messages);
  const { locale } = useFormat();
  const { mutate: change } = useChangeLine(cartHdrUid);
  if (problems.length === 0) return null;
  return (
    <section role="status" className="problem-list">
      <h2 className="text-sm font-bold text-out">{text("problems", { count: problems.length })}</h2>
      <ul>
        {problems.map(({ line, problem, offers }) => (
          <li key={line.lineNo} className="py-1.5">
            <span className="font-mono font-semibold">{line.itemId}</span> {problem}
            <span className="mt-1 flex flex-wrap gap-2">
              {offers.map((quantity) => (
                <Button key={quantity} onClick={() => change({ lineNo: line.lineNo, quantity })}>
                  {text("makeIt", { quantity: `${formatNumber(quantity, locale)} ${line.unitOfMeasure}` })}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
