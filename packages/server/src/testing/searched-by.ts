import { randomBytes } from "node:crypto";
import type { ServerConfig } from "../platform/config.ts";
import type { DatabaseKind } from "./test-database.ts";

/** A way in which a server searches, for tests that must hold in each. */
export interface SearchedBy {
  readonly title: string;
  readonly kind: DatabaseKind;
  readonly config: Partial<ServerConfig>;
  /** Removes what the tests left outside of the database. */
  clear(): Promise<void>;
}

const { OPENSEARCH_URL: url, OPENSEARCH_USERNAME: username, OPENSEARCH_PASSWORD: password } = process.env;

const inProcess = (["embedded", "postgres"] as const).map((kind) => ({
  title: kind,
  kind,
  config: {},
  clear: async () => {},
}));

/** In the memory of the process on both databases, and on OpenSearch where `OPENSEARCH_URL` names one. */
export const searchedBy: readonly SearchedBy[] = url ? [...inProcess, byCluster(url)] : inProcess;

function byCluster(url: string): SearchedBy {
  const prefix = `test${randomBytes(6).toString("hex")}`;
  const environment = {
    OPENSEARCH_URL: url,
    OPENSEARCH_USERNAME: username,
    OPENSEARCH_PASSWORD: password,
    OPENSEARCH_PREFIX: prefix,
  };
  return {
    title: "postgres, OpenSearch",
    kind: "postgres",
    config: { environment },
    async clear() {
      const { Client } = await import("@opensearch-project/opensearch");
      const auth = username && password ? { auth: { username, password } } : {};
      await new Client({ node: url, ...auth }).indices.delete({ index: `${prefix}-*` });
    },
  };
}
