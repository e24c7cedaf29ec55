import { ai } from "@purvey/contract/services/ai/index";
import { site } from "@purvey/contract/services/site/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { modelsFrom } from "../../../../providers/ai/language-model-from.ts";
import { clientWithProviders } from "../../../../testing/client-with-providers.ts";
import { describeServer, describeServerOnBoth } from "../../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { sendAs } from "../../../../testing/send-as.ts";
import { type StandIn, type StandInAnswer, standIn } from "../../../../testing/stand-in.ts";
import type { TestServer } from "../../../../testing/test-server.ts";

describeServer("the assistant without a model", (server) => {
  const dana = async () => (await server().clientFor("dana")).ai;
  const ada = async () => (await server().clientFor("ada")).ai;
  const ask = async (question: string, more = {}) => (await dana()).chatGpt.ask({ question, ...more }).data;

  rule(
    "R131 R159 answers with sentences of what is published, says where they stand and how much they cover",
    async () => {
      const torque = await ask("Which torque do you recommend for M8 bolts of class 8.8?");
      expect(torque).toMatchObject({
        status: "success",
        source: "embedded",
        model: null,
        message: null,
        promptTokens: null,
        text: "About 25 N·m dry and 19 N·m oiled, in steel. Follow the machine's manual where it says otherwise.",
      });
      expect(torque.confidence).toBeGreaterThan(0.6);
      expect(torque.confidence).toBeLessThanOrEqual(1);
      expect(torque.sources[0]).toMatchObject({
        sourceType: "faq",
        itemId: "HB-M8-40",
        excerpt: torque.text,
        score: torque.confidence,
        title: "What torque do you recommend for an M8 bolt of class 8.8?",
      });
    },
  );

  it.each([
    ["How cold may instant adhesive be stored?", "document", /refrigerator at 4 °C/],
    ["What is the warranty on electric motors?", "document", /24 months from the date of invoice/],
    ["When do I get my order when I place it at 3 pm?", "article", /by 4 pm leave the same day/],
    ["Why do stainless threads seize?", "podcast", /anti-seize paste|cold welding/],
    ["what does A2-70 on a bolt mean", "article", /A2-70 has 700 MPa/],
  ])("finds the answer to: %s", async (question, sourceType, text) => {
    const { sources, text: answer, confidence } = await ask(question);
    expect(answer).toMatch(text);
    expect(sources[0]).toMatchObject({ sourceType, score: confidence });
    expect(answer.length).toBeLessThan(600);
  });

  rule("R159 says nothing rather than what covers too little, also by the confidence that is asked for", async () => {
    for (const question of ["Who won the championship in chess last year?", "???", "the of and"]) {
      const unknown = await ask(question);
      expect(unknown).toMatchObject({ status: "success", source: "embedded", sources: [] });
      expect(unknown.confidence).toBeLessThan(0.35);
      expect(unknown.text).toMatch(/^Not found in your documents/);
    }
    const question = "What is the warranty on electric motors that stood under water?";
    const { confidence } = await ask(question);
    expect(confidence).toBeGreaterThan(0.35);
    expect((await ask(question, { confidence: 1 })).sources).toEqual([]);
    for (const wrong of [-0.1, 1.1]) {
      const refused = await sendAs(server(), ai, "chatGpt.ask", "dana", { question, confidence: wrong });
      expect([refused.status, refused.body.validationErrors[0].field]).toEqual([400, "confidence"]);
    }
  });

  rule("R159 is sure only when what it cites holds every term of the question, part numbers exactly", async () => {
    const document = async (title: string, content: string) =>
      server().db.execute(sql`
        insert into ai_document (site_id, title, content, status) values ('demo', ${title}, ${content}, 'published')`);
    await document("Zylograph manual", "The zylograph ZX-440-B runs on 48 volts. Its fuse is in the lid.");
    const held = await ask("zylograph ZX-440-B volts");
    expect(held).toMatchObject({ confidence: 1, text: expect.stringContaining("48 volts") });
    for (const other of ["zylograph ZX-440-C volts", "zylograph ZX-44-0B2 volts", "zylograph 48 volts sapphire"])
      expect((await ask(other)).confidence).toBeLessThan(1);
    // One common word is no answer, and what stands elsewhere in a text is no evidence.
    for (const astray of ["Who sang the zylograph opera in Vienna?", "Does a sapphire harpsichord need volts?"]) {
      const answer = await ask(astray);
      expect(answer.text).toMatch(/^Not found in your documents/);
      expect(answer.confidence).toBeLessThan(0.35);
    }
  });

  it("answers only from what is published and may be read", async () => {
    expect((await ask("Two percent discount within ten days credit application")).sources).toEqual([]);
    expect(
      (await ask("Trucks leave Columbus at 5 pm, Toledo Tuesdays")).sources.map(({ title }) => title),
    ).not.toContain("Delivery schedule 2024");
    await server().db.execute(sql`
      update item_faq set is_public = 'N' where site_id = 'demo' and question like 'Is the zinc plating free%'`);
    const { sources } = await ask("Is the zinc plating free of chromium VI?");
    expect(sources.filter(({ sourceType }) => sourceType === "faq")).toEqual([]);
  });

  rule("R157 asks for a question", async () => {
    for (const question of [undefined, ""]) {
      const { status, body } = await sendAs(server(), ai, "chatGpt.ask", "dana", { question });
      expect([status, body.validationErrors[0]]).toMatchObject([
        400,
        { field: "question", message: "Question is required" },
      ]);
    }
    const hostile = "torque' | !:* & <b> \\ (((' ; drop table item_faq; -- 8.8 \u0000".replace("\u0000", "");
    expect((await ask(hostile)).status).toBe("success");
    expect((await ask("torque ".repeat(250))).status).toBe("success");
  });

  rule("R158 takes a temperature from 0 to 2", async () => {
    for (const temperature of [0, 2]) expect((await ask("torque for M8", { temperature })).status).toBe("success");
    for (const temperature of [-0.1, 2.1]) {
      const { status, body } = await sendAs(server(), ai, "chatGpt.ask", "dana", { question: "torque", temperature });
      expect([status, body.validationErrors[0].field]).toEqual([400, "temperature"]);
    }
  });

  it("generates nothing, and says what is missing", async () => {
    const client = await ada();
    const input = { model: "llama3.2", prompt: "Write." };
    for (const service of ["ollama", "akasha", "joomla"] as const)
      await expect(client[service].generate(input)).rejects.toMatchObject({
        status: 422,
        code: "BUSINESS_LOGIC_ERROR",
        message: expect.stringMatching(/^No language model is configured/),
      });
    expect(await client.ollama.tags().data).toEqual([]);
  });

  rule("R160 R161 R162 checks model, prompt and top_p of each way to generate", async () => {
    const right = { model: "llama3.2", prompt: "Write." };
    for (const operation of ["ollama.generate", "akasha.generate", "joomla.generate"]) {
      const fieldsOf = async (input: object) => {
        const { status, body } = await sendAs(server(), ai, operation, "ada", { ...right, ...input });
        return [status, body.validationErrors?.[0]?.field, body.validationErrors?.[0]?.message];
      };
      for (const model of [undefined, ""])
        expect(await fieldsOf({ model })).toEqual([400, "model", "Model is required"]);
      for (const prompt of [undefined, ""])
        expect(await fieldsOf({ prompt })).toEqual([400, "prompt", "Prompt is required"]);
      for (const top_p of [-0.01, 1.01]) expect((await fieldsOf({ top_p })).slice(0, 2)).toEqual([400, "top_p"]);
      for (const top_p of [0, 1]) expect((await fieldsOf({ top_p }))[0]).toBe(422);
    }
  });

  rule("R132 lists documents by their status; shoppers see the published ones that they may read", async () => {
    const all = await (await ada()).documents.list({ limit: 100 });
    const shown = await (await dana()).documents.list({ limit: 100 });
    expect(new Set(all.data.map(({ status }) => status))).toEqual(
      new Set(["draft", "published", "archived", "processing"]),
    );
    expect(new Set(shown.data.map(({ status }) => status))).toEqual(new Set(["published"]));
    expect(new Set(shown.data.map(({ sourceType }) => sourceType))).toEqual(
      new Set(["document", "article", "podcast"]),
    );
    expect(all.totalResults).toBe(all.data.length);
    const client = await ada();
    for (const status of ["draft", "published", "archived", "processing"] as const) {
      const { data } = await client.documents.list({ status, sourceType: "document" });
      expect(data.length).toBeGreaterThan(0);
      for (const one of data) expect(one.status).toBe(status);
    }
    const other = await sendAs(server(), ai, "documents.list", "ada", { status: "lost" });
    expect([other.status, other.body.validationErrors[0].field]).toEqual([400, "status"]);
    expect((await (await dana()).documents.list({ status: "draft" })).data).toEqual([]);
  });

  it("finds documents by their words and pages through them in the order asked for", async () => {
    const { documents } = await ada();
    const [adhesives] = await documents.list({ q: "ADHESIVE refrigerator" }).data;
    expect(adhesives).toMatchObject({ title: "Storing adhesives", category: "Technical Guides", link: null });
    expect(adhesives?.documentId).toMatch(/^document-\d+$/);
    expect(adhesives?.wordCount).toBeGreaterThan(40);
    const first = await documents.list({ orderBy: "date_created|ASC", limit: 1 });
    expect(first.data.map(({ title }) => title)).toEqual(["Delivery schedule 2024"]);
    const next = await documents.list({ orderBy: "date_created|ASC", limit: 1, offset: 1 });
    expect(next.data[0]?.title).not.toBe("Delivery schedule 2024");
    expect(next.totalResults).toBe(first.totalResults);
  });

  rule("R147 keeps microservices: creates, finds, changes and deletes them, with one name each", async () => {
    const { microservices } = await ada();
    const created = await microservices.create({ name: "Translations", model: "llama3.2" }).data;
    expect(created).toMatchObject({ name: "Translations", description: null, model: "llama3.2", status_cd: 704 });
    const { microservices_uid: microservicesUid } = created;
    expect(await (await dana()).microservices.get({ microservicesUid }).data).toEqual(created);
    await expect((await dana()).microservices.delete({ microservicesUid })).rejects.toMatchObject({ status: 403 });
    const changed = await microservices.update({ microservicesUid, description: "Into Spanish", status_cd: 705 }).data;
    expect(changed).toMatchObject({ description: "Into Spanish", status_cd: 705 });
    await expect(microservices.create({ name: "TRANSLATIONS" })).rejects.toMatchObject({
      status: 409,
      message: "There is an AI microservice `TRANSLATIONS` already. Change that one, or choose another name.",
    });
    const race = await refusedWith(microservices.create({ name: "Race" }), microservices.create({ name: "race" }));
    expect(race.sort()).toEqual([200, 409]);
    const listed = await microservices.list({ statusCd: 705, orderBy: "name|ASC" });
    expect(listed.data.map(({ name }) => name)).toEqual(["Packing slips", "Translations"]);
    expect(await microservices.delete({ microservicesUid }).data).toEqual({ uid: microservicesUid, deleted: true });
    expect(
      await refusedWith(microservices.get({ microservicesUid }), microservices.update({ microservicesUid })),
    ).toEqual([404, 404]);
    for (const query of [{ limit: 0 }, { limit: 1001 }, { offset: -1 }])
      expect((await sendAs(server(), ai, "microservices.list", "ada", query)).status).toBe(400);
  });

  it("keeps rubrics: creates, finds, changes and deletes them, with one name each", async () => {
    const { rubrics } = await ada();
    const created = await rubrics.create({ name: "Plain", description: "No jargon." }).data;
    expect(created).toMatchObject({ name: "Plain", description: "No jargon.", status_cd: 704 });
    const { rubrics_uid: rubricsUid } = created;
    expect(await (await dana()).rubrics.get({ rubricsUid }).data).toEqual(created);
    const changed = await rubrics.update({ rubricsUid, description: "No jargon at all." }).data;
    expect(changed.description).toBe("No jargon at all.");
    expect(await refusedWith(rubrics.create({ name: "plain", description: "x" }))).toEqual([409]);
    expect((await rubrics.list({ q: "jargon" }).data).map(({ name }) => name)).toEqual(["Plain"]);
    expect(await rubrics.delete({ rubricsUid }).data).toEqual({ uid: rubricsUid, deleted: true });
    expect(await refusedWith(rubrics.get({ rubricsUid }), rubrics.delete({ rubricsUid }))).toEqual([404, 404]);
  });
});

