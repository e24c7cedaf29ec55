import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { BrokenScreen } from "../app/screens/broken-screen.tsx";
import { NotFoundScreen } from "../app/screens/not-found-screen.tsx";
import { useLeave } from "../app/use-leave.ts";
import { useSession } from "../shared/session/session-context.tsx";
import type { SessionStore } from "../shared/session/session-store.ts";
import { announcerId } from "../shared/use-title.ts";

/** What guards of routes look at. */
export interface RouterContext {
  readonly session: SessionStore;
}

/** The route above all others. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundScreen,
  errorComponent: BrokenScreen,
});

const SignInAgain = lazy(async () => ({
  default: (await import("../features/account/sign-in-again.tsx")).SignInAgain,
}));

function Root() {
  const { expired } = useSession();
  const leave = useLeave();
  return (
    <>
      <p id={announcerId} role="status" className="sr-only" />
      <Outlet />
      {expired && (
        <Suspense>
          <SignInAgain onLeave={leave} />
        </Suspense>
      )}
    </>
  );
}
