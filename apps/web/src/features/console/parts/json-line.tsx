const tokens = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\d[\d.eE+-]*)/g;

/** The parts of a line of JSON, each with what it is. */
export function jsonTokens(text: string): { readonly kind: string; readonly text: string }[] {
  const parts: { kind: string; text: string }[] = [];
  let position = 0;
  for (const found of text.matchAll(tokens)) {
    const [whole, quoted, colon, word] = found;
    if (found.index > position) parts.push({ kind: "plain", text: text.slice(position, found.index) });
    const kind = quoted ? (colon ? "key" : "string") : word ? "word" : "number";
    parts.push({ kind, text: quoted ?? whole });
    // The colon goes with what stands behind it: fewer parts are drawn.
    position = found.index + (quoted ?? whole).length;
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
