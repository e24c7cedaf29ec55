import { createRoute, redirect } from "@tanstack/react-router";
import { textParam } from "../shared/url/read-param.ts";
import { lazyScreen } from "./lazy-screen.ts";
import { rootRoute } from "./root.tsx";

/** The door. `to` is where one wanted to go: a path of this application, never another address. */
export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sign-in",
  validateSearch: (raw): { to?: string | undefined } => ({ to: innerPath(textParam(raw.to)) }),
  beforeLoad: ({ context, search }) => {
    if (context.session.get().token !== undefined) throw redirect({ href: search.to ?? "/" });
  },
  component: lazyScreen(() => import("../features/account/sign-in-screen.tsx"), "SignInScreen"),
});

function innerPath(path: string | undefined): string | undefined {
  return path && /^\/(?![/\\])/.test(path) ? path : undefined;
}
