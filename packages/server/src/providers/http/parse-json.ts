import type { HttpServiceSettings } from "./http-request.ts";
import { unreadable } from "./http-service-error.ts";

/** JSON that an outside system sent. @throws HttpServiceError (502) when it is none. */
export function parseJson(service: Pick<HttpServiceSettings, "name" | "baseUrl">, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(service, "something that is not JSON");
  }
}
