import { reactSample, typescriptSample } from "@purvey/contract/documents/call-samples";
import type { Endpoint } from "@purvey/contract/endpoint";
import type { FormRecord } from "../../../shared/contract-form/form-value.ts";
import type { SentRequest } from "./send-call.ts";

/** The kinds of code of our own client that a call is written as; other languages send its request. */
export type SnippetKind = "typescript" | "react" | "test";

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

/** The call as code. */
export function snippetOf(kind: SnippetKind, source: SnippetSource): string {
  if (kind === "typescript") return typescript(source);
  return kind === "react" ? reactSample(source.endpoint, source.input) : test(source);
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

/** The request with the token that is to be shown. */
export function shownRequest(request: SentRequest, token: string): SentRequest {
  const { authorization } = request.headers;
  return authorization === undefined
    ? request
    : { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } };
}
