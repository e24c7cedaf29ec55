import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { addScreens, routeTree } from "../routes/tree.ts";
import type { Area } from "../shared/areas.ts";
import { imported } from "../shared/imported.ts";
import type { SessionStore } from "../shared/session/session-store.ts";
import { BrokenScreen } from "./screens/broken-screen.tsx";
import { parseSearch, stringifySearch } from "./search-text.ts";

/** The application's router; a history of its own is for tests. */
export function createAppRouter(session: SessionStore, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { session, openArea },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: "intent",
    defaultPendingMs: 0,
    defaultErrorComponent: BrokenScreen,
    ...(history ? { history } : {}),
  });

  function openArea(area: Exclude<Area, "shop">): Promise<void> | undefined {
    if (!Object.hasOwn(router.routesById, `/in/${area}/$`)) return undefined;
    return imported(() => addScreens(area)).then(() => router.setRoutes(router.buildRouteTree()));
  }

  return router;
}

/** The type of the application's router. */
export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
