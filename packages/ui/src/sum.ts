import { type NumberReading, parseNumber } from "./numbers.ts";
import { type SayUiText, sayInEnglish } from "./ui-texts.ts";

const operators = /[+\-−*×xX/÷()]/;

/**
 * Reads a sum as people type it into a quantity: `3*12`, `2x50+10`, `(4+2)*6`, in the number format of the locale.
 * A plain number is a sum too. The result is rounded to six decimals.
 *
 * @example
 * evaluateSum("3*12"); // { value: 36 }
 */
export function evaluateSum(text: string, locale?: string, say: SayUiText = sayInEnglish): NumberReading {
  // An x is a sign of multiplication, but on its own a letter.
  if (!/\d/.test(text)) return parseNumber(text, locale, say);
  const tokens = tokenize(text);
  const reader = new SumReader(tokens, locale, say);
  const value = reader.sum();
  if (reader.problem) return { problem: reader.problem };
  if (!reader.done) return { problem: say("badSum", { text: text.trim(), rest: reader.rest }) };
  if (!Number.isFinite(value)) return { problem: say("dividesByZero", { text: text.trim() }) };
  return { value: Math.round(value * 1e6) / 1e6 };
}

function tokenize(text: string): string[] {
  const tokens: string[] = [];
  let number = "";
  for (const character of text) {
    if (!operators.test(character)) {
      number += character;
      continue;
    }
    if (number.trim()) tokens.push(number.trim());
    number = "";
    tokens.push(character.replace(/[×xX]/, "*").replace("÷", "/").replace("−", "-"));
  }
  if (number.trim()) tokens.push(number.trim());
  return tokens;
}

/** Recursive descent over the tokens of one sum; the first problem wins. */
class SumReader {
  problem: string | undefined;
  private position = 0;
  private readonly tokens: readonly string[];
  private readonly locale: string | undefined;
  private readonly say: SayUiText;

  constructor(tokens: readonly string[], locale: string | undefined, say: SayUiText) {
    this.tokens = tokens;
    this.locale = locale;
    this.say = say;
  }

  get done(): boolean {
    return this.position >= this.tokens.length;
  }

  get rest(): string {
    return this.tokens.slice(this.position).join(" ");
  }

  sum(): number {
    let value = this.product();
    for (let sign = this.take("+", "-"); sign; sign = this.take("+", "-")) {
      const next = this.product();
      value = sign === "+" ? value + next : value - next;
    }
    return value;
  }

  private product(): number {
    let value = this.factor();
    for (let sign = this.take("*", "/"); sign; sign = this.take("*", "/")) {
      const next = this.factor();
      value = sign === "*" ? value * next : value / next;
    }
    return value;
  }

  private factor(): number {
    if (this.take("-")) return -this.factor();
    if (this.take("(")) {
      const value = this.sum();
      if (!this.take(")")) this.problem ??= this.say("openBracket");
      return value;
    }
    return this.number(this.tokens[this.position++]);
  }

  private number(token: string | undefined): number {
    if (token === undefined) this.problem ??= this.say("sumEndsEarly");
    const reading = parseNumber(token ?? "0", this.locale, this.say);
    if ("value" in reading) return reading.value;
    this.problem ??= reading.problem;
    return 0;
  }

  private take(...wanted: string[]): string | undefined {
    const token = this.tokens[this.position];
    if (token === undefined || !wanted.includes(token)) return undefined;
    this.position += 1;
    return token;
  }
}
