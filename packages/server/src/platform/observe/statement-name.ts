const written = /\b(insert\s+into|update|delete\s+from|merge\s+into)\s+"?([a-z_]\w*)/i;
const read = /\bfrom\s+"?([a-z_]\w*)/i;
const first = /^\s*([a-z]+)/i;

/** Names that are remembered by their texts at most. */
const mostTexts = 4_000;
/** Names that are told apart at most: a server has some hundreds. */
const mostNames = 600;

/**
 * What a statement is called in figures, spans and logs: what it does and the table it does it to, or reads first.
 * Never a value, and one of a few hundred names, whatever callers send.
 *
 * @example
 * statementName("with c as (select 1 from cart_hdr) insert into cart_line …"); // "insert cart_line"
 * statementName("commit"); // "commit"
 */
export const statementName = namer(mostNames);

/** Names statements by at most so many names; what comes after is `other`. */
export function namer(most: number): (text: string) => string {
  const byText = new Map<string, string>();
  const names = new Set<string>();
  const bounded = (name: string): string => {
    if (!names.has(name) && names.size >= most) return "other";
    names.add(name);
    return name;
  };
  return (text) => {
    const known = byText.get(text);
    if (known !== undefined) return known;
    const name = bounded(nameOf(text));
    if (byText.size >= mostTexts) byText.clear();
    byText.set(text, name);
    return name;
  };
}

function nameOf(text: string): string {
  const verb = first.exec(text)?.[1]?.toLowerCase() ?? "other";
  if (verb !== "select" && verb !== "with" && verb !== "insert" && verb !== "update" && verb !== "delete") return verb;
  const change = written.exec(text.replace(/\bfor\s+update\b/gi, ""));
  if (change) return `${change[1]?.split(/\s/)[0]?.toLowerCase()} ${change[2]?.toLowerCase()}`;
  const table = (read.exec(verb === "select" ? withoutInner(text) : text) ?? read.exec(text))?.[1]?.toLowerCase();
  return table === undefined ? "select" : `select ${table}`;
}

/** The text without what stands in parentheses: its columns may be read from other tables. */
function withoutInner(text: string): string {
  let outer = text;
  for (let inner = ""; inner !== outer; ) {
    inner = outer;
    outer = outer.replace(/\([^()]*\)/g, " # ");
  }
  return outer;
}
