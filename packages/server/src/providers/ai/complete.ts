import type { CompletionPart, CompletionRequest, LanguageModel } from "../../platform/ports/language-model.ts";
import { HttpServiceError } from "../http/http-service-error.ts";

/** How a model's answer ended (R131). */
export type CompletionStatus = "success" | "partial" | "error" | "timeout";

/** A model's answer, or as much of it as came. */
export interface Completion {
  readonly status: CompletionStatus;
  readonly text: string;
  /** Why it is not `success`, in a sentence. */
  readonly message: string | null;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
}

/**
 * Asks a model and gathers what it writes. What came before a failure is kept: `partial` when the answer broke off or
 * reached its greatest length, `timeout` when nothing came in time, `error` when nothing came for another reason (R131).
 * Throws only what the caller did wrong.
 */
export async function complete(model: LanguageModel, request: CompletionRequest): Promise<Completion> {
  const gathered: Gathered = { text: "", finished: undefined, promptTokens: null, completionTokens: null };
  try {
    for await (const part of model.stream(request)) gather(gathered, part);
  } catch (error) {
    if (!(error instanceof HttpServiceError)) throw error;
    return broken(gathered, error);
  }
  const { text, finished, promptTokens, completionTokens } = gathered;
  const counts = { promptTokens, completionTokens };
  if (text.trim() === "") return { status: "error", text: "", message: "The model answered nothing.", ...counts };
  if (finished === "stop") return { status: "success", text, message: null, ...counts };
  const message =
    finished === "length" ? "The answer reached the greatest length." : "The answer broke off before its end.";
  return { status: "partial", text, message, ...counts };
}

interface Gathered {
  text: string;
  finished: CompletionPart["finished"];
  promptTokens: number | null;
  completionTokens: number | null;
}

function gather(gathered: Gathered, { text, finished, promptTokens, completionTokens }: CompletionPart): void {
  gathered.text += text ?? "";
  gathered.finished = finished ?? gathered.finished;
  gathered.promptTokens = promptTokens ?? gathered.promptTokens;
  gathered.completionTokens = completionTokens ?? gathered.completionTokens;
}

function broken({ text, promptTokens, completionTokens }: Gathered, error: HttpServiceError): Completion {
  const failed = error.code === "UPSTREAM_TIMEOUT" ? "timeout" : "error";
  const status = text.trim() === "" ? failed : "partial";
  return { status, text, message: error.message, promptTokens, completionTokens };
}
