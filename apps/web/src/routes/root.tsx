import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { BrokenPage } from "../app/screens/broken-screen.tsx";
import { useLeave } from "../app/use-leave.ts";
import type { Area } from "../shared/areas.ts";
import { laterPart } from "../shared/later-part.ts";
import { useSession } from "../shared/session/session-context.tsx";
import type { SessionStore } from "../shared/session/session-store.ts";
import { announcerId } from "../shared/use-title.ts";
import { notFound } from "./not-found.ts";

/** What guards of routes look at. */
export interface RouterContext {
  readonly session: SessionStore;
  /** Adds the screens of an area to the routes; undefined when they are there already. */
  readonly openArea: (area: Exclude<Area, "shop">) => Promise<void> | undefined;
}

/** The route above all others. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: notFound,
  errorComponent: BrokenPage,
});

const SignInAgain = laterPart(async () => (await import("../features/account/sign-in-again.tsx")).SignInAgain);

function Root() {
  const { expired } = useSession();
  const leave = useLeave();
  return (
    <>
      <p id={announcerId} role="status" className="sr-only" />
      <Outlet />
      {expired && <SignInAgain onLeave={leave} />}
    </>
  );
}
