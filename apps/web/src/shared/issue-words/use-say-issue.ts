import type { Issue } from "@purvey/contract/schema";
import { useCallback } from "react";
import { useText } from "../i18n/messages.ts";
import { messages } from "./messages.ts";
import { sayIssue } from "./say-issue.ts";

/** Says what a check found to who entered the value, in the page's language; nothing of no issue. */
export function useSayIssue(): (issue: Issue | undefined) => string | undefined {
  const text = useText(messages);
  return useCallback((issue) => issue && sayIssue(text, issue), [text]);
}
