import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { curlSample } from "@purvey/contract/documents/call-samples";
import { services } from "@purvey/contract/services/index";
import { type RunningServer, startServer } from "@purvey/server/start-server";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { commands } from "../../../packages/cli/src/commands/index.ts";
import { openTestServer, type TestServer, testSecret } from "../../../packages/server/src/testing/test-server.ts";
import { openDemonstration } from "./testing/demonstration.ts";
import { runSample, sendToServer } from "./testing/run-sample.ts";
import { runShell } from "./testing/run-shell.ts";
import { samplesFolder, writeSamples } from "./testing/sample-files.ts";
import { documents, root, type Sample, samplesOf, toldOutput } from "./testing/samples.ts";
import { requestOf } from "./testing/shell-request.ts";

const samples = documents().flatMap(samplesOf);
const isTest = ({ name }: Sample) => name.endsWith(".test.ts");
const scripts = samples.filter((sample) => sample.language === "ts" && !isTest(sample));

let server: TestServer;
beforeAll(async () => {
  writeSamples();
  server = await openTestServer("embedded");
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => server.close());

describe("the samples", () => {
  it("compile, those of the reference for every endpoint too", async () => {
    const compiler = join(root, "node_modules/typescript/bin/tsc");
    const run = promisify(execFile)(process.execPath, [compiler, "-p", samplesFolder], { maxBuffer: 1e8 });
    const said = await run.then(
      ({ stdout }) => stdout,
      (error: Error & { stdout?: string }) => error.stdout || String(error),
    );
    expect(said).toBe("");
  });

  // Blocks of `js` stand in the packages' READMEs; `npm run check:packages` runs them from the tarballs.
  it("are in languages that somebody runs or reads", () => {
    const known = ["ts", "tsx", "sh", "console", "csv", "json", "css", "html", "js", "mermaid", "yaml", "ini"];
    expect(samples.filter(({ language }) => !known.includes(language))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(10);
  });
});

describe("the samples of guides and packages", () => {
  it.each(scripts.map((sample) => [sample.document, sample.name, sample] as const))(
    "%s %s writes what it says",
    async (_, __, sample) => {
      sendToServer(server.app);
      const lines = await runSample(sample);
      const told = toldOutput(sample.code);
      expect(lines.filter((line) => told.includes(line))).toEqual(told);
    },
  );
});

/** What the contract itself finds wrong with an input; whether records exist only a database knows. */
const schemaFaults = [
  "required",
  "type",
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "pattern",
  "enum",
  "unknown",
  "format",
  "anyOf",
  "minItems",
  "maxItems",
  "exclusiveMinimum",
  "multipleOf",
];

describe("the samples of curl", () => {
  it("are understood by the server, for every endpoint", async () => {
    const token = await server.app.tokens.issue(await server.principalOf("ada"));
    const refused: string[] = [];
    for (const endpoint of services.flatMap(({ endpoints }) => Object.values(endpoints))) {
      const response = await server.app.fetch(requestOf(curlSample(endpoint), { TOKEN: token }));
      const { validationErrors = [], message } = (await response.json()) as Refusal;
      const unfit = validationErrors.some(({ code }) => schemaFaults.includes(code));
      const lost =
        [405, 500].includes(response.status) || (response.status === 404 && /^There is no endpoint/.test(message));
      if (unfit || lost)
        refused.push(`${endpoint.id} ${response.status} ${message} ${JSON.stringify(validationErrors)}`);
    }
    expect(refused).toEqual([]);
  });
});

/** Reading samples that the demonstration cannot answer, with what they are refused by: it has no carts and no cards. */
const unanswered: Readonly<Record<string, number>> = {
  "ai.akasha.generate": 422,
  "ai.joomla.generate": 422,
  "ai.ollama.generate": 422,
  "commerce.approvals.get": 404,
  "commerce.cartHdr.alsoBought": 404,
  "commerce.cartLine.list": 404,
  "commerce.checkout.doc": 404,
  "commerce.checkout.get": 404,
  "commerce.quoteRequests.get": 404,
  "legacy.invMast.webDesc.get": 404,
  "payments.unified.accountQuery": 404,
  "payments.unified.cardInfo": 404,
  "payments.unified.surcharge": 404,
  "payments.unified.validate": 404,
};

/** How many of them may find nothing: lists of what the demonstration has none of. */
const mostEmpty = 16;

describe("the samples of reading operations", () => {
  it("are answered by the demonstration, and have something to look at", async () => {
    const { app, token, close } = await openDemonstration();
    const refused: string[] = [];
    const empty: string[] = [];
    for (const endpoint of services.flatMap(({ endpoints }) => Object.values(endpoints)).filter(({ safe }) => safe)) {
      const response = await app.fetch(requestOf(curlSample(endpoint), { TOKEN: token }));
      if (response.status !== (unanswered[endpoint.id] ?? 200)) refused.push(`${endpoint.id} ${response.status}`);
      const { data } = (await response.json()) as { readonly data?: unknown };
      if (Array.isArray(data) && data.length === 0) empty.push(endpoint.id);
    }
    await close();
    expect(refused).toEqual([]);
    expect(empty.slice(mostEmpty)).toEqual([]);
  });
});

describe("the samples of the shell", () => {
  let running: RunningServer;
  beforeAll(async () => {
    running = await startServer({
      db: server.db,
      port: 0,
      host: "localhost",
      tokens: { secret: testSecret },
      jobs: [],
    });
  });
  afterAll(() => running.stop());

  const shells = samples.filter(({ language }) => language === "sh");
  it("call the services and nothing that changes this machine", () => {
    const lines = shells.flatMap(({ code }) =>
      code
        .replace(/\\\n\s*/g, "")
        .trim()
        .split("\n"),
    );
    expect(
      lines.filter((line) => !/^(?:(?:TOKEN=\$\()?curl|purvey (?:search|describe|call|keys api)|export) /.test(line)),
    ).toEqual([]);
  });

  it.each(shells.map((sample) => [sample.document, sample.name, sample] as const))(
    "%s %s succeeds",
    async (_, __, sample) => {
      const url = `http://localhost:${running.port}`;
      const stdout = await runShell(sample.code.replaceAll("http://localhost:4400", url), { PURVEY_URL: url });
      expect(stdout).not.toBe("");
      expect(stdout).not.toMatch(/"code":"[A-Z_]+"/);
    },
  );

  it("that need a machine of their own name commands that exist", () => {
    const lines = samples
      .filter(({ language }) => language === "console")
      .flatMap(({ code }) => code.trim().split("\n"));
    const named = lines.flatMap((line) => /\bpurvey (\w+)/.exec(line)?.slice(1) ?? []);
    expect(named.filter((name) => !commands.some((command) => command.name === name))).toEqual([]);
    expect(
      lines.filter((line) => !/^(?:git|npm|npx|purvey|cd|mkdir|createdb|export|node|docker|openssl|echo) /.test(line)),
    ).toEqual([]);
  });
});

interface Refusal {
  readonly message: string;
  readonly validationErrors?: readonly { readonly code: string }[];
}
