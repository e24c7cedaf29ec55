import type { API, Client } from "@opensearch-project/opensearch";
import type { Environment } from "../../../platform/config.ts";
import { baseUrlOf } from "../../../providers/http/base-url.ts";
import { requireVariable } from "../../../providers/http/settings.ts";
import type { Writing } from "./cluster-document.ts";

/** The OpenSearch to search with. */
export interface ClusterSettings {
  readonly url: string;
  readonly auth: { readonly username: string; readonly password: string } | undefined;
  /** What the names of its indexes begin with. */
  readonly prefix: string;
}

/**
 * The OpenSearch that the environment names (`OPENSEARCH_URL`, `OPENSEARCH_USERNAME` with `OPENSEARCH_PASSWORD`,
 * `OPENSEARCH_PREFIX`); undefined without an address. Throws a sentence, which repeats no value but the prefix.
 */
export function clusterFrom(environment: Environment): ClusterSettings | undefined {
  const given = environment.OPENSEARCH_URL?.trim();
  if (!given) return undefined;
  const username = environment.OPENSEARCH_USERNAME?.trim();
  const prefix = environment.OPENSEARCH_PREFIX?.trim() || "purvey";
  if (!/^[a-z][a-z0-9]*$/.test(prefix))
    throw new Error(`\`OPENSEARCH_PREFIX\` must be small letters and digits, not \`${prefix.slice(0, 40)}\`.`);
  return {
    url: baseUrlOf("OPENSEARCH_URL", given),
    auth: username
      ? { username, password: requireVariable(environment, "OPENSEARCH_PASSWORD", "OPENSEARCH_USERNAME") }
      : undefined,
    prefix,
  };
}

/** What OpenSearch did not do, in a sentence without credentials. */
export class ClusterError extends Error {
  /** Whether the index is not there, because another process built it anew. */
  readonly isGone: boolean;

  constructor(message: string, isGone = false, cause?: unknown) {
    super(message, { cause });
    this.isGone = isGone;
  }
}

/** How long a search may take, and how long what writes, in milliseconds. */
const [searchTime, writeTime] = [3_000, 60_000];

/** One OpenSearch, by its own client, which is loaded with the first call. */
export class Cluster {
  readonly settings: ClusterSettings;
  #client: Promise<Client> | undefined;

  constructor(settings: ClusterSettings) {
    this.settings = settings;
  }

  /** The answer to a search of an index; never that of some of its shards. */
  async search(index: string, body: API.Search_RequestBody): Promise<API.Search_ResponseBody> {
    const answer = await this.#ask((client) => client.search({ index, body, allow_partial_search_results: false }));
    return answer.body;
  }

  /** A document's content, with all that was written before; undefined where there is none. */
  async source(index: string, id: string): Promise<unknown> {
    const answer = await this.#ask((client) => client.get({ index, id }, { ignore: [404] }));
    if (answer.statusCode === 404 && "error" in answer.body) throw new ClusterError(`\`${index}\` is gone.`, true);
    return answer.body._source;
  }

  /** The indexes of a name, which may be an alias or end in an asterisk, with their `_meta`. */
  async indexes(name: string): Promise<{ readonly index: string; readonly meta: Readonly<Record<string, unknown>> }[]> {
    const answer = await this.#ask((client) => client.indices.get({ index: name }, { ignore: [404] }));
    if (answer.statusCode === 404) return [];
    return Object.entries(answer.body).map(([index, { mappings }]) => ({ index, meta: mappings?._meta ?? {} }));
  }

  async create(index: string, body: API.Indices_Create_RequestBody): Promise<void> {
    await this.#ask((client) => client.indices.create({ index, body }, { requestTimeout: writeTime }));
  }

  /** Lets an alias stand for an index in place of others, which are deleted, in one step. */
  async switchTo(index: string, alias: string, others: readonly string[]): Promise<void> {
    const actions = [{ add: { index, alias } }, ...others.map((other) => ({ remove_index: { index: other } }))];
    await this.#ask((client) => client.indices.updateAliases({ body: { actions } }, { requestTimeout: writeTime }));
  }

  /**
   * Writes items under their versions, by an alias so that no index comes to be by it. What is there already in the same
   * version or a later one stays; what OpenSearch is too busy for is sent again.
   */
  async write(alias: string, writings: AsyncIterable<Writing>): Promise<void> {
    const refused: string[] = [];
    await this.#ask((client) =>
      client.helpers.bulk<Writing>(
        {
          datasource: writings[Symbol.asyncIterator]() as AsyncIterableIterator<Writing>,
          onDocument: ({ uid, version, document }) => {
            const target = { _index: alias, _id: String(uid), version, version_type: "external" };
            return document ? [{ index: target }, document] : { delete: target };
          },
          onDrop: ({ status, error, operation }) => {
            const wasNotThere = "delete" in operation && status === 404 && !error;
            if (status !== 409 && !wasNotThere) refused.push(`${status} ${error?.type ?? "busy"}`);
          },
          require_alias: true,
          retries: 3,
          wait: 500,
          concurrency: 2,
        },
        { requestTimeout: writeTime },
      ),
    );
    const [first] = refused;
    if (first !== undefined)
      throw new ClusterError(
        `OpenSearch at ${this.settings.url} did not take ${refused.length} documents: ${first}.`,
        first.includes("index_not_found"),
      );
  }

  /** Makes what was written visible to searches, in every copy. */
  async refresh(index: string): Promise<void> {
    await this.#ask((client) => client.indices.refresh({ index }, { requestTimeout: writeTime }));
  }

  /** Writes a document under its version, unless a later one is there. */
  async put(alias: string, id: string, version: number, body: object): Promise<void> {
    const request = { index: alias, id, version, version_type: "external" as const, require_alias: true };
    await this.#ask((client) => client.index({ ...request, body }, { ignore: [409] }));
  }

  async #ask<T>(ask: (client: Client) => PromiseLike<T>): Promise<T> {
    this.#client ??= this.#open();
    try {
      return await ask(await this.#client);
    } catch (error) {
      throw this.#inWords(error);
    }
  }

  async #open(): Promise<Client> {
    const { url, auth } = this.settings;
    const { Client } = await import("@opensearch-project/opensearch");
    return new Client({ node: url, ...(auth ? { auth } : {}), requestTimeout: searchTime, maxRetries: 1 });
  }

  /** Of the client's error only what names no header and no body. */
  #inWords(error: unknown): ClusterError {
    const { name, code, statusCode, body } = Object(error) as Failure;
    if (code === "ERR_MODULE_NOT_FOUND") {
      this.#client = undefined;
      return new ClusterError(
        "`OPENSEARCH_URL` is set, but its client is missing. Run `npm install @opensearch-project/opensearch`.",
        false,
        error,
      );
    }
    const { url } = this.settings;
    if (statusCode === undefined)
      return new ClusterError(
        `OpenSearch at ${url} does not answer (${name}). Start it, or correct \`OPENSEARCH_URL\`.`,
      );
    const isLogin = statusCode === 401 || statusCode === 403;
    const wayOut = isLogin ? " Correct `OPENSEARCH_USERNAME` and `OPENSEARCH_PASSWORD`." : "";
    const type = typeof body?.error === "object" ? ` ${body.error.type}` : "";
    return new ClusterError(`OpenSearch at ${url} refused with ${statusCode}${type}.${wayOut}`, statusCode === 404);
  }
}

interface Failure {
  readonly name: string;
  readonly code?: string;
  readonly statusCode?: number;
  readonly body?: { readonly error?: { readonly type?: string } | string };
}
