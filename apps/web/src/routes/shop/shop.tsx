import { createRoute, redirect } from "@tanstack/react-router";
import { rootRoute } from "../root.tsx";
import { ShopFrame } from "./frame.tsx";

/** Everything behind the door: who is not signed in goes there first, and comes back. */
export const shopRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/shop",
  beforeLoad: ({ context, location }) => {
    if (context.session.get().token === undefined) throw redirect({ to: "/sign-in", search: { to: location.href } });
  },
  component: ShopFrame,
});
