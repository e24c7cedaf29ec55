import { mask } from "@purvey/client/observe";
import type { Schema } from "@purvey/contract/schema";
import { type FormRecord, recordOf } from "../../../shared/contract-form/form-value.ts";
import { withoutSecrets } from "./without-secrets.ts";

/** An input as a link carries it: without secrets, in the alphabet of addresses. */
export function inputText(schema: Schema, input: FormRecord): string {
  return plainInputText(withoutSecrets(schema, input));
}

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

/** The input of a link; nothing when the link is damaged. */
export function inputOf(text: string | undefined): FormRecord | undefined {
  if (!text) return undefined;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
    return recordOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}
