import { cacheHeaders, fileCaching } from "@purvey/contract/caching";
import type { Database } from "../db/database.ts";

/** What the server answers to load balancers and orchestrators, who send no header of a site. */
export interface Probes {
  /** `GET /livez`: the process answers. */
  live(): Response;
  /** `GET /readyz`: it can serve now. 503 while the database does not answer in time, and once the server is to stop. */
  ready(): Promise<Response>;
  /** From now on the server is not ready: it is about to stop. */
  drain(): void;
}

/** @param timeout how long the database may take, in milliseconds */
export function probesOf(db: Database, timeout: number): Probes {
  let draining = false;
  return {
    live: () => says(200, "live"),
    ready: async () => {
      if (draining) return says(503, "The server is stopping; send calls to another one.");
      if (await answersWithin(db, timeout)) return says(200, "ready");
      return says(503, `The database did not answer within ${timeout} ms.`);
    },
    drain: () => {
      draining = true;
    },
  };
}

async function answersWithin(db: Database, timeout: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, timeout, false);
  });
  const answered = db.ping().then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}

function says(status: number, text: string): Response {
  const headers = { "content-type": "text/plain; charset=utf-8", ...cacheHeaders(fileCaching.missing) };
  return new Response(`${text}\n`, {
    status,
    headers: { ...headers, ...(status === 503 ? { "retry-after": "5" } : {}) },
  });
}

/** Paths of other servers' probes, and of files that scanners look for: never a page of the application. */
export function isNoPage(path: string): boolean {
  return probeNames.test(path) || hidden.test(path) || file.test(path);
}

const probeNames =
  /^\/(?:health|healthz|health-check|livez?|liveness|readyz?|readiness|status|statusz|ping|metrics|startupz?)\/?$/i;
const hidden = /(?:^|\/)\.(?!well-known\/)/;
const file =
  /\.(?:php\d?|aspx?|jsp|cgi|env|sql|bak|old|ya?ml|toml|ini|conf|log|zip|tar|t?gz|7z|xml|txt|json|map|m?js|css|html?|png|jpe?g|gif|webp|avif|svg|ico|woff2?|wasm|pem|key)$/i;
