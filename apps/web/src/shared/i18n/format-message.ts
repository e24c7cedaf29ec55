/** What a message may be filled with. */
export type MessageValues = Readonly<Record<string, string | number>>;

type Part = string | ((values: MessageValues) => string);

const compiled = new Map<string, readonly Part[]>();

/**
 * Fills a message of the ICU kind: `{name}`, `{count, plural, =0 {none} one {# line} other {# lines}}` and
 * `{state, select, open {Open} other {Closed}}`. Numbers are written in the language. A value that is missing keeps
 * its place in braces, so that it is seen.
 *
 * @example
 * formatMessage("{count, plural, one {# line} other {# lines}}", { count: 2 }, "en"); // "2 lines"
 */
export function formatMessage(message: string, values: MessageValues, language: string): string {
  const key = `${language}|${message}`;
  let parts = compiled.get(key);
  if (!parts) {
    parts = compile(message, language);
    compiled.set(key, parts);
  }
  return parts.map((part) => (typeof part === "string" ? part : part(values))).join("");
}

function compile(message: string, language: string, hash?: string): Part[] {
  const parts: Part[] = [];
  let position = 0;
  while (position < message.length) {
    const open = message.indexOf("{", position);
    const end = open === -1 ? message.length : open;
    if (end > position) parts.push(text(message.slice(position, end), language, hash));
    if (open === -1) break;
    const close = closingBrace(message, open);
    parts.push(argument(message.slice(open + 1, close), language));
    position = close + 1;
  }
  return parts;
}

/** Inside a plural `#` stands for its number. */
function text(words: string, language: string, hash: string | undefined): Part {
  if (hash === undefined || !words.includes("#")) return words;
  return (values) => words.replaceAll("#", write(values[hash], hash, language));
}

function argument(inside: string, language: string): Part {
  const [name = "", kind, rest] = splitArgument(inside);
  if (kind === undefined || rest === undefined) return (values) => write(values[name], name, language);
  const cases = casesOf(rest, language, kind === "plural" ? name : undefined);
  return (values) => {
    const chosen = cases.get(kind === "plural" ? pluralCase(values[name], cases, language) : String(values[name]));
    return (chosen ?? cases.get("other") ?? [])
      .map((part) => (typeof part === "string" ? part : part(values)))
      .join("");
  };
}

function splitArgument(inside: string): string[] {
  const first = inside.indexOf(",");
  if (first === -1) return [inside.trim()];
  const second = inside.indexOf(",", first + 1);
  return [inside.slice(0, first).trim(), inside.slice(first + 1, second).trim(), inside.slice(second + 1)];
}

function casesOf(text: string, language: string, hash: string | undefined): Map<string, Part[]> {
  const cases = new Map<string, Part[]>();
  let position = 0;
  for (let open = text.indexOf("{"); open !== -1; open = text.indexOf("{", position)) {
    const close = closingBrace(text, open);
    cases.set(text.slice(position, open).trim(), compile(text.slice(open + 1, close), language, hash));
    position = close + 1;
  }
  return cases;
}

function pluralCase(value: string | number | undefined, cases: ReadonlyMap<string, unknown>, language: string): string {
  const exact = `=${value}`;
  return cases.has(exact) ? exact : pluralRules(language).select(Number(value));
}

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

function write(value: string | number | undefined, name: string, language: string): string {
  if (value === undefined) return `{${name}}`;
  return typeof value === "number" ? numberFormat(language).format(value) : value;
}

const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: string): Intl.NumberFormat {
  const known = numberFormats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  numberFormats.set(language, known);
  return known;
}

function closingBrace(message: string, open: number): number {
  let depth = 0;
  for (let index = open; index < message.length; index++) {
    if (message[index] === "{") depth++;
    else if (message[index] === "}" && --depth === 0) return index;
  }
  throw new Error(`The message \`${message}\` has a brace at ${open} that is never closed; add the \`}\`.`);
}
