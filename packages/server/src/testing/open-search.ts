import type { ServerResponse } from "node:http";
import { type StandIn, type StandInRequest, standIn } from "./stand-in.ts";

interface Stored {
  readonly version: number;
  /** Undefined where it was deleted. */
  readonly source: Record<string, unknown> | undefined;
}

interface StoredIndex {
  readonly meta: Record<string, unknown>;
  readonly aliases: Set<string>;
  readonly documents: Map<string, Stored>;
  /** What searches see: as of the last refresh. */
  visible: ReadonlyMap<string, Stored>;
}

/** A stand-in that keeps documents as OpenSearch does; of searches it answers those that ask for everything. */
export interface OpenSearchStandIn extends StandIn {
  readonly indexes: Map<string, StoredIndex>;
  /** Cuts each connection. */
  isDown: boolean;
  /** So many documents are refused as too many, once each. */
  busyFor: number;
}

interface Target {
  readonly _index?: string;
  readonly _id?: string;
  readonly version?: number;
  readonly version_type?: string;
}

type Answer = readonly [status: number, body: unknown];

const missing = (index: string): Answer => [
  404,
  { status: 404, error: { type: "index_not_found_exception", reason: `no such index [${index}]` } },
];

/** Starts it: indexes, aliases, versions, refreshes and deletions are kept; whoever opens it closes it. */
export async function openSearchStandIn(): Promise<OpenSearchStandIn> {
  const indexes = new Map<string, StoredIndex>();
  const state = { isDown: false, busyFor: 0 };

  const named = (name: string) =>
    [...indexes].filter(([index, { aliases }]) =>
      [index, ...aliases].some((one) => (name.endsWith("*") ? one.startsWith(name.slice(0, -1)) : one === name)),
    );

  const write = (alias: string, id: string, version: number, source: Stored["source"]): number => {
    const [found] = named(alias).filter(([index]) => index !== alias);
    if (!found) return 404;
    const { documents } = found[1];
    if ((documents.get(id)?.version ?? -1) >= version) return 409;
    const wasThere = documents.get(id)?.source !== undefined;
    documents.set(id, { version, source });
    return source || wasThere ? 200 : 404;
  };

  const bulk = (body: string): Answer => {
    const lines = body
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const items: object[] = [];
    while (lines.length > 0) {
      const [operation = "", target] = Object.entries(lines.shift() as Record<string, Target>)[0] ?? [];
      const { _index = "", _id = "", version = 0, version_type } = target ?? {};
      if (version_type !== "external") throw new Error(`The operation on ${_id} has no version of its own.`);
      const source = operation === "index" ? lines.shift() : undefined;
      const status = state.busyFor-- > 0 ? 429 : write(_index, _id, version, source);
      const isMissing = named(_index).length === 0;
      const type = isMissing
        ? "index_not_found_exception"
        : status === 409
          ? "version_conflict_engine_exception"
          : undefined;
      items.push({ [operation]: { _index, _id, status, ...(type ? { error: { type, reason: type } } : {}) } });
    }
    return [200, { took: 1, errors: items.some((item) => Object.values(item)[0].status >= 400), items }];
  };

  const search = (index: StoredIndex, body: string): Answer => {
    const { from = 0, size = 10, query } = JSON.parse(body);
    const isEverything = JSON.stringify(query).includes('{"match_all":{}}');
    const found = [...index.visible]
      .filter(([, { source }]) => isEverything && source?.uid !== undefined)
      .sort(([a], [b]) => Number(a) - Number(b));
    const hits = found.slice(from, from + size).map(([_id, { source }]) => ({ _id, _score: 1, _source: source }));
    return [200, { took: 1, hits: { total: { value: found.length, relation: "eq" }, max_score: 1, hits } }];
  };

  const aliases = (body: string): Answer => {
    for (const { add, remove_index } of JSON.parse(body).actions) {
      if (add) indexes.get(add.index)?.aliases.add(add.alias);
      if (remove_index) indexes.delete(remove_index.index);
    }
    return [200, { acknowledged: true }];
  };

  const answerOf = ({ method, path, body }: StandInRequest): Answer => {
    const { pathname, searchParams } = new URL(path, "http://localhost");
    const [first = "", second, id = ""] = pathname.slice(1).split("/").map(decodeURIComponent);
    if (first === "_bulk") return bulk(body);
    if (first === "_aliases") return aliases(body);
    if (second === undefined && method === "PUT") {
      const { aliases = {}, mappings } = JSON.parse(body);
      const documents = new Map();
      indexes.set(first, {
        meta: mappings._meta,
        aliases: new Set(Object.keys(aliases)),
        documents,
        visible: new Map(),
      });
      return [200, { acknowledged: true, shards_acknowledged: true, index: first }];
    }
    const found = named(first);
    const [index] = found.map(([, stored]) => stored);
    if (second === undefined && (index || first.endsWith("*")))
      return [200, Object.fromEntries(found.map(([name, { meta }]) => [name, { mappings: { _meta: meta } }]))];
    if (!index) return missing(first);
    if (second === "_search") return search(index, body);
    if (second === "_refresh") {
      index.visible = new Map(index.documents);
      return [200, { _shards: { total: 1, successful: 1, failed: 0 } }];
    }
    if (method === "PUT") return [write(first, id, Number(searchParams.get("version")), JSON.parse(body)), {}];
    const source = index.documents.get(id)?.source;
    return source ? [200, { _id: id, found: true, _source: source }] : [404, { _id: id, found: false }];
  };

  const respond = (request: StandInRequest, response: ServerResponse) => {
    if (state.isDown) return response.destroy();
    const [status, body] = answerOf(request);
    return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  const opened = await standIn(respond);
  return Object.assign(state, { ...opened, requests: opened.requests, indexes });
}
