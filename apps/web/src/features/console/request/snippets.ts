import { reactSample, typescriptSample } from "@purvey/contract/documents/call-samples";
import type { Endpoint } from "@purvey/contract/endpoint";
import type { FormRecord } from "../../../shared/contract-form/form-value.ts";
import type { SentRequest } from "./send-call.ts";

/** The kinds of code that a call is written as. */
export const snippetKinds = ["typescript", "react", "curl", "fetch", "test"] as const;

export type SnippetKind = (typeof snippetKinds)[number];

/** What snippets are made of. */
export interface SnippetSource {
  readonly endpoint: Endpoint;
  readonly input: FormRecord;
  readonly siteId: string;
  /** Where the services are: `https://shop.example/api/{service}`. */
  readonly baseUrl: string;
  /** The token, or what stands for it. */
  readonly token: string;
  /** The request as it would be sent; nothing while the input does not fit. */
  readonly request: SentRequest | undefined;
  /** The answer to the last sending, where it is short enough to stand in a test. */
  readonly answer: unknown;
}

/** The call as code; nothing where the input does not yet make a request. */
export function snippetOf(kind: SnippetKind, source: SnippetSource): string | undefined {
  if (kind === "typescript") return typescript(source);
  if (kind === "react") return reactSample(source.endpoint, source.input);
  if (kind === "test") return test(source);
  return (
    source.request && (kind === "curl" ? curl(source.request, source.token) : plainFetch(source.request, source.token))
  );
}

function typescript({ endpoint, input, siteId, baseUrl, token }: SnippetSource): string {
  const settings = [
    `siteId: ${JSON.stringify(siteId)}`,
    `jwt: ${JSON.stringify(token)}`,
    `baseUrl: ${JSON.stringify(baseUrl)}`,
  ];
  return [
    'import { createClient } from "@purvey/client";\n',
    `const api = createClient({\n${settings.map((setting) => `  ${setting},\n`).join("")}});`,
    `${typescriptSample(endpoint, input)}console.log(data);\n`,
  ].join("\n");
}

/** A test that needs no server: what was answered is played back. */
function test({ endpoint, input, siteId, answer }: SnippetSource): string {
  const envelope = JSON.stringify(answer ?? { data: endpoint.list ? [] : null }, null, 2);
  const [call = ""] =
    typescriptSample(endpoint, input)
      .trimEnd()
      .match(/await [\s\S]*/) ?? [];
  return [
    'import { createClient } from "@purvey/client";',
    'import { expect, it } from "vitest";\n',
    `const answer = ${envelope};\n`,
    `it(${JSON.stringify(endpoint.summary)}, async () => {`,
    `  const transport = async () => Response.json(answer);`,
    `  const api = createClient({ siteId: ${JSON.stringify(siteId)}, jwt: "test", transport });`,
    `  const { data } = ${call.replaceAll("\n", "\n  ")}`,
    "  expect(data).toEqual(answer.data);",
    "});\n",
  ].join("\n");
}

/** The request's headers with the real token, when it is to be shown. */
function headersOf({ headers }: SentRequest, token: string): [string, string][] {
  return Object.entries(headers).map(([name, value]) => [name, name === "authorization" ? `Bearer ${token}` : value]);
}

function curl(request: SentRequest, token: string): string {
  const words = [
    `curl ${request.method === "GET" ? "" : `-X ${request.method} `}${quoted(request.url)}`,
    ...headersOf(request, token).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(request.body === undefined ? [] : [`-d ${quoted(request.body)}`]),
  ];
  return `${words.join(" \\\n  ")}\n`;
}

/** A word of a shell, whatever is in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function plainFetch(request: SentRequest, token: string): string {
  const headers = JSON.stringify(Object.fromEntries(headersOf(request, token)), null, 2).replaceAll("\n", "\n  ");
  const settings = [
    `method: ${JSON.stringify(request.method)}`,
    `headers: ${headers}`,
    ...(request.body === undefined ? [] : [`body: JSON.stringify(${request.body})`]),
  ];
  return `const response = await fetch(${JSON.stringify(request.url)}, {\n${settings.map((line) => `  ${line},\n`).join("")}});\nif (!response.ok) throw new Error(await response.text());\nconst { data } = await response.json();\nconsole.log(data);\n`;
}
