import { mask } from "@purvey/client/observe";

/** An input that holds no secrets any more, as a link carries it. */
export function plainInputText(input: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(input, unmasked));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Leaves out what was masked: a mask is no value to send. */
function unmasked(_name: string, value: unknown): unknown {
  return value === mask ? undefined : value;
}
