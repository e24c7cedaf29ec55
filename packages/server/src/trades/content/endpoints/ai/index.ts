import type { AiOperations } from "@purvey/contract/generated/ai";
import { ai } from "@purvey/contract/services/ai/index";
import { type Handlers, type Implementation, implement } from "../../../../platform/endpoints/implement.ts";
import { systemHandlers } from "../../../../platform/endpoints/system.ts";
import { chatGptHandlers } from "./chat-gpt.ts";
import { documentHandlers } from "./documents.ts";
import { generateHandlers } from "./generate.ts";
import { recordHandlers } from "./records.ts";

/** `/ollama/tags`: the models of the configured provider. */
const tagHandlers: Handlers<Pick<AiOperations, "ollama.tags">> = {
  "ollama.tags": async (_input, { providers: { languageModel } }) => {
    if (!languageModel) return { data: [], total: 0 };
    const { source, defaultModel } = languageModel;
    const models = await languageModel.models();
    const data = models.map((model) => ({ ...model, source, isDefault: model.name === defaultModel }));
    return { data, total: data.length };
  },
};

/** The assistant with what answers it. */
export const aiImplementation: Implementation = implement<AiOperations>(ai, {
  ...chatGptHandlers,
  ...documentHandlers,
  ...generateHandlers,
  ...recordHandlers,
  ...tagHandlers,
  ...systemHandlers(ai),
});
