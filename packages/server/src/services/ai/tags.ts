import type { AiOperations } from "@purvey/contract/generated/ai";
import type { Handlers } from "../../platform/endpoints/implement.ts";

/** `/ollama/tags`: the models of the configured provider. */
export const tagHandlers: Handlers<Pick<AiOperations, "ollama.tags">> = {
  "ollama.tags": async (_input, { providers: { languageModel } }) => {
    if (!languageModel) return { data: [], total: 0 };
    const { source, defaultModel } = languageModel;
    const models = await languageModel.models();
    const data = models.map((model) => ({ ...model, source, isDefault: model.name === defaultModel }));
    return { data, total: data.length };
  },
};
