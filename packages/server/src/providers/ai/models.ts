import { invalid } from "../../platform/errors.ts";
import type { CompletionPart } from "../../platform/ports/language-model.ts";
import type { HttpServiceSettings } from "../http/http-request.ts";
import { HttpServiceError } from "../http/http-service-error.ts";

/** Where language models are, and which one answers. */
export interface ModelSettings extends Pick<HttpServiceSettings, "baseUrl"> {
  /** Sent as `authorization: Bearer …`. */
  readonly key?: string | undefined;
  readonly defaultModel: string;
  /** From asking to the last word, in milliseconds. Default {@link modelTimeout}. */
  readonly timeout?: number;
}

/** How long a model may take when nothing else is said: less than clients wait (30 s), so that they get what came. */
export const modelTimeout = 25_000;

/** The HTTP service behind the models. */
export function settingsOf({ baseUrl, key, timeout }: ModelSettings): HttpServiceSettings {
  return {
    name: "language model",
    baseUrl,
    timeout: timeout ?? modelTimeout,
    ...(key ? { headers: { authorization: `Bearer ${key}` } } : {}),
  };
}

/** The same direction, of length 1. */
export function unitVector(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

/** The same parts; where the provider does not know the model (404), the caller is told so (400). */
export async function* asUnknownModel(
  model: string,
  parts: AsyncGenerator<CompletionPart>,
): AsyncGenerator<CompletionPart> {
  try {
    yield* parts;
  } catch (error) {
    if (!(error instanceof HttpServiceError) || error.refusal?.status !== 404) throw error;
    throw invalid("model", `There is no model \`${model}\`; GET /ollama/tags lists those that are there.`, model);
  }
}

/** A time of a provider as `YYYY-MM-DD HH:mm:ss` in UTC; null when it is none. */
export function utcText(time: string | undefined): string | null {
  const date = new Date(time ?? "");
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 19).replace("T", " ");
}
