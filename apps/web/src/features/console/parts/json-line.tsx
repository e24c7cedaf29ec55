const tokens = /(\s*"(?:[^"\\]|\\.)*"\s*:\s*)|("(?:[^"\\]|\\.)*")|\b(true|false|null)\b|(-?\d[\d.eE+-]*)/g;

/** The parts of a line of JSON, each with what it is. */
export function jsonTokens(text: string): { readonly kind: string; readonly text: string }[] {
  const parts: { kind: string; text: string }[] = [];
  let position = 0;
  for (const found of text.matchAll(tokens)) {
    // The room before a key and its colon go with it: fewer parts are drawn.
    const [whole, key, string, word] = found;
    if (found.index > position) parts.push({ kind: "plain", text: text.slice(position, found.index) });
    parts.push({ kind: key ? "key" : string ? "string" : word ? "word" : "number", text: whole });
    position = found.index + whole.length;
  }
  if (position < text.length) parts.push({ kind: "plain", text: text.slice(position) });
  return parts;
}

/** The longest line that is coloured; longer ones are cut, the raw form has them whole. */
const longest = 2000;

/** A line of JSON, its keys and values told apart. */
export function JsonLine({ text }: { text: string }) {
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return (
    <>
      {jsonTokens(shown).map((part, index) =>
        part.kind === "plain" ? (
          part.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never move
          <span key={index} className={`json-${part.kind}`}>
            {part.text}
          </span>
        ),
      )}
    </>
  );
}
