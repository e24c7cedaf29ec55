import { get, type Resource, resource } from "../../endpoint.ts";
import { AiResponse, askFields } from "./ai-response.ts";

/** `/chat-gpt`: questions (R157–R159). */
export const chatGpt: Resource = resource("/chat-gpt", {
  ask: get("/ask", {
    query: askFields,
    returns: AiResponse,
    summary: "Ask a question about products and service",
    description:
      "Answers from published documents, articles, podcasts and item questions that the caller may read, and names them. Without a " +
      "language model, and when it fails, the answer are the best sentences as they stand (`source: embedded`). Where nothing covers " +
      "enough of the question, it says so with confidence 0.",
    words: ["assistant", "chatbot", "help", "FAQ", "advice", "RAG"],
    tasks: [
      "ask the assistant",
      "let a customer chat with a bot",
      "answer a product question automatically",
      "get help from the chatbot",
    ],
    permission: "ai.read",
    scope: "site",
    rules: ["R131", "R157", "R158", "R159"],
  }),
});
