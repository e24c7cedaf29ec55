import type { Locator } from "playwright-core";

/** Widths in pixels at which lines of an element end within a word of its text, though the word fits into one. */
export function tornWord(words: Locator, word: string): Promise<number[]> {
  return words.evaluate((element, wanted) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() && !texts.currentNode.nodeValue?.includes(wanted));
    const range = document.createRange();
    const from = texts.currentNode.nodeValue?.indexOf(wanted) ?? 0;
    range.setStart(texts.currentNode, from);
    range.setEnd(texts.currentNode, from + wanted.length);
    const linesAt = (width: number) => {
      (element as HTMLElement).style.maxWidth = `${width}px`;
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const torn = Array.from({ length: 40 }, (_, at) => 120 + at * 5).filter((width) => linesAt(width) > 1);
    (element as HTMLElement).style.maxWidth = "";
    return torn;
  }, word);
}
