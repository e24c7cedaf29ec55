import { parseArrayLiteral } from "./array-literal.ts";

/** Turns the text PostgreSQL sends for one value into the JavaScript value. Null never reaches it. */
export type Decoder = (text: string) => unknown;

const asText: Decoder = (text) => text;
const asBoolean: Decoder = (text) => text === "t";
const asNumber: Decoder = (text) => Number(text);
const asSeconds: Decoder = (text) => text.slice(0, 19);
const asJson: Decoder = (text) => JSON.parse(text);
const asBytes: Decoder = (text) => Buffer.from(text.slice(2), "hex");

const asWholeNumber: Decoder = (text) => {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(
    `The bigint \`${text}\` is beyond ±${Number.MAX_SAFE_INTEGER} and would lose digits as a number; select it with \`::text\`.`,
  );
};

/** Decoder, object id of the type, object id of its array type (from pg_type; fixed for built-in types). */
const builtIn: readonly (readonly [Decoder, number, number])[] = [
  [asBoolean, 16, 1000],
  [asBytes, 17, 1001],
  [asWholeNumber, 20, 1016],
  [asNumber, 21, 1005],
  [asNumber, 23, 1007],
  [asNumber, 26, 1028],
  [asNumber, 700, 1021],
  [asNumber, 701, 1022],
  [asNumber, 1700, 1231],
  [asText, 18, 1002],
  [asText, 19, 1003],
  [asText, 25, 1009],
  [asText, 1042, 1014],
  [asText, 1043, 1015],
  [asText, 2950, 2951],
  [asText, 1082, 1182],
  [asText, 1083, 1183],
  [asSeconds, 1114, 1115],
  [asSeconds, 1184, 1185],
  [asJson, 114, 199],
  [asJson, 3802, 3807],
];

const decoders = new Map<number, Decoder>();
for (const [decode, type, arrayType] of builtIn) {
  decoders.set(type, decode);
  decoders.set(arrayType, (text) => parseArrayLiteral(text, decode));
}

/**
 * The decoder of a type by its object id; both databases use it, so that values are the same on both.
 * Types it does not know (`interval`, `tsvector`, enumerations …) stay text.
 */
export function decoderOf(type: number): Decoder {
  return decoders.get(type) ?? asText;
}
