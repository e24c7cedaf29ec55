import { ServerError } from "../errors.ts";

/** The refusal of a method and path that nothing answers; `methods` are those that the path does answer. */
export function unknownRoute(method: string, path: string, methods: readonly string[]): ServerError {
  const others =
    methods.length > 0
      ? `This path answers ${methods.join(", ")}.`
      : "`GET /api/<service>/openapi.json` lists those of a service.";
  return new ServerError("RESOURCE_NOT_FOUND", `There is no endpoint \`${method} ${path}\`. ${others}`, {
    details: { method, path },
    headers: methods.length > 0 ? { allow: methods.join(", ") } : {},
  });
}
