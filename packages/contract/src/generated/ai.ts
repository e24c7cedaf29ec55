// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Id } from "../id.ts";

/** A text that the assistant reads */
export interface AiDocument {
  /** What it is, and its number among those */ documentId: string;
  /** What it is */ sourceType: "document" | "article" | "podcast";
  /** The title */ title: string;
  /** Where it belongs */ category: string;
  /** The text without mark-up */ content: string;
  /** How many words it has · at least 0 */ wordCount: number;
  /** Only published ones are answered from */ status: "draft" | "published" | "archived" | "processing";
  /** Where it can be read or heard */ link: string | null;
  dateCreated: string;
  dateLastModified: string;
}

/** What a language model is to write */
export interface AiGenerateInput {
  /** One of `ollama.tags` · at least 1 characters, at most 255 characters */ model: string;
  /** What to write · at least 1 characters, at most 1000000 characters */ prompt: string;
  /** Out of how much of the likely words it chooses · at least 0, at most 1 */ top_p?: number;
  /** 0 answers the same each time, 2 the most freely; only with a language model · at least 0, at most 2 */ temperature?: number;
  /** The longest answer, in tokens · at least 1, at most 2147483647 */ max_tokens?: number;
  /** What it is to be and to obey · at most 1000000 characters */ system?: string;
  /** A rubric that the text must satisfy · at least 1 */ rubrics_uid?: Id<"rubric">;
}

/** A task of the site that a language model does */
export interface AiMicroservice {
  /** Its unique number · at least 1 */ microservices_uid: Id<"microservice">;
  /** What it is called · at least 1 characters, at most 255 characters */ name: string;
  /** What it does · at most 4000 characters */ description: string | null;
  /** The language model it asks · at most 255 characters */ model: string | null;
  /** 704 active, 705 inactive, 700 deleted */ status_cd: 704 | 705 | 700;
  date_created: string;
  date_last_modified: string;
}

/** A language model that can be asked */
export interface AiModel {
  /** The name to ask it by */ name: string;
  /** When it was last changed; null where the provider does not say */ modifiedAt: string | null;
  /** In bytes · at least 0 */ size: number | null;
  /** What tells two versions apart */ digest: string | null;
  /** The family of models */ family: string | null;
  /** How many parameters it has */ parameterSize: string | null;
  /** How they are rounded */ quantization: string | null;
  /** The protocol it is asked by */ source: "ollama" | "openai";
  /** Whether it answers when nobody names one */ isDefault: boolean;
}

/** What the assistant answers */
export interface AiResponse {
  /** How the language model did: `partial` when its answer broke off, `timeout` or `error` when nothing came; `success` without a model */ status: "success" | "partial" | "error" | "timeout";
  /** The answer; empty when a generation failed */ text: string;
  /** How much of the question the sources cover, rare words counting more; null where nothing was looked up · at least 0, at most 1 */ confidence: number | null;
  /** Who wrote it: `embedded` are sentences of the sources as they stand */ source: "embedded" | "ollama" | "openai";
  /** The language model; null without one */ model: string | null;
  /** What it rests on, the best first */ sources: AiSource[];
  /** What the caller should know, in a sentence */ message: string | null;
  /** Tokens that were read · at least 0 */ promptTokens: number | null;
  /** Tokens that were written · at least 0 */ completionTokens: number | null;
  /** How long it took · at least 0 */ milliseconds: number;
}

/** What texts of a language model must satisfy */
export interface AiRubric {
  /** The rubric's unique number · at least 1 */ rubrics_uid: Id<"rubric">;
  /** What it is called · at least 1 characters, at most 255 characters */ name: string;
  /** What a text must satisfy, in words for the language model · at most 1000000 characters */ description: string;
  /** 704 active, 705 inactive, 700 deleted */ status_cd: 704 | 705 | 700;
  date_created: string;
  date_last_modified: string;
}

/** Where an answer comes from */
export interface AiSource {
  /** A document, an article, a podcast, or a question about an item */ sourceType: "document" | "article" | "podcast" | "faq";
  /** Its unique number · at least 1 */ sourceUid: Id<"source">;
  /** Its title, or the question */ title: string;
  /** The passage that was used */ excerpt: string;
  /** Where it can be read */ link: string | null;
  /** The item that the question is about · at least 1 */ invMastUid: Id<"item"> | null;
  /** That item's number */ itemId: string | null;
  /** The share of the question that it covers · at least 0, at most 1 */ score: number;
}

/** A new task */
export interface CreateAiMicroserviceInput {
  /** What it is called · at least 1 characters, at most 255 characters */ name: string;
  /** What it does · at most 4000 characters */ description?: string | null;
  /** The language model it asks · at most 255 characters */ model?: string | null;
}

/** A new rubric */
export interface CreateAiRubricInput {
  /** What it is called · at least 1 characters, at most 255 characters */ name: string;
  /** What a text must satisfy, in words for the language model · at most 1000000 characters */ description: string;
}

/** What was deleted */
export interface Deleted {
  /** The unique number of the deleted record · at least 1 */ uid: number;
  /** True when the record existed and is now deleted (status 700) */ deleted: boolean;
}

