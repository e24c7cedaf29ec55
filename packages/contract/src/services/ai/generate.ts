import { type DeclaredEndpoint, post } from "../../endpoint.ts";
import { AiGenerateInput, AiResponse } from "./ai-response.ts";

/** An endpoint that has a language model write (R131, R160–R162). */
export function generateWith(summary: string, description: string, words: readonly string[]): DeclaredEndpoint {
  return post("/generate", {
    body: AiGenerateInput,
    returns: AiResponse,
    summary,
    description:
      `${description} Needs a configured language model; without one it is refused (422) with what is missing. A model that ` +
      "fails does not fail the call: `status` says how far it came, and `message` why. Nothing is stored.",
    words: ["LLM", "write", "draft", "summarize", "translate", "text", "completion", "prompt", ...words],
    permission: "ai.write",
    scope: "site",
    // Changes nothing, so a repetition needs no key and no transaction waits for the model.
    safe: true,
    rules: ["R131", "R160", "R161", "R162"],
    errors: ["BUSINESS_LOGIC_ERROR"],
  });
}
