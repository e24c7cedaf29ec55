import type { Issue } from "@purvey/contract/schema";
import type { Translate } from "../i18n/messages.ts";
import { saySentence } from "../sentences/say-sentence.ts";
import type { messages } from "./messages.ts";

type IssueText = Translate<(typeof messages)["en"]>;

/** How many possible values a sentence names. */
const mostChoices = 8;

/**
 * Says what is wrong with a value to who entered it: the value, what was expected, the way out. Where the contract has
 * words of its own for it, or the value is of no kind that a person enters, the check's sentence stands.
 */
export function sayIssue(text: IssueText, issue: Issue): string {
  const own = issue.message.startsWith("Expected ");
  return (own && (sayKind(text, issue) ?? sayMeasure(text, issue))) || saySentence(issue.message);
}

function sayKind(text: IssueText, { code, expected, received }: Issue): string | undefined {
  if (code === "required") return text("missing");
  // What is secret is not told.
  if (received === undefined) return undefined;
  const value = String(received);
  const kinds = [expected].flat();
  const orEmpty = kinds.includes(null) || kinds.includes("null");
  if (code === "enum") {
    const choices = choicesOf(text, kinds);
    return orEmpty ? text("noChoiceOrEmpty", { value, choices }) : text("noChoice", { value, choices });
  }
  if (code === "format") return value && text(expected === "email" ? "noEmail" : "noTime", { value });
  if (code !== "type" || received === null) return undefined;
  if (kinds.includes("integer")) return orEmpty ? text("noWholeOrEmpty", { value }) : text("noWhole", { value });
  if (kinds.includes("number")) return orEmpty ? text("noNumberOrEmpty", { value }) : text("noNumber", { value });
  return undefined;
}

function choicesOf(text: IssueText, choices: readonly unknown[]): string {
  const possible = choices.filter((choice) => choice !== null);
  const named = possible.slice(0, mostChoices).join(", ");
  return possible.length > mostChoices ? text("others", { choices: named }) : named;
}

function sayMeasure(text: IssueText, { code, expected, received }: Issue): string | undefined {
  if (typeof expected !== "number" || typeof received !== "number") return undefined;
  switch (code) {
    case "maxLength":
      return text("tooLong", { count: received - expected, most: expected });
    case "minLength":
      return received === 0 ? text("missing") : text("tooShort", { count: expected - received, least: expected });
    case "minimum":
      return text("tooSmall", { value: received, least: expected });
    case "exclusiveMinimum":
      return text("notMore", { value: received, least: expected });
    case "maximum":
      return text("tooLarge", { value: received, most: expected });
    case "multipleOf":
      return text("noStep", { value: received, step: expected });
    default:
      return undefined;
  }
}
