import { createRoute, redirect } from "@tanstack/react-router";
import { rootRoute } from "../root.tsx";
import { HomeOfRole } from "./home-of-role.tsx";
import { SignedInFrame } from "./signed-in-frame.tsx";

/** Everything behind the door: who is not signed in goes there first, and comes back. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "in",
  beforeLoad: ({ context, location }) => {
    if (context.session.get().token === undefined) throw redirect({ to: "/sign-in", search: { to: location.href } });
  },
  component: SignedInFrame,
});

/** `/` leads to the area that the person works in. */
export const indexRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/",
  component: HomeOfRole,
});
