import { check } from "@purvey/contract/check";
import type { Schema } from "@purvey/contract/schema";
import type { HttpServiceSettings } from "./http-request.ts";
import { unreadable } from "./http-service-error.ts";

/**
 * What an outside system answered, once it has the shape its protocol says; fields beyond it are left alone.
 *
 * @throws HttpServiceError (502) that names the first field that is wrong, but not its value.
 */
export function requireShape<T>(
  service: Pick<HttpServiceSettings, "name" | "baseUrl">,
  schema: Schema,
  body: unknown,
): T {
  const [issue] = check(schema, body, { direction: "output" });
  if (!issue) return body as T;
  throw unreadable(service, `something else than its protocol says (\`${issue.path || "the whole answer"}\`)`);
}
