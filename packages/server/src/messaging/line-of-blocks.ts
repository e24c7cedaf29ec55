/** The first text that blocks hold, in one line of at most 300 characters; empty when they hold none. */
export function lineOfBlocks(blocks: readonly unknown[]): string {
  for (const block of blocks) {
    const found = textIn(block);
    if (found) return found.replace(/\s+/g, " ").trim().slice(0, 300);
  }
  return "";
}

function textIn(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) return value.map(textIn).find((text) => text);
  const { text, alt_text: alternative, fields, elements, title } = value as Record<string, unknown>;
  if (typeof text === "string") return text;
  const inside = [text, title, fields, elements].map(textIn).find((found) => found);
  return inside ?? (typeof alternative === "string" ? alternative : undefined);
}