/** Whether a service can do its work */
export interface Health {
  /** `ok` when the database answers and nothing is amiss */ status: "ok" | "degraded";
  /** The service that answers */ service: string;
  /** The site that was asked for */ siteId: string;
  /** A hash of the site's settings: equal hashes, equal settings */ siteHash: string;
  /** The server's version */ version: string;
  /** How long the database took to answer · at least 0 */ databaseMilliseconds: number;
  /** What keeps the service from its full work; of a server that is older there is none */ problems?: string[];
}

/** What to change of a task */
export interface UpdateAiMicroserviceInput {
  /** What it is called · at least 1 characters, at most 255 characters */ name?: string;
  /** What it does · at most 4000 characters */ description?: string | null;
  /** The language model it asks · at most 255 characters */ model?: string | null;
  /** 704 active, 705 inactive; delete to get 700 */ status_cd?: 704 | 705;
  /** Only as long as nobody changed it since: the AI microservice's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of a rubric */
export interface UpdateAiRubricInput {
  /** What it is called · at least 1 characters, at most 255 characters */ name?: string;
  /** What a text must satisfy, in words for the language model · at most 1000000 characters */ description?: string;
  /** 704 active, 705 inactive; delete to get 700 */ status_cd?: 704 | 705;
  /** Only as long as nobody changed it since: the rubric's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** Whom a token speaks for */
export interface Whoami {
  /** The site the token is for */ siteId: string;
  /** The user · at least 1 */ usersId: Id<"user">;
  /** The name the user signs in with */ username: string;
  /** The user's role */ role: string;
  /** The customer the user belongs to; none for staff */ customerId: Id<"customer"> | null;
  /** The contact the user is · at least 1 */ contactId: Id<"contact"> | null;
  /** The sales representative the user is */ salesRepId: string | null;
  permissions: string[];
}

/** What `ai.akasha.generate` takes: Generate a text from the site's own knowledge */
export interface AkashaGenerateInput {
  /** One of `ollama.tags` · at least 1 characters, at most 255 characters */ model: string;
  /** What to write · at least 1 characters, at most 1000000 characters */ prompt: string;
  /** Out of how much of the likely words it chooses · at least 0, at most 1 */ top_p?: number;
  /** 0 answers the same each time, 2 the most freely; only with a language model · at least 0, at most 2 */ temperature?: number;
  /** The longest answer, in tokens · at least 1, at most 2147483647 */ max_tokens?: number;
  /** What it is to be and to obey · at most 1000000 characters */ system?: string;
  /** A rubric that the text must satisfy · at least 1 */ rubrics_uid?: Id<"rubric">;
}

/** What `ai.chatGpt.ask` takes: Ask a question about products and service */
export interface ChatGptAskInput {
  /** The question in one's own words · at least 1 characters, at most 4000 characters */ question: string;
  /** 0 answers the same each time, 2 the most freely; only with a language model · at least 0, at most 2 */ temperature?: number;
  /** Say nothing rather than something that the sources cover less than this · at least 0, at most 1 · @default 0.35 */ confidence?: number;
  /** The language model; the configured one without it · at least 1 characters, at most 255 characters */ model?: string;
}

/** What `ai.documents.list` takes: List the documents that the assistant reads */
export interface DocumentsListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "title|ASC" */ orderBy?: string;
  /** Words to look for in title and text */ q?: string;
  /** Only published ones are answered from */ status?: "draft" | "published" | "archived" | "processing";
  /** What it is */ sourceType?: "document" | "article" | "podcast";
}

/** What `ai.joomla.generate` takes: Generate a text for an article of the site */
export interface JoomlaGenerateInput {
  /** One of `ollama.tags` · at least 1 characters, at most 255 characters */ model: string;
  /** What to write · at least 1 characters, at most 1000000 characters */ prompt: string;
  /** Out of how much of the likely words it chooses · at least 0, at most 1 */ top_p?: number;
  /** 0 answers the same each time, 2 the most freely; only with a language model · at least 0, at most 2 */ temperature?: number;
  /** The longest answer, in tokens · at least 1, at most 2147483647 */ max_tokens?: number;
  /** What it is to be and to obey · at most 1000000 characters */ system?: string;
  /** A rubric that the text must satisfy · at least 1 */ rubrics_uid?: Id<"rubric">;
}

/** What `ai.microservices.list` takes: List each AI microservice */
export interface MicroservicesListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "microservices_uid|ASC" */ orderBy?: string;
  /** Words to look for in name and description */ q?: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
}

/** What `ai.microservices.create` takes: Create an AI microservice */
export interface MicroservicesCreateInput {
  /** What it is called · at least 1 characters, at most 255 characters */ name: string;
  /** What it does · at most 4000 characters */ description?: string | null;
  /** The language model it asks · at most 255 characters */ model?: string | null;
}

/** What `ai.microservices.get` takes: Get one AI microservice */
export interface MicroservicesGetInput {
  /** The unique number of the AI microservice · at least 1 */ microservicesUid: Id<"microservice">;
}

