import type { Route } from "./router.ts";

/**
 * Which methods a path answers, for refusals and `OPTIONS`; none for a path that nothing answers. HEAD stands for a GET
 * without effects only.
 *
 * @example
 * const methodsAt = allowedMethods(routes);
 * methodsAt("/api/items/brands/7"); // ["DELETE", "GET", "HEAD", "PUT"]
 */
export function allowedMethods(routes: readonly Route[]): (path: string) => string[] {
  const shapes = routes.map(({ path, endpoint }) => ({
    shape: new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/:\w+/g, "[^/]+")}$`),
    methods: endpoint.method === "GET" && endpoint.safe ? ["GET", "HEAD"] : [endpoint.method],
  }));
  return (path) => [...new Set(shapes.flatMap(({ shape, methods }) => (shape.test(path) ? methods : [])))].sort();
}
