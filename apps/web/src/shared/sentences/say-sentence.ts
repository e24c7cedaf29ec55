import type { SaySentences } from "./sentence-writer.ts";

const asItIs: SaySentences = (text) => text;
let say = asItIs;

/** Sets how the page says sentences of the server; without one they stand in English as they came. */
export function setSentenceWriter(writer: SaySentences | undefined): void {
  say = writer ?? asItIs;
}

/**
 * Says what the server or the client wrote (a refusal, a finding, why a document waits) in the page's language; what
 * that language does not know stays in English. One for the page and not of React, because sentences are made where
 * calls fail: in queues and acts as often as in components.
 */
export function saySentence(text: string): string {
  return say(text);
}
