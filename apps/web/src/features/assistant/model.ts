import type { ChatGptAskInput, DocumentsListInput, RubricsListInput } from "@purvey/contract/generated/ai";
import { choiceParam, numberParam, textParam } from "../../shared/url/read-param.ts";

/** The parts of the screen. */
export const assistantTabs = ["ask", "documents", "rubrics"] as const;

/** A part of the screen. */
export type AssistantTab = (typeof assistantTabs)[number];

/** Records on a page. */
export const pageSize = 50;

/** What is shown of the assistant, as its address holds it. */
export interface AssistantView {
  readonly tab?: AssistantTab | undefined;
  /** What is asked, so that a link carries a question. */
  readonly question?: string | undefined;
  /** What the answer should hold. */
  readonly expected?: string | undefined;
  readonly q?: string | undefined;
  readonly page?: number | undefined;
  /** The document that is open below the list. */
  readonly open?: string | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readAssistantView(raw: Readonly<Record<string, unknown>>): AssistantView {
  const tab = choiceParam(raw.tab, assistantTabs);
  return {
    tab: tab === "ask" ? undefined : tab,
    question: textParam(raw.question)?.slice(0, 2000),
    expected: textParam(raw.expected)?.slice(0, 500),
    q: textParam(raw.q)?.slice(0, 255),
    page: numberParam(raw.page, 2),
    open: textParam(raw.open)?.slice(0, 80),
  };
}

/** What to ask for a page of a list. */
export function listInput({ q, page = 1 }: AssistantView): DocumentsListInput & RubricsListInput {
  return { ...(q ? { q } : {}), limit: pageSize, offset: (page - 1) * pageSize };
}

/** What to ask the assistant. */
export function askInput(question: string): ChatGptAskInput {
  return { question };
}

/**
 * The expected words that an answer lacks, case aside; none of them when it passes. Words are parted by blanks or commas,
 * and a number matches as a whole: `25` is not in `250`.
 *
 * @example lackingIn("About 25 N·m dry", "25 dry, oiled") // ["oiled"]
 */
export function lackingIn(answer: string, expected: string): string[] {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.\-/·][\p{L}\p{N}]+)*/gu) ?? [];
  const held = new Set(wordsOf(answer));
  return [...new Set(wordsOf(expected))].filter((word) => !held.has(word));
}
