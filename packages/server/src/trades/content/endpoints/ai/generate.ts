import type { AiGenerateInput, AiOperations, AiResponse, AiSource } from "@purvey/contract/generated/ai";
import sql from "sql-template-tag";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { invalid, ServerError } from "../../../../platform/errors.ts";
import type { LanguageModel } from "../../../../platform/ports/language-model.ts";
import { complete } from "../../../../providers/ai/complete.ts";
import { modelAnswer } from "../../assistant/answer.ts";
import { answering, articleWriting, numbered } from "../../assistant/instructions.ts";
import { lookUp } from "../../assistant/look-up.ts";

/** What a way of generating adds to the caller's prompt. */
interface Way {
  readonly system?: string;
  readonly sources?: readonly AiSource[];
}

/** Has the model write; refuses (422) when there is none, saying what is missing. */
async function generate(input: AiGenerateInput, way: Way, context: Context): Promise<AiResponse> {
  const started = performance.now();
  const model = requireModel(context);
  const rubric = await rubricOf(input.rubrics_uid, context);
  const { system, sources = [] } = way;
  const prompt = sources.length > 0 ? `${numbered(sources)}\n\n${input.prompt}` : input.prompt;
  const completion = await complete(model, {
    model: input.model,
    prompt,
    temperature: input.temperature,
    topP: input.top_p,
    maxTokens: input.max_tokens,
    system: [system, input.system, rubric].filter(Boolean).join("\n\n") || undefined,
  });
  const confidence = way.sources ? (sources[0]?.score ?? 0) : null;
  return modelAnswer(completion, { source: model.source, name: input.model }, { sources, confidence, started });
}

function requireModel({ providers }: Context): LanguageModel {
  if (providers.languageModel) return providers.languageModel;
  throw new ServerError(
    "BUSINESS_LOGIC_ERROR",
    "No language model is configured, so no text can be generated. Whoever runs the server sets `PURVEY_AI_PROVIDER` and `PURVEY_AI_MODEL`.",
    { details: { missing: ["PURVEY_AI_PROVIDER", "PURVEY_AI_MODEL"] } },
  );
}

async function rubricOf(rubricsUid: number | undefined, { db, site }: Context): Promise<string | undefined> {
  if (rubricsUid === undefined) return undefined;
  const rubric = await db.first<{ description: string }>(
    sql`select description from ai_rubric where site_id = ${site} and rubrics_uid = ${rubricsUid} and status_cd = 704`,
  );
  if (rubric) return `The text must satisfy this: ${rubric.description}`;
  throw invalid("rubrics_uid", `There is no active rubric \`${rubricsUid}\`; list the rubrics first.`, rubricsUid);
}

type GenerateOperations = Pick<AiOperations, Extract<keyof AiOperations, `${string}.generate`>>;

/** `POST …/generate` (R131, R160–R162). */
export const generateHandlers: Handlers<GenerateOperations> = {
  "akasha.generate": async (input, context) => {
    requireModel(context);
    return generate(input, { system: answering, sources: await lookUp(input.prompt, context) }, context);
  },
  "joomla.generate": async (input, context) => {
    const written = await generate(input, { system: articleWriting }, context);
    return { ...written, text: articleHtml(written.text) };
  },
  "ollama.generate": (input, context) => generate(input, {}, context),
};

const kept = "p|h2|h3|ul|ol|li|strong|em|br";

/** HTML that an article may hold: paragraphs, headings, lists and emphasis, without attributes. Everything else is text, or gone. */
function articleHtml(html: string): string {
  return html
    .replace(/^\s*```(?:html)?\s*|\s*```\s*$/g, "")
    .replace(/<(script|style|iframe|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi, (_, slash: string, tag: string) =>
      new RegExp(`^(?:${kept})$`, "i").test(tag) ? `<${slash}${tag.toLowerCase()}>` : "",
    )
    .replace(new RegExp(`<(?!/?(?:${kept})>)`, "g"), "&lt;")
    .trim();
}
