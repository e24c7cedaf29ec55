import { createRoute } from "@tanstack/react-router";
import { AreaGate } from "../../app/shell/area-gate.tsx";
import { notFoundInArea } from "../not-found.ts";
import { signedInRoute } from "../signed-in/signed-in.ts";

/** The shop. */
export const shopRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: "/shop",
  component: () => <AreaGate area="shop" />,
  notFoundComponent: notFoundInArea,
});
