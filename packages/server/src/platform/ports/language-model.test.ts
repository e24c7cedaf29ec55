import type { ServerResponse } from "node:http";
import { rule } from "@purvey/contract/testing/rule";
import { afterEach, describe, expect, it } from "vitest";
import { complete } from "../../providers/ai/complete.ts";
import { modelsFrom } from "../../providers/ai/language-model-from.ts";
import { type StandIn, type StandInAnswer, standIn } from "../../testing/stand-in.ts";

const key = "sk-secret-4711";
const opened: StandIn[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

async function modelOn(protocol: "ollama" | "openai", answer: StandInAnswer, more: Record<string, string> = {}) {
  const server = await standIn(answer);
  opened.push(server);
  const { languageModel, embeddings } = modelsFrom({
    PURVEY_AI_PROVIDER: protocol,
    PURVEY_AI_URL: server.url,
    PURVEY_AI_MODEL: "small",
    PURVEY_AI_KEY: key,
    ...more,
  });
  if (!languageModel) throw new Error("A model was configured.");
  return { server, model: languageModel, embeddings };
}

/** How each protocol says a piece of an answer, its end, and a failure in the middle. */
const protocols = {
  ollama: {
    path: "/api/generate",
    piece: (text: string) => `${JSON.stringify({ model: "small", response: text, done: false })}\n`,
    end: (reason: string) =>
      `${JSON.stringify({ response: "", done: true, done_reason: reason, prompt_eval_count: 12, eval_count: 3 })}\n`,
    failure: `${JSON.stringify({ error: `out of memory ${key}` })}\n`,
  },
  openai: {
    path: "/chat/completions",
    piece: (text: string) => `: keep-alive\n\ndata: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`,
    end: (reason: string) =>
      `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: reason }] })}\n\n` +
      `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 12, completion_tokens: 3 } })}\n\ndata: [DONE]\n\n`,
    failure: `data: ${JSON.stringify({ error: { message: `overloaded ${key}` } })}\n\n`,
  },
} as const;

describe.each(["ollama", "openai"] as const)("a language model over %s", (protocol) => {
  const { path, piece, end, failure } = protocols[protocol];
  const ask = { model: "large", prompt: "Why?", system: "Be short.", temperature: 0.2, topP: 0.9 };

  rule("R131 success: streams the whole answer", async () => {
    const { server, model } = await modelOn(protocol, async (_, response) => {
      for (const text of [piece("Be"), piece("cause \n"), piece("ü."), end("stop")]) response.write(text);
      response.end();
    });
    expect(await complete(model, ask)).toEqual({
      status: "success",
      text: "Because \nü.",
      message: null,
      promptTokens: 12,
      completionTokens: 3,
    });
    const [request] = server.requests;
    expect(request).toMatchObject({ method: "POST", path, headers: { authorization: `Bearer ${key}` } });
    const sent = JSON.parse(request?.body ?? "");
    expect(sent).toMatchObject({ model: "large", stream: true });
    expect(sent.options ?? sent).toMatchObject({ temperature: 0.2, top_p: 0.9 });
    expect(request?.body).toContain("Be short.");
  });

  rule(
    "R131 partial: keeps what came before the connection broke, the time was up or the model stopped at its limit",
    async () => {
      const cut = (_: unknown, response: ServerResponse) => {
        response.write(piece("Half"), () => response.destroy());
      };
      const answers: [StandInAnswer, RegExp][] = [
        [cut, /cannot be reached, or hung up/],
        [(_, response) => void response.write(piece("Half")), /did not answer within 1 s/],
        [(_, response) => void response.end(piece("Half") + end("length")), /greatest length/],
        [(_, response) => void response.end(piece("Half")), /broke off/],
        [(_, response) => void response.end(piece("Half") + failure), /an error in the middle/],
        [(_, response) => void response.end(`${piece("Half")}data: {nonsense\n`), /not JSON/],
      ];
      for (const [answer, message] of answers) {
        const { model } = await modelOn(protocol, answer, { PURVEY_AI_TIMEOUT: "1000" });
        const { status, text, message: said } = await complete(model, ask);
        expect([status, text, said]).toEqual(["partial", "Half", expect.stringMatching(message)]);
        expect(said).not.toContain(key);
      }
    },
  );

  rule("R131 timeout and error: says why nothing came", async () => {
    const answers: [StandInAnswer, string, RegExp][] = [
      [() => undefined, "timeout", /did not answer within 1 s/],
      [(_, response) => void response.writeHead(500).end(`boom ${key}`), "error", /refused with status 500/],
      [(_, response) => void response.writeHead(401).end(), "error", /Check its key/],
      [(_, response) => void response.end(failure), "error", /an error in the middle/],
      [(_, response) => void response.end(end("stop")), "error", /answered nothing/],
      [(_, response) => void response.destroy(), "error", /hung up/],
    ];
    for (const [answer, status, message] of answers) {
      const { model } = await modelOn(protocol, answer, { PURVEY_AI_TIMEOUT: "1000" });
      const completion = await complete(model, ask);
      expect(completion).toMatchObject({ status, text: "", message: expect.stringMatching(message) });
      expect(completion.message).not.toContain(key);
    }
  });

  it("refuses a model that is not there as what the caller did wrong", async () => {
    const { model } = await modelOn(protocol, (_, response) => response.writeHead(404).end('{"error":"not found"}'));
    await expect(complete(model, ask)).rejects.toMatchObject({
      status: 400,
      issues: [{ path: "model", message: expect.stringMatching(/^There is no model `large`/) }],
    });
  });

  it("lists the models that are there, and turns texts into vectors of length 1", async () => {
    const answers: Record<string, unknown> = {
      "/api/tags": {
        models: [
          {
            name: "small",
            modified_at: "2026-03-01T10:00:00.5+02:00",
            size: 42,
            digest: "ab",
            extra: 1,
            details: { family: "llama", parameter_size: "3B", quantization_level: "Q4" },
          },
        ],
      },
      "/models": { data: [{ id: "small", created: 1_772_352_000, owned_by: "x" }] },
      "/api/embed": { embeddings: [[3, 4]] },
      "/embeddings": { data: [{ embedding: [3, 4], index: 0 }] },
    };
    const { server, model, embeddings } = await modelOn(
      protocol,
      (request, response) => void response.end(JSON.stringify(answers[request.path])),
      { PURVEY_AI_EMBEDDING_MODEL: "vectors" },
    );
    const [tag] = await model.models();
    expect(tag).toMatchObject({ name: "small", modifiedAt: "2026-03-01 08:00:00" });
    expect(tag?.family).toBe(protocol === "ollama" ? "llama" : null);
    expect(await embeddings?.embed("bolt")).toEqual({ vector: [0.6, 0.8], model: "vectors", source: "provider" });
    expect(JSON.parse(server.requests[1]?.body ?? "")).toEqual({ model: "vectors", input: "bolt" });
  });

  it("refuses lists and vectors that have another shape", async () => {
    const { model } = await modelOn(protocol, (_, response) => response.end('{"models":[{"name":1}],"data":[{}]}'));
    await expect(model.models()).rejects.toMatchObject({ status: 502 });
    await expect(model.embed("bolt", "vectors")).rejects.toMatchObject({ status: 502 });
  });
});

describe("the configuration of language models", () => {
  it("is none without a provider, and asks for what is missing", () => {
    expect(modelsFrom({})).toEqual({});
    expect(modelsFrom({ PURVEY_AI_PROVIDER: "embedded", PURVEY_AI_MODEL: "x" })).toEqual({});
    expect(modelsFrom({ PURVEY_AI_PROVIDER: "Ollama", PURVEY_AI_MODEL: "x" })).toEqual({
      languageModel: expect.objectContaining({ source: "ollama", defaultModel: "x" }),
    });
    const given = { PURVEY_AI_PROVIDER: "openai", PURVEY_AI_MODEL: "x" };
    const wrong: [Record<string, string>, RegExp][] = [
      [{ PURVEY_AI_PROVIDER: "openai" }, /^`PURVEY_AI_MODEL` is missing/],
      [{ ...given, PURVEY_AI_PROVIDER: "else" }, /^`PURVEY_AI_PROVIDER` must be `embedded` or `ollama` or `openai`/],
      [{ ...given, PURVEY_AI_URL: "nowhere" }, /^`PURVEY_AI_URL` is no address/],
      [{ ...given, PURVEY_AI_TIMEOUT: "0" }, /^`PURVEY_AI_TIMEOUT` must be milliseconds/],
      [{ ...given, PURVEY_AI_KEY: `${key}\n${key}` }, /^`PURVEY_AI_KEY` has blanks/],
    ];
    for (const [environment, message] of wrong) {
      expect(() => modelsFrom(environment)).toThrow(message);
      expect(() => modelsFrom(environment)).not.toThrow(new RegExp(key));
    }
  });
});
