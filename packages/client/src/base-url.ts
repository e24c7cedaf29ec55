import { plainAddress } from "./address.ts";
import type { ClientContext } from "./context.ts";

/** Refuses a `baseUrl` that no service can be found by, before anything is sent to it. */
export function requireBaseUrl({ baseUrl, transport }: Partial<ClientContext>): void {
  if (baseUrl === undefined || typeof baseUrl === "function") return;
  for (const address of typeof baseUrl === "object" ? Object.values(baseUrl ?? {}) : [baseUrl])
    if (typeof address === "string") plainAddress(address, "`baseUrl`");
  if (typeof baseUrl === "object" && baseUrl) return;
  if (typeof baseUrl !== "string")
    throw new TypeError(`\`baseUrl\` is ${baseUrl}. Give it a text such as "http://localhost:4400/api/{service}".`);
  if (!baseUrl.includes("{service}"))
    throw new TypeError(
      `\`baseUrl\` is "${baseUrl}", which has no place for a service's name. Write "${withPlace(baseUrl)}", or give an address for each service.`,
    );
  if (!transport && !/^(https?:\/)?\//.test(baseUrl))
    throw new TypeError(
      `\`baseUrl\` is "${baseUrl}", which is no address. Begin it with "https://", "http://" or "/".`,
    );
}

/** The address as it was probably meant: with the place at its end, below `/api` where it names no folder. */
function withPlace(baseUrl: string): string {
  const folder = baseUrl.replace(/(\/\{\w*\}?)?\/*$/, "");
  return `${/^(https?:\/\/[^/]*)?$/.test(folder) ? `${folder}/api` : folder}/{service}`;
}
