import type { CheckoutDocument, CheckoutIssue } from "@purvey/contract/generated/commerce";
import { useFormat } from "@purvey/ui/data/format-provider";
import { formatMoney, formatPrice } from "@purvey/ui/format";
import type { MessageValues } from "../../shared/i18n/format-message.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { useKnownWords } from "../../shared/known-words/use-known-words.ts";
import { saySentence } from "../../shared/sentences/say-sentence.ts";
import { issueMessages } from "./issue-messages.ts";

/** What the server says of these holds figures, and what of a place does not fit, that nothing else of the document does. */
const closerWords: readonly CheckoutIssue["code"][] = ["BACKORDER", "STOCK_SHORT", "PLACE_UNKNOWN"];

/** What the server says of these names fields of a call, which no buyer fills in. */
const ofFields: readonly CheckoutIssue["code"][] = ["ADDRESS_UNKNOWN", "ADDRESS_CORRECTED"];

/** The server's own sentence in the person's language, where that language knows it. */
function closer({ code, message }: CheckoutIssue): string | undefined {
  const said = closerWords.includes(code) ? saySentence(message) : message;
  return said === message ? undefined : said;
}

/**
 * Puts findings of a checkout's validation into the person's language, with the figures of their lines and of the
 * customer's credit; one that the application does not know keeps its words.
 */
export function useWordedIssues({
  lines,
  customer,
  totals: { currency },
}: Pick<CheckoutDocument, "lines" | "customer" | "totals">): (issues: readonly CheckoutIssue[]) => CheckoutIssue[] {
  const say = useKnownWords(issueMessages);
  const text = useText(issueMessages);
  const { locale } = useFormat();
  const money = (value: number | null | undefined) =>
    typeof value === "number" ? formatMoney(value, { locale, currency }) : "–";
  const credit = { limit: money(customer?.creditLimit), open: money(customer?.creditUsed) };
  const figures = ({ itemId, lineNo }: CheckoutIssue): MessageValues => {
    const line = lines.find((each) => each.lineNo === lineNo);
    const price = (value: number | null | undefined) =>
      line && typeof value === "number" ? `${formatPrice(value, { locale, currency })} / ${line.unitOfMeasure}` : "–";
    return {
      ...credit,
      item: itemId ?? "",
      price: price(line?.unitPrice),
      before: price(line?.addedUnitPrice),
    };
  };
  const message = (issue: CheckoutIssue) =>
    ofFields.includes(issue.code)
      ? text(issue.code)
      : (closer(issue) ?? say(issue.code, issue.message, figures(issue)));
  return (issues) => issues.map((issue) => ({ ...issue, message: message(issue) }));
}
