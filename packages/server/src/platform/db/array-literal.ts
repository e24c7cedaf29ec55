/**
 * Writes a JavaScript array as a PostgreSQL array literal; `null` elements stay null, inner arrays become dimensions.
 *
 * @example
 * arrayLiteral([1, null, 'a "b"'], String); // {"1",NULL,"a \"b\""}
 */
export function arrayLiteral(elements: readonly unknown[], textOf: (element: unknown) => string): string {
  return `{${elements.map((element) => elementText(element, textOf)).join(",")}}`;
}

function elementText(element: unknown, textOf: (element: unknown) => string): string {
  if (element === null) return "NULL";
  if (typeof element === "number") return textOf(element);
  if (element === undefined) throw new TypeError("an element of the array is undefined; use null for none");
  if (Array.isArray(element)) return arrayLiteral(element, textOf);
  return `"${textOf(element).replace(/[\\"]/g, "\\$&")}"`;
}

/**
 * Reads a PostgreSQL array literal, decoding every element that is not null.
 *
 * @example
 * parseArrayLiteral("{1,NULL,3}", Number); // [1, null, 3]
 */
export function parseArrayLiteral(literal: string, decode: (text: string) => unknown): unknown[] {
  // A literal with bounds reads `[0:1]={…}`; the bounds mean nothing in JavaScript.
  const start = literal.startsWith("[") ? literal.indexOf("=") + 1 : 0;
  return new ArrayLiteralReader(literal, start, decode).readArray();
}

class ArrayLiteralReader {
  readonly #literal: string;
  readonly #decode: (text: string) => unknown;
  #position: number;

  constructor(literal: string, position: number, decode: (text: string) => unknown) {
    this.#literal = literal;
    this.#position = position;
    this.#decode = decode;
  }

  readArray(): unknown[] {
    const elements: unknown[] = [];
    this.#position++;
    while (this.#current() !== "}") {
      elements.push(this.#readElement());
      if (this.#literal[this.#position] === ",") this.#position++;
    }
    this.#position++;
    return elements;
  }

  #readElement(): unknown {
    const first = this.#literal[this.#position];
    if (first === "{") return this.readArray();
    if (first === '"') return this.#decode(this.#readQuoted());
    const text = this.#readPlain();
    return text === "NULL" ? null : this.#decode(text);
  }

  #readPlain(): string {
    const start = this.#position;
    while (!",}".includes(this.#current())) this.#position++;
    return this.#literal.slice(start, this.#position);
  }

  #readQuoted(): string {
    let text = "";
    this.#position++;
    while (this.#current() !== '"') {
      if (this.#current() === "\\") this.#position++;
      text += this.#current();
      this.#position++;
    }
    this.#position++;
    return text;
  }

  #current(): string {
    const character = this.#literal[this.#position];
    if (character === undefined)
      throw new SyntaxError(`The array literal \`${this.#literal}\` ends inside an element.`);
    return character;
  }
}
