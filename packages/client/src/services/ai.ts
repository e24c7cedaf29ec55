// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { AiDocument, AiMicroservice, AiModel, AiResponse, AiRubric, AkashaGenerateInput, ChatGptAskInput, Deleted, DocumentsListInput, Health, JoomlaGenerateInput, MicroservicesCreateInput, MicroservicesDeleteInput, MicroservicesGetInput, MicroservicesListInput, MicroservicesUpdateInput, OllamaGenerateInput, OllamaTagsInput, RubricsCreateInput, RubricsDeleteInput, RubricsGetInput, RubricsListInput, RubricsUpdateInput, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, Whoami } from "@purvey/contract/generated/ai";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/ai";

/** Calls of `akasha` */
export interface AiAkashaClient {
  /**
   * Generate a text from the site's own knowledge.
   *
   * The passages of documents, articles, podcasts and item questions that fit the prompt go with it; `sources` names them. Needs a configured language model; without one it is refused (422) with what is missing. A model that fails does not fail the call: `status` says how far it came, and `message` why. Nothing is stored.
   *
   * `POST /akasha/generate` · permission `ai.write`
   */
  generate(input: AkashaGenerateInput, options?: CallOptions): Call<AiResponse>;
}

/** Calls of `chatGpt` */
export interface AiChatGptClient {
  /**
   * Ask a question about products and service.
   *
   * Answers from published documents, articles, podcasts and item questions that the caller may read, and names them. Without a language model, and when it fails, the answer are the best sentences as they stand (`source: embedded`). Where nothing covers enough of the question, it says so with confidence 0.
   *
   * `GET /chat-gpt/ask` · permission `ai.read`
   */
  ask(input: ChatGptAskInput, options?: CallOptions): Call<AiResponse>;
}

/** Calls of `documents` */
export interface AiDocumentsClient {
  /**
   * List the documents that the assistant reads.
   *
   * Own documents, the site's articles and the transcripts of podcasts. Without the permission `ai.write` only published ones, and only articles that the caller may read.
   *
   * `GET /documents` · permission `ai.read`
   */
  list(input?: DocumentsListInput, options?: CallOptions): ListCall<AiDocument>;
}

/** Calls of `joomla` */
export interface AiJoomlaClient {
  /**
   * Generate a text for an article of the site.
   *
   * Answers HTML as articles hold it: paragraphs, headings, lists and emphasis without attributes; everything else is taken out. Needs a configured language model; without one it is refused (422) with what is missing. A model that fails does not fail the call: `status` says how far it came, and `message` why. Nothing is stored.
   *
   * `POST /joomla/generate` · permission `ai.write`
   */
  generate(input: JoomlaGenerateInput, options?: CallOptions): Call<AiResponse>;
}

