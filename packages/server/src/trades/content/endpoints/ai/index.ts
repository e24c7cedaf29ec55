import type { AiOperations } from "@purvey/contract/generated/ai";
import { ai } from "@purvey/contract/services/ai/index";
import { type Implementation, implement } from "../../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../../platform/endpoints/system.ts";
import { tagHandlers } from "../../../../services/ai/tags.ts";
import { chatGptHandlers } from "./chat-gpt.ts";
import { documentHandlers } from "./documents.ts";
import { generateHandlers } from "./generate.ts";
import { recordHandlers } from "./records.ts";

/** The assistant with what answers it. */
export const aiImplementation: Implementation = implement<AiOperations>(ai, {
  ...chatGptHandlers,
  ...documentHandlers,
  ...generateHandlers,
  ...recordHandlers,
  ...tagHandlers,
  ...systemHandlers(ai),
});
