import { ValidationError } from "@purvey/client/errors";
import type { Issue } from "@purvey/contract/schema";
import { problemOf } from "../../shared/errors/problem.ts";
import { useText } from "../../shared/i18n/messages.ts";
import { messages as issueMessages } from "../../shared/issue-words/messages.ts";
import { sayIssue } from "../../shared/issue-words/say-issue.ts";
import { keyOfPath, type SaveStep } from "./editor-fields.ts";

/** Says why a call that stores fields was refused: each field by its name, its value, the way out, as forms do. */
export function useSayRefusal(nameOf: (key: string) => string): (error: unknown, step: SaveStep) => string {
  const text = useText(issueMessages);
  return (error, step) => {
    const issues = error instanceof ValidationError ? issuesOf(error, step) : [];
    if (issues.length === 0) return problemOf(error).message;
    return issues.map(({ key, issue }) => `${nameOf(key)}: ${sayIssue(text, issue)}`).join(" ");
  };
}

/** What the check found, by the fields it belongs to; nothing when some of it belongs to none. */
function issuesOf({ errors }: ValidationError, step: SaveStep): { key: string; issue: Issue }[] {
  const found = errors.flatMap((issue) => {
    const key = keyOfPath(step, issue.path);
    return key === undefined ? [] : { key, issue };
  });
  return found.length === errors.length ? found : [];
}
