import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { routeTree } from "../routes/tree.ts";
import type { SessionStore } from "../shared/session/session-store.ts";
import { parseSearch, stringifySearch } from "../shared/url/search-text.ts";

/** The application's router; a history of its own is for tests. */
export function createAppRouter(session: SessionStore, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { session },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: "intent",
    defaultPendingMs: 0,
    ...(history ? { history } : {}),
  });
}

/** The type of the application's router. */
export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
