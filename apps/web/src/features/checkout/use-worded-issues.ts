import type { CheckoutIssue } from "@purvey/contract/generated/commerce";
import { useKnownWords } from "../../shared/known-words/use-known-words.ts";
import { issueMessages } from "./issue-messages.ts";

/** Puts findings of a validation into the person's language; one that the application does not know keeps its words. */
export function useWordedIssues(): (issues: readonly CheckoutIssue[]) => CheckoutIssue[] {
  const say = useKnownWords(issueMessages);
  return (issues) =>
    issues.map((issue) => ({ ...issue, message: say(issue.code, issue.message, { item: issue.itemId ?? "" }) }));
}
