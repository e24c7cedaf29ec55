import { createRoute, redirect } from "@tanstack/react-router";
import { borrowWhereLent, isLentElsewhere } from "../../shared/session/borrow-where-lent.ts";
import { rootRoute } from "../root.tsx";
import { HomeOfRole } from "./home-of-role.tsx";
import { SignedInFrame } from "./signed-in-frame.tsx";

/** Everything behind the door: who is signed in in no tab of the browser goes there first, and comes back. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "in",
  beforeLoad: ({ context: { session }, location }) => {
    const enter = () => {
      if (session.get().token === undefined) throw redirect({ to: "/sign-in", search: { to: location.href } });
    };
    return isLentElsewhere(session) ? borrowWhereLent(session).then(enter) : enter();
  },
  component: SignedInFrame,
});

/** `/` leads to the area that the person works in. */
export const indexRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/",
  component: HomeOfRole,
});