/** What `ai.microservices.update` takes: Change an AI microservice */
export interface MicroservicesUpdateInput {
  /** The unique number of the AI microservice · at least 1 */ microservicesUid: Id<"microservice">;
  /** What it is called · at least 1 characters, at most 255 characters */ name?: string;
  /** What it does · at most 4000 characters */ description?: string | null;
  /** The language model it asks · at most 255 characters */ model?: string | null;
  /** 704 active, 705 inactive; delete to get 700 */ status_cd?: 704 | 705;
  /** Only as long as nobody changed it since: the AI microservice's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `ai.microservices.delete` takes: Delete an AI microservice */
export interface MicroservicesDeleteInput {
  /** The unique number of the AI microservice · at least 1 */ microservicesUid: Id<"microservice">;
  /** Only as long as nobody changed it since: the AI microservice's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `ai.ollama.generate` takes: Generate a text by a language model */
export interface OllamaGenerateInput {
  /** One of `ollama.tags` · at least 1 characters, at most 255 characters */ model: string;
  /** What to write · at least 1 characters, at most 1000000 characters */ prompt: string;
  /** Out of how much of the likely words it chooses · at least 0, at most 1 */ top_p?: number;
  /** 0 answers the same each time, 2 the most freely; only with a language model · at least 0, at most 2 */ temperature?: number;
  /** The longest answer, in tokens · at least 1, at most 2147483647 */ max_tokens?: number;
  /** What it is to be and to obey · at most 1000000 characters */ system?: string;
  /** A rubric that the text must satisfy · at least 1 */ rubrics_uid?: Id<"rubric">;
}

/** What `ai.ollama.tags` takes: List the language models that can be asked */
export interface OllamaTagsInput {

}

/** What `ai.rubrics.list` takes: List each rubric */
export interface RubricsListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "rubrics_uid|ASC" */ orderBy?: string;
  /** Words to look for in name and description */ q?: string;
  /** 704 active, 705 inactive, 700 deleted */ statusCd?: 704 | 705 | 700;
}

/** What `ai.rubrics.create` takes: Create a rubric */
export interface RubricsCreateInput {
  /** What it is called · at least 1 characters, at most 255 characters */ name: string;
  /** What a text must satisfy, in words for the language model · at most 1000000 characters */ description: string;
}

/** What `ai.rubrics.get` takes: Get one rubric */
export interface RubricsGetInput {
  /** The unique number of the rubric · at least 1 */ rubricsUid: Id<"rubric">;
}

/** What `ai.rubrics.update` takes: Change a rubric */
export interface RubricsUpdateInput {
  /** The unique number of the rubric · at least 1 */ rubricsUid: Id<"rubric">;
  /** What it is called · at least 1 characters, at most 255 characters */ name?: string;
  /** What a text must satisfy, in words for the language model · at most 1000000 characters */ description?: string;
  /** 704 active, 705 inactive; delete to get 700 */ status_cd?: 704 | 705;
  /** Only as long as nobody changed it since: the rubric's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `ai.rubrics.delete` takes: Delete a rubric */
export interface RubricsDeleteInput {
  /** The unique number of the rubric · at least 1 */ rubricsUid: Id<"rubric">;
  /** Only as long as nobody changed it since: the rubric's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `ai.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `ai.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `ai.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `ai`: what it takes, which inputs have defaults, what `data` it answers. */
export interface AiOperations {
  "akasha.generate": { input: AkashaGenerateInput; defaults: never; data: AiResponse };
  "chatGpt.ask": { input: ChatGptAskInput; defaults: "confidence"; data: AiResponse };
  "documents.list": { input: DocumentsListInput; defaults: "limit" | "offset" | "orderBy"; data: AiDocument[] };
  "joomla.generate": { input: JoomlaGenerateInput; defaults: never; data: AiResponse };
  "microservices.list": { input: MicroservicesListInput; defaults: "limit" | "offset" | "orderBy"; data: AiMicroservice[] };
  "microservices.create": { input: MicroservicesCreateInput; defaults: never; data: AiMicroservice };
  "microservices.get": { input: MicroservicesGetInput; defaults: never; data: AiMicroservice };
  "microservices.update": { input: MicroservicesUpdateInput; defaults: never; data: AiMicroservice };
  "microservices.delete": { input: MicroservicesDeleteInput; defaults: never; data: Deleted };
  "ollama.generate": { input: OllamaGenerateInput; defaults: never; data: AiResponse };
  "ollama.tags": { input: OllamaTagsInput; defaults: never; data: AiModel[] };
  "rubrics.list": { input: RubricsListInput; defaults: "limit" | "offset" | "orderBy"; data: AiRubric[] };
  "rubrics.create": { input: RubricsCreateInput; defaults: never; data: AiRubric };
  "rubrics.get": { input: RubricsGetInput; defaults: never; data: AiRubric };
  "rubrics.update": { input: RubricsUpdateInput; defaults: never; data: AiRubric };
  "rubrics.delete": { input: RubricsDeleteInput; defaults: never; data: Deleted };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
