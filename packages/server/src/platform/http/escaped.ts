const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * A text as HTML has it, also between quotation marks.
 *
 * @example
 * escaped('1/2" <brass>'); // "1/2&quot; &lt;brass&gt;"
 */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] as string);
}
