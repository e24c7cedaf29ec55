import { parse } from "node:querystring";
import type { Transport } from "@purvey/client";
import { openApi } from "@purvey/contract/openapi";
import type { Service } from "@purvey/contract/service";
import { createLogger } from "@stoplight/prism-core";
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type IHttpRequest,
  type IHttpResponse,
} from "@stoplight/prism-http";

type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>;
type Forward = NonNullable<Parameters<typeof createInstance>[1]["forward"]>;

const logger = createLogger("prism", { level: "silent" });
const settings = {
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
};

/** Prism with the documents of services, as a transport: in front of a server, or in its place. */
export class Prism {
  /** What does not fit the documents: call, where, and what. */
  readonly violations: string[] = [];
  readonly #operations: ReadonlyMap<string, Operations>;

  private constructor(operations: ReadonlyMap<string, Operations>) {
    this.#operations = operations;
  }

  static async of(services: readonly Service[]): Promise<Prism> {
    const operations = new Map<string, Operations>();
    for (const service of services)
      operations.set(service.segment, await getHttpOperationsFromSpec(openApi(service, { version: "0.1.0" })));
    return new Prism(operations);
  }

  /** Answers with the documents' examples. */
  readonly mock: Transport = (url, request) => this.#answer(url, request, { ...settings, isProxy: false });

  /** Hands every call on, and looks at it and at what is answered. */
  readonly before =
    (server: Transport): Transport =>
    async (url, request) => {
      const answer = await server(url, request);
      const text = await answer.text();
      const headers = { "content-type": answer.headers.get("content-type") ?? "" };
      const right = { statusCode: answer.status, headers, body: text === "" ? undefined : JSON.parse(text) };
      await this.#answer(
        url,
        request,
        { ...settings, isProxy: true, upstream: new URL("http://upstream.invalid") },
        () => () => async () => ({ _tag: "Right", right }),
      );
      return { status: answer.status, headers: answer.headers, text: async () => text };
    };

  async #answer(url: string, request: Parameters<Transport>[1], config: IHttpConfig, forward?: Forward) {
    const [, segment = "", path = ""] = /\/api\/([\w-]+)([^?]*)/.exec(url) ?? [];
    const asked: IHttpRequest = {
      method: request.method.toLowerCase() as IHttpRequest["method"],
      url: { path, query: parse(url.split("?")[1] ?? "") as Record<string, string> },
      headers: request.headers,
      body: request.body === undefined ? undefined : JSON.parse(request.body),
    };
    const prism = createInstance(config, { logger, ...(forward && { forward }) });
    const result = await prism.request(asked, this.#operations.get(segment) ?? [])();
    if (result._tag === "Left") throw result.left;
    const { output, validations } = result.right;
    for (const [side, found] of Object.entries(validations))
      for (const { path: at = [], message } of found)
        this.violations.push(`${request.method} ${url} ${output.statusCode} ${side} ${at.join(".")}: ${message}`);
    return responseOf(output);
  }
}

function responseOf({ statusCode, headers, body }: IHttpResponse): Response {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return new Response(text, { status: statusCode, headers: headers as Record<string, string> });
}
