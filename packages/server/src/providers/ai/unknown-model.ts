import { invalid } from "../../platform/errors.ts";
import type { CompletionPart } from "../../platform/ports/language-model.ts";
import { HttpServiceError } from "../http/http-service-error.ts";

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