/** Calls of `microservices` */
export interface AiMicroservicesClient {
  /**
   * List each AI microservice.
   *
   * `GET /microservices` · permission `ai.read`
   */
  list(input?: MicroservicesListInput, options?: CallOptions): ListCall<AiMicroservice>;
  /**
   * Create an AI microservice.
   *
   * A name that another one has, case aside, is refused (409).
   *
   * `POST /microservices` · permission `ai.write`
   */
  create(input: MicroservicesCreateInput, options?: CallOptions): Call<AiMicroservice>;
  /**
   * Get one AI microservice.
   *
   * `GET /microservices/{microservicesUid}` · permission `ai.read`
   */
  get(input: MicroservicesGetInput, options?: CallOptions): Call<AiMicroservice>;
  /**
   * Change an AI microservice.
   *
   * A name that another one has, case aside, is refused (409).
   *
   * `PUT /microservices/{microservicesUid}` · permission `ai.write`
   */
  update(input: MicroservicesUpdateInput, options?: CallOptions): Call<AiMicroservice>;
  /**
   * Delete an AI microservice.
   *
   * `DELETE /microservices/{microservicesUid}` · permission `ai.write`
   */
  delete(input: MicroservicesDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `ollama` */
export interface AiOllamaClient {
  /**
   * Generate a text by a language model.
   *
   * The prompt goes to the model as it stands. Needs a configured language model; without one it is refused (422) with what is missing. A model that fails does not fail the call: `status` says how far it came, and `message` why. Nothing is stored.
   *
   * `POST /ollama/generate` · permission `ai.write`
   */
  generate(input: OllamaGenerateInput, options?: CallOptions): Call<AiResponse>;
  /**
   * List the language models that can be asked.
   *
   * Those of the configured provider; none without one.
   *
   * `GET /ollama/tags` · permission `ai.read`
   */
  tags(input?: OllamaTagsInput, options?: CallOptions): ListCall<AiModel>;
}

/** Calls of `rubrics` */
export interface AiRubricsClient {
  /**
   * List each rubric.
   *
   * `GET /rubrics` · permission `ai.read`
   */
  list(input?: RubricsListInput, options?: CallOptions): ListCall<AiRubric>;
  /**
   * Create a rubric.
   *
   * A name that another rubric has, case aside, is refused (409).
   *
   * `POST /rubrics` · permission `ai.write`
   */
  create(input: RubricsCreateInput, options?: CallOptions): Call<AiRubric>;
  /**
   * Get one rubric.
   *
   * `GET /rubrics/{rubricsUid}` · permission `ai.read`
   */
  get(input: RubricsGetInput, options?: CallOptions): Call<AiRubric>;
  /**
   * Change a rubric.
   *
   * A name that another rubric has, case aside, is refused (409).
   *
   * `PUT /rubrics/{rubricsUid}` · permission `ai.write`
   */
  update(input: RubricsUpdateInput, options?: CallOptions): Call<AiRubric>;
  /**
   * Delete a rubric.
   *
   * `DELETE /rubrics/{rubricsUid}` · permission `ai.write`
   */
  delete(input: RubricsDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `system` */
export interface AiSystemClient {
  /**
   * Tell whether the service can do its work.
   *
   * `GET /health-check` · no permission needed
   */
  healthCheck(input?: SystemHealthCheckInput, options?: CallOptions): Call<Health>;
  /**
   * Answer pong.
   *
   * `GET /ping` · no permission needed
   */
  ping(input?: SystemPingInput, options?: CallOptions): Call<string>;
  /**
   * Tell whom the token speaks for and what they may do.
   *
   * `GET /whoami` · permission `profile.own`
   */
  whoami(input?: SystemWhoamiInput, options?: CallOptions): Call<Whoami>;
}

/** Assistant: Questions answered from the site's documents, texts by language models, and what both are steered by. */
export interface AiClient {
  readonly akasha: AiAkashaClient;
  readonly chatGpt: AiChatGptClient;
  readonly documents: AiDocumentsClient;
  readonly joomla: AiJoomlaClient;
  readonly microservices: AiMicroservicesClient;
  readonly ollama: AiOllamaClient;
  readonly rubrics: AiRubricsClient;
  readonly system: AiSystemClient;
}

/** Assistant, for `createClient`. Its endpoints are made when the first is used. */
export const ai: ServiceModule<AiClient> = serviceModule("ai", "ai", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"Model is required","minLength":"Model is required"} };
  const i1: Schema = { type: "string", minLength: 1, maxLength: 1000000, "x-messages": {"required":"Prompt is required","minLength":"Prompt is required"} };
  const i2: Schema = { type: "number", minimum: 0, maximum: 1 };
  const i3: Schema = { type: "number", minimum: 0, maximum: 2 };
  const i4: Schema = { type: "integer", minimum: 1, maximum: 2147483647 };
  const i5: Schema = { type: "string", maxLength: 1000000 };
  const i6: Schema = { type: "integer", minimum: 1 };
  const i7: Schema = some({ model: i0, prompt: i1, top_p: i2, temperature: i3, max_tokens: i4, system: i5, rubrics_uid: i6 }, ["model","prompt"]);
  const i8: Schema = { type: "string", minLength: 1, maxLength: 4000, "x-messages": {"required":"Question is required","minLength":"Question is required"} };
  const i9: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const i10: Schema = some({ question: i8, temperature: i3, confidence: i2, model: i9 }, ["question"]);
  const i11: Schema = { type: "integer", minimum: 1, maximum: 1000 };
  const i12: Schema = { type: "integer", minimum: 0 };
  const i13: Schema = { type: "string", pattern: "^[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?(,[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?)*$", "x-messages": {"pattern":"Expected columns with their direction, such as customer_name|ASC,customer_id|DESC"} };
  const i14: Schema = { type: "string" };
  const i15: Schema = { type: "string", enum: ["draft","published","archived","processing"] };
  const i16: Schema = { type: "string", enum: ["document","article","podcast"] };
  const i17: Schema = some({ limit: i11, offset: i12, orderBy: i13, q: i14, status: i15, sourceType: i16 });
  const i18: Schema = { type: "integer", enum: [704,705,700] };
  const i19: Schema = some({ limit: i11, offset: i12, orderBy: i13, q: i14, statusCd: i18 });
  const i20: Schema = { type: ["string","null"], maxLength: 4000 };
  const i21: Schema = { type: ["string","null"], maxLength: 255 };
  const i22: Schema = some({ name: i9, description: i20, model: i21 }, ["name"]);
  const i23: Schema = all({ microservicesUid: i6 });
  const i24: Schema = { type: "integer", enum: [704,705] };
  const i25: Schema = { type: "string", format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const i26: Schema = some({ microservicesUid: i6, name: i9, description: i20, model: i21, status_cd: i24, ifLastModified: i25 }, ["microservicesUid"]);
  const i27: Schema = some({ microservicesUid: i6, ifLastModified: i25 }, ["microservicesUid"]);
  const i28: Schema = all({ name: i9, description: i5 });
  const i29: Schema = all({ rubricsUid: i6 });
  const i30: Schema = some({ rubricsUid: i6, name: i9, description: i5, status_cd: i24, ifLastModified: i25 }, ["rubricsUid"]);
  const i31: Schema = some({ rubricsUid: i6, ifLastModified: i25 }, ["rubricsUid"]);
  const o0: Schema = { type: "string", enum: ["success","partial","error","timeout"] };
  const o1: Schema = { type: "string" };
  const o2: Schema = { type: ["number","null"] };
  const o3: Schema = { type: "string", enum: ["embedded","ollama","openai"] };
  const o4: Schema = { type: ["string","null"] };
  const o5: Schema = { type: "string", enum: ["document","article","podcast","faq"] };
  const o6: Schema = { type: "integer" };
  const o7: Schema = { type: ["integer","null"] };
  const o8: Schema = { type: "number" };
  const oAiSource: Schema = all({ sourceType: o5, sourceUid: o6, title: o1, excerpt: o1, link: o4, invMastUid: o7, itemId: o4, score: o8 });
  const o9: Schema = list(oAiSource);
  const oAiResponse: Schema = all({ status: o0, text: o1, confidence: o2, source: o3, model: o4, sources: o9, message: o4, promptTokens: o7, completionTokens: o7, milliseconds: o6 });
  const o10: Schema = { type: "string", enum: ["document","article","podcast"] };
  const o11: Schema = { type: "string", enum: ["draft","published","archived","processing"] };
  const o12: Schema = { type: "string", format: "sql-datetime" };
  const oAiDocument: Schema = all({ documentId: o1, sourceType: o10, title: o1, category: o1, content: o1, wordCount: o6, status: o11, link: o4, dateCreated: o12, dateLastModified: o12 });
  const o13: Schema = list(oAiDocument);
  const o14: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const o15: Schema = { type: ["string","null"], maxLength: 4000 };
  const o16: Schema = { type: ["string","null"], maxLength: 255 };
  const o17: Schema = { type: "integer", enum: [704,705,700] };
  const oAiMicroservice: Schema = all({ microservices_uid: o6, name: o14, description: o15, model: o16, status_cd: o17, date_created: o12, date_last_modified: o12 });
  const o18: Schema = list(oAiMicroservice);
  const o19: Schema = { type: "boolean" };
  const oDeleted: Schema = all({ uid: o6, deleted: o19 });
  const o20: Schema = { type: ["string","null"], format: "sql-datetime" };
  const o21: Schema = { type: "string", enum: ["ollama","openai"] };
  const oAiModel: Schema = all({ name: o1, modifiedAt: o20, size: o7, digest: o4, family: o4, parameterSize: o4, quantization: o4, source: o21, isDefault: o19 });
  const o22: Schema = list(oAiModel);
  const o23: Schema = { type: "string", maxLength: 1000000 };
  const oAiRubric: Schema = all({ rubrics_uid: o6, name: o14, description: o23, status_cd: o17, date_created: o12, date_last_modified: o12 });
  const o24: Schema = list(oAiRubric);
  const o25: Schema = { type: "string", enum: ["ok","degraded"] };
  const oHealth: Schema = some({ status: o25, service: o1, siteId: o1, siteHash: o1, version: o1, databaseMilliseconds: o6, problems: list(o1) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const oWhoami: Schema = all({ siteId: o1, usersId: o6, username: o1, role: o1, customerId: o2, contactId: o7, salesRepId: o4, permissions: list(o1) });
  return {
    "akasha.generate": endpoint("POST", "/akasha/generate", i7, oAiResponse),
    "chatGpt.ask": endpoint("GET", "/chat-gpt/ask", i10, oAiResponse),
    "documents.list": endpoint("GET", "/documents", i17, o13),
    "joomla.generate": endpoint("POST", "/joomla/generate", i7, oAiResponse),
    "microservices.list": endpoint("GET", "/microservices", i19, o18),
    "microservices.create": endpoint("POST", "/microservices", i22, oAiMicroservice),
    "microservices.get": endpoint("GET", "/microservices/{microservicesUid}", i23, oAiMicroservice),
    "microservices.update": endpoint("PUT", "/microservices/{microservicesUid}", i26, oAiMicroservice),
    "microservices.delete": endpoint("DELETE", "/microservices/{microservicesUid}", i27, oDeleted),
    "ollama.generate": endpoint("POST", "/ollama/generate", i7, oAiResponse),
    "ollama.tags": endpoint("GET", "/ollama/tags", some({  }), o22),
    "rubrics.list": endpoint("GET", "/rubrics", i19, o24),
    "rubrics.create": endpoint("POST", "/rubrics", i28, oAiRubric),
    "rubrics.get": endpoint("GET", "/rubrics/{rubricsUid}", i29, oAiRubric),
    "rubrics.update": endpoint("PUT", "/rubrics/{rubricsUid}", i30, oAiRubric),
    "rubrics.delete": endpoint("DELETE", "/rubrics/{rubricsUid}", i31, oDeleted),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o1, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
