import type { PriceEngineResult } from "@purvey/contract/generated/pricing";
import { Link } from "@tanstack/react-router";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

/** The texts that name the rules. */
export const ruleNames = {
  list: "ruleList",
  class: "ruleClass",
  break: "ruleBreak",
  contract: "ruleContract",
} as const;

/** The name of the rule; a contract with its number, as a link to its prices. */
export function Rule({ price: { priceSource, jobNo } }: { price: Pick<PriceEngineResult, "priceSource" | "jobNo"> }) {
  const text = useText(messages);
  if (jobNo === null) return text(ruleNames[priceSource]);
  return (
    <Link to="/admin/prices" search={{ tab: "contracts", q: jobNo }} className="font-semibold">
      {text("contractNo", { number: jobNo })}
    </Link>
  );
}
