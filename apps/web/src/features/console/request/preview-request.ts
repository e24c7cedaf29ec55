import type { ClientContext } from "@purvey/client/context";
import { mask, redact } from "@purvey/client/observe";
import { buildRequest } from "@purvey/client/request";
import type { ServiceModule } from "@purvey/client/wire";
import type { FormRecord } from "../../../shared/contract-form/form-value.ts";
import type { SentRequest } from "./send-call.ts";

/** The request that an input would make, secrets masked; nothing while it makes none. */
export function previewRequest(
  module: ServiceModule<unknown>,
  name: string,
  input: FormRecord,
  { siteId, baseUrl }: ClientContext,
  origin: string = location.origin,
): SentRequest | undefined {
  const endpoint = module.endpoints[name];
  const keys = endpoint?.parts.filter((_, index) => index % 2 === 1) ?? [];
  if (!endpoint || keys.some((key) => input[key] === undefined)) return undefined;
  try {
    const { path, body } = buildRequest(endpoint, redact(endpoint.input, input) as FormRecord, name);
    const base = String(baseUrl).replaceAll("{service}", module.segment);
    const headers = {
      accept: "application/json",
      "x-site-id": siteId,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(endpoint.tokenless ? {} : { authorization: `Bearer ${mask}` }),
    };
    return { method: endpoint.method, url: new URL(base + path, origin).href, headers, body };
  } catch {
    // A key cannot stand in a path.
    return undefined;
  }
}
