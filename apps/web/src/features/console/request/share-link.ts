import type { Schema } from "@purvey/contract/schema";
import { type FormRecord, recordOf } from "../../../shared/contract-form/form-value.ts";
import { plainInputText } from "../../../shared/trace/plain-input-text.ts";
import { withoutSecrets } from "./without-secrets.ts";

/** An input as a link carries it: without secrets, in the alphabet of addresses. */
export function inputText(schema: Schema, input: FormRecord): string {
  return plainInputText(withoutSecrets(schema, input));
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
