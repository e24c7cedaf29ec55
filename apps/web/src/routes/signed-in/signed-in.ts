import { createRoute, redirect } from "@tanstack/react-router";
import { deviceMemory } from "../../shared/session/device-memory.ts";
import { lentKey } from "../../shared/session/lent-key.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
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
    const elsewhere = session.get().token === undefined && deviceMemory()?.getItem(lentKey);
    return elsewhere ? borrow(session).then(enter) : enter();
  },
  component: SignedInFrame,
});

async function borrow(session: SessionStore): Promise<void> {
  const { borrowSession } = await import("../../shared/session/borrow-session.ts");
  await borrowSession(session);
}

/** `/` leads to the area that the person works in. */
export const indexRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/",
  component: HomeOfRole,
});
