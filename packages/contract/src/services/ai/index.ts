import { type Service, service } from "../../service.ts";
import { system } from "../system.ts";
import { akasha } from "./akasha.ts";
import { chatGpt } from "./chat-gpt.ts";
import { documents } from "./documents.ts";
import { joomla } from "./joomla.ts";
import { microservices } from "./microservices.ts";
import { ollama } from "./ollama.ts";
import { rubrics } from "./rubrics.ts";

/** The assistant: questions, texts, and what they rest on. */
export const ai: Service = service({
  name: "ai",
  title: "Assistant",
  description: "Questions answered from the site's documents, texts by language models, and what both are steered by.",
  domains: { system: "system" },
  resources: { akasha, chatGpt, documents, joomla, microservices, ollama, rubrics, system },
});