describe("the assistant with a model", () => {
  let model: StandIn;
  let answer: StandInAnswer = () => undefined;
  beforeAll(async () => {
    model = await standIn((request, response) => answer(request, response));
  });
  afterAll(() => model.close());
  const as = (server: TestServer, username: string, more: Record<string, string> = {}) => {
    const environment = { PURVEY_AI_PROVIDER: "ollama", PURVEY_AI_URL: model.url, PURVEY_AI_MODEL: "small" };
    const secret = { PURVEY_AI_KEY: "sk-hidden", PURVEY_AI_EMBEDDING_MODEL: "vectors" };
    return clientWithProviders(server, username, modelsFrom({ ...environment, ...secret, ...more }));
  };
  const ada = (server: TestServer) => as(server, "ada");
  const lines = (...parts: object[]) => parts.map((part) => `${JSON.stringify(part)}\n`).join("");
  const saying =
    (text: string): StandInAnswer =>
    (_, response) =>
      void response.end(
        lines({ response: text, done: false }, { response: "", done: true, done_reason: "stop", eval_count: 5 }),
      );
  const sent = () => JSON.parse(model.requests.at(-1)?.body ?? "{}");

  describeServer("in words of its own", (server) => {
    rule("R131 answers questions in the model's words, from the site's passages", async () => {
      answer = saying("Tighten it with 25 N·m [1].");
      const { chatGpt } = (await ada(server())).ai;
      const said = await chatGpt.ask({ question: "Which torque for an M8 bolt of class 8.8?", temperature: 0.1 }).data;
      expect(said).toMatchObject({
        status: "success",
        text: "Tighten it with 25 N·m [1].",
        source: "ollama",
        model: "small",
        completionTokens: 5,
        sources: expect.arrayContaining([expect.objectContaining({ sourceType: "faq", itemId: "HB-M8-40" })]),
      });
      expect(said.confidence).toBeGreaterThan(0.5);
      expect(sent()).toMatchObject({ model: "small", options: { temperature: 0.1 } });
      expect(sent().prompt).toMatch(/^\[1\] What torque[\s\S]*About 25 N·m dry[\s\S]*Question: Which torque/);
    });

    rule(
      "R131 answers from the passages when the model fails, and says so; asks no model where nothing is known",
      async () => {
        const { chatGpt } = (await ada(server())).ai;
        const impatient = (await as(server(), "ada", { PURVEY_AI_TIMEOUT: "100" })).ai.chatGpt;
        const question = "Which torque for an M8 bolt of class 8.8?";
        for (const [asked, failing, status] of [
          [impatient, () => undefined, "timeout"],
          [chatGpt, (_, response) => void response.writeHead(500).end("sk-hidden"), "error"],
        ] as [typeof chatGpt, StandInAnswer, string][]) {
          answer = failing;
          const said = await asked.ask({ question }).data;
          expect(said).toMatchObject({
            status,
            source: "embedded",
            model: null,
            text: expect.stringMatching(/^About 25 N·m/),
          });
          expect(said.message).toMatch(
            /^The language model at .* The answer is taken from the sources as they stand\.$/,
          );
          expect(JSON.stringify(said)).not.toContain("sk-hidden");
        }
        answer = (_, response) => void response.write(lines({ response: "Tighten it wi" }), () => response.destroy());
        expect(await chatGpt.ask({ question }).data).toMatchObject({
          status: "partial",
          text: "Tighten it wi",
          source: "ollama",
        });
        const asked = model.requests.length;
        expect((await chatGpt.ask({ question: "Who won the championship in chess?" }).data).confidence).toBe(0);
        expect(model.requests.length).toBe(asked);
      },
    );

    it("lists the models of the provider, and passes on that it fails", async () => {
      answer = (_, response) =>
        void response.end(JSON.stringify({ models: [{ name: "small" }, { name: "large", size: 7 }] }));
      const { ollama } = (await ada(server())).ai;
      expect((await ollama.tags().data).map(({ name, isDefault, source }) => [name, isDefault, source])).toEqual([
        ["small", true, "ollama"],
        ["large", false, "ollama"],
      ]);
      answer = (_, response) => void response.writeHead(500).end();
      await expect(ollama.tags()).rejects.toMatchObject({ status: 502, code: "UPSTREAM_SERVICE_ERROR" });
    });

    rule("R163 answers the embedding of the configured model, for at least one character", async () => {
      answer = (_, response) => void response.end(JSON.stringify({ embeddings: [[0, 3, 4]] }));
      const { openSearch } = (await ada(server())).site;
      expect(await openSearch.embedding({ q: "b" }).data).toEqual({
        q: "b",
        model: "vectors",
        dimensions: 3,
        embedding: [0, 0.6, 0.8],
        source: "provider",
      });
      for (const q of [undefined, ""]) {
        const { status, body } = await sendAs(server(), site, "openSearch.embedding", "ada", { q });
        expect([status, body.validationErrors[0].field]).toEqual([400, "q"]);
      }
    });

    rule("R152 R153 words a description within limits and facts, or leaves it as it was", async () => {
      const { items } = (await ada(server())).productInfo;
      const id = await invMastUidOf(server(), "HB-M8-40");
      const own = "Hex bolt M8 × 40 mm, zinc-plated steel, class 8.8, ISO 4017 – Vega, box of 100";
      const worded = async (text: string) => {
        answer = saying(text);
        return items.suggestDisplayDesc({ id, model: "large" }).data;
      };
      expect(await worded("Zinc-plated M8 × 40 mm hex bolt of class 8.8\n")).toBe(
        "Zinc-plated M8 × 40 mm hex bolt of class 8.8",
      );
      for (const wrong of ["An M8 bolt of class 12.9", "x".repeat(256), "", "<b>Bolt</b>"])
        expect(await worded(wrong)).toBe(own);
      answer = saying("A bolt.");
      expect(await items.suggestWebDesc({ id, model: "large" }).data).toBe("A bolt.");
      const asked = model.requests.length;
      const dana = (await as(server(), "dana")).productInfo.items;
      expect(await dana.suggestDisplayDesc({ id, model: "large" }).data).toBe(own);
      expect(await items.suggestDisplayDesc({ id }).data).toBe(own);
      expect(model.requests.length).toBe(asked);
    });
  });

  describeServerOnBoth("asked to generate", (server) => {
    it("generates as it is, from the site's knowledge, and for articles, under a rubric", async () => {
      const client = (await ada(server())).ai;
      answer = saying("Once.");
      const plain = await client.ollama.generate({
        model: "large",
        prompt: "Begin a story.",
        top_p: 0.5,
        max_tokens: 9,
      }).data;
      expect(plain).toMatchObject({
        status: "success",
        text: "Once.",
        model: "large",
        source: "ollama",
        confidence: null,
        sources: [],
      });
      expect(sent()).toMatchObject({
        model: "large",
        prompt: "Begin a story.",
        options: { top_p: 0.5, num_predict: 9 },
      });
      const [rubric] = await client.rubrics.list({ q: "counter" }).data;
      const input = { model: "large", prompt: "How are adhesives stored?", rubrics_uid: rubric?.rubrics_uid ?? 0 };
      const known = await client.akasha.generate(input).data;
      expect(known.sources[0]).toMatchObject({ title: "Storing adhesives" });
      expect(known.confidence).toBe(known.sources[0]?.score);
      expect(sent().prompt).toContain("between 8 and 21 °C");
      expect(sent().system).toContain("No superlatives");
      answer = saying(
        '```html\n<h2 onclick="x()">Cold</h2><p>Keep < 21 °C<script>alert(1)</script></p><img src=x onerror=y>\n```',
      );
      const article = await client.joomla.generate(input).data;
      expect(article.text).toBe("<h2>Cold</h2><p>Keep &lt; 21 °C</p>");
      await expect(client.ollama.generate({ ...input, rubrics_uid: 999_999 })).rejects.toMatchObject({ status: 400 });
      answer = (_, response) => void response.writeHead(404).end();
      await expect(client.ollama.generate(input)).rejects.toMatchObject({ status: 400 });
      const dana = (await as(server(), "dana")).ai;
      await expect(dana.ollama.generate(input)).rejects.toMatchObject({ status: 403 });
    });
  });
});
